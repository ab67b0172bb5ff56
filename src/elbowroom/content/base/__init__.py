"""The base game: 14 races, 20 powers, boards for 2 to 5 players."""

from typing import Final

from elbowroom.content.base.powers.alchemist import Alchemist
from elbowroom.content.base.powers.berserk import Berserk
from elbowroom.content.base.powers.bivouacking import Bivouacking
from elbowroom.content.base.powers.commando import Commando
from elbowroom.content.base.powers.diplomat import Diplomat
from elbowroom.content.base.powers.dragon_master import DragonMaster
from elbowroom.content.base.powers.flying import Flying
from elbowroom.content.base.powers.forest import Forest
from elbowroom.content.base.powers.fortified import Fortified
from elbowroom.content.base.powers.heroic import Heroic
from elbowroom.content.base.powers.hill import Hill
from elbowroom.content.base.powers.merchant import Merchant
from elbowroom.content.base.powers.mounted import Mounted
from elbowroom.content.base.powers.pillaging import Pillaging
from elbowroom.content.base.powers.seafaring import Seafaring
from elbowroom.content.base.powers.spirit import Spirit
from elbowroom.content.base.powers.stout import Stout
from elbowroom.content.base.powers.swamp import Swamp
from elbowroom.content.base.powers.underworld import Underworld
from elbowroom.content.base.powers.wealthy import Wealthy
from elbowroom.content.base.races.amazons import Amazons
from elbowroom.content.base.races.dwarves import Dwarves
from elbowroom.content.base.races.elves import Elves
from elbowroom.content.base.races.ghouls import Ghouls
from elbowroom.content.base.races.giants import Giants
from elbowroom.content.base.races.halflings import Halflings
from elbowroom.content.base.races.humans import Humans
from elbowroom.content.base.races.orcs import Orcs
from elbowroom.content.base.races.ratmen import Ratmen
from elbowroom.content.base.races.skeletons import Skeletons
from elbowroom.content.base.races.sorcerers import Sorcerers
from elbowroom.content.base.races.tritons import Tritons
from elbowroom.content.base.races.trolls import Trolls
from elbowroom.content.base.races.wizards import Wizards
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "base"

RACES: Final[tuple[type[Race], ...]] = (
    Amazons,
    Dwarves,
    Elves,
    Ghouls,
    Giants,
    Halflings,
    Humans,
    Orcs,
    Ratmen,
    Skeletons,
    Sorcerers,
    Tritons,
    Trolls,
    Wizards,
)

POWERS: Final[tuple[type[Power], ...]] = (
    Alchemist,
    Berserk,
    Bivouacking,
    Commando,
    Diplomat,
    DragonMaster,
    Flying,
    Forest,
    Fortified,
    Heroic,
    Hill,
    Merchant,
    Mounted,
    Pillaging,
    Seafaring,
    Spirit,
    Stout,
    Swamp,
    Underworld,
    Wealthy,
)

SITES: Final[tuple[type[Site], ...]] = ()

BOARDS: Final = ("base_2", "base_3", "base_4", "base_5")
