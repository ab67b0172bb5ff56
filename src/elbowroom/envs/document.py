"""docs/encoding.md, made from the code: `python -m elbowroom.envs.document > docs/encoding.md`."""

from collections.abc import Iterator

from elbowroom.encoding.fields import BLOCKS, ENCODING_VERSION, Block, Field
from elbowroom.encoding.numbering import POWERS, RACES, SITES, VERBS, number, sizes
from elbowroom.engine.actions import target_of
from elbowroom.engine.board import TERRAINS
from elbowroom.engine.phases import PHASES
from elbowroom.envs.explicit import BADGE, BANNER, DIE, NUMBER, PIPS, SITE

INTRODUCTION = f"""\
# Positions and actions as numbers

This is version {ENCODING_VERSION} of the encoding (`elbowroom.encoding.ENCODING_VERSION`). Any change to a block, a
column or a number on this page makes a new version, so a net can say which one it was taught by. The page is made
from the code by `python -m elbowroom.envs.document`; [learn.md](learn.md) shows how it is used.

## What a seat may know

An observation is what one seat, the *viewer*, may know: everything that lies open, its own coins, and the coins of
the others as they can be counted along (CORE-11.5), which is what bots are given. What is in the stacks can be worked
out from what has been seen; in which order it lies cannot, and neither can the dice to come, so neither is in it. Two
positions that differ only in these give the same observation; tests shuffle them to see.

Seats are turned so that the viewer is 0 and the others follow clockwise. All numbers are 16-bit integers. An
observation has {len(BLOCKS)} blocks. Their widths are the same in every game, and their heights follow from the board
and the number of players, so that one net can play all of them: regions are the nodes of a graph, `borders` its
edges.

```python
from elbowroom.encoding import Encoder

encoder = Encoder(state.rules)
encoder.read(state, seat)  # fills encoder.values
encoder.offer(state, seat)  # fills encoder.mask
```

`elbowroom.envs.Sheet(encoder)` shows both as NumPy arrays without a copy, block by block. Laid end to end in the
order of this page the blocks are one flat vector, which is what the environments give unless they are asked for
blocks.

The `price`, `target` and `worth` of a region are asked of the engine, for the viewer's race that acts, otherwise for
his active one: abilities of all tiles are in them, those of your own tiles too. A race has no price for what it
holds.
"""

ACTIONS = """\
## Actions

`ActionNumbers(rules)` numbers the actions of a game, from 0 without a gap: its verbs in alphabetical order, and
within a verb its targets, none, regions, seats or combos, in theirs. Equal rules give equal numbers. Regions and
combos are counted as the rows of their blocks, seats from the one who decides, as in observations. `number(action,
seat)` and `action(number, seat)` are the two ways; a mask has a 1 for every action that is legal now.
`verb_numbers()`, `meanings()` and `targets()` tell for every number its verb in the table below, the kind of its
target and the row it points at, so that a net can score rows instead of numbers.

`place` puts down one token: a redeployment is a sequence of them, ended by `done`.
"""

CHANCE = """\
## Chance

What chance will bring is in no observation. Whoever plays chance as well, such as OpenSpiel or a search with chance
nodes, is asked by `elbowroom.envs.ExplicitGame` for one outcome at a time: `draw.what` says of what, `draw.outcomes`
which numbers may come and how likely each is, and `tell(number)` answers. What can come in one way only is not asked.
"""

CHANCE_EVENTS = {
    DIE: ("a die is rolled", "its pips", ", ".join(f"{pips}: {chance:.3g}" for pips, chance in PIPS)),
    NUMBER: (
        "it is drawn who begins, where the sky is joined to the ground, or which natives guard sites",
        "counted from 0: seats, or the ways there are",
        "all alike",
    ),
    BANNER: ("a race comes up in the column", "its number in `rules.races`", "all alike that may lie there"),
    BADGE: ("a power comes up in the column", "its number in `rules.powers`", "all alike that may lie there"),
    SITE: ("a Relic or Place is found", "its number in `rules.sites`", "all alike that are hidden"),
}

TILES = """\
## Tiles of one's own

The numbers of tiles and verbs below are the same in every game. What has none here, because no box has printed it or
only after this version was recorded, has the number 1 like every other of its kind; what tells them apart are the
numbers beside them: tokens, prices, worth, income, tokens a
race would bring. A tile keeps more notes than there are columns: those that do not fit are not told. Notes are
written as the tile keeps them; those that stand for a seat count seats as the engine does, and the column `seat` of
the first block tells which one the viewer has.
"""


def page() -> str:
    """The whole page."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield INTRODUCTION
    for block in BLOCKS:
        yield from _block(block)
    yield ACTIONS
    yield CHANCE
    yield "| asked for | when | the number | how likely |"
    yield "|---|---|---|---|"
    for what, (when, meaning, likely) in CHANCE_EVENTS.items():
        yield f"| `{what}` | {when} | {meaning} | {likely} |"
    yield ""
    yield TILES
    yield "## Numbers"
    yield ""
    yield "| of | how many, 0 and 1 included |"
    yield "|---|---|"
    for name, size in sizes().items():
        yield f"| {name} | {size} |"
    yield ""
    for name, keys in (("Races", RACES), ("Powers", POWERS), ("Sites", SITES)):
        yield f"**{name}:** " + ", ".join(f"{number(keys, key)} {key}" for key in keys)
        yield ""
    targets = ("", " (region)", " (seat)", " (combo)")
    yield "**Verbs:** " + ", ".join(f"{number(VERBS, verb)} {verb}{targets[target_of(verb)]}" for verb in VERBS)
    yield ""
    yield "**Terrains:** " + ", ".join(f"{i} {name}" for i, name in enumerate(TERRAINS))
    yield ""
    yield "**Phases:** " + ", ".join(f"{i} {name}" for i, name in enumerate(PHASES))
    yield ""


def _block(block: Block) -> Iterator[str]:
    yield f"## `{block.name}`"
    yield ""
    yield f"{block.meaning} {block.rows[0].upper()}{block.rows[1:]}, {len(block.fields)} columns."
    yield ""
    if block.name == "unseen":
        yield from _unseen(block.fields)
        return
    yield "| column | name | what it says | about |"
    yield "|---|---|---|---|"
    for column, field in enumerate(block.fields):
        about = field.names or f"≤ {field.scale}"
        yield f"| {column} | `{field.name}` | {field.meaning} | {about} |"
    yield ""


def _unseen(fields: tuple[Field, ...]) -> Iterator[str]:
    """So many columns that a range says more."""
    yield "| columns | names | what each says |"
    yield "|---|---|---|"
    begin = 0
    for i, field in enumerate(fields):
        if i + 1 == len(fields) or fields[i + 1].meaning != field.meaning:
            yield f"| {begin} to {i} | `{fields[begin].name}` to `{field.name}` | {field.meaning} |"
            begin = i + 1
    yield ""
    yield "Each range begins with all tiles that no box has printed; then follow those of the lists below, from 2."
    yield ""


if __name__ == "__main__":
    print(page(), end="")
