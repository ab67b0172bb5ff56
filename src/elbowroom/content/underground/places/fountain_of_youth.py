"""Fountain of Youth."""

from mypy_extensions import mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class FountainOfYouth(Place):
    key = "fountain_of_youth"
    name = "Fountain of Youth"
    rule = "UG-PLACE-FOUNTAIN-1"
    summary = "At the start of each of your turns your active race gets 1 new token."

    def on_expand(self, s: State, slot: Slot) -> None:
        s.recruit(slot, 1)
