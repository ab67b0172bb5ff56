"""Sites: markers that natives hide, found by conquest, serving whoever holds their region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import HOOKS, ON_RELEASE, Power, Site, Tile, implements
from elbowroom.engine.regions import BIT, first

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def stack_sites(s: State, order: list[int]) -> None:
    """Lay the site stack, given from top to bottom; only as many sites are used as regions hide one."""
    left = int(s.sites_left())
    if left > len(order):
        raise SetupError(f"{left} regions of this board hide a site, but only {len(order)} sites are in the game")
    for i in range(left):
        s.words[s.rules.site_stack_at + i] = order[left - 1 - i]


def site_stack(s: State) -> list[int]:
    """The sites still to be found, from top to bottom."""
    left = int(s.sites_left())
    return [int(s.words[s.rules.site_stack_at + left - 1 - i]) for i in range(left)]


def find_site(s: State, slot: i64, region: i64) -> None:
    """Turn up the next site of the stack in a region that hides one."""
    w = s.words
    place = s.rules.site_stack_at + s.sites_left() - 1
    site = w[place]
    w[place] = -1
    w[at.HIDING] &= ~BIT[region]
    lay_site(s, site, region)
    tile = s.rules.sites[site]
    if s.events is not None:
        s.tell("found", slot // 3, region, 0, tile.key)
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
            s.tell("site moved", s.seat_at(region), region, 0, tile.key, old)


def lend_badge(s: State, site: i64, power: i64) -> None:
    s.words[s.rules.site_badges_at + site] = power
    _refresh_at(s, s.site_region(site))
    if s.events is not None and power >= 0:
        s.tell("badge lent", -1, s.site_region(site), 0, s.rules.powers[power].key)


def _refresh_at(s: State, region: i64) -> None:
    if s.words[at.OWNER + region] >= 0:
        s.refresh(s.words[at.OWNER + region])


def release_badges(s: State, slot: i64, region: i64) -> None:
    """Whoever leaves a site loses the badge it lends."""
    for site in s.rules.sites:
        badge = s.site_badge(site.index)
        if badge >= 0 and s.site_region(site.index) == region:
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


def sites_in(s: State, region: i64) -> list[Site]:
    """The sites that lie in a region."""
    found: list[Site] = []
    if s.words[at.SITED] & BIT[region]:
        for site in s.rules.sites:
            if s.site_region(site.index) == region:
                found.append(site)
    return found


def ground(s: State, region: i64) -> i64:
    """Cost of the region if nobody and no marker were there."""
    cost = s.board.bare_cost[region]
    for site in sites_in(s, region):
        cost += site.defence
    return cost


def site_hooks(s: State, slot: i64) -> i64:
    """The set of hooks of the sites a slot holds or has armed, and of badges they lend."""
    hooks: i64 = 0
    rules = s.rules
    held = s.words[at.OCCUPIED + slot]
    declined: i64 = 0
    if slot % 3:
        declined = 1
    armed: i64 = 0
    if slot == s.words[at.ACTING]:
        armed = s.words[at.ARMED]
    found = s.words[at.FOUND]
    while found:
        site = first(found)
        found &= found - 1
        if held & BIT[s.words[rules.sites_at + site]]:
            hooks |= rules.site_hooks[site * 3 + declined]
            badge = s.words[rules.site_badges_at + site]
            if badge >= 0:
                hooks |= rules.power_hooks[badge * 2 + declined]
        if armed & BIT[site]:
            hooks |= rules.site_hooks[site * 3 + 2]
    return hooks


def with_sites(s: State, tiles: list[Tile], hook: i64, slot: i64) -> list[Tile]:
    """The tiles of a slot, and the sites and lent badges that implement the hook as well."""
    rules = s.rules
    held = s.words[at.OCCUPIED + slot]
    declined: i64 = 0
    if slot % 3:
        declined = 1
    bit = BIT[hook]
    armed: i64 = 0
    if slot == s.words[at.ACTING]:
        armed = s.words[at.ARMED]
    found = s.words[at.FOUND]
    while found:
        site = first(found)
        found &= found - 1
        hooks: i64 = 0
        if held & BIT[s.words[rules.sites_at + site]]:
            hooks = rules.site_hooks[site * 3 + declined]
            badge = s.words[rules.site_badges_at + site]
            if badge >= 0 and rules.power_hooks[badge * 2 + declined] & bit:
                tiles = [*tiles, rules.powers[badge]]
        if armed & BIT[site]:
            hooks |= rules.site_hooks[site * 3 + 2]
        if hooks & bit:
            tiles = [*tiles, rules.sites[site]]
    return tiles
