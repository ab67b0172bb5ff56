"""The base game: 14 races, 20 powers, boards for 2 to 5 players."""

from typing import Final

from elbowroom.content.finding import tiles_in
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "base"

POWERS: Final[tuple[type[Power], ...]] = tiles_in(f"{__name__}.powers", Power)
RACES: Final[tuple[type[Race], ...]] = tiles_in(f"{__name__}.races", Race)
SITES: Final[tuple[type[Site], ...]] = ()

BOARDS: Final[tuple[str, ...]] = ("base_2", "base_3", "base_4", "base_5")
