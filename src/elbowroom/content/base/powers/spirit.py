"""Spirit."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Power


@mypyc_attr(allow_interpreted_subclasses=True)
class Spirit(Power):
    key = "spirit"
    name = "Spirit"
    tokens = 5
    rule = "BASE-P-SPIRIT-1"
    summary = (
        "In decline the race does not count towards the limit of one: it stays on the map beside your next "
        "race in decline."
    )
    keeps_badge = True
    beside_another = True
