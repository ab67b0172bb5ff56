"""Measuring balance: every pair equally often, the same results after interruptions, no mixing of settings."""

import json
import re
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from elbowroom import rules_for
from elbowroom.bots import UnknownBot
from elbowroom.engine.errors import SetupError
from elbowroom.lab import balance
from elbowroom.lab.balance import Balance, BalanceError, load, measure, printed, stored_settings
from elbowroom.lab.crew import CHUNK, CrewError
from elbowroom.lab.holdings import HoldingTally

GAMES = 3 * CHUNK + 5
PLAN = printed("base_2", "random", GAMES, seed=3)


def numbers(tally: HoldingTally) -> list[list[int]]:
    return [sums.numbers() for sums in (*tally.dealt, *tally.chosen, *tally.order)]


def interrupted(plan: Balance, store: Path, after: int) -> None:
    """Begin a measurement and stop it when so many games have been played."""

    def stop(played: int) -> None:
        if played >= after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure(plan, store, 1, stop)


def test_pairs_and_places_take_turns() -> None:
    plan = printed("underground_3", "random", games=10**6)
    pairs = 15 * 21
    seen = Counter((plan.pair(index), plan.place(index)) for index in range(3 * pairs))
    assert len(seen) == 3 * pairs
    assert {race for (race, _), _ in seen} == set(range(15))
    assert {power for (_, power), _ in seen} == set(range(21))
    assert {place for _, place in seen} == {0, 1, 2}


def test_every_pair_is_dealt_as_planned() -> None:
    tally = measure(PLAN, workers=1)
    assert [sums.held for sums in tally.dealt] == [1] * GAMES + [0] * (280 - GAMES)
    assert [sums.held for sums in tally.order] == [GAMES, GAMES]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    assert numbers(measure(PLAN, workers=2)) == numbers(measure(PLAN, workers=1))


def test_an_interrupted_measurement_comes_to_the_same_bytes(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    tally = measure(PLAN, whole, 1)
    for after in (CHUNK, 2 * CHUNK):
        interrupted(PLAN, pieces, after)
        assert json.loads(pieces.read_text())["played"] == after
    steps: list[int] = []
    assert numbers(measure(PLAN, pieces, 1, steps.append)) == numbers(tally)
    assert steps == [2 * CHUNK, 3 * CHUNK, GAMES]
    assert pieces.read_bytes() == whole.read_bytes()


def test_a_finished_measurement_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "store"
    tally = measure(PLAN, store, 1)
    monkeypatch.setattr(balance, "play_one", None)
    assert numbers(measure(PLAN, store, 1)) == numbers(tally)


def test_progress_is_stored_while_games_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "STORE_EVERY", 0)
    store = tmp_path / "store"
    stored: list[int] = []

    def look(played: int) -> None:
        stored.append(json.loads(store.read_text())["played"] if store.exists() else 0)

    measure(PLAN, store, 1, look)
    assert stored == [0, 0, CHUNK, 2 * CHUNK, 3 * CHUNK]


def test_the_strongest_bots_play_that_can_be_afforded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "USUAL_BOTS", "normal")  # as with the compiled engine
    assert [printed(board).bots for board in ("base_3", "base_2+sky_2", "underground_2")] == [
        "normal",
        "normal",
        "greedy",
    ]
    assert printed("underground_2", "random").bots == "random"


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    store, whole = tmp_path / "store", tmp_path / "whole"
    measure(PLAN, store, 1)
    more = printed("base_2", "random", GAMES + 30, seed=3)
    measure(more, store, 1)
    measure(more, whole, 1)
    assert store.read_bytes() == whole.read_bytes()
    assert stored_settings(store)["games"] == GAMES + 30
    with pytest.raises(BalanceError, match=rf"has {GAMES + 30} games already, more than the {GAMES} asked for"):
        measure(PLAN, store, 1)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (printed("base_2", "random", GAMES, seed=4), "was begun with seed 3, not 4"),
        (printed("base_2", "greedy", GAMES, seed=3), "was begun with bots random, not greedy"),
        (printed("base_3", "random", GAMES, seed=3), "was begun with board base_2, not base_3"),
        (
            Balance(partial(rules_for, "base_2", without=("elves",)), "random", GAMES, 3, {"board": "base_2"}),
            "was begun with other races",
        ),
        (
            Balance(partial(rules_for, "base_2", switches={"openScores": True}), "random", GAMES, 3, PLAN.content),
            "was begun with other house rules",
        ),
    ],
)
def test_a_store_of_other_settings_is_refused(tmp_path: Path, other: Balance, message: str) -> None:
    store = tmp_path / "store"
    measure(PLAN, store, 1)
    before = store.read_bytes()
    with pytest.raises(BalanceError, match=re.escape(message)):
        measure(other, store, 1)
    assert store.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not json", "holds no measurement of balance"),
        ('{"format": 1}', "holds no measurement of balance"),
        ('{"format": 9, "settings": {}, "games": 1, "played": 1, "dealt": [], "chosen": [], "order": []}', "format 9"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "store").write_text(text)
    with pytest.raises(BalanceError, match=message):
        load(PLAN, tmp_path / "store")


@pytest.mark.parametrize("field", ["dealt", "chosen", "order"])
def test_a_damaged_store_is_refused(tmp_path: Path, field: str) -> None:
    store = tmp_path / "store"
    measure(PLAN, store, 1)
    data = json.loads(store.read_text())
    for broken in (data[field][1:], [[1, 2, 3, 4, 5, 6, 7, 8], *data[field][1:]]):
        store.write_text(json.dumps({**data, field: broken}))
        with pytest.raises(BalanceError, match="is damaged"):
            load(PLAN, store)


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no board 'atlantis'"):
        printed("atlantis")
    with pytest.raises(UnknownBot, match="there is no bot 'clever'"):
        printed("base_2", "clever")
    with pytest.raises(BalanceError, match="at least one game must be played, not 0"):
        printed("base_2", games=0)
    with pytest.raises(CrewError, match="at least one worker must play, not 0"):
        measure(PLAN, workers=0)
    few = partial(rules_for, "base_5", without=("elves", "orcs", "trolls", "humans"))
    with pytest.raises(SetupError, match=r"5 players need at least 14 races, 10 are left"):
        Balance(few)


def test_what_goes_wrong_in_a_game_names_the_game() -> None:
    cheating = printed("base_2", "tests.lab.test_simulate:Cheat", games=1, seed=6)
    with pytest.raises(BalanceError, match="game 0 of seed 6: the bot of seat"):
        measure(cheating, workers=1)


def test_tiles_of_ones_own_choice_are_measured() -> None:
    without = Balance(partial(rules_for, "base_2", without=("amazons", "stout")), "random", 20)
    assert len(measure(without, workers=1).dealt) == 13 * 19
