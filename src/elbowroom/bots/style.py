"""How somebody plays: how much is thought, what is liked, and where it slips."""

from __future__ import annotations

from typing import Final, final


@final
class Style:
    """Numbers that make a player. Likes are counted in chances of winning, so 0.05 is a strong one."""

    def __init__(
        self,
        plans: int,  # turns that are tried in the mind
        worlds: int = 1,  # different dice and stacks in which each is valued
        finalists: int = 1,  # the best of them, which are looked at once more …
        samples: int = 0,  # … in so many games that go on with the others' turns …
        reply: int = 10,  # … each of which is the best of so many
        arrangements: int = 40,  # ways to place markers that are tried
        rearranges: bool = True,  # whether tokens go where they help most, or are just spread
        clings: float = 0.0,  # dislike of declining while there are tokens to go on with
        grandeur: float = 0.0,  # fondness for every token of a pair
        raids: float = 0.0,  # for every attack on somebody
        gambles: float = 0.0,  # for the die
        milliseconds: int = 0,  # thinking time for a decision instead of numbers of plans and samples …
        bounded: bool = False,  # … or beside them, whichever ends first
    ) -> None:
        self.plans: Final = plans
        self.worlds: Final = worlds
        self.finalists: Final = finalists
        self.samples: Final = samples
        self.reply: Final = reply
        self.arrangements: Final = arrangements
        self.rearranges: Final = rearranges
        self.clings: Final = clings
        self.grandeur: Final = grandeur
        self.raids: Final = raids
        self.gambles: Final = gambles
        self.milliseconds: Final = milliseconds
        self.bounded: Final = bounded
        self.leans: Final = clings != 0.0 or grandeur != 0.0 or raids != 0.0 or gambles != 0.0

    def within(self, milliseconds: int) -> Style:
        """The same player in a hurry: thinks as closely as before, but no longer than this about a decision."""
        return Style(
            self.plans,
            self.worlds,
            self.finalists,
            self.samples,
            self.reply,
            self.arrangements,
            self.rearranges,
            self.clings,
            self.grandeur,
            self.raids,
            self.gambles,
            milliseconds,
            bounded=True,
        )
