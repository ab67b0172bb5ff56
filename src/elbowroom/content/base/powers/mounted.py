"""Mounted."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mounted(Power):
    key = "mounted"
    name = "Mounted"
    tokens = 5
    rule = "BASE-P-MOUNTED-1"
    summary = "Hills and Farmland cost one token less."
    needs = ("hill", "farmland")

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.hill | s.board.farmland
