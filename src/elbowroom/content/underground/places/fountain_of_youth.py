"""Fountain of Youth."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Site
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class FountainOfYouth(Site):
    key = "fountain_of_youth"
    name = "Fountain of Youth"
    rule = "UG-PLACE-FOUNTAIN-1"
    summary = "At the start of each turn one more token joins the race."

    def on_expand(self, s: State, slot: i64) -> None:
        s.recruit(slot, 1)
