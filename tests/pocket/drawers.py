"""Drawers in memory, as the tests lend them to a pocket."""

import json


class MemoryDrawers:
    """Keeps texts as a browser does, for as long as a test runs."""

    def __init__(self) -> None:
        self.labels: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.room = 10_000  # for so many more entries

    async def label(self, table: str) -> str:
        return self.labels.get(table, "")

    async def entries(self, table: str, after: int) -> str:
        return json.dumps(self.logs.get(table, [])[after:])

    async def create(self, table: str, label: str, entries: str) -> None:
        self.labels[table], self.logs[table] = label, json.loads(entries)

    async def append(self, table: str, seq: int, entry: str, label: str) -> bool:
        if len(self.logs[table]) >= seq:
            return False
        if not self.room:
            raise OSError("QuotaExceededError")
        self.room -= 1
        self.logs[table].append(entry)
        self.labels[table] = label
        return True

    async def remove(self, table: str) -> None:
        del self.labels[table], self.logs[table]
