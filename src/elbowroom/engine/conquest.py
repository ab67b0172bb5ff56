"""Conquest: which regions a race can take, what they cost, and what happens when one is taken (CORE-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action
from elbowroom.engine.buried import all_buried, bury, unearth
from elbowroom.engine.decline import vanish_if_gone
from elbowroom.engine.events import Conquered, Lost, Lowered
from elbowroom.engine.hooks import (
    ACTIONS,
    AS_IF_EMPTY,
    BURIES,
    BY_CONVERSION,
    BY_FORCE,
    BY_OVERRUN,
    CHEAPER,
    CHEAPER_AGAIN,
    DEARER,
    ENTRY,
    HABITABLE,
    LOSSES,
    ON_ATTACKED,
    ON_CONQUER,
    ON_DEFEAT,
    ON_LOSE,
    ON_LOWERED,
    ON_SERVED,
    ON_SUPPORTED,
    PLAIN,
    PROTECTS,
    REACH,
    SUPPORT,
    TOLL,
    Site,
)
from elbowroom.engine.regions import BIT, first, members
from elbowroom.engine.sites import find_site, ground
from elbowroom.engine.slots import PLACES, Slot, active_of, in_decline, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State

HIGHEST_ROLL: Final = 3

_PLAIN: Final = BIT[PLAIN]
_PROTECTS: Final = BIT[PROTECTS]
_SUPPORT: Final = BIT[SUPPORT]
_TOLL: Final = BIT[TOLL]
_PRICING: Final[i64] = BIT[CHEAPER] | BIT[CHEAPER_AGAIN] | BIT[DEARER] | BIT[AS_IF_EMPTY]


def in_reach(s: State, slot: Slot) -> i64:
    """Where the race can go by its position: entry regions if it has none, else what is adjacent (CORE-6.2, 6.3)."""
    occupied = s.words[at.OCCUPIED + slot]
    if occupied == 0:
        regions = s.board.entry
        for tile in s.listening(ENTRY, slot):
            regions = tile.entry(s, slot, regions)
        return regions & ~closed_sky(s, slot)
    regions = s.adjacent(slot, occupied)
    for tile in s.listening(REACH, slot):
        regions = tile.reach(s, slot, regions)
    return regions


def closed_sky(s: State, slot: Slot) -> i64:
    """The sky, while the race must come onto the board on the ground whatever else would let it in (SKY-3.7)."""
    if s.board.sky == 0 or s.words[at.OCCUPIED + slot] or not s.rules.ground_first:
        return 0
    return s.board.sky if s.rules.races[s.race(slot)].enters_below else 0


def habitable(s: State, slot: Slot) -> i64:
    """Regions whose terrain the race may stand on."""
    regions = s.board.land
    for tile in s.listening(HABITABLE, slot):
        regions = tile.habitable(s, slot, regions)
    return regions


def protected(s: State, slot: Slot) -> i64:
    """Regions that agreements and abilities of others keep the race from attacking."""
    regions: i64 = 0
    slots = _others(s, slot, _PROTECTS)
    while slots:
        other = first(slots)
        slots &= slots - 1
        for tile in s.listening(PROTECTS, other):
            regions |= tile.protects(s, other, slot)
    return regions


def _others(s: State, slot: Slot, hook: i64) -> i64:
    """Slots of other players with a tile that implements a hook."""
    found: i64 = 0
    other: i64 = 0
    slots = s.rules.slots
    while other < slots:
        if s.words[at.HOOKS + other] & hook:
            found |= BIT[other]
        other += 1
    own = active_of(seat_of(slot))
    return found & ~(BIT[own] | BIT[own + 1] | BIT[own + 2])


def _hooks_of_others(s: State, slot: Slot) -> i64:
    """The set of hooks that tiles of other players implement now."""
    w = s.words
    hooks: i64 = 0
    own = at.HOOKS + active_of(seat_of(slot))
    seat: i64 = at.HOOKS
    end = seat + s.rules.slots
    while seat < end:
        if seat != own:
            hooks |= w[seat] | w[seat + 1] | w[seat + 2]
        seat += PLACES
    return hooks


def plain(s: State, slot: Slot) -> i64:
    """Regions of others that the race can only take without help of any ability."""
    regions: i64 = 0
    if s.rules.present & _PLAIN and _hooks_of_others(s, slot) & _PLAIN:
        slots = _others(s, slot, _PLAIN)
        while slots:
            other = first(slots)
            slots &= slots - 1
            for tile in s.listening(PLAIN, other):
                regions |= tile.plain(s, other, slot) & s.occupied(other)
    return regions


def immune(s: State, seat: i64) -> i64:
    """Regions that a marker keeps a player out of: he does not stand there, and the marker lets him not pass."""
    regions = s.guarded() & ~s.owned(seat)
    if regions and s.words[at.FOUND] & s.rules.letting_pass:
        return _immune_beside_sites(s, seat)
    return regions


def _immune_beside_sites(s: State, seat: i64) -> i64:
    regions: i64 = 0
    others = ~s.owned(seat)
    i: i64 = 0
    while i < len(s.rules.guards):
        guarded = s.words[at.TAIL + s.rules.guards[i]] & others
        site = s.rules.keepers[i]
        if guarded and site >= 0 and s.site_holder(site) == seat:
            guarded &= ~_unoccupied(s, guarded)
        regions |= guarded
        i += 1
    return regions


def _unoccupied(s: State, regions: i64) -> i64:
    found: i64 = 0
    while regions:
        r = first(regions)
        regions &= regions - 1
        if s.words[at.OWNER + r] < 0:
            found |= BIT[r]
    return found


def targets(s: State, slot: Slot) -> i64:
    """Regions the race may conquer if it has the tokens (CORE-6.1, points 1 to 5)."""
    reach = in_reach(s, slot)
    others = _hooks_of_others(s, slot)
    if others & _PLAIN:
        unaided = plain(s, slot)
        reach &= ~unaided
        if s.words[at.ARMED] == 0:  # what is armed must be of use
            reach |= printed_reach(s, slot) & unaided
    if others & _PROTECTS:
        reach &= ~protected(s, slot)
    return reach & habitable(s, slot) & ~s.words[at.OCCUPIED + slot] & ~immune(s, seat_of(slot))


def banned(s: State, slot: Slot) -> i64:
    """Regions that a marker, an agreement or an ability keeps the race from attacking, wherever it stands."""
    return immune(s, seat_of(slot)) | protected(s, slot)


def printed_reach(s: State, slot: Slot) -> i64:
    """Where the race can go by the board alone."""
    occupied = s.words[at.OCCUPIED + slot]
    return s.board.neighbours(occupied) if occupied else s.board.entry


def ability_targets(s: State, slot: Slot) -> i64:
    """Regions the race may conquer by an ability of its own instead of the normal way."""
    return targets(s, slot) & ~plain(s, slot)


def lone_tokens(s: State, slot: Slot) -> i64:
    """Regions where an opponent's active race stands with exactly one token and nothing that counts as a second."""
    regions: i64 = 0
    seat: i64 = 0
    while seat < s.rules.players:
        if seat != seat_of(slot):
            held = s.words[at.OCCUPIED + active_of(seat)]
            while held:
                r = first(held)
                if s.words[at.TOKENS + r] == 1:
                    regions |= BIT[r]
                held &= held - 1
        seat += 1
    for marker in s.rules.company:
        regions &= ~s.marked(marker)
    return regions & ~all_buried(s)


def may_convert(s: State, slot: Slot) -> bool:
    """Whether a conversion may begin: like any conquest it needs a token in hand (CORE-6.1), though it uses none."""
    return s.hand(slot) > 0 or not s.rules.conversion_needs_token


def reach_without_border(s: State, slot: Slot) -> i64:
    """Regions the race reaches without standing next to them, even when it has no region at all."""
    regions: i64 = 0
    for tile in s.listening(REACH, slot):
        regions = tile.reach(s, slot, regions)
    return regions


@final
class Prices:
    """What every region costs one race now. Discounts of all tiles are added up as binary digits, one set a digit."""

    def __init__(self, s: State, slot: Slot) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.dearer: i64 = 0
        self.empty: i64 = 0
        self.special: i64 = 0  # regions that a tile has something to say about
        if s.hooks(slot) & _PRICING:
            self._ask_tiles(s, slot)
            self.special = self.ones | self.twos | self.fours | self.eights | self.dearer | self.empty
        # CORE-6.8: a player's own tokens do not defend against his other race.
        self.own: i64 = 0
        if not s.rules.own_tokens_defend:
            self.own = s.owned(seat_of(slot))

    def _ask_tiles(self, s: State, slot: Slot) -> None:
        for tile in s.listening(CHEAPER, slot):
            self._add(tile.cheaper(s, slot), tile.off)
        for tile in s.listening(CHEAPER_AGAIN, slot):
            self._add(tile.cheaper_again(s, slot), tile.off)
        for tile in s.listening(DEARER, slot):
            self.dearer |= tile.dearer(s, slot)
        for tile in s.listening(AS_IF_EMPTY, slot):
            self.empty |= tile.as_if_empty(s, slot)
        unaided = plain(s, slot)
        if unaided:
            self.ones &= ~unaided
            self.twos &= ~unaided
            self.fours &= ~unaided
            self.eights &= ~unaided
            self.empty &= ~unaided

    def _add(self, regions: i64, amount: i64) -> None:
        while amount >= 2:
            self._add_twos(regions)
            amount -= 2
        if amount:
            self._add_twos(self.ones & regions)
            self.ones ^= regions

    def _add_twos(self, regions: i64) -> None:
        carry = self.twos & regions
        self.twos ^= regions
        self.eights |= self.fours & carry
        self.fours ^= carry

    def of(self, s: State, region: i64) -> i64:
        """The cost of a region, at least 1 (CORE-6.6)."""
        bit = BIT[region]
        cost = s.words[at.DEFENCE + region]
        if self.empty & bit:
            cost = ground(s, region)
        elif self.own & bit:
            cost -= s.words[at.TOKENS + region]
        if self.special & bit:
            if self.ones & bit:
                cost -= 1
            if self.twos & bit:
                cost -= 2
            if self.fours & bit:
                cost -= 4
            if self.eights & bit:
                cost -= 8
            if self.dearer & bit:
                cost += 1
        if cost > 1:
            return cost
        return 1


def single_token(s: State, slot: Slot, region: i64) -> i64:
    """Tokens for a conquest that takes a single one whatever defends the region; some races need more (MIX-4.6)."""
    tokens: i64 = 1
    for tile in s.listening(DEARER, slot):
        if tile.dearer(s, slot) & BIT[region]:
            tokens += 1
    return tokens


def cost(s: State, slot: Slot, region: i64) -> i64:
    """Tokens the race needs for one region."""
    if s.hooks(slot) & _PRICING:
        return Prices(s, slot).of(s, region)
    needed = s.words[at.DEFENCE + region]
    if not s.rules.own_tokens_defend and s.owned(seat_of(slot)) & BIT[region]:
        needed -= s.words[at.TOKENS + region]
    return max(1, needed)


def support(s: State, slot: Slot, region: i64) -> i64:
    """Pieces that may pay for the region like tokens."""
    pieces = helpers(s, slot)
    if pieces and plain(s, slot) & BIT[region]:
        return 0
    return pieces


def helpers(s: State, slot: Slot) -> i64:
    """Pieces that may pay like tokens wherever an ability helps."""
    pieces: i64 = 0
    for tile in s.listening(SUPPORT, slot):
        pieces += tile.support(s, slot)
    return pieces


def can_attack(s: State, slot: Slot, site: i64) -> bool:
    """Whether any conquest would be possible if a site were armed as well."""
    armed = s.armed
    s.arm(armed | BIT[site])
    possible = _any_conquest(s, slot)
    s.arm(armed)
    return possible


def _any_conquest(s: State, slot: Slot) -> bool:
    hand = s.hand(slot)
    if hand > 0:
        if s.rules.has_final_die(s.race(slot), s.power(slot)):
            hand += HIGHEST_ROLL
        prices = Prices(s, slot)
        regions = targets(s, slot)
        while regions:
            r = first(regions)
            regions &= regions - 1
            if prices.of(s, r) - support(s, slot, r) <= hand:
                return True
    out: list[Action] = []
    for tile in s.listening(ACTIONS, slot):  # some conquer in ways of their own; a site that stays where it is does not
        if not (isinstance(tile, Site) and (tile.serves or not tile.mobile)):
            tile.actions(s, slot, out)
    return len(out) > 0


def conquer_for(s: State, slot: Slot, region: i64, needed: i64) -> None:
    """Take a region for its cost; pieces that support the race pay first, beside one token (CORE-6.10)."""
    pieces: i64 = 0
    if s.hooks(slot) & _SUPPORT:
        pieces = support(s, slot, region)
        if pieces > needed - 1:
            pieces = needed - 1
    conquer(s, slot, region, needed - pieces, BY_FORCE)
    if pieces:
        for tile in s.listening(ON_SUPPORTED, slot):
            tile.on_supported(s, slot, region, pieces)


def fail(s: State, slot: Slot, region: i64) -> None:
    """An attempt with the die has failed; it was an attack all the same (CORE-6.17)."""
    s.begin_conquests()
    note_attack(s, slot, region)
    release_armed(s, slot, -1)


def conquer(s: State, slot: Slot, region: i64, tokens: i64, how: i64) -> None:
    """Take a region with tokens from hand, when a defender is converted from the tray first (CORE-6.12)."""
    s.begin_conquests()
    w = s.words
    was_empty = s.is_empty(region)
    defender = w[at.OWNER + region]
    if s.events is not None:
        race = s.rules.races[s.race(slot)].key
        s.tell(Conquered(seat_of(slot), region, race, tokens, seat_of(defender) if defender >= 0 else -1))
    note_attack(s, slot, region)
    losers = s.rules.nobody
    lost: i64 = 1
    if defender >= 0:
        losers = s.listening(ON_LOSE, defender)  # asked before a badge that is lent is lost with the region
        if how != BY_CONVERSION and s.rules.present & _TOLL:
            for tile in s.listening(TOLL, slot):
                lost = tile.toll(s, slot, lost)
        stays = how != BY_CONVERSION and _is_buried(s, slot, defender)
        lowered = seat_of(defender) != seat_of(slot) or s.rules.own_races_spare
        lost = _withdraw(s, defender, region, how, lost, lowered, buried=stays)
    elif w[at.NATIVES + region]:
        s.set_natives(region, 0)
    if how == BY_CONVERSION and w[at.TRAY + w[at.RACE + slot]] >= tokens:
        w[at.TRAY + w[at.RACE + slot]] -= tokens
    else:
        w[at.HAND + slot] -= tokens
    s.settle(slot, region, tokens)
    w[at.CONQUERED + slot] |= BIT[region]
    if not was_empty:
        w[at.NONEMPTY + slot] += 1
    if w[at.ARMED]:
        release_armed(s, slot, region)
    for tile in s.listening(ON_CONQUER, slot):
        tile.on_conquer(s, slot, region, was_empty, how)
    if defender >= 0:
        for tile in s.listening(ON_DEFEAT, slot):
            tile.on_defeat(s, slot, region, defender, lost, how)
    if w[at.HIDING] & BIT[region]:
        find_site(s, slot, region)
    if defender >= 0:
        for tile in losers:
            tile.on_lose(s, defender, region, slot, how)
        vanish_if_gone(s, defender)


def overrun(s: State, slot: Slot, region: i64, toll: i64, conquers: bool, spares: bool = True) -> None:
    """Clear a region without taking it: its occupant loses up to `toll` tokens, natives leave.

    `conquers`: it is a conquest all the same, so the occupant's tiles hear of the loss and a site is found.
    `spares`: the occupant's tiles may lower the loss, as in a conquest by another player.
    """
    defender = s.words[at.OWNER + region]
    note_attack(s, slot, region)
    if defender >= 0:
        losers = s.listening(ON_LOSE, defender)
        lowered = spares and seat_of(defender) != seat_of(slot)
        _withdraw(s, defender, region, BY_OVERRUN, min(toll, s.tokens(region)), lowered)
        if conquers and seat_of(defender) != seat_of(slot):
            for tile in losers:
                tile.on_lose(s, defender, region, slot, BY_OVERRUN)
        vanish_if_gone(s, defender)
    elif s.words[at.NATIVES + region]:
        s.set_natives(region, 0)
    if conquers and s.words[at.HIDING] & BIT[region]:
        find_site(s, slot, region)


def release_armed(s: State, slot: Slot, region: i64) -> None:
    """Sites that served the conquest of a region, or an attempt that failed (-1), have done so."""
    if s.words[at.ARMED]:
        for tile in s.listening(ON_SERVED, slot):
            tile.on_served(s, slot, region)
        s.arm(0)
        s.words[at.LOWERED] = 0


def put_down(s: State, slot: Slot, sites: i64) -> None:
    """Some of the armed sites shall not serve the next conquest after all."""
    if s.events is not None:
        for site in members(sites):
            s.tell(Lowered(seat_of(slot), s.rules.sites[site].key))
    s.arm(s.armed & ~sites)
    for tile in s.listening(ON_LOWERED, slot):
        tile.on_lowered(s, slot)


def leave_armed(s: State, slot: Slot, region: i64) -> None:
    """Whoever leaves a region is not served by the sites in it."""
    left: i64 = 0
    armed = s.armed
    while armed:
        site = first(armed)
        armed &= armed - 1
        if s.site_region(site) == region:
            left |= BIT[site]
    if left:
        put_down(s, slot, left)


def note_attack(s: State, slot: Slot, region: i64) -> None:
    """Remember whose active race was attacked, and tell the attacked player's tiles, also if the attack fails."""
    defender = s.words[at.OWNER + region]
    if defender >= 0 and seat_of(defender) != seat_of(slot):
        if not in_decline(defender):
            s.words[at.ATTACKED + slot] |= BIT[seat_of(defender)]
        active = active_of(seat_of(defender))
        for tile in s.listening(ON_ATTACKED, active):
            tile.on_attacked(s, active, defender, region, slot)


def _is_buried(s: State, slot: Slot, defender: Slot) -> bool:
    """Whether what the defender loses to the race stays under it."""
    for tile in s.listening(BURIES, slot):
        if tile.buries(s, slot, defender):
            return True
    return False


def _withdraw(s: State, defender: Slot, region: i64, how: i64, lost: i64, lowered: bool, buried: bool = False) -> i64:
    """The defender loses what he must, less if his tiles may lower it, and takes the rest into hand (CORE-6.13).

    Returns how many tokens are lost.
    """
    w = s.words
    tokens = w[at.TOKENS + region]
    if lowered:
        for tile in s.listening(LOSSES, defender):
            lost = min(lost, tile.losses(s, defender, tokens, how))
    if lost > tokens:
        lost = tokens
    below = unearth(s, region)
    if below >= 0:
        w[at.TRAY + w[at.RACE + below]] += 1
    s.vacate(region)
    if buried and lost == 1:
        bury(s, defender, region)
    else:
        w[at.TRAY + w[at.RACE + defender]] += lost
    w[at.HAND + defender] += tokens - lost
    if below >= 0:
        vanish_if_gone(s, below)
    if s.events is not None:
        s.tell(Lost(seat_of(defender), region, s.rules.races[w[at.RACE + defender]].key, lost))
    return lost
