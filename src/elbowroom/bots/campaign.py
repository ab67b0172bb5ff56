"""The rest of a turn, played quickly in the mind: always the conquest that earns most for each token."""

from elbowroom.bots.danger import crowded
from elbowroom.bots.imagination import OUTCOMES, forced, taken, tried
from elbowroom.bots.prospects import SITE, SITE_TURNS, future, income, promised, rivalry, turns_left, useful_sites
from elbowroom.bots.sums import added
from elbowroom.engine import layout as at
from elbowroom.engine.actions import ABANDON, CONQUER, DIE, DONE, NOTHING, PLACE, REGION, STOP, Action
from elbowroom.engine.conquest import cost, support
from elbowroom.engine.phases import DECIDE, GAME_OVER, PICK, REDEPLOY, START_EFFECTS
from elbowroom.engine.regions import BIT, count
from elbowroom.engine.scoring import bank_score
from elbowroom.engine.slots import seat_of
from elbowroom.engine.state import State

_ABANDON = ABANDON[0].kind
_CONQUER = CONQUER[0].kind
_DIE = DIE[0].kind
_STOP = STOP.kind

DEAR = 0.02  # an ability that takes a region for a fixed number of tokens is best used on a dear one
TINY = 1e-6
CHEAPEST = 0.5  # tokens that a conquest without any counts for

Ranked = tuple[float, Action]  # coins for each token, and how to get them


class Campaign:
    """One player's turn from a position on. Positions it is asked about must be imagined: nothing is found there."""

    def __init__(self, view: State, seat: int) -> None:
        self.seat = seat
        self.left = turns_left(view, seat)
        self.rivalry = rivalry(view, seat)
        self.hidden = view.words[at.HIDING]

    def outlook(self, s: State, action: Action) -> tuple[float, list[Action]]:
        """What an action leads to, averaged over the faces of the die, and the conquests that follow if no die does."""
        after, rolled = tried(s, action)
        if rolled:
            return added([share * self.value(forced(s, action, pips))[0] for pips, share in OUTCOMES]), []
        return self.value(after)

    def value(self, s: State) -> tuple[float, list[Action]]:
        """Play the turn to its end: coins then and later, and the actions up to the end of the conquests."""
        seat = self.seat
        plan: list[Action] = []
        planning = True
        luck = 0.0
        while s.turn_of == seat and s.decider == seat:
            phase = s.phase
            if phase == PICK or phase == DECIDE or phase == GAME_OVER:
                break
            if s.conquering:
                action = self._next_conquest(s)
                if planning:
                    plan.append(action)
                lucky = self._advance(s, action)
                if lucky is not None:
                    planning = False
                    luck += lucky
            else:
                planning = False
                s.apply(self._next_formality(s))
        found = SITE * float(count(self.hidden & s.owned(seat)) * (1 + min(self.left, SITE_TURNS)))
        return luck + found + float(s.coins(seat)) + future(s, seat, self.left) - self._envy(s), plan

    def _envy(self, s: State) -> float:
        """What the opponents have, and earn with what they have left."""
        total = 0.0
        for seat, weight in enumerate(self.rivalry):
            if weight:
                total += weight * float(s.coins(seat) + bank_score(s, seat) * min(2, self.left + 1))
        return total

    def _next_conquest(self, s: State) -> Action:
        ranked = self.ranked(s)
        if ranked:
            return max(ranked, key=_rate)[1]
        legal = s.legal()
        return STOP if legal[-1] is STOP else self._least_cost(s, legal)

    def _next_formality(self, s: State) -> Action:
        """Finish if that is possible, with tokens where they pay; otherwise what costs least now."""
        legal = s.legal()
        if DONE in legal or len(legal) == 1:
            place = crowded(s, self.seat, int(s.acting)) if s.phase == REDEPLOY else -1
            return PLACE[place] if place >= 0 else legal[-1]
        if s.phase == START_EFFECTS:
            return max(legal, key=lambda action: self.outlook(s, action)[0])
        return self._least_cost(s, legal)

    def _least_cost(self, s: State, legal: list[Action]) -> Action:
        return max(legal, key=lambda action: self._gain(s, tried(s, action)[0], action, 0))

    # --- conquests --------------------------------------------------------------------------------------------------

    def ranked(self, s: State) -> list[Ranked]:
        """What is worth doing in the conquests, with the coins each promises for a token; dice only if nothing else."""
        before = self._wealth(s)
        ranked: list[Ranked] = []
        dice: list[Action] = []
        raised: list[tuple[State, Action]] = []
        for action in s.legal():
            kind = action.kind
            if kind == _CONQUER:
                rate = self._conquest_rate(s, action, before)
                if rate > 0:
                    ranked.append((rate, action))
            elif kind == _DIE:
                dice.append(action)
            elif kind != _ABANDON and kind != _STOP:
                after, rolled = tried(s, action)
                if after.armed != s.armed:
                    raised.append((after, action))
                    continue
                rate = self._rolled_rate(s, action, before) if rolled else self._ability_rate(s, after, action, before)
                if rate > 0:
                    ranked.append((rate, action))
        if raised and not s.armed:  # one at a time; it is hardly ever worth it to raise several together
            known = {action.target: rate for rate, action in ranked}
            for after, action in raised:
                rate = self._raised_rate(after, known)
                if rate > 0:
                    ranked.append((rate, action))
        if dice and not ranked:
            for action in dice:
                gain = self._die_gain(s, action, before)
                if gain > 0:
                    ranked.append((gain, action))
        return ranked

    def _wealth(self, s: State) -> float:
        """Coins in hand, those of a turn that ended now, and those that its regions promise for later."""
        wealth = float(s.coins(self.seat)) + income(s, self.seat)
        return wealth + promised(s, self.seat) if self.left else wealth

    def _gain(self, s: State, after: State, action: Action, before: float) -> float:
        """Coins that an action brings, those of sites in its region and those of an opponent who loses it counted."""
        gain = self._wealth(after) - before
        if action.meaning == REGION:
            region = action.target
            owner, new_owner = s.owner(region), after.owner(region)
            if owner >= 0 and owner != new_owner:
                gain += self.rivalry[seat_of(owner)]
            if new_owner == s.acting != owner:
                gain += SITE * float(len(useful_sites(s, BIT[region])))
                if self.hidden & BIT[region]:
                    gain += SITE
        return gain

    def _spent(self, s: State, after: State) -> float:
        """Tokens that an action has cost; those in hand are of no use when the conquests are over."""
        slot = s.acting
        return float(s.hand(slot) - after.hand(slot) if after.conquering else s.hand(slot))

    def _conquest_rate(self, s: State, action: Action, before: float) -> float:
        after = taken(s, action.target)
        gain = self._gain(s, after, action, before)
        spent = self._spent(s, after)
        if gain <= 0:
            return self._passage_rate(s, after, spent, before) if s.board.river & BIT[action.target] else 0.0
        rate = gain / max(1.0, spent)
        return rate + DEAR * float(s.defence(action.target)) if s.armed else rate

    def _passage_rate(self, s: State, after: State, spent: float, before: float) -> float:
        """What can be conquered from a River that will be left again."""
        best = 0.0
        known = {action.target for action in s.legal() if action.kind == _CONQUER}
        for action in after.legal():
            if action.kind == _CONQUER and action.target not in known:
                beyond = taken(after, action.target)
                gain = self._gain(after, beyond, action, before)
                best = max(best, gain / max(1.0, spent + self._spent(after, beyond)))
        return best

    def _die_gain(self, s: State, action: Action, before: float) -> float:
        slot, region = s.acting, action.target
        short = cost(s, slot, region) - s.hand(slot) - support(s, slot, region)
        likely = added([share for pips, share in OUTCOMES if pips >= short])
        return likely * self._gain(s, forced(s, action, OUTCOMES[-1][0]), action, before)

    def _ability_rate(self, s: State, after: State, action: Action, before: float) -> float:
        """The same for an action of a tile that takes or clears a region."""
        gain = self._gain(s, after, action, before)
        if gain <= 0:
            return 0.0
        rate = gain / max(CHEAPEST, self._spent(s, after))
        return rate + DEAR * float(s.defence(action.target)) if action.meaning == REGION else rate

    def _raised_rate(self, after: State, known: dict[int, float]) -> float:
        """The best conquest with something raised that is better than the same region without it."""
        best = 0.0
        for rate, action in self.ranked(after):
            if rate - DEAR * float(after.defence(action.target)) > known.get(action.target, 0.0) + TINY:
                best = max(best, rate)
        return best

    def _rolled_rate(self, s: State, action: Action, before: float) -> float:
        """Gain by tokens, both averaged over the die; or the best conquest once the die lies on the table."""
        gain = spent = held = 0.0
        for pips, share in OUTCOMES:
            after = forced(s, action, pips)
            if after.rolled >= 0 and after.conquering:
                held += share * max((rate for rate, _ in self.ranked(after)), default=0.0)
            else:
                gain += share * self._gain(s, after, action, before)
                spent += share * self._spent(s, after)
        return held + gain / max(1.0, spent)

    def _advance(self, s: State, action: Action) -> float | None:
        """Apply an action. If it rolls the die: with the usual outcome, returning what all outcomes together differ."""
        if action.kind == _CONQUER or action.kind == _STOP:
            s.apply(action)
            return None
        after, rolled = tried(s, action)
        luck = None
        if rolled:
            before = self._wealth(s)
            usual = max(0.0, self._gain(s, after, action, before))
            if action.kind == _DIE:
                luck = self._die_gain(s, action, before) - usual
            elif action.meaning == NOTHING:
                luck = 0.0
            else:
                luck = added(
                    [share * self._gain(s, forced(s, action, pips), action, before) for pips, share in OUTCOMES]
                )
                luck -= usual
        s.become(after)
        return luck


def _rate(ranked: Ranked) -> float:
    return ranked[0]
