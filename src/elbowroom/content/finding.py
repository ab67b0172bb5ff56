# mypyc: skip — imports whatever lies in a package.
"""Finds the tiles of a box: a file in the right folder is all it takes to bring one into the game.

The order in which a box looks into its folders numbers the verbs, and bots break ties by these numbers.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from elbowroom.engine.hooks import Tile

AnyTile = TypeVar("AnyTile", bound=Tile)


def tiles_in(package: str, kind: type[AnyTile]) -> tuple[type[AnyTile], ...]:
    """The tiles of a kind that the modules of a package define. By name, as games depend on the order."""
    found: list[type[AnyTile]] = []
    for name in sorted(module.name for module in iter_modules(import_module(package).__path__)):
        module = import_module(f"{package}.{name}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == module.__name__:
                found.append(thing)
    return tuple(found)
