"""Slots: a slot is a place for a race. Each seat has three of them, and a slot is one number.

The functions are as fast as the sums they stand for: compiled, they vanish into their callers. `Slot` is another name
of i64 and no type of its own, so that a program may go on passing plain numbers.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Slot: TypeAlias = i64

# The places of a seat.
ACTIVE: Final = 0
IN_DECLINE: Final = 1
BESIDE: Final = 2  # in decline beside another race
PLACES: Final = 3


def seat_of(slot: Slot) -> i64:
    """The seat a slot belongs to."""
    return slot // 3


def place_of(slot: Slot) -> i64:
    """Which place of its seat a slot is: ACTIVE, IN_DECLINE or BESIDE."""
    return slot % 3


def in_decline(slot: Slot) -> bool:
    """Whether the race of a slot is in decline."""
    return slot % 3 != 0


def active_of(seat: i64) -> Slot:
    """The slot of a seat's active race, its first one: `range(active_of(seat), active_of(seat + 1))` are all three."""
    return seat * 3


def slot_of(seat: i64, place: i64) -> Slot:
    """The slot of a place of a seat."""
    return seat * 3 + place
