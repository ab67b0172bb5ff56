"""What lies on the board of a position: races, natives, markers, access tokens and sites, from YAML and back."""

from __future__ import annotations

from typing import Final

from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions, lay_access
from elbowroom.engine.board import ACCESS
from elbowroom.engine.buried import buried, bury, can_bury
from elbowroom.engine.hooks import BURIES
from elbowroom.engine.markers import put_fleeting
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.rules import MAX_PLAYERS, Rules
from elbowroom.engine.sites import lay_site, lend_badge, site_stack, stack_sites
from elbowroom.engine.slots import in_decline
from elbowroom.engine.state import State
from elbowroom.notation.mixture import known_in
from elbowroom.notation.yaml_text import Item

MONSTERS: Final = 2  # natives that guard a site


def seat_in(item: Item, rules: Rules) -> int:
    """A seat by its number."""
    return item.integer(1, int(rules.players)) - 1


def region_in(item: Item, rules: Rules) -> int:
    """A region by its number."""
    return item.integer(1, int(rules.board.size)) - 1


def race_in(item: Item, rules: Rules) -> int:
    """A race of the game by its key."""
    return rules.race_named(known_in(item, [race.key for race in rules.races]))


def power_in(item: Item, rules: Rules) -> int:
    """A power of the game by its key."""
    return rules.power_named(known_in(item, [power.key for power in rules.powers]))


# --- access tokens ----------------------------------------------------------------------------------------------------


def read_access(s: State, access: Item | None, root: Item) -> None:
    """Lay the access tokens: two different regions of land on the ground (SKY-2.4, SKY-2.5)."""
    board = s.rules.board
    if not board.sky:
        if access is not None:
            access.fail(f"{board.key} has no sky to be joined to")
        return
    if access is None:
        root.fail(f"'access' is missing: where do {' and '.join(ACCESS)} lie?")
    fields = access.fields(*ACCESS)
    places: list[int] = []
    for token in ACCESS:
        if token not in fields:
            access.fail(f"'{token}' is missing")
        region = region_in(fields[token], s.rules)
        if board.sky & BIT[region]:
            fields[token].fail(f"region {region + 1} is in the sky; access tokens lie on the ground (SKY-2.4)")
        if not board.land & BIT[region]:
            fields[token].fail(f"region {region + 1} is water; access tokens lie on land (SKY-2.5)")
        if region in places:
            fields[token].fail(f"region {region + 1} already has an access token (SKY-2.4)")
        places.append(region)
    lay_access(s, places)


def access_data(s: State) -> dict[str, int]:
    """Where access tokens lie; empty without a sky."""
    return {token: region + 1 for token, region in zip(ACCESS, access_regions(s), strict=False)}


# --- regions ----------------------------------------------------------------------------------------------------------


def read_regions(s: State, regions: Item | None, held: dict[int, int]) -> None:
    """Fill the regions that are mentioned; `held` is the slot of every race that a seat holds."""
    if regions is None:
        return
    for number, item in regions.numbered("region", int(s.board.size)).items():
        region = number - 1
        fields = item.fields("race", "tokens", "natives", "hides", "markers", "buried")
        if "race" in fields:
            race = race_in(fields["race"], s.rules)
            if race not in held:
                fields["race"].fail("no seat holds this race")
            s.set_natives(region, 0)
            s.settle(held[race], region, fields["tokens"].integer(1, 99) if "tokens" in fields else 1)
        elif "tokens" in fields:
            fields["tokens"].fail("tokens of which race? 'race' is missing")
        if "natives" in fields:
            s.set_natives(region, _natives(fields["natives"], s.rules))
        if s.rules.sites or "hides" in fields:
            _read_hiding(s, region, fields.get("hides"))
        if "markers" in fields:
            _read_markers(s, region, fields["markers"])
        if "buried" in fields:
            _read_buried(s, region, fields["buried"], held)


def _natives(item: Item, rules: Rules) -> int:
    amount = item.integer(0, 9)
    if rules.monsters and amount > MONSTERS:
        item.fail(f"a region has no natives, 1 Lost Tribe or {MONSTERS} Monsters (MIX-3.3), not {amount}")
    if rules.sites and not rules.monsters and amount not in (0, MONSTERS):
        item.fail(f"a region has {MONSTERS} Monsters or none (UG-12.3), not {amount}")
    return amount


def _read_hiding(s: State, region: int, hides: Item | None) -> None:
    """Monsters hide a site; where they have left without a conquest it is still there (MIX-3.8)."""
    hiding = s.natives(region) >= MONSTERS
    if hides is not None and hides.boolean() != hiding:
        if hiding:
            hides.fail(f"{MONSTERS} Monsters always hide a site")
        if not s.rules.sites:
            hides.fail(f"{s.board.key} has no sites")
        if not s.is_empty(region):
            hides.fail(f"a site is hidden by {MONSTERS} Monsters or in the empty region they have left (MIX-3.8)")
        hiding = True
    s.words[at.HIDING] &= ~BIT[region]
    if hiding:
        s.words[at.HIDING] |= BIT[region]


def _read_markers(s: State, region: int, item: Item) -> None:
    keys = [marker.key for marker in s.rules.markers]
    for name, amount in item.fields(*keys).items():
        kind = keys.index(name)
        marker = s.rules.markers[kind]
        for _ in range(amount.integer(0, marker.supply if marker.piles else 1)):
            s.put_marker(kind, region)


def _read_buried(s: State, region: int, item: Item, held: dict[int, int]) -> None:
    """A token of a race in decline under the race that took its region."""
    if not can_bury(s):
        item.fail("no race of this game buries tokens")
    race = race_in(item, s.rules)
    if race not in held:
        item.fail("no seat holds this race")
    below, above = held[race], int(s.owner(region))
    if not in_decline(below):
        item.fail("only tokens of a race in decline are buried (SKY-R-SCAVENGERS-1)")
    if above < 0 or not any(tile.buries(s, above, below) for tile in s.listening(BURIES, above)):
        item.fail(f"no race that buries tokens is in region {region + 1} (SKY-9.4)")
    bury(s, below, region)


def read_makers(s: State, makers: Item | None, root: Item) -> None:
    """Who put the markers that leave at the start of their maker's next turn; they need not stand under regions."""
    rules = s.rules
    keys = [rules.markers[kind].key for kind in rules.fleeting]
    if makers is not None and not keys:
        makers.fail("no marker of this game leaves with the next turn of its maker")
    named = makers.fields(*keys) if makers is not None else {}
    for key, item in named.items():
        kind = rules.marker_kind(key)
        for number, seat in item.numbered("region", int(rules.board.size)).items():
            s.clear_marker(kind, number - 1)
            put_fleeting(s, kind, number - 1, seat_in(seat, rules))
    for i, key in enumerate(keys):
        made = {region for seat in range(MAX_PLAYERS) for region in _made(s, i, seat)}
        for region in members(s.marked(rules.marker_kind(key))):
            if region not in made:
                root.fail(f"who put the {key} marker in region {region + 1}? 'makers' does not say")


def _made(s: State, i: int, seat: int) -> list[int]:
    """The regions where a seat put the i-th kind of fleeting marker."""
    return members(s.words[s.rules.fleeting_at + i * MAX_PLAYERS + seat])


def makers_data(s: State) -> dict[str, object]:
    """Who put the markers that leave by themselves."""
    data: dict[str, object] = {}
    for i, kind in enumerate(s.rules.fleeting):
        made = {region + 1: seat + 1 for seat in range(MAX_PLAYERS) for region in _made(s, i, seat)}
        if made:
            data[s.rules.markers[kind].key] = made
    return data


def region_data(s: State, region: int) -> dict[str, object]:
    """What differs from the printed board."""
    data: dict[str, object] = {}
    if s.owner(region) >= 0:
        data["race"] = s.rules.races[s.race(s.owner(region))].key
        data["tokens"] = int(s.tokens(region))
    elif s.natives(region) != s.board.natives[region]:
        data["natives"] = int(s.natives(region))
    if s.words[at.HIDING] & BIT[region] and s.natives(region) < MONSTERS:
        data["hides"] = True
    markers = {
        marker.key: int(s.markers_at(kind, region))
        for kind, marker in enumerate(s.rules.markers)
        if s.markers_at(kind, region)
    }
    if markers:
        data["markers"] = markers
    for slot in range(s.rules.slots):
        if buried(s, slot) & BIT[region]:
            data["buried"] = s.rules.races[s.race(slot)].key
    return data


# --- sites ------------------------------------------------------------------------------------------------------------


def read_sites(s: State, sites: Item | None, root: Item) -> set[int]:
    """Lay the sites that have been found and the stack of the others; returns the badges they lend.

    What the stack does not mention follows in the order of the box.
    """
    rules = s.rules
    if not rules.sites:
        if sites is not None:
            sites.fail(f"{s.board.key} has no sites")
        return set()
    keys = [site.key for site in rules.sites]
    fields = sites.fields("found", "stack", "badges") if sites is not None else {}
    used: set[int] = set()
    for key, item in fields["found"].fields(*keys).items() if "found" in fields else []:
        region = region_in(item, rules)
        if s.words[at.HIDING] & BIT[region]:
            if not s.natives(region):
                item.fail(f"region {region + 1} still hides another site")
            item.fail(f"natives are still in region {region + 1}, so nothing has been found there")
        lay_site(s, keys.index(key), region)
        used.add(keys.index(key))
    stack: list[int] = []
    for item in fields["stack"].items() if "stack" in fields else []:
        site = keys.index(item.one_of(keys))
        if site in used:
            item.fail("this site is already somewhere else")
        used.add(site)
        stack.append(site)
    stack += [site for site in range(len(keys)) if site not in used]
    left = int(s.sites_left())
    if "stack" in fields and len(fields["stack"].items()) > left:
        fields["stack"].fail(f"{left} regions hide a site, the stack has {len(fields['stack'].items())}")
    if len(stack) < left:
        root.fail(f"{left} regions hide a site, but only {len(stack)} sites have not been found")
    stack_sites(s, stack)
    return _read_lent_badges(s, fields["badges"], keys) if "badges" in fields else set()


def _read_lent_badges(s: State, badges: Item, keys: list[str]) -> set[int]:
    lent: set[int] = set()
    for key, item in badges.fields(*keys).items():
        power = power_in(item, s.rules)
        if power in lent:
            item.fail("this power is already lent; there is one badge of each")
        if power in {int(s.power(slot)) for slot in range(s.rules.slots)}:
            item.fail("this power is already held; there is one badge of each")
        if s.site_region(keys.index(key)) < 0:
            item.fail("a site lends a badge only when it has been found")
        lend_badge(s, keys.index(key), power)
        lent.add(power)
    return lent


def site_data(s: State) -> dict[str, object]:
    """Where sites lie, what is left of their stack and what they lend."""
    found = [site for site in s.rules.sites if s.site_region(site.index) >= 0]
    data: dict[str, object] = {
        "found": {site.key: int(s.site_region(site.index)) + 1 for site in found},
        "stack": [s.rules.sites[site].key for site in site_stack(s)],
    }
    badges = {site.key: s.rules.powers[s.site_badge(site.index)].key for site in found if s.site_badge(site.index) >= 0}
    if badges:
        data["badges"] = badges
    return data
