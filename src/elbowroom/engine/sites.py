"""Sites: markers that natives hide, found by conquest, serving whoever holds their region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.errors import SetupError
from elbowroom.engine.events import BadgeLent, Found, SiteMoved
from elbowroom.engine.hooks import HOOKS, ON_RELEASE, Power, Site, Tile, implements
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, active_of, in_decline, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def stack_sites(s: State, order: list[int]) -> None:
    """Lay the site stack, given from top to bottom; only as many sites are used as regions hide one."""
    left = int(s.sites_left())
    if left > len(order):
        raise SetupError("too-few-sites", count=int(left), sites=len(order))
    for i in range(left):
        s.words[s.rules.site_stack_at + i] = order[left - 1 - i]


def site_stack(s: State) -> list[int]:
    """The sites still to be found, from top to bottom."""
    left = int(s.sites_left())
    return [int(s.words[s.rules.site_stack_at + left - 1 - i]) for i in range(left)]


def find_site(s: State, slot: Slot, region: i64) -> None:
    """Turn up the next site of the stack in a region that hides one."""
    w = s.words
    place = s.rules.site_stack_at + s.sites_left() - 1
    site = w[place]
    w[place] = -1
    w[at.HIDING] &= ~BIT[region]
    lay_site(s, site, region)
    tile = s.rules.sites[site]
    if s.events is not None:
        s.tell(Found(seat_of(slot), region, tile.key))
    tile.on_found(s, slot, region)


def lay_site(s: State, site: i64, region: i64) -> None:
    """Put a site into a region; one that lay elsewhere moves."""
    w = s.words
    tile = s.rules.sites[site]
    old = w[s.rules.sites_at + site]
    w[s.rules.sites_at + site] = region
    w[at.DEFENCE + region] += tile.defence
    w[at.SITED] |= BIT[region]
    w[at.FOUND] |= BIT[site]
    _refresh_at(s, region)
    if old >= 0:
        w[at.DEFENCE + old] -= tile.defence
        if old != region and not sites_in(s, old):
            w[at.SITED] &= ~BIT[old]
        _refresh_at(s, old)
        if s.events is not None:
            s.tell(SiteMoved(s.seat_at(region), region, tile.key, old))


def lend_badge(s: State, site: i64, power: i64) -> None:
    """A site lends a power, -1 for none, to whoever holds it."""
    s.lenders |= BIT[site]
    s.words[s.rules.site_badges_at + site] = power
    _refresh_at(s, s.site_region(site))
    if s.events is not None and power >= 0:
        s.tell(BadgeLent(s.site_region(site), s.rules.powers[power].key))


def recall_lenders(s: State) -> None:
    """The words of a state came from elsewhere: find the sites that lend a badge."""
    s.lenders = 0
    for site in range(s.rules.site_count):
        if s.site_badge(site) >= 0:
            s.lenders |= BIT[site]


def _refresh_at(s: State, region: i64) -> None:
    if s.words[at.OWNER + region] >= 0:
        s.refresh(s.words[at.OWNER + region])


def release_badges(s: State, slot: Slot, region: i64) -> None:
    """Whoever leaves a site loses the badge it lends."""
    lenders = s.words[at.FOUND] & s.lenders
    while lenders:
        site = first(lenders)
        lenders &= lenders - 1
        badge = s.site_badge(site)
        if badge >= 0 and s.site_region(site) == region:
            power = s.rules.powers[badge]
            if implements(power, HOOKS[ON_RELEASE]):
                power.on_release(s, slot)
            _clear_lent_markers(s, power)


def _clear_lent_markers(s: State, power: Power) -> None:
    """Markers of a badge leave with the site that lent it unless they stay in decline as well."""
    marker = power.marker
    while marker < power.marker + power.marker_kinds:
        if not s.rules.marker_lasting[marker] and not s.rules.markers[marker].independent:
            while s.marked(marker):
                s.clear_marker(marker, first(s.marked(marker)))
        marker += 1


def begin_turn_of_sites(s: State) -> None:
    """Sites and the badges they lend forget what they noted for one turn."""
    found = s.words[at.FOUND] & (s.rules.forgetful | s.lenders)
    while found:
        site = first(found)
        found &= found - 1
        s.forget_turn(s.rules.sites[site])
        badge = s.site_badge(site)
        if badge >= 0:
            s.forget_turn(s.rules.powers[badge])


def end_turn_of_badges(s: State, seat: i64) -> None:
    """Badges that sites lend hear of the end of a turn also if it is not their holder's."""
    lenders = s.words[at.FOUND] & s.lenders
    while lenders:
        site = first(lenders)
        lenders &= lenders - 1
        badge = s.site_badge(site)
        if badge >= 0 and s.site_holder(site) != seat:
            s.rules.powers[badge].on_turn_end(s, active_of(seat))


def found_sites(s: State) -> list[Site]:
    """The sites that lie on the board."""
    sites: list[Site] = []
    found = s.words[at.FOUND]
    while found:
        sites.append(s.rules.sites[first(found)])
        found &= found - 1
    return sites


def sites_in(s: State, region: i64) -> list[Site]:
    """The sites that lie in a region."""
    sites: list[Site] = []
    if s.words[at.SITED] & BIT[region]:
        found = s.words[at.FOUND]
        while found:
            site = first(found)
            found &= found - 1
            if s.site_region(site) == region:
                sites.append(s.rules.sites[site])
    return sites


def ground(s: State, region: i64) -> i64:
    """Cost of the region if nobody and no marker were there."""
    cost = s.board.bare_cost[region]
    for site in sites_in(s, region):
        cost += site.defence
    return cost


def site_hooks(s: State, slot: Slot) -> i64:
    """The set of hooks of the sites a slot holds or has armed, and of badges they lend."""
    w = s.words
    rules = s.rules
    hooks: i64 = 0
    held = w[at.OCCUPIED + slot] & w[at.SITED]
    armed: i64 = 0
    if slot == w[at.ACTING]:
        armed = w[at.ARMED]
    if held | armed == 0:
        return hooks
    declined: i64 = 0
    if in_decline(slot):
        declined = 1
    found = w[at.FOUND]
    while found:
        site = first(found)
        found &= found - 1
        if held & BIT[w[rules.sites_at + site]]:
            hooks |= rules.site_hooks[site * 3 + declined]
            badge = w[rules.site_badges_at + site]
            if badge >= 0:
                hooks |= rules.power_hooks[badge * 2 + declined]
        if armed & BIT[site]:
            hooks |= rules.site_hooks[site * 3 + 2]
    return hooks


def with_sites(s: State, tiles: list[Tile], hook: i64, slot: Slot, asked: i64) -> list[Tile]:
    """The tiles of a slot, and those of the given sites and the badges they lend that implement the hook for it."""
    w = s.words
    rules = s.rules
    held = w[at.OCCUPIED + slot]
    declined: i64 = 0
    if in_decline(slot):
        declined = 1
    armed: i64 = 0
    if slot == w[at.ACTING]:
        armed = w[at.ARMED]
    while asked:
        site = first(asked)
        asked &= asked - 1
        hooks: i64 = 0
        if held & BIT[w[rules.sites_at + site]]:
            hooks = rules.site_hooks[site * 3 + declined]
            badge = w[rules.site_badges_at + site]
            if badge >= 0:
                tiles = _joined(tiles, rules.listening(hook, -1, badge, declined))
        if armed & BIT[site]:
            hooks |= rules.site_hooks[site * 3 + 2]
        if hooks & BIT[hook]:
            tiles = _joined(tiles, rules.site_alone[site])
    return tiles


def _joined(tiles: list[Tile], more: list[Tile]) -> list[Tile]:
    """Both lists in one; a new list is only made if it has to be."""
    if not more:
        return tiles
    if not tiles:
        return more
    return tiles + more
