"""Powers that serve troops in decline only: the race with the badge, or whichever race their player has in decline."""

from mypy_extensions import i64

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot, active_of, in_decline, seat_of
from elbowroom.engine.state import State


def standing_in_decline(s: State, slot: Slot, power: Power) -> i64:
    """Regions of the race in decline that a power serves, which a slot has as its badge or by a site.

    A badge of one's own waits for its race to decline. One that a site lends serves the races its holder has in decline
    already (UG-PLACE-STONEHEDGE-3).
    """
    if s.power(slot) == power.index:
        return s.occupied(slot) if in_decline(slot) else 0
    active = active_of(seat_of(slot))
    return s.occupied(active + 1) | s.occupied(active + 2)
