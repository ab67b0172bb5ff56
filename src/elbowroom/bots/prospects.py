"""What a position promises: an estimate of the coins that a player still earns after the present turn.

Nothing here knows a race or a power. Income is what the scoring says now; how it changes is a small model of a race's
life, whose numbers were found roughly, by games against bots with other numbers.
"""

from elbowroom.bots.sums import added
from elbowroom.engine import layout as at
from elbowroom.engine.decline import decline
from elbowroom.engine.hooks import COLLECT, WORTH_LESS, WORTH_MORE
from elbowroom.engine.redeploy import leave_rivers
from elbowroom.engine.regions import BIT, count, members
from elbowroom.engine.scoring import bank_score, island_bonus, paid_early, slot_score
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.state import State

FRESH = (6.5, 8.5, 9.5)  # what a newly picked race earns in its first turns, its price taken off; then the last number
KEEP_ACTIVE = 0.80  # part of a race's income that is still there a turn later
KEEP_DECLINED = 0.85
TOKENS_PER_REGION = 3.5  # what one more region costs in the long run
SURVIVORS = 0.5  # tokens that come back from a lost region
RIVALRY = 0.7  # a coin less for all opponents together is worth this much
SITE = 0.3  # coins a turn that a site helps to earn, beside those that it pays for its regions
SITE_TURNS = 3  # for how many turns a site is likely to be kept
LATER = 0.5  # coins that a region is worth which pays less than others now, and its full share in decline


def turns_left(s: State, seat: int) -> int:
    """How many turns a player begins after the present one."""
    first, players = s.words[at.FIRST], s.rules.players
    played = (seat - first) % players <= (s.turn_of - first) % players
    return int(s.rules.rounds - s.round + (0 if played else 1))


def income(s: State, seat: int) -> int:
    """Coins of a turn that ended now: without Rivers that cannot be kept, with what the other players pay."""
    slot = active_of(seat)
    collects = s.hooks(slot) & BIT[COLLECT]
    if not collects and not s.occupied(slot) & s.board.river:
        return int(bank_score(s, seat))
    end = s.copy()
    leave_rivers(end, slot)
    coins = bank_score(end, seat)
    return int(coins + _collected(end, slot) if collects else coins)


def promised(s: State, seat: int) -> float:
    """Coins that regions of the active race do not pay at the end of the turn, but later."""
    slot = active_of(seat)
    if s.race(slot) < 0:
        return 0.0
    if paid_early(s, slot):
        return KEEP_ACTIVE * float(count(s.occupied(slot)))
    return LATER * float(count(s.occupied(slot) & _poor(s, slot))) if s.hooks(slot) & BIT[WORTH_LESS] else 0.0


def _poor(s: State, slot: int) -> int:
    """Regions that pay a race less than others do."""
    regions = 0
    for tile in s.listening(WORTH_LESS, slot):
        regions |= int(tile.worth_less(s, slot))
    return regions


def values(s: State, slot: int, regions: int) -> dict[int, float]:
    """Coins that each of some regions pays the race that holds it, or would pay it."""
    coins = dict.fromkeys(members(regions), 1.0)
    for tile in s.listening(WORTH_MORE, slot):
        for r in members(tile.worth_more(s, slot) & regions):
            coins[r] += float(tile.pays)
    for tile in s.listening(WORTH_LESS, slot):
        for r in members(tile.worth_less(s, slot) & regions):
            coins[r] -= 1.0
    return {r: max(0.0, paid) for r, paid in coins.items()}


def _collected(s: State, slot: int) -> int:
    """Coins that a race takes from other players; the position is spoilt."""
    before = s.coins(seat_of(slot))
    for tile in s.listening(COLLECT, slot):
        tile.collect(s, slot)
    return int(s.coins(seat_of(slot)) - before)


def useful_sites(s: State, regions: int) -> list[int]:
    """Regions of sites that do more than pay for their regions, which the scoring knows; some may be there twice."""
    found = []
    if s.words[at.SITED] & regions:
        for site in s.rules.sites:
            where = s.site_region(site.index)
            if where >= 0 and regions & BIT[where] and not s.rules.sites_asked[WORTH_MORE] & BIT[site.index]:
                found.append(int(where))
    return found


def future(s: State, seat: int, left: int) -> float:
    """Coins of the turns to come; the present turn of the player is over."""
    if left <= 0:
        return 0.0
    slot = active_of(seat)
    declined = _declined(s, slot)
    if s.race(slot) < 0:
        return _fresh(left) + declined * _series(KEEP_DECLINED, left)
    end = s.copy()
    end.words[at.NONEMPTY + slot] = 0  # what was earned by this turn's conquests alone does not come again
    earned = float(slot_score(end, slot) + island_bonus(end, slot))
    if paid_early(s, slot):
        earned += float(count(s.occupied(slot) & ~_poor(s, slot)))
    if end.hooks(slot) & BIT[COLLECT]:
        earned += float(_collected(end, slot))
    occupied = s.occupied(slot)
    regions = count(occupied)
    free = s.reserve(slot) + s.hand(slot) - regions
    for r in members(occupied):
        free += s.tokens(r)
    sites = SITE * float(len(useful_sites(s, occupied)) * min(left, SITE_TURNS))
    worth = earned / float(regions) if regions else 1.0
    if s.hooks(slot) & BIT[WORTH_LESS]:  # the best regions come first, the next ones pay what is usual on this board
        usual = values(s, slot, int(s.board.land))
        worth = added(usual.values()) / len(usual)
    return sites + _life(earned, worth, float(regions), float(free), declined, _legacy(end, seat), left)


def _declined(s: State, slot: int) -> float:
    """Coins of a turn that the races in decline beside the active one in a slot bring."""
    return float(slot_score(s, slot + 1) + slot_score(s, slot + 2) + island_bonus(s, slot + 1))


def _legacy(s: State, seat: int) -> tuple[float, float]:
    """What the races of a player bring if the active one declines: at once, and every turn. The position is spoilt."""
    before = s.coins(seat)
    decline(s, seat)
    return float(s.coins(seat) - before), _declined(s, active_of(seat))


def _life(
    income: float, worth: float, regions: float, free: float, declined: float, legacy: tuple[float, float], left: int
) -> float:
    """The best of staying active for some turns and then declining; one more region pays `worth`."""
    parting, lasting = (legacy[0] / regions, legacy[1] / regions) if regions else (0.0, 0.0)
    earned, best = 0.0, 0.0
    for stay in range(left + 1):
        rest = left - stay
        if rest:
            # A turn for the decline, in which the regions still pay, then a fresh race beside them.
            left_behind = regions * (parting + lasting * _series(KEEP_DECLINED, rest))
            best = max(best, earned + left_behind + _fresh(rest - 1))
        else:
            best = max(best, earned)
        grown = free / TOKENS_PER_REGION
        free += regions * (1 - KEEP_ACTIVE) * SURVIVORS - grown
        regions = regions * KEEP_ACTIVE + grown
        income = income * KEEP_ACTIVE + grown * worth
        declined *= KEEP_DECLINED
        earned += income + declined
    return best


def _fresh(turns: int) -> float:
    total = 0.0
    for turn in range(turns):
        total += FRESH[turn] if turn < len(FRESH) else FRESH[-1]
    return total


def _series(keep: float, turns: int) -> float:
    """keep + keep² + …, so many turns."""
    return keep * (1 - keep**turns) / (1 - keep)


def rivalry(s: State, seat: int) -> list[float]:
    """What taking one region from each seat is worth beside its own coins: the seat ahead counts most."""
    players = int(s.rules.players)
    incomes = [bank_score(s, other) if other != seat else -1 for other in range(players)]
    ahead = max(incomes)
    share = RIVALRY / (players - 1)
    return [
        0.0 if other == seat or not turns_left(s, other) else share * (1.5 if incomes[other] == ahead else 1.0)
        for other in range(players)
    ]
