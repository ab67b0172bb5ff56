"""Bivouacking."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import move_refusal, offer_moves, perform_move, place_rest, waiting_markers
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.state import State

CAMP: Final = verb("camp", REGION)
LIFT: Final = verb("lift_camp", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bivouacking(Power):
    key = "bivouacking"
    name = "Bivouacking"
    tokens = 5
    rule = "BASE-P-BIVOUACKING-1"
    summary = "Five Encampments, placed anew each turn, add one each to the defence of their region."
    markers = (
        Marker("encampment", "Encampment", 5, "BASE-P-BIVOUACKING-2", defence=1, piles=True, counts_as_token=True),
    )
    turn_notes = ("lifted",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == REDEPLOY or s.phase == WITHDRAW:
            offer_moves(s, self, slot, CAMP, LIFT, out)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        return perform_move(s, self, action, CAMP, LIFT)

    def on_redeployed(self, s: State, slot: i64) -> None:
        place_rest(s, self, slot)

    def waiting(self, s: State, slot: i64) -> bool:
        return waiting_markers(s, self) > 0

    def on_withdrawn(self, s: State, slot: i64) -> None:
        place_rest(s, self, slot)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        return move_refusal(s, self, slot, action, CAMP, LIFT, withdraws=True)
