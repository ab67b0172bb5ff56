"""The greedy bot in Underground, where the sensible choice is clear: conquests, picks and declines."""

import pytest

from elbowroom import counted_view
from elbowroom.engine.sites import site_stack, stack_sites
from elbowroom.notation.position import load_position
from tests.bots.games import answer, answers, follow

# --- among the conquests ----------------------------------------------------------------------------------------------

BALROG = """
board: underground_2
round: 4
phase: PHASE
seats:
- active: {race: ogres, power: stone}
- active: {race: mummies, power: tomb}
regions:
  9: {race: ogres}
  15: {race: ogres}
  16: {race: mummies, tokens: 3}
  10: {markers: {balrog: 1}}
  8: {natives: 0}
sites: {found: {wickedest_pentacle: 15}}
"""


@pytest.mark.parametrize("phase", ["conquer", "aftermath"])
def test_the_balrog_goes_to_the_opponent(phase: str) -> None:
    """It may also go to the empty regions 2, 3 and 8, or to the own region 9."""
    assert answers(BALROG.replace("PHASE", phase)) == {"balrog 16"}


def test_a_balrog_that_must_be_sent_spares_the_own_regions() -> None:
    text = """
    board: underground_2
    round: 4
    phase: conquer
    seats:
    - active: {race: ogres, power: stone}
    - active: {race: mummies, power: tomb}
    regions:
      7: {race: ogres}
      9: {race: ogres}
      15: {race: ogres}
      23: {race: mummies, tokens: 3}
    sites: {found: {wickedest_pentacle: 15}}
    notes: {wickedest_pentacle: {summoned: 1}}
    """
    s = load_position(text)
    assert {action.text() for action in s.legal()} == {"balrog 7", "balrog 9", "balrog 23"}
    assert answers(text) == {"balrog 23"}


def test_the_balrog_stays_rather_than_hurt_its_player() -> None:
    text = """
    board: underground_2
    round: 4
    phase: aftermath
    seats:
    - active: {race: ogres, power: stone}
    - active: {race: mummies, power: tomb}
    regions:
      5: {race: ogres}
      12: {race: ogres}
      4: {race: ogres}
      6: {markers: {balrog: 1}}
      13: {race: ogres}
      24: {race: mummies}
    sites: {found: {wickedest_pentacle: 5}}
    """
    assert answers(text) == {"done"}


# The Ogres in the corner 5 have the sword; what they can reach is 4, 6 and 12.
RELIC = """
board: underground_2
round: 4
phase: conquer
seats:
- active: {race: RACE, power: thieving, hand: HAND}
- active: {race: mummies, power: tomb}
regions:
  5: {race: RACE}
  4: {FOUR}
  6: {race: mummies, tokens: 6}
  12: {race: mummies, tokens: TWELVE}
sites: {found: {SITE: 5}}
"""


def relic(site: str, race: str = "shrooms", hand: int = 2, four: str = "", twelve: int = 6) -> str:
    text = RELIC.replace("RACE", race).replace("HAND", str(hand)).replace("FOUR", four or "natives: 0")
    return text.replace("TWELVE", str(twelve)).replace("SITE", site)


def test_the_sword_is_raised_against_what_is_too_strong_without_it() -> None:
    text = relic("sword_of_the_killer_rabbit", four="race: mummies, tokens: 6", twelve=2)
    assert follow(text) == ["sword", "conquer 12"]


def test_the_sword_is_not_raised_where_it_saves_nothing() -> None:
    """An empty region costs Ogres one token with and without it."""
    assert follow(relic("sword_of_the_killer_rabbit", race="ogres", hand=1))[0] == "conquer 4"


def test_the_socks_are_used_where_most_defenders_are() -> None:
    text = relic("stinky_trolls_socks", four="race: mummies, tokens: 4", twelve=5)
    assert follow(text) == ["socks", "conquer 12"]


def test_the_doormat_flies_when_nothing_near_can_be_taken() -> None:
    done = follow(relic("flying_doormat", four="race: mummies, tokens: 4", twelve=4))
    assert done[0] == "doormat"
    assert len(done) == 2
    assert done[1].startswith("conquer ")


def test_the_bag_acts_as_the_relic_that_helps() -> None:
    text = relic("keep_on_the_motherland", four="race: mummies, tokens: 3", twelve=5)
    text = text.replace("thieving", "magic").replace("{keep", "{stinky_trolls_socks: 20, keep")
    assert follow(text) == ["copy_socks", "conquer 12"]


@pytest.mark.parametrize("how", ["orb", "bite"])
def test_a_lone_token_is_replaced_where_it_is_dearest(how: str) -> None:
    """The tokens in hand are enough for 4 but not for the Black Mountain 6."""
    text = relic("shiny_orb" if how == "orb" else "fountain_of_youth", "gnomes", 3, "race: mummies", 5)
    text = text.replace("6: {race: mummies, tokens: 6}", "6: {race: mummies}\n  11: {race: mummies, tokens: 5}")
    if how == "bite":
        text = text.replace("thieving", "vampire")
    assert set(follow(text)) == {"conquer 4", f"{how} 6"}


WISPS = """
board: underground_2
round: 4
phase: conquer
seats:
- active: {race: will_o_wisps, power: stone, hand: HAND}
- active: {race: mummies, power: tomb}
regions:
  5: {race: will_o_wisps}
  6: {race: mummies, tokens: 6}
  12: {race: mummies, tokens: TWELVE}
"""


def test_the_wisps_roll_for_a_crystal_when_they_cannot_fail() -> None:
    assert follow(WISPS.replace("HAND", "3").replace("TWELVE", "6"))[0] == "wisp 4"


def test_the_wisps_take_what_is_sure_before_they_risk_anything() -> None:
    """Three tokens for 12, or for a roll that fails every other time."""
    text = WISPS.replace("HAND", "3").replace("TWELVE", "1").replace("  5:", "  4: {race: mummies, tokens: 2}\n  5:")
    assert follow(text)[0] == "conquer 12"


def test_hammers_count_in_what_is_within_reach_of_the_die() -> None:
    """A Dwarf and four Hammers: one pip is missing for 12, two for 4, three for 6."""
    text = relic("fountain_of_youth", "iron_dwarves", 1, "race: mummies, tokens: 5", 4)
    text = text.replace("tokens: 6}", "tokens: 5}") + "notes: {iron_dwarves: {hammers_owned: 4, hammers_in_hand: 4}}\n"
    assert follow(text) == ["die 12"]


def test_monsters_are_attacked_for_what_they_hide() -> None:
    """The Black Mountains 13 and 18 cost the same, but something will be found in 18."""
    text = """
    board: underground_2
    round: 10
    turn: 2
    phase: conquer
    seats:
    - decline: {race: mummies, power: tomb}
    - active: {race: gnomes, power: wise, hand: 5}
    regions:
      3: {markers: {balrog: 1}}
      4: {race: mummies, tokens: 4}
      5: {race: mummies, tokens: 4}
      11: {race: gnomes}
      12: {race: gnomes}
      6: {race: mummies, tokens: 4}
      13: {race: mummies, tokens: 2}
    """
    assert {action.text() for action in load_position(text).legal()} >= {"conquer 13", "conquer 18"}
    assert answers(text, seeds=8) == {"conquer 18"}


def test_a_river_is_crossed_to_reach_what_lies_beyond() -> None:
    """All neighbours of the corner but the River 3 are too strong."""
    text = """
    board: underground_2
    round: 4
    phase: conquer
    seats:
    - active: {race: shrooms, power: thieving, hand: 3}
    - active: {race: mummies, power: tomb}
    regions:
      4: {race: shrooms}
      5: {race: mummies, tokens: 4}
      11: {race: mummies, tokens: 4}
      12: {race: mummies, tokens: 3}
    """
    done = follow(text)
    assert done[0] == "conquer 3"
    assert len(done) == 2


def test_rivers_are_not_taken_for_their_own_sake() -> None:
    """They cost one token each, but only regions that can be kept pay."""
    text = """
    board: underground_2
    round: 4
    phase: conquer
    seats:
    - active: {race: gnomes, power: wise, hand: 4}
    - active: {race: mummies, power: tomb}
    regions:
      4: {race: gnomes}
      24: {race: mummies, tokens: 4}
    """
    done = follow(text)
    assert len(done) == 2
    assert not set(done) & {"conquer 3", "conquer 17", "conquer 25"}


def test_kraken_keep_their_rivers() -> None:
    text = """
    board: underground_2
    round: 4
    phase: redeploy
    seats:
    - active: {race: kraken, power: stone, hand: 1}
    - active: {race: mummies, power: tomb}
    regions:
      3: {race: kraken}
      4: {race: kraken}
      24: {race: mummies}
    """
    s = load_position(text)
    assert {"leave 3", "place 3"} <= {action.text() for action in s.legal()}
    assert answers(text) <= {"place 3", "place 4"}


def test_a_coin_for_liches_is_not_paid_in_the_last_turn() -> None:
    """Region 12 of the Liches brings a coin and costs one; 4 costs more tokens but brings one."""
    text = """
    board: underground_2
    round: 10
    phase: conquer
    turn: 2
    seats:
    - active: {race: mummies, power: wise}
      decline: {race: liches, power: tomb}
    - active: {race: shrooms, power: thieving, hand: 3}
    regions:
      5: {race: shrooms}
      12: {race: liches}
      6: {race: liches}
      4: {natives: 0}
    """
    assert follow(text)[0] == "conquer 4"
    assert "conquer 12" not in follow(text.replace("hand: 3", "hand: 6"))


# --- picking and declining --------------------------------------------------------------------------------------------


def test_the_mimes_swap_a_useless_badge_for_the_best() -> None:
    text = """
    board: underground_2
    round: 2
    phase: pick choices
    seats:
    - active: {race: shadow_mimes, power: martyr}
    - active: {race: mummies, power: tomb}
    column:
    - {race: ogres, power: shield}
    - {race: gnomes, power: quarreling}
    - {race: drow, power: flocking}
    - {race: kraken, power: vengeful}
    - {race: liches, power: immortal}
    """
    assert answers(text) == {"swap 2"}


def test_the_mimes_keep_a_good_badge() -> None:
    text = """
    board: underground_2
    round: 2
    phase: pick choices
    seats:
    - active: {race: shadow_mimes, power: flocking}
    - active: {race: mummies, power: tomb}
    column:
    - {race: ogres, power: shield}
    - {race: gnomes, power: quarreling}
    - {race: drow, power: immortal}
    - {race: kraken, power: vengeful}
    - {race: liches, power: martyr}
    """
    assert answers(text) == {"done"}


VOLCANO = """
board: underground_2
round: 2
phase: start effects
seats:
- active: {race: flames, power: stone, hand: 8}
- active: {race: mummies, power: royal}
regions:
  8: {natives: 0}
  18: {natives: 0}
"""


def test_the_volcano_is_put_where_there_is_room_to_conquer() -> None:
    """Chasm 19 has five neighbours, Chasm 1 three."""
    assert answers(VOLCANO) == {"volcano 19"}


def test_the_volcano_is_not_put_beside_what_cannot_be_conquered() -> None:
    """Gnomes all around 19 do not mind the heat; by the house rule that is where one would enter."""
    text = VOLCANO.replace("round: 2", "options: {flamesEntry: volcano}\nround: 2")
    gnomes = text.replace("mummies, power: royal", "gnomes, power: royal").replace("  18: {natives: 0}\n", "")
    for region in (11, 12, 13, 18, 20):
        gnomes += f"  {region}: {{race: gnomes, tokens: 2, natives: 0}}\n"
    assert answers(gnomes) == {"volcano 1"}


DECIDE = """
board: underground_2
round: ROUND
phase: decide
seats:
- active: {race: ogres, power: POWER}
- active: {race: mummies, power: tomb}
regions:
  4: {race: ogres}
  5: {race: ogres}
  6: {race: ogres}
  11: {race: ogres}
  12: {race: ogres}
  13: {race: ogres, tokens: 1}
sites: {found: {stonehedge: 4}, badges: {stonehedge: BADGE}}
"""


def test_a_race_vanishes_before_the_end_and_declines_before() -> None:
    """With few turns left two coins a region at once are more than what stays."""
    text = DECIDE.replace("POWER", "stone").replace("BADGE", "vanishing")
    assert "vanish" in {action.text() for action in load_position(text.replace("ROUND", "4")).legal()}
    assert answers(text.replace("ROUND", "4")) <= {"expand", "decline"}
    assert answers(text.replace("ROUND", "10")) == {"vanish"}


def test_regions_are_reborn_for_a_race_that_can_use_them() -> None:
    """A token from the tray and a place to start from in the middle of the board, for nothing."""
    text = """
    board: underground_2
    round: 4
    phase: start effects
    seats:
    - active: {race: ogres, power: stone, hand: 9}
      decline: {race: drow, power: reborn}
    - active: {race: mummies, power: tomb}
    regions:
      5: {race: drow}
      24: {race: drow}
      16: {race: mummies}
    """
    assert answers(text) <= {"reborn 24", "reborn 5"}


# --- what is hidden ---------------------------------------------------------------------------------------------------


def test_the_order_of_the_sites_does_not_change_its_choice() -> None:
    text = relic("sword_of_the_killer_rabbit", hand=6, four="natives: 0", twelve=2)
    s = load_position(text)
    twin = load_position(text)
    stack_sites(twin, site_stack(twin)[::-1])
    assert site_stack(s) != site_stack(twin)
    assert answer(s) == answer(twin)
    assert counted_view(s, 0) == counted_view(twin, 0)
