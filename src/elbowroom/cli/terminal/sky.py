"""Sky Islands on the screen: ways up and down, islands, buried tokens, and what players are promised."""

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.voice import told
from elbowroom.engine.access import access_regions
from elbowroom.engine.board import ACCESS
from elbowroom.engine.buried import buried
from elbowroom.engine.outlook import holdings
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.state import State

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


def promises(s: State, cast: Cast, seat: int) -> list[Text]:
    """What a player has by tiles of others, such as Trade Pacts, and whether the next pick is free."""
    others = [active_of(other) for other in range(s.rules.players) if other != seat]
    lines = [told(cast, fact) for slot in others for fact in holdings(s, slot, seat)]
    if s.picks_free(seat):
        lines.append(Text("next pick free", glyphs.COIN_STYLE))
    return lines
