"""Liches: in decline they are paid by whoever conquers them."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.engine.events import Paid
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, earned, hand, holder, listen, play, race, refused, regions, score_lines
from tests.content.underground.races.helpers import targets

# Seat 2 has Liches in decline in 4, 11 and 12; seat 1 stands in 5.
CAMP = """
board: underground_2
phase: conquer
seats:
- coins: %d
  active: {race: %s, power: %s, hand: %d}
- active: {race: ogres, power: wise}
  decline: {race: liches}
regions:
  5: {race: %s}
  4: {race: liches}
  11: {race: liches}
  12: {race: liches}
  27: {race: ogres}
%s
"""


def camp(coins: int = 2, attacker: str = "shrooms", power: str = "mining", hand: int = 8, more: str = "") -> str:
    return CAMP % (coins, attacker, power, hand, attacker, more)


@pytest.mark.rule("UG-R-LICHES-1", "UG-R-LICHES-2")
def test_the_example_of_two_coins_and_three_regions() -> None:
    s = load_position(camp(2))
    play(s, "conquer 4")
    assert (s.coins(0), s.coins(1)) == (1, 6)
    play(s, "conquer 11")
    assert (s.coins(0), s.coins(1), hand(s, 1)) == (0, 7, 2)
    assert 12 not in targets(s)
    assert refused(s, "conquer 12") == "UG-R-LICHES-2"
    assert cost(s, 12) == 3  # it is not for want of tokens


@pytest.mark.rule("UG-R-LICHES-2")
def test_without_a_coin_not_even_the_die_may_be_tried() -> None:
    s = load_position(camp(1, hand=1))
    assert targets(s, "die") == {4, 6, 12}
    s = load_position(camp(0, hand=1))
    assert targets(s, "die") == {6}
    assert refused(s, "die 4") == "UG-R-LICHES-2"


@pytest.mark.rule("UG-R-LICHES-2")
@pytest.mark.parametrize("pips", [0, 2])
def test_only_success_is_paid(pips: int) -> None:
    s = load_position(camp(1, hand=1))
    s.chance = Chance(0, forced=[pips])
    events = listen(s)
    play(s, "die 4")
    paid = [(event.seat, event.other, event.coins) for event in events if isinstance(event, Paid)]
    assert paid == ([(0, 1, 1)] if pips else [])
    assert (s.coins(0), s.coins(1)) == ((0, 6) if pips else (1, 5))


@pytest.mark.rule("UG-R-LICHES-1")
def test_they_are_paid_for_their_last_region_too() -> None:
    text = camp(2).replace("  11: {race: liches}\n  12: {race: liches}\n", "")
    s = load_position(text)
    play(s, "conquer 4")
    assert (s.coins(0), s.coins(1), race(s, 2, "decline")) == (1, 6, "")


@pytest.mark.rule("UG-R-LICHES-1")
def test_another_race_in_decline_is_not_paid() -> None:
    s = load_position(camp(2).replace("liches", "gnomes"))
    play(s, "conquer 4")
    assert (s.coins(0), s.coins(1)) == (2, 5)


@pytest.mark.rule("UG-R-LICHES-1")
def test_in_decline_they_score_like_any_race() -> None:
    s = load_position(camp(2).replace("phase: conquer", "turn: 2").replace(", hand: 8", ""))
    assert score_lines(s, "expand", "stop", "done")["liches"] == 3


ACTIVE = """
board: underground_2
phase: conquer
seats:
- coins: %d
  active: {race: shrooms, power: mining, hand: 9}
- active: {race: liches, power: wise}
regions:
  5: {race: shrooms}
  4: {race: liches}
"""


@pytest.mark.rule("UG-R-LICHES-3")
@pytest.mark.parametrize("coins", [0, 3])
def test_active_liches_are_attacked_for_nothing(coins: int) -> None:
    s = load_position(ACTIVE % coins)
    play(s, "conquer 4")
    assert (holder(s, 4), s.coins(0), s.coins(1)) == ("shrooms", coins, 5)


@pytest.mark.rule("UG-R-LICHES-4")
@pytest.mark.parametrize("coins", [0, 1])
@pytest.mark.parametrize(
    ("attacker", "more", "actions"),
    [
        ("shrooms", "sites: {found: {stinky_trolls_socks: 5}}\n", ("socks", "conquer 4")),
        ("shrooms", "sites: {found: {flying_doormat: 5}}\n", ("doormat", "conquer 11")),
        ("flames", "  19: {markers: {volcano: 1}}\n", ("conquer 12",)),
    ],
)
def test_every_kind_of_conquest_is_paid_or_impossible(
    attacker: str, more: str, actions: tuple[str, ...], coins: int
) -> None:
    s = load_position(camp(coins, attacker, more=more))
    play(s, *actions[:-1])
    if coins:
        play(s, actions[-1])
        assert (s.coins(0), s.coins(1)) == (0, 6)
    else:
        assert refused(s, actions[-1]) == "UG-R-LICHES-2"


@pytest.mark.rule("UG-R-LICHES-4")
def test_who_sends_the_balrog_pays() -> None:
    pentacle = "sites: {found: {wickedest_pentacle: 5}}\n"
    s = load_position(camp(1, more=pentacle))
    assert targets(s, "balrog") == {4, 6, 12}
    play(s, "balrog 4")
    assert (s.coins(0), s.coins(1), holder(s, 4)) == (0, 6, "")
    assert regions(s, 2, "decline") == {11: 1, 12: 1}
    s = load_position(camp(0, more=pentacle))
    assert targets(s, "balrog") == {6}
    assert refused(s, "balrog 4") == "UG-PLACE-PENTACLE-3"


OWN = """
board: underground_2
phase: conquer
seats:
- coins: %d
  active: {race: shrooms, power: mining, hand: 9}
  decline: {race: liches}
- active: {race: ogres, power: wise}
regions:
  5: {race: shrooms}
  4: {race: liches}
  12: {race: liches}
  27: {race: ogres}
"""


@pytest.mark.rule("UG-R-LICHES-4")
@pytest.mark.parametrize("coins", [0, 3])
def test_their_owner_pays_nothing(coins: int) -> None:
    s = load_position(OWN % coins)
    play(s, "conquer 4")
    assert (holder(s, 4), s.coins(0), s.coins(1)) == ("shrooms", coins, 5)
    s = load_position(OWN % coins + "sites: {found: {wickedest_pentacle: 5}}")
    play(s, "balrog 4")
    assert (holder(s, 4), s.coins(0), s.coins(1)) == ("", coins, 5)


@pytest.mark.rule("UG-R-LICHES-4")
def test_the_scepter_doubles_no_payment() -> None:
    """Neither the attacker's Scepter in the region he paid for, nor that of their owner."""
    s = load_position(camp(5, more="sites: {found: {scepter_of_avarice: 5}}\n"))
    play(s, "conquer 4", "stop", "done", "scepter 4")
    assert (s.coins(0), s.coins(1)) == (5 - 1 + 2 + 1 * 2, 5 + 1)  # 5 is a Forest of Shrooms
    s = load_position(camp(5, more="sites: {found: {scepter_of_avarice: 27}}\n"))
    play(s, "conquer 4", "stop", "done")
    assert s.coins(1) == 5 + 1
    assert earned(s, "expand", "stop", "done", "scepter 27") == 1 * 2 + 2
