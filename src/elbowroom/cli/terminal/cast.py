"""Who sits at the table: names, emblems, and which seats a bot plays."""

import unicodedata
from dataclasses import dataclass

from rich.text import Text

from elbowroom.bots.specs import without_limit
from elbowroom.cli.terminal.glyphs import emblem, player_colour
from elbowroom.engine.state import State
from elbowroom.notation.record import player_parts, player_text

HUMAN = "human"
LONGEST_NAME = 16


@dataclass(frozen=True)
class Cast:
    """The players by seat: how they are called, and `human` or the name of a bot."""

    names: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def name(self, seat: int) -> str:
        return self.names[seat]

    def tag(self, seat: int) -> Text:
        """Emblem in the player's colour, and the name; readable on light and dark terminals alike."""
        return Text.assemble((emblem(seat), player_colour(seat)), (f" {self.names[seat]}", "bold"))

    def whose(self, seat: int) -> Text:
        """The same in the genitive: `● Anna's`."""
        name = self.names[seat]
        ending = "’" if name.endswith(("s", "x", "z")) else "’s"
        return self.tag(seat).append(ending, "bold")

    def written(self) -> list[str]:
        """The names as a record keeps them: with the bot in brackets, so that it can go on playing."""
        return [
            player_text(name, "" if player == HUMAN else player)
            for name, player in zip(self.names, self.players, strict=True)
        ]


def recorded_cast(written: list[str], known_bots: list[str], players: list[str] | None = None) -> Cast:
    """The players of a record; seats whose name tells no bot are human unless `players` says otherwise."""
    names: list[str] = []
    found: list[str] = []
    for entry in written:
        name, bot = _split(entry, known_bots)
        names.append(clean_name(name) or f"Player {len(names) + 1}")
        found.append(bot)
    return Cast(tuple(names), tuple(players or found))


def _split(entry: str, known_bots: list[str]) -> tuple[str, str]:
    if entry in known_bots:
        return entry, entry
    name, bot = player_parts(entry)
    return (name, bot) if without_limit(bot) in known_bots or ":" in bot else (entry, HUMAN)


def clean_name(name: str) -> str:
    """A name that can be shown anywhere: no control characters, no wide ones, not too long."""
    plain = "".join(
        c
        for c in name
        if c.isprintable() and not unicodedata.combining(c) and unicodedata.east_asian_width(c) not in "WF"
    )
    plain = " ".join(plain.split())
    return plain if len(plain) <= LONGEST_NAME else plain[: LONGEST_NAME - 1] + "…"


def race_name(s: State, key: str) -> str:
    """The name of a race by its key."""
    number = s.rules.race_named(key)
    return s.rules.races[number].name if number >= 0 else key


def count_of(number: int, one: str, many: str = "") -> str:
    """`1 token`, `2 tokens`."""
    return f"{number} {one if number == 1 else many or one + 's'}"
