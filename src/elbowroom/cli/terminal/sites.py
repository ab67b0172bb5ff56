"""Relics and Places: which have been found, who holds them, what is hidden, and what races have besides tokens."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.voice import told
from elbowroom.cli.terminal.words import listed, place, raised_sites, who_stands
from elbowroom.engine import layout as at
from elbowroom.engine.hooks import Site
from elbowroom.engine.outlook import holdings
from elbowroom.engine.regions import members
from elbowroom.engine.slots import active_of, in_decline, seat_of
from elbowroom.engine.state import State


def found_sites(s: State) -> list[Site]:
    """The sites on the board, by region."""
    found = [site for site in s.rules.sites if s.site_region(site.index) >= 0]
    return sorted(found, key=lambda site: (s.site_region(site.index), site.mobile))


def lent_power(s: State, site: Site) -> str:
    """The name of the power a site lends, empty if it lends none."""
    badge = s.site_badge(site.index)
    return s.rules.powers[badge].name if badge >= 0 else ""


def _holder_sign(s: State, region: int) -> Text:
    owner = int(s.owner(region))
    if owner < 0:
        return Text("nobody’s", glyphs.QUIET)
    emblem = glyphs.emblem(seat_of(owner))
    return Text(f"({emblem})" if in_decline(owner) else emblem, glyphs.player_colour(seat_of(owner)))


def site_lines(s: State) -> list[Text]:
    """Each site with its region and the emblem of its holder, and how many are hidden; nothing where there are none."""
    if not s.rules.sites:
        return []
    lines = []
    for site in found_sites(s):
        region = int(s.site_region(site.index))
        lent = f" ({lent_power(s, site)})" if lent_power(s, site) else ""
        sign = (glyphs.site_sign(site.mobile), glyphs.SITE_STYLE)
        lines.append(Text.assemble(sign, (f" {region + 1}", "bold"), f" {site.name}{lent} ", _holder_sign(s, region)))
    return [*lines, Text(hidden_sites(s), glyphs.QUIET)]


def hidden_sites(s: State) -> str:
    """How many sites wait under Monsters."""
    left = int(s.sites_left())
    return f"{count_of(left, 'site')} hidden by Monsters" if left else "no site is hidden any more"


def sites_page(s: State, cast: Cast) -> RenderableType:
    """All found sites with what they do, the hidden ones, and what players hold besides tokens."""
    if not s.rules.sites:
        return Text("There are no Relics and Places in this game.")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim italic")
    for name in ("site", "where it lies", "what it does"):
        table.add_column(name)
    for site in found_sites(s):
        region = int(s.site_region(site.index))
        what = Text(site.summary)
        if lent_power(s, site):
            what.append(f" {lent_power(s, site)}: ", "bold").append(s.rules.powers[s.site_badge(site.index)].summary)
        head = Text.assemble((glyphs.site_sign(site.mobile), glyphs.SITE_STYLE), (f" {site.name}", "bold"))
        table.add_row(head, Text(f"{place(s, region)}, ").append(_held(s, cast, region)), what)
    parts: list[RenderableType] = [table] if table.row_count else [Text("Nothing has been found yet.")]
    where = [str(region + 1) for region in members(s.words[at.HIDING])]
    regions = f": {'region' if len(where) == 1 else 'regions'} {listed(where)}" if where else ""
    parts.append(Text(hidden_sites(s) + regions, glyphs.QUIET))
    for seat in range(s.rules.players):
        if lines := belongings(s, cast, active_of(seat)):
            parts.append(Text.assemble(cast.whose(seat), f" {s.pair_name(active_of(seat))}: ", Text(", ").join(lines)))
    return Group(*parts)


def _held(s: State, cast: Cast, region: int) -> Text:
    return who_stands(s, cast, region) if s.owner(region) >= 0 else Text("nobody’s", glyphs.QUIET)


def belongings(s: State, cast: Cast, slot: int) -> list[Text]:
    """What a player has by an active race besides tokens and regions: Hammers, Vengeance, the Bag, lent powers."""
    if s.race(slot) < 0 or in_decline(slot):
        return []
    lines = [told(cast, fact) for fact in holdings(s, slot, seat_of(slot))]
    for site in found_sites(s):
        if s.owner(s.site_region(site.index)) == slot and lent_power(s, site):
            lines.append(Text(f"also {lent_power(s, site)}, by {site.name}"))
    if s.armed and slot == s.acting:
        lines.append(Text(f"raised: {listed([site.name for site in raised_sites(s)])}", "bold"))
    return lines


def marker_signs(s: State) -> list[str]:
    """What the signs of markers mean; those with one of their own only if they lie on the board."""
    words: list[str] = []
    for kind, marker in enumerate(s.rules.markers):
        if marker.sign and s.marked(kind):
            words.append(f"{marker.sign} {marker.name}" + (" (immune)" if marker.immune else ""))
    if any(marker.immune and not marker.sign for marker in s.rules.markers):
        words.append(f"{glyphs.IMMUNE} immune")
    return words
