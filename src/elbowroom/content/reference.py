# mypyc: skip — reads the source of the hooks.
"""What a tile can declare and which hooks it can override, read from the source of `engine.hooks`.

The loader compares tiles of one's own with it. `python -m elbowroom.content.reference > docs/hooks.md` writes the
reference page.
"""

import ast
import re
import sys
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from elbowroom.engine.hooks import HOOKS

# Beside the package itself, not in the compiled tree. Not by importing it: it stands above this layer.
SOURCE: Final = Path(str(files("elbowroom"))) / "engine" / "hooks.py"
# Overridden like hooks, but not among those the engine combines.
BESIDE: Final = ("problems", "recall", "protection", "on_found", "outlook", "holds")
OWNERS: Final = {
    "Tile": "Every tile",
    "Race": "Only races",
    "Power": "Only powers",
    "Site": "Only sites",
    "Law": "Only laws",
}
MEANINGS: Final = {  # of what explains itself in the source
    "key": "its name in files and commands: lower case letters, digits and _",
    "name": "what players read",
    "rule": "the rule it comes from",
    "markers": "pieces of its own; the number of the first is `self.marker`",
    "tokens": "how many tokens it gives",
    "serves": "it helps one conquest at a time, see `State.arm`",
    "stays_in_decline": "it stays on the board when the race declines",
}
PIECES: Final = ("Marker", "Switch")
INTRODUCTION: Final = """\
# Hooks and declarations

Generated from `src/elbowroom/engine/hooks.py` by `python -m elbowroom.content.reference`; do not edit it by hand.
[extend.md](extend.md) shows how a race, a power and a board of your own are made.

A tile is a class that extends `Race`, `Power`, `Site` or `Law`. It declares its numbers as class attributes and
overrides the hooks it needs; a hook is only called on tiles that override it. A law is a tile for the whole game:
nobody holds it, and its hooks are asked for every race, in decline if it declares `in_decline`. `s` is the game
(`State`), `slot` the race that is asked: three for each seat, the active one, the one in decline and the one that stays
beside. Sets of regions are whole numbers with one bit for each region: `s.board.forest | s.board.hill`,
`s.occupied(slot) & s.board.magic`, `regions & ~s.board.sea`. Regions and seats are counted from 0.
"""


@dataclass(frozen=True)
class Hook:
    """One method that a tile may override."""

    name: str
    owner: str
    section: str
    parameters: tuple[str, ...]  # without self
    returns: str
    text: str

    @property
    def call(self) -> str:
        """The line that begins its definition, without types."""
        return f"def {self.name}({', '.join(('self', *self.parameters))})"


@dataclass(frozen=True)
class Declaration:
    """One class attribute that a tile may set, or one argument of a piece."""

    name: str
    owner: str
    kind: str
    default: str
    text: str


@cache
def _source() -> tuple[list[str], dict[str, ast.ClassDef]]:
    text = SOURCE.read_text(encoding="utf-8")
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return text.splitlines(), {node.name: node for node in classes}


@cache
def hooks() -> dict[str, Hook]:
    """All hooks by name, in the order of the source."""
    lines, classes = _source()
    found: dict[str, Hook] = {}
    for owner in OWNERS:
        for node in classes[owner].body:
            if isinstance(node, ast.FunctionDef) and node.name in (*HOOKS, *BESIDE):
                found[node.name] = Hook(
                    node.name,
                    owner,
                    _section(lines, node.lineno) if node.name in HOOKS else "other moments",
                    tuple(argument.arg for argument in node.args.args[1:]),
                    ast.unparse(node.returns) if node.returns else "None",
                    ast.get_docstring(node) or "",
                )
    return found


def _section(lines: list[str], line: int) -> str:
    """The heading that stands above a line."""
    titles = (re.match(r" +# --- (.*?) -+$", text) for text in reversed(lines[:line]))
    return next((title[1] for title in titles if title), "other moments")


@cache
def declarations() -> dict[str, Declaration]:
    """All declarations by name; that of a race stands for `tokens`, which powers have too."""
    found: dict[str, Declaration] = {}
    for declaration in every_declaration():
        found.setdefault(declaration.name, declaration)
    return found


@cache
def every_declaration() -> tuple[Declaration, ...]:
    """All declarations of all kinds of tile, in the order of the source."""
    lines, classes = _source()
    found = []
    for owner in OWNERS:
        for node in classes[owner].body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                kind = ast.unparse(node.annotation).removeprefix("ClassVar[").removesuffix("]")
                found.append(Declaration(node.target.id, owner, kind, ast.unparse(node.value), _comment(lines, node)))
    return tuple(found)


def _comment(lines: list[str], node: ast.stmt) -> str:
    """What a comment says about a statement: inside its lines, or in the line above."""
    inside = [part for text in lines[node.lineno - 1 : node.end_lineno] if (part := text.partition("  # ")[2])]
    above = lines[node.lineno - 2].strip()
    return " ".join(inside) or (above.removeprefix("# ") if above.startswith("# ") and "# ---" not in above else "")


def _meaning(row: Declaration) -> str:
    return row.text or MEANINGS.get(row.name, "")


def arguments_of(piece: str) -> list[Declaration]:
    """What a marker or a house rule is made from."""
    lines, classes = _source()
    start = next(node for node in classes[piece].body if isinstance(node, ast.FunctionDef))
    comments = {
        node.target.attr: _comment(lines, node)
        for node in start.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    }
    names = start.args.args[1:]
    defaults = [""] * (len(names) - len(start.args.defaults)) + [ast.unparse(value) for value in start.args.defaults]
    if start.args.vararg is not None:
        names = [*names, start.args.vararg]
        defaults.append("")
    return [
        Declaration(name.arg, piece, ast.unparse(name.annotation or ast.Constant("")), default, comments[name.arg])
        for name, default in zip(names, defaults, strict=True)
    ]


def page() -> str:
    """The reference page."""
    parts = [INTRODUCTION, "## Declarations\n"]
    for owner, title in OWNERS.items():
        if rows := [declaration for declaration in every_declaration() if declaration.owner == owner]:
            parts += [f"### {title}\n", _table("declaration", rows)]
    for piece in PIECES:
        _, classes = _source()
        parts.append(f"### `{piece}`\n\n{ast.get_docstring(classes[piece])}\n")
        parts.append(_table("argument", arguments_of(piece)))
    parts.append("## Hooks\n")
    sections = dict.fromkeys(hook.section for hook in hooks().values())
    for section in sorted(sections, key=lambda section: section == "other moments"):
        parts.append(f"### {section[0].upper()}{section[1:]}\n")
        for hook in (hook for hook in hooks().values() if hook.section == section):
            only = "" if hook.owner == "Tile" else f" {OWNERS[hook.owner]} have it."
            gives = "" if hook.returns == "None" else f" → `{hook.returns}`"
            text = " ".join(hook.text.split())
            parts.append(f"**`{hook.name}({', '.join(hook.parameters)})`**{gives}  \n{text}{only}\n")
    return "\n".join(parts)


def _table(head: str, rows: list[Declaration]) -> str:
    lines = [f"| {head} | type | default | meaning |", "|---|---|---|---|"]
    for row in rows:
        default = f"`{row.default}`" if row.default else "required"
        kind = row.kind.replace("|", "\\|")
        lines.append(f"| `{row.name}` | `{kind}` | {default} | {_meaning(row)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
