"""Great Brass Pipe: all regions of its terrain are adjacent to each other for its race."""

import pytest

from tests.content.helpers import cost, earned, legal, play, refused, score_lines
from tests.content.underground.places.helpers import offers, position

# The Pipe lies in the Mine of region 12; the other Mines are 15, 23 (Monsters) and 26.
PIPE = """
board: underground_2
phase: <phase>
seats:
- active: {race: <race>, power: <power>, hand: <hand>}
- {active: {race: <foe>, power: martyr}}
regions:
  12: {race: <race>}
  26: {race: <foe>}
  <more>
sites: {found: {great_brass_pipe: <where>, <others>}}
"""
PLAIN = {"phase": "conquer", "race": "shadow_mimes", "power": "stone", "hand": 6, "foe": "ogres", "more": "",
         "where": 12, "others": ""}  # fmt: skip


@pytest.mark.rule("UG-PLACE-PIPE-1")
def test_every_region_of_the_terrain_is_in_reach_at_normal_cost() -> None:
    s = position(PIPE, **PLAIN)
    assert offers(s, "conquer") == [4, 5, 6, 11, 13, 15, 23, 26]
    assert [cost(s, region) for region in (15, 23, 26)] == [2, 4, 3]
    assert offers(position(PIPE, **(PLAIN | {"where": 24})), "conquer") == [4, 5, 6, 11, 13]


@pytest.mark.rule("UG-PLACE-PIPE-1")
def test_only_the_active_race_on_the_pipe_crawls_through_it() -> None:
    in_decline = PIPE.replace("- {active", "  decline: {race: kraken}\n- {active")
    s = position(in_decline, **(PLAIN | {"where": 24, "more": "24: {race: kraken}\n  2: {race: shadow_mimes}"}))
    assert 21 not in offers(s, "conquer")  # 2, 21, 24 and 27 are Mudpools
    s = position(in_decline, **(PLAIN | {"where": 2, "more": "24: {race: kraken}\n  2: {race: shadow_mimes}"}))
    assert 21 in offers(s, "conquer")


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_the_great_ancient_reaches_through_the_pipe() -> None:
    cult = PIPE.replace("12: {race: <race>}", "12: {race: <race>, markers: {great_ancient: 1}}")
    s = position(cult, **(PLAIN | {"race": "cultists"}))
    assert [cost(s, region) for region in (15, 23, 26)] == [1, 3, 2]
    # It must itself stand on the terrain of the Pipe.
    s = position(cult, **(PLAIN | {"race": "cultists", "more": "24: {race: cultists}", "where": 24}))
    assert (cost(s, 27), cost(s, 11)) == (2, 1)
    assert 27 in offers(s, "conquer")


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_wisps_shine_through_the_pipe() -> None:
    # The Pipe joins Crystals only if it lies in one, so that what it adds is in reach and may be rolled for.
    s = position(PIPE, **(PLAIN | {"race": "will_o_wisps", "more": "4: {race: will_o_wisps}", "where": 4}))
    assert {7, 16, 20} <= set(offers(s, "wisp"))
    s = position(PIPE, **(PLAIN | {"race": "will_o_wisps", "more": "4: {race: will_o_wisps}"}))
    assert not {7, 16, 20} & set(offers(s, "wisp"))


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_a_flock_is_one_group_through_the_pipe() -> None:
    words = PLAIN | {"power": "flocking", "hand": 0, "phase": "redeploy", "more": "15: {race: shadow_mimes}"}
    assert earned(position(PIPE, **words), "done") == 2 + 2
    assert earned(position(PIPE, **(words | {"where": 24})), "done") == 2


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_thieves_and_the_ring_reach_through_the_pipe() -> None:
    words = PLAIN | {"power": "thieving", "hand": 0, "phase": "redeploy"}
    assert earned(position(PIPE, **words), "done") == 1 + 1
    assert earned(position(PIPE, **(words | {"where": 24})), "done") == 1
    words = PLAIN | {"hand": 0, "phase": "end choices", "others": "froggys_ring: 12"}
    assert earned(position(PIPE, **words), "ring 12") == 1 + 1
    assert earned(position(PIPE, **(words | {"where": 24})), "ring 12") == 1


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_the_pipe_makes_no_neighbours_for_drow_quarreling_and_fishers() -> None:
    words = PLAIN | {"hand": 0, "phase": "redeploy"}
    lines = score_lines(position(PIPE, **(words | {"race": "drow"})), "done")
    assert lines["drow"] == 1 + 1  # the foe in 26 is no neighbour
    quarrel = words | {"power": "quarreling", "more": "15: {race: shadow_mimes}"}
    assert score_lines(position(PIPE, **quarrel), "done")["quarreling"] == 2
    # 26 lies beside a River, 12 and 15 do not.
    fisher = words | {"power": "fisher", "more": "15: {race: shadow_mimes}"}
    assert "fisher" not in score_lines(position(PIPE, **fisher), "done")


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_the_volcano_does_not_reach_through_the_pipe() -> None:
    # Region 12 borders the Volcano of 19, so it is linked; 26 is adjacent to it only by the Pipe.
    s = position(PIPE, **(PLAIN | {"race": "flames", "more": "19: {markers: {volcano: 1}}"}))
    assert 26 in offers(s, "conquer")
    assert (cost(s, 26), cost(s, 23), cost(s, 18)) == (3, 4, 3)


@pytest.mark.rule("UG-PLACE-PIPE-2")
def test_the_balrog_does_not_use_the_pipe() -> None:
    s = position(PIPE, **(PLAIN | {"others": "wickedest_pentacle: 12"}))
    assert offers(s, "balrog") == [4, 5, 6, 11, 13]


@pytest.mark.rule("UG-PLACE-PIPE-3")
def test_the_pipe_is_no_entry() -> None:
    s = position(PIPE, **(PLAIN | {"phase": "ready"}))
    assert "conquer 15" in legal(s)
    play(s, "abandon 12")
    assert refused(s, "conquer 15") == "CORE-6.2"


@pytest.mark.rule("UG-PLACE-PIPE-3")
def test_the_pipe_does_not_lead_to_active_gnomes() -> None:
    s = position(PIPE, **(PLAIN | {"foe": "gnomes"}))
    assert refused(s, "conquer 26") == "UG-R-GNOMES-1"
    assert "conquer 15" in legal(s)


@pytest.mark.rule("UG-PLACE-PIPE-3")
def test_a_player_loses_the_pipe_in_his_turn_only_to_his_own_balrog() -> None:
    s = position(PIPE, **(PLAIN | {"more": "4: {race: shadow_mimes}", "others": "wickedest_pentacle: 4"}))
    assert "conquer 15" in legal(s)
    play(s, "balrog 12")
    assert refused(s, "conquer 15") == "CORE-6.3"
