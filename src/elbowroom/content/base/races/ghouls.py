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
    summary = (
        "In decline all Ghouls stay on the map and go on conquering in your later turns, always before your "
        "new race moves. They may even attack your own regions."
    )
    keeps_all_tokens = True
    acts_in_decline = True
