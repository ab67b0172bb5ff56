"""The combo column: buying a combo, refilling, and banners and badges that come back (CORE-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.events import BadgeExchanged, BadgesShuffled, Picked, Revealed
from elbowroom.engine.hooks import COMBO_PRICE, COMBO_TOKENS, ON_OTHER_PICK, ON_PICK, Law, Tile
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.rules import COLUMN_SIZE
from elbowroom.engine.slots import Slot, active_of, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


_COMBO_PRICE: Final = BIT[COMBO_PRICE]
_COMBO_TOKENS: Final = BIT[COMBO_TOKENS]


def price(s: State, seat: i64, index: i64) -> i64:
    """What a player pays for the combo at an index (CORE-3.3)."""
    if s.words[at.FREE] & BIT[seat]:
        return 0
    coins = usual_price(s, seat, index)
    if index == 0:
        return min(coins, s.coins(seat))  # so that everybody can pick something
    return coins


def usual_price(s: State, seat: i64, index: i64) -> i64:
    """What the combo at an index costs a player without a free pick; looks at nothing that is hidden."""
    coins = index
    if s.rules.present & _COMBO_PRICE:
        race = s.column_race(index)
        power = s.column_power(index)
        for slot in _everybody(s, seat):
            for tile in _asked(s, COMBO_PRICE, slot, seat, race, power):
                coins = max(0, tile.combo_price(s, slot, seat, index, coins))
    return coins


def tokens_of(s: State, seat: i64, race: i64, power: i64) -> i64:
    """How many tokens a race and a power bring a player, as far as the tray goes (CORE-3.4)."""
    tokens = s.rules.race_tokens[race] + s.rules.power_tokens[power]
    if s.rules.present & _COMBO_TOKENS:
        for slot in _everybody(s, seat):
            for tile in _asked(s, COMBO_TOKENS, slot, seat, race, power):
                tokens = max(0, tile.combo_tokens(s, slot, seat, race, power, tokens))
        return min(tokens, s.tray(race))
    return tokens


def _everybody(s: State, seat: i64) -> list[int]:
    """All slots, that of the combo a player picks first."""
    slots = int(s.rules.slots)
    return [(active_of(seat) + slot) % slots for slot in range(slots)]


def _asked(s: State, hook: i64, slot: Slot, seat: i64, race: i64, power: i64) -> list[Tile]:
    """The tiles of a slot that have a say about a combo; a law has it once, for the player who picks."""
    if slot == active_of(seat):
        return s.rules.listening(hook, race, power, 0)
    return [tile for tile in s.listening(hook, slot) if not isinstance(tile, Law)]


def buy(s: State, seat: i64, index: i64) -> None:
    """Buy the combo at an index: pay, take its coins and both tiles. Tokens and refill follow in `muster`."""
    w = s.words
    paid = price(s, seat, index)
    w[at.FREE] &= ~BIT[seat]
    w[at.COINS + seat] -= paid
    i: i64 = 0
    while i < index and i < paid:
        w[at.COLUMN_COINS + i] += 1
        i += 1
    w[at.COINS + seat] += w[at.COLUMN_COINS + index]  # after paying: they cannot pay for their own combo (CORE-3.3)
    race = w[at.COLUMN_RACE + index]
    power = w[at.COLUMN_POWER + index]
    if s.events is not None:
        race_key, power_key = s.rules.races[race].key, s.rules.powers[power].key
        s.tell(Picked(seat, race_key, power_key, index, w[at.COLUMN_COINS + index], paid))
    _close_gap(s, index)
    slot = active_of(seat)
    s.enrol(slot, race, power)
    _forget(s, slot)


def muster(s: State, seat: i64) -> None:
    """Take the tokens of the combo just bought (CORE-3.4) and refill the column."""
    w = s.words
    slot = active_of(seat)
    race = s.race(slot)
    power = s.power(slot)
    if s.rules.present & BIT[ON_OTHER_PICK]:
        for other in range(s.rules.slots):
            if seat_of(other) != seat:
                for tile in s.listening(ON_OTHER_PICK, other):
                    tile.on_other_pick(s, other, seat, w[at.PICKED] - 1)
    s.recruit(slot, tokens_of(s, seat, race, power))
    for tile in s.listening(ON_PICK, slot):
        tile.on_pick(s, slot)
    refill(s)


def _close_gap(s: State, index: i64) -> None:
    w = s.words
    w[at.VISIBLE] -= 1
    while index < w[at.VISIBLE]:
        w[at.COLUMN_RACE + index] = w[at.COLUMN_RACE + index + 1]
        w[at.COLUMN_POWER + index] = w[at.COLUMN_POWER + index + 1]
        w[at.COLUMN_COINS + index] = w[at.COLUMN_COINS + index + 1]
        index += 1
    w[at.COLUMN_RACE + index] = -1
    w[at.COLUMN_POWER + index] = -1
    w[at.COLUMN_COINS + index] = 0


def exchange_badge(s: State, slot: Slot, index: i64) -> None:
    """Exchange the badge of a combo just bought with the one at an index of the column; coins stay."""
    w = s.words
    power = w[at.POWER + slot]
    s.enrol(slot, w[at.RACE + slot], w[at.COLUMN_POWER + index])
    w[at.COLUMN_POWER + index] = power
    _forget(s, slot)
    if s.events is not None:
        race, other = s.rules.races[w[at.RACE + slot]].key, s.rules.races[w[at.COLUMN_RACE + index]].key
        new, former = s.rules.powers[w[at.POWER + slot]].key, s.rules.powers[power].key
        s.tell(BadgeExchanged(seat_of(slot), race, new, former, other, index))


def _forget(s: State, slot: Slot) -> None:
    """A new holder starts with empty notes."""
    race = s.rules.races[s.race(slot)]
    power = s.rules.powers[s.power(slot)]
    note: i64 = 0
    while note < race.lasting + race.passing:
        s.set_note(race, note, 0)
        note += 1
    note = 0
    while note < power.lasting + power.passing:
        s.set_note(power, note, 0)
        note += 1


def refill(s: State) -> None:
    """Reveal combos while there is room and a banner left (CORE-3.5)."""
    w = s.words
    while w[at.VISIBLE] < COLUMN_SIZE and w[at.RACES_LEFT] > 0:
        power = draw_badge(s)
        if power < 0:
            return
        w[at.RACES_LEFT] -= 1
        race = w[at.RACE_STACK + w[at.RACES_LEFT]]
        w[at.RACE_STACK + w[at.RACES_LEFT]] = -1
        _reveal(s, race, power)


def _reveal(s: State, race: i64, power: i64) -> None:
    w = s.words
    index = w[at.VISIBLE]
    w[at.COLUMN_RACE + index] = race
    w[at.COLUMN_POWER + index] = power
    w[at.COLUMN_COINS + index] = 0
    w[at.VISIBLE] = index + 1
    if s.events is not None:
        s.tell(Revealed(s.rules.races[race].key, s.rules.powers[power].key, index))


def draw_badge(s: State) -> i64:
    """The top badge; an empty stack is made anew from the discarded badges (CORE-3.7). -1 if there is none at all."""
    w = s.words
    if w[at.POWERS_LEFT] == 0:
        if w[at.DISCARD] == 0:
            return -1
        order = s.chance.shuffle(members(w[at.DISCARD]))
        w[at.DISCARD] = 0
        stack_badges(s, order)
        if s.events is not None:
            s.tell(BadgesShuffled(w[at.POWERS_LEFT]))
    w[at.POWERS_LEFT] -= 1
    power = w[at.POWER_STACK + w[at.POWERS_LEFT]]
    w[at.POWER_STACK + w[at.POWERS_LEFT]] = -1
    return power


def stack_badges(s: State, order: list[int]) -> None:
    """Lay the badge stack, given from top to bottom."""
    _stack(s, at.POWER_STACK, order)
    s.words[at.POWERS_LEFT] = len(order)


def stack_banners(s: State, order: list[int]) -> None:
    """Lay the banner stack, given from top to bottom."""
    _stack(s, at.RACE_STACK, order)
    s.words[at.RACES_LEFT] = len(order)


def _stack(s: State, section: i64, order: list[int]) -> None:
    n: i64 = len(order)
    for tile in order:
        n -= 1
        s.words[section + n] = tile


def banner_stack(s: State) -> list[int]:
    """The hidden banners from top to bottom."""
    left = s.words[at.RACES_LEFT]
    return [int(s.words[at.RACE_STACK + left - 1 - i]) for i in range(left)]


def badge_stack(s: State) -> list[int]:
    """The hidden badges from top to bottom."""
    left = s.words[at.POWERS_LEFT]
    return [int(s.words[at.POWER_STACK + left - 1 - i]) for i in range(left)]


def discard_badge(s: State, power: i64) -> None:
    s.words[at.DISCARD] |= BIT[power]


def return_banner(s: State, race: i64) -> None:
    """A banner comes back: into the column if there is room, else under the stack (CORE-3.6)."""
    w = s.words
    if w[at.VISIBLE] < COLUMN_SIZE:
        power = draw_badge(s)
        if power >= 0:
            _reveal(s, race, power)
            return
    place = at.RACE_STACK + w[at.RACES_LEFT]
    while place > at.RACE_STACK:
        w[place] = w[place - 1]
        place -= 1
    w[at.RACE_STACK] = race
    w[at.RACES_LEFT] += 1
