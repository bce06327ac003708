"""A speaking child that does what a script says instead of speaking."""

import os
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

from game.sound.speaker import end_with_parent

CLIP = (16000, b"\x10\x20" * 4000)


def act(connection: Connection, script: Sequence[str], ready: bool = True) -> None:
    """Answer the jobs in turn as the script says; the last entry answers all further ones."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    if "dead" in script:
        connection.send(("dead", "nothing here can speak"))
        return
    if ready:
        connection.send(("ready", "Fake", "any", "1"))
    place = 0
    while (job := connection.recv()) is not None:
        respond(connection, script[min(place, len(script) - 1)], job[1])
        place += 1


def mute(connection: Connection) -> None:
    """Never say a word, not even that it started."""
    connection.recv()


def respond(connection: Connection, how: str, number: int) -> None:
    match how:
        case "slow":
            time.sleep(0.2)
        case "hang":
            time.sleep(1000)
        case "crash":
            os._exit(3)
        case "garbage":
            connection.send_bytes(b"this is no message")
            return
        case "nonsense":
            connection.send(("done", "what", None))
            return
        case "stranger":
            connection.send(("done", number + 7, *CLIP))
            return
        case "fail":
            connection.send(("failed", number, "could not"))
            return
    connection.send(("done", number, *CLIP))
