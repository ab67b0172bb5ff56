"""Writes what a seat may know into rows of numbers, and which actions it has; docs/encoding.md says what stands where.

Everything public is written, and coins as they can be counted along (CORE-11.5), as `counted_view` has them. The order
of the stacks and the chance to come are never looked at.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from elbowroom.encoding.actions import ActionNumbers
from elbowroom.encoding.fields import (
    BLOCKS,
    BORDER_BITS,
    BORDER_COLUMNS,
    C_AFFORDABLE,
    C_COINS,
    C_POWER,
    C_POWER_TOKENS,
    C_PRICE,
    C_RACE,
    C_RACE_TOKENS,
    C_TOKENS,
    COMBO_WIDTH,
    G_ABANDONING,
    G_ACTING_PLACE,
    G_ACTING_SEAT,
    G_BADGES_LEFT,
    G_BANNERS_LEFT,
    G_DECIDER,
    G_DECLINED,
    G_FIRST,
    G_LOWERED,
    G_PHASE,
    G_PICKED,
    G_PLAYERS,
    G_REGIONS,
    G_ROLLED,
    G_ROUND,
    G_ROUNDS,
    G_SEAT,
    G_SITES_LEFT,
    G_TURN,
    G_VISIBLE,
    GLOBAL_WIDTH,
    L_ACTING,
    L_BURIED,
    L_CONQUERED,
    L_HAND,
    L_INCOME,
    L_NONEMPTY,
    L_POWER,
    L_POWER_NOTES,
    L_POWER_TOKENS,
    L_RACE,
    L_RACE_NOTES,
    L_RACE_TOKENS,
    L_REGIONS,
    L_RESERVE,
    L_TRAY,
    MARKERS,
    POWER_NOTES,
    R_ACCESS,
    R_ARMED,
    R_BURIED,
    R_CAVERN,
    R_CLOSED,
    R_CONQUERED,
    R_DEFENCE,
    R_EDGE,
    R_ENTRY,
    R_HIDES_SITE,
    R_ISLAND,
    R_KEPT,
    R_LENT,
    R_MAGIC,
    R_MARKERS,
    R_MINE,
    R_NATIVES,
    R_OTHER_SITE,
    R_OWNER,
    R_PLACE,
    R_POWER,
    R_PRICE,
    R_RACE,
    R_SITE,
    R_SITE_NOTES,
    R_TARGET,
    R_TERRAIN,
    R_TOKENS,
    R_VOLCANO,
    R_WORTH,
    RACE_NOTES,
    REGION_WIDTH,
    S_ATTACKED,
    S_COINS,
    S_DECIDES,
    S_FREE_PICK,
    S_ON_TURN,
    S_ORDER,
    S_REGIONS,
    SEAT_WIDTH,
    SITE_NOTES,
    SLOT_WIDTH,
    UNSEEN,
)
from elbowroom.encoding.numbering import POWERS, RACES, SITES, number
from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions
from elbowroom.engine.board import TERRAINS
from elbowroom.engine.buried import buried, can_bury
from elbowroom.engine.column import price, tokens_of
from elbowroom.engine.conquest import Prices, banned, targets
from elbowroom.engine.hooks import WORTH_LESS, WORTH_MORE, Tile
from elbowroom.engine.regions import BIT, count, first
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.scoring import island_bonus, paid_early, slot_score
from elbowroom.engine.slots import PLACES, Slot, active_of, place_of, seat_of
from elbowroom.engine.state import State

_LARGEST: Final = 32767
_OTHER_MARKER: Final = len(MARKERS)


def _small(value: i64) -> i16:
    """A number that fits; only notes of tiles of one's own could be larger."""
    if value > _LARGEST:
        return _LARGEST
    if value < -_LARGEST:
        return -_LARGEST
    return i16(value)


def _numbers(names: tuple[str, ...], keys: list[str]) -> vec[i16]:
    row = vec[i16]([0] * len(keys))
    for i, key in enumerate(keys):
        row[i] = i16(number(names, key))
    return row


@final
class Encoder:
    """So many rows of observations and masks of games by the same rules, written anew as often as is asked.

    `values` and `mask` can be read through a buffer without a copy, and stay where they are.
    """

    def __init__(self, rules: Rules, rows: int = 1) -> None:
        board = rules.board
        players, regions = rules.players, board.size
        self.rules: Final = rules
        self.rows: Final = rows
        self.actions: Final = ActionNumbers(rules)
        # Where the blocks of a row begin.
        self._seats_at: Final[i64] = GLOBAL_WIDTH
        self._slots_at: Final[i64] = self._seats_at + players * SEAT_WIDTH
        self._combos_at: Final[i64] = self._slots_at + rules.slots * SLOT_WIDTH
        self._regions_at: Final[i64] = self._combos_at + COLUMN_SIZE * COMBO_WIDTH
        self._borders_at: Final[i64] = self._regions_at + regions * REGION_WIDTH
        self._unseen_at: Final[i64] = self._borders_at + regions * BORDER_COLUMNS
        self.width: Final[i64] = self._unseen_at + len(UNSEEN)
        self.values: Final[vec[i16]] = vec[i16]([0] * int(rows * self.width))
        self.mask: Final[vec[u8]] = vec[u8]([0] * int(rows * self.actions.size))

        self._races: Final = _numbers(RACES, [race.key for race in rules.races])
        self._powers: Final = _numbers(POWERS, [power.key for power in rules.powers])
        self._sites: Final = _numbers(SITES, [site.key for site in rules.sites])
        self._markers: Final[vec[i64]] = vec[i64]([_OTHER_MARKER] * len(rules.markers))
        for kind, marker in enumerate(rules.markers):
            if marker.key in MARKERS:
                self._markers[kind] = MARKERS.index(marker.key)
        self._badges_at: Final[i64] = len(RACES) + 1
        self._discard_at: Final[i64] = self._badges_at + len(POWERS) + 1
        self._hidden_sites_at: Final[i64] = self._discard_at + len(POWERS) + 1
        for row in range(rows):
            self._write_board(row)

    def shapes(self) -> dict[str, tuple[int, int]]:
        """Rows and columns of each block of an observation, in their order."""
        players, regions = int(self.rules.players), int(self.rules.board.size)
        rows = {"game": 1, "seats": players, "slots": players * PLACES, "combos": COLUMN_SIZE, "unseen": 1}
        return {block.name: (rows.get(block.name, regions), len(block.fields)) for block in BLOCKS}

    # --- observations -----------------------------------------------------------------------------------------------

    def read(self, s: State, seat: i64, row: i64 = 0) -> None:
        """Write what a seat may know of a position into a row."""
        base = row * self.width
        self._write_game(s, seat, base)
        self._write_seats(s, seat, base + self._seats_at)
        self._write_slots(s, seat, base + self._slots_at)
        self._write_combos(s, seat, base + self._combos_at)
        self._write_regions(s, seat, base + self._regions_at)
        self._write_sites(s, base + self._regions_at)
        self._write_unseen(s, base + self._unseen_at)
        if self.rules.board.sky:
            self._write_access(s, base)

    def _write_board(self, row: i64) -> None:
        """What no game changes."""
        v = self.values
        board = self.rules.board
        p = row * self.width + self._regions_at
        r: i64 = 0
        while r < board.size:
            spec = board.specs[r]
            bit = BIT[r]
            v[p + R_TERRAIN] = i16(TERRAINS.index(spec.terrain))
            v[p + R_MINE] = 1 if board.mine & bit else 0
            v[p + R_MAGIC] = 1 if board.magic & bit else 0
            v[p + R_CAVERN] = 1 if board.cavern & bit else 0
            v[p + R_VOLCANO] = 1 if board.volcano & bit else 0
            v[p + R_EDGE] = 1 if board.edge & bit else 0
            v[p + R_ENTRY] = 1 if board.entry & bit else 0
            v[p + R_ISLAND] = i16(spec.island)
            self._write_borders(row * self.width + self._borders_at + r * BORDER_COLUMNS, board.adjacent[r])
            p += REGION_WIDTH
            r += 1

    def _write_borders(self, p: i64, neighbours: i64) -> None:
        v = self.values
        i: i64 = 0
        while i < BORDER_COLUMNS:
            v[p + i] = i16(neighbours & 0x7FFF)
            neighbours >>= BORDER_BITS
            i += 1

    def _write_access(self, s: State, base: i64) -> None:
        """Where the sky is joined to the ground, other in every game."""
        v = self.values
        adjacent = s.board.adjacent
        r: i64 = 0
        while r < s.board.size:
            v[base + self._regions_at + r * REGION_WIDTH + R_ACCESS] = 0
            self._write_borders(base + self._borders_at + r * BORDER_COLUMNS, adjacent[r])
            r += 1
        for token, place in enumerate(access_regions(s)):
            v[base + self._regions_at + place * REGION_WIDTH + R_ACCESS] = i16(token + 1)

    def _write_game(self, s: State, seat: i64, p: i64) -> None:
        v = self.values
        w = s.words
        players = self.rules.players
        acting = w[at.ACTING]
        v[p + G_PHASE] = i16(w[at.PHASE])
        v[p + G_ROUND] = i16(w[at.ROUND])
        v[p + G_ROUNDS] = i16(self.rules.rounds)
        v[p + G_PLAYERS] = i16(players)
        v[p + G_REGIONS] = i16(self.rules.board.size)
        v[p + G_SEAT] = i16(seat)
        v[p + G_TURN] = i16((w[at.TURN] - seat + players) % players)
        v[p + G_DECIDER] = i16((w[at.DECIDER] - seat + players) % players)
        v[p + G_FIRST] = i16((w[at.FIRST] - seat + players) % players)
        v[p + G_ACTING_SEAT] = i16((seat_of(acting) - seat + players) % players)
        v[p + G_ACTING_PLACE] = i16(place_of(acting))
        v[p + G_ABANDONING] = i16(w[at.ABANDONING])
        v[p + G_ROLLED] = i16(w[at.ROLL])
        v[p + G_DECLINED] = i16(w[at.DECLINED])
        v[p + G_PICKED] = i16(w[at.PICKED])
        v[p + G_LOWERED] = i16(w[at.LOWERED])
        v[p + G_VISIBLE] = i16(w[at.VISIBLE])
        v[p + G_BANNERS_LEFT] = i16(w[at.RACES_LEFT])
        v[p + G_BADGES_LEFT] = i16(w[at.POWERS_LEFT])
        v[p + G_SITES_LEFT] = i16(count(w[at.HIDING]))

    def _write_seats(self, s: State, viewer: i64, p: i64) -> None:
        v = self.values
        w = s.words
        players = self.rules.players
        attacked = w[at.ATTACKED + active_of(w[at.TURN])]
        step: i64 = 0
        while step < players:
            seat = (viewer + step) % players
            coins = w[at.COINS + seat]
            if s.hidden & BIT[seat]:
                coins = -1
            v[p + S_COINS] = _small(coins)
            v[p + S_REGIONS] = i16(count(s.owned(seat)))
            v[p + S_ORDER] = i16((seat - w[at.FIRST] + players) % players)
            v[p + S_ON_TURN] = 1 if seat == w[at.TURN] else 0
            v[p + S_DECIDES] = 1 if seat == w[at.DECIDER] else 0
            v[p + S_FREE_PICK] = 1 if w[at.FREE] & BIT[seat] else 0
            v[p + S_ATTACKED] = 1 if attacked & BIT[seat] else 0
            p += SEAT_WIDTH
            step += 1

    def _write_slots(self, s: State, viewer: i64, p: i64) -> None:
        v = self.values
        w = s.words
        slots = self.rules.slots
        step: i64 = 0
        while step < slots:
            slot = (active_of(viewer) + step) % slots
            race = w[at.RACE + slot]
            if race < 0:
                i: i64 = 0
                while i < SLOT_WIDTH:
                    v[p + i] = 0
                    i += 1
            else:
                v[p + L_RACE] = self._races[race]
                v[p + L_HAND] = i16(w[at.HAND + slot])
                v[p + L_RESERVE] = i16(w[at.RESERVE + slot])
                v[p + L_REGIONS] = i16(count(w[at.OCCUPIED + slot]))
                v[p + L_CONQUERED] = i16(count(w[at.CONQUERED + slot]))
                v[p + L_NONEMPTY] = i16(w[at.NONEMPTY + slot])
                v[p + L_ACTING] = 1 if slot == w[at.ACTING] else 0
                v[p + L_INCOME] = i16(slot_score(s, slot) + island_bonus(s, slot))
                v[p + L_TRAY] = i16(w[at.TRAY + race])
                v[p + L_RACE_TOKENS] = i16(self.rules.race_tokens[race])
                v[p + L_BURIED] = i16(count(buried(s, slot)))
                self._write_notes(s, self.rules.races[race], p + L_RACE_NOTES, RACE_NOTES)
                power = w[at.POWER + slot]
                if power >= 0:
                    v[p + L_POWER] = self._powers[power]
                    v[p + L_POWER_TOKENS] = i16(self.rules.power_tokens[power])
                    self._write_notes(s, self.rules.powers[power], p + L_POWER_NOTES, POWER_NOTES)
                else:
                    v[p + L_POWER] = 0
                    v[p + L_POWER_TOKENS] = 0
                    i = 0
                    while i < POWER_NOTES:
                        v[p + L_POWER_NOTES + i] = 0
                        i += 1
            p += SLOT_WIDTH
            step += 1

    def _write_notes(self, s: State, tile: Tile, p: i64, room: i64) -> None:
        kept = tile.lasting + tile.passing
        i: i64 = 0
        while i < room:
            self.values[p + i] = _small(s.words[tile.memory + i]) if i < kept else 0
            i += 1

    def _write_combos(self, s: State, seat: i64, p: i64) -> None:
        v = self.values
        w = s.words
        index: i64 = 0
        while index < COLUMN_SIZE:
            if index >= w[at.VISIBLE]:
                i: i64 = 0
                while i < COMBO_WIDTH:
                    v[p + i] = 0
                    i += 1
            else:
                race, power = w[at.COLUMN_RACE + index], w[at.COLUMN_POWER + index]
                cost = price(s, seat, index)
                v[p + C_RACE] = self._races[race]
                v[p + C_POWER] = self._powers[power]
                v[p + C_RACE_TOKENS] = i16(self.rules.race_tokens[race])
                v[p + C_POWER_TOKENS] = i16(self.rules.power_tokens[power])
                v[p + C_TOKENS] = i16(tokens_of(s, seat, race, power))
                v[p + C_COINS] = i16(w[at.COLUMN_COINS + index])
                v[p + C_PRICE] = i16(cost)
                v[p + C_AFFORDABLE] = 1 if cost <= w[at.COINS + seat] else 0
            p += COMBO_WIDTH
            index += 1

    def _write_regions(self, s: State, viewer: i64, begin: i64) -> None:
        v = self.values
        w = s.words
        players = self.rules.players
        size = self.rules.board.size
        p = begin
        r: i64 = 0
        while r < size:
            slot = w[at.OWNER + r]
            if slot >= 0:
                v[p + R_OWNER] = i16(1 + (seat_of(slot) - viewer + players) % players)
                v[p + R_PLACE] = i16(1 + place_of(slot))
                v[p + R_RACE] = self._races[w[at.RACE + slot]]
                power = w[at.POWER + slot]
                v[p + R_POWER] = self._powers[power] if power >= 0 else 0
            else:
                v[p + R_OWNER] = 0
                v[p + R_PLACE] = 0
                v[p + R_RACE] = 0
                v[p + R_POWER] = 0
            v[p + R_TOKENS] = i16(w[at.TOKENS + r])
            v[p + R_NATIVES] = i16(w[at.NATIVES + r])
            v[p + R_HIDES_SITE] = 1 if w[at.HIDING] & BIT[r] else 0
            v[p + R_DEFENCE] = i16(w[at.DEFENCE + r])
            v[p + R_KEPT] = 1 if w[at.KEPT] & BIT[r] else 0
            i: i64 = R_PRICE
            while i <= R_CONQUERED:
                v[p + i] = 0
                i += 1
            i = R_BURIED
            while i < REGION_WIDTH:
                v[p + i] = 0
                i += 1
            p += REGION_WIDTH
            r += 1
        self._write_attack(s, self._attacker(s, viewer), begin)
        self._write_markers(s, begin)
        conquered: i64 = 0
        slot = active_of(w[at.TURN])
        while slot < active_of(w[at.TURN] + 1):
            conquered |= w[at.CONQUERED + slot]
            slot += 1
        self._mark(conquered, begin + R_CONQUERED, 1)
        if can_bury(s):
            slot = 0
            while slot < self.rules.slots:
                owner = i16(1 + (seat_of(slot) - viewer + players) % players)
                self._mark(buried(s, slot), begin + R_BURIED, owner)
                slot += 1

    def _mark(self, regions: i64, p: i64, value: i16) -> None:
        while regions:
            self.values[p + first(regions) * REGION_WIDTH] = value
            regions &= regions - 1

    def _attacker(self, s: State, viewer: i64) -> Slot:
        """The viewer's race whose prices matter: the one that acts, otherwise his active one."""
        acting = s.words[at.ACTING]
        if seat_of(acting) == viewer and s.words[at.RACE + acting] >= 0:
            return acting
        return active_of(viewer)

    def _write_attack(self, s: State, slot: Slot, p: i64) -> None:
        """What regions cost and bring a race, and where it may go."""
        if s.race(slot) < 0:
            return
        v = self.values
        prices = Prices(s, slot)
        self._mark(targets(s, slot), p + R_TARGET, 1)
        self._mark(banned(s, slot), p + R_CLOSED, 1)
        more = s.listening(WORTH_MORE, slot)
        less: i64 = 0
        early = paid_early(s, slot)
        if not early:
            for tile in s.listening(WORTH_LESS, slot):
                less |= tile.worth_less(s, slot)
        basic: i64 = 0 if early else 1
        own = s.occupied(slot)
        regions = s.board.land
        while regions:
            r = first(regions)
            regions &= regions - 1
            place = p + r * REGION_WIDTH
            if own & BIT[r] == 0:
                v[place + R_PRICE] = i16(prices.of(s, r))
            v[place + R_WORTH] = i16(basic - (1 if less & BIT[r] else 0))
        for tile in more:
            regions = tile.worth_more(s, slot) & s.board.land
            while regions:
                place = p + first(regions) * REGION_WIDTH + R_WORTH
                regions &= regions - 1
                v[place] = v[place] + i16(tile.pays)

    def _write_markers(self, s: State, p: i64) -> None:
        v = self.values
        kind: i64 = 0
        while kind < self.rules.marker_count:
            regions = s.marked(kind)
            column = p + R_MARKERS + self._markers[kind]
            while regions:
                r = first(regions)
                regions &= regions - 1
                place = column + r * REGION_WIDTH
                v[place] = v[place] + i16(s.markers_at(kind, r))
            kind += 1

    def _write_sites(self, s: State, p: i64) -> None:
        v = self.values
        found = s.words[at.FOUND]
        while found:
            site = first(found)
            found &= found - 1
            place = p + s.site_region(site) * REGION_WIDTH
            if v[place + R_SITE] == 0:
                v[place + R_SITE] = self._sites[site]
                self._write_notes(s, self.rules.sites[site], place + R_SITE_NOTES, SITE_NOTES)
            else:
                v[place + R_OTHER_SITE] = self._sites[site]
            if s.words[at.ARMED] & BIT[site]:
                v[place + R_ARMED] = v[place + R_ARMED] + 1
            badge = s.site_badge(site)
            if badge >= 0:
                v[place + R_LENT] = self._powers[badge]

    def _write_unseen(self, s: State, p: i64) -> None:
        """The sets of what is hidden: their order is not looked at."""
        v = self.values
        w = s.words
        i: i64 = 0
        while i < len(UNSEEN):
            v[p + i] = 0
            i += 1
        i = 0
        while i < w[at.RACES_LEFT]:
            self._one_more(p + i64(self._races[w[at.RACE_STACK + i]]) - 1)
            i += 1
        i = 0
        while i < w[at.POWERS_LEFT]:
            self._one_more(p + self._badges_at + i64(self._powers[w[at.POWER_STACK + i]]) - 1)
            i += 1
        discarded = w[at.DISCARD]
        while discarded:
            self._one_more(p + self._discard_at + i64(self._powers[first(discarded)]) - 1)
            discarded &= discarded - 1
        i = 0
        while i < self.rules.site_count:
            if s.site_region(i) < 0:
                self._one_more(p + self._hidden_sites_at + i64(self._sites[i]) - 1)
            i += 1

    def _one_more(self, p: i64) -> None:
        self.values[p] = self.values[p] + 1

    # --- actions ----------------------------------------------------------------------------------------------------

    def offer(self, s: State, seat: i64, row: i64 = 0) -> None:
        """Write which actions a seat has into the mask of a row: none unless it decides."""
        mask = self.mask
        begin = row * self.actions.size
        p = begin
        while p < begin + self.actions.size:
            mask[p] = 0
            p += 1
        if s.words[at.DECIDER] == seat:
            legal = s.legal()
            for action in legal:
                mask[begin + self.actions.number(action, seat)] = 1
            if legal:
                s.offer = legal
