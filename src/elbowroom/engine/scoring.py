"""Coins at the end of a turn (CORE-8), as one number for play and line by line for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.buried import burial_rule, buried
from elbowroom.engine.conquest import immune
from elbowroom.engine.events import Earned, Paid
from elbowroom.engine.facts import Item
from elbowroom.engine.hooks import BONUS, BURIES, COLLECT, DOUBLED, WORTH_LESS, WORTH_MORE, Site, Tile
from elbowroom.engine.redeploy import leave_rivers
from elbowroom.engine.regions import BIT, count, first
from elbowroom.engine.slots import BESIDE, IN_DECLINE, Slot, active_of, in_decline, seat_of, slot_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


PLENTY: Final = 1000  # coins a player is thought to have whose balance is hidden

_BURIES: Final = BIT[BURIES]
_COLLECT: Final = BIT[COLLECT]
_SCORING: Final = BIT[WORTH_LESS] | BIT[WORTH_MORE] | BIT[DOUBLED] | BIT[BONUS]


def slot_score(s: State, slot: Slot) -> i64:
    """Coins one race earns now."""
    occupied = s.occupied(slot)
    early = paid_early(s, slot)
    total = count(occupied)
    if early:
        total = 0
    if s.rules.present & _BURIES:
        total += _buried_coins(s, slot)
    if s.hooks(slot) & _SCORING == 0:
        return total
    less: i64 = 0
    if not early:
        for tile in s.listening(WORTH_LESS, slot):
            less |= tile.worth_less(s, slot) & occupied
    if less:
        total += _values(s, slot, occupied) - count(occupied)
    else:
        for tile in s.listening(WORTH_MORE, slot):
            total += count(tile.worth_more(s, slot) & occupied) * tile.pays
    for tile in s.listening(DOUBLED, slot):
        total += _paid_again(s, slot, tile)
    for tile in s.listening(BONUS, slot):
        total += tile.bonus(s, slot)
    return total


def paid_early(s: State, slot: Slot) -> bool:
    """Whether the basic coins of the race came at the start of the turn."""
    return not in_decline(slot) and s.rules.races[s.race(slot)].early


def pay_early(s: State, slot: Slot) -> None:
    """Basic coins at the start of the turn, for the regions held then (SKY-4.1)."""
    less: i64 = 0
    for tile in s.listening(WORTH_LESS, slot):
        less |= tile.worth_less(s, slot)
    earn(s, seat_of(slot), count(s.occupied(slot) & ~less), s.rules.races[s.race(slot)])


def _buried_coins(s: State, slot: Slot) -> i64:
    """What tokens under another race earn: what their region would pay them in decline (SKY-5.3)."""
    regions = buried(s, slot)
    coins = count(regions)
    for tile in s.listening(WORTH_MORE, slot):
        if not isinstance(tile, Site):
            coins += count(tile.worth_more(s, slot) & regions) * tile.pays
    return coins


def _paid_again(s: State, slot: Slot, tile: Tile) -> i64:
    """What the regions a tile doubles bring once more."""
    regions = tile.doubled(s, slot) & s.occupied(slot)
    undoubled = s.words[at.FOUND] & s.rules.never_doubled
    while undoubled:
        regions &= ~BIT[s.site_region(first(undoubled))]
        undoubled &= undoubled - 1
    return _values(s, slot, regions)


def _values(s: State, slot: Slot, regions: i64) -> i64:
    """Region by region, because none pays less than nothing (SKY-5.1); sites pay on top of that (MIX-4.3)."""
    total: i64 = 0
    early = paid_early(s, slot)
    while regions:
        bit = BIT[first(regions)]
        regions &= regions - 1
        value: i64 = 1
        if early:
            value = 0
        for tile in s.listening(WORTH_MORE, slot):
            if tile.worth_more(s, slot) & bit:
                if isinstance(tile, Site):
                    total += tile.pays
                else:
                    value += tile.pays
        if not early:
            for tile in s.listening(WORTH_LESS, slot):
                if tile.worth_less(s, slot) & bit:
                    value -= 1
        if value > 0:
            total += value
    return total


def pay(s: State, payer: i64, receiver: i64, amount: i64, rule: str, tile: Tile | None = None) -> i64:
    """Coins from one player to another because of a tile, no more than the payer has; returns how many."""
    amount = min(amount, s.coins(payer))
    if amount > 0:
        s.add_coins(payer, -amount)
        s.add_coins(receiver, amount)
        if s.events is not None:
            s.tell(Paid(payer, receiver, amount, tile.key if tile is not None else "", rule=rule))
    return amount


def take_from_neighbours(s: State, slot: Slot, regions: i64, rule: str, tile: Tile | None = None) -> None:
    """One coin from every opponent whose active race stands next to the given regions where it can be affected."""
    seat = seat_of(slot)
    around = s.linked(slot, regions) & ~immune(s, seat)
    for other in range(s.rules.players):
        if other != seat and s.occupied(active_of(other)) & around:
            pay(s, other, seat, 1, rule, tile)


def earn(s: State, seat: i64, coins: i64, tile: Tile) -> None:
    """Coins from the bank at once, outside the scoring of the turn."""
    s.add_coins(seat, coins)
    if s.events is not None and coins:
        s.tell(Earned(seat, coins, tile.key, rule=tile.rule))


def bank_score(s: State, seat: i64) -> i64:
    """Coins the bank pays all races of a player as they stand."""
    total: i64 = 0
    for slot in range(active_of(seat), active_of(seat + 1)):
        if s.words[at.RACE + slot] >= 0:
            total += slot_score(s, slot) + island_bonus(s, slot)
    return total


def island_bonus(s: State, slot: Slot) -> i64:
    """One coin for each island whose land the race holds alone (SKY-3.12)."""
    coins: i64 = 0
    held = s.occupied(slot)
    for island in s.board.islands:
        if island & ~held == 0:
            coins += 1
    return coins


def bank_items(s: State, seat: i64) -> list[Item]:
    """The same, line by line (CORE-8.5)."""
    items: list[Item] = []
    for slot in range(active_of(seat), active_of(seat + 1)):
        if s.words[at.RACE + slot] >= 0:
            items.extend(_slot_items(s, slot))
            islands = island_bonus(s, slot)
            if islands:
                race = s.rules.races[s.race(slot)]
                items.append(Item(int(islands), "islands", "SKY-3.12", race=race.key))
    return items


def seat_score(s: State, seat: i64) -> i64:
    """Coins a player would get if he were scored now, from the bank and from the other players."""
    end = _as_scored(s, seat)
    total = bank_score(end, seat)
    for item in _collected(end, seat):
        total += item.coins
    return total


def score_items(s: State, seat: i64) -> list[Item]:
    """The same, line by line."""
    end = _as_scored(s, seat)
    items = bank_items(end, seat)
    items.extend(_collected(end, seat))
    return items


def _as_scored(s: State, seat: i64) -> State:
    """The position as it is when the player is scored: Rivers that he cannot keep have been left (UG-3.9)."""
    if not s.owned(seat) & s.board.river & ~s.words[at.KEPT]:
        return s
    end = s.copy(0)
    for slot in range(active_of(seat), active_of(seat + 1)):
        if s.race(slot) >= 0 and (not in_decline(slot) or s.rules.acts_in_decline[s.race(slot)]):
            leave_rivers(end, slot)
    return end


def _collected(s: State, seat: i64) -> list[Item]:
    """What the player's tiles take from the others; who hides his balance is thought to be able to pay."""
    items: list[Item] = []
    if (s.hooks(active_of(seat)) | s.hooks(slot_of(seat, IN_DECLINE)) | s.hooks(slot_of(seat, BESIDE))) & _COLLECT == 0:
        return items
    paid = s.copy(0)
    for other in range(s.rules.players):
        if s.hidden & BIT[other]:
            paid.words[at.COINS + other] = PLENTY
    for slot in range(active_of(seat), active_of(seat + 1)):
        for tile in s.listening(COLLECT, slot):
            before = paid.coins(seat)
            tile.collect(paid, slot)
            coins = paid.coins(seat) - before
            if coins:
                items.append(Item(int(coins), "tile", tile.rule, tile=tile.key))
    return items


def _slot_items(s: State, slot: Slot) -> list[Item]:
    items: list[Item] = []
    race = s.rules.races[s.race(slot)]
    occupied = s.occupied(slot)
    held = count(occupied)
    early = paid_early(s, slot)
    if early:
        held = 0
    if held:
        what = "regions" if not in_decline(slot) else "regions-in-decline"
        items.append(Item(int(held), what, "CORE-8.1", race=race.key))
    below = _buried_coins(s, slot)
    if below:
        items.append(Item(int(below), "buried-tokens", burial_rule(s), race=race.key))
    region_coins = held
    for tile in s.listening(WORTH_MORE, slot):
        coins = count(tile.worth_more(s, slot) & occupied) * tile.pays
        region_coins += coins
        if coins:
            items.append(Item(int(coins), "tile", _rule(tile, slot), tile=tile.key))
    less = False
    for tile in s.listening(WORTH_LESS, slot) if not early else s.rules.nobody:
        coins = count(tile.worth_less(s, slot) & occupied)
        region_coins -= coins
        if coins:
            less = True
            items.append(Item(-int(coins), "tile", _rule(tile, slot), tile=tile.key))
    if less:
        saved = _values(s, slot, occupied) - region_coins
        if saved:
            items.append(Item(int(saved), "floor", "SKY-5.1", race=race.key))
    for tile in s.listening(DOUBLED, slot):
        coins = _paid_again(s, slot, tile)
        if coins:
            items.append(Item(int(coins), "tile", _rule(tile, slot), tile=tile.key))
    for tile in s.listening(BONUS, slot):
        coins = tile.bonus(s, slot)
        if coins:
            items.append(Item(int(coins), "tile", _rule(tile, slot), tile=tile.key))
    return items


def _rule(tile: Tile, slot: Slot) -> str:
    return tile.decline_rule if in_decline(slot) and tile.decline_rule else tile.rule


def winners(s: State) -> list[int]:
    """Seats that win if the game ended now: most coins, then most race tokens on the board (CORE-10)."""
    best: list[int] = []
    best_coins: i64 = -1
    best_tokens: i64 = -1
    for seat in range(s.rules.players):
        coins = s.coins(seat)
        tokens = tokens_on_board(s, seat)
        if coins > best_coins or (coins == best_coins and tokens > best_tokens):
            best = [seat]
            best_coins = coins
            best_tokens = tokens
        elif coins == best_coins and tokens == best_tokens:
            best.append(seat)
    return best


def tokens_on_board(s: State, seat: i64) -> i64:
    """Race tokens of a player on the board, active and in decline (CORE-10.3)."""
    total: i64 = 0
    regions = s.owned(seat)
    while regions:
        total += s.tokens(first(regions))
        regions &= regions - 1
    for slot in range(active_of(seat), active_of(seat + 1)):
        total += count(buried(s, slot))
    return total
