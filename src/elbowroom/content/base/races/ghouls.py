"""Ghouls."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Ghouls(Race):
    key = "ghouls"
    name = "Ghouls"
    tokens = 5
    tray = 10
    rule = "BASE-R-GHOULS-1"
    summary = "All tokens stay on the map in decline, and they go on conquering before the new race moves."
    keeps_all_tokens = True
    acts_in_decline = True
