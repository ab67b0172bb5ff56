"""What is legal in each phase of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    DIE,
    DONE,
    EXPAND,
    LOWER,
    PICK,
    PLACE,
    STOP,
    Action,
    add_each,
)
from elbowroom.engine.column import price
from elbowroom.engine.conquest import HIGHEST_ROLL, Prices, helpers, plain, targets
from elbowroom.engine.hooks import ACTIONS, PRESSING, SUPPORT, VANISHES
from elbowroom.engine.phases import CONQUER as CONQUERING
from elbowroom.engine.phases import DECIDE, GAME_OVER, LEGACY, READY, REDEPLOY, START_EFFECTS, WITHDRAW
from elbowroom.engine.phases import PICK as PICKING
from elbowroom.engine.regions import BIT, count, first
from elbowroom.engine.slots import PLACES, Slot, active_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


_ACTIONS: Final = BIT[ACTIONS]
_PRESSING: Final = BIT[PRESSING]
_SUPPORT: Final = BIT[SUPPORT]


def legal_actions(s: State) -> list[Action]:
    """Everything the decider may do now."""
    offer = s.offer
    if offer is not None:
        s.offer = None
        return offer
    phase = s.words[at.PHASE]
    out: list[Action] = []
    if phase == READY or phase == CONQUERING or phase == LEGACY:
        campaign_actions(s, out)
    elif phase == REDEPLOY or phase == WITHDRAW:
        placing_actions(s, out)
    elif phase == DECIDE:
        out.append(EXPAND)
        out.append(DECLINE)
        slot = active_of(s.words[at.DECIDER])
        for tile in s.listening(VANISHES, slot):
            tile.actions(s, slot, out)
    elif phase == PICKING:
        seat = s.words[at.DECIDER]
        index: i64 = 0
        while index < s.words[at.VISIBLE]:
            if price(s, seat, index) <= s.words[at.COINS + seat]:
                out.append(PICK[index])
            index += 1
    elif phase != GAME_OVER and not choice_actions(s, out):
        out.append(DONE)
    return out


def campaign_actions(s: State, out: list[Action]) -> None:
    """Conquests of the acting race, abandoning before the first of them, and stopping."""
    w = s.words
    slot = w[at.ACTING]
    hooks = s.hooks(slot)
    if hooks & _PRESSING and _pressed_actions(s, slot, out):
        return
    hand = w[at.HAND + slot]
    roll = w[at.ROLL] - 1
    if hand > 0:
        pieces: i64 = 0
        unaided: i64 = 0
        if hooks & _SUPPORT:
            pieces = helpers(s, slot)
            unaided = plain(s, slot)
        prices = Prices(s, slot)
        die = roll < 0 and s.rules.has_final_die(w[at.RACE + slot], w[at.POWER + slot])
        strength = hand
        if roll > 0:
            strength += roll
        regions = targets(s, slot)
        while regions:
            r = first(regions)
            regions &= regions - 1
            short = prices.of(s, r) - strength
            if pieces and unaided & BIT[r] == 0:
                short -= pieces
            if short <= 0:
                out.append(CONQUER[r])
            elif die and short <= HIGHEST_ROLL:
                out.append(DIE[r])
    if roll < 0:
        if hooks & _ACTIONS:
            for tile in s.listening(ACTIONS, slot):
                tile.actions(s, slot, out)
        if w[at.ARMED] and not w[at.LOWERED]:
            out.append(LOWER)
        if w[at.ABANDONING]:
            add_each(out, ABANDON, w[at.OCCUPIED + slot])
    out.append(STOP)


def _pressed_actions(s: State, slot: Slot, out: list[Action]) -> bool:
    """A choice that must come before the next conquest, if there is one."""
    pressed = False
    for tile in s.listening(PRESSING, slot):
        if tile.pressing(s, slot):
            tile.actions(s, slot, out)
            pressed = True
    return pressed


def placing_actions(s: State, out: list[Action]) -> None:
    """Tokens and markers that wait for a place, and the end of placing."""
    slot = s.words[at.ACTING]
    if s.hooks(slot) & BIT[ACTIONS]:
        for tile in s.listening(ACTIONS, slot):
            tile.actions(s, slot, out)
        if is_pressed(s, slot):
            return
    if s.words[at.HAND + slot] > 0:
        add_each(out, PLACE, s.words[at.OCCUPIED + slot])
    out.append(DONE)


def drawn_placement(s: State, random: Random) -> Action | None:
    """One of `placing_actions`, each with the same chance and without a list; None where tiles have a say."""
    slot = s.words[at.ACTING]
    if s.offer is not None or s.hooks(slot) & _ACTIONS:
        return None
    regions: i64 = 0
    if s.words[at.HAND + slot] > 0:
        regions = s.words[at.OCCUPIED + slot]
    before = random.randrange(count(regions) + 1)
    while regions:
        if before == 0:
            return PLACE[first(regions)]
        before -= 1
        regions &= regions - 1
    return DONE


def choice_actions(s: State, out: list[Action]) -> bool:
    """Own actions of all tiles of the decider; True if one of them must come first."""
    pressed = False
    base = active_of(s.words[at.DECIDER])
    slot = base
    if s.words[at.PHASE] == START_EFFECTS and s.rules.present & _PRESSING:
        # What had to be done on picking comes before everything else.
        while slot < base + PLACES:
            pressed = _pressed_actions(s, slot, out) or pressed
            slot += 1
        if pressed:
            return True
        slot = base
    while slot < base + PLACES:
        if s.words[at.RACE + slot] >= 0:
            for tile in s.listening(ACTIONS, slot):
                tile.actions(s, slot, out)
            pressed = pressed or is_pressed(s, slot)
        slot += 1
    return pressed


def is_pressed(s: State, slot: Slot) -> bool:
    """Whether a tile of the slot demands a choice before anything else."""
    if s.hooks(slot) & _PRESSING:
        for tile in s.listening(PRESSING, slot):
            if tile.pressing(s, slot):
                return True
    return False
