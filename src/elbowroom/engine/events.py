"""Events: what happened, in order, for logs, animations and tests. Only made while somebody listens."""

from typing import Final, final


@final
class Event:
    """One thing that happened. Unused fields are -1 or empty; regions and seats are counted from 0."""

    def __init__(
        self,
        kind: str,
        seat: int,
        region: int = -1,
        amount: int = 0,
        key: str = "",
        other: int = -1,
        rule: str = "",
        paid: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # whom it concerns first
        self.region: Final = region
        self.amount: Final = amount
        self.key: Final = key  # a race, power or marker
        self.other: Final = other  # a second seat, or an index
        self.rule: Final = rule  # why, where one kind of event has several reasons
        self.paid: Final = paid  # coins that the seat gave for it

    def __repr__(self) -> str:
        parts = [f"seat={self.seat + 1}"]
        if self.region >= 0:
            parts.append(f"region={self.region + 1}")
        if self.amount:
            parts.append(f"amount={self.amount}")
        if self.key:
            parts.append(f"key={self.key}")
        if self.other >= 0:
            parts.append(f"other={self.other}")
        if self.paid:
            parts.append(f"paid={self.paid}")
        if self.rule:
            parts.append(f"rule={self.rule}")
        return f"<{self.kind} {' '.join(parts)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def values(self) -> tuple[str, int, int, int, str, int, str, int]:
        """All fields, for comparing and storing."""
        return (self.kind, self.seat, self.region, self.amount, self.key, self.other, self.rule, self.paid)
