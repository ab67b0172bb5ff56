"""What is written of recorded games, number by number: nets remember the version they were taught by.

If a digest has changed though the games have not (tests/golden), the encoding has: raise `ENCODING_VERSION`, teach the
net anew, and store what this prints, from the root of the repository:

    PYTHONPATH=src:. python -m tests.encoding.test_golden
"""

import hashlib
from pathlib import Path

import pytest

from elbowroom.encoding import ENCODING_VERSION, Encoder
from elbowroom.notation.record import parse_record
from elbowroom.table.game import replay

GAMES = Path(__file__).resolve().parents[1] / "golden"
VERSION = 1
DIGESTS = {
    "base_2_1": "1b8ef4b1118d8bb4",
    "base_5+sky_2_1": "d534611bd4e45d05",
    "underground_3_1": "97f1b90bff2843bf",
    "base_3+sky_2_mixed": "94f5fb17a395c2ce",
    "underground_4_froggys_ring": "26447240951bc8ca",
}


def digest(name: str) -> str:
    """Of the values for every seat and of the mask, at every third moment of a game."""
    found = hashlib.sha256()
    encoder = None
    for number, game in enumerate(replay(parse_record((GAMES / f"{name}.json").read_text(encoding="utf-8")))):
        if number % 3:
            continue
        encoder = encoder or Encoder(game.state.rules)
        for seat in range(int(game.state.rules.players)):
            encoder.read(game.state, seat)
            encoder.offer(game.state, seat)
            found.update(memoryview(encoder.values))
            found.update(memoryview(encoder.mask))
    return found.hexdigest()[:16]


@pytest.mark.parametrize("name", DIGESTS)
def test_a_recorded_game_is_written_as_ever(name: str) -> None:
    assert (ENCODING_VERSION, digest(name)) == (VERSION, DIGESTS[name])


if __name__ == "__main__":
    for name in DIGESTS:
        print(name, digest(name))
