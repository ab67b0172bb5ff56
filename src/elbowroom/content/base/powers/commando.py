"""Commando."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Commando(Power):
    key = "commando"
    name = "Commando"
    tokens = 4
    rule = "BASE-P-COMMANDO-1"
    summary = "Every region costs you 1 token less."
    because = "everywhere"

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere
