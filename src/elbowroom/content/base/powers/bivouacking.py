"""Bivouacking."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import move_refusal, offer_moves, perform_move, place_rest, waiting_markers
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

CAMP: Final = verb(
    "camp",
    REGION,
    label="Place an Encampment",
    question="Where does an Encampment go?",
    hint="+1 defence here.",
    icon="encampment",
)
LIFT: Final = verb(
    "lift_camp",
    REGION,
    label="Take an Encampment back",
    question="Which Encampment do you take back?",
    hint="You can place it somewhere else.",
    icon="encampment",
    order=90,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bivouacking(Power):
    key = "bivouacking"
    name = "Bivouacking"
    tokens = 5
    rule = "BASE-P-BIVOUACKING-1"
    summary = (
        "You have 5 Encampments to place anew each turn: +1 defence each, as many per region as you like. "
        "They are never lost, only moved."
    )
    markers = (
        Marker(
            "encampment",
            "Encampment",
            5,
            "BASE-P-BIVOUACKING-2",
            defence=1,
            piles=True,
            counts_as_token=True,
            summary="+1 defence each. It also counts as company: a token beside it is not alone.",
        ),
    )
    verbs = (CAMP, LIFT)
    turn_notes = ("lifted",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == REDEPLOY or s.phase == WITHDRAW:
            offer_moves(s, self, slot, CAMP, LIFT, out)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        return perform_move(s, self, action, CAMP, LIFT)

    def on_redeployed(self, s: State, slot: Slot) -> None:
        place_rest(s, self, slot)

    def waiting(self, s: State, slot: Slot) -> bool:
        return waiting_markers(s, self) > 0

    def on_withdrawn(self, s: State, slot: Slot) -> None:
        place_rest(s, self, slot)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        return move_refusal(s, self, slot, action, CAMP, LIFT, withdraws=True)
