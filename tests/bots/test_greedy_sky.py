"""The greedy bot with races and powers of Sky Islands: regions that pay later, less, or as a whole island."""

from elbowroom.bots.danger import worth
from elbowroom.bots.prospects import future, promised
from tests.bots.games import answers, follow
from tests.cli.terminal.scripted import position

ISLANDS = """
board: base_2+sky_3
access: {beanstalk: 6, stairway: 11}
round: 3
turn: 1
phase: PHASE
seats:
- {coins: 7, active: {race: RACE, power: POWER, hand: HAND}}
- {coins: 4, active: {race: elves, power: wealthy}}
- {coins: 4, active: {race: humans, power: swamp}}
regions:
  2: {race: RACE, tokens: 1}
  22: {race: elves, tokens: 3}
"""


def islands(race: str, power: str, hand: int = 6, phase: str = "conquer") -> str:
    text = ISLANDS.replace("RACE", race).replace("POWER", power)
    return text.replace("HAND", str(hand)).replace("PHASE", phase)


def conquests(text: str) -> int:
    return sum(action.split()[0] not in ("stop", "abandon") for action in follow(text))


def test_it_spreads_a_race_that_is_paid_at_the_start_of_the_next_turn() -> None:
    assert conquests(islands("escargots", "hill", 8)) >= 3


def test_it_spreads_a_race_whose_regions_pay_less_while_it_is_active() -> None:
    assert conquests(islands("orcs", "goldsmith", 8)) >= 2
    assert conquests(islands("khans", "forest", 8)) >= 2


def test_on_the_last_turn_it_takes_nothing_that_pays_nothing() -> None:
    last = islands("trolls", "goldsmith", 8).replace("round: 3", "round: 10")
    regions = [int(action.split()[1]) for action in follow(last) if action.startswith("conquer")]
    mines = [region + 1 for region, spec in enumerate(position(last).board.specs) if "mine" in spec.symbols]
    assert set(regions) <= set(mines)
    assert conquests(islands("escargots", "alchemist", 8).replace("round: 3", "round: 10")) <= 1


def test_regions_promise_what_they_do_not_pay_at_the_end_of_this_turn() -> None:
    assert promised(position(islands("orcs", "hill")), 0) == 0
    assert promised(position(islands("escargots", "hill")), 0) > promised(position(islands("orcs", "goldsmith")), 0) > 0


def test_the_worth_of_a_region_is_never_below_nothing() -> None:
    text = islands("khans", "goldsmith") + "  8: {race: khans, tokens: 1}\n  3: {race: khans, tokens: 1}\n"
    assert worth(position(text), 0) == {1: 1.0, 2: 2.0, 7: 0.0}


def test_a_whole_island_promises_coins() -> None:
    text = islands("orcs", "hill") + "  24: {race: orcs, tokens: 1}\n"
    whole = position(text + "  27: {race: orcs, tokens: 1}\n")
    parted = position(text + "  31: {race: orcs, tokens: 1}\n")
    assert future(whole, 0, 3) > future(parted, 0, 3)


def test_it_uses_what_the_tiles_offer() -> None:
    """Each of these is better than doing without it."""
    assert "bolt" in {action.split()[0] for action in follow(islands("storm_giants", "hill"))}
    assert "clear" in {action.split()[0] for action in follow(islands("wendigos", "hill"))}
    assert all(answer.startswith("cannon") for answer in answers(islands("orcs", "gunner", 3, "redeploy")))
