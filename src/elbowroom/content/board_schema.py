# mypyc: skip — msgspec describes its structs.
"""The JSON schema of board files, for editors: `python -m elbowroom.content.board_schema > docs/board.schema.json`."""

import json
import sys
from typing import Any

import msgspec

from elbowroom.content.boards import BoardFile
from elbowroom.engine.board import ACCESS, MAX_NATIVES, SYMBOLS, TERRAINS
from elbowroom.engine.regions import MAX_REGIONS

# What the structs do not say: words that are known and limits that `build_board` checks.
BOARD: dict[str, dict[str, object]] = {
    "key": {"description": "its name", "minLength": 1},
    "box": {"description": "the box whose rules and pieces it needs: base or underground; any other word is allowed"},
    "players": {"minimum": 2, "maximum": 6},
    "rounds": {"minimum": 1, "maximum": 50},
    "regions": {"minItems": 1, "maxItems": MAX_REGIONS},
    "aspect": {"description": "width divided by height", "exclusiveMinimum": 0},
    "origin": {"description": "ours for a board that is in no box"},
    "links": {"description": "pairs of regions that are adjacent although they share no border, such as tunnels"},
    "remark": {"description": "what is doubtful about the board, for whoever reads the file"},
}
REGION: dict[str, dict[str, object]] = {
    "id": {"description": "1, 2, 3 … in this order", "minimum": 1, "maximum": MAX_REGIONS},
    "terrain": {"enum": list(TERRAINS)},
    "neighbours": {"description": "the ids of all regions that share a border with it", "uniqueItems": True},
    "symbols": {"items": {"enum": list(SYMBOLS)}},
    "natives": {"description": "tokens that stand there when a game begins", "minimum": 0, "maximum": MAX_NATIVES},
    "edge": {"description": "it touches the edge of the board"},
    "entry": {"description": "a race may come onto the board here"},
    "centroid": {"description": "where its number is drawn: shares of width and height from the top left corner"},
    "area": {"description": "its share of the board"},
    "island": {"description": "number of its island in the sky, 0 for the ground", "minimum": 0},
    "access": {"description": "what joins it to the ground", "enum": ["", *ACCESS]},
}


def board_schema() -> dict[str, Any]:
    """The schema, made from the structs that read board files."""
    schema: dict[str, Any] = msgspec.json.schema(BoardFile)
    for name, details in (("BoardFile", BOARD), ("RegionFile", REGION)):
        for field, more in details.items():
            schema["$defs"][name]["properties"][field].update(more)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Elbow Room board", **schema}


def schema_text() -> str:
    """The schema as it is published."""
    return json.dumps(board_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
