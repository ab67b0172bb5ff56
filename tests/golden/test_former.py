"""Games of older releases: their records must go on ending as they did, by the version of the rules they began with.

`tests/golden/0.1.0` holds records that were made by release 0.1.0: the golden games of then, and for each ruling that
has changed since a game in which it mattered. `ends.json` beside them holds the digest of the words of each last
position. They are never made anew: a difference is a fault.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from elbowroom.content.loader import forget, use
from elbowroom.content.setup import Setup
from elbowroom.content.trial import opening
from elbowroom.engine import layout as at
from elbowroom.engine.actions import parse_action
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.state import State
from elbowroom.notation.record import GameRecord, RecordError, parse_record, result_of
from elbowroom.server.former_events import former_event
from elbowroom.server.refusals import wire_refusal
from elbowroom.table.game import Game
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
    end = Game.resume(record).state
    assert (record.rules_version, end.rules.version) == ("1", "1")
    assert result_of(end) == record.result
    assert digest(known_then(end)) == ENDS[game]


@pytest.mark.slow  # which runs on the compiled engine
def test_all_of_them_end_so_on_the_compiled_engine() -> None:
    assert {game: digest(known_then(Game.resume(load(game)).state)) for game in ENDS} == ENDS


def test_every_record_has_its_end() -> None:
    assert sorted(path.stem for path in HERE.glob("*.json") if path.stem != "ends") == sorted(ENDS)


@pytest.mark.parametrize("game", CHANGED)
def test_the_game_of_a_ruling_that_changed_is_another_one_by_the_rules_of_today(game: str) -> None:
    record = load(game)
    record.rules_version = "2"
    with pytest.raises(RecordError):
        Game.resume(record)


# --- tiles of somebody's own ------------------------------------------------------------------------------------------
# `content` holds tiles as 0.1.0 let people write them, and games that 0.1.0 played with them.

CONTENT = HERE / "content"
OWN_GAMES = ("base_2", "base_3_sky_2")


@pytest.fixture
def own_tiles() -> Iterator[None]:
    use(sorted(CONTENT.glob("*.py")))
    yield
    forget()


def check_own_games() -> None:
    for game in OWN_GAMES:
        record = parse_record((CONTENT / f"{game}.json").read_bytes())
        assert record.content == ["beekeepers", "minstrels", "hedged"]
        played = Game.resume(record)
        assert result_of(played.state) == record.result
        songs = [event for event in played.events if event.kind == "sung a song"]
        assert len(songs) == sum(action.startswith("sing ") for action in record.actions) > 0
        assert all(str(song) == "sung a song" for song in songs)
        told = [former_event(song) for song in songs]
        assert all(view is not None and view.region and view.key == "minstrels" for view in told)


@pytest.mark.usefixtures("own_tiles")
def test_tiles_of_ones_own_of_an_older_release_play_their_games() -> None:
    check_own_games()


@pytest.mark.slow
@pytest.mark.usefixtures("own_tiles")
def test_they_do_so_on_the_compiled_engine_and_new_games_are_sound() -> None:
    check_own_games()
    for board in ("base_2", "base_2+sky_3"):
        game, random = Game.open(Setup(board), seed=5), Random(5)
        while not game.state.over:
            game.play(random.choice(game.state.legal()))
            check_invariants(game.state)


@pytest.mark.parametrize(
    ("moves", "reason", "code"),
    [
        (["pick 0"], "Minstrels sing in redeployment — BASE-C-5", "wrong_decision"),
        (["pick 0", "conquer 2", "stop", "sing 2"], "Minstrels sing once a turn — BASE-C-5", "too_late"),
        (["pick 0", "conquer 2", "stop"], "nobody listens in region 3 — BASE-C-5", "off_key"),
    ],
)
@pytest.mark.usefixtures("own_tiles")
def test_their_own_words_and_errors_are_told_as_they_stand(moves: list[str], reason: str, code: str) -> None:
    s = opening("base_2", race="minstrels", power="swamp")
    for move in moves:
        s.play(parse_action(move))
    with pytest.raises(IllegalAction) as refused:
        s.play(parse_action("sing 3"))
    assert (str(refused.value), refused.value.code) == (reason, code)
    told = wire_refusal(refused.value)
    assert (told.message, told.why, told.args) == (reason.removesuffix(" — BASE-C-5"), "", {})
