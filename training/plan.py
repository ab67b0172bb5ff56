"""What a training does: who plays, for how long, and what the net learns from."""

from dataclasses import dataclass, field
from pathlib import Path

from elbowroom import Setup
from elbowroom.neural.network import Design
from training import games as played

PEAK = 2e-3  # largest step


@dataclass(frozen=True)
class Plan:
    """How to learn. Games follow from the seed; which of them are learned from first depends on who was quicker.

    With `exactly` so many games are played first and learned from in their order, step by step: on the same processors
    the same plan then gives the same weights.
    """

    setups: tuple[Setup, ...]
    weights: tuple[float, ...]
    out: Path
    seconds: float = 540.0
    workers: int = 2
    batch: int = 2048
    room: int = 3_000_000  # positions kept of each setup
    seed: int = 0
    first_game: int = 0  # games have the numbers from here on
    games: tuple[Path, ...] = ()  # files of games that were played before
    tables: tuple[played.Table, ...] = played.TABLES
    teachers: frozenset[str] = played.TEACHERS
    parcel: int = 3000  # positions that are handed over together
    peak: float = PEAK
    design: Design = field(default_factory=Design)
    start: Path | None = None  # a checkpoint to go on from
    altogether: float = 0.0  # seconds of all pieces, over which steps get smaller; up to the end of this one if 0
    most_steps: int = 1 << 60  # in one run, whatever the time
    exactly: int = 0  # games to learn from, instead of all that somebody plays in the meantime
