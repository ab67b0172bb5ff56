"""Shield: Mushroom Armours."""

import pytest

from elbowroom.notation.position import position_data
from tests.content.helpers import cost, earned, holder, legal, marked, pass_turn, play, race, refused
from tests.content.underground.powers.helpers import offers, position


def forge(*entries: str, race_key: str = "ogres", phase: str = "decide", more: str = "") -> str:
    """Seat 1 holds the given regions; 5, 8, 10 and 11 are Mushroom Forests."""
    regions = "".join(f"\n  {entry}" for entry in entries)
    return f"""
board: underground_2
phase: {phase}
seats:
- active: {{race: {race_key}, power: shield}}
- active: {{race: liches, power: vampire}}
regions:
  26: {{race: liches, tokens: 2}}{regions}
{more}
"""


TWO_FORESTS = ("5: {race: ogres}", "11: {race: ogres}", "4: {race: ogres}")


@pytest.mark.rule("UG-P-SHIELD-1")
def test_every_forest_gives_an_armour_each_turn_and_they_pile_up_in_regions_of_the_race() -> None:
    s = position(forge(*TWO_FORESTS))
    for total in (2, 4, 6, 8):
        play(s, "expand")
        assert refused(s, "armour 4") == "UG-P-SHIELD-1"  # among the conquests
        play(s, "stop")
        assert offers(s, "armour") == [4, 5, 11]
        assert refused(s, "armour 26") == "UG-P-SHIELD-1"
        assert refused(s, "armour 12") == "UG-P-SHIELD-1"
        play(s, "armour 4", "armour 4")
        assert offers(s, "armour") == []
        assert refused(s, "armour 5") == "UG-P-SHIELD-1"
        play(s, "done")
        assert marked(s, "mushroom_armor") == {4: total}
        pass_turn(s)
    play(s, "expand", "stop")
    assert offers(s, "armour") == []  # eight is all there are


@pytest.mark.rule("UG-P-SHIELD-1")
def test_the_supply_limits_what_is_taken() -> None:
    s = position(forge("4: {race: ogres, markers: {mushroom_armor: 7}}", *TWO_FORESTS[:2]))
    play(s, "expand", "stop", "armour 5")
    assert offers(s, "armour") == []
    assert marked(s, "mushroom_armor") == {4: 7, 5: 1}


@pytest.mark.rule("UG-P-SHIELD-1")
def test_armours_of_another_race_lie_in_the_same_supply() -> None:
    s = position(forge("27: {race: liches, markers: {mushroom_armor: 7}}", *TWO_FORESTS))
    play(s, "expand", "stop", "armour 5")
    assert offers(s, "armour") == []


@pytest.mark.rule("UG-P-SHIELD-1")
def test_forests_are_counted_at_the_end_of_the_conquests() -> None:
    s = position(forge("4: {race: ogres, tokens: 4}", "12: {race: ogres}"))
    play(s, "expand", "conquer 5", "conquer 11", "stop", "armour 12", "armour 5")
    assert marked(s, "mushroom_armor") == {5: 1, 12: 1}
    s = position(forge("4: {race: ogres}", "5: {race: ogres}"))
    play(s, "expand", "abandon 5", "stop")
    assert offers(s, "armour") == []


@pytest.mark.rule("UG-P-SHIELD-1")
def test_placed_armours_do_not_move() -> None:
    s = position(forge("4: {race: ogres, tokens: 3, markers: {mushroom_armor: 2}}", "12: {race: ogres}"))
    play(s, "expand", "stop")
    assert legal(s) == {"place 4", "place 12", "done"}
    play(s, "place 12", "place 12", "done")
    assert marked(s, "mushroom_armor") == {4: 2}


@pytest.mark.rule("UG-P-SHIELD-2")
def test_each_armour_adds_one_to_the_cost_also_in_decline() -> None:
    s = position(forge("4: {race: ogres, markers: {mushroom_armor: 3}}", "5: {race: ogres}", "11: {race: liches}"))
    assert (cost(s, 4, 2), cost(s, 5, 2)) == (2 + 1 + 3, 2 + 1)
    play(s, "decline")
    assert (race(s, 1, "decline"), marked(s, "mushroom_armor")) == ("ogres", {4: 3})
    assert (cost(s, 4, 2), cost(s, 5, 2)) == (2 + 1 + 3, 2 + 1)


@pytest.mark.rule("UG-P-SHIELD-2")
@pytest.mark.parametrize(("power", "action"), [("vampire", "bite 4"), ("mining", "orb 4")])
def test_armours_do_not_protect_from_conversion(power: str, action: str) -> None:
    text = forge("4: {race: ogres, markers: {mushroom_armor: 3}}", "5: {race: liches}", more="turn: 2")
    s = position(f"{text}sites: {{found: {{shiny_orb: 5}}}}".replace("vampire", power))
    play(s, "expand", action)
    assert (holder(s, 4), marked(s, "mushroom_armor")) == ("liches", {})


@pytest.mark.rule("UG-P-SHIELD-2")
def test_armours_pay_nothing() -> None:
    s = position(forge("4: {race: ogres, markers: {mushroom_armor: 3}}", phase="redeploy"))
    assert earned(s, "done") == 1


@pytest.mark.rule("UG-P-SHIELD-3")
def test_they_are_discarded_when_an_opponent_takes_the_region() -> None:
    text = forge("4: {race: ogres, markers: {mushroom_armor: 1}}", "5: {race: ogres}", "11: {race: liches, tokens: 6}")
    s = position(f"{text}turn: 2")
    play(s, "expand", "conquer 4")
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.rule("UG-P-SHIELD-3")
def test_they_are_discarded_when_their_own_player_takes_the_region() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: drow, power: mining, hand: 5}
      decline: {race: ogres}
    - active: {race: liches, power: vampire}
    regions:
      5: {race: drow}
      4: {race: ogres, markers: {mushroom_armor: 2}}
      11: {race: ogres, markers: {mushroom_armor: 1}}
    """)
    assert cost(s, 4) == 2 + 2  # only the token does not defend against its own player
    play(s, "conquer 4")
    assert marked(s, "mushroom_armor") == {11: 1}


@pytest.mark.rule("UG-P-SHIELD-3")
def test_they_are_discarded_when_the_region_is_abandoned_and_can_be_taken_again() -> None:
    s = position(forge("4: {race: ogres, markers: {mushroom_armor: 8}}", *TWO_FORESTS[:2]))
    play(s, "expand", "abandon 4")
    assert marked(s, "mushroom_armor") == {}
    play(s, "stop", "armour 11", "armour 11")
    assert marked(s, "mushroom_armor") == {11: 2}


@pytest.mark.rule("UG-P-SHIELD-3")
def test_they_are_discarded_when_a_river_is_left() -> None:
    s = position(forge("3: {race: kraken, markers: {mushroom_armor: 2}}", "4: {race: kraken}", race_key="kraken"))
    play(s, "expand", "stop", "leave 3")
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.rule("UG-P-SHIELD-3")
def test_they_are_discarded_when_the_race_vanishes() -> None:
    s = position("""
    board: underground_2
    seats:
    - active: {race: drow, power: mining}
      decline: {race: ogres}
    - active: {race: liches, power: vampire}
    regions:
      5: {race: drow}
      4: {race: ogres, markers: {mushroom_armor: 2}}
    """)
    play(s, "decline")
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.rule("UG-P-SHIELD-4")
def test_armours_not_placed_go_back_to_the_supply() -> None:
    s = position(forge(*TWO_FORESTS))
    play(s, "expand", "stop", "armour 4", "done")
    assert "notes" not in position_data(s)  # nothing is kept for later
    pass_turn(s)
    play(s, "expand", "stop", "armour 4", "armour 4")
    assert marked(s, "mushroom_armor") == {4: 3}
    assert offers(s, "armour") == []  # two this turn, none was kept


@pytest.mark.rule("UG-P-SHIELD-4")
def test_no_new_armours_in_the_decline_turn_or_later() -> None:
    s = position(forge(*TWO_FORESTS))
    play(s, "decline")
    assert s.turn_of == 1
    pass_turn(s)
    play(s, "pick 0", "stop")
    assert s.turn_of == 1
    assert marked(s, "mushroom_armor") == {}
