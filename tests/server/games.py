"""Games played here, as records to upload: quick ways to a table in the middle or at the end of a game."""

from itertools import islice
from random import Random
from typing import Any

import msgspec

from elbowroom.content.setup import Setup
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import Game, replay


def played(board: str = "base_2", seed: int = 1, players: list[str] | None = None) -> GameRecord:
    """A game played at random to its end, with steps taken back on the way."""
    random = Random(seed)
    table = Game.open(Setup(board), seed, players=players)
    while not table.state.over:
        table.play(random.choice(table.state.legal()))
        if table.can_undo and random.random() < 0.1:
            table.undo()
    return table.record()


def cut(record: GameRecord, actions: int) -> GameRecord:
    """A game after its first so many actions; counted from the end if negative."""
    number = actions if actions >= 0 else len(record.actions) + actions
    *_, game = islice(replay(record), number + 1)
    return game.record()


def uploaded(record: GameRecord) -> dict[str, Any]:
    """A record as it goes over the wire."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain
