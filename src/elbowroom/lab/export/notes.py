"""Games as rows of tables: played by bots, or read from records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from elbowroom.content.setup import Setup
from elbowroom.engine.actions import Action, parse_action
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.state import State
from elbowroom.lab.crew import CHUNK, Crew, chunks_of
from elbowroom.lab.export.columns import DECISIONS, GAMES, Column, DecisionTaken, Played, arrow, schema
from elbowroom.lab.simulate import Simulation, SimulationError, play_one
from elbowroom.notation.record import UNDO, RecordError, parse_record, setup_of
from elbowroom.table.game import replay

Batch = tuple[Any, Any]  # record batches of Arrow: games, and their decisions
Text = tuple[str, bytes]  # a record: the name of its file, and what is in it


class ExportError(ElbowRoomError):
    """Something that cannot be exported as asked."""


class Notes:
    """Writes games down, column by column."""

    def __init__(self) -> None:
        self._games: list[list[object]] = [[] for _ in GAMES]
        self._decisions: list[list[object]] = [[] for _ in DECISIONS]
        self._texts: dict[Action, str] = {}
        self._taken = 0  # decisions of this game
        self._about: tuple[int, str | None, int | None, Setup, Sequence[str]]

    def open(self, number: int, source: str | None, seed: int | None, setup: Setup, players: Sequence[str]) -> None:
        """The next game."""
        self._about = number, source, seed, setup, players
        self._taken = 0

    def before(self, state: State, entrants: Sequence[int]) -> None: ...

    def step(self, state: State, action: Action) -> None:
        self._taken += 1
        _add(self._decisions, DECISIONS, DecisionTaken(self._about[0], self._taken, state, action, self._texts))

    def take_back(self) -> None:
        self._taken -= 1
        for values in self._decisions:
            values.pop()

    def after(self, state: State) -> None:
        _add(self._games, GAMES, Played(*self._about, self._taken, state))

    def batch(self) -> Batch:
        return _batch(self._games, GAMES), _batch(self._decisions, DECISIONS)


def _add(values: list[list[object]], columns: Sequence[Column[Any]], row: object) -> None:
    for column, known in zip(columns, values, strict=True):
        known.append(column.value(row))


def _batch(values: list[list[object]], columns: Sequence[Column[Any]]) -> Any:
    pa = arrow()
    form = schema(columns)
    arrays = [pa.array(known, field.type) for known, field in zip(values, form, strict=True)]
    return pa.RecordBatch.from_arrays(arrays, schema=form)


# --- games that bots play ---------------------------------------------------------------------------------------------


def played(simulation: Simulation, crew: Crew) -> Iterator[Batch]:
    """The games of a simulation, in their order."""
    return crew.spread(partial(play_chunk, simulation), chunks_of(range(simulation.games)))


def play_chunk(simulation: Simulation, indices: Sequence[int]) -> Batch:
    """Play the games with these numbers, one after the other."""
    notes = Notes()
    for index in indices:
        names = [simulation.bots[bot] for bot in simulation.seating(index)]
        notes.open(index, None, simulation.seed_of(index), simulation.setup, names)
        try:
            play_one(simulation, index, [notes], [])
        except ElbowRoomError as error:
            raise SimulationError(f"game {index} of seed {simulation.seed}: {error}") from None
    return notes.batch()


# --- games in records -------------------------------------------------------------------------------------------------


def read(files: Sequence[Path], crew: Crew) -> Iterator[Batch]:
    """The games of records, in the order of their files."""
    return crew.spread(read_chunk, Records(files))


class Records(Sequence[tuple[int, list[Text]]]):
    """Parts of records, each with the number of its first game; files are read when it is their turn."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._files = files

    def __len__(self) -> int:
        return -(-len(self._files) // CHUNK)

    def __getitem__(self, part: Any) -> Any:
        first = range(0, len(self._files), CHUNK)[part]
        return first, [(str(file), file.read_bytes()) for file in self._files[first : first + CHUNK]]


def read_chunk(part: tuple[int, Sequence[Text]]) -> Batch:
    """Replay the records of a part; every action is checked."""
    first, texts = part
    notes = Notes()
    for number, (name, text) in enumerate(texts, start=first):
        try:
            _replay(notes, number, name, text)
        except ElbowRoomError as error:
            raise ExportError(f"{name}: {error}") from None
    return notes.batch()


def _replay(notes: Notes, number: int, name: str, text: bytes) -> None:
    record = parse_record(text)
    notes.open(number, Path(name).name, None, setup_of(record), record.players)
    actions = iter(record.actions)
    for game in replay(record):
        wanted = next(actions, None)
        if wanted is None:
            notes.after(game.state)
            continue
        action = parse_action(wanted, game.state.rules.verbs)
        if action is not UNDO:
            notes.step(game.state, action)
        elif game.can_undo:
            notes.take_back()
        else:
            raise RecordError(f"'{wanted}' has nothing to take back")
