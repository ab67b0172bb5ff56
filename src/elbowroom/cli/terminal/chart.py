"""The map of a position: terrain, who holds what, and what a conquest costs, drawn into the atlas."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.atlas import Atlas, Spot, sheets
from elbowroom.cli.terminal.sky import access_at, buried_in
from elbowroom.engine import layout as at
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import sites_in
from elbowroom.engine.slots import in_decline, seat_of
from elbowroom.engine.state import State

Part = tuple[str, str]  # characters and their style
Line = list[Part]


@dataclass(frozen=True)
class Offer:
    """What stands on a region that is a target now: `4`, or `5⚄` if only the die can do it."""

    text: str
    risky: bool = False


def chart(s: State, offers: dict[int, Offer], marked: frozenset[int] = frozenset()) -> list[Text]:
    """The map line by line, the sky below the ground. `offers` are the targets, `marked` regions to point at."""
    return [line for drawn in charts(s, offers, marked) for line in drawn]


def charts(s: State, offers: dict[int, Offer], marked: frozenset[int] = frozenset()) -> list[list[Text]]:
    """The maps of a board: one, or one of the ground and one of the sky."""
    drawn = []
    for sheet in sheets(s.board.key):
        ink: dict[Spot, Part] = {}
        for region in sheet.regions:
            _write_label(s, sheet.paper, region, offers.get(region), region in marked, ink)
        drawn.append([_line(s, sheet.paper, ink, y) for y in range(sheet.paper.height)])
    return drawn


def _line(s: State, paper: Atlas, ink: dict[Spot, Part], y: int) -> Text:
    parts: Line = []
    for x in range(paper.width):
        border = paper.lines.get((x, y))
        if border is not None:
            part = (border, glyphs.BRIDGE_COLOUR if (x, y) in paper.bridges else glyphs.BORDER_COLOUR)
        elif (x, y) not in paper.region_at:
            part = (" ", "")
        elif (x, y) in ink:
            part = ink[x, y]
        else:
            part = _ground(s, paper.region_at[x, y], x, y)
        if parts and parts[-1][1] == part[1]:
            part = (parts.pop()[0] + part[0], part[1])
        parts.append(part)
    return Text.assemble(*parts, no_wrap=True)


def _ground(s: State, region: int, x: int, y: int) -> Part:
    terrain = s.board.specs[region].terrain
    paint = f"on {glyphs.TERRAIN_COLOURS.get(terrain, '#333333')}"
    if (x + 3 * (y % 2)) % 6 == 1:
        return glyphs.terrain_sign(terrain), f"{glyphs.TEXTURE_COLOURS.get(terrain, '#777777')} {paint}"
    return " ", paint


def _write_label(s: State, paper: Atlas, region: int, offer: Offer | None, marked: bool, ink: dict[Spot, Part]) -> None:
    ground = f"on {glyphs.TERRAIN_COLOURS.get(s.board.specs[region].terrain, '#333333')}"
    for lines in _layouts(s, region, offer, marked, ground):
        width = max(sum(len(text) for text, _ in line) for line in lines)
        spot = paper.spot(region, width + 2, len(lines)) or paper.spot(region, width, len(lines))
        if spot is None:
            continue
        margin = paper.spot(region, width + 2, len(lines)) is not None
        for j, line in enumerate(lines):
            x, y = spot[0], spot[1] + j
            used = sum(len(text) for text, _ in line)
            before = (width - used) // 2 + margin
            whole = [(" " * before, ground), *line, (" " * (width + 2 * margin - used - before), ground)]
            for text, style in whole:
                for char in text:
                    ink[x, y] = (char, style)
                    x += 1
        return


def _layouts(s: State, region: int, offer: Offer | None, marked: bool, ground: str) -> Iterator[list[Line]]:
    """The label in its forms, the best first."""
    name = _name(s, region, marked, ground)
    short = _name(s, region, marked, ground, False)
    stack = _holder(s, region, ground)
    extra = _extra(s, region, ground)
    holder = stack + extra
    price = _price(offer)
    forms = [
        [[name], [holder], [price]],
        [[name, price], [holder]],
        [[name], [holder, price]],
        [[name], [stack], [extra, price]],
        [[name, extra], [stack], [price]],
        [[name, holder, price]],
        [[short, price], [holder]],
        [[short, extra], [stack, price]],
        [[short], [holder + price]],
        [[short, extra], [stack + price]],
        [[short], [stack], [price]],
        [[short], [stack + price]],
    ]
    for form in forms:
        yield [line for line in (_joined(parts, ground) for parts in form) if line]


def _joined(parts: list[Line], ground: str) -> Line:
    """Parts of a label in one line, with blanks between those that there are."""
    line: Line = []
    for part in parts:
        if line and part:
            line.append((" ", ground))
        line += part
    return line


def _name(s: State, region: int, marked: bool, ground: str, terrain: bool = True) -> Line:
    """The number with the signs of terrain, symbols and sites: `17^ ⌂†`."""
    spec = s.board.specs[region]
    number = f"»{region + 1}" if marked else str(region + 1)
    line: Line = [(number, f"bold {glyphs.INK} {ground}")]
    if terrain:
        texture = f"{glyphs.TEXTURE_COLOURS.get(spec.terrain, '#777777')} {ground}"
        line.append((glyphs.terrain_sign(spec.terrain), texture))
    symbols = glyphs.symbol_signs(spec.symbols) if terrain else ""
    found = "".join(glyphs.site_sign(site.mobile) for site in sites_in(s, region))
    if s.words[at.HIDING] & BIT[region] and s.is_empty(region):
        found += glyphs.UNFOUND
    ways = "".join(glyphs.ACCESS_SIGNS[name][spec.island > 0] for name in access_at(s, region))
    if symbols or found or ways:
        line.append((" " if terrain else "", ground))
        line.append((symbols, f"#ffd966 {ground}"))
        line.append((ways, glyphs.ACCESS_STYLE))
        line.append((found, glyphs.SITE_STYLE))
    return [part for part in line if part[0]]


def _holder(s: State, region: int, ground: str) -> Line:
    """Who stands there: `●4`, `(●1)` in decline, `♙1` natives."""
    owner = s.owner(region)
    if owner >= 0:
        seat = seat_of(owner)
        stack = f"{glyphs.emblem(seat)}{s.tokens(region)}"
        if not in_decline(owner):
            return [(f" {stack} ", glyphs.chip_style(seat))]
        return [(f"({stack})", f"{glyphs.player_colour(seat)} {ground}")]
    if s.natives(region):
        return [(f"{glyphs.natives_sign(int(s.natives(region)))}{s.natives(region)}", f"{glyphs.INK} {ground}")]
    return []


def _extra(s: State, region: int, ground: str) -> Line:
    """How it is defended and what else lies there: `+2`, `⊠`, `♛`."""
    marks = marks_at(s, region)
    return [(marks, f"bold {glyphs.INK} {ground}")] if marks else []


def _price(offer: Offer | None) -> Line:
    if offer is None:
        return []
    return [(f"[{offer.text}]", glyphs.RISKY_STYLE if offer.risky else glyphs.TARGET_STYLE)]


def marks_at(s: State, region: int) -> str:
    """What markers do for a region: `+2` defence, `⊠` immune; some have a sign of their own, so has a buried token."""
    defence = sum(site.defence for site in sites_in(s, region))
    signs = ""
    below = buried_in(s, region)
    if below >= 0:
        defence += 1
        signs = glyphs.BURIED + glyphs.emblem(seat_of(below))
    for kind, marker in enumerate(s.rules.markers):
        if s.marked(kind) & BIT[region]:
            defence += int(s.markers_at(kind, region)) * marker.defence
            sign = marker.sign or (glyphs.IMMUNE if marker.immune else "")
            many = int(s.markers_at(kind, region)) if marker.immune else 1
            signs += sign * many if sign not in signs else ""
    return (f"+{defence}" if defence else "") + signs
