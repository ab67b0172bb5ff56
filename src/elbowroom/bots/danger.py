"""Which regions others may take, and how much each token and marker helps against it."""

from elbowroom.bots.prospects import SITE, useful_sites, values
from elbowroom.engine.conquest import protected, targets
from elbowroom.engine.regions import BIT, count, members
from elbowroom.engine.scoring import bank_score
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State

DETERRENCE = 0.5  # one more defence leaves this part of the danger
NEWCOMER = 9.0  # tokens of a race that is still to be picked
FULL_STRENGTH = 8.0  # tokens to spare that make an opponent as dangerous as can be
ANYWHERE = 0.1  # danger by races that are not on the board yet


class Danger:
    """What threatens the regions of one player in a position."""

    def __init__(self, s: State, seat: int) -> None:
        self.attackers: list[tuple[int, float]] = []
        self.own = s.owned(seat)
        for other in range(s.rules.players):
            if other != seat:
                slot = active_of(other)
                self.attackers.append((targets(s, slot) & self.own, self._strength(s, slot)))
                open_to = self.own & ~s.guarded() & ~protected(s, slot)
                self.attackers.append((open_to, ANYWHERE / float(s.rules.players - 1)))

    def _strength(self, s: State, slot: int) -> float:
        if s.race(slot) < 0:
            return NEWCOMER / FULL_STRENGTH
        occupied = s.occupied(slot)
        spare = s.hand(slot) + s.reserve(slot) - count(occupied)
        for r in members(occupied):
            spare += s.tokens(r)
        return min(1.0, (2.0 + float(spare)) / FULL_STRENGTH)

    def at(self, s: State, region: int) -> float:
        """The likelihood of losing a region, on a scale of its own."""
        bit = BIT[region]
        pressure = 0.0
        for regions, strength in self.attackers:
            if regions & bit:
                pressure += strength
        return pressure * DETERRENCE ** float(s.defence(region)) if pressure else 0.0


def worth(s: State, slot: int) -> dict[int, float]:
    """Coins that each region of a race pays, and those that its sites help to earn."""
    occupied = s.occupied(slot)
    coins = values(s, slot, occupied)
    for r in useful_sites(s, occupied):
        coins[r] += SITE
    return coins


def at_risk(s: State, seat: int) -> float:
    """Coins of a turn that a player may lose to the others."""
    danger = Danger(s, seat)
    total = 0.0
    for slot in range(active_of(seat), active_of(seat + 1)):
        if s.occupied(slot):
            for r, coins in worth(s, slot).items():
                total += coins * danger.at(s, r)
    return total


def standing(s: State, seat: int) -> float:
    """Coins of the turn less those in danger."""
    return float(bank_score(s, seat)) - at_risk(s, seat)


def neediest(s: State, seat: int, slot: int) -> int:
    """The region of a race where one more token saves most."""
    danger = Danger(s, seat)
    saved = {r: coins * danger.at(s, r) for r, coins in worth(s, slot).items()}
    return max(saved, key=saved.__getitem__)


def crowded(s: State, seat: int, slot: int) -> int:
    """The region of a race where the fewest tokens from hand bring one coin more, -1 if none do."""
    hand, occupied = int(s.hand(slot)), members(s.occupied(slot))
    now = bank_score(s, seat)
    if not hand or _score_with(s, seat, occupied, hand) == now:
        return -1
    for more in range(1, hand + 1):
        paying = [r for r in occupied if _score_with(s, seat, [r], more) > now]
        if paying:
            danger = Danger(s, seat)
            return max(paying, key=lambda r: danger.at(s, r))
    return -1


def _score_with(s: State, seat: int, regions: list[int], more: int) -> int:
    """Coins if there were so many more tokens in some regions."""
    after = s.copy()
    for r in regions:
        after.set_tokens(r, after.tokens(r) + more)
    return int(bank_score(after, seat))
