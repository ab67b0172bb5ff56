"""Checks: the small parts expectations are made of, each comparing text with text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from elbowroom.engine.state import State
from elbowroom.notation.yaml_text import Item, excerpt

NOBODY: Final = "none"
MANY: Final = 99_999
_RULE_ID: Final = re.compile(r"[A-Z]+-[A-Z0-9][A-Za-z0-9._-]{0,60}")

Lines = Sequence[str]
Compare = Callable[[State], tuple[Lines, Lines]]  # expected and actual; the check holds if they are equal


@dataclass(frozen=True, slots=True)
class Check:
    """One expectation."""

    line: int
    what: str
    compare: Compare


def read_rule_id(item: Item) -> str:
    """The id of a rule; whether there is such a rule is not checked here."""
    text = item.text()
    if not _RULE_ID.fullmatch(text):
        item.fail(f"a rule id such as CORE-6.8 is expected, not '{excerpt(text)}'")
    return text


def same(item: Item, what: str, expected: object, actual: Callable[[State], object]) -> Check:
    """The simplest check: one value is as expected."""
    return Check(item.line, what, lambda s: ([str(expected)], [str(actual(s))]))


def same_list(item: Item, what: str, expected: Iterable[object], actual: Callable[[State], Iterable[object]]) -> Check:
    """Two lists are equal."""
    wanted = listed(expected)
    return Check(item.line, what, lambda s: ([wanted], [listed(actual(s))]))


def listed(values: Iterable[object]) -> str:
    """Values as one line of text."""
    return ", ".join(str(value) for value in values) or NOBODY


def numbers(item: Item, what: str, highest: int) -> list[int]:
    """A list of different numbers from 1, in ascending order."""
    result: list[int] = []
    for entry in item.items():
        number = entry.integer(1, highest)
        if number in result:
            entry.fail(f"{what} {number} is listed twice")
        result.append(number)
    return sorted(result)


# --- costs and scores: a number, or {total: number, items: [{amount: number, rule: id, reason: text}, …]} -------------


@dataclass(frozen=True, slots=True)
class BillLine:
    """One expected line of a cost or a score."""

    amount: int
    rule: str
    reason: str  # empty: any

    def fits(self, amount: int, reason: str, rule: str) -> bool:
        return (self.amount, self.rule) == (amount, rule) and self.reason in ("", reason)

    def __str__(self) -> str:
        return f"{self.amount:+d} {self.reason + ' ' if self.reason else ''}({self.rule})"


@dataclass(frozen=True, slots=True)
class Bill:
    """An expected cost or score: the sum, the lines in any order, or both."""

    total: int | None
    lines: tuple[BillLine, ...] | None

    def compare(self, total: int, lines: list[tuple[int, str, str]]) -> tuple[Lines, Lines]:
        """Expected and actual text; lines that fit are shown as they really are."""
        expected: list[str] = []
        actual: list[str] = []
        if self.total is not None:
            expected.append(f"{self.total} in total")
            actual.append(f"{total} in total")
        if self.lines is not None:
            shown = [f"{amount:+d} {reason} ({rule})" for amount, reason, rule in lines]
            free = list(range(len(lines)))
            missing: list[BillLine] = []
            for line in sorted(self.lines, key=lambda line: line.reason == ""):  # the pickiest choose first
                match = next((i for i in free if line.fits(*lines[i])), None)
                if match is None:
                    missing.append(line)
                else:
                    free.remove(match)
            expected += [text for i, text in enumerate(shown) if i not in free]
            expected += [str(line) for line in missing]
            actual += shown
        return expected, actual


def read_bill(item: Item) -> Bill:
    if not item.is_mapping:
        return Bill(item.integer(0, MANY), None)
    fields = item.fields("total", "items")
    if not fields:
        item.fail("'total' or 'items' is missing")
    total = fields["total"].integer(0, MANY) if "total" in fields else None
    lines = tuple(_bill_line(entry) for entry in fields["items"].items()) if "items" in fields else None
    return Bill(total, lines)


def _bill_line(item: Item) -> BillLine:
    fields = item.fields("amount", "rule", "reason")
    if "amount" not in fields or "rule" not in fields:
        item.fail("'amount' and 'rule' are needed")
    reason = fields["reason"].text() if "reason" in fields else ""
    return BillLine(fields["amount"].integer(-MANY, MANY), read_rule_id(fields["rule"]), reason)
