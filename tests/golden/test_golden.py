"""Golden games: recorded games that must go on ending exactly as they did.

Each `tests/golden/<board>_<n>.json` is the record of one game, each `tests/golden/<board>_<name>.json` that of one in
which this Relic or Place was found and used, or this verb was tried, or which mixed all boxes. `digests.json` beside
them holds, for each, the digest of the words of the last position and of all events on the way. A difference means that
a rule, the order of effects, an event or the layout of a state has changed. If that was intended, play the same actions
again and store what comes out, from the root of the repository:

    PYTHONPATH=src:. python -m tests.golden.test_golden digests

Where the recorded actions are no longer legal, record new games:

    PYTHONPATH=src:. python -m tests.golden.test_golden games
"""

import hashlib
import json
import sys
from collections.abc import Iterable
from itertools import count, cycle
from pathlib import Path
from random import Random

import pytest

from elbowroom.content.catalog import BOXES
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import parse_action
from elbowroom.engine.events import Event
from elbowroom.engine.invariants import check_invariants
from elbowroom.notation.record import GameRecord, parse_record
from elbowroom.server.former_events import former_event
from elbowroom.table.game import Game, replay
from tests.engine.games import BOARDS, choose
from tests.golden.uses import USES, found_and_used
from tests.printed import printed_verbs

HERE = Path(__file__).resolve().parent
DIGESTS = HERE / "digests.json"
PLAIN = [f"{board}_{number}" for board in BOARDS for number in (1, 2)]
SEEDS = {game: seed for seed, game in enumerate(PLAIN, start=2000)}
SITES = [site.key for site in BOXES["underground"].sites]
SITE_GAMES = {f"{board}_{site}": site for board, site in zip(cycle(BOXES["underground"].boards), SITES, strict=False)}
RARE = ("copy_doormat", "copy_orb", "copy_sword", "vanish")  # verbs that no other game happens to try
RARE_GAMES = {f"underground_3_{verb}": verb for verb in RARE}
MIXED = {f"{board}_mixed": board for board in ("base_3+sky_2", "underground_4")}  # tiles of all boxes
GAMES = [*PLAIN, *SITE_GAMES, *RARE_GAMES, *MIXED]
FIRST_SEEDS = {site: seed for seed, site in zip(count(3000, 100), SITES, strict=False)}


def load(game: str) -> GameRecord:
    return parse_record((HERE / f"{game}.json").read_bytes())


def digest(values: list[object]) -> str:
    return hashlib.sha256("\n".join(str(value) for value in values).encode()).hexdigest()


def as_once_told(event: Event) -> tuple[object, ...]:
    """An event in the one shape that all kinds had when the games were recorded."""
    view = former_event(event)
    assert view is not None
    other = view.origin - 1 if view.kind == "site moved" else view.other - 1 if view.price is None else view.price
    return (view.kind, view.seat - 1, view.region - 1, view.amount, view.key, other, view.rule, view.paid)


def outcome(record: GameRecord) -> dict[str, str]:
    """Replay a record with a listener and reduce what happened to two digests."""
    events: list[Event] = []
    for game in replay(record):
        events += game.happened
        check_invariants(game.state)
    return {
        "words": digest([int(word) for word in game.state.words]),
        "events": digest([as_once_told(event) for event in events if former_event(event) is not None]),
    }


def stored() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(DIGESTS.read_text())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_ends_as_it_did(game: str) -> None:
    assert outcome(load(game)) == stored()[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_finished_and_on_its_board(game: str) -> None:
    record = load(game)
    assert record.result is not None
    assert game.startswith(f"{record.board}_")


@pytest.mark.parametrize("game", SITE_GAMES)
def test_the_relic_or_place_of_a_game_is_found_and_used_in_it(game: str) -> None:
    assert SITE_GAMES[game] in found_and_used(load(game))


@pytest.mark.parametrize("game", MIXED)
def test_a_mixed_game_has_races_powers_and_sites_of_other_boxes(game: str) -> None:
    record = load(game)
    assert set(record.boxes) == set(BOXES)
    assert record.sites == ("+sky" in game)
    assert record.setup.sites
    for box in BOXES.values():
        assert {race.key for race in box.races} & set(record.setup.races)
        assert {power.key for power in box.powers} & set(record.setup.powers)


def test_every_relic_and_place_has_its_game() -> None:
    assert len(SITES) == 15
    assert set(SITES) == set(USES) == set(SITE_GAMES.values())


def test_every_record_has_its_digests_and_every_digest_its_record() -> None:
    assert sorted(path.stem for path in HERE.glob("*.json") if path != DIGESTS) == sorted(GAMES)
    assert sorted(stored()) == sorted(GAMES)


def test_the_recorded_games_try_every_verb() -> None:
    assert set().union(*(verbs_of(load(game)) for game in GAMES)) == set(printed_verbs())
    for game, verb in RARE_GAMES.items():
        assert verb in verbs_of(load(game))


def verbs_of(record: GameRecord) -> set[str]:
    return {parse_action(text).verb for text in record.actions}


def record_game(board: str, seed: int, boxes: Iterable[str] = (), sites: bool = False) -> GameRecord:
    """A new game of busy random players."""
    recorder = Game.open(Setup(board, boxes=boxes, sites=sites), seed)
    random = Random(seed)
    while not recorder.state.over:
        recorder.play(choose(recorder.state, random, busy=True))
    return recorder.record()


def record_site_game(board: str, site: str) -> GameRecord:
    """The first game in which a site is found and used."""
    games = (record_game(board, seed) for seed in count(FIRST_SEEDS[site]))
    return next(record for record in games if site in found_and_used(record))


def record_rare_game(board: str, verb: str) -> GameRecord:
    """The first game in which a verb is tried."""
    games = (record_game(board, seed) for seed in count(5000))
    return next(record for record in games if verb in verbs_of(record))


def store_games() -> None:
    for game, board in MIXED.items():
        (HERE / f"{game}.json").write_text(record_game(board, 6000, BOXES, "+sky" in board).to_json())
    for game, verb in RARE_GAMES.items():
        (HERE / f"{game}.json").write_text(record_rare_game(game.removesuffix(f"_{verb}"), verb).to_json())
    for game, site in SITE_GAMES.items():
        (HERE / f"{game}.json").write_text(record_site_game(game.removesuffix(f"_{site}"), site).to_json())
    for game in PLAIN:
        (HERE / f"{game}.json").write_text(record_game(game.rsplit("_", 1)[0], SEEDS[game]).to_json())


def store_digests() -> None:
    DIGESTS.write_text(json.dumps({game: outcome(load(game)) for game in GAMES}, indent=1) + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["games"]:
        store_games()
    elif sys.argv[1:] != ["digests"]:
        sys.exit("say 'games' or 'digests'")
    store_digests()
