"""A game whose chance is told from outside, one outcome at a time: what searches that know chance nodes need.

Nothing hidden exists here. Where the engine would look at the top of a stack, chance is asked which of the tiles that
could lie there does: the first player, a die, a banner, a badge, a site. A position is what everybody could know, so
positions that are equal for all players are equal.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import DIE_FACES, Chance
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.errors import BadValue
from elbowroom.engine.regions import members
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state
from elbowroom.engine.sites import site_stack, stack_sites
from elbowroom.engine.state import State

DIE: Final = "die"
NUMBER: Final = "number"  # the first player, where the sky is joined to the ground, which natives hide sites
BANNER: Final = "banner"
BADGE: Final = "badge"
SITE: Final = "site"

PIPS: Final = tuple((pips, DIE_FACES.count(pips) / len(DIE_FACES)) for pips in sorted(set(DIE_FACES)))


class Draw(NamedTuple):
    """What chance has to tell: an outcome is a number of pips, a plain number, or the number of a tile in the rules."""

    what: str
    outcomes: tuple[tuple[int, float], ...]


class NoSuchOutcome(BadValue):
    """An outcome that cannot come now, or one that nobody waits for."""


class _MissingError(Exception):
    def __init__(self, draw: Draw) -> None:
        super().__init__(draw.what)
        self.draw = draw


def _evenly(what: str, numbers: list[int]) -> Draw:
    return Draw(what, tuple((number, 1 / len(numbers)) for number in numbers))


class _Told(Chance):
    """Chance that knows what has been told so far and asks for what has not."""

    def __init__(self, told: list[tuple[str, int]], first_stack: int) -> None:
        super().__init__(0)
        self.queues: dict[str, list[int]] = {what: [] for what in (DIE, NUMBER, BANNER, BADGE, SITE)}
        for what, outcome in told:
            self.queues[what].append(outcome)
        self._stack = first_stack  # what is shuffled next: banners, badges and sites in the deal, then only badges
        self.shuffled: list[int] = []  # badges that were shuffled again
        self.ahead = 0  # of the badges that are told, so many lie in the stack already

    def roll(self) -> int:
        return self._next(Draw(DIE, PIPS))

    def pick_below(self, n: int) -> int:
        return self._next(_evenly(NUMBER, list(range(n))))

    def _next(self, draw: Draw) -> int:
        if not self.queues[draw.what]:
            raise _MissingError(draw)
        return self.queues[draw.what].pop(0)

    def shuffle(self, tiles: list[int]) -> list[int]:
        told = self.queues[(BANNER, BADGE, SITE)[self._stack]]
        if self._stack == 1:
            told = told[self.ahead :]
            self.shuffled = list(tiles)
        self._stack += 1
        return _on_top(told, sorted(tiles))


def _on_top(told: list[int], stack: list[int]) -> list[int]:
    return told + [tile for tile in stack if tile not in told]


class ExplicitGame:
    """One game from its very beginning, or from a position. Whoever is asked next is told by `draw`, `over` and
    `state.decider`; `state` is None until the deal is complete. Positions are never changed, only replaced.
    """

    def __init__(self, rules: Rules, start: State | None = None) -> None:
        self.rules: Final = rules
        self.state: State | None = None
        self.draw: Draw | None = None
        self._bottom: list[int] = []  # banners that everybody has seen go under the stack
        self._action: Action | None = None
        self._told: list[tuple[str, int]] = []
        if start is None:
            self._advance()
        else:
            self._stand(start.copy(0))

    def __deepcopy__(self, memo: object) -> ExplicitGame:
        return self.copy()

    def copy(self) -> ExplicitGame:
        """Another game that stands here too."""
        other = object.__new__(ExplicitGame)
        other.__dict__.update(self.__dict__, _bottom=list(self._bottom), _told=list(self._told))
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExplicitGame) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.state, self._action, tuple(self._told)))

    def _facts(self) -> tuple[object, ...]:
        return (self.rules, self.state, self._bottom, self._action, self._told)

    @property
    def over(self) -> bool:
        return self.state is not None and self.draw is None and self.state.over

    def decide(self, action: Action) -> None:
        """Carry out a legal action of `state.decider`, up to where chance is asked or somebody decides."""
        if self.state is None or self.draw is not None:
            raise NoSuchOutcome(f"chance is asked for a {self.draw.what if self.draw else 'deal'}, nobody decides")
        self._action, self._told = action, []
        self._advance()

    def tell(self, outcome: int) -> None:
        """What chance had in store."""
        if self.draw is None:
            raise NoSuchOutcome("chance is not asked for anything")
        if outcome not in [known for known, _ in self.draw.outcomes]:
            raise NoSuchOutcome(f"{outcome} cannot come: {[known for known, _ in self.draw.outcomes]} can")
        self._told.append((self.draw.what, outcome))
        self._advance()

    # --- inside -----------------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        """Go on with what is known until somebody decides, the game is over, or more has to be told."""
        while True:
            try:
                after, draw = self._dealt() if self.state is None else self._acted(self.state)
            except _MissingError as missing:
                self.draw = missing.draw
                return
            if draw is None:
                self._stand(after)
                return
            if len(draw.outcomes) > 1:
                self.draw = draw
                return
            self._told.append((draw.what, draw.outcomes[0][0]))  # there is only one, so nobody needs to be asked

    def _dealt(self) -> tuple[State, Draw | None]:
        chance = _Told(self._told, 0)
        s = new_state(self.rules, chance)
        for what, tiles, left in (
            (BANNER, len(self.rules.races), banner_stack(s)),
            (BADGE, len(self.rules.powers), badge_stack(s)),
        ):
            told = chance.queues[what]
            if tiles - len(left) > len(told):
                return s, _evenly(what, [tile for tile in range(tiles) if tile not in told])
        return s, None

    def _acted(self, before: State) -> tuple[State, Draw | None]:
        assert self._action is not None
        chance = _Told(self._told, 1)
        banners, badges, sites = banner_stack(before), badge_stack(before), site_stack(before)
        told = chance.queues
        chance.ahead = min(len(badges), len(told[BADGE]))
        s = before.copy(0)
        stack_banners(s, _on_top(told[BANNER], banners))
        stack_badges(s, _on_top(told[BADGE][: chance.ahead], badges))
        stack_sites(s, _on_top(told[SITE], sites))
        s.chance = chance
        s.offer = None
        s.apply(self._action)
        return s, (
            self._next_banner(s, banners, told[BANNER])
            or self._next_badge(s, badges, told[BADGE], chance.shuffled)
            or self._next_site(before, s, told[SITE])
        )

    def _next_banner(self, s: State, before: list[int], told: list[int]) -> Draw | None:
        left = banner_stack(s)
        drawn = len([tile for tile in before if tile not in left])
        unknown = [tile for tile in before if tile not in self._bottom and tile not in told]
        return _evenly(BANNER, unknown) if drawn > len(told) and unknown else None

    def _next_badge(self, s: State, before: list[int], told: list[int], shuffled: list[int]) -> Draw | None:
        left = badge_stack(s)
        if not shuffled:
            drawn = len([tile for tile in before if tile not in left])
        else:
            drawn = len(before) + len([tile for tile in shuffled if tile not in left])
        if drawn <= len(told):
            return None
        source = before if len(told) < len(before) else shuffled
        return _evenly(BADGE, sorted(tile for tile in source if tile not in told))

    def _next_site(self, before: State, s: State, told: list[int]) -> Draw | None:
        found = int(s.words[at.FOUND] & ~before.words[at.FOUND])
        if len(members(found)) <= len(told):
            return None
        sites = range(int(self.rules.site_count))
        return _evenly(SITE, [site for site in sites if before.site_region(site) < 0 and site not in told])

    def _stand(self, s: State) -> None:
        """Here somebody decides, or the game is over: what nobody knows is put into an order that tells nothing."""
        stack = banner_stack(s)
        before = banner_stack(self.state) if self.state is not None else stack
        self._bottom = [tile for tile in stack if tile in self._bottom or tile not in before]
        stack_banners(s, sorted(tile for tile in stack if tile not in self._bottom) + self._bottom)
        stack_badges(s, sorted(badge_stack(s)))
        stack_sites(s, [site for site in range(int(s.rules.site_count)) if s.site_region(site) < 0])
        s.chance = Chance(0)
        self.state, self.draw, self._action, self._told = s, None, None, []
