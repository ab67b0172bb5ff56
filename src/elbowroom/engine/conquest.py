"""Conquest: which regions a race can take, what they cost, and what happens when one is taken (CORE-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.decline import vanish_if_gone
from elbowroom.engine.hooks import (
    AS_IF_EMPTY,
    BY_CONVERSION,
    CHEAPER,
    CHEAPER_AGAIN,
    DEARER,
    ENTRY,
    HABITABLE,
    LOSSES,
    ON_ATTACKED,
    ON_CONQUER,
    ON_LOSE,
    PLAIN,
    PROTECTS,
    REACH,
)
from elbowroom.engine.regions import BIT, first

if TYPE_CHECKING:
    from elbowroom.engine.state import State

HIGHEST_ROLL: Final = 3

_PRICING: Final[i64] = BIT[CHEAPER] | BIT[CHEAPER_AGAIN] | BIT[DEARER] | BIT[AS_IF_EMPTY]


def in_reach(s: State, slot: i64) -> i64:
    """Where the race can go by its position: entry regions if it has none, else what is adjacent (CORE-6.2, 6.3)."""
    occupied = s.words[at.OCCUPIED + slot]
    if occupied == 0:
        regions = s.board.entry
        for tile in s.listening(ENTRY, slot):
            regions = tile.entry(s, slot, regions)
        return regions
    regions = s.adjacent(slot, occupied)
    for tile in s.listening(REACH, slot):
        regions = tile.reach(s, slot, regions)
    return regions


def habitable(s: State, slot: i64) -> i64:
    """Regions whose terrain the race may stand on."""
    regions = s.board.land
    for tile in s.listening(HABITABLE, slot):
        regions = tile.habitable(s, slot, regions)
    return regions


def protected(s: State, slot: i64) -> i64:
    """Regions that agreements and abilities of others keep the race from attacking."""
    regions: i64 = 0
    other: i64 = 0
    slots = s.rules.players * 3
    races = s.rules.protective_races
    powers = s.rules.protective_powers
    while other < slots:
        # Written out because it is asked for every slot before every conquest.
        race = s.words[at.RACE + other]
        power = s.words[at.POWER + other]
        if ((race >= 0 and races & BIT[race]) or (power >= 0 and powers & BIT[power])) and other // 3 != slot // 3:
            for tile in s.listening(PROTECTS, other):
                regions |= tile.protects(s, other, slot)
        other += 1
    return regions


def plain(s: State, slot: i64) -> i64:
    """Regions of others that the race can only take without help of any ability."""
    regions: i64 = 0
    if s.rules.anyone_is_plain:
        other: i64 = 0
        while other < s.rules.players * 3:
            if other // 3 != slot // 3:
                for tile in s.listening(PLAIN, other):
                    regions |= tile.plain(s, other, slot) & s.occupied(other)
            other += 1
    return regions


def targets(s: State, slot: i64) -> i64:
    """Regions the race may conquer if it has the tokens (CORE-6.1, points 1 to 5)."""
    immune = s.guarded() & ~s.owned(slot // 3)
    reach = in_reach(s, slot)
    unaided = plain(s, slot)
    if unaided:
        reach = (reach & ~unaided) | (printed_reach(s, slot) & unaided)
    return reach & habitable(s, slot) & ~s.words[at.OCCUPIED + slot] & ~immune & ~protected(s, slot)


def printed_reach(s: State, slot: i64) -> i64:
    """Where the race can go by the board alone."""
    occupied = s.words[at.OCCUPIED + slot]
    return s.board.neighbours(occupied) if occupied else s.board.entry


def ability_targets(s: State, slot: i64) -> i64:
    """Regions the race may conquer by an ability of its own instead of the normal way."""
    return targets(s, slot) & ~plain(s, slot)


def lone_tokens(s: State, slot: i64) -> i64:
    """Regions where an opponent's active race stands with exactly one token and nothing that counts as a second."""
    regions: i64 = 0
    seat: i64 = 0
    while seat < s.rules.players:
        if seat != slot // 3:
            held = s.words[at.OCCUPIED + seat * 3]
            while held:
                r = first(held)
                if s.words[at.TOKENS + r] == 1:
                    regions |= BIT[r]
                held &= held - 1
        seat += 1
    for marker in s.rules.company:
        regions &= ~s.marked(marker)
    return regions


def reach_without_border(s: State, slot: i64) -> i64:
    """Regions the race reaches without standing next to them, even when it has no region at all."""
    regions: i64 = 0
    for tile in s.listening(REACH, slot):
        regions = tile.reach(s, slot, regions)
    return regions


@final
class Prices:
    """What every region costs one race now. Discounts of all tiles are added up as binary digits, one set a digit."""

    def __init__(self, s: State, slot: i64) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.dearer: i64 = 0
        self.empty: i64 = 0
        if s.hooks(slot) & _PRICING:
            self._ask_tiles(s, slot)
        # CORE-6.8: a player's own tokens do not defend against his other race.
        self.own: i64 = 0
        if not s.rules.own_tokens_defend:
            self.own = s.owned(slot // 3)

    def _ask_tiles(self, s: State, slot: i64) -> None:
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
            self.empty &= ~unaided

    def _add(self, regions: i64, amount: i64) -> None:
        while amount >= 2:
            self.fours ^= self.twos & regions
            self.twos ^= regions
            amount -= 2
        if amount:
            carry = self.ones & regions
            self.ones ^= regions
            self.fours ^= self.twos & carry
            self.twos ^= carry

    def of(self, s: State, region: i64) -> i64:
        """The cost of a region, at least 1 (CORE-6.6)."""
        bit = BIT[region]
        cost = s.words[at.DEFENCE + region]
        if self.empty & bit:
            cost = s.board.bare_cost[region]
        elif self.own & bit:
            cost -= s.words[at.TOKENS + region]
        if self.ones & bit:
            cost -= 1
        if self.twos & bit:
            cost -= 2
        if self.fours & bit:
            cost -= 4
        if self.dearer & bit:
            cost += 1
        if cost > 1:
            return cost
        return 1


def cost(s: State, slot: i64, region: i64) -> i64:
    """Tokens the race needs for one region."""
    return Prices(s, slot).of(s, region)


def conquer(s: State, slot: i64, region: i64, tokens: i64, how: i64) -> None:
    """Take a region with tokens from hand, when a defender is converted from the tray first (CORE-6.12)."""
    w = s.words
    was_empty = s.is_empty(region)
    defender = w[at.OWNER + region]
    if s.events is not None:
        key = s.rules.races[s.race(slot)].key
        s.tell("conquered", slot // 3, region, tokens, key, defender // 3 if defender >= 0 else -1)
    note_attack(s, slot, region)
    if defender >= 0:
        _withdraw(s, defender, region, how)
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
    for tile in s.listening(ON_CONQUER, slot):
        tile.on_conquer(s, slot, region, was_empty, how)
    if defender >= 0:
        for tile in s.listening(ON_LOSE, defender):
            tile.on_lose(s, defender, region, slot, how)
        vanish_if_gone(s, defender)


def note_attack(s: State, slot: i64, region: i64) -> None:
    """Remember whose active race was attacked, and tell the attacked player's tiles, also if the attack fails."""
    defender = s.words[at.OWNER + region]
    if defender >= 0 and defender // 3 != slot // 3:
        if defender % 3 == 0:
            s.words[at.ATTACKED + slot] |= BIT[defender // 3]
        active = defender - defender % 3
        for tile in s.listening(ON_ATTACKED, active):
            tile.on_attacked(s, active, defender, region, slot)


def _withdraw(s: State, defender: i64, region: i64, how: i64) -> None:
    """The defender loses what he must and takes the rest into hand (CORE-6.13)."""
    w = s.words
    tokens = w[at.TOKENS + region]
    lost: i64 = 1
    for tile in s.listening(LOSSES, defender):
        lost = min(lost, tile.losses(s, defender, tokens, how))
    s.vacate(region)
    w[at.TRAY + w[at.RACE + defender]] += lost
    w[at.HAND + defender] += tokens - lost
    if s.events is not None:
        s.tell("lost", defender // 3, region, lost, s.rules.races[w[at.RACE + defender]].key)
