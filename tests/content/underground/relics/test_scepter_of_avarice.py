"""Scepter of Avarice: the bank pays twice for one region."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import earned, pass_turn, play, refused
from tests.content.underground.places.helpers import coins, finish, lies, offers, position

# The race holds one region of every terrain (2 Mudpool, 4 Crystal, 5 Forest, 6 Mountain, 12 Mine) and 27 apart from
# them; the Scepter waits in region 27.
REALM = """
board: underground_2
phase: <phase>
seats:
- active: {race: <race>, power: <power>}
  decline: {race: kraken, power: <kept>}
- {active: {race: ogres, power: martyr}, decline: {race: liches}}
regions:
  2: {race: <race>, tokens: <tokens>}
  4: {race: <race>}
  5: {race: <race>}
  6: {race: <race>}
  12: {race: <race>}
  27: {race: <race>}
  24: {race: kraken}
  13: {race: ogres}
  16: {race: liches}
sites: {found: {scepter_of_avarice: 27, <others>}}
"""


PLAIN = {"race": "mummies", "power": "vengeful", "kept": "reborn", "tokens": 1, "others": "", "phase": "end choices"}


def realm(**words: object) -> State:
    """The realm, with everything as PLAIN says unless a word says otherwise."""
    return position(REALM, **(PLAIN | words))


def added(region: int, **words: object) -> int:
    """Coins that the Scepter in a region brings."""
    return earned(realm(**words), f"scepter {region}") - earned(realm(**words), "done")


@pytest.mark.rule("UG-RELIC-SCEPTER-1")
def test_the_coin_of_the_region_is_paid_twice() -> None:
    assert earned(realm(), "done") == 7
    s = realm()
    assert earned(s, "scepter 4") == 8
    assert lies(s, "scepter_of_avarice") == 4


@pytest.mark.rule("UG-RELIC-SCEPTER-1")
def test_the_scepter_is_placed_before_scoring_in_a_region_of_the_active_race() -> None:
    s = realm()
    assert offers(s, "scepter") == [2, 4, 5, 6, 12, 27]
    assert refused(s, "scepter 24") == "UG-RELIC-SCEPTER-1"
    assert refused(s, "scepter 13") == "UG-RELIC-SCEPTER-1"
    assert refused(realm(phase="ready"), "scepter 4") == "UG-RELIC-SCEPTER-1"


@pytest.mark.rule("UG-RELIC-SCEPTER-1")
def test_the_scepter_must_be_placed_anew_each_turn_and_may_stay_where_it_is() -> None:
    s = realm()
    assert earned(s, "scepter 27") == 8
    pass_turn(s)
    play(s, "expand", "done", "stop", "done")
    assert earned(s.copy(), "done") == 7
    assert earned(s, "scepter 27") == 8


@pytest.mark.parametrize(
    ("coins", "region", "words"),
    [
        (1, 4, {}),
        (2, 12, {"power": "mining"}),
        (2, 2, {"power": "muddy"}),
        (2, 4, {"power": "mystic"}),
        (2, 6, {"power": "stone"}),
        (2, 5, {"race": "shrooms"}),
        (2, 4, {"race": "drow"}),
        (2, 4, {"power": "adventurous", "others": "fountain_of_youth: 4"}),
        (2, 2, {"power": "frightened", "tokens": 3}),
        (2, 4, {"others": "keep_on_the_motherland: 4"}),
        (2, 2, {"others": "diamond_fields: 2"}),
        (2, 27, {"others": "diamond_fields: 2"}),
    ],
    ids=[
        "own coin",
        "Mining",
        "Muddy",
        "Mystic",
        "Stone",
        "Shrooms",
        "Drow",
        "Adventurous",
        "Frightened",
        "Keep",
        "Diamond Fields",
        "Diamond Fields elsewhere",
    ],
)
@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_everything_the_bank_pays_for_the_region_is_doubled(coins: int, region: int, words: dict[str, object]) -> None:
    assert added(region, **words) == coins


@pytest.mark.parametrize(
    ("region", "words", "lot"),
    [
        (4, {"power": "fisher"}, 1),  # 2 and 4 touch a River
        (27, {"power": "quarreling"}, 3),  # 2, 27 and the others
        (27, {"kept": "wise"}, 2),
        (4, {"others": "diamond_fields: 2"}, 2),
    ],
    ids=["Fisher", "Quarreling", "Wise", "Diamond Fields of other regions"],
)
@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_what_the_bank_pays_for_the_whole_race_or_other_regions_is_not_doubled(
    region: int, words: dict[str, object], lot: int
) -> None:
    assert earned(realm(**words), "done") == 7 + lot
    assert added(region, **words) == 1


@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_flocking_is_not_doubled() -> None:
    alone = REALM.replace("  2: {race: <race>, tokens: <tokens>}\n", "").replace("  27: {race: <race>}\n", "")
    alone = alone.replace("avarice: 27", "avarice: 4")
    words = PLAIN | {"power": "flocking"}
    assert earned(position(alone, **words), "done") == 5 + 2
    assert earned(position(alone, **words), "scepter 4") == 5 + 2 + 1


@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_what_other_players_pay_is_not_doubled() -> None:
    s = realm(power="thieving")
    assert earned(s, "scepter 6") == 7 + 1 + 1
    s = realm(others="froggys_ring: 6")
    assert earned(s, "scepter 6", "ring 6") == 7 + 1 + 1


@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_the_altar_is_not_doubled() -> None:
    s = realm(others="altar_of_souls: 4")
    assert earned(s, "altar 24", "scepter 4") == 6 + 3 + 1


@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_the_payment_for_liches_is_one_coin_whatever_the_scepter_does() -> None:
    s = position("""
board: underground_2
phase: conquer
seats:
- active: {race: mummies, power: vengeful, hand: 5}
- {active: {race: ogres, power: martyr}, decline: {race: liches}}
regions:
  10: {race: mummies}
  16: {race: liches}
  13: {race: ogres}
sites: {found: {scepter_of_avarice: 10}}
""")
    before = coins(s, 2)
    assert earned(s, "conquer 16") == -1
    assert coins(s, 2) == before + 1
    assert earned(s, "stop", "done", "scepter 16") == 2 + 1
    assert coins(s, 2) == before + 1


@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_a_martyr_gets_one_coin_for_the_region_with_the_scepter() -> None:
    s = position("""
board: underground_2
phase: end choices
seats:
- active: {race: ogres, power: martyr}
- active: {race: mummies, power: vengeful}
regions:
  4: {race: ogres}
  13: {race: ogres}
  5: {race: mummies, tokens: 6}
sites: {found: {scepter_of_avarice: 13}}
""")
    assert earned(s, "scepter 4") == 3
    before = coins(s, 1)
    play(s, "expand", "conquer 4")
    assert coins(s, 1) == before + 1


@pytest.mark.rule("UG-RELIC-SCEPTER-2")
def test_vanishing_pays_two_coins_for_the_region_with_the_scepter_too() -> None:
    s = realm(power="vanishing", phase="decide")
    assert earned(s, "decline") == 6 * 2


@pytest.mark.rule("UG-RELIC-SCEPTER-3")
def test_the_scepter_has_no_effect_beside_the_mine_of_the_lost_dwarf() -> None:
    assert added(4, others="mine_of_the_lost_dwarf: 4") == 0
    assert added(4, others="mine_of_the_lost_dwarf: 4, keep_on_the_motherland: 4") == 0
    assert added(5, others="mine_of_the_lost_dwarf: 4") == 1


@pytest.mark.rule("UG-RELIC-SCEPTER-3")
def test_an_ordinary_mine_can_be_doubled() -> None:
    s = realm(race="shrooms", power="mining", others="keep_on_the_motherland: 12")
    before = earned(s.copy(), "done")
    assert before == 7 + 1 + 1 + 1  # regions, Shrooms, Mining, Keep
    assert earned(s, "scepter 12") == before + 3  # (1 + 1 + 1) × 2 for region 12


@pytest.mark.rule("UG-RELIC-SCEPTER-1")
def test_a_scepter_held_in_decline_doubles_nothing() -> None:
    s = realm()
    play(s, "scepter 4")
    finish(s, "expand")
    assert earned(s, "decline") == 6
