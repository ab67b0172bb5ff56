"""Playing what is missing."""

import pytest

from elbowroom.lab.ladder import play
from elbowroom.lab.ladder.deals import Deal
from elbowroom.lab.ladder.plan import Match
from elbowroom.lab.ladder.play import climb, games_in, tasks_of
from elbowroom.lab.ladder.store import Store

TWO, THREE = Match("base_2", "cheapest", "random"), Match("base_3", "random", "cheapest")


def test_first_deals_come_first() -> None:
    tasks = tasks_of({TWO: 4, THREE: 4}, 9)
    assert tasks == [(9, TWO, 0), (9, THREE, 0), (9, TWO, 1), (9, THREE, 1)]
    assert games_in({TWO: 4, THREE: 4}) == 4 + 6


def test_only_what_is_missing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    store, told = Store(None, 3), list[int]()
    climb({TWO: 4}, store, 1, told.append)
    assert told == [0, 2, 4]
    numbers: list[int] = []
    really = play.play_task

    def noted(task: play.Task) -> Deal:
        numbers.append(task[2])
        return really(task)

    monkeypatch.setattr(play, "play_task", noted)
    told.clear()
    climb({TWO: 8}, store, 1, told.append)
    assert numbers == [2, 3]
    assert told == [4, 6, 8]


def results(store: Store) -> list[tuple[str, int, list[list[int]]]]:
    return sorted((str(match), number, deal.coins) for (match, number), deal in store.deals.items())


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = Store(None, 3), Store(None, 3)
    climb({TWO: 8, THREE: 6}, alone, 1)
    climb({TWO: 8, THREE: 6}, together, 2)
    assert results(alone) == results(together)
