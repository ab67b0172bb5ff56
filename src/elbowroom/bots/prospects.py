"""What a position promises: an estimate of the coins that a player still earns after the present turn.

Nothing here knows a race or a power. Income is what the scoring says now; how it changes is a small model of a race's
life, whose numbers were found roughly, by games against bots with other numbers.
"""

from elbowroom.engine import layout as at
from elbowroom.engine.regions import count
from elbowroom.engine.scoring import seat_score, slot_score
from elbowroom.engine.state import State

FRESH = (6.5, 8.5, 9.5)  # what a newly picked race earns in its first turns, its price taken off; then the last number
KEEP_ACTIVE = 0.80  # part of a race's income that is still there a turn later
KEEP_DECLINED = 0.85
TOKENS_PER_REGION = 3.5  # what one more region costs in the long run
SURVIVORS = 0.5  # tokens that come back from a lost region
RIVALRY = 0.7  # a coin less for all opponents together is worth this much


def turns_left(s: State, seat: int) -> int:
    """How many turns a player begins after the present one."""
    first, players = s.words[at.FIRST], s.rules.players
    played = (seat - first) % players <= (s.turn_of - first) % players
    return int(s.rules.rounds - s.round + (0 if played else 1))


def future(s: State, seat: int, left: int) -> float:
    """Coins of the turns to come; the present turn of the player is over."""
    if left <= 0:
        return 0.0
    slot = seat * 3
    declined = float(slot_score(s, slot + 1) + slot_score(s, slot + 2))
    if s.race(slot) < 0:
        return _fresh(left) + declined * _series(KEEP_DECLINED, left)
    words = s.words
    lucky = words[at.NONEMPTY + slot]
    words[at.NONEMPTY + slot] = 0  # what was earned by this turn's conquests alone does not come again
    income = float(slot_score(s, slot))
    words[at.NONEMPTY + slot] = lucky
    regions = count(s.occupied(slot))
    free = s.reserve(slot) + s.hand(slot) - regions
    for r in _each(s.occupied(slot)):
        free += s.tokens(r)
    return _life(income, float(regions), float(free), declined, left)


def _each(regions: int) -> list[int]:
    found = []
    while regions:
        low = regions & -regions
        found.append(low.bit_length() - 1)
        regions ^= low
    return found


def _life(income: float, regions: float, free: float, declined: float, left: int) -> float:
    """The best of staying active for some turns and then declining, over the turns that are left."""
    worth = income / regions if regions else 1.0
    earned, best = 0.0, 0.0
    for stay in range(left + 1):
        rest = left - stay
        if rest:
            # A turn for the decline, in which the regions still pay, then a fresh race beside them.
            total = earned + regions * _series(KEEP_DECLINED, rest) + _fresh(rest - 1)
            best = max(best, total)
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
    incomes = [seat_score(s, other) if other != seat else -1 for other in range(players)]
    ahead = max(incomes)
    share = RIVALRY / (players - 1)
    return [
        0.0 if other == seat or not turns_left(s, other) else share * (1.5 if incomes[other] == ahead else 1.0)
        for other in range(players)
    ]
