"""Sky Islands: 7 races, 7 powers, two sides of a board that lies over a base board for 3 to 6 players."""

from typing import Final

from elbowroom.content.finding import tiles_in
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "sky"

POWERS: Final[tuple[type[Power], ...]] = tiles_in(f"{__name__}.powers", Power)
RACES: Final[tuple[type[Race], ...]] = tiles_in(f"{__name__}.races", Race)
SITES: Final[tuple[type[Site], ...]] = ()

SIDES: Final[tuple[str, ...]] = ("sky_2", "sky_3")
