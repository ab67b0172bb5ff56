"""Everything that can be wrong with an action, one class for each way, each naming the rule it breaks."""


class ElbowRoomError(Exception):
    """Base of every error this package raises on purpose; its text is meant for people."""


class SetupError(ElbowRoomError):
    """A game cannot be set up as asked: too many players for the board, an unknown tile, a bad switch."""


class IllegalAction(ElbowRoomError):
    """An action the rules do not allow now. `rule` is the id of the rule that forbids it."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} — {rule}")
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, str]]:
        return (type(self), (self.reason, self.rule))  # errors travel between processes


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
