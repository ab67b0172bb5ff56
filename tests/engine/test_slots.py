"""Slots by their names."""

from elbowroom.engine import layout
from elbowroom.engine.rules import MAX_PLAYERS
from elbowroom.engine.slots import ACTIVE, BESIDE, IN_DECLINE, PLACES, active_of, in_decline, place_of, seat_of, slot_of


def test_every_slot_is_one_place_of_one_seat() -> None:
    named = [(seat_of(slot), place_of(slot)) for slot in range(layout.SLOTS)]
    assert named == [(seat, place) for seat in range(MAX_PLAYERS) for place in (ACTIVE, IN_DECLINE, BESIDE)]
    assert [slot_of(seat, place) for seat, place in named] == list(range(layout.SLOTS))


def test_the_slots_of_a_seat_begin_with_its_active_race() -> None:
    assert list(range(active_of(2), active_of(3))) == [slot_of(2, place) for place in range(PLACES)]
    assert active_of(2) == slot_of(2, ACTIVE)


def test_two_of_three_races_are_in_decline() -> None:
    assert [in_decline(slot_of(1, place)) for place in (ACTIVE, IN_DECLINE, BESIDE)] == [False, True, True]
