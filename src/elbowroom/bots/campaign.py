"""The rest of a turn, played quickly in the mind: always the conquest that earns most for each token."""

from mypy_extensions import i64

from elbowroom.bots.prospects import future, rivalry, turns_left
from elbowroom.engine.actions import ABANDON, CONQUER, DIE, DONE, NOTHING, REGION, STOP, Action
from elbowroom.engine.chance import DIE_FACES, Chance
from elbowroom.engine.conquest import cost
from elbowroom.engine.phases import DECIDE, GAME_OVER, PICK
from elbowroom.engine.scoring import seat_score
from elbowroom.engine.state import State

_ABANDON = ABANDON[0].kind
_CONQUER = CONQUER[0].kind
_DIE = DIE[0].kind
_STOP = STOP.kind

USUAL_PIPS = 1  # the mean of the die, taken where one outcome must stand for all
OUTCOMES = tuple((pips, DIE_FACES.count(pips) / len(DIE_FACES)) for pips in sorted(set(DIE_FACES)))
DEAR = 0.02  # an ability that takes a region for a fixed number of tokens is best used on a dear one
CHEAPEST = 0.5  # tokens that a conquest without any counts for

Ranked = tuple[float, Action]  # coins for each token, and how to get them


class FixedDie(Chance):
    """A die that always shows the same, and knows whether anybody has looked."""

    def __init__(self, pips: int) -> None:
        super().__init__(0)
        self.pips: i64 = pips
        self.rolled = False

    def roll(self) -> i64:
        self.rolled = True
        return self.pips


class Campaign:
    """One player's turn from a position on. The position is played on and spoilt."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.left = turns_left(s, seat)
        self.rivalry = rivalry(s, seat)

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
                lucky = self.advance(s, action)
                if lucky is not None:
                    planning = False
                    luck += lucky
            else:
                planning = False
                s.apply(self._next_formality(s))
        return luck + float(s.coins(seat)) + future(s, seat, self.left) - self._envy(s), plan

    def _envy(self, s: State) -> float:
        """What the opponents earn with what they have left."""
        total = 0.0
        for seat, weight in enumerate(self.rivalry):
            if weight:
                total += weight * float(seat_score(s, seat))
        return total * min(2, self.left + 1)

    def _next_conquest(self, s: State) -> Action:
        ranked = self.ranked(s)
        return max(ranked, key=_rate)[1] if ranked else STOP

    def _next_formality(self, s: State) -> Action:
        """Finish if that is possible; otherwise what costs least now."""
        legal = s.legal()
        if DONE in legal or len(legal) == 1:
            return legal[-1]
        return max(legal, key=lambda action: self._score_after(s, action))

    def _score_after(self, s: State, action: Action) -> int:
        after = s.copy()
        after.apply(action)
        return int(seat_score(after, self.seat))

    # --- conquests --------------------------------------------------------------------------------------------------

    def ranked(self, s: State) -> list[Ranked]:
        """What is worth doing in the conquests, with the coins each promises for a token; dice only if nothing else."""
        slot = s.acting
        before = seat_score(s, self.seat)
        hand = s.hand(slot)
        ranked: list[Ranked] = []
        dice: list[Action] = []
        for action in s.legal():
            kind = action.kind
            if kind == _CONQUER:
                region = action.target
                after = s.copy()
                owner = s.owner(region)
                after.apply(action)
                gain = float(seat_score(after, self.seat) - before)
                if owner >= 0:
                    gain += self.rivalry[owner // 3]
                if gain > 0:
                    spent = hand - after.hand(slot) if after.conquering else cost(s, slot, region)
                    ranked.append((gain / max(1.0, float(spent)), action))
            elif kind == _DIE:
                dice.append(action)
            elif kind != _ABANDON and kind != _STOP:
                rate = self._ability_rate(s, action, before)
                if rate > 0:
                    ranked.append((rate, action))
        if dice and not ranked:
            for action in dice:
                gain = self._die_gain(s, action, before)
                if gain > 0:
                    ranked.append((gain, action))
        return ranked

    def _gain(self, s: State, after: State, action: Action, before: int) -> float:
        gain = float(seat_score(after, self.seat) - before)
        if action.meaning == REGION:
            owner = s.owner(action.target)
            if owner >= 0:
                gain += self.rivalry[owner // 3]
        return gain

    def _die_gain(self, s: State, action: Action, before: int) -> float:
        short = cost(s, s.acting, action.target) - s.hand(s.acting)
        likely = sum(share for pips, share in OUTCOMES if pips >= short)
        return likely * self._gain(s, _forced(s, action, OUTCOMES[-1][0]), action, before)

    def _ability_rate(self, s: State, action: Action, before: int) -> float:
        """The same for an action of a tile, which may roll a die."""
        slot = s.acting
        after = s.copy()
        after.chance = die = FixedDie(USUAL_PIPS)
        after.apply(action)
        if die.rolled:
            return sum(
                share * self._rate_after(s, _forced(s, action, pips), action, before) for pips, share in OUTCOMES
            )
        gain = self._gain(s, after, action, before)
        if gain <= 0:
            return 0.0
        spent = s.hand(slot) - (after.hand(slot) if after.conquering else 0)
        rate = gain / max(CHEAPEST, float(spent))
        return rate + DEAR * float(s.defence(action.target)) if action.meaning == REGION else rate

    def _rate_after(self, s: State, after: State, action: Action, before: int) -> float:
        """What the best conquest brings once the die lies on the table."""
        if after.rolled >= 0 and after.conquering:
            return max((rate for rate, _ in self.ranked(after)), default=0.0)
        return self._gain(s, after, action, before) / max(1.0, float(s.hand(s.acting)))

    def advance(self, s: State, action: Action) -> float | None:
        """Apply an action. If it rolls the die: with the usual outcome, returning what all outcomes together differ."""
        if action.kind == _DIE:
            before = seat_score(s, self.seat)
            expected = self._die_gain(s, action, before)
            usual = self._gain(s, _forced(s, action, USUAL_PIPS), action, before)
            s.chance = FixedDie(USUAL_PIPS)
            s.apply(action)
            return expected - max(0.0, usual)
        if action.meaning == NOTHING and action.kind != _STOP:
            s.chance = die = FixedDie(USUAL_PIPS)
            s.apply(action)
            return 0.0 if die.rolled else None
        s.apply(action)
        return None


def _forced(s: State, action: Action, pips: int) -> State:
    """The position after an action whose die shows so many pips."""
    after = s.copy()
    after.chance = FixedDie(pips)
    after.apply(action)
    return after


def _rate(ranked: Ranked) -> float:
    return ranked[0]
