"""UG-3: Black Mountains, Chasms and the River."""

import pytest

from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    marked,
    play,
    refused,
    regions,
    score_lines,
    slot,
)
from tests.content.underground.turns import idle, site_at, targets

CHASMS = (1, 15, 20, 33)


# --- Black Mountain ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-3.2")
@pytest.mark.parametrize(
    ("there", "needed"),
    [
        ("{}", 2 + 1),
        ("{race: drow, tokens: 2}", 2 + 1 + 2),
        ("{race: shrooms}", 2 + 1 + 1),
        ("{race: liches}", 2 + 1),  # the attacker's own race in decline: its token does not count, the Mountain does
    ],
)
def test_a_black_mountain_adds_one_for_whoever_stands_there(there: str, needed: int) -> None:
    s = load_position(f"""
board: underground_3
phase: conquer
seats:
- active: {{race: kraken, power: wise, hand: 5}}
  decline: {{race: liches}}
- active: {{race: drow, power: mining}}
  decline: {{race: shrooms}}
- {{}}
regions: {{12: {{race: kraken}}, 18: {{race: shrooms}}, 19: {{race: liches}}, 11: {there}}}
""")
    assert cost(s, 11) == needed


@pytest.mark.rule("UG-3.2")
def test_a_black_mountain_never_moves() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: kraken, power: wise, hand: 8}}, {active: {race: drow, power: mining}}, {}]
regions: {12: {race: kraken}, 11: {race: drow}}
""")
    play(s, "conquer 11")
    assert s.board.mountain >> (11 - 1) & 1
    assert cost(s, 11, seat=2) == 2 + 1 + 4  # it now defends its conqueror
    idle(s, 3)
    play(s, "expand", "abandon 11")
    assert cost(s, 11) == 2 + 1


# --- Chasm ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-3.3")
def test_a_chasm_is_neither_conquered_nor_entered_nor_crossed() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: drow, power: wise, hand: 5}}, {}, {}]
regions: {9: {race: drow}}
""")
    assert targets(s) == {8, 10, 11, 19}  # 20 touches 9 and so does 26, 27 and 28 touch 20
    assert refused(s, "conquer 20") == "CORE-6.1"
    assert refused(s, "conquer 27") == "CORE-6.3"
    fresh = load_position(
        "{board: underground_3, phase: conquer, seats: [{active: {race: drow, power: wise, hand: 9}}, {}, {}]}"
    )
    assert not targets(fresh) & set(CHASMS)
    assert refused(fresh, "conquer 1") == "CORE-6.1"  # although it lies at the edge


@pytest.mark.rule("UG-3.3")
def test_neither_doormat_nor_balrog_nor_ghost_can_go_into_a_chasm() -> None:
    s = load_position("""
board: underground_3
phase: ready
seats: [{active: {race: drow, power: wise, hand: 6}}, {}, {}]
regions: {9: {race: drow}, 11: {markers: {balrog: 1}}}
sites: {found: {flying_doormat: 9, wickedest_pentacle: 9, crypt_of_the_tomb_raider: 9}}
""")
    assert {action for action in legal(s) if action.startswith("balrog")} == {
        "balrog 9", "balrog 10", "balrog 12", "balrog 21", "balrog 28",
    }  # fmt: skip
    assert refused(s, "balrog 20") == "UG-PLACE-PENTACLE-3"
    play(s, "doormat")
    assert not targets(s) & set(CHASMS)
    assert {14, 27, 32} <= targets(s)
    assert refused(s, "conquer 20") == "CORE-6.1"
    play(s, "stop", "done")
    haunts = {int(action.split()[1]) for action in legal(s) if action.startswith("ghost")}
    assert haunts == set(range(1, 34)) - set(CHASMS) - {9, 11}
    assert refused(s, "ghost 20") == "UG-PLACE-CRYPT-1"


@pytest.mark.rule("UG-3.3")
def test_a_chasm_matters_for_spiderines_and_with_a_volcano_for_flames() -> None:
    where = "board: underground_3\nphase: conquer\nseats: [{active: {race: %s, power: wise, hand: 5}}, {}, {}]\n"
    spiders = load_position(where % "spiderines" + "regions: {9: {race: spiderines}}")
    assert 27 in targets(spiders)
    flames = load_position(where % "flames" + "regions: {9: {race: flames}, 20: {markers: {volcano: 1}}}")
    assert (cost(flames, 28), 27 in targets(flames)) == (2, False)  # Monsters count for nothing, reach is normal
    assert [r + 1 for r in members(flames.board.volcano)] == [15, 20]


# --- River: cost and entry --------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-3.4")
@pytest.mark.parametrize(
    ("race", "there", "needed"),
    [
        ("drow", "{}", 1),
        ("drow", "{race: kraken, tokens: 2}", 3),
        ("drow", "{race: kraken, tokens: 2, markers: {mushroom_armor: 1}}", 4),
        ("mummies", "{}", 2),
        ("ogres", "{}", 1),
        ("ogres", "{race: kraken, tokens: 2}", 2),
    ],
)
def test_a_river_costs_one_and_everything_else_is_added_as_usual(race: str, there: str, needed: int) -> None:
    s = load_position(f"""
board: underground_3
phase: conquer
seats: [{{active: {{race: {race}, power: wise, hand: {needed}}}}}, {{active: {{race: kraken, power: shield}}}}, {{}}]
regions: {{12: {{race: {race}}}, 18: {{race: kraken}}, 13: {there}}}
""")
    assert cost(s, 13) == needed
    play(s, "conquer 13")
    assert hand(s, 1) + sum(regions(s, 1).values()) == needed + 1


@pytest.mark.rule("UG-3.5")
def test_the_ends_of_the_river_are_entries_and_its_middle_is_not() -> None:
    s = load_position(
        "{board: underground_3, phase: conquer, seats: [{active: {race: drow, power: wise, hand: 9}}, {}, {}]}"
    )
    assert {13, 30} <= targets(s)
    assert refused(s, "conquer 22") == "CORE-6.2"
    play(s, "conquer 13")
    assert 22 in targets(s)


# --- River: emptying --------------------------------------------------------------------------------------------------

CROSSING = """
board: underground_3
phase: conquer
seats:
- active: {race: %s, power: %s, hand: 6}
- active: {race: shrooms, power: mining}
- {}
regions: {12: {race: %s}, 27: {race: shrooms}}
sites: {found: {%s}}
"""


def crossing(race: str = "drow", power: str = "wise", sites: str = "") -> State:
    return load_position(CROSSING % (race, power, race, sites))


@pytest.mark.rule("UG-3.6")
def test_rivers_are_emptied_when_redeployment_begins_and_the_tokens_go_elsewhere() -> None:
    s = crossing()
    play(s, "conquer 13", "conquer 22", "conquer 21")
    assert regions(s, 1) == {12: 1, 13: 1, 22: 1, 21: 2}
    play(s, "stop")
    assert (s.phase_name, regions(s, 1), hand(s, 1)) == ("redeploy", {12: 1, 21: 1}, 5)
    assert (holder(s, 13), holder(s, 22)) == ("", "")
    assert {action for action in legal(s) if action.startswith("place")} == {"place 12", "place 21"}
    assert refused(s, "place 13") == "UG-3.6"  # there is no choice to stay


@pytest.mark.rule("UG-3.6")
def test_emptying_the_river_is_no_abandoning() -> None:
    s = crossing()
    play(s, "conquer 13")
    assert refused(s, "abandon 13") == "CORE-5.2"  # too late for that
    s.events = []
    play(s, "stop")
    assert [event.kind for event in s.events if event.given.get("region") == 13 - 1] == ["left"]


@pytest.mark.rule("UG-3.6")
def test_kraken_need_not_leave_the_river() -> None:
    s = crossing("kraken")
    play(s, "conquer 13", "stop")
    assert regions(s, 1) == {12: 1, 13: 1}
    play(s, "place 13", "done")
    assert regions(s, 1)[13] > 1


@pytest.mark.rule("UG-3.6")
def test_only_the_active_race_leaves_the_river_and_no_kraken_in_decline() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: drow, power: wise, hand: 6}, decline: {race: kraken}}, {}, {}]
regions: {12: {race: drow}, 13: {race: kraken}}
""")
    play(s, "stop")
    assert holder(s, 13) == "kraken"


@pytest.mark.rule("UG-3.7")
def test_a_race_that_held_only_the_river_waits_in_hand_and_comes_in_anew() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: drow, power: flocking, hand: 3}}, {}, {}]
""")
    play(s, "conquer 13", "conquer 22")
    assert earned(s, "stop") == 0
    assert (hand(s, 1), regions(s, 1)) == (3, {})
    idle(s, 2)
    play(s, "expand")
    assert s.phase_name == "ready"
    assert refused(s, "conquer 22") == "CORE-6.2"  # where they stood gives no reach
    assert {13, 30, 4} <= targets(s)


@pytest.mark.rule("UG-3.8")
def test_a_relic_used_on_a_river_stays_there_for_the_next_who_conquers_it() -> None:
    s = crossing(sites="sword_of_the_killer_rabbit: 12")
    play(s, "sword", "conquer 13", "stop")
    sword = s.rules.site_named("sword_of_the_killer_rabbit")
    assert (site_at(s, "sword_of_the_killer_rabbit"), s.site_holder(sword)) == (13, -1)
    play(s, "done")
    idle(s, 2)
    play(s, "expand")
    assert "sword" not in legal(s)
    play(s, "conquer 13")
    assert "sword" in legal(s)


@pytest.mark.rule("UG-3.8")
def test_armours_on_an_emptied_river_are_discarded() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: drow, power: shield, hand: 3}}, {}, {}]
regions: {4: {race: drow, markers: {mushroom_armor: 1}}, 13: {race: drow, markers: {mushroom_armor: 2}}}
""")
    play(s, "stop")
    assert marked(s, "mushroom_armor") == {4: 1}


@pytest.mark.rule("UG-3.8")
def test_a_great_ancient_on_an_emptied_river_must_be_put_among_its_cultists() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: cultists, power: wise, hand: 7}}, {}, {}]
""")
    play(s, "conquer 13", "conquer 5", "conquer 4")
    assert marked(s, "great_ancient") == {13: 1}
    play(s, "stop")
    assert (marked(s, "great_ancient"), legal(s)) == ({}, {"ancient 4", "ancient 5"})
    play(s, "ancient 5")
    assert marked(s, "great_ancient") == {5: 1}


@pytest.mark.rule("UG-3.9")
def test_a_river_conquered_this_turn_is_a_link_and_a_neighbour() -> None:
    s = crossing()
    assert refused(s, "conquer 5") == "CORE-6.3"
    play(s, "conquer 13")
    assert {5, 14, 22, 23} <= targets(s)
    assert s.conquered(slot(1)) == 1 << (13 - 1)
    flames = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: flames, power: wise, hand: 8}}, {active: {race: shrooms, power: mining}}, {}]
regions: {14: {race: flames}, 15: {markers: {volcano: 1}}, 4: {race: shrooms, tokens: 5}}
""")
    assert cost(flames, 4) == 2 + 5
    play(flames, "conquer 13")
    assert cost(flames, 4) == 2  # the chain from the Volcano goes over the River


@pytest.mark.rule("UG-3.9")
def test_a_river_scores_for_kraken_only() -> None:
    s = crossing("ogres")
    play(s, "conquer 13")
    assert score_lines(s, "stop", "done") == {"ogres": 1}
    s = crossing("kraken", "tomb")
    play(s, "conquer 13", "conquer 22")
    assert score_lines(s, "stop", "done") == {"kraken": 3}
    idle(s, 2)
    assert score_lines(s, "decline", "done") == {"kraken": 3}
