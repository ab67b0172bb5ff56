"""SKY-3.12 to 3.17: a coin for every whole island."""

import pytest

from elbowroom.engine.events import Event, ScoreLine
from elbowroom.engine.state import State
from tests.content.helpers import earned, listen, pass_turn, play
from tests.content.sky.positions import under_the_sky
from tests.content.underground.turns import idle

TWO, THREE, FOUR = (24, 27), (28, 31, 32), (25, 26, 29, 30)  # the islands of sky_3


def land(race: str, *held: int) -> str:
    return "".join(f"\n  {region}: {{race: {race}}}" for region in held)


def holding(
    active: tuple[int, ...], decline: tuple[int, ...] = (), power: str = "commando", race: str = "ratmen"
) -> str:
    """A player with an active race and Trolls in decline, about to stop conquering."""
    trolls = ", decline: {race: trolls}" if decline else ""
    return f"""
phase: conquer
seats:
- {{active: {{race: {race}, power: {power}}}{trolls}}}
- {{active: {{race: humans, power: zeppelined}}}}
- {{}}
regions:{land(race, *active)}{land("trolls", *decline)}
"""


def island_coins(s: State, *actions: str) -> int:
    """What the next scoring pays for islands."""
    events: list[Event] = listen(s)
    play(s, *actions)
    return sum(event.coins for event in events if isinstance(event, ScoreLine) and event.rule == "SKY-3.12")


@pytest.mark.rule("SKY-3.12", "SKY-3.13", "SKY-5.5")
def test_the_example_of_the_rules_pays_eleven() -> None:
    s = under_the_sky(holding((*TWO, 25, 26, 29), (*THREE, 30)))
    assert earned(s, "stop", "done") == 5 + 4 + 2


@pytest.mark.rule("SKY-3.12")
@pytest.mark.parametrize("island", [TWO, THREE, FOUR])
def test_all_regions_of_an_island_are_needed(island: tuple[int, ...]) -> None:
    assert island_coins(under_the_sky(holding(island)), "stop", "done") == 1
    for missing in island:
        rest = tuple(region for region in island if region != missing)
        assert island_coins(under_the_sky(holding((*rest, 3))), "stop", "done") == 0


@pytest.mark.rule("SKY-3.12", "SKY-9.5")
def test_three_islands_pay_three_coins() -> None:
    assert island_coins(under_the_sky(holding((*TWO, *THREE, *FOUR))), "stop", "done") == 3


@pytest.mark.rule("SKY-3.12")
def test_two_races_of_one_player_do_not_add_up() -> None:
    assert island_coins(under_the_sky(holding((24,), (27,))), "stop", "done") == 0


@pytest.mark.rule("SKY-3.12")
def test_only_the_player_whose_turn_it_is_gets_the_coin() -> None:
    s = under_the_sky(holding(TWO))
    play(s, "stop", "done")
    before = s.coins(0)
    idle(s, 2)
    assert s.coins(0) == before


@pytest.mark.rule("SKY-3.13")
def test_the_race_in_decline_counts_for_itself() -> None:
    s = under_the_sky(holding((3,), TWO))
    assert island_coins(s, "stop", "done") == 1
    s = under_the_sky(holding(TWO, THREE))
    assert island_coins(s, "stop", "done") == 2


SECOND = (24, 25, 29, 31, 32)  # the island of sky_2 around the Lake 30


@pytest.mark.rule("SKY-3.14")
@pytest.mark.parametrize("lake", ["", "30: {race: ratmen}", "30: {race: humans}"])
def test_the_lake_is_ignored_whoever_holds_it(lake: str) -> None:
    text = "board: base_2+sky_2\n" + holding(SECOND, power="seafaring") + f"  {lake}\n"
    assert island_coins(under_the_sky(text), "stop", "done") == 1
    text = "board: base_2+sky_2\n" + holding(SECOND[1:], power="seafaring") + f"  {lake}\n"
    assert island_coins(under_the_sky(text), "stop", "done") == 0


@pytest.mark.rule("SKY-3.15")
def test_it_is_paid_in_the_turn_of_the_decline_and_later() -> None:
    s = under_the_sky(holding(TWO).replace("conquer", "decide") + "column: [{race: orcs, power: swamp}]")
    assert island_coins(s, "decline") == 1
    while s.turn_of != 0:
        idle(s)
    assert island_coins(s, "pick 0", "stop") == 1


@pytest.mark.rule("SKY-3.16", "SKY-5.2")
@pytest.mark.parametrize(
    ("race", "power", "coins"), [("khans", "commando", 2 + 0 + 1), ("ratmen", "goldsmith", 0 + 0 + 1)]
)
def test_no_malus_reduces_it(race: str, power: str, coins: int) -> None:
    s = under_the_sky(holding(TWO, race=race, power=power))
    assert earned(s, "stop", "done") == coins


@pytest.mark.rule("SKY-3.16")
def test_escargots_get_it_at_the_end() -> None:
    s = under_the_sky(holding(TWO, race="escargots"))
    assert earned(s, "stop", "done") == 1
    before = s.coins(0)
    for _ in range(2):
        pass_turn(s)
    assert s.coins(0) - before == 2


@pytest.mark.rule("SKY-3.16")
def test_nothing_doubles_it() -> None:
    mixed = "boxes: [base, underground, sky]\nmonsters: true" + holding(TWO)
    s = under_the_sky(mixed + "sites: {found: {scepter_of_avarice: 24}}")
    assert earned(s, "stop", "done", "scepter 24") == 1 + 1 + 1 + 1  # 24 twice, 27, the island


@pytest.mark.rule("SKY-3.17")
@pytest.mark.parametrize("other", ["24: {markers: {burning: 1}}", "24: {race: humans}", ""])
def test_a_burning_an_empty_or_a_foreign_region_breaks_the_island(other: str) -> None:
    makers = "makers: {burning: {24: 2}}\n" if "burning" in other else ""
    s = under_the_sky(holding((27, 3)) + f"  {other}\n{makers}")
    assert island_coins(s, "stop", "done") == 0


@pytest.mark.rule("SKY-3.17")
def test_buried_tokens_hold_no_part_of_an_island() -> None:
    text = """
phase: conquer
seats: [{active: {race: scavengers, power: commando}, decline: {race: trolls}}, {}, {}]
regions:
  24: {race: scavengers, buried: trolls}
  27: {race: RACE}
"""
    assert island_coins(under_the_sky(text.replace("RACE", "scavengers")), "stop", "done") == 1
    assert island_coins(under_the_sky(text.replace("RACE", "trolls")), "stop", "done") == 0
