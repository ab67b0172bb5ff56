"""What a decision tells: numbers that come true."""

from random import Random

import pytest
from msgspec.structs import replace

from elbowroom import board_names, new_game, parse_action
from elbowroom.content.guard import ContentError
from elbowroom.content.problem import Problem
from elbowroom.engine.events import Earned, Scored
from elbowroom.engine.view import view
from elbowroom.notation.position import load_position
from elbowroom.server import picture
from elbowroom.server.picture import decision_view, explained, question_view
from tests.engine.games import choose


@pytest.mark.rule("CORE-9.5")
def test_declining_brings_what_is_told() -> None:
    """Merchants are paid twice for their regions, but not in decline."""
    s = load_position("""
board: base_2
seats:
- active: {race: orcs, power: merchant}
- {}
regions: {21: {race: orcs}, 22: {race: orcs}}
""")
    told = decision_view(view(s, 0), can_undo=False)
    assert [(choice.verb, choice.coins) for choice in told.choices] == [("expand", None), ("decline", 2)]
    assert sum(item.amount for item in told.earning) == 4
    before = s.coins(0)
    s.play(parse_action("decline"))
    assert s.coins(0) - before == 2


def test_a_hook_that_fails_leaves_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """What declining brings cannot be told then, but it can still be tried."""

    def fail(*_: object) -> int:
        raise ContentError(Problem("own_laws.py", 23, "on_decline of tides failed", "correct the hook"))

    monkeypatch.setattr(picture, "coins_of_turn", fail)
    s = load_position("{board: base_2, seats: [{active: {race: orcs, power: hill}}, {}], regions: {21: {race: orcs}}}")
    told = decision_view(view(s, 0), can_undo=False)
    assert [(choice.verb, choice.coins) for choice in told.choices] == [("expand", None), ("decline", None)]


def test_going_on_tells_the_tokens_to_conquer_with_and_declining_who_leaves() -> None:
    """Amazons get four more to conquer with; who declines drives older races from the map, but Spirits do not."""
    for power, leaves in (("hill", "orcs"), ("spirit", "")):
        s = load_position(f"""
board: base_2
seats:
- active: {{race: amazons, power: {power}, reserve: 4}}
  decline: {{race: orcs}}
- {{}}
regions: {{21: {{race: amazons, tokens: 3}}, 22: {{race: amazons}}, 9: {{race: orcs}}}}
""")
        told = {choice.verb: choice for choice in decision_view(view(s, 0), can_undo=False).choices}
        assert (told["expand"].keeps, told["expand"].leaves) == (2, "")
        assert (told["decline"].keeps, told["decline"].hand, told["decline"].leaves) == (2, None, leaves)
        s.play(parse_action("expand"))
        assert told["expand"].hand == s.hand(0)
        assert s.hand(0) == 2 + 4


@pytest.mark.parametrize("board", board_names())
def test_declining_brings_what_is_told_in_any_game(board: str) -> None:
    for seed in range(2):
        s, random = new_game(board, seed), Random(seed)
        while not s.over:
            if s.phase_name == "decide":
                seat = int(s.decider)
                choices = {choice.verb: choice.coins for choice in decision_view(view(s, seat), can_undo=False).choices}
                after = s.copy(0)
                after.events = []
                after.apply(parse_action("decline"))
                paid = [e.coins for e in after.events if isinstance(e, (Scored, Earned)) and e.seat == seat]
                assert after.phase_name in ("redeploy", "end choices") or choices["decline"] == sum(paid)
            s.apply(choose(s, random, busy=True))


def test_a_hook_that_fails_leaves_the_die_and_the_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the die will help and what a turn would bring cannot be told then; the table goes on."""
    s = load_position("""
board: base_2
phase: conquer
seats:
- active: {race: orcs, power: hill, hand: 1}
- {}
regions: {21: {race: orcs}}
""")
    rolls = [choice for choice in decision_view(view(s, 0), can_undo=False).choices if choice.verb == "die"]
    assert rolls
    assert all(choice.chance for choice in rolls)

    def fail(*_: object) -> int:
        raise ContentError(Problem("own_laws.py", 23, "cost of tides failed", "correct the hook"))

    for preview in ("chance_of", "score_items", "brought_by"):
        monkeypatch.setattr(picture, preview, fail)
    told = decision_view(view(s, 0), can_undo=False)
    assert [choice for choice in told.choices if choice.verb == "die"] == [replace(one, chance=None) for one in rolls]
    assert told.earning == []
    [die] = [choices for choices in question_view(view(s, 0), can_undo=False).choices if choices.verb == "die"]
    assert (die.chances, len(die.regions)) == ([], len(rolls))
    assert explained(view(s, 0), 20, ref=1, seq=1).brings == []
