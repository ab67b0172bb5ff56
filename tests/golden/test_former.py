"""Games of older releases: their records must go on ending as they did, by the version of the rules they began with.

`tests/golden/0.1.0` holds records that were made by release 0.1.0: the golden games of then, and for each ruling that
has changed since a game in which it mattered. `ends.json` beside them holds the digest of the words of each last
position. They are never made anew: a difference is a fault.
"""

import json
from pathlib import Path

import pytest

from elbowroom.engine import layout as at
from elbowroom.engine.state import State
from elbowroom.notation.record import GameRecord, RecordError, final_state, parse_record, result_of
from tests.golden.test_golden import digest

HERE = Path(__file__).resolve().parent / "0.1.0"
ENDS: dict[str, str] = json.loads((HERE / "ends.json").read_text())
# Words that a position has had only since then, and those that follow from the tiles: which hooks they implement.
SINCE = (at.LOWERED, *range(at.HOOKS, at.HOOKS + at.SLOTS))

# Games that cannot be played like this by the rules of today, each for the ruling that changed.
CHANGED = (
    "bite_with_an_empty_hand",
    "buried_spirit",
    "elves_and_own_ghouls",
    "flames_enter_beside_the_volcano",
    "orb_with_an_empty_hand",
    "reborn_with_an_empty_tray",
    "redeployment_without_regions",
    "sorcery_with_an_empty_hand",
    "spirit_declines_over_buried_tokens",
    "zeppelined_halflings_in_the_sky",
)


def load(game: str) -> GameRecord:
    return parse_record((HERE / f"{game}.json").read_bytes())


def known_then(s: State) -> list[object]:
    """The words of a position that 0.1.0 knew and that tell of the game."""
    return [int(word) for place, word in enumerate(s.words) if place not in SINCE]


@pytest.mark.parametrize("game", ENDS)
def test_a_game_of_an_older_release_ends_as_it_did(game: str) -> None:
    record = load(game)
    end = final_state(record)
    assert (record.rules_version, end.rules.version) == ("1", "1")
    assert result_of(end) == record.result
    assert digest(known_then(end)) == ENDS[game]


@pytest.mark.slow  # which runs on the compiled engine
def test_all_of_them_end_so_on_the_compiled_engine() -> None:
    assert {game: digest(known_then(final_state(load(game)))) for game in ENDS} == ENDS


def test_every_record_has_its_end() -> None:
    assert sorted(path.stem for path in HERE.glob("*.json") if path.stem != "ends") == sorted(ENDS)


@pytest.mark.parametrize("game", CHANGED)
def test_the_game_of_a_ruling_that_changed_is_another_one_by_the_rules_of_today(game: str) -> None:
    record = load(game)
    record.rules_version = "2"
    with pytest.raises(RecordError):
        final_state(record)
