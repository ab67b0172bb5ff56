"""Thieving: a coin from every neighbour."""

import pytest

from tests.content.helpers import earned, play
from tests.content.underground.powers.helpers import position


def night(*regions: str, race: str = "mudmen", home: str = "", coins: int = 5, found: str = "") -> str:
    """The thieves are in 10, which borders 2, 3, 8, 9, 11 and 12."""
    others = "".join(f"\n  {region}" for region in regions)
    return f"""
board: underground_3
phase: redeploy
seats:
- active: {{race: {race}, power: thieving}}
- active: {{race: ogres, power: mining}}
  decline: {{race: shrooms}}
  coins: {coins}
- active: {{race: gnomes, power: royal}}
regions:
  10: {{race: {race}{home}}}
  18: {{race: shrooms}}{others}
sites: {{found: {{{found}}}}}
"""


def stolen(text: str) -> tuple[int, int, int]:
    """What the turn brings the three players beside the coins for the thieves' regions."""
    s = position(text)
    before = [int(s.coins(seat)) for seat in range(3)]
    bank = sum(s.seat_at(r) == 0 for r in range(s.board.size))
    play(s, "done")
    first, second, third = (int(s.coins(seat)) - before[seat] for seat in range(3))
    return first - bank, second, third


@pytest.mark.rule("UG-P-THIEVING-1")
@pytest.mark.parametrize(
    ("regions", "gains"),
    [
        ([], (0, 0, 0)),
        (["11: {race: ogres}"], (1, -1, 0)),
        (["11: {race: ogres}", "12: {race: ogres}", "3: {race: ogres, tokens: 4}"], (1, -1, 0)),  # once per opponent
        (["11: {race: ogres}", "9: {race: mudmen}"], (1, -1, 0)),  # however many borders
        (["11: {race: ogres}", "12: {race: gnomes}"], (2, -1, -1)),
        (["21: {race: ogres}", "4: {race: gnomes}"], (0, 0, 0)),  # not adjacent
        (["11: {race: shrooms}"], (0, 0, 0)),  # in decline
        (["11: {race: shrooms}", "12: {race: gnomes}"], (1, 0, -1)),
    ],
)
def test_every_opponent_with_an_active_race_beside_it_pays_a_coin(
    regions: list[str], gains: tuple[int, int, int]
) -> None:
    assert stolen(night(*regions)) == gains


@pytest.mark.rule("UG-P-THIEVING-1")
@pytest.mark.parametrize(("coins", "taken"), [(0, 0), (1, 1), (2, 1)])
def test_who_has_no_coins_pays_nothing(coins: int, taken: int) -> None:
    assert stolen(night("11: {race: ogres}", coins=coins)) == (taken, -taken, 0)


@pytest.mark.rule("UG-P-THIEVING-1")
def test_the_players_own_race_in_decline_does_not_steal() -> None:
    s = position("""
    board: underground_2
    phase: redeploy
    seats:
    - active: {race: ogres, power: thieving}
      decline: {race: drow}
    - active: {race: gnomes, power: shield}
    regions:
      4: {race: ogres}
      5: {race: drow}
      6: {race: gnomes}
    """)
    assert earned(s, "done") == 2
    assert s.coins(1) == 5


@pytest.mark.rule("UG-P-THIEVING-1")
def test_thieves_in_decline_do_not_steal() -> None:
    s = position(night("11: {race: ogres}").replace("redeploy", "decide"))
    assert earned(s, "decline") == 1
    assert s.coins(1) == 5


@pytest.mark.rule("UG-P-THIEVING-2")
@pytest.mark.parametrize(("pipe", "taken"), [(10, 1), (14, 0), (32, 0)])
def test_only_a_pipe_of_their_own_makes_neighbours(pipe: int, taken: int) -> None:
    text = night("32: {race: ogres}", found=f"great_brass_pipe: {pipe}")  # 10, 14 and 32 are Mushroom Forests
    assert stolen(text) == (taken, -taken, 0)


@pytest.mark.rule("UG-P-THIEVING-2")
def test_chasms_make_no_neighbours_of_spiderines() -> None:
    assert stolen(night("9: {race: spiderines}", "27: {race: ogres}", race="spiderines")) == (0, 0, 0)


@pytest.mark.rule("UG-P-THIEVING-2")
@pytest.mark.parametrize(
    ("regions", "gains"),
    [
        (["11: {race: gnomes, markers: {queen: 1}}"], (0, 0, 0)),
        (["11: {race: gnomes, markers: {queen: 1}}", "12: {race: gnomes}"], (1, 0, -1)),  # another region is open
        (["11: {race: ogres, markers: {ghost: 1}}"], (0, 0, 0)),
    ],
)
def test_immune_regions_are_skipped(regions: list[str], gains: tuple[int, int, int]) -> None:
    assert stolen(night(*regions, found="crypt_of_the_tomb_raider: 4")) == gains


@pytest.mark.rule("UG-P-THIEVING-2")
def test_thieves_may_come_out_of_an_immune_region() -> None:
    text = night("11: {race: ogres}", home=", markers: {ghost: 1}", found="crypt_of_the_tomb_raider: 4")
    assert stolen(text) == (1, -1, 0)


@pytest.mark.rule("UG-P-THIEVING-2")
def test_gnomes_pay() -> None:
    assert stolen(night("11: {race: gnomes}")) == (1, 0, -1)


@pytest.mark.rule("UG-P-THIEVING-2")
def test_the_scepter_does_not_double_what_is_stolen() -> None:
    s = position(night("11: {race: ogres}", found="scepter_of_avarice: 10"))
    play(s, "done")
    assert earned(s, "scepter 10") == 2 * 1 + 1
    assert s.coins(1) == 4
