"""Positions under the sky and of mixed games: they round-trip, and each of their fields means what it says."""

import pytest

from elbowroom import Chance, State, parse_action, rules_for, score_items
from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions
from elbowroom.engine.buried import buried
from elbowroom.engine.regions import BIT, members
from elbowroom.notation.position import dump_position, load_position
from elbowroom.notation.yaml_text import NotationError
from elbowroom.table.game import Game, replay
from tests.effort import so_many
from tests.notation.strategies import MIXTURES, mixed

SKY = "board: base_2+sky_3\naccess: {beanstalk: 6, stairway: 12}\n"
MIX = "board: base_2\nboxes: [base, underground, sky]\nmonsters: true\n"


def round_trips(state: State) -> bool:
    text = dump_position(state)
    again = load_position(text)
    return again == state and again.legal() == state.legal() and dump_position(again) == text


def play(state: State, *actions: str) -> None:
    for text in actions:
        state.play(parse_action(text))


@pytest.mark.parametrize("name", MIXTURES)
def test_positions_of_a_whole_game_round_trip(name: str) -> None:
    seen = set()
    for number, recorder in enumerate(replay(mixed(name, 21).record())):
        if number % so_many(5, long=1) == 0 or recorder.state.phase_name not in seen:
            seen.add(recorder.state.phase_name)
            assert round_trips(recorder.state)
    assert {"pick", "decide", "ready", "conquer", "redeploy", "withdraw", "game over"} <= seen


def test_a_text_names_what_makes_a_game_different() -> None:
    texts = {name: dump_position(Game.open(setup, 1).state) for name, setup in MIXTURES.items()}
    assert texts["two islands"].startswith("board: base_2+sky_2\naccess: {beanstalk: ")
    assert texts["sites on the ground"].startswith("board: base_2\nboxes: [base, underground]\nmonsters: true\nround")
    assert texts["everything"].startswith(
        "board: base_3+sky_3\nboxes: [base, underground, sky]\nmonsters: true\noptions: {boltsAnywhere: true}\naccess:"
    )
    assert texts["everything below"].startswith("board: underground_3\nboxes: [base, underground, sky]\nround")
    assert texts["some left out"].startswith("board: base_4\nboxes: [base, sky]\nwithout: [amazons, stout]\nround")


def test_boxes_are_read_in_any_order_and_the_default_may_be_named() -> None:
    assert load_position("board: base_2\nboxes: [sky, base]").rules is rules_for("base_2", boxes=("base", "sky"))
    assert load_position("board: base_2\nboxes: [base]").rules is rules_for("base_2")
    assert load_position(SKY + "boxes: [sky, base]").rules is rules_for("base_2+sky_3")


def test_what_the_board_takes_out_by_itself_need_not_be_left_out() -> None:
    """MIX-2.5: Exploring is not in a game without a sky."""
    state = load_position("board: base_2\nboxes: [base, sky]\nwithout: [exploring, wendigos]")
    assert state.rules is rules_for("base_2", boxes=("base", "sky"), without=("wendigos",))
    assert round_trips(state)


def test_sites_are_left_out_too() -> None:
    state = load_position(MIX + "without: [stonehedge, shiny_orb]\nregions: {5: {natives: 2}}")
    assert len(state.rules.sites) == 13
    assert "without: [stonehedge, shiny_orb]" in dump_position(state)
    assert round_trips(state)


@pytest.mark.parametrize(
    ("mixture", "option"),
    [
        (SKY, "boltsAnywhere: true"),
        (SKY, "wendigoIgnoresImmunity: true"),
        (SKY, "wendigoNeedsVictim: true"),
        (SKY, "ownTokensDefend: true"),
        (SKY, "openScores: true"),
        (MIX, "vampirePerOpponent: false"),
        (MIX, "boltsAnywhere: true"),
        ("board: underground_2\nboxes: [underground, sky]\n", "flamesEntry: both"),
    ],
)
def test_every_house_rule_round_trips(mixture: str, option: str) -> None:
    state = load_position(f"{mixture}options: {{{option}}}")
    assert f"options: {{{option}}}" in dump_position(state)
    assert round_trips(state)


def test_a_house_rule_that_says_the_default_changes_nothing() -> None:
    state = load_position(SKY + "options: {boltsAnywhere: false, openScores: false}")
    assert state.rules is rules_for("base_2+sky_3")
    assert "options" not in dump_position(state)


def test_access_tokens_join_the_ground_and_the_sky() -> None:
    state = load_position(SKY)
    assert access_regions(state) == [5, 11]
    assert state.board.neighbours(BIT[5]) & state.board.sky == BIT[31]
    assert state.board.neighbours(BIT[11]) & state.board.sky == BIT[25]
    swapped = load_position(SKY.replace("beanstalk: 6, stairway: 12", "stairway: 6, beanstalk: 12"))
    assert swapped.board.neighbours(BIT[5]) & swapped.board.sky == BIT[25]
    assert swapped != state
    assert "access: {beanstalk: 12, stairway: 6}" in dump_position(swapped)


BURIED = """
phase: {phase}
seats:
- active: {{race: scavengers, power: merchant}}
  decline: {{race: ratmen}}
- decline: {{race: dwarves}}
- {{}}
regions:
  4: {{race: scavengers, tokens: 2, buried: ratmen}}
  16: {{race: scavengers, buried: dwarves}}
  8: {{race: ratmen}}
"""


def test_buried_tokens_defend_pay_and_come_from_the_tray() -> None:
    state = load_position(SKY + BURIED.format(phase="decide"))
    assert members(buried(state, 1)) == [3]
    assert members(buried(state, 4)) == [15]
    assert state.defence(3) == 3 + 2 + 1
    assert state.owner(3) == 0
    assert state.tray(state.rules.race_named("ratmen")) == 13 - 2
    assert state.tray(state.rules.race_named("dwarves")) == 8 - 1
    assert sum(item.coins for item in score_items(state, 1)) == 2  # on a Mine
    assert round_trips(state)
    play(state, "expand", "abandon 4")
    assert (state.owner(3), state.tokens(3)) == (1, 1)
    assert round_trips(state)


BURNING = """
phase: conquer
turn: 2
seats:
- active: {race: ratmen, power: zeppelined}
- active: {race: orcs, power: hill, hand: 2}
- {}
regions:
  4: {race: ratmen}
  7: {race: orcs}
"""


@pytest.mark.parametrize("beside", ["  6: {markers: {burning: 1}}\n", ""])
def test_a_burning_region_is_free_again_in_the_next_turn_of_its_maker(beside: str) -> None:
    """It may stand under the regions as well. Region 3 was set on fire by seat 2."""
    state = load_position(SKY + BURNING + beside + "makers: {burning: {6: 1, 3: 2}}")
    burning = state.rules.marker_kind("burning")
    assert parse_action("conquer 6") not in state.legal()
    assert members(state.marked(burning)) == [2, 5]
    assert "makers:\n  burning: {6: 1, 3: 2}" in dump_position(state)
    assert round_trips(state)
    play(state, "stop", "done")
    play(state, "pick 0", "conquer 10", "stop", "done")
    assert state.turn_of == 0
    assert members(state.marked(burning)) == [2]


def test_a_free_pick_costs_nothing() -> None:
    state = load_position(SKY + "seats: [{coins: 0, free_pick: true}, {}, {free_pick: false}]")
    assert [state.picks_free(seat) for seat in range(3)] == [True, False, False]
    assert "free_pick: true" in dump_position(state)
    assert round_trips(state)
    play(state, "pick 4")
    assert (state.coins(0), state.picks_free(0)) == (0, False)
    assert round_trips(state)


@pytest.mark.parametrize(("text", "word"), [("3", 4), ("0", 1), ("5", 6), ("true", 1), ("false", 0)])
def test_the_price_of_the_combo_picked_is_written_down(text: str, word: int) -> None:
    state = load_position(
        f"board: base_2\nphase: ready\npicked: {text}\nseats: [{{active: {{race: orcs, power: hill, hand: 9}}}}, {{}}]"
    )
    assert state.words[at.PICKED] == word
    assert ("picked" in dump_position(state)) == (word > 0)
    assert round_trips(state)


def test_the_price_is_what_a_racketeer_earns_when_a_choice_ends() -> None:
    state = load_position(
        MIX
        + """
        phase: pick choices
        picked: 3
        seats:
        - active: {race: shadow_mimes, power: hill}
        - coins: 1
          active: {race: orcs, power: racketeering}
        regions: {22: {race: orcs}}
        """.replace("\n        ", "\n")
    )
    assert round_trips(state)
    play(state, "done")
    assert state.coins(1) == 1 + 3


def test_two_natives_on_a_base_board_hide_a_site() -> None:
    state = load_position(MIX + "regions: {5: {natives: 2}, 12: {natives: 2}, 8: {natives: 0}}")
    assert members(state.words[at.HIDING]) == [4, 11]
    assert [state.natives(r) for r in (4, 7, 9, 11)] == [2, 0, 1, 2]
    assert state.sites_left() == 2
    assert "5: {natives: 2}" in dump_position(state)
    assert round_trips(state)
    play(state, "pick 0", "conquer 5")
    assert (state.sites_left(), state.words[at.SITED]) == (1, BIT[4])


def test_no_lost_tribe_hides_a_site() -> None:
    state = load_position(MIX)
    assert (state.sites_left(), state.natives(4)) == (0, 1)
    assert round_trips(state)


def test_a_site_stays_hidden_where_natives_left_without_a_conquest() -> None:
    """MIX-3.8: the Forest 12 is cleared, its site is found by whoever conquers it."""
    state = load_position(
        MIX
        + """
phase: conquer
seats: [{active: {race: wendigos, power: hill, hand: 3}}, {}]
regions:
  10: {race: wendigos}
  12: {natives: 2}
sites: {stack: [shiny_orb]}
"""
    )
    state.chance = Chance(0)
    play(state, "clear 12")
    assert "12: {natives: 0, hides: true}" in dump_position(state)
    assert round_trips(state)
    again = load_position(dump_position(state))
    play(again, "conquer 12")
    assert again.site_region(again.rules.site_named("shiny_orb")) == 11


def test_a_badge_of_another_box_may_be_lent() -> None:
    state = load_position(
        MIX
        + """
phase: redeploy
seats: [{active: {race: ogres, power: hill}}, {}]
regions: {5: {race: ogres, markers: {cannon: 1}}, 6: {race: ogres}}
sites: {found: {stonehedge: 5}, badges: {stonehedge: gunner}}
"""
    )
    assert parse_action("cannon 6") in state.legal()
    assert round_trips(state)


def test_a_race_that_stays_beside_another_by_a_lent_badge_round_trips() -> None:
    """MIX 6.1: Spirit, lent by Stonehedge when the race declines, keeps working."""
    state = load_position(
        MIX
        + """
seats: [{active: {race: ogres, power: hill}, decline: {race: ratmen}}, {}]
regions: {5: {race: ogres}, 6: {race: ratmen}}
sites: {found: {stonehedge: 5}, badges: {stonehedge: spirit}}
"""
    )
    play(state, "decline")
    assert [state.rules.races[state.race(slot)].key for slot in (1, 2)] == ["ratmen", "ogres"]
    assert state.power(2) < 0
    assert round_trips(state)


SCAVENGERS = "seats: [{active: {race: scavengers, power: hill}, decline: {race: ratmen}}, {}, {}]\nphase: ready\n"
ORCS = "seats: [{active: {race: orcs, power: hill}, decline: {race: ratmen}}, {}, {}]\nphase: ready\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("board: base_2+sky_3", 1, "position: 'access' is missing: where do beanstalk and stairway lie"),
        ("board: base_2\naccess: {beanstalk: 6, stairway: 12}", 2, "access: base_2 has no sky to be joined to"),
        ("board: underground_2\naccess: {}", 2, "access: underground_2 has no sky to be joined to"),
        ("board: base_2+sky_3\naccess: {beanstalk: 6}", 2, "access: 'stairway' is missing"),
        ("board: base_2+sky_3\naccess: {stairway: 6}", 2, "access: 'beanstalk' is missing"),
        ("board: base_2+sky_3\naccess: {ladder: 6}", 2, "'ladder' is unknown here; possible are beanstalk, stairway"),
        ("board: base_2+sky_3\naccess: [6, 12]", 2, "access: a mapping"),
        ("board: base_2+sky_3\naccess:\n  beanstalk: 6\n  stairway: 6", 4,
         "region 6 already has an access token .SKY-2.4."),
        ("board: base_2+sky_3\naccess: {beanstalk: 24, stairway: 6}", 2, "region 24 is in the sky; .* .SKY-2.4."),
        ("board: base_2+sky_2\naccess: {beanstalk: 30, stairway: 6}", 2, "region 30 is in the sky"),
        ("board: base_2+sky_3\naccess:\n  beanstalk: 6\n  stairway: 13", 4, "region 13 is water; .* .SKY-2.5."),
        ("board: base_2+sky_3\naccess: {beanstalk: 1, stairway: 6}", 2, "beanstalk: region 1 is water"),
        ("board: base_2+sky_3\naccess: {beanstalk: 33, stairway: 6}", 2, "33 is outside 1 to 32"),
        ("board: base_2+sky_3\naccess: {beanstalk: 0, stairway: 6}", 2, "0 is outside 1 to 32"),
        ("board: base_2+sky_3\naccess:\n  beanstalk: 6\n  stairway: 7\n  beanstalk: 8", 5,
         "'beanstalk' is given twice"),
        ("board: sky_3", 1, "'sky_3' is unknown; possible are base_2, "),
        ("board: underground_2+sky_3", 1, "'underground_2.sky_3' is unknown"),
        ("board: base_2\nboxes: [base, space]", 2, "'space' is unknown; possible are base, underground, sky"),
        ("board: base_2\nboxes:\n- base\n- base", 4, "this box is listed twice"),
        ("board: base_2\nboxes: []", 2, "boxes: at least one box is expected"),
        ("board: base_2\nboxes: base", 2, "boxes: a list is expected"),
        ("board: base_2\nboxes: [sky]", 2, "boxes: 2 players need at least 8 races, 7 are left — MIX-1.4"),
        ("board: base_2\nround: 1\nwithout: [amazons, dwarves, elves, ghouls, giants, halflings, humans]", 3,
         "without: 2 players need at least 8 races, 7 are left — MIX-1.4"),
        ("board: base_5\nwithout: [hill, forest, swamp, stout, spirit]", 2,
         "5 players need at least 16 powers, 15 are left"),
        ("board: base_2\nwithout: [khans]", 2, "'khans' is unknown; possible are alchemist, amazons, "),
        ("board: base_2\nwithout: [stonehedge]", 2, "'stonehedge' is unknown"),
        ("board: base_2\nwithout:\n- orcs\n- orcs", 4, "this tile is listed twice"),
        ("board: base_2\nwithout: orcs", 2, "without: a list is expected"),
        ("board: base_2\nmonsters: 3", 2, "true or false is expected, not '3'"),
        ("board: underground_2\nmonsters: true", 2, "underground_2 always has Monsters"),
        ("board: underground_2\nmonsters: false", 2, "underground_2 always has Monsters"),
        ("board: base_2\nmonsters: false\nsites: {}", 3, "sites: base_2 has no sites"),
        ("board: base_2\noptions: {boltsAnywhere: true}", 2,
         "'boltsAnywhere' is unknown here; possible are ownTokensDefend"),
        ("board: base_2\nboxes: [base, sky]\noptions: {boltsAnywhere: far}", 3, "true or false is expected, not 'far'"),
        ("board: base_2\nboxes: [base, sky]\nwithout: [storm_giants]\noptions: {boltsAnywhere: true}", 3,
         "'boltsAnywhere' is no house rule of this game"),
        (SKY + "picked: 6", 3, "picked: 6 is outside 0 to 5"),
        (SKY + "picked: -1", 3, "picked: -1 is outside 0 to 5"),
        (SKY + "picked: maybe", 3, "picked: a whole number is expected, not 'maybe'"),
        (SKY + "seats: [{free_pick: 1}, {}, {}]", 3, "free_pick: true or false is expected, not '1'"),
        (SKY + "seats: [{}, {}]", 3, "base_2.sky_3 has 3 seats, 2 are described"),
        (SKY + "regions: {33: {natives: 0}}", 3, "'33' is no region; possible are 1 to 32"),
        ("board: base_2\nregions: {5: {buried: orcs}}", 2, "buried: no race of this game buries tokens"),
        (SKY + "without: [scavengers]\nregions: {5: {buried: orcs}}", 4, "buried: no race of this game buries tokens"),
        (SKY + SCAVENGERS + "regions: {5: {race: scavengers, buried: orcs}}", 5, "buried: no seat holds this race"),
        (SKY + SCAVENGERS + "regions: {5: {race: scavengers, buried: rats}}", 5, "'rats' is unknown"),
        (SKY + SCAVENGERS + "regions: {5: {race: scavengers, buried: scavengers}}", 5,
         "only tokens of a race in decline"),
        (SKY + SCAVENGERS + "regions: {5: {buried: ratmen}}", 5, "no race that buries tokens is in region 5 .SKY-9.4."),
        (SKY + ORCS + "regions: {5: {race: orcs, buried: ratmen}}", 5, "no race that buries tokens is in region 5"),
        (SKY + SCAVENGERS + "regions: {5: {race: scavengers}, 6: {race: ratmen, buried: ratmen}}", 5, "in region 6"),
        (SKY + SCAVENGERS + "regions: {6: {race: scavengers, buried: ratmen}, 7: {race: ratmen, tokens: 13}}", 1,
         "14 tokens of ratmen are in play, there are only 13"),
        (SKY + "regions: {6: {markers: {burning: 1}}}", 1,
         "who put the burning marker in region 6. 'makers' does not say"),
        (SKY + "makers: {burning: {6: 4}}", 3, "region 6: 4 is outside 1 to 3"),
        (SKY + "makers: {burning: {33: 1}}", 3, "'33' is no region; possible are 1 to 32"),
        (SKY + "makers: {lair: {6: 1}}", 3, "'lair' is unknown here; possible are burning"),
        (SKY + "makers: {burning: {8: 1}}", 1, "impossible: UG-12.5: Burning in region 8, which is not empty"),
        (SKY + "makers: {burning: {2: 1, 3: 1, 4: 1, 6: 1, 7: 1, 9: 1}}", 1,
         "CORE-13.7: 6 Burning on the board, there are 5"),
        ("board: base_2\nmakers: {burning: {6: 1}}", 2, "makers: no marker of this game leaves with the next turn"),
        (SKY + "regions: {6: {hides: true}}", 3, "hides: base_2.sky_3 has no sites"),
        (MIX + "regions: {5: {natives: 3}}", 4, "no natives, 1 Lost Tribe or 2 Monsters .MIX-3.3., not 3"),
        (MIX + "regions: {5: {natives: 2, hides: false}}", 4, "hides: 2 Monsters always hide a site"),
        (MIX + "regions: {5: {hides: true}}", 4,
         "hidden by 2 Monsters or in the empty region they have left .MIX-3.8."),
        (MIX + "regions: {5: {natives: 0, hides: 1}}", 4, "true or false is expected, not '1'"),
        (MIX + "sites: {stack: [shiny_orb]}", 4, "0 regions hide a site, the stack has 1"),
        (MIX + "sites: {found: {shiny_orb: 6}}\nregions: {6: {natives: 2}}", 4, "natives are still in region 6"),
        (MIX + "sites: {found: {shiny_orb: 6}}\nregions: {6: {hides: true}}", 4, "region 6 still hides another site"),
        (MIX + "without: [shiny_orb]\nsites: {found: {shiny_orb: 6}}", 5, "'shiny_orb' is unknown here"),
        ("board: base_2\nboxes: [base]\nmonsters: true\nregions: {6: {natives: 0, hides: true}}", 1,
         "impossible: UG-12.3"),
    ],
)  # fmt: skip
def test_malformed_positions_are_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(NotationError, match=rf"^line {line}: .*{reason}"):
        load_position(text)


@pytest.mark.parametrize("board", ["base_2\nmonsters: true", "underground_2"])
def test_monsters_need_something_to_hide(board: str) -> None:
    keys = ", ".join(site.key for site in rules_for("underground_2").sites)
    with pytest.raises(NotationError, match=r"^line \d: without: without any Relic or Place there is nothing"):
        load_position(f"board: {board}\nwithout: [{keys}]")
