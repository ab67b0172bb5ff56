"""Playing what is missing on the ladder."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from elbowroom.lab.crew import Workers, crew_of
from elbowroom.lab.ladder.deals import Deal, play_deal
from elbowroom.lab.ladder.plan import Match
from elbowroom.lab.ladder.store import Store

Task = tuple[int, Match, int]  # seed, match, number of the deal


def tasks_of(wanted: Mapping[Match, int], seed: int) -> list[Task]:
    """All deals of some matches with so many games each; the first deal of every match comes first."""
    deals = {match: match.deals(games) for match, games in wanted.items()}
    last = max(deals.values(), default=0)
    return [(seed, match, deal) for deal in range(last) for match, number in deals.items() if deal < number]


def play_task(task: Task) -> Deal:
    return play_deal(*task)


def climb(
    wanted: Mapping[Match, int],
    store: Store,
    workers: Workers = None,
    progress: Callable[[int], object] | None = None,
) -> None:
    """Play all deals that are not in the store yet; `progress` is told how many of the games there are so far.

    Every deal goes to the store when it is over, so an interruption loses only those that are being played.
    """
    crew = crew_of(workers)
    tasks = tasks_of(wanted, store.seed)
    missing = [task for task in tasks if task[1:] not in store.deals]
    played = sum(match.players for _, match, _ in tasks) - sum(match.players for _, match, _ in missing)
    if progress is not None:
        progress(played)
    for deal in crew.spread(play_task, missing, as_they_come=True):
        store.add(deal)
        played += deal.games
        if progress is not None:
            progress(played)


def games_in(wanted: Mapping[Match, int]) -> int:
    """How many games some matches have, in whole deals."""
    return sum(match.deals(games) * match.players for match, games in wanted.items())
