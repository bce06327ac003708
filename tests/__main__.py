"""Everything a change must pass: style, types, then the tests with their coverage."""

import subprocess
import sys

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("pytest", "-n", "auto", "--cov", "--cov-report", "term"),
)


def main() -> int:
    for module, *arguments in CHECKS:
        print(f"== {module} {' '.join(arguments)}", flush=True)
        done = subprocess.run([sys.executable, "-m", module, *arguments])
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
