"""What came out of all deals in a store, as plain values: the page, the JSON file and the document show the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import elbowroom
from elbowroom.content.catalog import BOARDS
from elbowroom.lab.ladder.deals import Deal, Effort
from elbowroom.lab.ladder.plan import GOALS, Goal, Match
from elbowroom.lab.ladder.ratings import Estimates, bradley_terry, openskill
from elbowroom.lab.ladder.store import Store
from elbowroom.lab.statistics import clustered_share, mean_margin, per_seat

REFERENCE: Final = "greedy"
ALL: Final = "all boards"
DIGITS: Final = 4

Values = dict[str, Any]


def standings(store: Store, goals: Sequence[Goal] = GOALS) -> Values:
    """Everything that is known."""
    deals = [store.deals[key] for key in sorted(store.deals)]  # whatever came first
    by_match: dict[Match, list[Deal]] = defaultdict(list)
    for deal in deals:
        by_match[deal.match].append(deal)
    reference = reference_of(deals)
    ratings = {ALL: rated(deals, reference)}
    families: dict[str, list[Deal]] = defaultdict(list)
    for deal in deals:
        families[BOARDS[deal.board]].append(deal)
    if len(families) > 1:
        ratings |= {family: rated(some, reference) for family, some in families.items()}
    return {
        "title": "The ladder",
        "version": elbowroom.__version__,
        "compiled": elbowroom.COMPILED,
        "commands": store.commands,
        "machines": store.machines,
        "seed": store.seed,
        "games": sum(deal.games for deal in deals),
        "deals": len(deals),
        "reference": reference,
        "ratings": ratings,
        "matches": [match_values(match, by_match[match]) for match in sorted(by_match)],
        "times": times(deals),
        "goals": [goal_values(goal, by_match.get(goal.match, [])) for goal in goals],
    }


def reference_of(deals: Sequence[Deal]) -> str:
    """The bot that the points of all others are counted from: greedy, or who has played most if that has not."""
    games: dict[str, int] = defaultdict(int)
    for deal in deals:
        games[deal.one] += deal.games
        games[deal.many] += deal.games
    return REFERENCE if REFERENCE in games or not games else max(games, key=lambda name: games[name])


def rated(deals: Sequence[Deal], reference: str) -> list[Values]:
    """The bots, best first, with both ratings."""
    points, skill = bradley_terry(deals, reference), openskill(deals)
    best = sorted(points, key=lambda name: -points[name][0])
    return [{"bot": name, "points": _three(points, name, 1), "openskill": _three(skill, name, 2)} for name in best]


def _three(estimates: Estimates, name: str, digits: int) -> list[float]:
    return [round(value, digits) for value in estimates[name]]


def match_values(match: Match, deals: Sequence[Deal]) -> Values:
    """How often the one bot has won, by how many coins, and what both needed for it."""
    win = clustered_share([deal.wins for deal in deals], match.players)
    leads = [deal.lead / deal.games for deal in deals]
    lead = sum(leads) / len(leads)
    margin = mean_margin(len(leads), sum(leads), sum(one * one for one in leads))
    bounds = [None, None] if margin is None else [round(lead - margin, 2), round(lead + margin, 2)]
    return {
        "board": match.board,
        "one": match.one,
        "many": match.many,
        "players": match.players,
        "games": sum(deal.games for deal in deals),
        "deals": len(deals),
        "win": [round(value, DIGITS) for value in win],
        "per_seat": [round(per_seat(value, match.players), DIGITS) for value in win],
        "lead": [round(lead, 2), *bounds],
        "ms": _ms(total([deal.effort for deal in deals])),
        "others_ms": _ms(total([deal.others for deal in deals])),
    }


def total(efforts: Sequence[Effort]) -> Effort:
    whole = Effort()
    for effort in efforts:
        whole.add(effort)
    return whole


def _ms(effort: Effort) -> float | None:
    return None if effort.mean is None else round(effort.mean, DIGITS)


def times(deals: Sequence[Deal]) -> list[Values]:
    """Processor time of each bot on each board for decisions with more than one option."""
    found: dict[tuple[str, str], Effort] = defaultdict(Effort)
    for deal in deals:
        found[deal.one, deal.board].add(deal.effort)
        found[deal.many, deal.board].add(deal.others)
    return [
        {"bot": bot, "board": board, "decisions": one.decisions, "ms": _ms(one), "slowest": round(one.slowest, 2)}
        for (bot, board), one in sorted(found.items())
    ]


def goal_values(goal: Goal, deals: Sequence[Deal]) -> Values:
    """What was hoped for and what was measured; a goal that nobody has played has no result."""
    asked: Values = {
        "match": str(goal.match),
        "expected": goal.expected,
        "most": goal.most,
        "required": goal.required,
        "asked": goal.games,
        "limit_ms": goal.ms,
        "longest_ms": goal.longest,
    }
    if not deals:
        return {**asked, "games": 0, "verdict": "not played"}
    found = match_values(goal.match, deals)
    slowest = round(total([deal.effort for deal in deals]).slowest, 2)
    return {
        **asked,
        "games": found["games"],
        "win": found["win"],
        "ms": found["ms"],
        "slowest": slowest,
        "verdict": _verdict(goal, found["win"][0], found["games"], found["ms"], slowest),
    }


def _verdict(goal: Goal, share: float, games: int, ms: float | None, slowest: float) -> str:
    if goal.ms is not None and (ms is None or ms > goal.ms):
        return "too slow"
    if goal.longest is not None and slowest > goal.longest:
        return "too slow"
    if games < goal.games:
        return "too few games"
    if share > goal.most:
        return "above"
    return "reached" if share >= goal.expected else "enough" if share >= goal.required else "missed"
