"""Where the luck of a table comes from: nobody can know it, unless a server was asked to play the same games again."""

import secrets
from collections.abc import Callable
from hashlib import blake2b

Luck = Callable[[int], int]
"""The seed of what chance decides next, from the number of its outcomes so far."""


def secret(_outcomes: int) -> int:
    """Luck of the operating system."""
    return secrets.randbits(63)


def foretold(seed: int) -> Luck:
    """Luck that follows from a number: the same decisions lead to the same game, at every table."""

    def luck(outcomes: int) -> int:
        return int.from_bytes(blake2b(f"{seed} {outcomes}".encode(), digest_size=8).digest()) >> 1

    return luck
