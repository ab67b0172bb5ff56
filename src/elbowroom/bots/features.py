"""What a position looks like for each player, in a few numbers that know no race, no power and no board by name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.conquest import Prices, targets
from elbowroom.engine.decline import decline
from elbowroom.engine.regions import BIT, count, first
from elbowroom.engine.rules import MAX_PLAYERS
from elbowroom.engine.scoring import island_bonus, paid_early, slot_score
from elbowroom.engine.slots import active_of, in_decline, seat_of
from elbowroom.engine.state import State

# Each is divided by what makes it about 1, so that learning treats all alike.
REGIONS: Final = 0
SPARE: Final = 1  # tokens beyond one in each region, which conquer next turn
INCOME: Final = 2  # coins that the active race will earn again as it stands
OLD_REGIONS: Final = 3
OLD_INCOME: Final = 4
NOBODY: Final = 5  # 1 without an active race
GROWTH: Final = 6  # regions that the spare tokens can take, the cheapest first
PLUNDER: Final = 7  # those of them that others hold
LOSS: Final = 8  # regions of the active race that others can take, each for himself
OLD_LOSS: Final = 9
RISK: Final = 10  # the same, less sharply: half as much for every token more
OLD_RISK: Final = 11
SITES: Final = 12
REACH: Final = 13  # regions that can be attacked at all
LEGACY: Final = 14  # coins a turn that the active race would bring in decline
GARRISON: Final = 15  # what the weakest regions cost to take, the three weakest together
WIDTH: Final = 16

NAMES: Final = (
    "regions",
    "spare",
    "income",
    "old regions",
    "old income",
    "nobody",
    "growth",
    "plunder",
    "loss",
    "old loss",
    "risk",
    "old risk",
    "sites",
    "reach",
    "legacy",
    "garrison",
)

_NEWCOMERS: Final = 9  # tokens of a race that is still to be picked
_DEAREST: Final = 15
_STRENGTH: Final = 0.125  # of an attacker, for each spare token


def _halves() -> vec[float]:
    table = vec[float]([0.0] * (_DEAREST + 1))
    for dear in range(_DEAREST + 1):
        table[dear] = 0.5**dear
    return table


_HALVES: Final = _halves()


def turns_left(s: State, seat: i64) -> i64:
    """How many turns a player begins after the present one."""
    first_seat, players = s.words[at.FIRST], s.rules.players
    left = s.rules.rounds - s.words[at.ROUND]
    if (seat - first_seat + players) % players > (s.words[at.TURN] - first_seat + players) % players:
        left += 1
    return left


@final
class Features:
    """The numbers of all players in one position, read anew for every position. The turn before it has ended."""

    def __init__(self) -> None:
        self.values: Final[vec[float]] = vec[float]([0.0] * (MAX_PLAYERS * WIDTH))
        self._cheap: Final[vec[i64]] = vec[i64]([0] * (_DEAREST + 1))  # targets of one attacker by their price

    def read(self, s: State) -> None:
        """Look at a position."""
        v = self.values
        seat: i64 = 0
        while seat < s.rules.players:
            i: i64 = seat * WIDTH
            while i < (seat + 1) * WIDTH:
                v[i] = 0.0
                i += 1
            self._own(s, seat)
            seat += 1
        seat = 0
        while seat < s.rules.players:
            self._attack(s, seat)
            seat += 1

    def of(self, seat: i64) -> list[float]:
        """The numbers of one player."""
        return [self.values[seat * WIDTH + i] for i in range(WIDTH)]

    def _own(self, s: State, seat: i64) -> None:
        v = self.values
        base = seat * WIDTH
        slot = active_of(seat)
        old = s.occupied(slot + 1) | s.occupied(slot + 2)
        v[base + OLD_REGIONS] = float(count(old)) * 0.2
        old_income: i64 = 0
        if s.race(slot + 1) >= 0:
            old_income += slot_score(s, slot + 1) + island_bonus(s, slot + 1)
        if s.race(slot + 2) >= 0:
            old_income += slot_score(s, slot + 2) + island_bonus(s, slot + 2)
        v[base + OLD_INCOME] = float(old_income) * 0.2
        v[base + SITES] = float(count(s.words[at.SITED] & s.owned(seat))) * 0.5
        if s.race(slot) < 0:
            v[base + NOBODY] = 1.0
            return
        occupied = s.occupied(slot)
        regions = count(occupied)
        v[base + REGIONS] = float(regions) * 0.2
        conquests = s.words[at.NONEMPTY + slot]
        s.words[at.NONEMPTY + slot] = 0  # what was earned by this turn's conquests alone does not come again
        income = slot_score(s, slot) + island_bonus(s, slot)
        s.words[at.NONEMPTY + slot] = conquests
        if paid_early(s, slot):
            income += regions
        v[base + INCOME] = float(income) * 0.125
        v[base + SPARE] = float(spare(s, slot)) * 0.2
        end = s.copy(0)
        decline(end, seat)
        lasting: i64 = 0
        if end.race(slot + 1) >= 0:
            lasting += slot_score(end, slot + 1)
        if end.race(slot + 2) >= 0:
            lasting += slot_score(end, slot + 2)
        v[base + LEGACY] = float(lasting) * 0.2
        v[base + GARRISON] = self._garrison(s, occupied)

    def _garrison(self, s: State, occupied: i64) -> float:
        one: i64 = 9
        two: i64 = 9
        three: i64 = 9
        exposed = occupied & ~s.guarded()
        while exposed:
            cost = s.defence(first(exposed))
            exposed &= exposed - 1
            if cost < one:
                three, two, one = two, one, cost
            elif cost < two:
                three, two = two, cost
            elif cost < three:
                three = cost
        return float(one + two + three) * 0.07

    def _attack(self, s: State, seat: i64) -> None:
        """What a player's next attack may bring him, and take from the others."""
        v = self.values
        base = seat * WIDTH
        slot = active_of(seat)
        tokens: i64 = _NEWCOMERS
        if s.race(slot) >= 0:
            tokens = spare(s, slot)
        strength = float(tokens) * _STRENGTH
        cheap = self._cheap
        price: i64 = 0
        while price <= _DEAREST:
            cheap[price] = 0
            price += 1
        prices = Prices(s, slot)
        regions = targets(s, slot)
        v[base + REACH] = float(count(regions)) * 0.1
        while regions:
            r = first(regions)
            regions &= regions - 1
            price = prices.of(s, r)
            if price > _DEAREST:
                price = _DEAREST
            cheap[price] |= BIT[r]
            owner = s.owner(r)
            if owner >= 0:
                place: i64 = OLD_RISK if in_decline(owner) else RISK
                v[seat_of(owner) * WIDTH + place] += strength * _HALVES[price]
        taken: i64 = 0
        plundered: i64 = 0
        price = 1
        while price <= tokens and price < _DEAREST:
            regions = cheap[price]
            while regions and price <= tokens:
                r = first(regions)
                regions &= regions - 1
                tokens -= price
                taken += 1
                owner = s.owner(r)
                if owner >= 0 and seat_of(owner) != seat:
                    plundered += 1
                    place = OLD_LOSS if in_decline(owner) else LOSS
                    v[seat_of(owner) * WIDTH + place] += 0.33
            price += 1
        v[base + GROWTH] = float(taken) * 0.25
        v[base + PLUNDER] = float(plundered) * 0.25


def spare(s: State, slot: i64) -> i64:
    """Tokens of a race beyond one in each of its regions."""
    tokens = s.hand(slot) + s.reserve(slot)
    regions = s.occupied(slot)
    while regions:
        r = first(regions)
        regions &= regions - 1
        tokens += s.tokens(r) - 1
    return tokens
