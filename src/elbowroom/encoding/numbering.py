# mypyc: skip — asked once for each game.
"""Numbers of printed tiles and verbs, the same in every game: what a net learns an embedding for.

0 is none. 1 is something that is printed in no box, a tile of one's own: what it declares stands beside it.
"""

from functools import cache
from typing import Final

from elbowroom.content.catalog import BOXES
from elbowroom.engine.actions import EVERYBODY, LOWER
from elbowroom.engine.board import TERRAINS
from elbowroom.engine.hooks import Tile
from elbowroom.engine.phases import PHASES

NONE: Final = 0
OTHER: Final = 1
_FIRST: Final = 2


def _keys(tiles: list[type[Tile]]) -> tuple[str, ...]:
    return tuple(sorted(tile.key for tile in tiles))


# Box by box, so that one more box changes no number.
RACES: Final = tuple(key for box in BOXES.values() for key in _keys([*box.races]))
POWERS: Final = tuple(key for box in BOXES.values() for key in _keys([*box.powers]))
SITES: Final = tuple(key for box in BOXES.values() for key in _keys([*box.sites]))


@cache
def printed_verbs() -> tuple[str, ...]:
    """Everybody's verbs, and those of printed tiles box by box."""
    found = [*EVERYBODY, LOWER.verb]
    for box in BOXES.values():
        verbs = {actions[0].verb for tile in (*box.races, *box.powers, *box.sites) for actions in tile.verbs}
        found += sorted(verbs.difference(found))
    return tuple(found)


def number(names: tuple[str, ...], key: str) -> int:
    """The number of a key among names."""
    return names.index(key) + _FIRST if key in names else OTHER


def verb_number(verb: str) -> int:
    """The number of a verb, 1 for one that no printed tile has."""
    return number(printed_verbs(), verb)


def sizes() -> dict[str, int]:
    """How many numbers there are of each kind, 0 and 1 included: the sizes of embeddings."""
    return {
        "races": len(RACES) + _FIRST,
        "powers": len(POWERS) + _FIRST,
        "sites": len(SITES) + _FIRST,
        "verbs": len(printed_verbs()) + _FIRST,
        "terrains": len(TERRAINS),
        "phases": len(PHASES),
    }
