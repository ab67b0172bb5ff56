"""Sky Islands: 7 races, 7 powers, two sides of a board that lies over a base board for 3 to 6 players."""

from typing import Final

from elbowroom.content.sky.powers.airborne import Airborne
from elbowroom.content.sky.powers.exploring import Exploring
from elbowroom.content.sky.powers.goldsmith import Goldsmith
from elbowroom.content.sky.powers.gunner import Gunner
from elbowroom.content.sky.powers.haggling import Haggling
from elbowroom.content.sky.powers.racketeering import Racketeering
from elbowroom.content.sky.powers.zeppelined import Zeppelined
from elbowroom.content.sky.races.drakons import Drakons
from elbowroom.content.sky.races.escargots import Escargots
from elbowroom.content.sky.races.khans import Khans
from elbowroom.content.sky.races.scarecrows import Scarecrows
from elbowroom.content.sky.races.scavengers import Scavengers
from elbowroom.content.sky.races.storm_giants import StormGiants
from elbowroom.content.sky.races.wendigos import Wendigos
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "sky"

RACES: Final[tuple[type[Race], ...]] = (
    Drakons,
    Escargots,
    Khans,
    Scarecrows,
    Scavengers,
    StormGiants,
    Wendigos,
)

POWERS: Final[tuple[type[Power], ...]] = (
    Airborne,
    Exploring,
    Goldsmith,
    Gunner,
    Haggling,
    Racketeering,
    Zeppelined,
)

SITES: Final[tuple[type[Site], ...]] = ()

SIDES: Final = ("sky_2", "sky_3")
