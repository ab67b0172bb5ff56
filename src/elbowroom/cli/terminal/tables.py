"""Tables and cards: the players, the combo column, the regions, the options of a decision."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.chart import marks_at
from elbowroom.cli.terminal.options import Option, combo_name, combo_tokens, offers
from elbowroom.cli.terminal.sites import belongings, site_lines
from elbowroom.cli.terminal.sky import promises
from elbowroom.cli.terminal.voice import term
from elbowroom.cli.terminal.words import holder_of
from elbowroom.engine.actions import NOTHING, REGION, declared
from elbowroom.engine.column import price, usual_price
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.phases import PICK
from elbowroom.engine.regions import count
from elbowroom.engine.slots import active_of, in_decline
from elbowroom.engine.state import State
from elbowroom.engine.view import coins_are_open

EVERYTHING = -2  # a viewer who sees all balances, such as the reader of a record; -1 is a spectator
LONG_LIST = 12  # more options than this are set in two columns
FEW = 6  # regions of an ability that have lines of their own, with what it would bring there
TOLD_APART = ("conquer", "die", "place")


# --- players --------------------------------------------------------------------------------------------------------


def coins_text(s: State, seat: int, viewer: int) -> Text:
    """A balance if the viewer may see it, a question mark if not."""
    known = coins_are_open(s) or viewer in (seat, EVERYTHING)
    return Text(f"{s.coins(seat)} ¢" if known else "? ¢", glyphs.COIN_STYLE)


def player_line(s: State, cast: Cast, seat: int, viewer: int) -> Text:
    """Emblem, name and coins; an arrow points at the one who decides."""
    arrow = "▸" if seat == s.decider and not s.over else " "
    return Text.assemble(arrow, cast.tag(seat), "  ", coins_text(s, seat, viewer))


def race_lines(s: State, cast: Cast, seat: int) -> list[Text]:
    """What a player has: the pair, its regions and hand; races in decline in brackets."""
    lines: list[Text] = []
    for slot in range(active_of(seat), active_of(seat + 1)):
        if s.race(slot) < 0:
            continue
        regions = int(count(s.occupied(slot)))
        hand = f", hand {s.hand(slot)}" if s.hand(slot) else ""
        reserve = f", {s.reserve(slot)} aside" if s.reserve(slot) else ""
        if not in_decline(slot):
            lines.append(Text(s.pair_name(slot), "bold"))
            lines.append(Text(count_of(regions, "region") + hand + reserve))
            lines += belongings(s, cast, slot)
        else:
            lines.append(Text(f"({s.pair_name(slot)}: {regions}{hand})", glyphs.QUIET))
    return [*(lines or [Text("no race yet", glyphs.QUIET)]), *promises(s, cast, seat)]


def players_panel(s: State, cast: Cast, viewer: int) -> Group:
    """All players one below the other, then the sites that have been found, for the side of the map."""
    lines: list[RenderableType] = []
    for seat in range(s.rules.players):
        lines.append(player_line(s, cast, seat, viewer))
        lines += [Padding(line, (0, 0, 0, 2)) for line in race_lines(s, cast, seat)]
        lines.append(Text())
    return Group(*lines, *site_lines(s))


def players_table(s: State, cast: Cast, viewer: int) -> Table:
    """All players, a row each."""
    table = Table.grid(padding=(0, 2))
    for seat in range(s.rules.players):
        table.add_row(player_line(s, cast, seat, viewer), Text(" · ").join(race_lines(s, cast, seat)))
    return table


# --- the column -----------------------------------------------------------------------------------------------------


def column_cards(s: State, viewer: int) -> Table:
    """The six combos: price, coins on it, tokens, and what both tiles do."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False, expand=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    purse = int(s.coins(viewer)) if viewer >= 0 else -1
    for index in range(s.visible):
        table.add_row(Text(f"{index}", glyphs.COMMAND_STYLE), _card(s, index, purse))
    return table


def _card(s: State, index: int, purse: int) -> Group:
    race = s.rules.races[s.column_race(index)]
    power = s.rules.powers[s.column_power(index)]
    cost = price(s, s.turn_of, index) if s.phase == PICK else usual_price(s, s.turn_of, index)
    head = Text.assemble((combo_name(s, index), "bold underline"), f"   {combo_tokens(s, index)} tokens ")
    head.append(f"({race.tokens} + {power.tokens})   ", glyphs.QUIET)
    head.append(f"costs {cost} ¢" if cost else "free", glyphs.COIN_STYLE)
    if s.column_coins(index):
        head.append(f"   {s.column_coins(index)} ¢ lying on it", glyphs.COIN_STYLE)
    if 0 <= purse < cost and s.phase == PICK:
        head.append(f"   you lack {cost - purse} ¢", glyphs.ERROR_STYLE)
    return Group(head, Text(f"{power.name}: {power.summary} {race.name}: {race.summary}", glyphs.QUIET))


# --- regions --------------------------------------------------------------------------------------------------------


def region_table(s: State, cast: Cast, regions: Sequence[int], slot: int) -> Table:
    """Regions with everything that matters about them; costs are those for the race in a slot."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim italic")
    table.add_column("no.", justify="right", style="bold")
    table.add_column("terrain", no_wrap=True)
    table.add_column("held by", ratio=1)
    table.add_column("defence", no_wrap=True)
    table.add_column("cost", justify="right", no_wrap=True)
    table.add_column("neighbours")
    targets = offers(s)
    for region in regions:
        spec = s.board.specs[region]
        offer = targets.get(region)
        cost = f"[{offer.text}]" if offer else str(conquest_cost(s, slot, region))
        own = s.owner(region) == slot and s.race(slot) >= 0
        table.add_row(
            str(region + 1),
            _ground(spec.terrain, spec.symbols),
            holder_of(s, cast, region),
            f"{s.defence(region)} {marks_at(s, region)}".strip(),
            Text("yours", glyphs.QUIET) if own else Text(cost, "bold" if offer else glyphs.QUIET),
            Text(" ".join(str(n + 1) for n in spec.neighbours), glyphs.QUIET),
        )
    return table


def _ground(terrain: str, symbols: list[str]) -> str:
    return f"{glyphs.terrain_sign(terrain)} {term('terrain', terrain)} {glyphs.symbol_signs(symbols)}"


# --- options --------------------------------------------------------------------------------------------------------


def option_list(s: State, chosen: Sequence[Option], width: int) -> RenderableType:
    """The options: what to type, what it costs, what it means."""
    if s.phase == PICK:
        return column_cards(s, int(s.decider))
    rows = _rows(chosen)
    if len(rows) > LONG_LIST and width >= 90:
        half = (len(rows) + 1) // 2
        both = Table.grid(padding=(0, 2), expand=True)
        both.add_column(ratio=1)
        both.add_column(ratio=1)
        both.add_row(_grid(rows[:half]), _grid(rows[half:]))
        return both
    return _grid(rows)


def full_option_list(chosen: Sequence[Option]) -> Table:
    """Every option in a line of its own."""
    return _grid([_row(option, option.typed) for option in chosen])


Row = tuple[Text, Text, Text]


def _rows(chosen: Sequence[Option]) -> list[Row]:
    by_verb: dict[str, list[Option]] = {}
    for option in chosen:
        by_verb.setdefault(option.action.verb, []).append(option)
    together = {verb: group for verb, group in by_verb.items() if not _apart(group)}
    rows: list[Row] = []
    for option in chosen:
        group = together.get(option.action.verb)
        if group is None:
            rows.append(_row(option, _shortest(option)))
        elif option is group[0]:
            rows.append(_one_row(group))
    return rows


def _one_row(group: Sequence[Option]) -> Row:
    """All regions of a verb in one line, with what tells them apart: `2–9, 11 (1 coin); 12 (2 coins)`."""
    verb = declared(group[0].action.verb)
    alike: dict[str, list[int]] = {}
    for option in group:
        alike.setdefault(option.brings, []).append(int(option.action.target) + 1)
    regions = "; ".join(
        ", ".join(_ranges(numbers)) + (f" ({brings})" if brings else "") for brings, numbers in alike.items()
    )
    what = Text(f"{verb.label}: {regions}" + (f" — {verb.hint}" if verb.hint else ""))
    return Text(f"{verb.name.replace('_', ' ')} N", glyphs.COMMAND_STYLE), Text(), what


def _apart(group: Sequence[Option]) -> bool:
    """Whether the options of a verb have lines of their own: if there is something to tell about each of them."""
    action = group[0].action
    if len(group) == 1 or action.meaning != REGION or action.verb in TOLD_APART:
        return True
    return len(group) <= FEW and len({option.brings for option in group}) > 1


def _ranges(numbers: Sequence[int]) -> list[str]:
    starts = [n for n in numbers if n - 1 not in numbers]
    ends = [n for n in numbers if n + 1 not in numbers]
    return [
        f"{a}–{b}" if b > a + 1 else ", ".join(dict.fromkeys((str(a), str(b))))
        for a, b in zip(starts, ends, strict=True)
    ]


def _shortest(option: Option) -> str:
    if option.key and option.action.meaning == NOTHING:
        return f"{option.key} {option.typed}"
    return option.key or option.typed


def _row(option: Option, typed: str) -> Row:
    cost = Text()
    if option.action.verb == "conquer":
        cost.append(f"[{option.cost}]", glyphs.TARGET_STYLE)
    elif option.action.verb == "die":
        cost.append(f"[{option.cost}{glyphs.DIE}]", glyphs.RISKY_STYLE)
    return Text(typed.replace("_", " "), glyphs.COMMAND_STYLE), cost, option.what


def _grid(rows: Sequence[Row]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, justify="right")
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    return table
