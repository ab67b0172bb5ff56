"""SKY-4: what the sky adds to a turn."""

from collections.abc import Callable

import pytest

from elbowroom.content import sky
from elbowroom.engine.buried import all_buried
from elbowroom.engine.events import Event, MarkerRemoved
from elbowroom.engine.regions import members
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from tests.content.helpers import hand, holder, legal, listen, marked, play, refused, regions, tokens, tray
from tests.content.sky.positions import lying_under, reached, under_the_sky
from tests.content.underground.turns import idle


def facing(race: str, power: str, foe: str = "humans", foe_power: str = "hill", hand: int = 5, more: str = "") -> str:
    """The race of seat 1 in 3 beside seat 2's in the Mountain 4 and the Farmland 2; seat 3 stands in 21."""
    return f"""
phase: conquer
seats:
- active: {{race: {race}, power: {power}, hand: {hand}}}
- active: {{race: {foe}, power: {foe_power}}}
- active: {{race: amazons, power: swamp}}
regions:
  3: {{race: {race}}}
  4: {{race: {foe}, tokens: 2}}
  2: {{race: {foe}}}
  21: {{race: amazons}}
{more}"""


def order(events: list[Event], *signs: Callable[[Event], bool]) -> bool:
    """Whether the first events of the given kinds came one after the other."""
    places = [next(i for i, event in enumerate(events) if sign(event)) for sign in signs]
    return places == sorted(places)


def removed(marker: str) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, MarkerRemoved) and event.marker == marker


def happened(kind: str, key: str = "") -> Callable[[Event], bool]:
    return lambda event: event.kind == kind and key in ("", *event.given.values())


# --- the phases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-4.1", "SKY-9.2")
def test_at_the_start_of_a_turn_fire_goes_out_before_dragons_leave_and_both_before_the_decision() -> None:
    s = under_the_sky(facing("drakons", "zeppelined"), 0)
    play(s, "transform 4", "zeppelin 2", "stop", "done")
    while s.turn_of != 2:
        idle(s)
    assert (marked(s, "burning"), marked(s, "drakon_dragon")) == ({2: 1}, {4: 1})
    events = listen(s)
    while s.turn_of != 0:
        play(s, "expand" if "expand" in legal(s) else "stop" if "stop" in legal(s) else "done")
    assert order(events, removed("burning"), removed("drakon_dragon"), happened("turn began"))
    assert (s.phase_name, marked(s, "burning"), marked(s, "drakon_dragon")) == ("decide", {}, {})
    play(s, "expand")
    assert "zeppelin 2" in legal(s)


@pytest.mark.rule("SKY-4.1")
def test_cannons_turn_back_after_dragons_have_left_and_before_escargots_are_paid() -> None:
    last = """
turn: 3
phase: conquer
seats: [{active: {race: RACE, power: gunner}}, {}, {active: {race: orcs, power: hill}}]
regions:
  3: {race: RACEDRAGON}
  7: {race: RACE, markers: {firing_cannon: 1}}
  21: {race: orcs}
"""
    s = under_the_sky(last.replace("DRAGON", ", markers: {drakon_dragon: 1}").replace("RACE", "drakons"))
    events = listen(s)
    play(s, "stop", "done")
    assert order(events, removed("drakon_dragon"), removed("firing_cannon"), happened("turn began"))
    assert marked(s, "cannon") == {7: 1}
    s = under_the_sky(last.replace("DRAGON", "").replace("RACE", "escargots"))
    events = listen(s)
    play(s, "stop", "done")
    assert order(events, removed("firing_cannon"), happened("earned", "escargots"), happened("turn began"))


@pytest.mark.rule("SKY-4.1")
def test_what_a_turn_brings_is_there_right_after_picking() -> None:
    s = under_the_sky("seats: [{}, {}, {}]\ncolumn: [{race: storm_giants, power: zeppelined}]", *[3] * 5)
    play(s, "pick 0", "bolt 9", "conquer 2", "conquer 3", "bolt 4")
    play(s, *(f"zeppelin {region}" for region in (7, 16, 18, 20, 21)))
    assert set(regions(s, 1)) == {9, 2, 3, 4, 7, 16, 18, 20, 21}


@pytest.mark.rule("SKY-4.1", "SKY-4.8")
def test_a_pick_may_be_free_and_pays_the_racketeer_at_once() -> None:
    s = under_the_sky("""
    seats: [{coins: 0, free_pick: true}, {coins: 1, active: {race: orcs, power: racketeering}}, {}]
    regions: {21: {race: orcs}}
    """)
    assert reached(s, "pick") == set(range(6))
    play(s, "pick 4")
    assert (s.coins(0), s.coins(1), s.phase_name) == (0, 1 + 4, "conquer")


@pytest.mark.rule("SKY-4.1")
def test_cannons_are_placed_in_redeployment() -> None:
    s = under_the_sky(facing("orcs", "gunner"))
    assert not reached(s, "cannon")
    play(s, "conquer 11", "stop")
    assert (s.phase_name, reached(s, "cannon")) == ("redeploy", {3, 11})


@pytest.mark.rule("SKY-4.1", "SKY-4.8")
def test_pacts_are_handed_out_after_scoring_and_settled_after_the_withdrawals_of_the_holders_turn() -> None:
    s = under_the_sky("""
    phase: conquer
    seats:
    - {coins: 5, active: {race: ratmen, power: haggling}}
    - {coins: 0, active: {race: orcs, power: hill}}
    - {coins: 5, active: {race: humans, power: swamp}}
    regions:
      3: {race: ratmen}
      2: {race: orcs, tokens: 6}
      11: {race: humans, tokens: 2}
      21: {race: humans}
      7: {race: humans}
    """)
    events = listen(s)
    play(s, "stop", "done")
    assert s.phase_name == "post score"
    play(s, "pact 2", "pact 2", "done")
    assert order(events, happened("scored"), happened("pact given"))
    events = listen(s)
    play(s, "expand", "conquer 11", "stop", "done")
    assert (s.phase_name, s.decider) == ("withdraw", 2)
    assert not [event for event in events if event.kind == "paid"]
    play(s, "done")
    assert order(events, happened("scored"), happened("placed", "humans"), happened("paid"), happened("turn began"))
    assert [s.coins(seat) for seat in (0, 1)] == [5 + 1 - 2, 4 + 2]  # 4 for two regions, a Hill, a conquest of Orcs


# --- who decides ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-4.2")
def test_a_free_picker_chooses_any_combo_and_others_only_what_they_can_pay() -> None:
    for free, choices in (("true", 6), ("false", 2)):
        s = under_the_sky(f"seats: [{{coins: 1, free_pick: {free}}}, {{}}, {{}}]")
        assert (s.decider, reached(s, "pick")) == (0, set(range(choices)))


@pytest.mark.rule("SKY-4.2")
@pytest.mark.parametrize(
    ("race", "power", "markers", "actions"),
    [
        ("storm_giants", "airborne", "", {"bolt 4"}),
        ("drakons", "airborne", "", {"transform 4"}),
        ("wendigos", "airborne", "", {"clear 22"}),
        ("orcs", "zeppelined", "", {"zeppelin 22"}),
        ("orcs", "gunner", ", markers: {cannon: 1}", {"fire 3"}),
    ],
)
def test_the_active_player_decides_among_his_conquests(race: str, power: str, markers: str, actions: set[str]) -> None:
    s = under_the_sky(facing(race, power).replace(f"3: {{race: {race}}}", f"3: {{race: {race}{markers}}}"))
    assert (s.decider, actions <= legal(s), "stop" in legal(s)) == (0, True, True)
    assert not actions & legal(under_the_sky(facing("ratmen", "commando")))


@pytest.mark.rule("SKY-4.2")
def test_the_player_decides_about_his_cannons_and_his_pacts() -> None:
    s = under_the_sky(facing("orcs", "gunner"))
    play(s, "conquer 11", "stop", "cannon 11")
    assert (s.decider, marked(s, "cannon")) == (0, {11: 1})
    s = under_the_sky(facing("orcs", "haggling"))
    play(s, "stop", "done")
    assert (s.decider, s.phase_name, reached(s, "pact")) == (0, "post score", {2, 3})


@pytest.mark.rule("SKY-4.2")
def test_nobody_is_asked_about_settlements_payments_fire_and_losses() -> None:
    s = under_the_sky(facing("scarecrows", "haggling", "escargots", "zeppelined").replace("tokens: 2", "tokens: 4"), 0)
    play(s, "stop", "done", "pact 2", "done", "expand", "zeppelin 3")
    assert (s.decider, s.phase_name) == (1, "conquer")  # the crash asked nobody
    play(s, "stop")
    while s.turn_of == 1:
        assert s.phase_name in ("redeploy", "withdraw")
        play(s, "done")
    assert (s.turn_of, s.phase_name) == (2, "decide")  # the Pact has been settled without a question
    idle(s, 2)
    assert (s.turn_of, s.phase_name) == (1, "decide")  # so have payment of the Escargots and the end of the fire
    assert marked(s, "burning") == {}


# --- fixed costs and immunity -----------------------------------------------------------------------------------------

SPECIAL = [
    ("storm_giants", "airborne", "bolt"),
    ("drakons", "airborne", "transform"),
    ("orcs", "zeppelined", "zeppelin"),
]
special = pytest.mark.parametrize(("race", "power", "verb"), SPECIAL)


@special
@pytest.mark.rule("SKY-4.3")
def test_neither_immune_regions_nor_allies_are_targets(race: str, power: str, verb: str) -> None:
    text = facing(race, power)
    assert 4 in reached(under_the_sky(text), verb)
    hero = text.replace("power: hill", "power: heroic").replace("tokens: 2}", "tokens: 2, markers: {hero: 1}}")
    assert 4 not in reached(under_the_sky(hero), verb)
    peace = text.replace("power: hill", "power: diplomat") + "notes: {diplomat: {ally: 1}}"
    assert 4 not in reached(under_the_sky(peace), verb)


@special
@pytest.mark.rule("SKY-4.3")
def test_a_token_is_needed_and_the_final_die_is_the_end(race: str, power: str, verb: str) -> None:
    assert not reached(under_the_sky(facing(race, power, hand=0)), verb)
    s = under_the_sky(facing(race, power, hand=2), 0)
    play(s, "die 4")
    assert s.phase_name == "redeploy"
    assert not reached(s, verb)
    assert refused(s, f"{verb} 4")


@pytest.mark.rule("SKY-4.3")
@pytest.mark.parametrize(("power", "water"), [("airborne", False), ("seafaring", True)])
def test_zeppelins_and_dragons_never_take_water_even_where_the_race_could_stand(power: str, water: bool) -> None:
    s = under_the_sky(facing("orcs", "zeppelined"))
    assert not {1, 13, 23} & reached(s, "zeppelin")
    assert refused(s, "zeppelin 13") == "SKY-P-ZEPPELINED-2"
    s = under_the_sky(facing("drakons", power))
    assert (13 in reached(s)) == water
    assert 13 not in reached(s, "transform")


@pytest.mark.rule("SKY-4.4")
@pytest.mark.parametrize(
    ("foe", "foe_power", "marker"),
    [("drakons", "hill", "drakon_dragon"), ("humans", "gunner", "cannon"), ("humans", "gunner", "firing_cannon")],
)
def test_cannons_and_dragons_keep_other_players_out(foe: str, foe_power: str, marker: str) -> None:
    for race, power in (("orcs", "airborne"), ("orcs", "zeppelined"), ("sorcerers", "airborne")):
        text = facing(race, power, foe, foe_power).replace(f"2: {{race: {foe}}}", f"2: {{race: {foe}, MARK}}")
        s = under_the_sky(text.replace("MARK", f"markers: {{{marker}: 1}}"))
        assert 2 not in reached(s, "conquer", "die", "zeppelin", "sorcery")
        assert refused(s, "conquer 2") == "CORE-6.5"


@pytest.mark.rule("SKY-4.4")
@pytest.mark.parametrize(
    ("race", "power", "marker"), [("drakons", "hill", "drakon_dragon"), ("humans", "gunner", "cannon")]
)
def test_cannons_and_dragons_do_not_keep_the_player_himself_out(race: str, power: str, marker: str) -> None:
    s = under_the_sky(f"""
    phase: legacy
    seats: [{{active: {{race: {race}, power: {power}}}, decline: {{race: ghouls, hand: 5}}}}, {{}}, {{}}]
    regions: {{3: {{race: ghouls}}, 4: {{race: {race}, markers: {{{marker}: 1}}}}, 7: {{race: {race}}}}}
    """)
    play(s, "conquer 4")
    assert (holder(s, 4), marked(s, marker)) == ("ghouls", {})


@pytest.mark.rule("SKY-4.4")
@pytest.mark.parametrize("maker", [1, 2])
def test_fire_keeps_everybody_out_its_maker_included(maker: int) -> None:
    for hand_size in (5, 1):  # enough for a conquest, or a die attempt
        text = facing("orcs", "zeppelined", hand=hand_size).replace(
            "  21:", "  11: {natives: 0, markers: {burning: 1}}\n  21:"
        )
        s = under_the_sky(text + f"makers: {{burning: {{11: {maker}}}}}")
        assert 11 not in reached(s, "conquer", "die", "zeppelin")
        assert refused(s, "conquer 11") == "CORE-6.5"
        assert refused(s, "zeppelin 11") == "SKY-P-ZEPPELINED-2"


# --- no conquests -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-4.5")
def test_a_crash_brings_no_reward_of_a_conquest() -> None:
    s = under_the_sky(facing("orcs", "zeppelined"), 0)
    play(s, "zeppelin 2")
    assert (s.nonempty_conquests(0), s.conquered(0), tokens(s, 2)) == (0, 0, 0)
    before = s.coins(0)
    play(s, "stop", "done")
    assert s.coins(0) - before == 1  # one region, nothing for Orcs
    s = under_the_sky(facing("skeletons", "zeppelined", foe="elves"), 0, 0)
    play(s, "zeppelin 2", "zeppelin 4")
    before = tray(s, "skeletons")
    play(s, "stop")
    assert tray(s, "skeletons") == before
    s = under_the_sky("seats: [{}, {}, {}]\ncolumn: [{race: halflings, power: zeppelined}]", 0, 3)
    play(s, "pick 0", "zeppelin 7")
    assert marked(s, "hole") == {}
    play(s, "zeppelin 18")
    assert marked(s, "hole") == {18: 1}


@pytest.mark.rule("SKY-4.5")
@pytest.mark.parametrize(("actions", "breach"), [(["clear 22"], False), (["conquer 22"], True)])
def test_a_clearing_breaks_no_pact(actions: list[str], breach: bool) -> None:
    s = under_the_sky("""
    phase: conquer
    seats:
    - {coins: 5, active: {race: ratmen, power: haggling}}
    - {coins: 5, active: {race: wendigos, power: hill}}
    - {active: {race: humans, power: swamp}}
    regions: {22: {race: ratmen}, 3: {race: ratmen}, 21: {race: wendigos, tokens: 6}}
    """)
    play(s, "stop", "done", "pact 2", "done", "expand", *actions, "stop")
    while s.turn_of == 1:
        play(s, "done")
    paid = -1 if breach else 1
    assert s.coins(0) == 5 + 2 - paid


@pytest.mark.rule("SKY-4.5")
@pytest.mark.parametrize(("crash", "allies"), [("zeppelin 2", {3}), ("zeppelin 21", {2}), ("zeppelin 5", {2, 3})])
def test_a_crash_is_an_attack_that_breaks_the_peace_and_is_forbidden_by_it(crash: str, allies: set[int]) -> None:
    s = under_the_sky(facing("orcs", "zeppelined"), 0)
    play(s, crash)
    attacked = {seat + 1 for seat in members(s.attacked(0))}
    assert attacked == {2, 3} - allies
    s = under_the_sky(facing("orcs", "zeppelined", foe_power="diplomat") + "notes: {diplomat: {ally: 1}}")
    assert not {2, 4} & reached(s, "zeppelin")


# --- the rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-4.6")
@pytest.mark.parametrize("tile", [*(race.key for race in sky.RACES), *(power.key for power in sky.POWERS)])
def test_the_final_die_stays_with_everybody(tile: str) -> None:
    race, power = (tile, "commando") if tile in {each.key for each in sky.RACES} else ("ratmen", tile)
    s = under_the_sky(facing(race, power, hand=1), 3)
    assert "die 2" in legal(s)
    play(s, "die 2")
    assert holder(s, 2) == race


@pytest.mark.rule("SKY-4.7")
def test_everybody_sees_everything_that_lies_open() -> None:
    s = under_the_sky("""
    seats:
    - {free_pick: true, active: {race: storm_giants, power: zeppelined}}
    - {active: {race: scavengers, power: gunner}, decline: {race: ratmen}}
    - {active: {race: orcs, power: haggling}}
    regions:
      3: {race: storm_giants}
      7: {race: scavengers, markers: {cannon: 1}}
      18: {race: scavengers, markers: {firing_cannon: 1}, buried: ratmen}
      21: {race: orcs}
      22: {markers: {burning: 1}}
    makers: {burning: {22: 2}}
    notes: {storm_giants: {bolts_used: 1}, zeppelined: {flown: 2}, haggling: {pacts_1: 2, pacts_2: 3}}
    """)
    for viewer in (-1, 0, 1, 2):
        seen = view(s, viewer)
        assert open_facts(seen) == open_facts(s)


def open_facts(s: State) -> list[object]:
    tiles = {tile.key: tile for tile in s.rules.tiles()}
    notes = [
        [int(s.note(tiles[key], i)) for i in range(len(tiles[key].notes) + len(tiles[key].turn_notes))]
        for key in ("storm_giants", "zeppelined", "haggling")
    ]
    assert [sum(numbers) for numbers in notes] == [1, 2, 5]
    markers = [marked(s, key) for key in ("cannon", "firing_cannon", "burning")]
    assert all(markers)
    assert s.picks_free(0)
    assert lying_under(s, 2) == {18}
    return [notes, markers, [bool(s.picks_free(seat)) for seat in range(3)], int(all_buried(s)), hand(s, 1)]
