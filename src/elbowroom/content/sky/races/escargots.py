"""Escargots."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Escargots(Race):
    key = "escargots"
    name = "Escargots"
    tokens = 12
    tray = 17
    rule = "SKY-R-ESCARGOTS-1"
    summary = (
        "While active, your regions pay at the start of your turn instead of at its end. Coins from your "
        "power still come at the end."
    )
    paid_at_start = True
