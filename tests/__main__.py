"""Everything a change must pass: style, types, then the tests, of which only the situations are traced."""

import subprocess
import sys

TESTS = ("pytest", "-n", "auto", "--dist", "worksteal")
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    (*TESTS, "--part", "traced", "--cov", "--cov-report", "term"),
    (*TESTS, "--part", "untraced"),
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
