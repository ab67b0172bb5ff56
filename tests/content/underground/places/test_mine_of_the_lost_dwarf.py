"""Mine of the Lost Dwarf: two more coins that nothing doubles."""

import pytest

from tests.content.helpers import earned, score_lines
from tests.content.underground.places.helpers import position

MINE = """
board: underground_2
phase: end choices
seats:
- {active: {race: shadow_mimes, power: <power>}, decline: {race: kraken}}
- {active: {race: ogres, power: martyr}}
regions:
  4: {race: shadow_mimes}
  11: {race: shadow_mimes}
  10: {race: kraken}
  13: {race: ogres}
sites: {found: {mine_of_the_lost_dwarf: <where>, scepter_of_avarice: 11}}
"""


@pytest.mark.parametrize(("where", "coins"), [(4, 2), (10, 2), (13, 0), (5, 0)],
                         ids=["active", "in decline", "an opponent's", "nobody's"])  # fmt: skip
@pytest.mark.rule("UG-PLACE-MINE-1")
def test_the_occupant_gets_two_coins_also_in_decline(where: int, coins: int) -> None:
    s = position(MINE, power="stone", where=where)
    assert score_lines(s.copy(), "done").get("mine_of_the_lost_dwarf", 0) == coins
    assert earned(s, "done") == 3 + coins


@pytest.mark.rule("UG-PLACE-MINE-1")
def test_the_scepter_doubles_nothing_there() -> None:
    assert earned(position(MINE, power="stone", where=4), "scepter 4") == 3 + 2
    assert earned(position(MINE, power="stone", where=4), "scepter 11") == 3 + 2 + 1


@pytest.mark.rule("UG-PLACE-MINE-1")
def test_a_copy_of_the_scepter_doubles_nothing_there_either() -> None:
    s = position(MINE, power="magic", where=4)
    assert earned(s, "copy_scepter 4", "scepter 11") == 3 + 2 + 1


@pytest.mark.rule("UG-PLACE-MINE-1")
def test_it_is_no_mine_by_itself() -> None:
    assert earned(position(MINE, power="mining", where=4), "done") == 3 + 2
