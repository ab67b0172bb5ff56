"""The turn as a state machine (CORE-4): what each action does and which decision is open after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import (
    ABANDON_KIND,
    CONQUER_KIND,
    DECLINE_KIND,
    DIE_KIND,
    DONE,
    DONE_KIND,
    EXPAND_KIND,
    LOWER_KIND,
    PICK_KIND,
    PLACE_KIND,
    STOP,
    STOP_KIND,
    Action,
)
from elbowroom.engine.column import buy, muster
from elbowroom.engine.conquest import conquer_for, fail, leave_armed, put_down, support
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.decline import decline
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.events import AttemptFailed, Expanded, GameOver, Rolled, Scored, ScoreLine, TurnBegan
from elbowroom.engine.hooks import (
    ACTIONS,
    COLLECT,
    ON_EXPAND,
    ON_GATHERED,
    ON_OTHER_TURN_END,
    ON_READY,
    ON_REDEPLOY,
    ON_REDEPLOYED,
    ON_SCORED,
    ON_TURN_END,
    ON_TURN_START,
    ON_WITHDRAWN,
    PERFORM,
    WAITING,
)
from elbowroom.engine.legal import campaign_actions, choice_actions, is_pressed, placing_actions
from elbowroom.engine.markers import clear_fleeting
from elbowroom.engine.phases import (
    AFTERMATH,
    DECIDE,
    END_CHOICES,
    GAME_OVER,
    LEGACY,
    PICK_CHOICES,
    POST_SCORE,
    READY,
    REDEPLOY,
    START_EFFECTS,
    WITHDRAW,
)
from elbowroom.engine.phases import CONQUER as CONQUERING
from elbowroom.engine.phases import PICK as PICKING
from elbowroom.engine.redeploy import gather, give_up, leave_rivers, place, spread
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import bank_items, bank_score, pay_early
from elbowroom.engine.sites import begin_turn_of_sites, end_turn_of_badges
from elbowroom.engine.slots import BESIDE, PLACES, Slot, active_of, in_decline, seat_of, slot_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


_ACTIONS: Final = BIT[ACTIONS]
_COLLECT: Final = BIT[COLLECT]
_ON_EXPAND: Final = BIT[ON_EXPAND]
_ON_OTHER_TURN_END: Final = BIT[ON_OTHER_TURN_END]
_ON_SCORED: Final = BIT[ON_SCORED]
_ON_TURN_END: Final = BIT[ON_TURN_END]

# --- doing it -------------------------------------------------------------------------------------------------------


def apply_action(s: State, action: Action) -> None:
    """Carry out a legal action and go on to the next decision."""
    s.offer = None
    w = s.words
    kind = action.kind
    phase = w[at.PHASE]
    slot = w[at.ACTING]
    if kind == PLACE_KIND:
        place(s, slot, action.target)
    elif kind == CONQUER_KIND:
        _conquer_normally(s, slot, action.target)
        _stop_if_nothing_left(s)
    elif kind == DONE_KIND:
        if phase == REDEPLOY:
            _end_redeployment(s, slot)
        elif phase == WITHDRAW:
            _end_withdrawal(s, slot)
        else:
            _after_choices(s)
    elif kind == STOP_KIND:
        _end_campaign(s)
    elif kind == DIE_KIND:
        _final_die(s, slot, action.target)
    elif kind == ABANDON_KIND:
        leave_armed(s, slot, action.target)
        give_up(s, slot, action.target)
    elif kind == LOWER_KIND:
        w[at.LOWERED] = 1
        put_down(s, slot, s.armed)
        _stop_if_nothing_left(s)
    elif kind == EXPAND_KIND:
        if s.events is not None:
            s.tell(Expanded(w[at.DECIDER]))
        _begin_start_effects(s)
    elif kind == PICK_KIND:
        buy(s, w[at.DECIDER], action.target)
        w[at.PICKED] = action.target + 1
        w[at.PHASE] = PICK_CHOICES
        if not _has_choices(s):
            _after_pick_choices(s)
    elif kind == DECLINE_KIND:
        _decline(s, w[at.DECIDER])
    else:
        _perform(s, action)


def _decline(s: State, seat: i64) -> None:
    """Decline as the whole turn; a race that keeps all its tokens may rearrange them once."""
    w = s.words
    w[at.DECLINED] = 1
    regroups = s.rules.races[w[at.RACE + active_of(seat)]].regroups
    for power in s.badges(active_of(seat)):
        regroups = regroups or power.regroups
    place = decline(s, seat)
    if regroups and place >= 0 and s.occupied(place):
        w[at.PHASE] = REDEPLOY
        _begin_redeployment(s, place)
    else:
        _begin_end_choices(s)


def _perform(s: State, action: Action) -> None:
    """Let the tile that offers the action carry it out, then go on if the phase has nothing more to ask."""
    phase = s.words[at.PHASE]
    campaign = s.conquering
    _find_performer(s, action)
    if s.words[at.PHASE] != phase and not campaign:
        return
    if s.words[at.PHASE] == AFTERMATH and campaign:
        s.words[at.PHASE] = phase
        _conquests_are_over(s)
    elif campaign:
        _stop_if_nothing_left(s)
    elif phase == DECIDE:
        _decline(s, s.words[at.DECIDER])
    elif phase != REDEPLOY and phase != WITHDRAW and not _has_choices(s):
        _after_choices(s)


def _find_performer(s: State, action: Action) -> None:
    phase = s.words[at.PHASE]
    if not s.conquering and phase != REDEPLOY and phase != WITHDRAW:
        base = active_of(s.words[at.DECIDER])
        for slot in range(base, base + PLACES):
            if s.words[at.RACE + slot] >= 0 and _performed(s, slot, action):
                return
    elif _performed(s, s.words[at.ACTING], action):
        return
    raise ElbowRoomError(f"no tile carries out '{action.text()}' now; apply() takes actions of legal() only")


def _performed(s: State, slot: Slot, action: Action) -> bool:
    for tile in s.listening(PERFORM, slot):
        if tile.perform(s, slot, action):
            return True
    return False


def _after_choices(s: State) -> None:
    """Go on from a phase that consists of choices of tiles."""
    phase = s.words[at.PHASE]
    if phase == PICK_CHOICES:
        _after_pick_choices(s)
    elif phase == START_EFFECTS:
        _after_start_effects(s)
    elif phase == AFTERMATH:
        _end_campaign(s)
    elif phase == END_CHOICES:
        _score(s)
    else:
        _begin_withdrawals(s)


def _has_choices(s: State) -> bool:
    """Whether a tile of the decider asks something in this phase."""
    if _hooks_of(s, s.words[at.DECIDER]) & _ACTIONS == 0:
        return False
    out: list[Action] = []
    pressed = choice_actions(s, out)
    if not out:
        return False
    if not pressed:
        out.append(DONE)
    s.offer = out
    return True


def _hooks_of(s: State, seat: i64) -> i64:
    """The set of hooks that tiles of a player implement now."""
    slot = active_of(seat)
    return s.hooks(slot) | s.hooks(slot + 1) | s.hooks(slot + 2)


# --- conquests ------------------------------------------------------------------------------------------------------


def _conquer_normally(s: State, slot: Slot, region: i64) -> None:
    """Take a region with exactly the tokens it costs (CORE-6.10), fewer after a roll."""
    needed = conquest_cost(s, slot, region)
    roll = s.words[at.ROLL] - 1
    if roll >= 0:
        needed = max(1, needed - roll)
        s.words[at.ROLL] = 0
    conquer_for(s, slot, region, needed)


def _final_die(s: State, slot: Slot, region: i64) -> None:
    """Risk all tokens in hand on one region; either way conquests end (CORE-6.17)."""
    strength = s.hand(slot) + support(s, slot, region)
    needed = conquest_cost(s, slot, region)
    pips = s.chance.roll()
    if s.events is not None:
        s.tell(Rolled(seat_of(slot), region, pips))
    if strength + pips >= needed:
        conquer_for(s, slot, region, strength)
    else:
        fail(s, slot, region)
        if s.events is not None:
            s.tell(AttemptFailed(seat_of(slot), region, needed - strength - pips))
    _conquests_are_over(s)


def _conquests_are_over(s: State) -> None:
    """A die has ended the conquests; what else belongs to them may still be done, then redeployment follows."""
    w = s.words
    if w[at.PHASE] == LEGACY:
        _end_campaign(s)
        return
    w[at.ROLL] = 0
    w[at.ABANDONING] = 0
    w[at.PHASE] = AFTERMATH
    if not _has_choices(s):
        _end_campaign(s)


def _stop_if_nothing_left(s: State) -> None:
    """Stopping needs no prompt when it is the only thing left to do (CORE-12.2)."""
    if not s.conquering:
        return
    slot = s.words[at.ACTING]
    if s.words[at.ABANDONING] and s.words[at.OCCUPIED + slot]:
        return
    out: list[Action] = []
    campaign_actions(s, out)
    if out[0] is not STOP:
        s.offer = out
    else:
        _end_campaign(s)


# --- from one phase to the next -------------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    """Start the turn of the seat at TURN."""
    w = s.words
    seat = w[at.TURN]
    w[at.DECIDER] = seat
    w[at.DECLINED] = 0
    w[at.PICKED] = 0
    w[at.ROLL] = 0
    w[at.ACTING] = active_of(seat)
    if s.rules.fleeting:
        clear_fleeting(s, seat)
    slot = active_of(seat)
    while slot < active_of(seat + 1):
        w[at.NONEMPTY + slot] = 0
        w[at.ATTACKED + slot] = 0
        w[at.CONQUERED + slot] = 0
        if w[at.RACE + slot] >= 0:
            s.forget_turn(s.rules.races[w[at.RACE + slot]])
            if w[at.POWER + slot] >= 0:
                s.forget_turn(s.rules.powers[w[at.POWER + slot]])
            for tile in s.listening(ON_TURN_START, slot):
                tile.on_turn_start(s, slot)
        slot += 1
    if w[at.FOUND]:
        begin_turn_of_sites(s)
    for law in s.rules.laws:
        s.forget_turn(law)
    if w[at.RACE + active_of(seat)] >= 0 and s.rules.races[w[at.RACE + active_of(seat)]].early:
        pay_early(s, active_of(seat))
    if s.events is not None:
        s.tell(TurnBegan(seat, w[at.ROUND]))
    if w[at.RACE + active_of(seat)] >= 0:
        w[at.PHASE] = DECIDE
    elif w[at.VISIBLE] > 0:
        w[at.PHASE] = PICKING
    else:
        _begin_end_choices(s)  # CORE-3.8: nothing to pick, so only races in decline score


def _after_pick_choices(s: State) -> None:
    muster(s, s.words[at.TURN])
    _begin_start_effects(s)


def _begin_start_effects(s: State) -> None:
    s.words[at.PHASE] = START_EFFECTS
    if s.rules.present & _ON_EXPAND:
        seat = s.words[at.TURN]
        for slot in range(active_of(seat), active_of(seat + 1)):
            for tile in s.listening(ON_EXPAND, slot):
                tile.on_expand(s, slot)
    if not _has_choices(s):
        _after_start_effects(s)


def _after_start_effects(s: State) -> None:
    _begin_next_campaign(s, active_of(s.words[at.TURN]))


def _begin_next_campaign(s: State, after: i64) -> None:
    """Races in decline that still act conquer first, then the active race (CORE-4.2)."""
    w = s.words
    active = active_of(w[at.TURN])
    slot = after + 1
    while slot < active + PLACES:
        race = w[at.RACE + slot]
        if race >= 0 and s.rules.acts_in_decline[race]:
            w[at.PHASE] = LEGACY
            _begin_campaign(s, slot)
            return
        slot += 1
    w[at.PHASE] = CONQUERING if w[at.PICKED] else READY
    _begin_campaign(s, active)


def _begin_campaign(s: State, slot: Slot) -> None:
    w = s.words
    w[at.ACTING] = slot
    w[at.ABANDONING] = 0 if w[at.PHASE] == CONQUERING else 1
    gather(s, slot)
    for tile in s.listening(ON_READY, slot):
        tile.on_ready(s, slot)
    _stop_if_nothing_left(s)


def _end_campaign(s: State) -> None:
    w = s.words
    w[at.ROLL] = 0
    w[at.ABANDONING] = 0
    w[at.LOWERED] = 0
    if w[at.ARMED]:
        s.arm(0)
    if w[at.PHASE] == LEGACY:
        _begin_next_campaign(s, w[at.ACTING])
    else:
        w[at.PHASE] = REDEPLOY
        _begin_redeployment(s, active_of(w[at.TURN]))
        if w[at.OCCUPIED + w[at.ACTING]] == 0 and not s.rules.idle_redeploys and not _may_place(s):
            _end_redeployment(s, w[at.ACTING])  # nobody is asked what has a single answer


def _begin_redeployment(s: State, slot: Slot) -> None:
    w = s.words
    w[at.ACTING] = slot
    if in_decline(slot) and not s.rules.acts_in_decline[s.race(slot)] and not w[at.DECLINED]:
        _place_if_forced(s, slot)  # only what was driven out of a region is placed; the others do not move
        return
    leave_rivers(s, slot)
    for tile in s.listening(ON_REDEPLOY, slot):
        tile.on_redeploy(s, slot)
    gather(s, slot)
    for tile in s.listening(ON_GATHERED, slot):
        tile.on_gathered(s, slot)
    if not is_pressed(s, slot):
        _place_if_forced(s, slot)


def _may_place(s: State) -> bool:
    """Whether there is anything to answer in redeployment but that it is done."""
    out: list[Action] = []
    placing_actions(s, out)
    return out[0] is not DONE


def _place_if_forced(s: State, slot: Slot) -> None:
    """With one region there is nothing to choose (CORE-7.9)."""
    occupied = s.occupied(slot)
    if occupied & (occupied - 1) == 0:
        spread(s, slot)


def _end_redeployment(s: State, slot: Slot) -> None:
    spread(s, slot)
    for tile in s.listening(ON_REDEPLOYED, slot):
        tile.on_redeployed(s, slot)
    w = s.words
    slot += 1
    while slot < active_of(w[at.TURN] + 1):
        race = w[at.RACE + slot]
        if race >= 0 and not w[at.DECLINED] and (s.rules.acts_in_decline[race] or w[at.HAND + slot] > 0):
            _begin_redeployment(s, slot)
            if w[at.HAND + slot] > 0 and w[at.OCCUPIED + slot]:
                return
        slot += 1
    _begin_end_choices(s)


def _begin_end_choices(s: State) -> None:
    s.words[at.PHASE] = END_CHOICES
    if not _has_choices(s):
        _score(s)


def _score(s: State) -> None:
    seat = s.words[at.TURN]
    coins = bank_score(s, seat)
    if s.events is not None:
        for item in bank_items(s, seat):
            s.tell(ScoreLine(seat, item.amount, item.why, item.key, rule=item.rule))
        s.tell(Scored(seat, coins))
    s.add_coins(seat, coins)
    if _hooks_of(s, seat) & _COLLECT:
        for slot in range(active_of(seat), active_of(seat + 1)):
            for tile in s.listening(COLLECT, slot):
                tile.collect(s, slot)
    if _hooks_of(s, seat) & _ON_SCORED:
        for slot in range(active_of(seat), active_of(seat + 1)):
            for tile in s.listening(ON_SCORED, slot):
                tile.on_scored(s, slot)
    s.words[at.PHASE] = POST_SCORE
    if s.words[at.DECLINED] or not _has_choices(s):
        _begin_withdrawals(s)


def _begin_withdrawals(s: State) -> None:
    s.words[at.PHASE] = WITHDRAW
    _next_withdrawal(s, slot_of(s.words[at.TURN], BESIDE))


def _next_withdrawal(s: State, after: i64) -> None:
    """The next attacked race, clockwise from the active player, that has something to place (CORE-7.8)."""
    slots = s.rules.slots
    own = s.words[at.TURN]
    slot = (after + 1) % slots
    while seat_of(slot) != own:
        if s.words[at.RACE + slot] >= 0 and s.words[at.OCCUPIED + slot]:
            if s.words[at.HAND + slot] > 0:
                _place_if_forced(s, slot)
            if s.words[at.HAND + slot] > 0 or _markers_wait(s, slot):
                s.words[at.ACTING] = slot
                s.words[at.DECIDER] = seat_of(slot)
                return
        slot = (slot + 1) % slots
    _end_turn(s)


def _markers_wait(s: State, slot: Slot) -> bool:
    """Whether the player of an attacked race has a choice where to put its markers."""
    occupied = s.words[at.OCCUPIED + slot]
    for tile in s.listening(WAITING, slot):
        if tile.waiting(s, slot):
            if occupied & (occupied - 1):
                return True
            for owner in s.listening(ON_WITHDRAWN, slot):
                owner.on_withdrawn(s, slot)
            return False
    return False


def _end_withdrawal(s: State, slot: Slot) -> None:
    spread(s, slot)
    for tile in s.listening(ON_WITHDRAWN, slot):
        tile.on_withdrawn(s, slot)
    _next_withdrawal(s, slot)


def _end_turn(s: State) -> None:
    w = s.words
    seat = w[at.TURN]
    if _hooks_of(s, seat) & _ON_TURN_END:
        for slot in range(active_of(seat), active_of(seat + 1)):
            for tile in s.listening(ON_TURN_END, slot):
                tile.on_turn_end(s, slot)
    if w[at.FOUND]:
        end_turn_of_badges(s, seat)
    if s.rules.present & _ON_OTHER_TURN_END:
        for slot in range(s.rules.slots):
            if seat_of(slot) != seat:
                for tile in s.listening(ON_OTHER_TURN_END, slot):
                    tile.on_other_turn_end(s, slot, seat)
    seat = (seat + 1) % s.rules.players
    w[at.TURN] = seat
    if seat == w[at.FIRST]:
        if w[at.ROUND] == s.rules.rounds:
            w[at.PHASE] = GAME_OVER
            w[at.DECIDER] = seat
            w[at.ACTING] = active_of(seat)
            s.tell(GameOver())
            return
        w[at.ROUND] += 1
    begin_turn(s)
