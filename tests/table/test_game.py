"""A game that is played: checked actions, undo up to the last roll, reveal or foreign decision, saving and resuming."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from elbowroom import new_game, rules_for
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import Action, parse_action
from elbowroom.engine.chance import ChanceError
from elbowroom.engine.errors import IllegalAction, SetupError
from elbowroom.engine.events import Picked
from elbowroom.notation.record import RecordError, parse_record
from elbowroom.table.game import Game, NotCarriedOut, NothingToUndo, NotLast, final_state, replay


def choose(game: Game, random: Random) -> Action:
    return random.choice(game.state.legal())


def play_until_over(game: Game, seed: int) -> None:
    random = Random(seed)
    while not game.state.over:
        game.play(choose(game, random))


def test_an_illegal_action_changes_nothing() -> None:
    game = Game.open(seed=1, first=0)
    before = list(game.state.words)
    with pytest.raises(IllegalAction):
        game.play(parse_action("conquer 1"))
    assert list(game.state.words) == before
    assert game.record().actions == []
    assert not game.can_undo


def test_a_pick_reveals_a_combo_and_cannot_be_taken_back() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 0"))
    assert not game.can_undo
    with pytest.raises(NothingToUndo):
        game.undo()


def test_every_step_since_the_last_barrier_can_be_taken_back() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 0"))
    positions = []
    conquests = []
    for _ in range(3):
        conquest = next(a for a in game.state.legal() if a.verb == "conquer")
        conquests.append(conquest.text())
        positions.append(list(game.state.words))
        game.play(conquest)
    assert game.state.decider == 0
    for words in reversed(positions):
        game.undo()
        assert list(game.state.words) == words
    assert game.record().actions == ["pick 0", *conquests, "undo", "undo", "undo"]
    assert not game.can_undo


def test_steps_can_still_be_taken_back_after_a_game_was_saved_and_resumed() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 0"))
    picked = list(game.state.words)
    game.play(next(a for a in game.state.legal() if a.verb == "conquer"))
    game.undo()
    game.play(next(a for a in game.state.legal() if a.verb == "conquer"))
    again = Game.resume(parse_record(game.record().to_json()), seed=5)
    again.undo()
    assert list(again.state.words) == picked
    assert not again.can_undo
    assert again.record().actions[-1] == "undo"


def test_a_record_takes_nothing_back_that_players_may_not() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 0"))
    record = game.record()
    record.actions.append("undo")
    with pytest.raises(RecordError, match="action 2 'undo': nothing can be taken back past a roll"):
        Game.resume(record, 1)


def test_an_action_played_elsewhere_comes_out_the_same_here() -> None:
    game = Game.open(seed=3)
    copy = Game.resume(game.record(), seed=4)
    random = Random(3)
    while not game.state.over:
        action, known = choose(game, random), len(game.outcomes)
        happened = game.play(action)
        assert copy.follow([action], game.chance_since(known)) == happened
    assert copy.record() == game.record()


def test_an_action_is_not_followed_with_outcomes_too_many() -> None:
    game = Game.open(seed=1, first=0)
    with pytest.raises(RecordError, match="1 outcomes of chance are left over"):
        game.follow([parse_action("pick 0")], [2])


def test_a_die_roll_cannot_be_taken_back() -> None:
    random = Random(3)
    game = Game.open(seed=3)
    rolled = False
    while not rolled:
        game.play(choose(game, random))
        rolled = game.record().actions[-1].startswith("die")
    assert not game.can_undo


def test_a_site_that_was_found_cannot_be_hidden_again() -> None:
    random = Random(5)
    game = Game.open(Setup("underground_2"), seed=5)
    while not any(event.kind == "found" for event in game.events):
        hidden = [a for a in game.state.legal() if a.verb == "conquer" and game.state.natives(a.target)]
        taken = random.choice(hidden) if hidden else choose(game, random)
        before = game.can_undo
        game.play(taken)
    assert taken.verb == "conquer"
    assert before or game.state.phase_name == "conquer"
    assert not game.can_undo


def test_undo_never_passes_into_another_players_turn() -> None:
    random = Random(5)
    game = Game.open(Setup("base_3"), seed=5)
    deciders = set()
    while not game.state.over:
        before = game.state.decider
        game.play(choose(game, random))
        if game.state.decider != before:
            assert not game.can_undo
            deciders.add(before)
    assert deciders == {0, 1, 2}


@pytest.mark.parametrize("seed", range(5))
def test_a_game_with_undone_steps_leaves_a_record_that_replays(seed: int) -> None:
    random = Random(seed)
    game = Game.open(Setup("base_2"), seed=seed)
    undone = 0
    while not game.state.over:
        game.play(choose(game, random))
        if game.can_undo and random.random() < 0.2:
            game.undo()
            undone += 1
    assert undone > 5
    assert Game.resume(parse_record(game.record().to_json())).state == game.state


def test_a_saved_game_goes_on_where_it_stood() -> None:
    random = Random(8)
    game = Game.open(Setup("base_4"), seed=8, players=["Anna", "Ben", "Cara", "Dan"])
    for _ in range(120):
        game.play(choose(game, random))
    again = Game.resume(parse_record(game.record().to_json()), seed=99)
    assert again.state == game.state
    assert again.players == ["Anna", "Ben", "Cara", "Dan"]
    play_until_over(again, 1)
    assert final_state(parse_record(again.record().to_json())) == again.state


def test_a_mixed_game_is_played_taken_back_and_saved() -> None:
    random = Random(3)
    mixture: dict[str, Any] = {"boxes": ("base", "underground", "sky"), "sites": True, "without": ("stout",)}
    game = Game.open(Setup("base_2+sky_3", **mixture), seed=3)
    assert game.state == new_game("base_2+sky_3", 3, **mixture)
    for _ in range(150):
        game.play(choose(game, random))
        if game.can_undo and random.random() < 0.2:
            game.undo()
    again = Game.resume(parse_record(game.record().to_json()), seed=9)
    assert again.state == game.state
    assert again.state.rules is rules_for("base_2+sky_3", **mixture)
    assert again.state.legal() == game.state.legal()
    play_until_over(again, 1)
    assert Game.resume(parse_record(again.record().to_json())).state == again.state


def test_a_seat_sees_only_its_own_coins() -> None:
    game = Game.open(seed=2)
    seen = game.view(1)
    assert seen.coins(1) == 5
    assert seen.coins(0) == 0


def test_the_table_tells_what_happened() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 2"))
    kinds = [event.kind for event in game.events]
    assert kinds == ["picked", "recruited", "revealed"]
    assert isinstance(game.events[0], Picked)
    assert game.events[0].price == 2


def test_what_was_undone_has_not_happened() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 0"))
    before = list(game.events)
    game.play(next(a for a in game.state.legal() if a.verb == "conquer"))
    assert len(game.events) > len(before)
    game.undo()
    assert game.events == before


# --- several actions at once ----------------------------------------------------------------------------------------


def conquests(game: Game, number: int) -> list[Action]:
    """So many conquests that can follow one another."""
    trial, found = game.state.copy(), []
    for _ in range(number):
        found.append(next(action for action in trial.legal() if action.verb == "conquer"))
        trial.play(found[-1])
    return found


def everything(game: Game) -> tuple[object, ...]:
    """All that can be seen of a game."""
    steps = [(list(step.before.words), step.outcomes, step.events, step.actions) for step in game._steps]
    return list(game.state.words), game.record(), list(game.events), list(game.happened), steps


def test_several_actions_come_out_like_one_after_the_other_and_are_taken_back_at_once() -> None:
    together, alone = Game.open(seed=1, first=0), Game.open(seed=1, first=0)
    for game in (together, alone):
        game.play(parse_action("pick 0"))
    before = list(together.state.words)
    actions = conquests(alone, 3)
    happened = [event for action in actions for event in alone.play(action)]
    assert together.play_all(actions) == happened == together.happened
    assert everything(together)[:3] == everything(alone)[:3]
    together.undo()
    assert not together.can_undo
    assert list(together.state.words) == before
    for _ in actions:
        alone.undo()
    assert together.record() == alone.record()  # whoever reads it takes back one after the other
    assert together.events == alone.events


def test_of_several_actions_none_is_carried_out_if_one_is_refused() -> None:
    game = Game.open(seed=1, first=0)
    game.play(parse_action("pick 0"))
    one, two, three = conquests(game, 3)
    game.play(one)
    before = everything(game)
    with pytest.raises(NotCarriedOut, match=r"^action 3: ") as refused:
        game.play_all([two, three, two])
    assert isinstance(refused.value.reason, IllegalAction)
    assert refused.value.number == 3
    assert everything(game) == before
    assert game.state.chance is game.chance
    assert game.play_all([]) == []
    assert everything(game) == before
    game.play_all([two, three])
    game.undo()
    assert everything(game)[0] == before[0]
    game.undo()
    assert not game.can_undo


def test_nobody_looks_first_and_then_decides_again() -> None:
    """Otherwise whoever dislikes a roll could let it be refused by what comes after it."""
    game = Game.open(seed=1, first=0)
    before = everything(game)
    first = parse_action("pick 0")
    game.play(first)
    next_one = conquests(game, 1)[0]
    game = Game.open(seed=1, first=0)
    with pytest.raises(NotCarriedOut, match=r"^action 2: only the last action may roll, reveal something") as refused:
        game.play_all([first, next_one])
    assert isinstance(refused.value.reason, NotLast)
    assert everything(game) == before
    assert game.play_all([first])  # the last may show something


def test_an_action_that_cannot_be_followed_leaves_the_game_as_it_was() -> None:
    game = Game.open(seed=1, first=0)
    before = everything(game)
    with pytest.raises(RecordError, match="left over"):
        game.follow([parse_action("pick 0")], [2])
    assert everything(game) == before
    game.play(parse_action("pick 0"))
    assert not game.can_undo


@pytest.mark.parametrize("seed", range(3))
def test_a_roll_that_was_not_told_leaves_the_game_as_it_was(seed: int) -> None:
    game, random = Game.open(seed=seed), Random(seed)
    while not (rolls := [action for action in game.state.legal() if action.verb == "die"]):
        game.play(choose(game, random))
    before = everything(game)
    with pytest.raises(ChanceError):
        game.follow(rolls[:1], [])
    assert everything(game) == before


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(SetupError, match="base_3 has 3 seats, 1 name is given"):
        Game.open(Setup("base_3"), players=["Anna"])


def test_records_are_replayed_where_programs_of_0_1_0_look_for_it() -> None:
    module = import_module("elbowroom.notation.record")
    record = Game.open(seed=1).record()
    assert module.final_state(record) == final_state(record)
    assert next(module.replay(record)).state == next(replay(record)).state
    with pytest.raises(AttributeError, match="has no attribute 'Recorder'"):
        _ = module.Recorder


def test_a_fork_is_a_game_of_its_own() -> None:
    game, random = Game.open(seed=1, first=0), Random(1)
    while not game.can_undo:
        game.play(random.choice(game.state.legal()))
    fork = game.fork()
    before = list(game.state.words), game.record(), list(game.events)
    assert (list(fork.state.words), fork.record(), list(fork.events)) == before
    fork.undo()
    for _ in range(30):
        fork.play(random.choice(fork.state.legal()))
    assert (list(game.state.words), game.record(), list(game.events)) == before
    other = game.fork()
    game.undo()
    other.undo()
    assert game.state == other.state
    assert Game.resume(fork.record()).state == fork.state
