"""What a bot has decided holds only where it can be done."""

from elbowroom import new_game
from elbowroom.bots.intent import Intent
from elbowroom.engine.actions import DECLINE, PICK
from elbowroom.engine.view import counted_view


def test_a_plan_goes_on_as_long_as_everything_comes_as_expected() -> None:
    state = new_game("base_2", 3, first=0)
    ahead = counted_view(state, 0)
    ahead.apply(PICK[0])
    conquest = ahead.legal()[0]
    intent = Intent()
    view = counted_view(state, 0)
    intent.form(view, [PICK[0], conquest])
    assert intent.step(view) is PICK[0]
    assert intent.step(counted_view(state, 0)) is None  # a position that was not expected
    assert intent.step(ahead) is conquest


def test_what_cannot_be_done_after_all_is_thought_over() -> None:
    """A thing that was imagined to lie somewhere may not be there, although all else looks as expected."""
    state = new_game("base_2", 3, first=0)
    ahead = counted_view(state, 0)
    ahead.apply(PICK[0])
    intent = Intent()
    view = counted_view(state, 0)
    intent.form(view, [PICK[0], DECLINE])
    assert intent.step(view) is PICK[0]
    assert intent.step(ahead) is None
