"""A program that plays at a table: it asks for the legal actions and takes one of them. See docs/bot-api.md.

python examples/random_player.py http://127.0.0.1:8000/t/TABLE#KEY
"""

import asyncio
import json
import random
import sys
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


async def play(link: str, name: str = "Random") -> list[int]:
    """Play the seat of a link to the end of the game; returns the seats that have won."""
    parts = urlsplit(link)
    scheme = "wss" if parts.scheme == "https" else "ws"
    table = parts.path.rpartition("/")[2]
    async with connect(f"{scheme}://{parts.netloc}/api/tables/{table}/play") as socket:
        await socket.send(json.dumps({"type": "hello", "key": parts.fragment, "name": name}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['message']}")
            if message["type"] != "game":
                continue
            if message["table"]["status"] == "over":
                return list(message["position"]["winners"])
            if decision := message.get("decision"):
                action = random.choice(decision["choices"])["action"]
                await socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": action}))
    raise SystemExit("the server has ended the connection")


if __name__ == "__main__":
    print("winners:", asyncio.run(play(sys.argv[1])))
