"""The base game: 14 races, 20 powers, boards for 2 to 5 players."""

from typing import Final

from elbowroom.content.finding import tiles_in
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "base"

POWERS: Final = tiles_in(f"{__name__}.powers", Power)
RACES: Final = tiles_in(f"{__name__}.races", Race)
SITES: Final[tuple[type[Site], ...]] = ()

BOARDS: Final = ("base_2", "base_3", "base_4", "base_5")
