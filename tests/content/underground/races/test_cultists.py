"""Cultists: their Great Ancient guards a region and makes the ones around it cheaper."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, holder, legal, marked, pass_turn, play, refused, regions, tokens
from tests.content.underground.races.helpers import site, targets

# 10 borders 2, 3 (River), 8 (Monsters), the Black Mountain 9 and 16; 5 and 12 are far away.
CAMP = """
board: underground_2
phase: %s
seats:
- active: {race: cultists, power: %s, hand: %d}
- active: {race: %s, power: %s}
  %s
regions:
  10: {race: cultists%s}
  %s
%s
"""
ANCIENT = ", markers: {great_ancient: 1}"
PLACED = "notes: {cultists: {placed: 1}}"


def camp(
    phase: str = "conquer",
    power: str = "mining",
    hand: int = 5,
    enemy: str = "ogres",
    badge: str = "wise",
    decline: str = "",
    ancient: bool = True,
    where: str = "5: {race: ogres}",
    more: str = "",
) -> str:
    notes = f"{more}\n{PLACED if ancient else ''}"
    return CAMP % (phase, power, hand, enemy, badge, decline, ANCIENT if ancient else "", where, notes)


def ancient(where: int) -> dict[int, int]:
    return {where: 1}


# --- placing and guarding ---------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-CULTISTS-1")
def test_it_is_placed_in_the_first_region_they_conquer_and_stays_there() -> None:
    s = load_position("board: underground_2\ncolumn: [{race: cultists, power: mining}]")
    play(s, "pick 0")
    assert marked(s, "great_ancient") == {}
    play(s, "conquer 2")
    assert marked(s, "great_ancient") == ancient(2)
    play(s, "conquer 10")
    assert marked(s, "great_ancient") == ancient(2)


ATTACK = """
board: underground_2
turn: 2
phase: conquer
seats:
- active: {race: cultists, power: mining}
- active: {race: shrooms, power: vampire, hand: 8}
regions:
  10: {race: cultists%s}
  2: {race: shrooms}
sites: {found: {shiny_orb: 2, wickedest_pentacle: 2}}
"""


@pytest.mark.rule("UG-R-CULTISTS-1")
@pytest.mark.parametrize("action", ["conquer 10", "bite 10", "orb 10", "balrog 10"])
def test_its_region_is_immune(action: str) -> None:
    guarded = load_position(ATTACK % ANCIENT)
    assert action not in legal(guarded)
    assert refused(guarded, action) in {"CORE-6.5", "UG-PLACE-PENTACLE-3"}
    assert action in legal(load_position(ATTACK % ""))


@pytest.mark.rule("UG-R-CULTISTS-1")
def test_the_die_cannot_name_its_region() -> None:
    assert refused(load_position((ATTACK % ANCIENT).replace("hand: 8", "hand: 1")), "die 10") == "CORE-6.5"
    assert "die 10" in legal(load_position((ATTACK % "").replace("hand: 8", "hand: 1")))


# --- the discount -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-CULTISTS-2")
def test_the_example_and_every_other_neighbour() -> None:
    s = load_position(camp(decline="decline: {race: gnomes}", where="9: {race: gnomes}"))
    assert cost(s, 9) == 2 + 1 + 1 - 1
    assert cost(s, 2) == 1
    assert cost(s, 8) == 2 + 2 - 1
    assert cost(s, 3) == 1  # never less
    assert cost(s, 12) == 2
    play(s, "conquer 9")
    assert (tokens(s, 9), hand(s, 1)) == (3, 2)


@pytest.mark.rule("UG-R-CULTISTS-2")
def test_it_counts_from_the_region_of_the_great_ancient_not_of_the_race() -> None:
    s = load_position(camp(where="4: {race: cultists}"))
    assert (cost(s, 2), cost(s, 5), cost(s, 12)) == (1, 2, 2)


@pytest.mark.rule("UG-R-CULTISTS-2")
def test_no_discount_against_active_gnomes() -> None:
    s = load_position(camp(enemy="gnomes", where="9: {race: gnomes}"))
    assert cost(s, 9) == 2 + 1 + 1


@pytest.mark.rule("UG-R-CULTISTS-2")
@pytest.mark.parametrize(("pipe", "price"), [(10, 1), (4, 2)])
def test_the_pipe_makes_its_terrain_adjacent_if_the_great_ancient_stands_on_it(pipe: int, price: int) -> None:
    """10, 5 and 11 are Mushroom Forests, 4, 7 and 20 Crystals."""
    s = load_position(camp(where="4: {race: cultists}", more=f"sites: {{found: {{great_brass_pipe: {pipe}}}}}"))
    assert (cost(s, 5), cost(s, 11)) == (price, price)
    assert (cost(s, 7), cost(s, 20)) == (2, 2)


@pytest.mark.rule("UG-R-CULTISTS-2")
def test_a_doormat_conquest_counts_as_adjacent() -> None:
    s = load_position(camp(more="sites: {found: {flying_doormat: 10}}"))
    assert (cost(s, 12), cost(s, 27)) == (2, 2)
    play(s, "doormat")
    assert (cost(s, 12), cost(s, 27), cost(s, 3)) == (1, 1, 1)
    play(s, "conquer 12")
    assert (tokens(s, 12), site(s, "flying_doormat")) == (1, 12)


@pytest.mark.rule("UG-R-CULTISTS-3")
def test_there_is_no_discount_before_it_is_on_the_map() -> None:
    s = load_position("board: underground_2\ncolumn: [{race: cultists, power: mining}]")
    play(s, "pick 0")
    assert (cost(s, 2), cost(s, 6)) == (2, 3)
    play(s, "conquer 2")
    assert (tokens(s, 2), cost(s, 10)) == (2, 1)


@pytest.mark.rule("UG-R-CULTISTS-3")
def test_a_copied_doormat_brings_no_discount_on_the_very_first_conquest() -> None:
    s = load_position("""
    board: underground_2
    seats:
    - {}
    - active: {race: ogres, power: wise}
    regions:
      5: {race: ogres}
    sites: {found: {flying_doormat: 5}}
    column: [{race: cultists, power: magic}]
    """)
    play(s, "pick 0", "copy_doormat")
    assert (cost(s, 16), cost(s, 9)) == (2, 3)
    play(s, "conquer 16")
    assert (tokens(s, 16), marked(s, "great_ancient")) == (2, ancient(16))


@pytest.mark.rule("UG-R-CULTISTS-3")
def test_it_gives_no_reach() -> None:
    assert targets(load_position(camp())) == {2, 3, 8, 9, 16}
    assert refused(load_position(camp()), "conquer 12") == "CORE-6.3"


# --- moving -----------------------------------------------------------------------------------------------------------

THREE = "2: {race: cultists}\n  16: {race: cultists}\n  5: {race: ogres}"


@pytest.mark.rule("UG-R-CULTISTS-4")
def test_it_may_move_to_any_region_of_theirs_once_at_the_start_of_a_turn() -> None:
    s = load_position(camp("decide", hand=0, where=THREE))
    assert refused(s, "ancient 16") == "UG-R-CULTISTS-4"
    play(s, "expand")
    assert s.phase_name == "start effects"
    assert legal(s) == {"ancient 2", "ancient 16", "done"}
    assert refused(s, "ancient 10") == "UG-R-CULTISTS-4"  # it is there
    assert refused(s, "ancient 5") == "UG-R-CULTISTS-4"  # Ogres are there
    play(s, "ancient 16")
    assert (s.phase_name, marked(s, "great_ancient")) == ("ready", ancient(16))
    assert (cost(s, 24), cost(s, 8)) == (1, 4)  # the discount has moved with it
    for action in ("stop", "done"):
        assert refused(s, "ancient 2") == "UG-R-CULTISTS-4"
        play(s, action)
    pass_turn(s)
    play(s, "expand", "ancient 2")
    assert marked(s, "great_ancient") == ancient(2)


@pytest.mark.rule("UG-R-CULTISTS-4")
def test_it_may_stay() -> None:
    s = load_position(camp("decide", hand=0, where=THREE))
    play(s, "expand", "done")
    assert (s.phase_name, marked(s, "great_ancient")) == ("ready", ancient(10))
    assert refused(s, "ancient 2") == "UG-R-CULTISTS-4"


@pytest.mark.rule("UG-R-CULTISTS-4")
def test_nothing_is_asked_if_it_cannot_move() -> None:
    s = load_position(camp("decide", hand=0))
    play(s, "expand")
    assert s.phase_name == "ready"


@pytest.mark.rule("UG-R-CULTISTS-4")
def test_immunity_moves_with_it() -> None:
    s = load_position(
        camp("decide", hand=0, enemy="shrooms", where="16: {race: cultists}\n  9: {race: shrooms, tokens: 8}")
    )
    play(s, "expand", "ancient 16", "stop", "done", "expand")
    assert "conquer 10" in legal(s)
    assert refused(s, "conquer 16") == "CORE-6.5"


@pytest.mark.rule("UG-R-CULTISTS-4")
def test_it_may_move_once_even_when_another_choice_keeps_the_phase_open() -> None:
    """The Reborn race in decline asks as well; either may come first."""
    text = camp("decide", hand=0, where=THREE + "\n  27: {race: gnomes}").replace(
        "active: {race: cultists, power: mining, hand: 0}",
        "active: {race: cultists, power: mining, hand: 0}\n  decline: {race: gnomes, power: reborn}",
    )
    s = load_position(text)
    play(s, "expand", "ancient 16")
    assert s.phase_name == "start effects"
    assert refused(s, "ancient 2") == "UG-R-CULTISTS-4"
    play(s, "reborn 27")
    assert holder(s, 27) == "cultists"
    s = load_position(text)
    play(s, "expand", "reborn 27", "ancient 27")
    assert marked(s, "great_ancient") == ancient(27)


# --- regions it has to leave ------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-CULTISTS-5")
def test_abandoning_its_region_sends_it_to_another_one_at_once() -> None:
    s = load_position(camp("ready", where=THREE))
    play(s, "abandon 10")
    assert marked(s, "great_ancient") == {}
    assert legal(s) == {"ancient 2", "ancient 16"}  # nothing else comes first
    assert refused(s, "conquer 3") == "CORE-6.12"
    assert refused(s, "ancient 10") == "UG-R-CULTISTS-5"
    play(s, "ancient 16")
    assert (s.phase_name, marked(s, "great_ancient")) == ("ready", ancient(16))
    play(s, "abandon 2")
    assert marked(s, "great_ancient") == ancient(16)


@pytest.mark.rule("UG-R-CULTISTS-5")
def test_abandoning_another_region_leaves_it_alone() -> None:
    s = load_position(camp("ready", where=THREE))
    play(s, "abandon 2")
    assert marked(s, "great_ancient") == ancient(10)


@pytest.mark.rule("UG-R-CULTISTS-5")
def test_a_move_at_the_start_does_not_spare_it_from_being_placed_again() -> None:
    s = load_position(camp("decide", hand=0, where=THREE))
    play(s, "expand", "ancient 16", "abandon 16", "ancient 2")
    assert marked(s, "great_ancient") == ancient(2)


@pytest.mark.rule("UG-R-CULTISTS-5")
def test_with_no_region_left_it_waits_for_the_next_conquest() -> None:
    s = load_position(camp("ready"))
    play(s, "abandon 10")
    assert marked(s, "great_ancient") == {}
    assert (cost(s, 2), cost(s, 7)) == (2, 2)  # and gives no discount
    play(s, "conquer 7")
    assert marked(s, "great_ancient") == ancient(7)


@pytest.mark.rule("UG-R-CULTISTS-6")
def test_when_the_river_is_emptied_the_owner_puts_it_elsewhere() -> None:
    s = load_position(camp(ancient=False, hand=8, where="5: {race: ogres}").replace("  10: {race: cultists}\n", ""))
    play(s, "conquer 3")
    assert marked(s, "great_ancient") == ancient(3)
    play(s, "conquer 2", "conquer 4", "stop")
    assert s.phase_name == "redeploy"
    assert legal(s) == {"ancient 2", "ancient 4"}
    assert refused(s, "done") == "CORE-7.6"
    play(s, "ancient 4")
    assert "done" in legal(s)
    play(s, "done")
    assert marked(s, "great_ancient") == ancient(4)
    assert set(regions(s, 1)) == {2, 4}


@pytest.mark.rule("UG-R-CULTISTS-6")
def test_with_only_the_river_it_goes_to_the_hand_and_waits_for_a_conquest() -> None:
    s = load_position(camp(ancient=False, where="5: {race: ogres}").replace("  10: {race: cultists}\n", ""))
    play(s, "conquer 3", "stop")
    assert (marked(s, "great_ancient"), regions(s, 1), hand(s, 1)) == ({}, {}, 5)
    pass_turn(s)
    play(s, "expand")
    assert cost(s, 2) == 2
    play(s, "conquer 2")
    assert marked(s, "great_ancient") == ancient(2)


@pytest.mark.rule("UG-R-CULTISTS-6", "UG-R-CULTISTS-7")
def test_a_reborn_region_does_not_call_it_back_from_the_hand() -> None:
    text = camp(ancient=False, where="27: {race: gnomes}").replace("  10: {race: cultists}\n", "")
    s = load_position(text.replace("hand: 5}", "hand: 5}\n  decline: {race: gnomes, power: reborn}"))
    play(s, "conquer 3", "stop")
    pass_turn(s)
    play(s, "expand", "reborn 27")
    assert (holder(s, 27), marked(s, "great_ancient")) == ("cultists", {})
    play(s, "conquer 26")
    assert marked(s, "great_ancient") == ancient(26)


# --- what counts as a conquest ----------------------------------------------------------------------------------------

REBORN = """
board: underground_2
seats:
- decline: {race: gnomes, power: reborn}
- active: {race: ogres, power: wise}
regions:
  10: {race: gnomes}
  12: {race: gnomes}
  5: {race: ogres}
column: [{race: cultists, power: mining}]
"""


@pytest.mark.rule("UG-R-CULTISTS-7")
def test_reborn_regions_are_not_conquered() -> None:
    s = load_position(REBORN)
    play(s, "pick 0", "reborn 10")
    assert (holder(s, 10), marked(s, "great_ancient")) == ("cultists", {})
    assert not any(action.startswith("ancient") for action in legal(s))
    assert refused(s, "ancient 10") == "UG-R-CULTISTS-7"
    play(s, "done")
    assert (cost(s, 2), cost(s, 9)) == (2, 3)
    play(s, "conquer 2")
    assert marked(s, "great_ancient") == ancient(2)


@pytest.mark.rule("UG-R-CULTISTS-7")
@pytest.mark.parametrize(
    ("power", "sites", "actions", "region"),
    [
        ("vampire", "", ("bite 9",), 9),
        ("mining", "sites: {found: {shiny_orb: 10}}", ("orb 9",), 9),
        ("mining", "sites: {found: {flying_doormat: 10}}", ("doormat", "conquer 27"), 27),
        ("mining", "", ("die 8",), 8),
    ],
)
def test_every_kind_of_conquest_places_it(power: str, sites: str, actions: tuple[str, ...], region: int) -> None:
    """The Cultists stand in 10 by rebirth and have not conquered yet."""
    s = load_position(camp(power=power, hand=2, ancient=False, where="9: {race: ogres}", more=sites))
    s.chance = Chance(0, forced=[2])
    play(s, *actions)
    assert (holder(s, region), marked(s, "great_ancient")) == ("cultists", ancient(region))


@pytest.mark.rule("UG-R-CULTISTS-7")
def test_a_failed_die_places_nothing() -> None:
    s = load_position(camp(hand=2, ancient=False))
    s.chance = Chance(0, forced=[0])
    play(s, "die 8")
    assert marked(s, "great_ancient") == {}


@pytest.mark.rule("UG-R-CULTISTS-8")
@pytest.mark.parametrize("power", ["mining", "tomb", "royal"])
def test_it_leaves_the_map_in_decline(power: str) -> None:
    s = load_position(
        camp("decide", power, 0, where=THREE + "\n  9: {race: ogres, tokens: 6}").replace("  5: {race: ogres}\n", "")
    )
    play(s, "decline", *(["done"] if power == "tomb" else []))
    assert (marked(s, "great_ancient"), set(regions(s, 1, "decline"))) == ({}, {2, 10, 16})
    play(s, "expand")
    assert "conquer 10" in legal(s)


@pytest.mark.rule("UG-R-CULTISTS-8")
def test_a_new_race_has_no_discount_from_it() -> None:
    s = load_position(camp("decide", hand=0, more="column: [{race: gnomes, power: stone}]"))
    play(s, "decline")
    pass_turn(s)
    play(s, "pick 0")
    assert cost(s, 2) == 2
    assert refused(s, "ancient 10") == "CORE-4.9"
