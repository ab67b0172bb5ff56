"""`elbowroom new`: begin a race, a power or a board of one's own."""

import re
import unicodedata
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.cli.starting_points import (
    BOARD_TEST,
    POWER,
    POWER_TEST,
    RACE,
    RACE_TEST,
    SIZES,
    board_text,
    bricks,
)
from elbowroom.cli.terminal.saving import shell_word
from elbowroom.content.catalog import BOXES, board_names
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.notation.files import write_text

Folder = Annotated[Path, Parameter(show_default=False, help="Where to write the files; here by default.")]
Name = Annotated[str, Parameter(name="NAME", help="What players shall read, such as 'Cave Moles'.")]

new = App(name="new", help="Begin a race, a power or a board of your own.", help_format="markdown")


class CannotBegin(ElbowRoomError):
    """A starting point that cannot be written."""


@new.command
def race(name: Name, /, *, folder: Folder = Path()) -> None:
    """Write a race with comments, and a test beside it."""
    _tile(name, folder, RACE, RACE_TEST)


@new.command
def power(name: Name, /, *, folder: Folder = Path()) -> None:
    """Write a power with comments, and a test beside it."""
    _tile(name, folder, POWER, POWER_TEST)


@new.command
def board(
    name: Name,
    /,
    *,
    players: Annotated[int, Parameter(help="For 2 to 5 players.")] = 2,
    folder: Folder = Path(),
) -> None:
    """Write a board to change, and a test beside it."""
    key = key_of(name)
    if key in board_names():
        raise CannotBegin(f"there is a board '{key}' already; choose another name")
    if players not in SIZES:
        raise CannotBegin(f"a board is for 2 to 5 players, not {players}; change the file for more")
    words = {
        "name": name,
        "key": key,
        "file": f"{key}.json",
        "columns": SIZES[players][1],
        "inside": SIZES[players][1] + 2,
    }
    _write(folder, {f"{key}.json": board_text(bricks(key, players)), f"test_{key}.py": BOARD_TEST.format(**words)})


def _tile(name: str, folder: Path, tile: str, test: str) -> None:
    key = key_of(name)
    taken = {
        known.key: box for box, brings in BOXES.items() for known in (*brings.races, *brings.powers, *brings.sites)
    }
    if key in taken:
        raise CannotBegin(f"'{key}' is already in the box '{taken[key]}'; choose another name")
    shown = name if name != key else key.replace("_", " ").title()
    words = {"name": shown, "key": key, "file": f"{key}.py", "cls": "".join(map(str.capitalize, key.split("_")))}
    _write(folder, {f"{key}.py": tile.format(**words), f"test_{key}.py": test.format(**words)})


def key_of(name: str) -> str:
    """The key of a name: `Cave Moles` becomes cave_moles."""
    if not re.fullmatch(r"[\w '’-]*", name):
        raise CannotBegin(f"'{name}' is no name: use letters, digits and spaces")
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(c))
    key = re.sub(r"[ _-]+", "_", re.sub(r"['’]", "", plain)).strip("_")
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", key):
        raise CannotBegin(f"'{name}' is no name: it begins with a letter from a to z and has at most 40")
    return key


def _write(folder: Path, texts: dict[str, str]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    if not folder.is_dir():
        raise CannotBegin(f"there is no folder {folder}")
    for path in (folder / name for name in texts):
        if path.exists():
            raise CannotBegin(f"{path} exists already; choose another name or --folder")
    for name, text in texts.items():
        write_text(folder / name, text)
        console.print(f"wrote {folder / name}")
    first = folder / next(iter(texts))
    console.print(Text.assemble("next: ", (f"elbowroom content check {shell_word(first)}", "bold")))
