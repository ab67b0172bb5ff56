"""A game in progress: everything that changes, in one row of words, with names for its parts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action
from elbowroom.engine.board import Board
from elbowroom.engine.chance import Chance
from elbowroom.engine.events import Deed, Event, MarkerPlaced, MarkerRemoved, Recruited, Told
from elbowroom.engine.hooks import ADJACENCY, LINKS, Power, Tile
from elbowroom.engine.phases import AFTERMATH, CONQUER, GAME_OVER, LEGACY, PHASES, READY
from elbowroom.engine.region_set import RegionSet
from elbowroom.engine.regions import BIT, MAX_REGIONS, count, first
from elbowroom.engine.rules import Rules
from elbowroom.engine.slots import Slot, active_of, seat_of

_LINKS: Final = BIT[LINKS]
_LUCK: Final = (1 << 62) - 1
_IN_DECLINE: Final = vec[i64]([0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1])  # by slot


@final
class State:
    """One position of one game. `legal()` lists what the decider may do, `apply()` does it.

    A *slot* is a place for a race: each seat has three, see `slots`. Regions, seats and slots are counted from 0.
    """

    def __init__(self, rules: Rules, chance: Chance | None = None, like: State | None = None) -> None:
        self.rules: Final = rules
        self.board: Board = rules.board if like is None else like.board  # with access tokens as they lie in this game
        # Never handed over and never replaced: a vec that comes from interpreted code leaks (docs/decisions/0005).
        self.words: Final[vec[i64]] = vec[i64]([0] * int(rules.size)) if like is None else like.words[:]
        self._chance = chance
        self._luck: i64 = 0 if chance is None else chance.seed  # the seed of `chance` until that is needed
        self._forks: i64 = 0
        self.hidden: i64 = 0 if like is None else like.hidden  # set of seats whose coins are not known, see `view`
        # Set of sites that have lent a badge, and may have something to say about every hook. It follows from `words`.
        self.lenders: i64 = 0 if like is None else like.lenders
        # The legal actions if the engine has just worked them out; whoever changes `words` by hand sets it to None.
        self.offer: list[Action] | None = None
        self.events: list[Event] | None = None  # set to a list to be told what happens

    # --- playing ----------------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """All actions the decider may take now; empty when the game is over."""
        return legal.legal_actions(self)

    def apply(self, action: Action) -> None:
        """Carry out an action of `legal()`. Trusts the caller; use `play` for actions from outside."""
        turn.apply_action(self, action)

    def play(self, action: Action) -> None:
        """Carry out an action if it is legal, otherwise raise the specific error and change nothing."""
        refusal = explain.why_not(self, action)
        if refusal is not None:
            raise refusal
        turn.apply_action(self, action)

    def copy(self, seed: int | None = None, same_dice: bool = False) -> State:
        """An independent game that stands here too, without listener: whatever is done with it changes nothing here.

        Its chance is a fork, other than that of this game and of every other copy, yet the same in every run. A `seed`
        chooses its chance, `same_dice` lets it meet the same outcomes as this game.
        """
        other = State(self.rules, None, self)
        if seed is not None:
            other._luck = seed
        elif same_dice:
            other._chance = self.chance.twin()
            other._luck = self._luck
            other._forks = self._forks
        else:
            self._forks += 1
            luck = (self._luck ^ (self._forks << 20)) & _LUCK
            luck ^= (luck << 13) & _LUCK
            luck ^= luck >> 7
            other._luck = luck ^ ((luck << 17) & _LUCK)
        return other

    def become(self, other: State) -> None:
        """Stand where another game with the same rules stands; chance stays one's own."""
        theirs = other.words
        i: i64 = 0
        while i < self.rules.size:
            self.words[i] = theirs[i]
            i += 1
        self.board = other.board
        self.hidden = other.hidden
        self.lenders = other.lenders
        self.offer = other.offer

    @property
    def chance(self) -> Chance:
        """Where luck comes from."""
        chance = self._chance
        if chance is None:
            chance = Chance(self._luck)
            self._chance = chance
        return chance

    @chance.setter
    def chance(self, source: Chance) -> None:
        self._chance = source
        self._luck = source.seed

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Rules, list[int], Chance, int, int, int]]:
        words = [int(word) for word in self.words]
        return (_restored, (self.rules, words, self.chance, int(self._luck), int(self._forks), int(self.hidden)))

    @property
    def over(self) -> bool:
        """Whether the last turn has been played."""
        return self.words[at.PHASE] == GAME_OVER

    # --- the turn ---------------------------------------------------------------------------------------------------

    @property
    def round(self) -> i64:
        return self.words[at.ROUND]

    @property
    def turn_of(self) -> i64:
        """Seat of the active player."""
        return self.words[at.TURN]

    @property
    def decider(self) -> i64:
        """Seat of the player who decides now; an attacked player decides in another player's turn."""
        return self.words[at.DECIDER]

    @property
    def phase(self) -> i64:
        return self.words[at.PHASE]

    @property
    def conquering(self) -> bool:
        """Whether a race may conquer now."""
        phase = self.words[at.PHASE]
        return phase == CONQUER or phase == READY or phase == LEGACY

    @property
    def phase_name(self) -> str:
        return PHASES[self.words[at.PHASE]]

    @property
    def acting(self) -> Slot:
        """The slot that readies, conquers, redeploys or withdraws."""
        return self.words[at.ACTING]

    @property
    def rolled(self) -> i64:
        """Pips of a die rolled before choosing the region to conquer, -1 if there is none."""
        return self.words[at.ROLL] - 1

    def hold_roll(self, pips: i64) -> None:
        """Keep a die result for the next conquest, which must follow or end the conquests."""
        self.words[at.ROLL] = pips + 1
        self.begin_conquests()

    def begin_conquests(self) -> None:
        """The first conquest of the turn ends the time for abandoning (CORE-5.2)."""
        self.words[at.ABANDONING] = 0
        if self.words[at.PHASE] == READY:
            self.words[at.PHASE] = CONQUER

    def end_conquests(self) -> None:
        """A tile's action has ended the conquests of the acting race; the engine goes on from there."""
        self.words[at.PHASE] = AFTERMATH

    @property
    def picked_this_turn(self) -> bool:
        return self.words[at.PICKED] != 0

    def picks_free(self, seat: i64) -> bool:
        """Whether a player's next combo costs nothing."""
        return self.words[at.FREE] & BIT[seat] != 0

    def grant_free_pick(self, seat: i64) -> None:
        self.words[at.FREE] |= BIT[seat]

    # --- players and their races ------------------------------------------------------------------------------------

    def coins(self, seat: i64) -> i64:
        return self.words[at.COINS + seat]

    def add_coins(self, seat: i64, amount: i64) -> None:
        self.words[at.COINS + seat] += amount

    def race(self, slot: Slot) -> i64:
        """Number of the race in a slot, -1 for none."""
        return self.words[at.RACE + slot]

    def power(self, slot: Slot) -> i64:
        """Number of the power beside the race of a slot, -1 for none."""
        return self.words[at.POWER + slot]

    def hand(self, slot: Slot) -> i64:
        """Tokens in hand. Those of attacked players wait there until the end of the turn."""
        return self.words[at.HAND + slot]

    def add_hand(self, slot: Slot, amount: i64) -> None:
        self.words[at.HAND + slot] += amount

    def discard_from_hand(self, slot: Slot) -> None:
        """One token from hand goes back to the tray."""
        self.words[at.HAND + slot] -= 1
        self.words[at.TRAY + self.words[at.RACE + slot]] += 1

    def reserve(self, slot: Slot) -> i64:
        """Tokens that wait off the board and cannot be placed."""
        return self.words[at.RESERVE + slot]

    def set_reserve(self, slot: Slot, amount: i64) -> None:
        self.words[at.RESERVE + slot] = amount

    def occupied(self, slot: Slot) -> i64:
        """Regions of the race in a slot."""
        return self.words[at.OCCUPIED + slot]

    def owned(self, seat: i64) -> i64:
        """Regions of all races of a player."""
        base = at.OCCUPIED + active_of(seat)
        return self.words[base] | self.words[base + 1] | self.words[base + 2]

    def nonempty_conquests(self, slot: Slot) -> i64:
        """How many non-empty regions the race has conquered this turn."""
        return self.words[at.NONEMPTY + slot]

    def attacked(self, slot: Slot) -> i64:
        """Set of seats whose active race this race has attacked this turn."""
        return self.words[at.ATTACKED + slot]

    def conquered(self, slot: Slot) -> i64:
        """Regions the race has conquered this turn."""
        return self.words[at.CONQUERED + slot]

    def tray(self, race: i64) -> i64:
        """Unused tokens of a race."""
        return self.words[at.TRAY + race]

    def recruit(self, slot: Slot, amount: i64) -> i64:
        """Take tokens from the tray into hand, as far as there are any; returns how many (CORE-3.4)."""
        w = self.words
        race = w[at.RACE + slot]
        if w[at.TRAY + race] < amount:
            amount = w[at.TRAY + race]
        w[at.TRAY + race] -= amount
        w[at.HAND + slot] += amount
        if self.events is not None and amount:
            self.tell(Recruited(seat_of(slot), self.rules.races[race].key, amount))
        return amount

    def hooks(self, slot: Slot) -> i64:
        """The set of hooks that tiles of a slot implement now."""
        return self.words[at.HOOKS + slot]

    def refresh(self, slot: Slot) -> None:
        """Work out the hooks of a slot anew: its race, power, sites or what they lend have changed."""
        race = self.words[at.RACE + slot]
        hooks: i64 = 0
        if race >= 0:
            declined = _IN_DECLINE[slot]
            hooks = self.rules.race_hooks[race * 2 + declined]
            power = self.words[at.POWER + slot]
            if power >= 0:
                hooks |= self.rules.power_hooks[power * 2 + declined]
            if self.words[at.FOUND]:
                hooks |= sites.site_hooks(self, slot)
        self.words[at.HOOKS + slot] = hooks

    def enrol(self, slot: Slot, race: i64, power: i64) -> None:
        """Give a slot its race and power, each -1 for none."""
        self.words[at.RACE + slot] = race
        self.words[at.POWER + slot] = power
        self.refresh(slot)

    def listening(self, hook: i64, slot: Slot) -> list[Tile]:
        """The tiles of a slot that implement a hook now."""
        if self.words[at.HOOKS + slot] & BIT[hook] == 0:
            return self.rules.nobody
        tiles = self.rules.listening(hook, self.words[at.RACE + slot], self.words[at.POWER + slot], _IN_DECLINE[slot])
        asked = self.words[at.FOUND]
        if asked != 0 and (self.words[at.SITED] & self.words[at.OCCUPIED + slot] or self.words[at.ARMED]):
            asked &= self.rules.sites_asked[hook] | self.lenders
            if asked:
                return sites.with_sites(self, tiles, hook, slot, asked)
        return tiles

    def badges(self, slot: Slot) -> list[Power]:
        """The power of a race and the powers that sites lend it."""
        powers: list[Power] = []
        if self.words[at.POWER + slot] >= 0:
            powers.append(self.rules.powers[self.words[at.POWER + slot]])
        lenders = self.words[at.FOUND] & self.lenders
        while lenders:
            site = first(lenders)
            lenders &= lenders - 1
            badge = self.site_badge(site)
            if badge >= 0 and self.words[at.OCCUPIED + slot] & BIT[self.site_region(site)]:
                powers.append(self.rules.powers[badge])
        return powers

    def note(self, tile: Tile, index: i64) -> i64:
        """One of the numbers a tile keeps: first its `notes`, then its `turn_notes`."""
        return self.words[tile.memory + index]

    def set_note(self, tile: Tile, index: i64, value: i64) -> None:
        self.words[tile.memory + index] = value

    def forget_turn(self, tile: Tile) -> None:
        """The `turn_notes` of a tile return to 0."""
        for index in range(tile.lasting, tile.lasting + tile.passing):
            self.words[tile.memory + index] = 0

    # --- the board --------------------------------------------------------------------------------------------------

    def owner(self, region: i64) -> Slot:
        """Slot whose race occupies the region, -1 for none."""
        return self.words[at.OWNER + region]

    def tokens(self, region: i64) -> i64:
        return self.words[at.TOKENS + region]

    def natives(self, region: i64) -> i64:
        return self.words[at.NATIVES + region]

    def defence(self, region: i64) -> i64:
        """Cost of the region before discounts, all tokens there counted."""
        return self.words[at.DEFENCE + region]

    def is_empty(self, region: i64) -> bool:
        """No native and no race token; markers do not matter."""
        return self.words[at.TOKENS + region] == 0 and self.words[at.NATIVES + region] == 0

    def empty(self) -> i64:
        """All regions without native and race token."""
        regions: i64 = 0
        r: i64 = 0
        while r < self.board.size:
            if self.is_empty(r):
                regions |= BIT[r]
            r += 1
        return regions

    def adjacent(self, slot: Slot, sources: i64) -> i64:
        """Regions adjacent to the given ones for conquests of the race in a slot."""
        regions = self.linked(slot, sources)
        for tile in self.listening(ADJACENCY, slot):
            regions = tile.adjacency(self, slot, sources, regions)
        return regions

    def linked(self, slot: Slot, sources: i64) -> i64:
        """Regions adjacent to the given ones for everything that helps the race in a slot."""
        regions = self.board.neighbours(sources)
        if self.rules.present & _LINKS:
            for tile in self.listening(LINKS, slot):
                regions = tile.links(self, slot, sources, regions)
        return regions

    def set_tokens(self, region: i64, amount: i64) -> None:
        w = self.words
        w[at.DEFENCE + region] += amount - w[at.TOKENS + region]
        w[at.TOKENS + region] = amount

    def set_natives(self, region: i64, amount: i64) -> None:
        w = self.words
        w[at.DEFENCE + region] += amount - w[at.NATIVES + region]
        w[at.NATIVES + region] = amount

    def settle(self, slot: Slot, region: i64, tokens: i64) -> None:
        """Put tokens that come from nowhere else on the board into a free region."""
        w = self.words
        w[at.OWNER + region] = slot
        w[at.OCCUPIED + slot] |= BIT[region]
        self.set_tokens(region, tokens)
        if w[at.SITED] & BIT[region]:
            self.refresh(slot)

    def vacate(self, region: i64) -> i64:
        """Take all tokens and markers off a region; returns the number of tokens, which the caller must put away."""
        w = self.words
        slot = w[at.OWNER + region]
        tokens = w[at.TOKENS + region]
        if slot >= 0:
            w[at.OCCUPIED + slot] &= ~BIT[region]
            w[at.OWNER + region] = -1
        self.set_tokens(region, 0)
        w[at.KEPT] &= ~BIT[region]
        self.clear_markers(region)
        if slot >= 0 and w[at.SITED] & BIT[region]:
            self.refresh(slot)
            sites.release_badges(self, slot, region)
        return tokens

    # --- markers ----------------------------------------------------------------------------------------------------

    def marked(self, marker: i64) -> i64:
        """Regions where a kind of marker lies."""
        return self.words[at.TAIL + marker]

    def markers_at(self, marker: i64, region: i64) -> i64:
        """How many markers of a kind lie in a region."""
        page = self.rules.pile[marker]
        if page >= 0:
            return self.words[self.rules.piles_at + page * MAX_REGIONS + region]
        return 1 if self.words[at.TAIL + marker] & BIT[region] else 0

    def markers_on_board(self, marker: i64) -> i64:
        total: i64 = 0
        regions = self.words[at.TAIL + marker]
        while regions:
            total += self.markers_at(marker, first(regions))
            regions &= regions - 1
        return total

    def put_marker(self, marker: i64, region: i64) -> None:
        w = self.words
        page = self.rules.pile[marker]
        if page >= 0:
            w[self.rules.piles_at + page * MAX_REGIONS + region] += 1
        w[at.TAIL + marker] |= BIT[region]
        w[at.DEFENCE + region] += self.rules.marker_defence[marker]
        if self.events is not None:
            self.tell(MarkerPlaced(self.seat_at(region), region, self.rules.markers[marker].key))

    def take_marker(self, marker: i64, region: i64) -> None:
        w = self.words
        page = self.rules.pile[marker]
        left: i64 = 0
        if page >= 0:
            place = self.rules.piles_at + page * MAX_REGIONS + region
            w[place] -= 1
            left = w[place]
        if left == 0:
            w[at.TAIL + marker] &= ~BIT[region]
        w[at.DEFENCE + region] -= self.rules.marker_defence[marker]
        if self.events is not None:
            self.tell(MarkerRemoved(self.seat_at(region), region, self.rules.markers[marker].key))

    def clear_marker(self, marker: i64, region: i64) -> None:
        """Take all markers of a kind off a region."""
        while self.words[at.TAIL + marker] & BIT[region]:
            self.take_marker(marker, region)

    def clear_markers(self, region: i64) -> None:
        """Take the markers off a region that belong to the race that has just left it (CORE-5.3, CORE-6.14)."""
        bit = BIT[region]
        for marker in self.rules.bound:
            if self.words[at.TAIL + marker] & bit:
                self.clear_marker(marker, region)

    def guarded(self) -> i64:
        """Regions that a marker makes immune to somebody; `conquest.immune` tells to whom."""
        regions: i64 = 0
        for marker in self.rules.guards:
            regions |= self.words[at.TAIL + marker]
        return regions

    # --- sites ------------------------------------------------------------------------------------------------------

    def site_region(self, site: i64) -> i64:
        """Region where a site lies, -1 if it has not been found."""
        return self.words[self.rules.sites_at + site]

    def site_badge(self, site: i64) -> i64:
        """The power a site lends to whoever holds it, -1 for none."""
        return self.words[self.rules.site_badges_at + site]

    def sites_left(self) -> i64:
        """How many sites wait in the stack."""
        return count(self.words[at.HIDING])

    def site_holder(self, site: i64) -> i64:
        """Seat whose race, active or in decline, stands where a site lies, -1 for nobody."""
        region = self.site_region(site)
        return self.seat_at(region) if region >= 0 else -1

    @property
    def armed(self) -> i64:
        """The set of sites that serve the next conquest."""
        return self.words[at.ARMED]

    def arm(self, sites: i64) -> None:
        """Let a set of sites, and no others, serve the next conquest of the acting race."""
        self.words[at.ARMED] = sites
        self.refresh(self.words[at.ACTING])

    # --- the column -------------------------------------------------------------------------------------------------

    @property
    def visible(self) -> i64:
        """How many combos the column shows."""
        return self.words[at.VISIBLE]

    def column_race(self, index: i64) -> i64:
        return self.words[at.COLUMN_RACE + index]

    def column_power(self, index: i64) -> i64:
        return self.words[at.COLUMN_POWER + index]

    def column_coins(self, index: i64) -> i64:
        return self.words[at.COLUMN_COINS + index]

    # --- events -----------------------------------------------------------------------------------------------------

    def seat_at(self, region: i64) -> i64:
        """Seat of the region's occupant, -1 for nobody."""
        slot = self.words[at.OWNER + region]
        return seat_of(slot) if slot >= 0 else -1

    def tell(
        self,
        event: Event | str,
        seat: i64 = -1,
        region: i64 = -1,
        amount: i64 = 0,
        key: str = "",
        other: i64 = -1,
        rule: str = "",
        paid: i64 = 0,
    ) -> None:
        """Tell the listener that something happened: an event, or a few words of a tile of somebody's own.

        Events are made only while somebody listens: ask for `s.events` before making one.
        """
        if self.events is not None:
            if isinstance(event, str):
                event = Told(int(seat), event, int(region), int(amount), key, int(other), int(paid), rule=rule)
            self.events.append(event)

    def tell_deed(self, tile: Tile, slot: Slot, deed: str, region: i64 = -1, other: i64 = -1) -> None:
        """Tell the listener what an ability of a tile has done that no other event tells."""
        if self.events is not None:
            self.events.append(Deed(seat_of(slot), deed, int(region), tile.key, int(other), rule=tile.rule))

    # --- for people -------------------------------------------------------------------------------------------------

    def regions_of(self, seat: i64) -> RegionSet:
        """The regions of all races of a player by the numbers printed on the board; `owned` for calculations."""
        return RegionSet.of(self.owned(seat))

    def pair_name(self, slot: Slot) -> str:
        """The name of a race with its power in front; empty for an empty slot."""
        race = self.words[at.RACE + slot]
        if race < 0:
            return ""
        power = self.words[at.POWER + slot]
        name = self.rules.races[race].name
        return f"{self.rules.powers[power].name} {name}" if power >= 0 else name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.rules == other.rules and list(self.words) == list(other.words)

    def __hash__(self) -> int:
        return hash(tuple(self.words))

    def __repr__(self) -> str:
        # No text to paste: a whole position takes some 40 lines, which `notation.position` writes and reads.
        now = f"turn of seat {self.turn_of + 1}, seat {self.decider + 1} decides: {self.phase_name}"
        if self.over:
            now = self.phase_name
        return f"<State {self.rules.board.key}: round {self.round} of {self.rules.rounds}, {now}>"


def _restored(rules: Rules, words: list[int], chance: Chance, luck: int, forks: int, hidden: int) -> State:
    """A state that was sent from another process or stored."""
    s = State(rules, chance)
    for i, word in enumerate(words):
        s.words[i] = word
    access.join_sky(s)
    sites.recall_lenders(s)
    s._luck = luck
    s._forks = forks
    s.hidden = hidden
    return s


# At the end because the functions of these modules work on State.
import elbowroom.engine.access as access  # noqa: E402
import elbowroom.engine.explain as explain  # noqa: E402
import elbowroom.engine.legal as legal  # noqa: E402
import elbowroom.engine.sites as sites  # noqa: E402
import elbowroom.engine.turn as turn  # noqa: E402
