"""How somebody plays: how much is thought, what is liked, and where it slips."""

from dataclasses import dataclass, replace
from typing import Final

# Where tokens go at the end of a turn.
THOUGHT: Final = 0  # where they help most
SPREAD: Final = 1  # everywhere alike
HEAPED: Final = 2  # onto the strongest region, which was safe before


@dataclass(frozen=True)
class Likes:
    """What somebody likes for its own sake, counted in chances of winning: 0.05 is a strong liking."""

    clings: float = 0.0  # dislike of declining while there are tokens to go on with
    grandeur: float = 0.0  # for every token of a pair
    raids: float = 0.0  # for every attack on somebody
    gambles: float = 0.0  # for the die


@dataclass(frozen=True)
class Style:
    """Numbers that make a player."""

    plans: int  # turns that are tried in the mind
    worlds: int = 1  # different dice and stacks in which each is valued
    finalists: int = 1  # the best of them, which are looked at once more …
    samples: int = 0  # … in at most so many games that go on with the others' turns …
    checks: int = 8  # … of which this part is played before the worse half leaves for the first time …
    reply: int = 10  # … each of which is the best of so many
    guards: int = 0  # games in which ways to place tokens are compared
    arrangements: int = 40  # ways to place markers that are tried
    tokens: int = THOUGHT  # where they are placed
    timid: int = 0  # tokens that are kept back for defence once something is conquered
    opening: bool = False  # whether what greedy would do is among the plans
    slack: float = 0.02  # a plan that is worse by so much in one world is not valued in the others
    milliseconds: int = 0  # thinking time for a decision instead of numbers of plans and samples …
    bounded: bool = False  # … or beside them, whichever ends first
    steady: bool = False  # whether more players, who make every look longer, mean fewer looks
    likes: Likes | None = None

    def among(self, players: int) -> "Style":
        """The same player in a game of so many: each look takes about the square of their number."""
        if not self.steady or players <= 2:
            return self
        share = players * players
        return replace(self, plans=self.plans * 4 // share, samples=self.samples * 4 // share)

    def within(self, milliseconds: int) -> "Style":
        """The same player in a hurry: thinks as closely as before, but no longer than this about a decision."""
        return replace(self, milliseconds=milliseconds, bounded=True)

    def with_likes(self, likes: Likes) -> "Style":
        """The same player with more likes."""
        own = self.likes or Likes()
        return replace(
            self,
            likes=Likes(
                own.clings + likes.clings,
                own.grandeur + likes.grandeur,
                own.raids + likes.raids,
                own.gambles + likes.gambles,
            ),
        )
