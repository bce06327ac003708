"""Ka-Blam! and Friends: reads the flags, builds the services and runs the app."""

import multiprocessing
import os
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # before anything else: the voice's child starts here, too, when frozen
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.flags import main

    sys.exit(main(sys.argv[1:]))
