# mypyc: skip — asked once for each game.
"""Numbers of printed tiles and verbs, the same in every game: what a net learns an embedding for.

0 is none. 1 is whatever has no number here: a tile of one's own, and one that a box got after this encoding was
recorded; what it declares stands beside it. So a new race changes no number, and nets go on. Whoever teaches a net
anew may put such tiles at the end of their row, with a new `ENCODING_VERSION`.
"""

from typing import Final

from elbowroom.engine.board import TERRAINS
from elbowroom.engine.phases import PHASES

NONE: Final = 0
OTHER: Final = 1
_FIRST: Final = 2

RACES: Final = (
    "amazons", "dwarves", "elves", "ghouls", "giants", "halflings", "humans", "orcs", "ratmen", "skeletons",
    "sorcerers", "tritons", "trolls", "wizards", "cultists", "drow", "flames", "gnomes", "iron_dwarves", "kraken",
    "liches", "lizardmen", "mudmen", "mummies", "ogres", "shadow_mimes", "shrooms", "spiderines", "will_o_wisps",
    "drakons", "escargots", "khans", "scarecrows", "scavengers", "storm_giants", "wendigos",
)  # fmt: skip
POWERS: Final = (
    "alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master", "flying", "forest", "fortified",
    "heroic", "hill", "merchant", "mounted", "pillaging", "seafaring", "spirit", "stout", "swamp", "underworld",
    "wealthy", "adventurous", "fisher", "flocking", "frightened", "immortal", "magic", "martyr", "mining", "muddy",
    "mystic", "quarreling", "reborn", "royal", "shield", "stone", "thieving", "tomb", "vampire", "vanishing",
    "vengeful", "wise", "airborne", "exploring", "goldsmith", "gunner", "haggling", "racketeering", "zeppelined",
)  # fmt: skip
SITES: Final = (
    "altar_of_souls", "crypt_of_the_tomb_raider", "diamond_fields", "flying_doormat", "fountain_of_youth",
    "froggys_ring", "great_brass_pipe", "keep_on_the_motherland", "mine_of_the_lost_dwarf", "scepter_of_avarice",
    "shiny_orb", "stinky_trolls_socks", "stonehedge", "sword_of_the_killer_rabbit", "wickedest_pentacle",
)  # fmt: skip
# Everybody's first.
VERBS: Final = (
    "pick", "expand", "decline", "abandon", "conquer", "die", "stop", "place", "done", "lower", "ally", "camp",
    "dragon", "fortress", "give_up", "hero", "lift_camp", "lift_hero", "roll", "sorcery", "stout", "altar", "ancient",
    "armour", "balrog", "bite", "copy_doormat", "copy_orb", "copy_ring", "copy_scepter", "copy_socks", "copy_sword",
    "doormat", "ghost", "leave", "orb", "queen", "reborn", "ring", "scepter", "socks", "swap", "sword", "vanish",
    "volcano", "wisp", "bolt", "cannon", "clear", "fire", "lift_cannon", "pact", "transform", "zeppelin",
)  # fmt: skip


def number(names: tuple[str, ...], key: str) -> int:
    """The number of a key among names."""
    return names.index(key) + _FIRST if key in names else OTHER


def verb_number(verb: str) -> int:
    """The number of a verb, 1 for one that has none here."""
    return number(VERBS, verb)


def sizes() -> dict[str, int]:
    """How many numbers there are of each kind, 0 and 1 included: the sizes of embeddings."""
    return {
        "races": len(RACES) + _FIRST,
        "powers": len(POWERS) + _FIRST,
        "sites": len(SITES) + _FIRST,
        "verbs": len(VERBS) + _FIRST,
        "terrains": len(TERRAINS),
        "phases": len(PHASES),
    }
