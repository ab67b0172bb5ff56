# mypyc: skip — tiles and bots that people write have errors of their own.
"""Everything that can be wrong with an action, one class for each way, each naming the rule it breaks."""

import re
from collections.abc import Callable
from functools import cache

from elbowroom.engine.facts import VOICE, Given


class ElbowRoomError(Exception):
    """Base of every error this package raises on purpose; its text is meant for people."""


class BadValue(ElbowRoomError, ValueError):
    """What a program gave cannot be. Whoever knows Python's errors alone catches it as well."""


class Refusal(ElbowRoomError):
    """Something that cannot be done; nothing has changed.

    `code` tells programs what kind it is. `why` names the template of the exact reason, and `given` is what that tells
    of. What no catalog knows, in tiles of somebody's own, is said as it stands.
    """

    def __init__(self, code: str, why: str, rule: str = "", **given: Given) -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.rule = rule
        self.given = given
        self.number = 0  # which of several actions it was, counted from 1; 0 for a single one

    @property
    def template(self) -> str:
        return f"refused-{self.why}"

    @property
    def reason(self) -> str:
        """Why, in English."""
        return VOICE.say(self.template, self.given)

    @property
    def message(self) -> str:
        """The same under the name it has on the wire."""
        return self.reason

    def __str__(self) -> str:
        return f"{self.reason} — {self.rule}" if self.rule else self.reason

    def __repr__(self) -> str:
        said = [self.code, self.why, self.rule] if type(self) is Refusal else [self.why, self.rule]
        given = [f"{name}={value!r}" for name, value in self.given.items()]
        return f"{type(self).__name__}({', '.join([*(repr(part) for part in said if part), *given])})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_refusal, (type(self), self.code, self.why, self.rule, self.given))  # errors travel between processes


def _refusal(kind: type[Refusal], code: str, why: str, rule: str, given: dict[str, Given]) -> Refusal:
    made: Callable[..., Refusal] = kind
    return made(code, why, rule, **given) if kind is Refusal else made(why, rule, **given)


@cache
def code_of(name: str) -> str:
    """`NotEnoughTokens` is `not_enough_tokens`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class SetupError(Refusal):
    """A game cannot be set up as asked: too many players for the board, an unknown tile, a bad switch."""

    def __init__(self, why: str, rule: str = "", **given: Given) -> None:
        super().__init__("setup", why, rule, **given)


class IllegalAction(Refusal):
    """An action the rules do not allow now. `rule` is the id of the rule that forbids it."""

    def __init__(self, why: str, rule: str, **given: Given) -> None:
        super().__init__(code_of(type(self).__name__), why, rule, **given)


class GameIsOver(IllegalAction):
    """The last turn of the last round has been played."""


class WrongDecision(IllegalAction):
    """The action answers a question that is not being asked now."""


class CannotAfford(IllegalAction):
    """A combo costs more coins than the player has."""


class NoSuchCombo(IllegalAction):
    """The column has no combo at that place."""


class NoSuchRegion(IllegalAction):
    """The board has no region of that number."""


class NotYours(IllegalAction):
    """The region is not occupied by the race that acts."""


class AlreadyYours(IllegalAction):
    """The acting race occupies the region already."""


class NotHabitable(IllegalAction):
    """The race cannot stand on this terrain."""


class NotAnEntry(IllegalAction):
    """A race without regions cannot come onto the board here."""


class OutOfReach(IllegalAction):
    """The region is not adjacent to a region of the acting race."""


class Immune(IllegalAction):
    """A marker protects the region."""


class Unaided(IllegalAction):
    """No ability helps against the race in the region."""


class AtPeace(IllegalAction):
    """An agreement protects the region from this player."""


class EmptyHand(IllegalAction):
    """A conquest needs at least one token in hand."""


class NotEnoughTokens(IllegalAction):
    """The region costs more tokens than there are in hand."""


class DieNotAllowed(IllegalAction):
    """The final die cannot be used for this region or by this race."""


class TooLate(IllegalAction):
    """The moment for this action has passed in this turn."""


class AlreadyUsed(IllegalAction):
    """The ability has been used as often as it may be this turn."""


class NothingToPlace(IllegalAction):
    """No token or marker of that kind is waiting to be placed."""


class NoRoom(IllegalAction):
    """The region cannot take this marker."""


class NotConvertible(IllegalAction):
    """The defenders of the region cannot be replaced this way."""


class ChoicePending(IllegalAction):
    """Another choice must be made first."""


class AbilityMissing(IllegalAction):
    """None of the acting player's tiles offers this action."""


class IllegalAlly(IllegalAction):
    """That player cannot be made an ally now."""
