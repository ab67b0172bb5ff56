"""What a turn would bring if it were scored now is what scoring then pays."""

import pickle
from random import Random
from typing import Any

import pytest

from elbowroom import board_names, new_game
from elbowroom.content.catalog import BOARDS as FAMILIES
from elbowroom.content.catalog import BOXES
from elbowroom.engine.events import Paid, ScoreLine
from elbowroom.engine.hooks import COLLECT
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import score_items, seat_score
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.position import load_position
from tests.content.helpers import play
from tests.engine.games import choose

MIXED: dict[str, Any] = {"boxes": list(BOXES), "sites": True}
GAMES: list[tuple[str, dict[str, Any]]] = [(board, {}) for board in board_names()] + [
    (board, {"boxes": list(BOXES)} if FAMILIES[board] == "underground" else MIXED)
    for board in ("base_3", "base_4+sky_2", "underground_2", "underground_5")
]


@pytest.mark.rule("CORE-8.5")
@pytest.mark.parametrize(("board", "options"), GAMES, ids=lambda given: given if isinstance(given, str) else len(given))
def test_what_is_promised_is_paid(board: str, options: dict[str, Any]) -> None:
    compared = 0
    for seed in range(6):
        s, random = new_game(board, seed, **options), Random(seed)
        while not s.over:
            action = choose(s, random, busy=True)
            seat = int(s.turn_of)
            settled = s.phase_name == "end choices" or (s.phase_name == "redeploy" and not s.hand(s.acting))
            if action.verb != "done" or not settled:
                s.apply(action)
                continue
            promised = [(item.coins, item.rule) for item in score_items(s, seat)]
            assert seat_score(s, seat) == sum(coins for coins, _ in promised)
            before, s.events = s.copy(0), []
            s.apply(action)
            kinds = [event.kind for event in s.events]
            if "scored" in kinds:
                scored = kinds.index("scored")
                told = [(event.coins, event.rule) for event in s.events[:scored] if isinstance(event, ScoreLine)]
                assert promised[: len(told)] == told
                assert sum(coins for coins, _ in promised[len(told) :]) == _taken(before, s, seat, scored)
                compared += 1
            s.events = None
    assert compared > 10


def _taken(before: State, s: State, seat: int, scored: int) -> int:
    """Coins that the others paid in this scoring."""
    if not any(before.listening(COLLECT, slot) for slot in range(seat * 3, seat * 3 + 3)):
        return 0
    assert s.events is not None
    taken = 0
    for event in s.events[scored + 1 :]:
        if not isinstance(event, Paid) or event.other != seat or event.rule == "SKY-P-HAGGLING-4":
            break
        taken += event.coins
    return taken


NIGHT = """
board: underground_3
phase: {phase}
seats:
- active: {{race: mudmen, power: thieving, hand: {hand}}}
- active: {{race: ogres, power: mining}}
  coins: {coins}
- active: {{race: gnomes, power: royal}}
regions:
  10: {{race: mudmen}}
  11: {{race: ogres}}
  {more}
sites: {{found: {{{found}}}}}
notes: {{{notes}}}
"""


def night(
    phase: str = "end choices", coins: int = 5, more: str = "", found: str = "", notes: str = "", hand: int = 0
) -> State:
    return load_position(NIGHT.format(phase=phase, coins=coins, more=more, found=found, notes=notes, hand=hand))


def lines(s: State) -> list[tuple[int, str, str]]:
    return [(item.coins, item.reason, item.rule) for item in score_items(s, 0)]


@pytest.mark.rule("UG-P-THIEVING-1")
def test_thieves_see_what_they_will_take() -> None:
    s = night()
    assert lines(s) == [
        (1, "Mudmen: regions", "CORE-8.1"),
        (1, "Thieving: paid by those next to them", "UG-P-THIEVING-1"),
    ]
    assert seat_score(s, 0) == 2


@pytest.mark.rule("UG-P-THIEVING-1")
def test_nobody_is_thought_to_pay_who_has_nothing() -> None:
    assert seat_score(night(coins=0), 0) == 1


@pytest.mark.rule("CORE-11.2", "CORE-11.4")
@pytest.mark.parametrize("coins", [0, 1, 9])
def test_a_promise_does_not_tell_who_has_no_coins(coins: int) -> None:
    seen = view(night(coins=coins), 0)
    assert seat_score(seen, 0) == 2
    assert seat_score(pickle.loads(pickle.dumps(seen)), 0) == 2
    assert seat_score(seen.copy(), 0) == 2


@pytest.mark.rule("UG-RELIC-RING-1", "UG-RELIC-RING-2")
def test_a_ring_that_has_been_placed_counts() -> None:
    s = night(found="froggys_ring: 10", notes="froggys_ring: {used: 1}")
    assert lines(s)[1:] == [
        (1, "Thieving: paid by those next to them", "UG-P-THIEVING-1"),
        (1, "Froggy's Ring: paid by those next to it", "UG-RELIC-RING-1"),
    ]
    assert seat_score(night(coins=1, found="froggys_ring: 10", notes="froggys_ring: {used: 1}"), 0) == 2
    assert seat_score(night(found="froggys_ring: 10"), 0) == 2


def test_looking_changes_nothing() -> None:
    s = night()
    before, again = list(s.words), s.copy(same_dice=True)
    score_items(s, 0)
    seat_score(s, 0)
    assert list(s.words) == before
    assert s.copy().chance.seed == again.copy().chance.seed  # copies made later meet the same luck


@pytest.mark.rule("UG-3.9")
def test_a_river_that_will_be_left_is_not_promised() -> None:
    s = night("conquer", more="13: {race: mudmen}", hand=1)
    assert s.board.river & BIT[12]
    assert lines(s)[0] == (1, "Mudmen: regions", "CORE-8.1")
    promised = seat_score(s, 0)
    before = s.coins(0)
    play(s, "stop", "done")
    assert s.coins(0) - before == promised


@pytest.mark.rule("UG-3.9")
def test_a_river_that_may_be_kept_is() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats:
- active: {race: kraken, power: mining, hand: 1}
- {}
- {}
regions:
  13: {race: kraken}
  10: {race: kraken}
""")
    assert s.board.river & BIT[12]
    assert seat_score(s, 0) == 2
