"""A program that plays at a table: it waits until it is asked and takes one of the choices. See docs/bot-api.md.

python examples/random_player.py 'http://127.0.0.1:8000/t/TABLE#KEY'
"""

import asyncio
import json
import random
import sys
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(link: str, name: str = "Random") -> list[int]:
    """Play the seat of a link to the end of the game; returns the seats that have won."""
    parts = urlsplit(link)
    scheme = "wss" if parts.scheme == "https" else "ws"
    address = f"{scheme}://{parts.netloc}{parts.path.replace('/t/', '/api/tables/')}/play"
    async for socket in connect(address):  # connects again whenever the connection is lost
        try:
            await socket.send(json.dumps({"type": "hello", "key": parts.fragment, "name": name}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "refused" and message["code"] != "stale":
                    raise ValueError(f"refused: {message['message']}")
                if message["type"] != "game":
                    continue
                if message["table"]["status"] == "over":
                    return list(message["position"]["winners"])
                if decision := message.get("decision"):
                    action = random.choice(decision["choices"])["action"]
                    await socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": action}))
        except ConnectionClosed:
            continue
    raise AssertionError("the connection is tried for ever")


if __name__ == "__main__":
    try:
        print("winners:", *asyncio.run(play(sys.argv[1])))
    except ValueError as error:
        sys.exit(str(error))
