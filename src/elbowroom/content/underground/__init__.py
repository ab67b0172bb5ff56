"""Small World Underground: 15 races, 21 powers, 6 Relics, 9 Places, boards for 2 to 5 players."""

from typing import Final

from elbowroom.content.finding import tiles_in
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "underground"

PLACES: Final = tiles_in(f"{__name__}.places", Site)
POWERS: Final[tuple[type[Power], ...]] = tiles_in(f"{__name__}.powers", Power)
RACES: Final[tuple[type[Race], ...]] = tiles_in(f"{__name__}.races", Race)
SITES: Final[tuple[type[Site], ...]] = (*PLACES, *tiles_in(f"{__name__}.relics", Site))

BOARDS: Final[tuple[str, ...]] = ("underground_2", "underground_3", "underground_4", "underground_5")
