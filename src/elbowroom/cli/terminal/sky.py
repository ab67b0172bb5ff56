"""Sky Islands on the screen: ways up and down, islands, buried tokens, and what players are promised."""

from typing import Final

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.content.sky.powers import zeppelined
from elbowroom.content.sky.powers.haggling import PACTS
from elbowroom.content.sky.races import drakons, storm_giants
from elbowroom.engine.access import access_regions
from elbowroom.engine.board import ACCESS
from elbowroom.engine.buried import buried
from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.state import State

# What a tile may do so many times a turn; its first note counts them.
USES: Final = {
    "storm_giants": ("Lightning Bolt", storm_giants.A_TURN),
    "drakons": ("Dragon", drakons.DRAGONS),
    "zeppelined": ("Zeppelin", zeppelined.A_TURN),
}


# --- the board ------------------------------------------------------------------------------------------------------


def access_at(s: State, region: int) -> list[str]:
    """The access tokens that lie in a region of the ground, or lead to one of the sky: `beanstalk`, `stairway`."""
    spec = s.board.specs[region]
    if spec.island:
        return [spec.access] if spec.access else []
    return [name for name, where in zip(ACCESS, access_regions(s), strict=False) if where == region]


def buried_in(s: State, region: int) -> int:
    """The slot whose token lies under the race in a region, -1 for none."""
    return next((slot for slot in range(s.rules.slots) if buried(s, slot) & BIT[region]), -1)


def island_keeper(s: State, island: int) -> int:
    """The slot that holds all land of an island, given as a set, and earns a coin for it; -1 if none does."""
    return next((slot for slot in range(s.rules.slots) if not island & ~s.occupied(slot)), -1)


def sky_lines(s: State, cast: Cast) -> list[Text]:
    """The islands with who holds them whole, then the ways between ground and sky; nothing without a sky."""
    lines: list[Text] = []
    for number, island in enumerate(s.board.islands, 1):
        regions = " ".join(str(region + 1) for region in members(island))
        line = Text.assemble((f"island {number}", "bold"), f" {regions}")
        keeper = island_keeper(s, island)
        if keeper >= 0:
            line.append(" all ").append(cast.whose(seat_of(keeper))).append(", +1 ¢", glyphs.COIN_STYLE)
        lines.append(line)
    for name, below in zip(ACCESS, access_regions(s), strict=False):
        above = next(region for region, spec in enumerate(s.board.specs) if spec.access == name)
        sign = (glyphs.ACCESS_SIGNS[name][0], glyphs.ACCESS_STYLE)
        lines.append(Text.assemble(sign, f" {name.capitalize()} {below + 1} – {above + 1}"))
    return lines


# --- players --------------------------------------------------------------------------------------------------------


def haggler(s: State) -> tuple[Power, int] | None:
    """The power whose Pacts are about, and the seat that has it."""
    for seat in range(s.rules.players):
        for power in s.badges(active_of(seat)) if s.race(active_of(seat)) >= 0 else []:
            if power.key == "haggling":
                return power, seat
    return None


def pacts_of(s: State, seat: int) -> int:
    """Trade Pacts that a player holds."""
    found = haggler(s)
    return int(s.note(found[0], seat)) if found else 0


def pacts_left(s: State) -> int:
    """Trade Pacts that have not been handed out."""
    return PACTS - sum(pacts_of(s, seat) for seat in range(s.rules.players)) if haggler(s) else 0


def promises(s: State, cast: Cast, seat: int) -> list[Text]:
    """Trade Pacts that a player holds, and whether the next pick is free."""
    lines: list[Text] = []
    found = haggler(s)
    if found and pacts_of(s, seat):
        lines.append(Text(f"{count_of(pacts_of(s, seat), 'Trade Pact')} of ").append(cast.tag(found[1])))
    if s.picks_free(seat):
        lines.append(Text("next pick free", glyphs.COIN_STYLE))
    return lines


def uses_left(s: State, slot: int) -> list[Text]:
    """What the tiles of a race that conquers may still do this turn: `2 Lightning Bolts left`."""
    if slot != s.acting or not s.conquering:
        return []
    lines: list[Text] = []
    for tile in (s.rules.races[s.race(slot)], *s.badges(slot)):
        if tile.key in USES:
            name, times = USES[tile.key]
            lines.append(Text(f"{count_of(times - int(s.note(tile, 0)), name)} left"))
    return lines
