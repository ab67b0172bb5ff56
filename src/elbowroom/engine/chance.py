"""Where luck comes from: one explicit source that can be seeded, forced and recorded."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.errors import ElbowRoomError

DIE_FACES: Final = (0, 0, 0, 1, 2, 3)  # CORE-1.4

_FRESH_AFTER: Final = 4096  # draws that are kept so that a source can be copied; then it seeds itself anew
_SEEDS: Final = 1 << 62


class ChanceError(ElbowRoomError):
    """A forced or recorded outcome does not fit what the game asks for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Die rolls and shuffles. Outcomes given as `forced` come first; all outcomes go to `taken` if that is a list.

    A roll is one outcome, the number of pips. A shuffle is a list of tile numbers, top first. `twin` and pickle give
    a source that goes on with the same outcomes.
    """

    def __init__(self, seed: int = 0, forced: list[int | list[int]] | None = None, strict: bool = False) -> None:
        self.seed: i64 = seed
        self._random: Random | None = None  # made when it is needed: many sources never are
        self._drawn: list[int] = []  # the bound of every draw since the seed: the generator does not tell its state
        self.forced: list[int | list[int]] = [] if forced is None else list(forced)
        self.strict = strict  # nothing but forced outcomes: a record replays without any random state
        self.taken: list[int | list[int]] | None = None

    def __repr__(self) -> str:
        drawn = len(self._drawn)
        if drawn:
            return f"<{type(self).__name__} of seed {self.seed}, {drawn} drawn, {len(self.forced)} forced>"
        forced = f", forced={self.forced}" if self.forced else ""
        return f"{type(self).__name__}({self.seed}{forced}{', strict=True' if self.strict else ''})"

    def twin(self) -> "Chance":
        """Another source that goes on with the same outcomes."""
        self._check_plain()
        return _restored(self.seed, list(self._drawn), list(self.forced), self.strict)

    def __reduce__(self) -> tuple[object, tuple[int, list[int], list[int | list[int]], bool]]:
        self._check_plain()
        return (_restored, (self.seed, self._drawn, self.forced, self.strict))

    def _check_plain(self) -> None:
        if type(self) is not Chance:
            raise TypeError(f"{type(self).__name__} must say itself how it is copied: override twin and __reduce__")

    def _below(self, n: i64) -> i64:
        """A uniform number in 0..n-1."""
        random = self._random
        if random is None:
            random = Random(self.seed)
            for bound in self._drawn:
                random.randrange(i64(bound))
            self._random = random
        if len(self._drawn) == _FRESH_AFTER:
            self.seed = random.randrange(_SEEDS)
            random = Random(self.seed)
            self._random = random
            self._drawn = []
        self._drawn.append(n)
        return random.randrange(n)

    def _next_forced(self, wanted: str) -> int | list[int] | None:
        if self.forced:
            return self.forced.pop(0)
        if self.strict:
            raise ChanceError(f"no recorded outcome is left for the next {wanted}")
        return None

    def roll(self) -> i64:
        """Roll the reinforcement die (CORE-1.4)."""
        pips: i64 = -1
        if self.forced or self.strict:
            forced = self._next_forced("die roll")
            if isinstance(forced, list):
                raise ChanceError(f"the next chance outcome is a die roll, not the order {forced}")
            if forced is not None:
                if not 0 <= forced <= 3:
                    raise ChanceError(f"the die shows 0, 1, 2 or 3, never {forced}")
                pips = forced
        if pips < 0:
            pips = DIE_FACES[self._below(6)]
        if self.taken is not None:
            self.taken.append(pips)
        return pips

    def shuffle(self, tiles: list[int]) -> list[int]:
        """A new order of the tiles, top first."""
        order: list[int] | None = None
        if self.forced or self.strict:
            forced = self._next_forced("shuffle")
            if isinstance(forced, list):
                if sorted(forced) != sorted(tiles):
                    raise ChanceError(f"the shuffle {forced} does not contain exactly the tiles {sorted(tiles)}")
                order = list(forced)
            elif forced is not None:
                raise ChanceError(f"the next chance outcome is a shuffle of tiles, not the roll {forced}")
        if order is None:
            order = list(tiles)
            i: i64 = len(order) - 1
            while i > 0:
                j = self._below(i + 1)
                order[i], order[j] = order[j], order[i]
                i -= 1
        if self.taken is not None:
            self.taken.append(list(order))
        return order

    def pick_below(self, n: i64) -> i64:
        """A uniform number in 0..n-1 that belongs to the record, such as the first player."""
        chosen: i64 = -1
        if self.forced or self.strict:
            forced = self._next_forced("draw")
            if isinstance(forced, list):
                raise ChanceError(f"the next chance outcome is a number below {n}, not the order {forced}")
            if forced is not None:
                if not 0 <= forced < n:
                    raise ChanceError(f"the next chance outcome must be below {n}, not {forced}")
                chosen = forced
        if chosen < 0:
            chosen = self._below(n)
        if self.taken is not None:
            self.taken.append(chosen)
        return chosen


def _restored(seed: int, drawn: list[int], forced: list[int | list[int]], strict: bool) -> Chance:
    chance = Chance(seed, forced, strict)
    chance._drawn = drawn
    return chance
