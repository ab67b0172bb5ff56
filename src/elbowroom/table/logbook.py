"""Between the log of a match and the record of its game."""

from __future__ import annotations

import msgspec

from elbowroom.engine.actions import parse_action
from elbowroom.engine.events import Event
from elbowroom.notation.record import UNDO, GameRecord, result_of
from elbowroom.table.entries import Acted, Began, Entry, Undone
from elbowroom.table.game import Game, replay


def repeated(game: Game, entry: Acted | Undone) -> list[Event]:
    """Repeat in a game what an entry tells; returns what happened."""
    if isinstance(entry, Acted):
        return game.follow([parse_action(text) for text in entry.actions], entry.chance)
    game.undo()
    return []


def entries_of(record: GameRecord, at: float) -> list[Entry]:
    """A recorded game as the log of a match."""
    moments = replay(record)
    game = next(moments)
    entries: list[Entry] = [Began(at, game.record(), brought=True)]
    decider, known = int(game.state.decider), len(game.outcomes)
    for game in moments:
        action = game.actions[-1]
        if action is UNDO:
            entries.append(Undone(at, decider))
        else:
            result = result_of(game.state) if game.state.over else None
            entries.append(Acted(at, decider, action.text(), game.chance_since(known), result=result))
        decider, known = int(game.state.decider), len(game.outcomes)
    return entries


def record_of(log: list[Entry]) -> GameRecord:
    """The record of a game as its log tells it, by whatever rules it was played: nothing is played again.

    Logs of 0.1.0 do not tell the result.
    """
    began = next(entry for entry in log if isinstance(entry, Began))
    actions, chance, result = list(began.record.actions), list(began.record.chance), began.record.result
    standing: list[int] = []  # how many actions each entry has that was not taken back
    for entry in log:
        if isinstance(entry, Acted):
            actions += entry.actions
            standing.append(len(entry.actions))
            chance += entry.chance  # a step that is taken back had none
            result = entry.result
        elif isinstance(entry, Undone):  # perhaps of a step in the record the game was begun with
            actions += [UNDO.text()] * (standing.pop() if standing else 1)
    return msgspec.structs.replace(began.record, actions=actions, chance=chance, result=result)
