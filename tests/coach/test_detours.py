"""What the coach advises goes straight to where it leads."""

from elbowroom import State, new_game, parse_action
from elbowroom.coach.detours import without_detours
from elbowroom.coach.judge import Judge
from elbowroom.engine.view import counted_view


def heroes_to_place() -> State:
    """Somebody has Heroic Orcs in four regions, and has placed nothing."""
    state = new_game("base_2", 5, first=0)
    for action in ("pick 0", "conquer 5", "conquer 3", "conquer 11", "conquer 6"):
        state.play(parse_action(action))
    return state


def left(state: State, *actions: str) -> list[str]:
    return [action.text() for action in without_detours(state, [parse_action(action) for action in actions])]


def test_what_is_taken_up_again_is_not_put_down() -> None:
    state = heroes_to_place()
    assert left(state, "hero 3", "hero 11", "lift_hero 3", "hero 6") == ["hero 11", "hero 6"]
    assert left(state, "hero 3", "hero 11", "lift_hero 11", "hero 11") == ["hero 3", "hero 11"]
    back_and_forth = ("hero 3", "hero 11", "lift_hero 3", "hero 6", "lift_hero 11", "hero 5")
    assert left(state, *back_and_forth, "place 3") == ["hero 6", "hero 5", "place 3"]


def test_what_has_to_be_done_stays() -> None:
    state = heroes_to_place()
    assert left(state) == []
    assert left(state, "hero 3", "hero 11", "place 3", "place 3") == ["hero 3", "hero 11", "place 3", "place 3"]
    for action in ("hero 3", "hero 11"):
        state.play(parse_action(action))
    assert left(state, "lift_hero 3", "hero 6") == ["lift_hero 3", "hero 6"]  # it stood there before
    assert left(state, "lift_hero 3", "hero 3") == []
    round_about = ("lift_hero 3", "hero 6", "lift_hero 11", "hero 3")  # no two of these can be left out
    assert left(state, *round_about) == list(round_about)


def test_the_judge_puts_markers_down_once() -> None:
    state = heroes_to_place()
    best = Judge(state.rules, "easy").lines(counted_view(state, 0))[0].actions
    verbs = [action.verb for action in best]
    assert verbs.count("hero") == 2
    assert "lift_hero" not in verbs
