"""Heroic."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import move_refusal, offer_moves, perform_move, place_rest
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

HERO: Final = verb(
    "hero",
    REGION,
    label="Place a Hero",
    question="Where does a Hero stand?",
    hint="The region is immune while the Hero stays.",
    icon="hero",
)
LIFT: Final = verb(
    "lift_hero",
    REGION,
    label="Take the Hero back",
    question="Which Hero do you take back?",
    hint="You can place the Hero somewhere else.",
    icon="hero",
    order=92,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heroic(Power):
    key = "heroic"
    name = "Heroic"
    tokens = 5
    rule = "BASE-P-HEROIC-1"
    summary = "At the end of each turn put your 2 Heroes into 2 different regions: both are immune."
    markers = (
        Marker(
            "hero",
            "Hero",
            2,
            "BASE-P-HEROIC-2",
            immune=True,
            summary="Immune: no opponent can conquer or affect this region while the Hero stays.",
        ),
    )
    verbs = (HERO, LIFT)
    turn_notes = ("lifted",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == REDEPLOY:
            offer_moves(s, self, slot, HERO, LIFT, out)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        return perform_move(s, self, action, HERO, LIFT)

    def on_redeployed(self, s: State, slot: Slot) -> None:
        place_rest(s, self, slot)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        return move_refusal(s, self, slot, action, HERO, LIFT)
