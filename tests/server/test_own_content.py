"""Tiles of somebody's own on a server: laws, prices and failing hooks as clients see them."""

import asyncio
from pathlib import Path

from tests.server.harness import Server, sqlite_url

TILES = """\
from pathlib import Path

from elbowroom.engine.hooks import Law

NOTES = Path(__file__).parent / "notes" / "tides.txt"


class Inflation(Law):
    key, name = "inflation", "Inflation"
    summary = "Every pair costs one coin more and brings two tokens fewer."

    def combo_price(self, s, slot, buyer, index, coins):
        return coins + 1

    def combo_tokens(self, s, slot, buyer, race, power, tokens):
        return tokens - 2


class Tides(Law):
    key, name = "tides", "Tides"

    def on_pick(self, s, slot):
        NOTES.read_text()
"""


def test_clients_see_laws_and_prices_but_no_folder_of_the_host(tmp_path: Path) -> None:
    path = tmp_path / "own_laws.py"
    path.write_text(TILES)
    with Server(sqlite_url(tmp_path), "--content", str(path)) as server:
        own = [(tile["key"], tile["kind"]) for tile in server.get("/api/offers")["tiles"] if tile["box"] == "own"]
        assert own == [("inflation", "law"), ("tides", "law")]
        table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
        tokens = {tile["key"]: tile.get("tokens", 0) for tile in server.get("/api/offers")["tiles"]}

        async def play() -> None:
            async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
                while not (anna.choices or ben.choices):
                    await anna.until("game")
                who = anna if anna.choices else ben
                for place, combo in enumerate(who.game["position"]["column"]):
                    assert combo["price"] == place + 1
                    assert combo["tokens"] == tokens[combo["race"]] + tokens[combo["power"]] - 2
                assert who.choices == [f"pick {place}" for place in range(5)]  # the sixth would cost six coins
                answer = await who.act("pick 0")
                assert (answer["type"], answer["code"]) == ("refused", "content_error")
                assert "own_laws.py, line 23: on_pick of tides failed: FileNotFoundError" in answer["message"]
                assert "/" not in answer["message"]

        asyncio.run(play())
        assert str(path) in server.said.replace("\n", "")
