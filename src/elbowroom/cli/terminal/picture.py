"""The whole picture of a position: header, what happened, map, players."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.atlas import sheets
from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.chart import Offer, charts
from elbowroom.cli.terminal.sites import marker_signs, site_lines
from elbowroom.cli.terminal.sky import buried_in, sky_lines
from elbowroom.cli.terminal.tables import players_panel, players_table
from elbowroom.cli.terminal.voice import term
from elbowroom.cli.terminal.words import board_title
from elbowroom.engine.board import natives_name
from elbowroom.engine.state import State

WIDEST = 120
PANEL = 40  # columns beside the map
SIDE_BY_SIDE = 98  # from this width on the players stand beside the map


def header(s: State, cast: Cast) -> Text:
    """Board, round as a track, whose turn it is."""
    done = int(s.round) if s.over else int(s.round) - 1
    track = "●" * done + ("" if s.over else "◐") + "○" * (int(s.rules.rounds) - done - (0 if s.over else 1))
    line = Text.assemble(
        (" Elbow Room ", "bold reverse"),
        f"  {board_title(s.board.key)}   round {s.round} of {s.rules.rounds}  ",
        (track, "bold"),
        "   ",
    )
    if s.over:
        return line.append("the game is over", "bold")
    line.append(cast.whose(int(s.turn_of))).append(" turn")
    if s.decider != s.turn_of:
        line.append(", ").append(cast.tag(int(s.decider))).append(" decides")
    return line


def legend(s: State) -> list[Text]:
    """What the signs on the map mean, those that occur on this board."""
    terrains = [t for t in glyphs.TERRAIN_SIGNS if any(spec.terrain == t for spec in s.board.specs)]
    symbols = [t for t in glyphs.SYMBOL_SIGNS if any(t in spec.symbols for spec in s.board.specs)]
    words = [f"{glyphs.TERRAIN_SIGNS[t]} {term('terrain', t)}" for t in terrains]
    words += [f"{glyphs.SYMBOL_SIGNS[t]} {term('symbol', t)}" for t in symbols]
    if s.board.sky:
        words += [f"{''.join(signs)} {name.capitalize()}" for name, signs in glyphs.ACCESS_SIGNS.items()]
        words.append(f"{glyphs.BRIDGE} cloud bridge")
    for number in sorted(_natives(s)):
        words.append(f"{glyphs.natives_sign(number)} {natives_name(number)}")
    if s.rules.sites:
        words += [f"{glyphs.PLACE} Place", f"{glyphs.RELIC} Relic"]
    words += ["(●1) in decline", "+1 defence"]
    if any(buried_in(s, region) >= 0 for region in range(s.board.size)):
        words.append(f"{glyphs.BURIED}{glyphs.emblem(0)} buried token")
    words += [*marker_signs(s), "[4] cost", f"[5{glyphs.DIE}] with luck"]
    return [Text(word, glyphs.QUIET) for word in words]


def _natives(s: State) -> set[int]:
    """How many natives stand together, at the start or now."""
    printed = {int(spec.natives) for spec in s.board.specs}
    return (printed | {int(s.natives(region)) for region in range(s.board.size)}) - {0}


def flowing(items: Sequence[Text], width: int) -> list[Text]:
    """Items one behind the other with dots between them, broken into lines only between items."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 3 + item.cell_len <= width:
            lines[-1].append(" · ", glyphs.QUIET).append(item)
        else:
            lines.append(Text().append(item))
    return lines


def picture(
    s: State,
    cast: Cast,
    viewer: int,
    offers: dict[int, Offer],
    happened: Sequence[Text] = (),
    width: int = WIDEST,
    marked: frozenset[int] = frozenset(),
) -> Group:
    """Everything about a position that a viewer may see."""
    parts: list[RenderableType] = [header(s, cast)]
    parts += [Padding(line, (0, 0, 0, 2)) for line in happened]
    drawn = [Group(*lines) for lines in charts(s, offers, marked)]
    widths = [sheet.paper.width for sheet in sheets(s.board.key)]
    heights = [sheet.paper.height for sheet in sheets(s.board.key)]
    below: list[RenderableType] = [players_table(s, cast, viewer), *flowing(site_lines(s), width)]
    if len(drawn) > 1 and width >= sum(widths) + 1:
        lines = sky_lines(s, cast)
        fits = heights[1] + len(lines) <= heights[0]
        parts.append(_beside(drawn[0], Group(drawn[1], *lines) if fits else drawn[1], widths[1]))
        parts += [*([] if fits else flowing(lines, width)), *below]
    elif len(drawn) > 1:
        room = width - widths[1] - 1
        players = Group(players_panel(s, cast, viewer), *sky_lines(s, cast))
        parts += [drawn[0], _beside(drawn[1], players, room)]
    elif width >= SIDE_BY_SIDE:
        parts.append(_beside(drawn[0], players_panel(s, cast, viewer), min(PANEL, width - widths[0] - 1)))
    else:
        parts += [drawn[0], *below]
    parts += flowing(legend(s), width)
    return Group(*parts)


def _beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """A map and something of so many columns to the right of it."""
    both = Table.grid(padding=(0, 1, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column(width=width)
    both.add_row(left, right)
    return both
