"""Ka-Blam! and Friends: reads the flags, builds the services and runs the app."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # before anything else: the voice's child starts here, too, when frozen
    from game.flags import main

    sys.exit(main(sys.argv[1:]))
