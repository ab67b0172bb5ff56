"""Small World Underground: 15 races, 21 powers, 6 Relics, 9 Places, boards for 2 to 5 players."""

from typing import Final

from elbowroom.content.underground.places.altar_of_souls import AltarOfSouls
from elbowroom.content.underground.places.crypt_of_the_tomb_raider import CryptOfTheTombRaider
from elbowroom.content.underground.places.diamond_fields import DiamondFields
from elbowroom.content.underground.places.fountain_of_youth import FountainOfYouth
from elbowroom.content.underground.places.great_brass_pipe import GreatBrassPipe
from elbowroom.content.underground.places.keep_on_the_motherland import KeepOnTheMotherland
from elbowroom.content.underground.places.mine_of_the_lost_dwarf import MineOfTheLostDwarf
from elbowroom.content.underground.places.stonehedge import Stonehedge
from elbowroom.content.underground.places.wickedest_pentacle import WickedestPentacle
from elbowroom.content.underground.powers.adventurous import Adventurous
from elbowroom.content.underground.powers.fisher import Fisher
from elbowroom.content.underground.powers.flocking import Flocking
from elbowroom.content.underground.powers.frightened import Frightened
from elbowroom.content.underground.powers.immortal import Immortal
from elbowroom.content.underground.powers.magic import Magic
from elbowroom.content.underground.powers.martyr import Martyr
from elbowroom.content.underground.powers.mining import Mining
from elbowroom.content.underground.powers.muddy import Muddy
from elbowroom.content.underground.powers.mystic import Mystic
from elbowroom.content.underground.powers.quarreling import Quarreling
from elbowroom.content.underground.powers.reborn import Reborn
from elbowroom.content.underground.powers.royal import Royal
from elbowroom.content.underground.powers.shield import Shield
from elbowroom.content.underground.powers.stone import Stone
from elbowroom.content.underground.powers.thieving import Thieving
from elbowroom.content.underground.powers.tomb import Tomb
from elbowroom.content.underground.powers.vampire import Vampire
from elbowroom.content.underground.powers.vanishing import Vanishing
from elbowroom.content.underground.powers.vengeful import Vengeful
from elbowroom.content.underground.powers.wise import Wise
from elbowroom.content.underground.races.cultists import Cultists
from elbowroom.content.underground.races.drow import Drow
from elbowroom.content.underground.races.flames import Flames
from elbowroom.content.underground.races.gnomes import Gnomes
from elbowroom.content.underground.races.iron_dwarves import IronDwarves
from elbowroom.content.underground.races.kraken import Kraken
from elbowroom.content.underground.races.liches import Liches
from elbowroom.content.underground.races.lizardmen import Lizardmen
from elbowroom.content.underground.races.mudmen import Mudmen
from elbowroom.content.underground.races.mummies import Mummies
from elbowroom.content.underground.races.ogres import Ogres
from elbowroom.content.underground.races.shadow_mimes import ShadowMimes
from elbowroom.content.underground.races.shrooms import Shrooms
from elbowroom.content.underground.races.spiderines import Spiderines
from elbowroom.content.underground.races.will_o_wisps import WillOWisps
from elbowroom.content.underground.relics.flying_doormat import FlyingDoormat
from elbowroom.content.underground.relics.froggys_ring import FroggysRing
from elbowroom.content.underground.relics.scepter_of_avarice import ScepterOfAvarice
from elbowroom.content.underground.relics.shiny_orb import ShinyOrb
from elbowroom.content.underground.relics.stinky_trolls_socks import StinkyTrollsSocks
from elbowroom.content.underground.relics.sword_of_the_killer_rabbit import SwordOfTheKillerRabbit
from elbowroom.engine.hooks import Power, Race, Site

KEY: Final = "underground"

RACES: Final[tuple[type[Race], ...]] = (
    Cultists,
    Drow,
    Flames,
    Gnomes,
    IronDwarves,
    Kraken,
    Liches,
    Lizardmen,
    Mudmen,
    Mummies,
    Ogres,
    ShadowMimes,
    Shrooms,
    Spiderines,
    WillOWisps,
)

POWERS: Final[tuple[type[Power], ...]] = (
    Adventurous,
    Fisher,
    Flocking,
    Frightened,
    Immortal,
    Magic,
    Martyr,
    Mining,
    Muddy,
    Mystic,
    Quarreling,
    Reborn,
    Royal,
    Shield,
    Stone,
    Thieving,
    Tomb,
    Vampire,
    Vanishing,
    Vengeful,
    Wise,
)

SITES: Final[tuple[type[Site], ...]] = (
    AltarOfSouls,
    CryptOfTheTombRaider,
    DiamondFields,
    FountainOfYouth,
    GreatBrassPipe,
    KeepOnTheMotherland,
    MineOfTheLostDwarf,
    Stonehedge,
    WickedestPentacle,
    FlyingDoormat,
    FroggysRing,
    ScepterOfAvarice,
    ShinyOrb,
    StinkyTrollsSocks,
    SwordOfTheKillerRabbit,
)

BOARDS: Final = ("underground_2", "underground_3", "underground_4", "underground_5")
