"""Mounted."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mounted(Power):
    key = "mounted"
    name = "Mounted"
    tokens = 5
    rule = "BASE-P-MOUNTED-1"
    summary = "Hills and Farmlands cost you 1 token less."
    because = "on Hills and Farmland"
    needs = ("hill", "farmland")

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.hill | s.board.farmland
