"""A plan holds as long as everything comes as expected, and no longer than it is possible."""

from elbowroom import new_game
from elbowroom.bots.intent import Intent
from elbowroom.engine.actions import CONQUER, DONE, PICK


def test_a_plan_is_carried_out_step_by_step_where_it_was_made() -> None:
    state = new_game("base_2", seed=1)
    intent = Intent()
    assert intent.step(state.copy()) is None
    after = state.copy()
    after.apply(PICK[0])
    first = after.legal()[0]
    intent.form(state.copy(), [PICK[0], first])
    assert intent.step(state.copy()) is PICK[0]
    assert intent.step(after.copy()) is first
    assert intent.step(after.copy()) is None


def test_a_plan_ends_where_something_else_came() -> None:
    state = new_game("base_2", seed=1)
    intent = Intent()
    intent.form(state.copy(), [PICK[0], DONE])
    assert intent.step(state.copy()) is PICK[0]
    other = state.copy()
    other.apply(PICK[1])
    assert intent.step(other) is None


def test_what_is_no_longer_possible_is_not_done_although_all_looks_as_expected() -> None:
    state = new_game("base_2", seed=1)
    after = state.copy()
    after.apply(PICK[0])
    beyond = next(action for action in CONQUER if action not in after.legal())
    intent = Intent()
    intent.form(state.copy(), [PICK[0], beyond, DONE])
    assert intent.step(state.copy()) is PICK[0]
    assert intent.step(after.copy()) is None
