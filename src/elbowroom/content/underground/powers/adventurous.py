"""Adventurous."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import found_sites
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventurous(Power):
    key = "adventurous"
    name = "Adventurous"
    tokens = 5
    rule = "UG-P-ADVENTUROUS-1"
    summary = "One more coin for each region with a Popular Place."
    needs = ("sites",)

    def worth_more(self, s: State, slot: i64) -> i64:
        regions: i64 = 0
        for site in found_sites(s):
            if not site.mobile:
                regions |= BIT[s.site_region(site.index)]
        return regions
