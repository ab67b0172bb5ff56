"""A program that plays at a table: it waits until it is asked and takes one of the choices. See docs/bot-api.md.

python examples/random_player.py 'http://127.0.0.1:8000/t/TABLE#KEY'
"""

import asyncio
import json
import random
import re
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


async def play(link: str, name: str = "Random") -> list[int]:
    """Play the seat of a link to the end of the game; returns the seats that have won."""
    parts = re.fullmatch(r"http(s?://.+)/t/([\w-]+)#([\w-]+)", link)
    if parts is None:
        raise ValueError(f"'{link}' is no link to a seat, such as http://127.0.0.1:8000/t/TABLE#KEY")
    server, table, key = parts.groups()
    address, met = f"ws{server}/api/tables/{table}/play", False
    while True:  # connects again whenever the connection is lost
        try:
            async with connect(address) as socket:
                met = True
                await socket.send(json.dumps({"type": "hello", "key": key, "name": name}))
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
        except (OSError, WebSocketException) as error:
            if not met:
                raise ValueError(f"there is no game at {address}: {error}") from None
            print(f"the connection is lost, trying again ({error})", file=sys.stderr)
        await asyncio.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/random_player.py 'http://127.0.0.1:8000/t/TABLE#KEY'")
    try:
        print("winners:", *asyncio.run(play(sys.argv[1])))
    except ValueError as error:
        sys.exit(str(error))
