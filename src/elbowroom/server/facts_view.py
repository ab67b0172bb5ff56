"""Facts as they go over the wire: the name of a template and typed arguments, counted from 1."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.engine.errors import Refusal
from elbowroom.engine.events import Event
from elbowroom.engine.facts import Given, Item, told
from elbowroom.server.wire import FactView
from elbowroom.server.wire_position import ItemView
from elbowroom.server.wire_types import Args


def args_of(given: Mapping[str, Given]) -> Args:
    """What a fact tells of."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in told(dict(given)).items()}


def why_of(refusal: Refusal) -> str:
    """The template of a refusal; nothing for one that has only English words of its own."""
    return refusal.why if refusal.why != refusal.message else ""


def item_view(item: Item) -> ItemView:
    """A line of a cost or a score."""
    return ItemView(item.amount, item.reason, item.rule, item.why, args_of(item.given))


def fact_view(event: Event) -> FactView:
    """One thing that happened."""
    return FactView(event.code, args_of(event.given), event.rule)
