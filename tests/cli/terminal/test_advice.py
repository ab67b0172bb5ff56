"""The coach at the terminal: choices as they are typed, chances, and reasons with names in them."""

from elbowroom import parse_action
from elbowroom.cli.terminal.advice import advice, typed
from elbowroom.engine.view import counted_view
from tests.cli.terminal.scripted import people, screen
from tests.coach.positions import decisions


def test_what_follows_each_other_is_one_line() -> None:
    actions = [parse_action(text) for text in ("conquer 5", "conquer 7", "die 9", "place 5", "place 5", "done")]
    assert typed(actions) == ["conquer 5 7", "die 9", "place 5 5", "done"]


def test_every_choice_tells_what_it_promises_and_why() -> None:
    conquests = (state for state, _ in decisions() if state.conquering and state.round > 2)
    state = next(conquests)
    show, paper = screen()
    show.show(advice(counted_view(state, int(state.decider)), people(2)))
    lines = paper.getvalue().splitlines()
    choices = [line for line in lines if not line.startswith("  ")]
    assert 1 <= len(choices) <= 3
    legal = {action.text() for action in state.legal()}
    for line in choices:
        action, _, promise = line.partition("   ")
        assert action in legal
        assert "% to win, about " in promise
        assert promise.rstrip().endswith(" coins")
    assert len(lines) >= 2 * len(choices)
    assert "{" not in paper.getvalue()


def test_placing_is_one_choice_without_its_end() -> None:
    states = (state for state, _ in decisions() if state.phase_name == "redeploy" and state.hand(state.acting) > 2)
    state = next(states)
    show, paper = screen()
    show.show(advice(counted_view(state, int(state.decider)), people(2)))
    first = paper.getvalue().splitlines()[0]
    assert first.startswith(("place ", "done "))
    assert first.partition("   ")[0].count(" ") <= state.hand(state.acting)
    assert "then" not in paper.getvalue()
