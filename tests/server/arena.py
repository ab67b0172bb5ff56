"""A game in progress that nobody may change any more, for tests that try to."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Any, Final

import httpx

from tests.server.harness import NO_TLS, Client, Server

Json = dict[str, Any]

HOST: Final = "host"
GUEST: Final = "guest"
WATCHER: Final = "watcher"
ROLES: Final = (HOST, GUEST, WATCHER)


class Arena:
    """A server with a game in progress that nobody shall change any more, and another table beside it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        seats = [{"name": "Anna"}, {"name": "Ben"}]
        self.table = server.open_table(seats=seats, public=True)
        self.elsewhere = server.open_table(seats=seats)
        self.keys = {HOST: self.table.keys[0], GUEST: self.table.keys[1], WATCHER: self.table.watch}
        self.accepted: dict[str, list[Json]] = {HOST: [], GUEST: []}  # messages that were granted, by whom
        asyncio.run(self._begin())
        self.before = self.snapshot()
        self.choices: list[str] = next(
            game["choices"] for game in self.before["told"].values() if game["choices"] is not None
        )
        self.decider = next(role for role in (HOST, GUEST) if self.before["told"][role]["choices"] is not None)
        self.other = GUEST if self.decider == HOST else HOST

    async def _begin(self) -> None:
        """Play some turns, up to a moment at which nothing can be taken back."""
        random = Random(5)
        async with self.client(HOST) as anna, self.client(GUEST) as ben:
            while True:
                await anna.catch_up(ben.seq)
                await ben.catch_up(anna.seq)
                role, client = (HOST, anna) if anna.choices else (GUEST, ben)
                if client.choices and anna.seq > 40 and not client.game["decision"].get("can_undo"):
                    return
                if client.choices:
                    wish = {"seq": client.seq, "action": random.choice(client.choices)}
                    answer = await client.ask("act", **wish)
                    assert answer["type"] == "accepted"
                    await client.catch_up(answer["seq"])
                    self.accepted[role].append({"type": "act", **wish})
                else:
                    await anna.until("game")

    def client(self, role: str) -> contextlib.AbstractAsyncContextManager[Client]:
        return self.server.client(self.table.id, self.keys[role])

    @property
    def seq(self) -> int:
        return int(self.before["seq"])

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table.id}"

    def snapshot(self) -> Json:
        """Everything that can be known of the table, by HTTP and by new connections."""
        table = self.server.get(self.path)
        for seat in table["seats"]:
            seat.pop("online", None)
        moments = [self.server.get(f"{self.path}/moments", key, first=1)["moments"] for key in self.keys.values()]

        async def look() -> Json:
            told = {}
            for role in ROLES:
                async with self.client(role) as client:
                    asked = "decision" in client.game
                    told[role] = {
                        "position": client.game["position"],
                        "happenings": client.happenings,
                        "choices": client.choices if asked else None,
                    }
            return told

        return {"seq": table["seq"], "table": table, "moments": moments, "told": asyncio.run(look())}

    def check(self) -> None:
        """Nothing has changed, nothing is broken."""
        assert self.snapshot() == self.before
        assert httpx.get(f"{self.server.url}/health", verify=NO_TLS).json() == {"status": "ok"}
        assert "Traceback" not in self.server.said, self.server.said
        assert "ERROR" not in self.server.said, self.server.said
