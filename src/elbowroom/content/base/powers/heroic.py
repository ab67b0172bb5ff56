"""Heroic."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import move_refusal, offer_moves, perform_move, place_rest
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.state import State

HERO: Final = verb("hero", REGION)
LIFT: Final = verb("lift_hero", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heroic(Power):
    key = "heroic"
    name = "Heroic"
    tokens = 5
    rule = "BASE-P-HEROIC-1"
    summary = "Two Heroes make two regions immune; they may move each turn."
    markers = (Marker("hero", "Hero", 2, "BASE-P-HEROIC-2", immune=True),)
    turn_notes = ("lifted",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == REDEPLOY:
            offer_moves(s, self, slot, HERO, LIFT, out)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        return perform_move(s, self, action, HERO, LIFT)

    def on_redeployed(self, s: State, slot: i64) -> None:
        place_rest(s, self, slot)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        return move_refusal(s, self, slot, action, HERO, LIFT)
