# mypyc: skip, because it lives off a base class of the standard library
"""A set of regions for people to read: it counts regions as the board does, from 1, and prints itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.regions import BIT, MAX_REGIONS, count, members, region_set


class RegionSet(Set[int]):
    """Regions by the numbers printed on the board. It knows everything a frozen set knows.

    The engine keeps a set of regions in one number, region 1 being bit 0: `RegionSet.of(number)` reads one, `bits` is
    the number again, `indices` are the regions as calls of the engine count them.
    """

    __slots__ = ("bits",)

    def __init__(self, regions: Iterable[int] = ()) -> None:
        numbers = list(regions)
        for number in numbers:
            if not 1 <= number <= MAX_REGIONS:
                raise ElbowRoomError(f"a region has a number from 1 to {MAX_REGIONS}, not {number}")
        self.bits: int = int(region_set([number - 1 for number in numbers]))

    @classmethod
    def of(cls, bits: int) -> RegionSet:
        """A set of the engine, such as `state.occupied(slot)` or `state.board.mountain`."""
        if not 0 <= bits < 1 << MAX_REGIONS:
            raise ElbowRoomError(f"{bits} is no set of at most {MAX_REGIONS} regions")
        regions = cls()
        regions.bits = int(bits)
        return regions

    @property
    def indices(self) -> list[int]:
        """The regions counted from 0."""
        return members(self.bits)

    def __contains__(self, region: object) -> bool:
        return isinstance(region, int) and 1 <= region <= MAX_REGIONS and self.bits & BIT[region - 1] != 0

    def __iter__(self) -> Iterator[int]:
        return (index + 1 for index in members(self.bits))

    def __len__(self) -> int:
        return int(count(self.bits))

    def __hash__(self) -> int:
        return self._hash()  # that of a frozen set with the same numbers

    def __str__(self) -> str:
        return f"{{{', '.join(map(str, self))}}}"

    def __repr__(self) -> str:
        return f"RegionSet({str(self) if self else ''})"
