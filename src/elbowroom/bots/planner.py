"""Plans whole turns: many are tried in the mind, the best are looked at more closely, and one is played."""

from time import perf_counter
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from elbowroom.bots.campaign import Campaign
from elbowroom.bots.features import spare
from elbowroom.bots.imagination import imagine
from elbowroom.bots.judgement import Judgement
from elbowroom.bots.style import Likes, Style
from elbowroom.bots.sums import added
from elbowroom.bots.turns import finish, follow, improvise, recall, world
from elbowroom.engine.actions import DIE_KIND, EXPAND_KIND, PICK_KIND, REGION, STOP, Action
from elbowroom.engine.phases import DECIDE, PICK
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.state import State

SEEDS: Final = 1 << 40
_NEVER: Final = 9.0  # less than any position is worth
# How daring plans go on: the first one hardly, the others more or less.
_CALM: Final = 0.2
_STEADY: Final = 0.5
_BOLD: Final = 1.0
_ENOUGH: Final = 2  # spare tokens with which a race does not look tired
_PLENTY: Final = 1 << 20  # plans or samples where only the time limits them
_PLANNING: Final = 0.4  # part of the time that goes into finding plans; the rest compares the best of them
_LOOKING: Final = 0.3  # part of that which goes into all beginnings, good or bad
_STEP: Final = 5  # tries in a row for one beginning where time is short, so that it is not used up by the first ones
_CLEARLY: Final = 2.5  # standard errors by which a plan must be worse to leave before its time
_FEWEST: Final = 4  # games before any plan leaves


@final
class Plan:
    """The actions of a turn up to the placing of tokens, and what they promise."""

    def __init__(self, actions: list[Action], value: float, mark: i64) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.mark: Final = mark  # equal for plans that end with the same regions


@final
class Planner:
    """Finds turns for a player; what it finds follows from the position, the style and the seed."""

    def __init__(self, judgement: Judgement, style: Style, seed: int) -> None:
        self.judgement: Final = judgement
        self.style: Final = style
        self.random: Final = Random(seed)
        self.end = 0.0  # when an answer must be there; 0 if it may take as long as it likes
        self._until = 0.0  # when what is being done now must make room for what comes after it
        self._begun: list[Plan] = []  # the best plan of each of the better beginnings

    def best_turn(self, view: State) -> list[Action]:
        """What to do in the rest of the turn, up to the placing of tokens."""
        style = self.style
        seat = view.decider
        plans: i64 = style.plans
        if style.milliseconds:
            if not style.bounded:
                plans = _PLENTY
            time = 0.001 * float(style.milliseconds)
            now = perf_counter()
            self.end = now + time
            self._until = now + _PLANNING * time
        worlds = [world(view, self.random.randrange(SEEDS)) for _ in range(style.worlds)]
        found = self.plans(worlds, seat, plans, style.finalists)
        self._until = 0.0
        if style.finalists > 1:
            for plan in self._begun:
                if not _is_begun(found, plan):
                    found.append(plan)
        if style.samples and len(found) > 1:
            found = [self._final(view, found, seat)]
        return found[0].actions

    def _late(self) -> bool:
        if self.end == 0.0:
            return False
        now = perf_counter()
        return now > self.end or (self._until != 0.0 and now > self._until)

    # --- finding plans ----------------------------------------------------------------------------------------------

    def plans(self, worlds: list[State], seat: i64, tries: i64, most: i64) -> list[Plan]:
        """The best turns found, each leading elsewhere, the best one first. There is at least one."""
        found: list[Plan] = []
        self._begun = []
        stems = _stems(worlds[0])
        if len(stems) == 1:
            self._climb(worlds, seat, stems[0], tries, found, most, None)
            return found
        # Every beginning gets its share; the better half then gets the rest.
        best: list[Plan | None] = [None] * len(stems)
        until = self._until
        if until != 0.0:
            now = perf_counter()
            self._until = now + _LOOKING * (until - now)
        self._climb_all(worlds, seat, stems, tries // (3 * len(stems)), found, most, best)
        self._until = until
        plans = [plan for plan in best if plan is not None]
        plans.sort(key=_value)
        better: list[Plan | None] = list(plans[len(plans) // 2 :])
        share = tries * 2 // (3 * len(better))
        if share > 0:
            stems = [plan.actions[:1] for plan in plans[len(plans) // 2 :]]
            self._climb_all(worlds, seat, stems, share, found, most, better)
        self._begun = [plan for plan in better if plan is not None]
        return found

    def _climb_all(
        self,
        worlds: list[State],
        seat: i64,
        stems: list[list[Action]],
        share: i64,
        found: list[Plan],
        most: i64,
        best: list[Plan | None],
    ) -> None:
        """Try turns that begin in several ways, each as often, and keep the best one of each.

        Where time is so short that not even all beginnings can be looked at, some have none; one always has.
        """
        step = share if self._until == 0.0 else _STEP
        given: i64 = 0
        while True:
            if step > share - given:
                step = share - given
            for i in range(len(stems)):
                best[i] = self._climb(worlds, seat, stems[i], step, found, most, best[i])
                if self._late():
                    return
            given += step
            if given >= share:
                return

    def _climb(
        self,
        worlds: list[State],
        seat: i64,
        stem: list[Action],
        tries: i64,
        found: list[Plan],
        most: i64,
        best: Plan | None,
    ) -> Plan:
        """Try turns that begin in one way, most of them variations of the best one so far."""
        tried: i64 = 0
        while best is None or tried < tries:
            tried += 1
            if best is None:
                opening = self.style.opening and len(worlds) > 1  # not in a quick answer
                kept = self._greedy(worlds[0], seat, stem) if opening else stem
                plan = self._try_out(worlds, seat, kept, -_NEVER, _BOLD if opening else _CALM)
            else:
                kept = self._varied(best.actions, len(stem))
                daring = _BOLD if self.random.randrange(2) else _STEADY
                plan = self._try_out(worlds, seat, kept, best.value - self.style.slack, daring)
            if best is None or plan.value > best.value:
                best = plan
            _keep_best(found, plan, most)
            if len(plan.actions) == len(stem) or self._late():
                break  # nothing can be planned after it, or the time is over
        return best

    def _greedy(self, s: State, seat: i64, stem: list[Action]) -> list[Action]:
        """What greedy would do up to the end of the conquests."""
        campaign = Campaign(s, int(seat))
        if stem:
            return stem + campaign.outlook(imagine(s), stem[0])[1]
        return campaign.value(imagine(s))[1]

    def _varied(self, actions: list[Action], stem: i64) -> list[Action]:
        """The part of a plan that is kept: its beginning, all but one action, or all in another order."""
        length = len(actions)
        if length <= stem:
            return actions
        random = self.random
        way: i64 = 0
        if random.randrange(4) > 0:
            way = 1 + random.randrange(3)
        place = stem + random.randrange(length - stem)
        if way == 0:
            return actions[:stem]
        if way == 1:
            return actions[:place]
        if way == 2:
            kept = actions[:place] + actions[place + 1 :]
        else:
            other = stem + random.randrange(length - stem)
            kept = actions[:]
            kept[place], kept[other] = kept[other], kept[place]
        if len(kept) > stem and kept[len(kept) - 1] is STOP:
            kept.pop()
        return kept

    def _try_out(self, worlds: list[State], seat: i64, kept: list[Action], limit: float, daring: float) -> Plan:
        """A turn that begins as given and goes on by chance; valued in all worlds."""
        s = worlds[0].copy(seed=1)
        actions: list[Action] = []
        recall(s, seat, kept, actions)
        improvise(s, seat, self.random, actions, daring, self.style.timid)
        mark = s.owned(seat)
        value = self.judgement.value(s, seat)
        i: i64 = 1
        if value < limit:
            return Plan(actions, value, mark)
        while i < len(worlds):
            s = worlds[i].copy(seed=i + 1)
            follow(s, seat, actions)
            finish(s, seat)
            value += self.judgement.value(s, seat)
            i += 1
        value /= float(len(worlds))
        likes = self.style.likes
        if likes is not None:
            value += liking(likes, worlds[0], seat, actions)
        return Plan(actions, value, mark)

    # --- comparing them ---------------------------------------------------------------------------------------------

    def _final(self, view: State, found: list[Plan], seat: i64) -> Plan:
        """Compare plans by what the others answer, all in the same games.

        The worse half leaves when as many games have been played as before it left last, and who is clearly worse
        leaves with them: so it is the close choices that are looked at most.
        """
        style = self.style
        samples: i64 = style.samples
        check: i64 = max(_FEWEST, samples // style.checks)
        if self.end != 0.0 and not style.bounded:
            samples = _PLENTY
        gains: list[list[float]] = [[] for _ in found]
        left = list(range(len(found)))
        seen: i64 = 0
        while seen < samples and len(left) > 1:
            luck = self.random.randrange(SEEDS)
            round_gains: list[float] = []
            for which in left:
                s = world(view, luck)
                follow(s, seat, found[which].actions)
                finish(s, seat)
                round_gains.append(self.after_replies(s, seat))
                if self._late():
                    break
            if self._late():
                break  # what was cut short, or had no turn, would be unfair to somebody
            for i in range(len(left)):
                gains[left[i]].append(round_gains[i])
            seen += 1
            if seen == check:
                check *= 2
                left = _better_half(left, gains)
        return found[max(left, key=lambda which: added(gains[which]))]

    def after_replies(self, s: State, seat: i64) -> float:
        """What a player may expect when all others have had a turn, played quickly."""
        turns = s.rules.players - 1
        while turns > 0 and not s.over:
            self.quick_turn(s, self.style.reply)
            turns -= 1
        return self.judgement.value(s, seat)

    def quick_turn(self, s: State, tries: i64) -> None:
        """Play the turn that begins, as well as a few tries allow; what the die will show is not known."""
        seat = s.turn_of
        found = self.plans([s], seat, tries, 1)
        follow(s, seat, found[0].actions)
        finish(s, seat)


def liking(likes: Likes, s: State, seat: i64, actions: list[Action]) -> float:
    """What somebody likes about a plan for its own sake."""
    liked = 0.0
    for action in actions:
        kind = action.kind
        if kind == PICK_KIND:
            race, power = s.column_race(action.target), s.column_power(action.target)
            liked += likes.grandeur * float(s.rules.race_tokens[race] + s.rules.power_tokens[power])
        elif s.phase == DECIDE and kind != EXPAND_KIND and action is actions[0]:
            if spare(s, active_of(seat)) >= _ENOUGH:
                liked -= likes.clings
        elif kind == DIE_KIND:
            liked += likes.gambles
        elif action.meaning == REGION:
            owner = s.owner(action.target)
            if owner >= 0 and seat_of(owner) != seat:
                liked += likes.raids
    return liked


def _value(plan: Plan) -> float:
    return plan.value


def _is_begun(found: list[Plan], plan: Plan) -> bool:
    """Whether one of the plans begins as this one does."""
    for other in found:
        if other.actions[:1] == plan.actions[:1]:
            return True
    return False


def _better_half(left: list[int], gains: list[list[float]]) -> list[int]:
    """Those that have gained more, without who is clearly worse than the best one; all have met the same luck."""
    ordered = sorted(left, key=lambda which: -added(gains[which]))
    best = gains[ordered[0]]
    games = float(len(best))
    kept = [ordered[0]]
    for which in ordered[1 : (len(ordered) + 1) // 2]:
        mine = gains[which]
        total = 0.0
        squares = 0.0
        for i in range(len(best)):
            behind = best[i] - mine[i]
            total += behind
            squares += behind * behind
        mean = total / games
        error = max(0.0, squares / games - mean * mean) / (games - 1.0)  # of the mean, squared
        if mean * mean <= _CLEARLY * _CLEARLY * error:
            kept.append(which)
    return kept


def _stems(s: State) -> list[list[Action]]:
    """How the turn may begin, where that is a choice of its own."""
    if s.phase == PICK or s.phase == DECIDE:
        return [[action] for action in s.legal()]
    return [[]]


def _keep_best(found: list[Plan], plan: Plan, most: i64) -> None:
    """Put a plan into a list in the order of values; of those that lead to the same place only the best one."""
    place: i64 = 0
    while place < len(found):
        other = found[place]
        if other.mark == plan.mark and other.actions[:1] == plan.actions[:1]:
            if other.value >= plan.value:
                return
            del found[place]
            break
        place += 1
    place = 0
    while place < len(found) and found[place].value >= plan.value:
        place += 1
    found.insert(place, plan)
    if len(found) > most:
        found.pop()
