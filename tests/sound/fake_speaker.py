"""A speaking child that does what a script says instead of speaking."""

import os
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

from game.sound.speaker import end_with_parent, engine_order

CLIP = (16000, b"\x10\x20" * 4000)


def act(
    connection: Connection, log: str, engines: Sequence[str], *, script: Sequence[str], name: str = "Fake"
) -> None:
    """Answer the jobs in turn as the script says; the last entry answers all further ones."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    if "dead" in script:
        connection.send(("dead", "nothing here can speak"))
        return
    connection.send(("ready", name or engines[0], "1"))
    place = 0
    while (job := connection.recv()) is not None:
        how = script[min(place, len(script) - 1)]
        if job[0] == "voices" and how == "ok":
            connection.send(("voices", [(f"{name}:any", "Any", "british") for name in engines]))
        else:
            respond(connection, how, job[1] if job[0] == "render" else 0)
        place += 1


def fall_over(connection: Connection, log: str, engines: Sequence[str]) -> None:
    """Die while starting, unless it is the second engine's turn."""
    if engines[0] == engine_order()[0]:
        os._exit(3)
    act(connection, log, engines, script=("ok",), name="")


def stutter(connection: Connection, log: str, engines: Sequence[str]) -> None:
    """Send half a message and then nothing more."""
    connection.send(("ready", "Fake", "1"))
    connection.recv()
    os.write(connection.fileno(), b"\x00\x00\x10\x00half")
    time.sleep(1000)


def mute(connection: Connection, log: str, engines: Sequence[str]) -> None:
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
