"""The table: checked actions, undo up to the last roll, reveal or foreign decision, saving and resuming."""

from random import Random
from typing import Any

import pytest

from elbowroom import new_game, rules_for
from elbowroom.engine.actions import Action, parse_action
from elbowroom.engine.errors import IllegalAction
from elbowroom.notation.record import RecordError, final_state, parse_record
from elbowroom.table.table import NothingToUndo, Table


def choose(table: Table, random: Random) -> Action:
    return random.choice(table.state.legal())


def play_until_over(table: Table, seed: int) -> None:
    random = Random(seed)
    while not table.state.over:
        table.play(choose(table, random))


def test_an_illegal_action_changes_nothing() -> None:
    table = Table.open(seed=1, first=0)
    before = list(table.state.words)
    with pytest.raises(IllegalAction):
        table.play(parse_action("conquer 1"))
    assert list(table.state.words) == before
    assert table.record().actions == []
    assert not table.can_undo


def test_a_pick_reveals_a_combo_and_cannot_be_taken_back() -> None:
    table = Table.open(seed=1, first=0)
    table.play(parse_action("pick 0"))
    assert not table.can_undo
    with pytest.raises(NothingToUndo):
        table.undo()


def test_every_step_since_the_last_barrier_can_be_taken_back() -> None:
    table = Table.open(seed=1, first=0)
    table.play(parse_action("pick 0"))
    positions = []
    conquests = []
    for _ in range(3):
        conquest = next(a for a in table.state.legal() if a.verb == "conquer")
        conquests.append(conquest.text())
        positions.append(list(table.state.words))
        table.play(conquest)
    assert table.state.decider == 0
    for words in reversed(positions):
        table.undo()
        assert list(table.state.words) == words
    assert table.record().actions == ["pick 0", *conquests, "undo", "undo", "undo"]
    assert not table.can_undo


def test_steps_can_still_be_taken_back_after_a_game_was_saved_and_resumed() -> None:
    table = Table.open(seed=1, first=0)
    table.play(parse_action("pick 0"))
    picked = list(table.state.words)
    table.play(next(a for a in table.state.legal() if a.verb == "conquer"))
    table.undo()
    table.play(next(a for a in table.state.legal() if a.verb == "conquer"))
    again = Table.resume(parse_record(table.record().to_json()), seed=5)
    again.undo()
    assert list(again.state.words) == picked
    assert not again.can_undo
    assert again.record().actions[-1] == "undo"


def test_a_record_takes_nothing_back_that_players_may_not() -> None:
    table = Table.open(seed=1, first=0)
    table.play(parse_action("pick 0"))
    record = table.record()
    record.actions.append("undo")
    with pytest.raises(RecordError, match="action 2 'undo': nothing can be taken back past a roll"):
        Table.resume(record, 1)


def test_an_action_played_elsewhere_comes_out_the_same_here() -> None:
    table = Table.open(seed=3)
    copy = Table.resume(table.record(), seed=4)
    random = Random(3)
    while not table.state.over:
        action, known = choose(table, random), table.outcomes
        happened = table.play(action)
        assert copy.follow(action, table.chance_since(known)) == happened
    assert copy.record() == table.record()


def test_an_action_is_not_followed_with_outcomes_too_many() -> None:
    table = Table.open(seed=1, first=0)
    with pytest.raises(RecordError, match="1 outcomes of chance are left over"):
        table.follow(parse_action("pick 0"), [2])


def test_a_die_roll_cannot_be_taken_back() -> None:
    random = Random(3)
    table = Table.open(seed=3)
    rolled = False
    while not rolled:
        table.play(choose(table, random))
        rolled = table.record().actions[-1].startswith("die")
    assert not table.can_undo


def test_a_site_that_was_found_cannot_be_hidden_again() -> None:
    random = Random(5)
    table = Table.open("underground_2", seed=5)
    while not any(event.kind == "found" for event in table.events):
        hidden = [a for a in table.state.legal() if a.verb == "conquer" and table.state.natives(a.target)]
        taken = random.choice(hidden) if hidden else choose(table, random)
        before = table.can_undo
        table.play(taken)
    assert taken.verb == "conquer"
    assert before or table.state.phase_name == "conquer"
    assert not table.can_undo


def test_undo_never_passes_into_another_players_turn() -> None:
    random = Random(5)
    table = Table.open(board="base_3", seed=5)
    deciders = set()
    while not table.state.over:
        before = table.state.decider
        table.play(choose(table, random))
        if table.state.decider != before:
            assert not table.can_undo
            deciders.add(before)
    assert deciders == {0, 1, 2}


@pytest.mark.parametrize("seed", range(5))
def test_a_game_with_undone_steps_leaves_a_record_that_replays(seed: int) -> None:
    random = Random(seed)
    table = Table.open(board="base_2", seed=seed)
    undone = 0
    while not table.state.over:
        table.play(choose(table, random))
        if table.can_undo and random.random() < 0.2:
            table.undo()
            undone += 1
    assert undone > 5
    assert final_state(parse_record(table.record().to_json())) == table.state


def test_a_saved_game_goes_on_where_it_stood() -> None:
    random = Random(8)
    table = Table.open(board="base_4", seed=8, players=["Anna", "Ben", "Cara", "Dan"])
    for _ in range(120):
        table.play(choose(table, random))
    again = Table.resume(parse_record(table.record().to_json()), seed=99)
    assert again.state == table.state
    assert again.players == ["Anna", "Ben", "Cara", "Dan"]
    play_until_over(again, 1)
    assert final_state(parse_record(again.record().to_json())) == again.state


def test_a_mixed_game_is_played_taken_back_and_saved() -> None:
    random = Random(3)
    mixture: dict[str, Any] = {"boxes": ("base", "underground", "sky"), "sites": True, "without": ("stout",)}
    table = Table.open(board="base_2+sky_3", seed=3, **mixture)
    assert table.state == new_game("base_2+sky_3", 3, **mixture)
    for _ in range(150):
        table.play(choose(table, random))
        if table.can_undo and random.random() < 0.2:
            table.undo()
    again = Table.resume(parse_record(table.record().to_json()), seed=9)
    assert again.state == table.state
    assert again.state.rules is rules_for("base_2+sky_3", **mixture)
    assert again.state.legal() == table.state.legal()
    play_until_over(again, 1)
    assert final_state(parse_record(again.record().to_json())) == again.state


def test_a_seat_sees_only_its_own_coins() -> None:
    table = Table.open(seed=2)
    seen = table.view(1)
    assert seen.coins(1) == 5
    assert seen.coins(0) == 0


def test_the_table_tells_what_happened() -> None:
    table = Table.open(seed=1, first=0)
    table.play(parse_action("pick 2"))
    kinds = [event.kind for event in table.events]
    assert kinds == ["picked", "recruited", "revealed"]
    assert table.events[0].other == 2


def test_what_was_undone_has_not_happened() -> None:
    table = Table.open(seed=1, first=0)
    table.play(parse_action("pick 0"))
    before = list(table.events)
    table.play(next(a for a in table.state.legal() if a.verb == "conquer"))
    assert len(table.events) > len(before)
    table.undo()
    assert table.events == before
