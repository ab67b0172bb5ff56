"""What the columns of the tables are called, of what type they are, what they mean and where they come from.

`python -m elbowroom.lab.export.columns > docs/columns.md` writes the reference page.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from elbowroom import __version__
from elbowroom.content.setup import Setup
from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action
from elbowroom.engine.scoring import winners
from elbowroom.engine.slots import active_of, in_decline, seat_of
from elbowroom.engine.state import State
from elbowroom.lab.crew import Unavailable

FORMAT: Final = (
    "elbowroom table 1"  # changes when a column gets another name, type or meaning; a new one changes nothing
)

T = TypeVar("T")


@dataclass(frozen=True)
class Played:
    """A game, over or as far as it was played."""

    number: int
    source: str | None
    seed: int | None
    setup: Setup
    players: Sequence[str]
    decisions: int
    state: State


@dataclass(frozen=True)
class DecisionTaken:
    """A decision as it was taken."""

    game: int
    number: int
    state: State
    action: Action
    texts: dict[Action, str]  # of all actions that were met, since making one takes longer than finding it

    def text(self, action: Action) -> str:
        text = self.texts.get(action)
        if text is None:
            text = self.texts[action] = action.text()
        return text

    def options(self) -> list[str]:
        return [self.text(action) for action in self.state.legal()]


@dataclass(frozen=True)
class Column(Generic[T]):
    """A column of a table of rows that are made from `T`."""

    name: str
    kind: str  # one of `_types`
    meaning: str
    value: Callable[[T], object]


OWNERS: Final = [0, *((-1 if in_decline(slot) else 1) * (seat_of(slot) + 1) for slot in range(at.SLOTS))]  # by slot + 1


def _coins(s: State) -> list[int]:
    return [int(s.coins(seat)) for seat in range(s.rules.players)]


def _winners(s: State) -> list[int]:
    return [seat + 1 for seat in winners(s)]


def _race(s: State) -> str | None:
    race = s.race(active_of(s.decider))
    return s.rules.races[race].key if race >= 0 else None


def _power(s: State) -> str | None:
    power = s.power(active_of(s.decider))
    return s.rules.powers[power].key if power >= 0 else None


def _pairs(s: State) -> list[str]:
    races, powers = s.rules.races, s.rules.powers
    return [f"{powers[s.column_power(i)].key} {races[s.column_race(i)].key}" for i in range(s.visible)]


def _pair_coins(s: State) -> list[int]:
    return [int(s.column_coins(i)) for i in range(s.visible)]


def _owners(s: State) -> list[int]:
    return [OWNERS[slot + 1] for slot in s.words[at.OWNER : at.OWNER + s.board.size]]


def _tokens(s: State) -> list[int]:
    """A region has tokens or natives, never both."""
    tokens = s.words[at.TOKENS : at.TOKENS + s.board.size]
    natives = s.words[at.NATIVES : at.NATIVES + s.board.size]
    return [int(token or native) for token, native in zip(tokens, natives, strict=True)]


GAMES: Final[tuple[Column[Played], ...]] = (
    Column("game", "int64", "its number in these files, from 0", lambda g: g.number),
    Column("source", "text", "the record it was read from; null if it was played for these files", lambda g: g.source),
    Column(
        "seed", "int64", "what its luck follows from, the bots' not included; null if it was read", lambda g: g.seed
    ),
    Column("board", "text", "such as `base_2` or `base_2+sky_3`", lambda g: g.setup.board),
    Column(
        "boxes", "texts", "whose tiles are mixed; empty: those the board belongs to", lambda g: g.setup.usual().boxes
    ),
    Column("sites", "truth", "whether Monsters hide Relics and Places on a board without any", lambda g: g.setup.sites),
    Column("without", "texts", "keys of tiles that were left out", lambda g: g.setup.without),
    Column("house_rules", "texts", "those that were set, as `name=value`", lambda g: _house_rules(g.setup)),
    Column("rules", "text", "the version of the rules", lambda g: g.setup.version),
    Column("rounds", "int8", "how many rounds it has", lambda g: g.state.rules.rounds),
    Column("players", "texts", "by seat: names of bots, or what a record calls them", lambda g: g.players),
    Column("first", "int8", "the seat that began", lambda g: g.state.words[at.FIRST] + 1),
    Column("decisions", "int32", "how many rows of `decisions` belong to it", lambda g: g.decisions),
    Column("finished", "truth", "whether it was played to the end", lambda g: g.state.over),
    Column("coins", "int16s", "at the end, by seat; null if there is none", lambda g: _at_the_end(g.state, _coins)),
    Column("winners", "int8s", "seats; null if it has no end", lambda g: _at_the_end(g.state, _winners)),
)

DECISIONS: Final[tuple[Column[DecisionTaken], ...]] = (
    Column("game", "int64", "the row of `games` it belongs to", lambda m: m.game),
    Column("number", "int32", "its place in the game, from 1; what was taken back does not count", lambda m: m.number),
    Column("round", "int8", "from 1", lambda m: m.state.round),
    Column("turn", "int8", "the seat whose turn it is", lambda m: m.state.turn_of + 1),
    Column(
        "seat", "int8", "the seat that decides; not that of the turn where others answer", lambda m: m.state.decider + 1
    ),
    Column(
        "phase", "text", "what is asked: [engine.md](engine.md#one-decision-at-a-time)", lambda m: m.state.phase_name
    ),
    Column("options", "texts", "all legal actions, as the engine lists them", lambda m: m.options()),
    Column("action", "text", "the one that was chosen, as records write it: `conquer 20`", lambda m: m.text(m.action)),
    Column("verb", "text", "its first word", lambda m: m.action.verb),
    Column("race", "text", "the active race of the seat that decides; null without one", lambda m: _race(m.state)),
    Column("power", "text", "and its power; null without one", lambda m: _power(m.state)),
    Column("hand", "int16", "tokens of that race in hand", lambda m: m.state.hand(active_of(m.state.decider))),
    Column("column", "texts", "the pairs on offer, `pick 0` first: keys of power and race", lambda m: _pairs(m.state)),
    Column("column_coins", "int16s", "the coins that lie on them", lambda m: _pair_coins(m.state)),
    Column("coins", "int16s", "everybody's before the decision, by seat", lambda m: _coins(m.state)),
    Column(
        "owner",
        "int8s",
        "by region: the seat; negative for a race in decline, 0 for nobody",
        lambda m: _owners(m.state),
    ),
    Column("tokens", "int8s", "by region: tokens of the owner, or of a Lost Tribe", lambda m: _tokens(m.state)),
)


def _house_rules(setup: Setup) -> list[str]:
    return [f"{name}={str(value).lower()}" for name, value in setup.switches]


def _at_the_end(s: State, values: Callable[[State], list[int]]) -> list[int] | None:
    return values(s) if s.over else None


# --- in Arrow ---------------------------------------------------------------------------------------------------------


def arrow() -> Any:
    """The package pyarrow, which few need."""
    try:
        import pyarrow
    except ImportError:
        raise Unavailable("the export needs the package pyarrow: pip install 'elbowroom[export]'") from None
    return pyarrow


def _types() -> dict[str, Any]:
    pa = arrow()
    plain = {"int8": pa.int8(), "int16": pa.int16(), "int32": pa.int32(), "int64": pa.int64(), "text": pa.string()}
    lists = {f"{name}s": pa.list_(kind) for name, kind in plain.items()}
    return {**plain, **lists, "truth": pa.bool_()}


def schema(columns: Sequence[Column[Any]]) -> Any:
    """The schema of a table; meanings travel along."""
    pa, types = arrow(), _types()
    fields = [pa.field(one.name, types[one.kind], metadata={"meaning": one.meaning}) for one in columns]
    return pa.schema(fields, metadata={"format": FORMAT, "elbowroom": __version__})


# --- the reference page -----------------------------------------------------------------------------------------------

INTRODUCTION: Final = """\
# Columns of exported tables

What `elbowroom export` writes; [export.md](export.md) tells how. This page is made from `lab/export/columns.py`. Seats
and regions count from 1, as everywhere; lists by seat or by region begin with the first one. What lies on a region
besides, and what tiles remember, is in records only.
"""


def page() -> str:
    tables: tuple[tuple[str, Sequence[Column[Any]]], ...] = (("games", GAMES), ("decisions", DECISIONS))
    parts = [INTRODUCTION]
    for name, columns in tables:
        fields = zip(columns, schema(columns), strict=True)
        rows = [f"| `{one.name}` | `{field.type}` | {one.meaning} |" for one, field in fields]
        parts.append("\n".join([f"## {name}.parquet\n", "| column | type | meaning |", "|---|---|---|", *rows, ""]))
    parts.append(f"Both files say in their metadata that they are `{FORMAT}`, and what each column means.\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(page())
