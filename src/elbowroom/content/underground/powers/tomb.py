"""Tomb."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Power


@mypyc_attr(allow_interpreted_subclasses=True)
class Tomb(Power):
    key = "tomb"
    name = "Tomb"
    tokens = 5
    rule = "UG-P-TOMB-1"
    summary = (
        "When you decline all tokens on the map stay, and you may rearrange them once. A conquered region "
        "then costs you just 1 of them."
    )
    keeps_all_tokens = True
    keeps_badge = True
    redeploys_in_decline_turn = True
