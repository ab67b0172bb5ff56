"""What is told of a match: protocol 2 tells only what is new, and together that is what protocol 1 tells each time."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from elbowroom.content.catalog import BOXES
from elbowroom.engine.explain import explain_conquest
from elbowroom.server.frames import Telling, Told, moment_view
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match
from tests.effort import so_many

Json = dict[str, Any]

FAMILIES: list[tuple[str, Json]] = [
    ("base_3", {}),
    ("underground_3", {}),
    ("base_3+sky_2", {}),
    ("base_2", {"boxes": list(BOXES), "sites": True}),
    ("underground_4", {"boxes": list(BOXES)}),
]


def match_on(board: str, seed: int, **options: Any) -> Match:
    players = settled(Agreement(board=board, **options))[1].players
    seats = [SeatPlan(name=f"Player {seat + 1}") for seat in range(players)]
    return Match(*settled(Agreement(board=board, seats=seats, **options)), foretold(seed))


TOLD = so_many(3, long=8) / 10  # how likely a reader is told of an entry by itself


class Reader:
    """Somebody who is told what is new and keeps the rest in mind, as docs/bot-api.md says."""

    def __init__(self, seats: frozenset[int]) -> None:
        self.seats = seats
        self.told = -1
        self.table: Json = {}
        self.position: Json = {}
        self.question: Json | None = None
        self.moments: list[Json] = []

    def hear(self, telling: Telling) -> int:
        data = telling.news(self.seats, len(self.moments), self.told)
        news = json.loads(data)
        self.told = news["seq"]
        self.moments += news["moments"]
        self.table |= news.get("table", {})
        change = news.get("position", {})
        seats = self.position.get("seats", {}) | {int(n): seat for n, seat in change.pop("seats", {}).items()}
        regions = self.position.get("regions", {}) | {r["id"]: r for r in change.pop("regions", [])}
        if seats:
            self.position |= change | {"seats": seats, "regions": regions}
        self.question = news.get("decision")
        return len(data)

    def agrees_with(self, telling: Telling, match: Match) -> None:
        game = json.loads(telling.frame(self.seats, 0))
        assert self.moments == [msgspec.to_builtins(moment_view(moment, 2)) for moment in match.moments]
        for told, former in zip(self.moments, game["happenings"], strict=True):
            assert len(told.get("facts", [])) >= len(former.get("events", []))
            assert {**told, "facts": 0, "events": 0} == {**former, "facts": 0, "events": 0}
        del game["table"]["seq"]
        assert stated(self.table) == stated(game["table"])
        position = game.get("position", {})
        own = {**self.position, "seats": list(self.position.get("seats", {}).values())}
        own["regions"] = list(self.position.get("regions", {}).values())
        assert stated(own) == stated(position)
        self._choices_agree(game.get("decision"), match)

    def _choices_agree(self, decision: Json | None, match: Match) -> None:
        assert (self.question is None) == (decision is None)
        if self.question is None or decision is None:
            return
        choices = self.question.pop("choices")
        told = decision.pop("choices")
        decision.pop("targets", None)
        assert self.question == decision  # seat, phase, earning, can_undo
        assert sorted(spread(choices)) == sorted(choice["action"] for choice in told)
        for choice in choices:
            if "costs" in choice:
                regions = zip(choice["regions"], choice["costs"], strict=True)
                assert all(explain_conquest(match.state, region - 1).cost == cost for region, cost in regions)
            same = [other for other in told if other["verb"] == choice["verb"]]
            assert choice.get("chances", []) == [other["chance"] for other in same if "chance" in other]
            assert choice.get("coins") == same[0].get("coins")


def spread(choices: list[Json]) -> list[str]:
    """The actions of a question, one by one."""
    found = []
    for choice in choices:
        numbers = choice.get("regions") or choice.get("seats") or choice.get("prices")
        found += [f"{choice['verb']} {number}" for number in numbers] if numbers else [choice["verb"]]
    return found


def stated(value: Any) -> Any:
    """Without what says nothing."""
    if isinstance(value, dict):
        return {name: stated(part) for name, part in value.items() if part not in (None, "", 0, False, [], {})}
    return [stated(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("board", "options"), FAMILIES)
def test_news_add_up_to_what_protocol_1_tells_every_time(board: str, options: Json) -> None:
    random = Random(board)
    match = match_on(board, 1, **options)
    everybody = frozenset(range(len(match.seats)))
    readers = [Reader(frozenset()), Reader(frozenset({0})), Reader(frozenset({1})), Reader(everybody)]
    told: Told | None = None
    while match.status != "over" and match.seq < 250:
        telling = Telling("abc", match, everybody, told)
        for reader in readers:
            if random.random() < TOLD:  # others are told later, and then everything
                reader.hear(telling)
                reader.agrees_with(telling, match)
        told = telling.told()
        if match.game is None:
            match.begin(1.0)
        elif match.game.can_undo and random.random() < 0.1:
            match.undo(match.decider, match.seq, match.seq + 0.5)
        else:
            action = random.choice(match.state.legal()).text()
            match.act(match.decider, match.seq, action, match.seq + 0.5)


def test_the_picture_of_a_conquest_shrinks_to_less_than_a_third() -> None:
    random, old, new = Random(1), 0, 0
    match = match_on("base_3", 2)
    match.begin(1.0)
    told: Told | None = None
    reader = Reader(frozenset({0, 1, 2}))
    while match.seq < 120:
        telling = Telling("abc", match, (), told)
        size = reader.hear(telling)
        if match.state.conquering and match.seq > 2:
            old, new = old + len(telling.frame(reader.seats, match.seq - 1)), new + size
        told = telling.told()
        match.act(match.decider, match.seq, random.choice(match.state.legal()).text(), match.seq + 0.5)
    assert 0 < new < old / 3


def test_one_view_serves_whoever_decides_and_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_on("base_3", 2)
    match.begin(1.0)
    views, whole = [], Match.view

    def view(self: Match, seats: frozenset[int]) -> Any:
        views.append(seats)
        return whole(self, seats)

    monkeypatch.setattr(Match, "view", view)
    decider = frozenset({match.decider})
    for tell in (Telling("abc", match, ()).frame, lambda seats, seen: Telling("abc", match, ()).news(seats, seen, -1)):
        views.clear()
        tell(decider, 0)
        assert views == [decider]
    telling = Telling("abc", match, ())
    views.clear()
    for seats in (decider, frozenset[int](), frozenset({0}), frozenset({1}), frozenset({2})):
        telling.news(seats, 0, -1)
    assert views == [decider]
