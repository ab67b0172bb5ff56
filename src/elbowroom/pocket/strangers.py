"""People at a pocket: nobody has an account there, and nobody needs one."""

from __future__ import annotations

from elbowroom.engine.errors import Refusal
from elbowroom.server.asked import Caller
from elbowroom.server.stored import Key
from elbowroom.table.match import Match


class Strangers:
    """What endpoints ask of the people of a server, answered for those of whom nothing is known."""

    async def visitor(self, caller: Caller) -> None:
        """Nobody is signed in."""

    async def signed_in(self, caller: Caller) -> None:
        """Nobody can be."""
        raise Refusal("no_accounts", "no-accounts")

    async def admit(self, table: str, match: Match, key: Key, visitor: object) -> None:
        """Everybody may sit down."""

    async def admit_newcomer(self, match: Match, table: str, visitor: object) -> None:
        """There are no open seats."""

    async def take(self, table: str, key: Key, visitor: object) -> None:
        """Seats belong to whoever has the device."""
