"""Luck that follows from numbers, the same on every machine.

Where Python's words have 64 bits it hashes whole numbers alike. In a browser they have 32, so there the same is
reckoned step by step: a bot chooses the same wherever it plays.
"""

import sys
from collections.abc import Sequence
from typing import Final

from elbowroom.engine.state import State

_WIDE: Final = sys.hash_info.width == 64

# How CPython mixes the hashes of a tuple's items (xxHash, 64 bits) and hashes a whole number.
_FIRST: Final = 11400714785074694791
_SECOND: Final = 14029467366897019727
_FIFTH: Final = 2870177450012600261
_END: Final = _FIFTH ^ 3527539
_MASK: Final = (1 << 64) - 1
_PRIME: Final = (1 << 61) - 1


def mixed(numbers: Sequence[int]) -> int:
    """A number that follows from whole numbers and their order."""
    return hash(tuple(numbers)) if _WIDE else reckoned(numbers)


def reckoned(numbers: Sequence[int]) -> int:
    """The same, without asking Python for a hash."""
    total = _FIFTH
    for number in numbers:
        rest = abs(number) % _PRIME if number >= 0 else -(abs(number) % _PRIME)
        total = (total + (rest - 1 if rest == -1 else rest) * _SECOND) & _MASK
        total = ((total << 31) | (total >> 33)) & _MASK
        total = (total * _FIRST) & _MASK
    total = (total + (len(numbers) ^ _END)) & _MASK
    if total == _MASK:
        return 1546275796
    return total - (1 << 64) if total >> 63 else total


def luck_of(view: State) -> int:
    """The luck of a position."""
    return hash(view) if _WIDE else reckoned([int(word) for word in view.words])
