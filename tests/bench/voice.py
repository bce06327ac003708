"""What the voice costs, how soon it speaks and how it stands up to faults, beside what is wanted.

Run it from the project's folder: python -m tests.bench.voice [V1 V2 V3 V5 V6 V7 V8 V12]
It takes about a quarter of an hour, V8 most of it. Nothing is heard: the loudspeaker is a file. As root on
Linux other programs do not disturb the figures; else a busy machine lengthens them, and only "own", the
processor's time, is the voice's.
"""

import contextlib
import os
import sys
import tempfile
from pathlib import Path

LONG = ("V8",)  # minutes of work in which other programs should have their turn


def main() -> int:
    from tests.bench import voice_faults, voice_speed
    from tests.sound.tape import recording

    benches = voice_speed.BENCHES | voice_faults.BENCHES
    for name in sys.argv[1:] or benches:
        undisturbed(name not in LONG)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as nowhere:
            folder = Path(nowhere)
            with recording(folder / "tape", faster=False):
                benches[name](folder)
    return 0


def undisturbed(wanted: bool) -> None:
    """Go before all other programs where that is allowed (as root on Linux)."""
    if sys.platform != "linux":
        return
    with contextlib.suppress(PermissionError):
        policy, priority = (os.SCHED_FIFO, 1) if wanted else (os.SCHED_OTHER, 0)
        os.sched_setscheduler(0, policy, os.sched_param(priority))


# A speaking child starts by importing this file again: what is heavy waits until it is needed.
if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    sys.exit(main())
