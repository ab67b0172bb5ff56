"""Positions as text: every position of a game round-trips, and the short forms mean what they say."""

import pytest
from hypothesis import HealthCheck, given, settings

from elbowroom import Chance, State, new_game, parse_action
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.invariants import check_invariants
from elbowroom.notation.position import dump_position, load_position
from elbowroom.table.game import replay
from tests.effort import so_many
from tests.engine.games import BOARDS
from tests.golden.test_golden import SITE_GAMES, load
from tests.notation.strategies import played, states


@given(states())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_any_position_of_a_game_round_trips(state: State) -> None:
    text = dump_position(state)
    again = load_position(text)
    assert list(again.words) == list(state.words)
    assert again == state
    assert dump_position(again) == text
    assert again.legal() == state.legal()


@pytest.mark.parametrize("board", [board for board in BOARDS if "+" not in board])
def test_positions_of_a_whole_game_round_trip(board: str) -> None:
    """All phases of the turn are met, the end of the game included."""
    recorder = played(board, 13)
    state = new_game(board, 13)
    seen = set()
    for number, action in enumerate(recorder.actions):
        if number % so_many(5, long=1) == 0 or state.phase_name not in seen:
            seen.add(state.phase_name)
            assert load_position(dump_position(state)) == state
        state.apply(action)
    assert state.over
    assert load_position(dump_position(state)) == state
    assert {"pick", "decide", "ready", "conquer", "redeploy", "withdraw"} <= seen


@pytest.mark.parametrize("game", SITE_GAMES)
def test_positions_with_relics_and_places_in_use_round_trip(game: str) -> None:
    for number, recorder in enumerate(replay(load(game))):
        if number % 7 == 0 or recorder.state.armed:
            assert round_trips(recorder.state)


def test_house_rules_round_trip() -> None:
    state = new_game("base_3", 5, ownTokensDefend=True)
    again = load_position(dump_position(state))
    assert again.rules is state.rules
    assert again.rules.own_tokens_defend
    state = new_game("underground_3", 5, flamesEntry="both", vampirePerOpponent=False)
    again = load_position(dump_position(state))
    assert again.rules is state.rules
    assert again.rules.switches["flamesEntry"] == "both"
    assert again.rules.switches["vampirePerOpponent"] is False


def round_trips(state: State) -> bool:
    again = load_position(dump_position(state))
    return again == state and again.legal() == state.legal()


TOMB = """
board: underground_2
phase: {phase}
turn: {turn}
seats:
- active: {{race: ogres, power: royal}}
- active: {{race: kraken, power: {power}}}
{rest}
regions:
  4: {{race: ogres, tokens: 5}}
  5: {{race: kraken, tokens: 3}}
  6: {{race: kraken, tokens: 2}}
  12: {{race: kraken}}
"""


@pytest.mark.parametrize("power", ["tomb", "wise"])
def test_the_redeployment_of_a_race_that_has_just_declined_round_trips(power: str) -> None:
    """Tomb as a badge of its own, and as the badge that Stonehedge lends."""
    lent = "sites: {found: {stonehedge: 5}, badges: {stonehedge: tomb}}" if power != "tomb" else ""
    state = load_position(TOMB.format(phase="decide", turn=2, power=power, rest=lent))
    state.play(parse_action("decline"))
    assert (state.phase_name, state.acting, state.hand(4)) == ("redeploy", 4, 3)
    assert round_trips(state)
    for text in ("place 12", "place 12", "place 12"):
        state.play(parse_action(text))
        assert round_trips(state)
    assert state.hand(4) == 0


def test_the_withdrawal_of_a_race_in_decline_round_trips() -> None:
    text = TOMB.format(phase="conquer", turn=1, power="tomb", rest="").replace(
        "- active: {race: kr", "- decline: {race: kr"
    )
    state = load_position(text.replace("royal}", "royal, hand: 5}").replace("tokens: 5", "tokens: 1"))
    for text in ("conquer 5", "stop", "done", "queen 4"):
        state.play(parse_action(text))
    assert (state.phase_name, state.decider, state.acting, state.hand(4)) == ("withdraw", 1, 4, 2)
    assert round_trips(state)
    for text in ("place 12", "place 12"):
        state.play(parse_action(text))
        assert round_trips(state)
    assert state.hand(4) == 0


def test_the_redeployment_of_own_tokens_driven_out_in_decline_round_trips() -> None:
    """UG-P-TOMB-3: what is left of a region taken from the player's own race in decline."""
    state = load_position(
        """
        board: underground_2
        phase: conquer
        seats:
        - active: {race: ogres, power: wise, hand: 4}
          decline: {race: kraken, power: tomb}
        - {}
        regions:
          4: {race: ogres}
          11: {race: ogres}
          5: {race: kraken, tokens: 4}
          6: {race: kraken}
          12: {race: kraken}
        """
    )
    for text in ("conquer 5", "stop", "done"):
        state.play(parse_action(text))
    assert (state.phase_name, state.acting, state.hand(1)) == ("redeploy", 1, 3)
    assert round_trips(state)
    for text in ("place 6", "place 12", "place 12"):
        state.play(parse_action(text))
        assert round_trips(state)


def test_the_moment_after_a_die_that_ended_the_conquests_round_trips() -> None:
    state = load_position(
        """
        board: underground_2
        phase: conquer
        seats: [{active: {race: shrooms, power: wise, hand: 1}}, {}]
        regions: {5: {race: shrooms}, 6: {markers: {balrog: 1}}}
        sites: {found: {wickedest_pentacle: 5}}
        """
    )
    state.chance = Chance(0, forced=[0])
    state.play(parse_action("die 12"))
    assert state.phase_name == "aftermath"
    assert parse_action("balrog 13") in state.legal()
    assert round_trips(state)


def test_sites_badges_and_armed_relics_round_trip() -> None:
    state = load_position(
        """
        board: underground_2
        phase: conquer
        seats: [{active: {race: ogres, power: wise, hand: 3}}, {}]
        regions: {5: {race: ogres}, 8: {natives: 0}, 21: {natives: 0}}
        sites:
          found: {stonehedge: 5, sword_of_the_killer_rabbit: 5, flying_doormat: 5}
          badges: {stonehedge: muddy}
          stack: [shiny_orb, altar_of_souls]
        """
    )
    for text in ("sword", "doormat"):
        state.play(parse_action(text))
    text = dump_position(state)
    assert "stonehedge: muddy" in text
    assert "stack: [shiny_orb, altar_of_souls]" in text
    assert "armed: [flying_doormat, sword_of_the_killer_rabbit]" in text
    assert round_trips(state)
    state.play(parse_action("conquer 18"))
    assert (state.site_region(state.rules.site_named("shiny_orb")), state.tokens(17)) == (17, 2)
    assert round_trips(state)


def test_monsters_hide_a_site_wherever_they_are_put() -> None:
    state = load_position("board: underground_2\nregions: {8: {natives: 0}, 21: {natives: 0}, 5: {natives: 2}}")
    assert (state.sites_left(), state.natives(4), state.natives(7)) == (3, 2, 0)
    assert round_trips(state)


def test_a_board_alone_is_the_start_of_a_game() -> None:
    state = load_position("board: base_3")
    assert (state.phase_name, state.round, state.turn_of, state.visible) == ("pick", 1, 0, 6)
    assert [state.coins(seat) for seat in range(3)] == [5, 5, 5]
    assert [state.natives(r) for r in range(state.board.size)] == list(state.board.natives)
    assert state.rules.races[state.column_race(0)].key == "amazons"
    check_invariants(state)


def _stacks(state: State) -> tuple[list[str], list[str]]:
    races, powers = state.rules.races, state.rules.powers
    return [races[i].key for i in banner_stack(state)], [powers[i].key for i in badge_stack(state)]


@pytest.mark.parametrize("column", ["", "column: [{race: tritons, power: stout}]"])
def test_a_column_that_is_left_out_takes_nothing_from_the_hidden_stacks(column: str) -> None:
    state = load_position(f"board: base_2\nraces: [wizards, amazons]\npowers: [wealthy, alchemist]\n{column}")
    races, powers = _stacks(state)
    assert races[:2] == ["wizards", "amazons"]
    assert powers[:2] == ["wealthy", "alchemist"]
    assert state.visible == 6
    shown = [state.rules.races[state.column_race(i)].key for i in range(6)]
    rest = ["dwarves", "elves", "ghouls", "giants", "halflings", "humans"]
    assert shown == (["tritons", *rest[:5]] if column else rest)
    assert round_trips(state)


def test_stacks_that_name_every_tile_fill_the_column_from_their_top() -> None:
    every = sorted(race.key for race in load_position("board: base_2").rules.races)
    state = load_position(f"board: base_2\nraces: [{', '.join(reversed(every))}]")
    assert state.rules.races[state.column_race(0)].key == every[-1]
    assert _stacks(state)[0] == list(reversed(every))[6:]


@pytest.mark.rule("UG-R-CULTISTS-5")
@pytest.mark.parametrize("notes", ["", "notes: {cultists: {moved: 1}}"])
def test_a_great_ancient_on_the_map_has_come_onto_it(notes: str) -> None:
    state = load_position(
        f"""
        board: underground_3
        phase: ready
        seats: [{{active: {{race: cultists, power: mining}}}}, {{}}, {{}}]
        regions:
          10: {{race: cultists, markers: {{great_ancient: 1}}}}
          11: {{race: cultists}}
        {notes}
        """
    )
    state.play(parse_action("abandon 10"))
    assert [action.text() for action in state.legal()] == ["ancient 11"]


@pytest.mark.rule("BASE-R-HALFLINGS-3")
def test_holes_on_the_map_have_been_dug() -> None:
    state = load_position(
        """
        board: base_2
        phase: conquer
        seats: [{active: {race: halflings, power: hill, hand: 6}}, {}]
        regions: {21: {race: halflings, markers: {hole: 1}}, 22: {race: halflings, markers: {hole: 1}}}
        """
    )
    state.play(parse_action("conquer 20"))
    check_invariants(state)


def test_the_gap_of_a_bought_combo_is_kept_while_its_choices_are_open() -> None:
    text = """
    board: base_2
    phase: pick choices
    picked: true
    seats: [{active: {race: orcs, power: hill}}, {}]
    column:
    - {race: amazons, power: alchemist}
    - {race: dwarves, power: berserk}
    - {race: elves, power: commando}
    - {race: ghouls, power: diplomat}
    - {race: giants, power: flying}
    """
    state = load_position(text)
    assert state.visible == 5
    assert load_position(dump_position(state)) == state
    state.apply(state.legal()[0])
    assert (state.visible, state.hand(0)) == (6, 9)


def test_tokens_on_the_board_and_in_hand_are_not_in_the_tray() -> None:
    state = load_position(
        """
        board: base_2
        phase: conquer
        seats: [{active: {race: amazons, power: hill, hand: 2, reserve: 4}}, {}]
        regions: {21: {race: amazons, tokens: 3}}
        """
    )
    assert state.tray(state.rules.race_named("amazons")) == 15 - 2 - 4 - 3
