"""Reborn: regions in decline pass to the active race."""

import pytest

from elbowroom.notation.position import position_data
from tests.content.helpers import (
    earned,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    power,
    race,
    refused,
    regions,
    tokens,
    tray,
)
from tests.content.underground.powers.helpers import offers, position


def ashes(
    *declined: int, active: str = "ogres", own: str = "26: {race: ogres}", old: str = "drow", more: str = ""
) -> str:
    """Seat 1 begins its turn with a Reborn race in decline."""
    regions = "".join(f"\n  {r}: {{race: {old}}}" for r in declined)
    return f"""
board: underground_2
seats:
- active: {{race: {active}, power: mining}}
  decline: {{race: {old}, power: reborn}}
- active: {{race: gnomes, power: shield}}
regions:
  {own}{regions}
{more}
"""


@pytest.mark.rule("UG-P-REBORN-1")
def test_one_or_two_regions_of_the_race_in_decline_pass_to_the_active_race() -> None:
    s = position(ashes(4, 5, 11, 12))
    play(s, "expand")
    assert (s.phase_name, offers(s, "reborn")) == ("start effects", [4, 5, 11, 12])
    play(s, "reborn 4")
    assert (holder(s, 4), tokens(s, 4)) == ("ogres", 1)
    assert offers(s, "reborn") == [5, 11, 12]
    play(s, "reborn 12")
    assert regions(s, 1) == {4: 1, 12: 1, 26: 1}
    assert regions(s, 1, "decline") == {5: 1, 11: 1}
    assert s.phase_name == "ready"
    assert offers(s, "reborn") == []


@pytest.mark.rule("UG-P-REBORN-1")
@pytest.mark.parametrize("chosen", [[], [5]])
def test_the_player_may_stop_before_the_second(chosen: list[int]) -> None:
    s = position(ashes(4, 5, 11))
    play(s, "expand", *[f"reborn {r}" for r in chosen], "done")
    assert s.phase_name == "ready"
    assert set(regions(s, 1)) == {26, *chosen}


@pytest.mark.rule("UG-P-REBORN-1")
def test_never_a_third_one_and_every_turn_anew() -> None:
    s = position(ashes(4, 5, 11, 12, 6, active="cultists", own="26: {race: cultists, markers: {great_ancient: 1}}"))
    play(s, "expand", "reborn 4", "reborn 5")
    assert s.phase_name == "start effects"  # the Great Ancient may still be moved
    assert offers(s, "reborn") == []
    assert refused(s, "reborn 6") == "UG-P-REBORN-1"
    play(s, "done")
    pass_turn(s)
    pass_turn(s)
    play(s, "expand", "reborn 6", "reborn 12")
    assert regions(s, 1, "decline") == {11: 1}


@pytest.mark.rule("UG-P-REBORN-1")
@pytest.mark.parametrize("region", [26, 2, 13])
def test_only_regions_of_the_reborn_race(region: int) -> None:
    s = position(ashes(4, 5).replace("  26:", "  2: {race: gnomes}\n  26:"))
    play(s, "expand")
    assert refused(s, f"reborn {region}") == "UG-P-REBORN-1"


@pytest.mark.rule("UG-P-REBORN-1")
def test_an_active_race_is_not_reborn() -> None:
    s = position("""
    board: underground_2
    seats:
    - active: {race: ogres, power: reborn}
      decline: {race: drow}
    - active: {race: gnomes, power: shield}
    regions:
      4: {race: ogres}
      5: {race: drow}
    """)
    play(s, "expand")
    assert s.phase_name == "ready"
    assert refused(s, "reborn 5") == "UG-P-REBORN-1"


@pytest.mark.rule("UG-P-REBORN-2")
def test_tokens_come_from_the_tray_and_go_to_their_tray() -> None:
    s = position(ashes(5, 11).replace("regions:\n", "regions:\n  4: {race: drow, markers: {mushroom_armor: 2}}\n"))
    ogres, drow = tray(s, "ogres"), tray(s, "drow")
    play(s, "expand", "reborn 4")
    assert (tray(s, "ogres"), tray(s, "drow"), hand(s, 1)) == (ogres - 1, drow + 1, 0)
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.rule("UG-P-REBORN-2")
def test_if_the_tray_is_empty_they_come_from_the_hand() -> None:
    text = ashes(4, 5, 11, own="26: {natives: 0}").replace("power: mining", "power: mining, hand: 10")
    s = position(text)
    play(s, "expand", "reborn 4")
    assert (tray(s, "ogres"), hand(s, 1), tokens(s, 4)) == (0, 9, 1)


@pytest.mark.rule("UG-P-REBORN-2")
def test_if_the_tray_is_empty_tokens_that_could_be_gathered_take_its_place() -> None:
    s = position(ashes(4, 5, own="26: {race: ogres, tokens: 9}\n  27: {race: ogres}"))
    play(s, "expand", "reborn 4", "reborn 5")
    assert (holder(s, 4), holder(s, 5)) == ("ogres", "ogres")
    assert (s.phase_name, hand(s, 1), tokens(s, 26), tokens(s, 27)) == ("ready", 6, 1, 1)  # one stays in each region


ALL_BUSY = "\n  ".join(f"{region}: {{race: ogres}}" for region in (6, 7, 8, 9, 10, 12, 13, 16, 18, 26))


@pytest.mark.rule("UG-P-REBORN-2")
def test_with_nothing_in_the_tray_and_nothing_to_gather_it_is_not_possible() -> None:
    s = position(ashes(4, 5, own=ALL_BUSY))
    assert tray(s, "ogres") == 0
    play(s, "expand")
    assert s.phase_name == "ready"
    asked = position(ashes(4, 5, own=ALL_BUSY, more="phase: start effects"))
    assert refused(asked, "reborn 4") == "UG-P-REBORN-2"
    nine = ALL_BUSY.removesuffix("\n  26: {race: ogres}").replace("6: {race: ogres}", "6: {race: ogres, tokens: 2}", 1)
    last = position(ashes(4, 5, own=nine))
    play(last, "expand", "reborn 4")
    assert last.phase_name == "ready"  # no token for a second one


@pytest.mark.rule("UG-P-REBORN-2")
def test_by_version_1_nothing_is_gathered_for_it() -> None:
    s = position(ashes(4, 5, own="26: {race: ogres, tokens: 10}", more='rules_version: "1"'))
    play(s, "expand")
    assert s.phase_name == "ready"


PICKING = """
board: underground_2
seats:
- decline: {race: drow, power: reborn}
- active: {race: gnomes, power: shield}
regions:
  12: {race: drow}
  16: {race: drow}
column: [{race: ogres, power: mining}]
"""


@pytest.mark.rule("UG-P-REBORN-3")
def test_in_the_turn_of_the_pick_it_follows_the_pick_and_conquests_start_from_there() -> None:
    s = position(PICKING)
    assert refused(s, "reborn 12") == "UG-P-REBORN-1"
    play(s, "pick 0")
    assert (s.phase_name, offers(s, "reborn")) == ("start effects", [12, 16])
    play(s, "reborn 12", "done")
    assert s.phase_name == "conquer"
    assert set(offers(s, "conquer")) == {4, 5, 6, 11, 13}
    assert refused(s, "conquer 27") == "CORE-6.3"  # an entry, which is of no use now
    play(s, "conquer 13")
    assert holder(s, 13) == "ogres"


@pytest.mark.rule("UG-P-REBORN-3")
def test_without_it_the_new_race_enters_as_usual() -> None:
    s = position(PICKING)
    play(s, "pick 0", "done")
    assert refused(s, "conquer 13") == "CORE-6.2"
    play(s, "conquer 27")


@pytest.mark.rule("UG-P-REBORN-4")
def test_it_is_no_conquest() -> None:
    s = position(
        ashes(4, 5, active="cultists", own="26: {natives: 0}", old="liches").replace(
            "power: mining", "power: mining, hand: 4"
        )
    )
    play(s, "expand", "reborn 4", "done")
    assert marked(s, "great_ancient") == {}
    assert (s.coins(0), hand(s, 1)) == (5, 4)
    assert s.conquered(0) == 0
    play(s, "conquer 12")
    assert marked(s, "great_ancient") == {12: 1}


@pytest.mark.rule("UG-P-REBORN-4")
@pytest.mark.parametrize("site", ["flying_doormat", "stinky_trolls_socks"])
def test_sites_there_serve_the_active_race(site: str) -> None:
    s = position(ashes(4, 5, own="26: {race: ogres, tokens: 4}", more=f"sites: {{found: {{{site}: 4}}}}"))
    verb = {"flying_doormat": "doormat", "stinky_trolls_socks": "socks"}[site]
    without = s.copy()
    play(without, "expand", "done")
    assert verb not in legal(without)
    play(s, "expand", "reborn 4", "done")
    assert verb in legal(s)


@pytest.mark.rule("UG-P-REBORN-4")
def test_a_token_on_a_river_must_leave_it_in_redeployment() -> None:
    s = position(ashes(3, 17, old="kraken"))
    play(s, "expand", "reborn 3", "done")
    assert holder(s, 3) == "ogres"
    play(s, "stop")
    assert (holder(s, 3), holder(s, 17)) == ("", "kraken")
    assert earned(s, "done") == 2 + 1  # a Mine, and the Kraken that stayed
    assert regions(s, 1) == {26: 2}


@pytest.mark.rule("UG-P-REBORN-5")
def test_with_the_last_token_banner_and_badge_return_at_once() -> None:
    s = position(ashes(4, 5))
    play(s, "expand", "reborn 4")
    assert (race(s, 1, "decline"), power(s, 1, "decline")) == ("drow", "reborn")
    play(s, "reborn 5")
    assert (race(s, 1, "decline"), power(s, 1, "decline")) == ("", "")
    assert position_data(s)["discard"] == ["reborn"]
    assert tray(s, "drow") == 9


@pytest.mark.rule("UG-P-REBORN-5")
def test_not_in_a_decline_turn() -> None:
    s = position(ashes(4, 5))
    assert refused(s, "reborn 4") == "UG-P-REBORN-1"
    play(s, "decline")
    assert s.turn_of == 1
    assert regions(s, 1, "decline") == {26: 1}  # the Drow had to go
