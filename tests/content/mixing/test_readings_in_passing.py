"""MIX-5: remarks of the tables about tiles that are used as printed."""

from tests.content.helpers import earned, hand, legal, marked, play, race, refused, regions, score_lines
from tests.content.mixing.scene import idle, offers, scene
from tests.content.mixing.test_interactions import duel


def test_amazons_leave_after_the_rivers_were_emptied() -> None:
    s = duel("forest amazons", "swamp orcs", "2: {race: amazons}, 10: {race: amazons}", board="underground_2", hand=4)
    play(s, "conquer 3", "stop")
    assert (set(regions(s, 1)), int(s.reserve(0))) == ({2, 10}, 4)  # nobody has to be given up


def test_a_drakon_dragon_on_a_river_goes_back() -> None:
    s = duel("forest drakons", "swamp orcs", "2: {race: drakons}", board="underground_2")
    play(s, "transform 3")
    assert marked(s, "drakon_dragon") == {3: 1}
    play(s, "stop")
    assert marked(s, "drakon_dragon") == {}


def test_escargots_are_paid_for_places_at_the_end() -> None:
    s = duel("hill escargots", "swamp orcs", "6: {race: escargots}", phase="redeploy", hand=0,
             text="sites: {found: {keep_on_the_motherland: 6}}")  # fmt: skip
    assert earned(s, "done") == 1
    before = s.coins(0)
    idle(s)
    assert s.coins(0) - before == 1


def test_berserk_wisps_roll_once_for_a_conquest() -> None:
    s = duel("berserk will_o_wisps", "hill orcs", "2: {race: will_o_wisps}", 1, hand=3)
    assert {"roll", "wisp 3"} <= legal(s)
    play(s, "roll")
    assert not offers(s, "wisp")


def test_no_camp_fortress_or_hero_on_a_river() -> None:
    for badge, verb in (("bivouacking", "camp"), ("fortified", "fortress"), ("heroic", "hero")):
        for key, there in (("ratmen", {2}), ("kraken", {2, 3})):
            s = duel(f"{badge} {key}", "forest orcs", f"2: {{race: {key}}}", board="underground_2")
            play(s, "conquer 3", "stop")
            assert offers(s, verb) == there


def test_the_balrog_of_an_ally_spares_the_diplomat() -> None:
    held = "6: {race: ratmen}, 4: {race: orcs}, 20: {race: orcs}"
    for ally in (0, 1):
        notes = f"notes: {{diplomat: {{ally: {ally}}}}}"
        s = duel("hill ratmen", "diplomat orcs", held, text="sites: {found: {wickedest_pentacle: 6}}\n" + notes)
        assert (4 in offers(s, "balrog")) is not bool(ally)


def test_rivers_of_seafaring_ghouls_are_kept_in_decline() -> None:
    held = "2: {race: ghouls}, 27: {race: orcs}"
    s = duel("seafaring ghouls", "forest orcs", held, board="underground_2", hand=2)
    play(s, "conquer 3")
    idle(s, 2)
    play(s, "decline")
    idle(s, 3)
    assert set(regions(s, 1, "decline")) == {2, 3}


def test_places_that_work_in_decline_work_for_both_races_in_decline() -> None:
    s = scene("""
board: underground_2
phase: end choices
seats:
- active: {race: ratmen, power: forest}
  decline: {race: ogres, power: tomb}
  beside: {race: trolls, power: spirit}
- {}
regions: {27: {race: ratmen}, 9: {race: ogres}, 2: {race: trolls}}
sites: {found: {keep_on_the_motherland: 9, mine_of_the_lost_dwarf: 2}}
""")
    assert score_lines(s, "done") == {
        "ratmen": 1, "ogres": 1, "trolls": 1, "keep_on_the_motherland": 1, "mine_of_the_lost_dwarf": 2,
    }  # fmt: skip


def test_only_own_active_tokens_frighten() -> None:
    held = "7: {race: scavengers, tokens: 2, buried: trolls}, 6: {race: scavengers, tokens: 3}"
    s = duel("frightened scavengers/trolls", "hill orcs", held, phase="end choices", hand=0)
    assert score_lines(s, "done")["frightened"] == 1


def test_buried_tokens_are_not_reborn() -> None:
    held = "7: {race: orcs}, 4: {race: scavengers, buried: ogres}, 20: {race: ogres}"
    s = duel("hill orcs/reborn ogres", "forest scavengers", held, phase="decide", hand=0)
    play(s, "expand")
    assert offers(s, "reborn") == {20}


def test_tomb_ghouls_may_rearrange_and_keep_their_hand_without_a_region() -> None:
    s = duel("tomb ghouls", "hill orcs", "7: {race: ghouls, tokens: 3}, 6: {race: ghouls}", phase="decide", hand=0)
    play(s, "decline")
    assert s.phase_name == "redeploy"
    play(s, "place 6", "place 6", "done")
    assert regions(s, 1, "decline") == {6: 3, 7: 1}
    held = "7: {race: ghouls, tokens: 3}, 6: {race: orcs}, 20: {race: elves}"
    s = duel("hill orcs", "forest elves/tomb ghouls", held)
    play(s, "conquer 7")
    idle(s)
    assert (race(s, 2, "decline"), hand(s, 2, "decline")) == ("ghouls", 2)


def test_camp_and_buried_token_keep_a_vampire_away_but_nothing_else() -> None:
    held = (
        "6: {race: ratmen}, 4: {race: trolls, markers: {lair: 1, fortress: 1, mushroom_armor: 1}},"
        " 5: {race: trolls, markers: {lair: 1, encampment: 1}}, 20: {race: trolls, markers: {lair: 1}}"
    )
    s = duel("vampire ratmen", "bivouacking trolls", held)
    assert offers(s, "bite") == {4}
    held = "6: {race: ratmen}, 4: {race: scavengers, buried: ogres}, 5: {race: scavengers}"
    s = duel("vampire ratmen/ogres", "hill scavengers", held)
    assert offers(s, "bite") == {5}


def test_a_race_that_vanishes_earns_no_island_bonus() -> None:
    s = duel("vanishing ratmen", "hill orcs", "24: {race: ratmen}, 27: {race: ratmen}", phase="decide", hand=0,
             board="base_2+sky_3")  # fmt: skip
    assert earned(s, "decline") == 4


def test_martyrs_are_paid_for_conquests_only() -> None:
    held = "6: {race: wendigos}, 3: {race: orcs}, 4: {race: orcs}"
    s = duel("hill wendigos", "martyr orcs", held)
    play(s, "clear 3")
    assert s.coins(1) == 5
    play(s, "conquer 4")
    assert s.coins(1) == 6


def test_thieves_and_flocks_see_over_access_points_only_from_an_occupied_pair() -> None:
    held = "15: {race: ratmen}, 30: {race: ratmen}"  # the Beanstalk leads to 32
    s = duel("flocking ratmen", "hill orcs", held, phase="redeploy", hand=0, board="base_2+sky_3")
    assert "flocking" not in score_lines(s, "done")


def test_lizardmen_do_not_conquer_the_water_they_cross() -> None:
    s = duel("hill lizardmen", "forest orcs", "3: {race: lizardmen}")
    assert refused(s, "conquer 13") == "CORE-6.1"
