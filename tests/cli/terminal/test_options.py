"""Options: every legal action of every kind has a sentence and can be typed."""

import pytest

from elbowroom.cli.terminal.commands import understand
from elbowroom.cli.terminal.options import chance_of, offers, options
from elbowroom.content.catalog import board_names
from elbowroom.engine.actions import CONQUER, DIE, parse_action, verbs
from tests.cli.terminal.scripted import people, position, walk

BASE_VERBS = {
    "abandon", "ally", "camp", "conquer", "decline", "die", "done", "dragon", "expand", "fortress", "give_up",
    "hero", "lift_camp", "lift_hero", "pick", "place", "roll", "sorcery", "stop", "stout",
}  # fmt: skip


def test_every_legal_action_of_random_games_is_told_and_can_be_typed() -> None:
    seen: set[str] = set()
    for game in range(40):
        board = board_names()[game % 4]
        cast = people(int(board[-1]))
        for view in walk(board, game):
            offered = options(view, cast)
            assert {option.action for option in offered} == set(view.legal())
            for option in offered:
                seen.add(option.action.verb)
                assert len(option.what.plain) >= 3, option
                assert understand(option.typed, view) == [option.action]
                if option.key:
                    assert understand(option.key, view) == [option.action]
            keys = [option.key for option in offered if option.key]
            assert len(keys) == len(set(keys))
    assert seen == BASE_VERBS
    assert set(verbs()) >= BASE_VERBS


def test_a_verb_nobody_has_heard_of_is_told_all_the_same() -> None:
    from elbowroom.cli.terminal.options import describe
    from elbowroom.engine.actions import COMBO, NOTHING, REGION, SEAT, verb

    s = position("board: base_2")
    cast = people(2)
    assert describe(s, cast, verb("test_dig", REGION)[4]).plain == "Test dig: region 5 (swamp, cavern)"
    assert describe(s, cast, verb("test_curse", SEAT)[1]).plain == "Test curse: ■ Ben"
    assert describe(s, cast, verb("test_peek", COMBO)[0]).plain.startswith("Test peek: ")
    assert describe(s, cast, verb("test_sing", NOTHING)[0]).plain == "Test sing"


CONQUERING = """
board: base_2
phase: conquer
seats:
- active: {race: orcs, power: hill, hand: 3}
- active: {race: trolls, power: fortified}
regions:
  7: {race: orcs, tokens: 1}
  6: {race: trolls, tokens: 2, markers: {lair: 1}}
"""


def test_conquests_stand_by_cost_and_the_die_tells_its_chance() -> None:
    s = position(CONQUERING)
    offered = options(s, people(2))
    conquests = [(o.typed, o.cost) for o in offered if o.cost >= 0]
    assert conquests == [("conquer 5", 3), ("conquer 8", 3), ("die 6", 5)]
    die = next(o for o in offered if o.action is DIE[5])
    assert die.what.plain == ("farmland: ■ Ben’s Trolls 2, Troll's Lair, 2 short: success 2 in 6, ends your conquests")
    assert offered[-1].typed == "stop"


def test_targets_carry_their_cost_on_the_map() -> None:
    marks = offers(position(CONQUERING))
    assert {region: (offer.text, offer.risky) for region, offer in marks.items()} == {
        4: ("3", False),
        7: ("3", False),
        5: ("5⚄", True),
    }


@pytest.mark.rule("CORE-6.20")
def test_chances_of_the_die_are_those_of_the_rules() -> None:
    assert [chance_of(short) for short in (1, 2, 3)] == ["3 in 6", "2 in 6", "1 in 6"]


def test_a_roll_before_the_conquest_lowers_what_is_asked() -> None:
    s = position(
        """
        board: base_2
        phase: conquer
        rolled: 2
        seats: [{active: {race: orcs, power: berserk, hand: 3}}, {}]
        regions: {7: {race: orcs, tokens: 1}}
        """
    )
    costs = {o.typed: o.cost for o in options(s, people(2)) if o.action.kind == CONQUER[0].kind}
    assert costs == {"conquer 5": 1, "conquer 6": 1, "conquer 8": 1}


def test_declining_tells_the_coins_and_who_leaves() -> None:
    s = position(
        """
        board: base_2
        phase: decide
        seats:
        - {active: {race: orcs, power: hill}, decline: {race: elves}}
        - {}
        regions: {7: {race: orcs, tokens: 4}, 8: {race: orcs, tokens: 2}, 2: {race: elves, tokens: 1}}
        """
    )
    texts = {o.typed: o.what.plain for o in options(s, people(2))}
    assert texts == {
        "expand": "Go on with your Hill Orcs: 2 regions, 4 tokens to conquer with",
        "decline": "Let them decline: 2 coins now, a new race next turn; your Elves leave the board",
    }
    assert [o.key for o in options(s, people(2))] == ["1", "2"]


def test_asking_for_options_changes_nothing() -> None:
    for view in walk("base_3", 5):
        before = view.copy()
        options(view, people(3))
        assert view == before


def test_typed_actions_are_the_notation_of_records() -> None:
    for view in list(walk("base_2", 3))[:40]:
        for option in options(view, people(2)):
            assert parse_action(option.typed) is option.action
