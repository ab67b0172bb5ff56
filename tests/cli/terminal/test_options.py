"""Options: every legal action of every kind has a sentence and can be typed."""

import pytest
from mypy_extensions import i64
from rich.text import Text

from elbowroom.cli.terminal.chart import Offer
from elbowroom.cli.terminal.commands import understand
from elbowroom.cli.terminal.options import Option, chance_of, describe, offers, options
from elbowroom.cli.terminal.tables import option_list, race_lines
from elbowroom.cli.terminal.words import question
from elbowroom.content.catalog import board_names
from elbowroom.engine.actions import (
    COMBO,
    CONQUER,
    DIE,
    NOTHING,
    REGION,
    SEAT,
    Action,
    add_each,
    parse_action,
    verb,
    verbs,
)
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import seat_of
from elbowroom.engine.state import State
from tests.cli.terminal.scripted import people, position, screen, walk
from tests.content.helpers import play
from tests.content.test_custom import begin

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
    s = position("board: base_2")
    cast = people(2)
    assert describe(s, cast, verb("test_dig", REGION)[4]).plain == "Test dig: region 5 (swamp, cavern), Lost Tribe"
    assert describe(s, cast, verb("test_curse", SEAT)[1]).plain == "Test curse: ■ Ben"
    assert describe(s, cast, verb("test_peek", COMBO)[0]).plain.startswith("Test peek: ")
    assert describe(s, cast, verb("test_sing", NOTHING)[0]).plain == "Test sing"


TUNNEL = verb(
    "test_tunnel", REGION, label="Dig a tunnel", question="Where do they dig?", hint="It saves a token.", order=3
)
HUM = verb("test_hum", REGION)
BLAST = verb("test_blast", REGION, label="Blast", rolls=True)


class Moles(Power):
    """Declares a verb with all texts, one without any, and one that rolls."""

    key = "test_moles"
    name = "Moles"
    tokens = 3
    verbs = (TUNNEL, HUM, BLAST)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering:
            add_each(out, BLAST, BIT[22])
        elif s.phase == END_CHOICES:
            add_each(out, HUM, s.occupied(slot))
            add_each(out, TUNNEL, s.occupied(slot))

    def holds(self, s: State, slot: i64, seat: i64) -> list[Fact]:
        return [Fact("worms for days")] if seat == seat_of(slot) else [Fact("a hole below")]

    def outlook(self, s: State, slot: i64, action: Action) -> Fact | None:
        if action.kind == TUNNEL[0].kind and s.tokens(action.target) > 2:
            return Fact("a way to the other side")
        return None


def test_a_verb_of_ones_own_is_told_like_a_printed_one() -> None:
    s = begin(("gnomes", "test_moles"), powers=(Moles,))
    play(s, "pick 0", "conquer 7", "conquer 6")
    assert offers(s)[22] == Offer("blas", risky=True)
    play(s, "stop", *["place 7"] * 8, "done")
    assert question(s) == "Before scoring: Where do they dig? Test hum?"
    cast = people(2)
    texts = {option.typed: option.what.plain for option in options(s, cast)}
    assert "worms for days" in [line.plain for line in race_lines(s, cast, 0)]
    assert "a hole below" in [line.plain for line in race_lines(s, cast, 1)]
    assert list(texts) == ["test_tunnel 6", "test_tunnel 7", "test_hum 6", "test_hum 7", "done"]
    assert texts["test_tunnel 6"] == "Dig a tunnel: region 6 (farmland) — It saves a token."
    assert texts["test_tunnel 7"] == "Dig a tunnel: region 7 (hill) — a way to the other side"
    assert texts["test_hum 7"] == "Test hum: region 7 (hill)"
    paper = screen(100)
    paper[0].show(option_list(s, options(s, cast), 100))
    lines = [" ".join(line.split()) for line in paper[1].getvalue().splitlines()]
    assert "test hum N Test hum: 6, 7" in lines
    assert "test tunnel 7 Dig a tunnel: region 7 (hill) — a way to the other side" in lines


def test_what_tells_many_regions_apart_stands_behind_their_numbers() -> None:
    s = position(CONQUERING)
    offered = [
        Option(action, action.text(), "", Text(), brings="1 coin" if action.target < 6 else "") for action in HUM[:9]
    ]
    paper = screen(100)
    paper[0].show(option_list(s, offered, 100))
    assert " ".join(paper[1].getvalue().split()) == "test hum N Test hum: 1–6 (1 coin); 7–9"


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
