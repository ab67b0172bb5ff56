"""What a turn would bring if it were scored now is what scoring then pays."""

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from elbowroom import board_names, new_game, parse_action
from elbowroom.content.catalog import BOARDS as FAMILIES
from elbowroom.content.catalog import BOXES
from elbowroom.engine import layout as at
from elbowroom.engine.actions import CONQUER
from elbowroom.engine.board import Board
from elbowroom.engine.events import Paid, ScoreLine
from elbowroom.engine.hooks import COLLECT
from elbowroom.engine.preview import brought_by, suited_to
from elbowroom.engine.regions import BIT, members
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


# --- what a pick and a conquest would bring ---------------------------------------------------------------------------


def regions_of(found: int) -> list[int]:
    return [region + 1 for region in members(found)]


@pytest.mark.parametrize(
    ("board", "race", "power", "where"),
    [
        ("base_2", "ratmen", "forest", lambda board: board.forest),  # pays more
        ("base_2", "ratmen", "mounted", lambda board: board.hill | board.farmland),  # costs less
        ("base_2", "ratmen", "seafaring", lambda board: board.everywhere & ~board.land),  # may stand there
        ("base_2", "dwarves", "swamp", lambda board: board.mine | board.swamp),
        ("base_2", "ratmen", "commando", lambda board: 0),  # everywhere alike
        ("base_2", "ratmen", "merchant", lambda board: 0),
        ("underground_3", "kraken", "royal", lambda board: board.river),  # need not leave it
    ],
)
def test_a_pick_tells_which_regions_suit_it(board: str, race: str, power: str, where: Callable[[Board], int]) -> None:
    s = load_position(f"board: {board}\nphase: pick\ncolumn: [{{race: {race}, power: {power}}}]\n")
    before = list(s.words)
    assert regions_of(suited_to(s, parse_action("pick 0"))) == regions_of(where(s.board))
    assert list(s.words) == before


@pytest.mark.rule("CORE-8.5")
def test_a_conquest_tells_what_it_brings() -> None:
    s = load_position("""
board: base_2
phase: conquer
seats:
- active: {race: humans, power: merchant, hand: 9}
- {}
""")
    farm = next(r for r in members(s.board.farmland) if CONQUER[r] in s.legal())
    assert [(item.coins, item.key) for item in brought_by(s, farm)] == [(1, "humans"), (1, "humans"), (1, "merchant")]
    far = next(r for r in members(s.board.everywhere) if CONQUER[r] not in s.legal())
    assert brought_by(s, far) == []


@pytest.mark.rule("UG-3.9")
def test_a_river_brings_nothing_unless_one_may_stay() -> None:
    for race, coins in (("ogres", 0), ("kraken", 1)):
        s = load_position(f"""
board: underground_3
phase: conquer
seats:
- active: {{race: {race}, power: royal, hand: 9}}
- {{}}
- {{}}
""")
        river = next(r for r in members(s.board.river) if CONQUER[r] in s.legal())
        assert sum(item.coins for item in brought_by(s, river)) == coins


def test_what_is_hidden_is_not_promised() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats:
- active: {race: ogres, power: royal, hand: 9}
- {}
- {}
""")
    hiding = next(r for r in members(s.words[at.HIDING]) if CONQUER[r] in s.legal())
    assert brought_by(s, hiding) == []


def test_a_preview_of_a_conquest_is_what_the_score_becomes() -> None:
    compared = 0
    for board in ("base_3", "underground_2", "base_2+sky_3"):
        s, random = new_game(board, 3), Random(3)
        while not s.over:
            action, seat = choose(s, random, busy=True), int(s.decider)
            told = brought_by(s, action.target) if action.verb == "conquer" else []
            before = seat_score(s, seat)
            s.apply(action)
            if told and s.decider == seat:
                assert seat_score(s, seat) - before == sum(item.coins for item in told)
                compared += 1
    assert compared > 60
