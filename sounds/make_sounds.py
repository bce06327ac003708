"""Makes and judges the voice's files: python -m sounds.make_sounds [--words | --calls | --check | --tidy]

Without a flag it makes the fifty single sounds. Needs what sounds/requirements.txt lists.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import soundfile

from game import paths
from game.sound.pcm import Clip, tidy, wav
from game.sound.phonemes import GROUP_OF, LABELS
from sounds.judging import CALL_SECONDS, WORD_SECONDS, measure, sound_faults, word_faults
from sounds.shaping import Samples, filtered, room_noise, to_clip, trimmed
from sounds.single_sounds import finished, make_sound, rumble_below

ENDINGS = (".wav", ".ogg", ".flac", ".mp3")
PHONEMES, WORDS, CALLS = "phonemes", "words", "calls"


def make_phonemes(folder: Path) -> None:
    from sounds.espeak import RATE, Espeak  # judging needs no engine

    folder.mkdir(parents=True, exist_ok=True)
    speaker = Espeak()
    for label in LABELS:
        (folder / f"{label}.wav").write_bytes(wav(to_clip(make_sound(speaker, label), RATE)))


def sound_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix.lower() in ENDINGS)


def load(path: Path) -> tuple[Samples, int]:
    """Any sound file as one channel."""
    samples, rate = soundfile.read(path, always_2d=True)
    mono: Samples = samples.mean(axis=1)
    return mono, rate


def faults(path: Path) -> tuple[str, list[str]]:
    """What was measured, and what is wrong; the name of the folder tells words and calls from sounds."""
    try:
        found = measure(to_clip(*load(path)))
    except (ValueError, soundfile.LibsndfileError) as error:
        return "", [str(error)]
    name = path.stem.lower()
    if path.parent.name not in (WORDS, CALLS) and name in GROUP_OF:
        return str(found), sound_faults(name, found)
    return str(found), word_faults(found, CALL_SECONDS if path.parent.name == CALLS else WORD_SECONDS)


def check(folder: Path) -> bool:
    """One line for each file; whether all of them pass, and in our own folder whether none is missing."""
    files = sound_files(folder)
    wrong = dict(twins(files))
    for path in files:
        measured, found = faults(path)
        found += wrong.get(path, [])
        if found:
            wrong[path] = found
        print(f"{path.stem:10} {'FAIL' if found else 'ok':4} {measured} {'; '.join(found)}".rstrip())
    missing = [label for label in LABELS if label not in {path.stem.lower() for path in files}]
    if folder.name not in (WORDS, CALLS) and missing:
        print("not there:", *missing)
    print(f"{len(files) - len(wrong)} of {len(files)} pass")
    return bool(files) and not wrong and not (missing and folder.name == PHONEMES)


def twins(files: Sequence[Path]) -> Iterator[tuple[Path, list[str]]]:
    """Files that hold the very same sound as one before them."""
    seen: dict[bytes, str] = {}
    for path in files:
        try:
            sound = to_clip(*load(path)).pcm
        except soundfile.LibsndfileError:
            continue
        if sound in seen:
            yield path, [f"the same sound as {seen[sound]}"]
        seen.setdefault(sound, path.stem)


def tidy_folder(source: Path, target: Path) -> None:
    """Trim and level recordings of sounds and words alike, each as the game wants it."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sound_files(source):
        name = path.stem.lower()
        try:
            clip = tidied(name, *load(path))
        except (ValueError, soundfile.LibsndfileError) as error:
            print(f"{path.name}: {error}")
        else:
            (target / f"{name}.wav").write_bytes(wav(clip))


def tidied(name: str, samples: Samples, rate: int) -> Clip:
    samples = filtered(samples, rate, rumble_below(name) if name in GROUP_OF else 60)
    samples = trimmed(samples, room_noise(samples, rate))
    if name not in GROUP_OF:
        return tidy(to_clip(samples * 0.9 / np.abs(samples).max(), rate))
    group = GROUP_OF[name]
    if group.name in ("hum", "hiss"):  # the only ones that lose nothing when their end is cut off
        samples = samples[: round((group.longest - 0.02) * rate)]
    return to_clip(finished(samples, rate, name, 0.010), rate)


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--words", action="store_true", help="every word of the packs and the picture nouns")
    what.add_argument("--calls", action="store_true", help="the four calls")
    what.add_argument("--check", type=Path, metavar="FOLDER", help="judge made or recorded sounds")
    what.add_argument("--tidy", type=Path, nargs=2, metavar=("FROM", "TO"), help="trim and level recordings")
    parser.add_argument("--into", type=Path, default=paths.sounds(), help="make the folders here instead")
    return parser.parse_args(words)


def make(chosen: argparse.Namespace) -> Path:
    """Make what was asked for; the folder it is in."""
    from sounds.calls import make_calls
    from sounds.speaking import all_words, make_words

    if chosen.words:
        make_words(chosen.into / WORDS, all_words())
        return Path(chosen.into / WORDS)
    if chosen.calls:
        make_calls(chosen.into / CALLS)
        return Path(chosen.into / CALLS)
    make_phonemes(chosen.into / PHONEMES)
    return Path(chosen.into / PHONEMES)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    if chosen.tidy:
        tidy_folder(*chosen.tidy)
        return 0 if check(chosen.tidy[1]) else 1
    return 0 if check(chosen.check or make(chosen)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
