"""Magic: the Bag-o'-Many-Things as a copy of each Relic."""

import pytest

from tests.content.helpers import cost, earned, hand, holder, legal, marked, pass_turn, play, refused, tokens, tray
from tests.content.underground.powers.bag import (
    PLACED,
    RELICS,
    SERVING,
    bag,
    copies,
    every_relic,
    everything,
    placed_relic,
    serving_relic,
    use,
)
from tests.content.underground.powers.helpers import lies, offers, position

# --- UG-P-MAGIC-1: one Relic in play, once a turn -------------------------------------------------------------------


@every_relic
@pytest.mark.rule("UG-P-MAGIC-1")
@pytest.mark.parametrize(
    "at",
    [
        26,  # an opponent's
        7,  # of the player's own race in decline
        23,  # nobody's
        13,  # the player's
    ],
)
def test_the_bag_copies_a_relic_whoever_holds_it(relic: str, at: int) -> None:
    s = bag(f"{relic}: {at}")
    target = 12 if relic in PLACED else 11
    if relic in PLACED:
        play(s, "stop", "done")
    play(s, *use(relic, target, copy=True))
    assert holder(s, target) == "mudmen"
    assert (marked(s, "bag_o_many_things"), lies(s, relic)) == ({target: 1}, at)


@every_relic
@pytest.mark.rule("UG-P-MAGIC-1")
def test_a_relic_under_the_balrog_is_copied_too(relic: str) -> None:
    s = position(f"""
    board: underground_2
    phase: {"end choices" if relic in PLACED else "conquer"}
    seats:
    - active: {{race: mudmen, power: magic, hand: {0 if relic in PLACED else 4}}}
    - active: {{race: drow, power: stone}}
    regions:
      12: {{race: mudmen}}
      11: {{race: drow}}
      24: {{markers: {{balrog: 1}}}}
    sites: {{found: {{{relic}: 24, wickedest_pentacle: 16}}}}
    """)
    assert copies(s) == {f"copy_{RELICS[relic]}"}


@every_relic
@pytest.mark.rule("UG-P-MAGIC-1")
def test_the_bag_works_once_a_turn_and_may_be_another_relic_next_turn(relic: str) -> None:
    s = bag(everything(26))
    if relic in PLACED:
        play(s, "stop", "done")
        assert copies(s) == {"copy_ring", "copy_scepter"}
        play(s, *use(relic, 12, copy=True))
        assert s.turn_of == 1  # nothing more to choose
    else:
        assert copies(s) == {"copy_doormat", "copy_orb", "copy_socks", "copy_sword"}
        play(s, *use(relic, 11, copy=True))
        assert copies(s) == set()
        for verb in ("copy_doormat", "copy_orb 5", "copy_socks", "copy_sword", "copy_ring 12", "copy_scepter 12"):
            assert refused(s, verb) == "UG-P-MAGIC-1"
        play(s, "stop")
        while s.turn_of == 0:
            play(s, "done")
    pass_turn(s)
    play(s, "expand")
    assert {"copy_doormat", "copy_socks", "copy_sword"} <= copies(s)
    play(s, "stop", "done")
    assert copies(s) == {"copy_ring", "copy_scepter"}


@serving_relic
@pytest.mark.rule("UG-P-MAGIC-1")
def test_a_copy_that_is_raised_cannot_become_another_one(relic: str) -> None:
    s = bag(everything(26))
    play(s, f"copy_{RELICS[relic]}")
    assert copies(s) == set()
    for verb in ("copy_doormat", "copy_orb 5", "copy_socks", "copy_sword"):
        assert refused(s, verb) == "UG-P-MAGIC-1"


@serving_relic
@pytest.mark.rule("UG-P-MAGIC-1")
def test_a_copy_that_is_raised_in_vain_is_not_used(relic: str) -> None:
    s = bag(everything(26))
    play(s, f"copy_{RELICS[relic]}", "stop", "done")
    assert copies(s) == {"copy_ring", "copy_scepter"}
    play(s, "copy_ring 12")
    assert marked(s, "bag_o_many_things") == {12: 1}


@pytest.mark.rule("UG-P-MAGIC-1")
def test_without_a_token_in_hand_no_copy_is_offered_that_only_a_second_copy_could_use() -> None:
    far = bag(
        everything(26).replace("shiny_orb: 26", "shiny_orb: 24"), more="options: {conversionNeedsToken: false}", hand=0
    )
    play(far, "copy_orb 5")
    assert holder(far, 5) == "mudmen"
    s = position("""
    board: underground_2
    options: {conversionNeedsToken: false}
    phase: conquer
    seats:
    - active: {race: mudmen, power: magic}
    - active: {race: drow, power: stone}
    regions:
      12: {race: mudmen}
      26: {race: drow}
    sites: {found: {flying_doormat: 26, shiny_orb: 26, sword_of_the_killer_rabbit: 26}}
    """)
    assert legal(s) == {"stop"}  # the Bag is either Doormat or Orb


@pytest.mark.rule("UG-P-MAGIC-1")
def test_only_the_magic_race_has_the_bag() -> None:
    s = bag(everything(12), more="turn: 2", phase="decide", hand=0)
    play(s, "expand")
    for verb in ("copy_doormat", "copy_orb 6", "copy_socks", "copy_sword", "copy_ring 5", "copy_scepter 5"):
        assert refused(s, verb) == "CORE-4.9"


# --- UG-P-MAGIC-2: the rules of the copied Relic, without control, with a limit of its own --------------------------


@pytest.mark.rule("UG-P-MAGIC-2")
def test_a_copied_sword_takes_two_off_one_conquest() -> None:
    s = bag("sword_of_the_killer_rabbit: 26")
    assert (cost(s, 18), cost(s, 4)) == (5, 2)
    play(s, "copy_sword")
    assert (cost(s, 18), cost(s, 4), cost(s, 11)) == (3, 1, 1)
    play(s, "conquer 11")
    assert (tokens(s, 11), hand(s, 1)) == (1, 5)
    assert cost(s, 18) == 5


@pytest.mark.rule("UG-P-MAGIC-2")
def test_copied_socks_take_a_region_as_if_empty_and_its_defenders_flee() -> None:
    s = bag("stinky_trolls_socks: 26")
    before = tray(s, "drow")
    play(s, "copy_socks")
    assert cost(s, 11) == 2
    play(s, "conquer 11")
    assert (hand(s, 2), tray(s, "drow")) == (1, before)
    play(s, "conquer 5")
    assert (hand(s, 2), tray(s, "drow")) == (1, before + 1)  # the next one is an ordinary conquest


@pytest.mark.rule("UG-P-MAGIC-2")
def test_a_copied_doormat_reaches_any_region() -> None:
    s = bag("flying_doormat: 26")
    assert refused(s, "conquer 24") == "CORE-6.3"
    play(s, "copy_doormat")
    assert {24, 26, 3} <= set(offers(s, "conquer"))
    assert {1, 14, 19, 22, 28} & set(offers(s, "conquer")) == set()  # Chasms
    play(s, "conquer 24")
    assert (holder(s, 24), tokens(s, 24), marked(s, "bag_o_many_things")) == ("mudmen", 2, {24: 1})
    assert refused(s, "conquer 7") == "CORE-6.3"


@pytest.mark.rule("UG-P-MAGIC-2")
def test_a_copied_orb_converts_a_lone_token() -> None:
    assert offers(bag("shiny_orb: 26", hand=0), "copy_orb") == []  # a token in hand is needed
    s = bag("shiny_orb: 26", hand=1)
    assert offers(s, "copy_orb") == [5, 11]
    mudmen, drow = tray(s, "mudmen"), tray(s, "drow")
    play(s, "copy_orb 11")
    assert (holder(s, 11), tokens(s, 11)) == ("mudmen", 1)
    assert (tray(s, "mudmen"), tray(s, "drow"), hand(s, 2)) == (mudmen - 1, drow + 1, 0)


@pytest.mark.rule("UG-P-MAGIC-2")
@pytest.mark.parametrize(("region", "taken"), [(12, 1), (13, 0)])
def test_a_copied_ring_takes_a_coin_from_neighbours_of_its_region(region: int, taken: int) -> None:
    s = bag("froggys_ring: 26", hand=0, phase="redeploy")
    play(s, "done")
    assert offers(s, "copy_ring") == [6, 12, 13]
    for other in (7, 5, 24):
        assert refused(s, f"copy_ring {other}") == "UG-RELIC-RING-1"
    assert earned(s, f"copy_ring {region}") == 3 + 1 + taken
    assert s.coins(1) == 5 - taken


@pytest.mark.rule("UG-P-MAGIC-2")
@pytest.mark.parametrize(("region", "more"), [(13, 1), (12, 2), (11, 2)])
def test_a_copied_scepter_doubles_the_coins_of_its_region(region: int, more: int) -> None:
    s = position("""
    board: underground_2
    phase: end choices
    seats:
    - active: {race: mudmen, power: magic}
    - active: {race: drow, power: stone}
    regions:
      12: {race: mudmen}
      13: {race: mudmen}
      26: {race: drow}
      11: {race: mudmen}
    sites: {found: {scepter_of_avarice: 26, keep_on_the_motherland: 12, diamond_fields: 11}}
    """)
    assert earned(s, f"copy_scepter {region}") == 3 + 2 + more


@pytest.mark.rule("UG-P-MAGIC-2")
def test_a_copied_scepter_is_void_in_the_mine_of_the_lost_dwarf() -> None:
    s = bag("scepter_of_avarice: 26, mine_of_the_lost_dwarf: 12", hand=0, phase="redeploy")
    play(s, "done")
    assert earned(s, "copy_scepter 12") == 3 + 1 + 2


@pytest.mark.rule("UG-P-MAGIC-2")
@placed_relic
def test_a_copy_placed_before_scoring_works_for_one_turn(relic: str) -> None:
    s = bag(f"{relic}: 26", hand=0, phase="redeploy")
    play(s, "done")
    assert earned(s, f"copy_{RELICS[relic]} 12") == 5
    pass_turn(s)
    play(s, "expand", "stop", "done")
    again = s.copy()
    assert earned(s, "done") == 4
    assert marked(s, "bag_o_many_things") == {12: 1}
    assert earned(again, f"copy_{RELICS[relic]} 12") == 5  # the same region may be chosen again


@every_relic
@pytest.mark.rule("UG-P-MAGIC-2")
def test_a_copy_has_the_timing_of_its_relic(relic: str) -> None:
    s = bag(f"{relic}: 26", hand=0 if relic in PLACED else 6, phase="conquer" if relic in PLACED else "redeploy")
    action = use(relic, 12 if relic in PLACED else 11, copy=True)[0]
    rule = {
        "doormat": "DOORMAT",
        "ring": "RING",
        "scepter": "SCEPTER",
        "orb": "ORB",
        "socks": "SOCKS",
        "sword": "SWORD",
    }
    assert refused(s, action) == f"UG-RELIC-{rule[RELICS[relic]]}-1"


@every_relic
@pytest.mark.rule("UG-P-MAGIC-2")
@pytest.mark.parametrize("copy_first", [True, False])
def test_relic_and_copy_have_a_limit_each(relic: str, copy_first: bool) -> None:
    s = bag(f"{relic}: 12", hand=6)
    first, second = (12, 13) if relic in PLACED else (11, 5)
    if relic in PLACED:
        play(s, "stop", "done")
    play(s, *use(relic, first, copy=copy_first))
    assert refused(s, use(relic, second, copy=copy_first)[0]) == ("UG-P-MAGIC-1" if copy_first else "UG-RELIC-2")
    play(s, *use(relic, second, copy=not copy_first))
    bag_at, relic_at = (first, second) if copy_first else (second, first)
    assert (marked(s, "bag_o_many_things"), lies(s, relic)) == ({bag_at: 1}, relic_at)
    assert {holder(s, first), holder(s, second)} == {"mudmen"}


@pytest.mark.rule("UG-P-MAGIC-2")
def test_real_sword_and_copied_sword_cheapen_one_conquest_each() -> None:
    s = bag("sword_of_the_killer_rabbit: 12", hand=7)
    play(s, "sword", "conquer 11", "copy_sword", "conquer 5")
    assert (tokens(s, 11), tokens(s, 5), hand(s, 1)) == (1, 1, 5)
    assert cost(s, 4) == 2


@pytest.mark.rule("UG-P-MAGIC-2")
def test_real_ring_and_copied_ring_both_take_a_coin() -> None:
    s = bag("froggys_ring: 6", hand=0, phase="redeploy")
    play(s, "done", "ring 12")
    assert earned(s, "copy_ring 6") == 3 + 1 + 2  # the Drow in 5 are beside both
    assert s.coins(1) == 3


@pytest.mark.rule("UG-P-MAGIC-2")
def test_real_scepter_and_copied_scepter_double_a_region_each() -> None:
    s = bag("scepter_of_avarice: 6", hand=0, phase="redeploy")
    play(s, "done", "scepter 12")
    assert earned(s, "copy_scepter 6") == 3 + 1 + 2


GNOMES = """
board: underground_2
phase: conquer
seats:
- active: {race: mudmen, power: magic, hand: 8}
- active: {race: gnomes, power: royal}
regions:
  12: {race: mudmen}
  5: {race: gnomes}
  26: {race: gnomes}
  24: {race: gnomes, markers: {queen: 1}}
sites: {found: {flying_doormat: 2, shiny_orb: 2, stinky_trolls_socks: 2, sword_of_the_killer_rabbit: 2}}
"""


@pytest.mark.rule("UG-P-MAGIC-2")
def test_no_copy_helps_against_active_gnomes() -> None:
    for verb in ("copy_doormat", "copy_socks", "copy_sword"):
        s = position(GNOMES)
        play(s, verb)
        assert cost(s, 5) == 3
        assert {5, 26} & set(offers(s, "conquer")) == set()
    s = position(GNOMES)
    assert offers(s, "copy_orb") == []
    assert refused(s, "copy_orb 5") == "UG-R-GNOMES-1"
    play(s, "conquer 5")  # the plain way


@pytest.mark.rule("UG-P-MAGIC-2")
def test_no_copy_helps_against_an_immune_region() -> None:
    s = position(GNOMES.replace("gnomes", "drow"))
    assert offers(s, "copy_orb") == [5]
    play(s, "copy_doormat")
    assert {5, 26} <= set(offers(s, "conquer"))
    assert refused(s, "conquer 24") == "CORE-6.5"


@pytest.mark.rule("UG-P-MAGIC-2")
@pytest.mark.parametrize(("relic", "target"), list(zip(SERVING, (26, 13, 13), strict=True)))
def test_a_failed_die_uses_the_copy_up_and_leaves_the_bag_where_it_was(relic: str, target: int) -> None:
    text = f"""
    board: underground_2
    phase: conquer
    seats:
    - active: {{race: mudmen, power: magic, hand: 1}}
    - active: {{race: drow, power: stone}}
    regions:
      12: {{race: mudmen, markers: {{bag_o_many_things: 1}}}}
      13: {{race: drow, tokens: 2}}
      26: {{race: drow}}
    sites: {{found: {{{relic}: 26, froggys_ring: 26}}}}
    """
    s = position(text, 0)
    play(s, f"copy_{RELICS[relic]}", f"die {target}")
    assert (holder(s, target), marked(s, "bag_o_many_things"), lies(s, relic)) == ("drow", {12: 1}, 26)
    assert refused(s, f"copy_{RELICS[relic]}") == "UG-P-MAGIC-1"
    play(s, "done")
    assert s.turn_of == 1  # no Ring any more
