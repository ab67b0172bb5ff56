"""Adventurous."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import found_sites
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventurous(Power):
    key = "adventurous"
    name = "Adventurous"
    tokens = 5
    rule = "UG-P-ADVENTUROUS-1"
    summary = "Each region with a Popular Place pays you 1 coin more."
    needs = ("sites",)
    because = "Popular Places"

    def worth_more(self, s: State, slot: Slot) -> i64:
        regions: i64 = 0
        for site in found_sites(s):
            if not site.mobile:
                regions |= BIT[s.site_region(site.index)]
        return regions
