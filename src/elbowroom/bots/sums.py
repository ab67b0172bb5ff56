"""Sums of fractions, the same everywhere: from Python 3.12 on `sum` adds them up more exactly than before."""

from collections.abc import Iterable


def added(numbers: Iterable[float]) -> float:
    """The sum, each number added to those before it."""
    so_far = 0.0
    for number in numbers:
        so_far += number
    return so_far
