"""How strong each bot is on one scale: Bradley-Terry with intervals clustered by deal, and openskill.

A game of one bot X against n - 1 times Y is won by X with the chance x / (x + (n - 1) y), where x and y are the
strengths of the two: Bradley and Terry's model, as Luce extended it to several players. The scale is that of Elo:
400 points are odds of ten to one between two players. The reference is the strength of one bot.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import log10
from random import Random
from typing import Final

from elbowroom.lab.ladder.deals import Deal
from elbowroom.lab.ladder.plan import LadderError, Match
from elbowroom.lab.statistics import Z95

ANCHOR: Final = 1500.0  # points of the reference
SAMPLES: Final = 200  # how often the deals are weighed anew for the intervals
STEPS: Final = 2000
ENOUGH: Final = 1e-7  # strengths that change less are found


@dataclass
class Meeting:
    """How often one bot has won against others who are all the same."""

    one: str
    many: str
    rivals: int
    wins: float
    games: float


Estimates = dict[str, tuple[float, float, float]]  # by bot: the value and the ends of its 95 % interval


def meetings(deals: Iterable[Deal], luck: Random | None = None) -> list[Meeting]:
    """The sums of all matches. With some luck deals weigh more or less, each alike in all matches (Bayesian bootstrap).

    It is as if one game more had been played that pure chance has won, which is weighed like the others: who always
    wins is not infinitely strong, and nobody knows how strong.
    """
    weigh = _alike if luck is None else partial(luck.expovariate, 1.0)
    weights: dict[tuple[str, int], float] = defaultdict(weigh)
    found: dict[Match, Meeting] = {}
    for deal in deals:
        match = deal.match
        if match not in found:
            extra = weigh()
            found[match] = Meeting(match.one, match.many, deal.games - 1, extra / deal.games, extra)
        weight = weights[deal.board, deal.deal]
        found[match].wins += weight * deal.wins
        found[match].games += weight * deal.games
    return list(found.values())


def _alike() -> float:
    return 1.0


def strengths(results: Sequence[Meeting], start: dict[str, float] | None = None) -> dict[str, float]:
    """The strengths that make the results most likely, by Hunter's minorisation; only their ratios mean something."""
    names = sorted({name for result in results for name in (result.one, result.many)})
    wins: dict[str, float] = defaultdict(float)
    for result in results:
        wins[result.one] += result.wins
        wins[result.many] += result.games - result.wins
    found = {name: 1.0 if start is None else start[name] for name in names}
    for _ in range(STEPS):
        share: dict[str, float] = defaultdict(float)
        for result in results:
            part = result.games / (found[result.one] + result.rivals * found[result.many])
            share[result.one] += part
            share[result.many] += part * result.rivals
        better = {name: wins[name] / share[name] for name in names}
        middle = sum(log10(value) for value in better.values()) / len(better)
        better = {name: value / 10**middle for name, value in better.items()}
        change = max(abs(log10(better[name] / found[name])) for name in names)
        found = better
        if change < ENOUGH:
            break
    return found


def bradley_terry(deals: Sequence[Deal], reference: str, seed: int = 0) -> Estimates:
    """Points of all bots that met the reference, or somebody who did; deals are weighed anew for the intervals."""
    reached = _reached(deals, reference)
    deals = [deal for deal in deals if deal.one in reached]
    if not deals:
        return {}
    true = strengths(meetings(deals))
    luck = Random(seed)
    samples: dict[str, list[float]] = defaultdict(list)
    for _ in range(SAMPLES):
        for name, points in _points(strengths(meetings(deals, luck), true), reference).items():
            samples[name].append(points)
    return {name: (points, *_middle(samples[name])) for name, points in _points(true, reference).items()}


def _reached(deals: Sequence[Deal], reference: str) -> set[str]:
    """The bots that can be compared with the reference."""
    reached: set[str] = {reference}
    pairs = {(deal.one, deal.many) for deal in deals}
    while more := {name for pair in pairs if reached & set(pair) for name in pair} - reached:
        reached |= more
    return reached


def _points(found: dict[str, float], reference: str) -> dict[str, float]:
    return {name: ANCHOR + 400 * log10(value / found[reference]) for name, value in found.items()}


def _middle(samples: list[float]) -> tuple[float, float]:
    """Where the middle 95 % of some numbers begin and end."""
    ordered = sorted(samples)
    out = round(0.025 * len(ordered))
    return ordered[out], ordered[-1 - out]


def openskill(deals: Sequence[Deal]) -> Estimates:
    """Ratings by the places of all players, game by game; several players of the same bot learn their average."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LadderError("the ladder needs the package openskill: pip install 'elbowroom[ladder]'") from None
    model = PlackettLuce()
    known = {name: (model.mu, model.sigma) for deal in deals for name in (deal.one, deal.many)}
    for deal in sorted(deals, key=lambda deal: (deal.deal, deal.match)):
        for alone, (coins, best) in enumerate(zip(deal.coins, deal.winners, strict=True)):
            names = [deal.one if seat == alone else deal.many for seat in range(len(coins))]
            teams = [[model.rating(*known[name])] for name in names]
            places = [-1e9 if seat in best else -float(have) for seat, have in enumerate(coins)]
            rated: dict[str, list[tuple[float, float]]] = defaultdict(list)
            for name, (player,) in zip(names, model.rate(teams, ranks=places), strict=True):
                rated[name].append((player.mu, player.sigma))
            for name, values in rated.items():
                known[name] = (sum(mu for mu, _ in values) / len(values), sum(s for _, s in values) / len(values))
    return {name: (mu, mu - Z95 * sigma, mu + Z95 * sigma) for name, (mu, sigma) in known.items()}
