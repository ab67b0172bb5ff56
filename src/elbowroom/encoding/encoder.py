"""Writes what a seat may know into rows of numbers, and which actions it has; docs/encoding.md says what stands where.

Everything public is written, and coins as they can be counted along (CORE-11.5), as `counted_view` has them. The order
of the stacks and the chance to come are never looked at.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from elbowroom.encoding import fields as f
from elbowroom.encoding.actions import ActionNumbers
from elbowroom.encoding.numbering import NONE, OTHER, POWERS, RACES, SITES, number
from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions
from elbowroom.engine.board import TERRAINS
from elbowroom.engine.buried import buried, can_bury
from elbowroom.engine.column import price, tokens_of
from elbowroom.engine.conquest import Prices, banned, targets
from elbowroom.engine.errors import BadValue
from elbowroom.engine.hooks import WORTH_LESS, WORTH_MORE, Tile
from elbowroom.engine.regions import BIT, count, first
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.scoring import island_bonus, paid_early, slot_score
from elbowroom.engine.slots import PLACES, Slot, active_of, place_of, seat_of
from elbowroom.engine.state import State

_LARGEST: Final = 32767
_OTHER_MARKER: Final = len(f.MARKERS)
_RARE: Final = (f.R_HIDES_SITE, f.R_TARGET, f.R_CLOSED, f.R_CONQUERED, f.R_KEPT, f.R_BURIED)


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


def _row(numbers: list[int]) -> vec[i64]:
    row = vec[i64]([0] * len(numbers))
    for i, value in enumerate(numbers):
        row[i] = value
    return row


class OtherGame(BadValue):
    """A position of another game than the rows are made for."""


class NoSuchSeat(BadValue):
    """A seat at which nobody plays."""


@final
class Encoder:
    """So many rows of observations and masks of games by the same rules, written anew as often as is asked.

    `values` and `mask` can be read through a buffer without a copy, and stay where they are. Writing is what learners
    wait for, so a row remembers where rare things stand in it, and only these places are emptied for the next position.
    """

    def __init__(self, rules: Rules, rows: int = 1) -> None:
        board = rules.board
        players, regions = rules.players, board.size
        self.rules: Final = rules
        self.rows: Final = rows
        self.actions: Final = ActionNumbers(rules)
        self._met: Rules = rules  # whose positions are known to fit: these rules, or equal ones
        # Where the blocks of a row begin.
        self._seats_at: Final[i64] = f.GLOBAL_WIDTH
        self._slots_at: Final[i64] = self._seats_at + players * f.SEAT_WIDTH
        self._combos_at: Final[i64] = self._slots_at + rules.slots * f.SLOT_WIDTH
        self._regions_at: Final[i64] = self._combos_at + COLUMN_SIZE * f.COMBO_WIDTH
        self._borders_at: Final[i64] = self._regions_at + regions * f.REGION_WIDTH
        self._unseen_at: Final[i64] = self._borders_at + regions * f.BORDER_COLUMNS
        self.width: Final[i64] = self._unseen_at + len(f.UNSEEN)
        self.values: Final[vec[i16]] = vec[i16]([0] * int(rows * self.width))
        self.mask: Final[vec[u8]] = vec[u8]([0] * int(rows * self.actions.size))

        self._races: Final = _numbers(RACES, [race.key for race in rules.races])
        self._powers: Final = _numbers(POWERS, [power.key for power in rules.powers])
        self._sites: Final = _numbers(SITES, [site.key for site in rules.sites])
        self._markers: Final[vec[i64]] = vec[i64]([_OTHER_MARKER] * len(rules.markers))
        for kind, marker in enumerate(rules.markers):
            if marker.key in f.MARKERS:
                self._markers[kind] = f.MARKERS.index(marker.key)
        self._badges_at: Final[i64] = len(RACES) + 1
        self._discard_at: Final[i64] = self._badges_at + len(POWERS) + 1
        self._hidden_sites_at: Final[i64] = self._discard_at + len(POWERS) + 1
        # Columns of a region that are empty nearly everywhere, and the unseen tiles that this game has.
        markers = {f.R_MARKERS + int(column) for column in self._markers}
        self._rare: Final = _row(list(_RARE) + sorted(markers))
        self._filled: Final[vec[i64]] = vec[i64]([0] * int(rows * f.REGION_WIDTH))  # by row and column: set of regions
        self._sites_end: Final[i64] = f.R_MARKERS if rules.sites else f.R_SITE
        self._tiles: Final = _row(sorted(self._unseen_columns()))
        self._offered: Final[vec[i16]] = vec[i16]([0] * int(rows * self.actions.size))  # what is in the mask of a row
        self._offers: Final[vec[i64]] = vec[i64]([0] * rows)  # and how many these are
        for row in range(rows):
            self._write_board(row)

    def shapes(self) -> dict[str, tuple[int, int]]:
        """Rows and columns of each block of an observation, in their order."""
        players, regions = int(self.rules.players), int(self.rules.board.size)
        rows = {"game": 1, "seats": players, "slots": players * PLACES, "combos": COLUMN_SIZE, "unseen": 1}
        return {block.name: (rows.get(block.name, regions), len(block.fields)) for block in f.BLOCKS}

    def _unseen_columns(self) -> set[int]:
        """The columns of unseen tiles that belong to tiles of this game."""
        found = {int(race) - 1 for race in self._races}
        for power in self._powers:
            found.add(int(self._badges_at) + int(power) - 1)
            found.add(int(self._discard_at) + int(power) - 1)
        for site in self._sites:
            found.add(int(self._hidden_sites_at) + int(site) - 1)
        return found

    # --- observations -----------------------------------------------------------------------------------------------

    def read(self, s: State, seat: i64, row: i64 = 0) -> None:
        """Write what a seat may know of a position into a row."""
        if s.rules is not self._met:
            self._meet(s.rules)
        if seat < 0 or seat >= self.rules.players:
            raise NoSuchSeat(f"seats go from 0 to {self.rules.players - 1}, so nobody sits at {seat}")
        base = row * self.width
        self._write_game(s, seat, base)
        self._write_seats(s, seat, base + self._seats_at)
        self._write_slots(s, seat, base + self._slots_at)
        self._write_combos(s, seat, base + self._combos_at)
        self._write_regions(s, seat, base + self._regions_at, row)
        self._write_sites(s, base + self._regions_at)
        self._write_unseen(s, base + self._unseen_at)
        if self.rules.board.sky:
            self._write_access(s, base)

    def _meet(self, rules: Rules) -> None:
        if rules != self.rules:
            told = [f"{one.players} players and {one.board.size} regions" for one in (self.rules, rules)]
            raise OtherGame(f"this is for a game of {told[0]}, and the position is of another game, of {told[1]}")
        self._met = rules

    def _write_board(self, row: i64) -> None:
        """What no game changes."""
        v = self.values
        board = self.rules.board
        p = row * self.width + self._regions_at
        r: i64 = 0
        while r < board.size:
            spec = board.specs[r]
            bit = BIT[r]
            v[p + f.R_TERRAIN] = i16(TERRAINS.index(spec.terrain))
            v[p + f.R_MINE] = 1 if board.mine & bit else 0
            v[p + f.R_MAGIC] = 1 if board.magic & bit else 0
            v[p + f.R_CAVERN] = 1 if board.cavern & bit else 0
            v[p + f.R_VOLCANO] = 1 if board.volcano & bit else 0
            v[p + f.R_EDGE] = 1 if board.edge & bit else 0
            v[p + f.R_ENTRY] = 1 if board.entry & bit else 0
            v[p + f.R_ISLAND] = i16(spec.island)
            self._write_borders(row * self.width + self._borders_at + r * f.BORDER_COLUMNS, board.adjacent[r])
            p += f.REGION_WIDTH
            r += 1

    def _write_borders(self, p: i64, neighbours: i64) -> None:
        v = self.values
        i: i64 = 0
        while i < f.BORDER_COLUMNS:
            v[p + i] = i16(neighbours & 0x7FFF)
            neighbours >>= f.BORDER_BITS
            i += 1

    def _write_access(self, s: State, base: i64) -> None:
        """Where the sky is joined to the ground, other in every game."""
        v = self.values
        adjacent = s.board.adjacent
        r: i64 = 0
        while r < s.board.size:
            v[base + self._regions_at + r * f.REGION_WIDTH + f.R_ACCESS] = 0
            self._write_borders(base + self._borders_at + r * f.BORDER_COLUMNS, adjacent[r])
            r += 1
        for token, place in enumerate(access_regions(s)):
            v[base + self._regions_at + place * f.REGION_WIDTH + f.R_ACCESS] = i16(token + 1)

    def _write_game(self, s: State, seat: i64, p: i64) -> None:
        v = self.values
        w = s.words
        players = self.rules.players
        acting = w[at.ACTING]
        v[p + f.G_PHASE] = i16(w[at.PHASE])
        v[p + f.G_ROUND] = i16(w[at.ROUND])
        v[p + f.G_ROUNDS] = i16(self.rules.rounds)
        v[p + f.G_PLAYERS] = i16(players)
        v[p + f.G_REGIONS] = i16(self.rules.board.size)
        v[p + f.G_SEAT] = i16(seat)
        v[p + f.G_TURN] = i16((w[at.TURN] - seat + players) % players)
        v[p + f.G_DECIDER] = i16((w[at.DECIDER] - seat + players) % players)
        v[p + f.G_FIRST] = i16((w[at.FIRST] - seat + players) % players)
        v[p + f.G_ACTING_SEAT] = i16((seat_of(acting) - seat + players) % players)
        v[p + f.G_ACTING_PLACE] = i16(place_of(acting))
        v[p + f.G_ABANDONING] = i16(w[at.ABANDONING])
        v[p + f.G_ROLLED] = i16(w[at.ROLL])
        v[p + f.G_DECLINED] = i16(w[at.DECLINED])
        v[p + f.G_PICKED] = i16(w[at.PICKED])
        v[p + f.G_LOWERED] = i16(w[at.LOWERED])
        v[p + f.G_VISIBLE] = i16(w[at.VISIBLE])
        v[p + f.G_BANNERS_LEFT] = i16(w[at.RACES_LEFT])
        v[p + f.G_BADGES_LEFT] = i16(w[at.POWERS_LEFT])
        v[p + f.G_SITES_LEFT] = i16(count(w[at.HIDING]))

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
            v[p + f.S_COINS] = _small(coins)
            v[p + f.S_REGIONS] = i16(count(s.owned(seat)))
            v[p + f.S_ORDER] = i16((seat - w[at.FIRST] + players) % players)
            v[p + f.S_ON_TURN] = 1 if seat == w[at.TURN] else 0
            v[p + f.S_DECIDES] = 1 if seat == w[at.DECIDER] else 0
            v[p + f.S_FREE_PICK] = 1 if w[at.FREE] & BIT[seat] else 0
            v[p + f.S_ATTACKED] = 1 if attacked & BIT[seat] else 0
            p += f.SEAT_WIDTH
            step += 1

    def _write_slots(self, s: State, viewer: i64, p: i64) -> None:
        v = self.values
        w = s.words
        slots = self.rules.slots
        step: i64 = 0
        while step < slots:
            slot = (active_of(viewer) + step) % slots
            race = w[at.RACE + slot]
            power = w[at.POWER + slot]
            race_number: i16 = self._races[race] if race >= 0 else NONE
            power_number: i16 = self._powers[power] if race >= 0 and power >= 0 else NONE
            others = v[p + f.L_RACE] != race_number or v[p + f.L_POWER] != power_number
            if others or race_number == OTHER or power_number == OTHER:  # the notes of other tiles stand here
                self._empty(p, f.SLOT_WIDTH)
            if race >= 0:
                v[p + f.L_RACE] = race_number
                v[p + f.L_POWER] = power_number
                v[p + f.L_HAND] = i16(w[at.HAND + slot])
                v[p + f.L_RESERVE] = i16(w[at.RESERVE + slot])
                v[p + f.L_REGIONS] = i16(count(w[at.OCCUPIED + slot]))
                v[p + f.L_CONQUERED] = i16(count(w[at.CONQUERED + slot]))
                v[p + f.L_NONEMPTY] = i16(w[at.NONEMPTY + slot])
                v[p + f.L_ACTING] = 1 if slot == w[at.ACTING] else 0
                v[p + f.L_INCOME] = i16(slot_score(s, slot) + island_bonus(s, slot))
                v[p + f.L_TRAY] = i16(w[at.TRAY + race])
                v[p + f.L_RACE_TOKENS] = i16(self.rules.race_tokens[race])
                v[p + f.L_BURIED] = i16(count(buried(s, slot)))
                self._write_notes(s, self.rules.races[race], p + f.L_RACE_NOTES, f.RACE_NOTES)
                if power >= 0:
                    v[p + f.L_POWER_TOKENS] = i16(self.rules.power_tokens[power])
                    self._write_notes(s, self.rules.powers[power], p + f.L_POWER_NOTES, f.POWER_NOTES)
            p += f.SLOT_WIDTH
            step += 1

    def _empty(self, p: i64, columns: i64) -> None:
        end = p + columns
        while p < end:
            self.values[p] = 0
            p += 1

    def _write_notes(self, s: State, tile: Tile, p: i64, room: i64) -> None:
        """Write what a tile notes; the columns behind these notes are empty."""
        kept: i64 = tile.lasting + tile.passing
        if kept > room:
            kept = room
        i: i64 = 0
        while i < kept:
            self.values[p + i] = _small(s.words[tile.memory + i])
            i += 1

    def _write_combos(self, s: State, seat: i64, p: i64) -> None:
        v = self.values
        w = s.words
        index: i64 = 0
        while index < COLUMN_SIZE:
            if index >= w[at.VISIBLE]:
                self._empty(p, f.COMBO_WIDTH)
            else:
                race, power = w[at.COLUMN_RACE + index], w[at.COLUMN_POWER + index]
                cost = price(s, seat, index)
                v[p + f.C_RACE] = self._races[race]
                v[p + f.C_POWER] = self._powers[power]
                v[p + f.C_RACE_TOKENS] = i16(self.rules.race_tokens[race])
                v[p + f.C_POWER_TOKENS] = i16(self.rules.power_tokens[power])
                v[p + f.C_TOKENS] = i16(tokens_of(s, seat, race, power))
                v[p + f.C_COINS] = i16(w[at.COLUMN_COINS + index])
                v[p + f.C_PRICE] = i16(cost)
                v[p + f.C_AFFORDABLE] = 1 if cost <= w[at.COINS + seat] else 0
            p += f.COMBO_WIDTH
            index += 1

    def _write_regions(self, s: State, viewer: i64, begin: i64, row: i64) -> None:
        v = self.values
        w = s.words
        players = self.rules.players
        size = self.rules.board.size
        sites_end = self._sites_end
        self._wipe(begin, row)
        p = begin
        r: i64 = 0
        while r < size:
            slot = w[at.OWNER + r]
            if slot >= 0:
                v[p + f.R_OWNER] = i16(1 + (seat_of(slot) - viewer + players) % players)
                v[p + f.R_PLACE] = i16(1 + place_of(slot))
                v[p + f.R_RACE] = self._races[w[at.RACE + slot]]
                power = w[at.POWER + slot]
                v[p + f.R_POWER] = self._powers[power] if power >= 0 else 0
            else:
                v[p + f.R_OWNER] = 0
                v[p + f.R_PLACE] = 0
                v[p + f.R_RACE] = 0
                v[p + f.R_POWER] = 0
            v[p + f.R_TOKENS] = i16(w[at.TOKENS + r])
            v[p + f.R_NATIVES] = i16(w[at.NATIVES + r])
            v[p + f.R_DEFENCE] = i16(w[at.DEFENCE + r])
            v[p + f.R_PRICE] = 0
            v[p + f.R_WORTH] = 0
            i: i64 = f.R_SITE
            while i < sites_end:
                v[p + i] = 0
                i += 1
            p += f.REGION_WIDTH
            r += 1
        self._write_attack(s, self._attacker(s, viewer), begin, row)
        self._write_markers(s, begin, row)
        conquered: i64 = 0
        slot = active_of(w[at.TURN])
        while slot < active_of(w[at.TURN] + 1):
            conquered |= w[at.CONQUERED + slot]
            slot += 1
        self._mark(conquered, begin, row, f.R_CONQUERED, 1)
        self._mark(w[at.HIDING], begin, row, f.R_HIDES_SITE, 1)
        self._mark(w[at.KEPT], begin, row, f.R_KEPT, 1)
        if can_bury(s):
            slot = 0
            while slot < self.rules.slots:
                owner = i16(1 + (seat_of(slot) - viewer + players) % players)
                self._mark(buried(s, slot), begin, row, f.R_BURIED, owner)
                slot += 1

    def _wipe(self, begin: i64, row: i64) -> None:
        """Empty the rare columns of a row where something stands in them."""
        v = self.values
        i: i64 = 0
        while i < len(self._rare):
            column = self._rare[i]
            regions = self._filled[row * f.REGION_WIDTH + column]
            if regions:
                self._filled[row * f.REGION_WIDTH + column] = 0
                while regions:
                    v[begin + column + first(regions) * f.REGION_WIDTH] = 0
                    regions &= regions - 1
            i += 1

    def _mark(self, regions: i64, begin: i64, row: i64, column: i64, value: i16) -> None:
        """Write the same number for some regions into a rare column."""
        self._filled[row * f.REGION_WIDTH + column] |= regions
        while regions:
            self.values[begin + column + first(regions) * f.REGION_WIDTH] = value
            regions &= regions - 1

    def _attacker(self, s: State, viewer: i64) -> Slot:
        """The viewer's race whose prices matter: the one that acts, otherwise his active one."""
        acting = s.words[at.ACTING]
        if seat_of(acting) == viewer and s.words[at.RACE + acting] >= 0:
            return acting
        return active_of(viewer)

    def _write_attack(self, s: State, slot: Slot, p: i64, row: i64) -> None:
        """What regions cost and bring a race, and where it may go."""
        if s.race(slot) < 0:
            return
        v = self.values
        prices = Prices(s, slot)
        self._mark(targets(s, slot), p, row, f.R_TARGET, 1)
        self._mark(banned(s, slot), p, row, f.R_CLOSED, 1)
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
            place = p + r * f.REGION_WIDTH
            if own & BIT[r] == 0:
                v[place + f.R_PRICE] = i16(prices.of(s, r))
            v[place + f.R_WORTH] = i16(basic - (1 if less & BIT[r] else 0))
        for tile in more:
            regions = tile.worth_more(s, slot) & s.board.land
            while regions:
                place = p + first(regions) * f.REGION_WIDTH + f.R_WORTH
                regions &= regions - 1
                v[place] = v[place] + i16(tile.pays)

    def _write_markers(self, s: State, p: i64, row: i64) -> None:
        v = self.values
        kind: i64 = 0
        while kind < self.rules.marker_count:
            regions = s.marked(kind)
            column = p + f.R_MARKERS + self._markers[kind]
            self._filled[row * f.REGION_WIDTH + f.R_MARKERS + self._markers[kind]] |= regions
            while regions:
                r = first(regions)
                regions &= regions - 1
                place = column + r * f.REGION_WIDTH
                v[place] = v[place] + i16(s.markers_at(kind, r))
            kind += 1

    def _write_sites(self, s: State, p: i64) -> None:
        v = self.values
        found = s.words[at.FOUND]
        while found:
            site = first(found)
            found &= found - 1
            place = p + s.site_region(site) * f.REGION_WIDTH
            if v[place + f.R_SITE] == 0:
                v[place + f.R_SITE] = self._sites[site]
                self._write_notes(s, self.rules.sites[site], place + f.R_SITE_NOTES, f.SITE_NOTES)
            else:
                v[place + f.R_OTHER_SITE] = self._sites[site]
            if s.words[at.ARMED] & BIT[site]:
                v[place + f.R_ARMED] = v[place + f.R_ARMED] + 1
            badge = s.site_badge(site)
            if badge >= 0:
                v[place + f.R_LENT] = self._powers[badge]

    def _write_unseen(self, s: State, p: i64) -> None:
        """The sets of what is hidden: their order is not looked at."""
        v = self.values
        w = s.words
        i: i64 = 0
        while i < len(self._tiles):
            v[p + self._tiles[i]] = 0
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
        if s.rules is not self._met:
            self._meet(s.rules)
        mask = self.mask
        offered = self._offered
        begin = row * self.actions.size
        i: i64 = begin
        while i < begin + self._offers[row]:
            mask[begin + i64(offered[i])] = 0
            i += 1
        self._offers[row] = 0
        if s.words[at.DECIDER] == seat:
            legal = s.legal()
            i = begin
            for action in legal:
                number = self.actions.number(action, seat)
                mask[begin + number] = 1
                offered[i] = i16(number)
                i += 1
            self._offers[row] = i - begin
            if legal:
                s.offer = legal
