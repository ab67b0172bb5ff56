"""Boards and their drawings, as the server tells them: boards.json beside this file.

`python dump.py` writes a few boards; `python dump.py FILE` writes all of them to another file, with `--few` only those
few. The package `elbowroom` must be importable.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from elbowroom.content.catalog import board_file, board_names
from elbowroom.server.drawing import drawing_of

STORED = Path(__file__).parent / "boards.json"
KEPT = ("base_2", "underground_4", "base_5+sky_3")


def told(board: str) -> dict[str, Any]:
    drawing = asyncio.run(drawing_of(board))
    return {"board": msgspec.to_builtins(board_file(board)), "drawing": msgspec.to_builtins(drawing)}


def main() -> int:
    files = [Path(word) for word in sys.argv[1:] if word != "--few"]
    few = not files or "--few" in sys.argv
    file = files[0] if files else STORED
    text = json.dumps(
        [told(board) for board in (KEPT if few else board_names())], separators=(",", ":"), ensure_ascii=False
    )
    file.write_text(text.replace(',{"id"', ',\n{"id"') + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
