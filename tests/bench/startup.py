"""How long until the first picture, beside the smallest program that shows one, and how much memory.

Run it from the project's folder: python -m tests.bench.startup [dist/ka-blam/ka-blam]
It needs Xvfb.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.measures import line, usual

ROUNDS = 7
SIZE = "1280x720"
LARGE = "1920x1080"
SHOWN = "shown"  # what a started program prints when its first frame is on the screen
ANSWERED = "answered"
HELLO = """
import os
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
import pygame
pygame.display.init()
pygame.font.init()
screen = pygame.display.set_mode((1280, 720))
screen.fill("navy")
screen.blit(pygame.font.Font(None, 80).render("hello", True, "white"), (40, 40))
pygame.display.flip()
print("shown", flush=True)
input()
"""
# The game as it is, but telling when it has first drawn and when it has drawn after a press.
OURS = """
import sys, pygame
get, flip, update = pygame.event.get, pygame.display.flip, pygame.display.update
words, pressed = ["answered", "shown"], []
press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 486), button=1, touch=False)
def telling(show):
    def shown(*rects):
        show(*rects)
        if len(words) == 2 or words and pressed:
            print(words.pop(), flush=True)
    return shown
def pressing():
    if pressed:
        return get()
    pressed.append(True)
    return [press]
pygame.event.get, pygame.display.flip, pygame.display.update = pressing, telling(flip), telling(update)
from game.flags import main
sys.exit(main(sys.argv[1:]))
"""


class Started:
    """A program under the clock; ended at the end of the `with`."""

    def __init__(self, command: Sequence[str]) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def __enter__(self) -> "Started":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def until(self, word: str) -> float:
        """Milliseconds from the start to this line."""
        assert self.process.stdout is not None
        for text in self.process.stdout:
            if text.strip() == word:
                return (time.perf_counter() - self.began) * 1000
        raise RuntimeError(f"the program ended before it said '{word}'")

    def memory(self) -> float:
        """Megabytes held now; Linux only."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0.0
        held = next(row for row in status.read_text().splitlines() if row.startswith("VmRSS"))
        return int(held.split()[1]) / 1024


def ours(data: str, *flags: str) -> list[str]:
    return [sys.executable, "-c", OURS, "--data", data, "--windowed", *flags]


def source(data: str) -> None:
    hello, shown, answered, held, small = [], [], [], [], []
    for _ in range(ROUNDS):
        with Started([sys.executable, "-c", HELLO]) as program:
            hello.append(program.until(SHOWN))
            small.append(program.memory())
        with Started(ours(data)) as program:
            shown.append(program.until(SHOWN))
            answered.append(program.until(ANSWERED))
            held.append(program.memory())
    yard = usual(hello)
    line("hello, the yardstick", f"{yard:.0f} ms, {usual(small):.0f} MB")
    line("U1 first frame", f"{usual(shown) / yard:.1f} x ({usual(shown):.0f} ms)", "must 3, goal 1.8")
    line("U2 title answers", f"{usual(answered) / yard:.1f} x ({usual(answered):.0f} ms)", "must 6, goal 3")
    line("U5 memory at the title", f"{usual(held):.0f} MB", "must 120 MB, goal 70 MB")


def table_memory(data: str) -> None:
    seats = "easy,medium,easy,hard,easy,medium"
    with Started(ours(data, "--play", "kablam", "--seats", seats, "--size", LARGE)) as program:
        program.until(SHOWN)
        time.sleep(20)
        line(
            f"U5 memory at a table of six, {LARGE}", f"{program.memory():.0f} MB", "must 200 MB, goal 120 MB"
        )


def window_appears(command: Sequence[str], picture: Path) -> float:
    """Milliseconds until the middle of the screen is no longer black."""
    with Started([*command, "--windowed"]) as program:
        while time.perf_counter() - program.began < 20 and not drawn(picture):
            time.sleep(0.002)
        seconds = time.perf_counter() - program.began
    while drawn(picture):  # the window is gone a moment after its program
        time.sleep(0.01)
    return seconds * 1000


def drawn(picture: Path) -> bool:
    with picture.open("rb") as file:
        file.seek(picture.stat().st_size // 2)
        return any(file.read(4000))


def frozen(program: str, data: str, picture: Path) -> None:
    """The folder that PyInstaller made, beside the source; both as a person would start them."""
    packed, plain = [], []
    for _ in range(ROUNDS):
        packed.append(window_appears([program, "--data", data], picture))
        plain.append(window_appears([sys.executable, "main.py", "--data", data], picture))
    ratio = usual(packed) / usual(plain)
    found = f"{ratio:.2f} x ({usual(packed):.0f} against {usual(plain):.0f} ms)"
    line("U3 frozen, first frame", found, "must 1.5, goal 1.2")
    size = sum(
        file.stat().st_size
        for file in Path(program).parent.rglob("*")
        if file.is_file() and not file.is_symlink()
    )
    line("U6 folder", f"{size / 1e6:.0f} MB", "must 120 MB, goal 60 MB")


@contextlib.contextmanager
def display(folder: str) -> Iterator[None]:
    """A display in memory; its picture is a file in the folder."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-fbdir", folder, "-screen", "0", f"{LARGE}x24"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.environ["DISPLAY"] = f":{os.read(reading, 10).decode().strip()}"
    os.environ["SDL_VIDEODRIVER"] = "x11"
    try:
        yield
    finally:
        server.terminate()
        server.wait()


def main() -> int:
    """As on any other day: compiled once, and compiled files are kept."""
    if not shutil.which("Xvfb"):
        print("This needs Xvfb, a display in memory.", file=sys.stderr)
        return 1
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data, display(data):
        print(f"Xvfb, {SIZE}, medians of {ROUNDS}")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = data
        with Started(ours(data)) as warming_up:
            warming_up.until(ANSWERED)
        source(data)
        table_memory(data)
        if len(sys.argv) > 1:
            frozen(sys.argv[1], data, Path(data) / "Xvfb_screen0")
    return 0


if __name__ == "__main__":
    sys.exit(main())
