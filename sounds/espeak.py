"""The espeak-ng library, only ever used to make the single sounds: one user a process."""

import ctypes
from collections.abc import Callable

import espeakng_loader
import numpy as np

from sounds.shaping import Samples

RATE = 22050
SYNCHRONOUS, NO_EXIT = 2, 0x8000
PHONEMES, UTF8 = 0x100, 1
SPEED = 1
VOICE = b"gmw/en"
WARM_UP = "ready"
Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class Espeak:
    """Says phonemes in its own notation."""

    def __init__(self) -> None:
        self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = str(espeakng_loader.get_data_path()).encode()
        if self._library.espeak_Initialize(SYNCHRONOUS, 0, data, NO_EXIT) != RATE:
            raise RuntimeError("espeak-ng does not start")
        self._pieces: list[Samples] = []
        self._callback = Callback(self._take)
        self._library.espeak_SetSynthCallback(self._callback)
        self._library.espeak_SetVoiceByName(VOICE)
        self._say = self._speaker()
        self._say(WARM_UP)

    def say(self, phonemes: str, words_a_minute: int) -> Samples:
        self._library.espeak_SetParameter(SPEED, words_a_minute, 0)
        self._say(f"[[{phonemes}]]")
        return np.concatenate(self._pieces)

    def _speaker(self) -> Callable[[str], None]:
        synth = self._library.espeak_Synth
        synth.argtypes = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint, ctypes.c_int]
        synth.argtypes += [ctypes.c_uint, ctypes.c_uint, ctypes.c_void_p, ctypes.c_void_p]

        def say(text: str) -> None:
            self._pieces.clear()
            data = text.encode() + b"\0"
            synth(data, len(data), 0, 0, 0, UTF8 | PHONEMES, None, None)
            self._library.espeak_Synchronize()

        return say

    def _take(self, samples: "ctypes._Pointer[ctypes.c_short]", count: int, _: int | None) -> int:
        if count > 0:
            self._pieces.append(np.ctypeslib.as_array(samples, (count,)).astype(np.float64) / 32768)
        return 0
