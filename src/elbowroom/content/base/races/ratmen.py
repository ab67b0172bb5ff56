"""Ratmen."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Ratmen(Race):
    key = "ratmen"
    name = "Ratmen"
    tokens = 8
    tray = 13
    rule = "BASE-R-RATMEN-1"
    summary = "No special ability. There are just a lot of you!"
