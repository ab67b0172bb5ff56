"""Region sets: a set of regions is a 64-bit integer, region r being bit r."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MAX_REGIONS: Final = 60  # bit 63 is the sign, and a margin keeps every sum of bits positive


def _bits() -> vec[i64]:
    bits = vec[i64]()
    value: i64 = 1
    for _ in range(62):
        bits = append(bits, value)
        value = value * 2
    return bits


# A table, because a literal shifted by a variable is compiled as a 32-bit shift.
BIT: Final = _bits()


# A de Bruijn sequence: shifted to the left by different numbers, it has different digits in the bits 58 to 63.
_SEQUENCE: Final[i64] = 0x03F79D71B4CB0A89


def _first_table() -> vec[i64]:
    table = vec[i64]([0] * 64)
    for r in range(62):
        table[(BIT[r] * _SEQUENCE >> 58) & 63] = r
    return table


_FIRST: Final = _first_table()


def first(regions: i64) -> i64:
    """The lowest region of a non-empty set. Walk a set with `r = first(m); m &= m - 1`."""
    return _FIRST[((regions & -regions) * _SEQUENCE >> 58) & 63]


def count(regions: i64) -> i64:
    """How many regions a set holds."""
    n: i64 = 0
    while regions:
        regions &= regions - 1
        n += 1
    return n


def members(regions: i64) -> list[int]:
    """The regions of a set in ascending order; for edges of the program, not for hot loops."""
    result: list[int] = []
    while regions:
        result.append(first(regions))
        regions &= regions - 1
    return result


def region_set(regions: list[int]) -> i64:
    """The set of the given regions."""
    result: i64 = 0
    for r in regions:
        result |= BIT[r]
    return result
