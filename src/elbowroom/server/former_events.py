"""Events as version 1 of the protocol tells them: one shape for all kinds, whose fields mean what the kind says."""

from __future__ import annotations

from typing import Final

from elbowroom.engine.events import Deed, Event, Told
from elbowroom.engine.facts import Given
from elbowroom.server.wire import EventView

# Which fields of an event stand for `amount` and `key`; a region and a seat keep their names.
_AMOUNTS: Final = {
    "turn-began": "round",
    "picked": "coins",
    "badges-shuffled": "count",
    "rolled": "pips",
    "attempt-failed": "missing",
}
_USUAL_AMOUNTS: Final = ("tokens", "coins")
_ONE: Final = ("marker-placed", "marker-removed", "buried", "resurfaced", "sacrificed", "fired", "pact-given")
_KEYS: Final = ("race", "power", "site", "marker", "tile")
_KEYLESS: Final = ("paid", "reborn", "cleared", "crashed")
_PAIRS: Final = ("picked", "revealed")
_UNKNOWN: Final = ("forged", "vengeance", "balrog-arrives", "struck", "transformed", "pick-freed")  # not in version 1


def former_event(event: Event) -> EventView | None:
    """An event as version 1 tells it; nothing for kinds it never had."""
    code, given = event.code, event.given
    if code in _UNKNOWN:
        return None
    if isinstance(event, Told):
        given = {**given, "tile": event.tile}
    seat, region, other, origin = (_number(given.get(name, -1)) for name in ("seat", "region", "other", "origin"))
    price = given.get("price")
    return EventView(
        kind=event.kind,
        seat=seat + 1,
        region=region + 1,
        amount=_amount(code, event),
        key=_key(code, given),
        other=other + 1,
        price=_number(price) if price is not None else None,
        origin=origin + 1,
        rule="" if isinstance(event, Deed) else event.rule,
        paid=_number(given.get("paid", 0)),
    )


def _amount(code: str, event: Event) -> int:
    given = event.given
    if isinstance(event, Told):
        return event.amount
    if code in _ONE:
        return 1
    for name in (_AMOUNTS[code],) if code in _AMOUNTS else _USUAL_AMOUNTS:
        if name in given:
            return _number(given[name])
    return 0


def _key(code: str, given: dict[str, Given]) -> str:
    if code in _KEYLESS:
        return ""
    if code in _PAIRS:
        return f"{given['power']} {given['race']}"
    if code == "badge-exchanged":
        return str(given["power"])
    return next((str(given[name]) for name in _KEYS if name in given), "")


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
