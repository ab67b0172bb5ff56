"""The Magic race with its Bag-o'-Many-Things: positions and looks that its tests share."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import legal
from tests.content.underground.powers.helpers import position

RELICS = {
    "flying_doormat": "doormat",
    "froggys_ring": "ring",
    "scepter_of_avarice": "scepter",
    "shiny_orb": "orb",
    "stinky_trolls_socks": "socks",
    "sword_of_the_killer_rabbit": "sword",
}
SERVING = ("flying_doormat", "stinky_trolls_socks", "sword_of_the_killer_rabbit")
PLACED = ("froggys_ring", "scepter_of_avarice")

every_relic = pytest.mark.parametrize("relic", RELICS)
serving_relic = pytest.mark.parametrize("relic", SERVING)
placed_relic = pytest.mark.parametrize("relic", PLACED)


def bag(found: str = "", hand: int = 6, phase: str = "conquer", bag_at: int = 0, more: str = "") -> State:
    """The Magic Mudmen hold 12, 13 and 6. Lone Drow are in 5 and 11 beside them and in 26; nobody is in 24."""
    held = "".join(
        f"\n  {r}: {{race: mudmen{', markers: {bag_o_many_things: 1}' if r == bag_at else ''}}}" for r in (12, 13, 6)
    )
    return position(f"""
board: underground_2
phase: {phase}
seats:
- active: {{race: mudmen, power: magic, hand: {hand}}}
  decline: {{race: shrooms}}
- active: {{race: drow, power: stone}}
regions:
  5: {{race: drow}}
  11: {{race: drow}}
  26: {{race: drow}}
  7: {{race: shrooms}}{held}
  23: {{natives: 0}}
sites: {{found: {{{found}}}}}
{more}
""")


def everything(at: int) -> str:
    """All six Relics in one region."""
    return ", ".join(f"{relic}: {at}" for relic in RELICS)


def use(relic: str, region: int, copy: bool) -> list[str]:
    """The actions that use a Relic or a copy of it on a region; rings and scepters want the end of the turn."""
    verb = f"copy_{RELICS[relic]}" if copy else RELICS[relic]
    return [verb, f"conquer {region}"] if relic in SERVING else [f"{verb} {region}"]


def copies(s: State) -> set[str]:
    """The copies the Bag could be now."""
    return {action.split()[0] for action in legal(s) if action.startswith("copy_")}
