"""What has been played, in a file that only grows, so that a command that was ended goes on where it was.

The file begins with what the results follow from; then comes what was made of each part, in order. Each entry is a
length and a compressed text in MessagePack. Nothing in it is code.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from elbowroom import __version__
from elbowroom.bots.knowledge import SWITCH as JUDGEMENT
from elbowroom.content.loader import sources
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.lab.crew import Crew
from elbowroom.neural import RUNNER
from elbowroom.neural import SWITCH as NET

FORMAT: Final = "elbowroom journal 1"
LENGTH: Final = 4  # bytes that say how long an entry is

P = TypeVar("P")
T = TypeVar("T")


class JournalError(ElbowRoomError):
    """A file of results that do not belong to what is asked."""


@contextmanager
def kept(crew: Crew, path: Path | None, settings: Mapping[str, object], kind: Any) -> Iterator[Crew]:
    """A crew that keeps results in a file, and does not play again what is there; without a file the crew itself.

    `settings` say in plain values what the results follow from, and `kind` is their type.
    """
    if path is None:
        yield crew
        return
    begun = {"format": FORMAT, **_surroundings(), **settings}
    with path.open("a+b") as file:
        _check(path, file, begun)
        yield Keeping(crew, path, file, msgspec.msgpack.Decoder(kind))


def _surroundings() -> dict[str, object]:
    """What results follow from besides the plan."""
    return {
        "version": __version__,
        "rules": RULES_VERSION,
        "content": {file.name: _digest(file) for file in sources()[0]},
        "judgement": _named_by(JUDGEMENT),
        "net": _named_by(NET),
        "runner of the net": os.environ.get(RUNNER, ""),
    }


def _named_by(variable: str) -> str:
    """What tells the file of a variable of the environment from others."""
    name = os.environ.get(variable, "")
    return _digest(Path(name)) if name else ""


def _digest(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=16).hexdigest()


def _check(path: Path, file: BinaryIO, begun: dict[str, object]) -> None:
    """Begin an empty file, or refuse one that was begun with something else; goes to the first result."""
    file.seek(0)
    first = _entry(file)
    if first is None:
        if file.seek(0, os.SEEK_END):
            raise JournalError(f"{path} holds no results that could be gone on with; name another file")
        _write(file, begun)
        return
    try:
        then = msgspec.msgpack.decode(first, type=dict[str, Any])
    except msgspec.MsgspecError:
        then = {}
    if then.get("format") != FORMAT:
        raise JournalError(f"{path} holds no results that could be gone on with; name another file")
    now = msgspec.msgpack.decode(msgspec.msgpack.encode(begun), type=dict[str, Any])
    for name in {**then, **now}:
        if then.get(name) != now.get(name):
            raise JournalError(f"{path} was begun with other {name}; go on as it was begun, or name another file")


def _entry(file: BinaryIO) -> bytes | None:
    """The next entry; None where the file ends, also in the middle of one that was being written."""
    length = file.read(LENGTH)
    text = file.read(int.from_bytes(length, "big"))
    if len(length) < LENGTH or len(text) < int.from_bytes(length, "big"):
        return None
    try:
        return zlib.decompress(text)
    except zlib.error:
        return None


def _write(file: BinaryIO, value: object) -> None:
    text = zlib.compress(msgspec.msgpack.encode(value), 1)
    file.write(len(text).to_bytes(LENGTH, "big") + text)
    file.flush()


class Keeping(Crew):
    """A crew whose results are kept. Plans must ask for the same parts in the same order as the time before."""

    def __init__(self, crew: Crew, path: Path, file: BinaryIO, decoder: msgspec.msgpack.Decoder[Any]) -> None:
        self._crew = crew
        self._path = path
        self._file = file
        self._decoder = decoder
        self._reading = True

    def spread(self, play: Callable[[P], T], parts: Sequence[P], as_they_come: bool = False) -> Iterator[T]:
        known = 0
        for result in islice(self._stored(), len(parts)):
            known += 1
            self.remembered += 1
            yield result
        for result in self._crew.spread(play, parts[known:]):
            _write(self._file, result)
            yield result

    def _stored(self) -> Iterator[Any]:
        """What is in the file from here on. Where it ends, it will be written."""
        while self._reading:
            where = self._file.tell()
            entry = _entry(self._file)
            if entry is None:
                self._reading = False
                self._file.truncate(where)
                return
            try:
                yield self._decoder.decode(entry)
            except msgspec.MsgspecError as error:
                raise JournalError(f"{self._path} is damaged: {error}") from None
