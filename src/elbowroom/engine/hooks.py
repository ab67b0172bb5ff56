"""What a race, a power or any other tile can do: it declares its numbers and overrides the hooks it needs.

Hooks answer for all regions at once with region sets, and the engine combines the answers of every tile that applies.
A hook is only called on tiles that override it. While a race is active both its tiles are asked; in decline only those
that declare `in_decline`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import Action
from elbowroom.engine.errors import AtPeace, IllegalAction
from elbowroom.engine.facts import Fact
from elbowroom.engine.slots import Slot, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State

# How a region is taken; tells hooks of the attacked race what happens to its tokens.
BY_FORCE: Final = 0  # tokens from hand, the final die included
BY_CONVERSION: Final = 1  # the last defender is replaced by a token from the tray
BY_MARKER: Final = 2  # a marker opens the way for a fixed number of tokens
BY_OVERRUN: Final = 3  # a piece clears the region, no race takes it

# What a marker may be, each false unless it is declared.
_MARKS: Final = (
    "immune",
    "piles",
    "counts_as_token",
    "stays_in_decline",
    "independent",
    "lets_keeper_pass",
    "fleeting",
)


@final
class Marker:
    """A piece that is no race token: it lies in regions of the race its tile belongs to."""

    def __init__(
        self,
        key: str,
        name: str,
        supply: int,
        rule: str,
        defence: int = 0,
        immune: bool = False,
        piles: bool = False,
        counts_as_token: bool = False,
        stays_in_decline: bool = False,
        independent: bool = False,
        lets_keeper_pass: bool = False,
        fleeting: bool = False,
        summary: str = "",
        sign: str = "",
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.summary: Final = summary  # one sentence for players
        self.sign: Final = sign  # one letter for maps made of letters; without one these tell what the marker does
        self.supply: Final = supply  # how many may lie on the board at once
        self.rule: Final = rule
        self.defence: Final = defence  # each adds this much to the cost of its region
        self.immune: Final = immune  # no other player can take or affect the region (CORE-6.5)
        self.piles: Final = piles  # several may share a region
        self.counts_as_token: Final = counts_as_token  # a token beside it is not alone
        self.stays_in_decline: Final = stays_in_decline
        self.independent: Final = independent  # it lies anywhere and stays when the race beside it leaves
        # If no race stands beside it: the player who holds its site may enter although it makes the region immune.
        self.lets_keeper_pass: Final = lets_keeper_pass
        self.fleeting: Final = fleeting  # it leaves at the start of the next turn of the player who put it there

    def __repr__(self) -> str:
        facts = [repr(self.key), repr(self.name), str(self.supply), repr(self.rule)]
        if self.defence:
            facts.append(f"defence={self.defence}")
        facts += [f"{mark}=True" for mark in _MARKS if getattr(self, mark)]
        return f"Marker({', '.join(facts)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Marker) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(self.key)


@final
class Switch:
    """A house rule that a tile brings along, or a ruling that was another one in an older version of the rules."""

    def __init__(self, name: str, *values: bool | str, before: bool | str | None = None, offered: bool = True) -> None:
        self.name: Final = name
        self.values: Final = values  # the first one is the default
        self.before: Final = values[0] if before is None else before  # the default in version 1 of the rules
        self.offered: Final = offered  # people may choose; if not, only the version of the rules decides

    def default(self, version: str) -> bool | str:
        """The value in a game that chooses none, by the version of the rules it is played by."""
        return self.before if version == "1" else self.values[0]

    def __repr__(self) -> str:
        facts = [repr(self.name), *map(repr, self.values)]
        if self.before != self.values[0]:
            facts.append(f"before={self.before!r}")
        if not self.offered:
            facts.append("offered=False")
        return f"Switch({', '.join(facts)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Switch) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """Anything that brings rules of its own into the game."""

    key: ClassVar[str] = ""
    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the rule its main effect comes from
    decline_rule: ClassVar[str] = ""  # the rule about it in decline, if that is another one
    entry_rule: ClassVar[str] = ""  # the rule that keeps its race from coming onto the board somewhere, if it has one
    entry_why: ClassVar[str] = "entry-elsewhere"  # what is said then: the template that tells of `region` and `regions`
    summary: ClassVar[str] = ""  # one or two sentences for players
    because: ClassVar[str] = ""  # in a few words why it changes a price or a pay: "beside their Mountain"
    # Other languages: `{"pl": {"name": …, "summary": …, "because": …}}`; those of printed tiles are in the catalogs.
    texts: ClassVar[dict[str, dict[str, str]]] = {}
    verbs: ClassVar[tuple[list[Action], ...]] = ()  # what its holder can do by it, as `verb` gave them
    markers: ClassVar[tuple[Marker, ...]] = ()
    notes: ClassVar[tuple[str, ...]] = ()  # numbers kept while the tile is held, see `State.note`
    turn_notes: ClassVar[tuple[str, ...]] = ()  # numbers that return to 0 at the start of the holder's turn
    # What the tile means nothing without, one of them is enough: terrain, symbols, "sky" or "sites".
    needs: ClassVar[tuple[str, ...]] = ()
    clears_natives: ClassVar[bool] = False  # it drives natives away without a conquest
    bound_to_pick: ClassVar[bool] = False  # it only works in the turn of picking, so no site lends it
    switches: ClassVar[tuple[Switch, ...]] = ()  # house rules about the tile
    in_decline: ClassVar[bool] = False  # the hooks keep being asked when the race is in decline
    discount: ClassVar[int] = 1  # what `cheaper` takes off
    worth: ClassVar[int] = 1  # coins that `worth_more` adds to each region

    # Declared answers to "how does the race decline?"
    keeps_all_tokens: ClassVar[bool] = False  # not only one token in each region stays
    keeps_badge: ClassVar[bool] = False  # the power stays beside the race
    redeploys_in_decline_turn: ClassVar[bool] = False  # the tokens that stay may be rearranged once, before scoring
    beside_another: ClassVar[bool] = False  # does not count toward the limit of one race in decline
    no_final_die: ClassVar[str] = ""  # the rule that takes the final die attempt away, if one does

    def __init__(self) -> None:
        self.index: i64 = -1  # number of the tile among the races or powers of a game
        self.marker: i64 = -1  # number of its first marker
        self.memory: i64 = -1  # where its notes are kept
        # Declared numbers once more, where compiled code reads them fast; filled in by Rules.
        self.off: i64 = 1  # `discount`
        self.pays: i64 = 1  # `worth`
        self.lasting: i64 = 0  # number of `notes`
        self.passing: i64 = 0  # number of `turn_notes`
        self.marker_kinds: i64 = 0  # number of `markers`
        self.stays_whole = False  # `keeps_all_tokens`
        self.regroups = False  # `redeploys_in_decline_turn`
        self.stays_beside = False  # `beside_another`
        self.holds_badge = False  # `keeps_badge`
        self.early = False  # `paid_at_start`

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def problems(self, s: State) -> list[str]:
        """What is impossible about the tile in a position; asked of every tile when invariants are checked."""
        return []

    def recall(self, s: State) -> None:
        """Raise the notes that what lies on the board contradicts; asked when a position has been read."""

    # --- where the race may go --------------------------------------------------------------------------------------

    def habitable(self, s: State, slot: Slot, regions: i64) -> i64:
        """Change the set of regions whose terrain the race may stand on."""
        return regions

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        """Change the set of regions where the race may come onto the board."""
        return regions

    def adjacency(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        """Change the set of regions that are adjacent to `sources` for conquests of the race."""
        return regions

    def reach(self, s: State, slot: Slot, regions: i64) -> i64:
        """Change the set of regions the race can reach, without making them adjacent."""
        return regions

    def protects(self, s: State, slot: Slot, attacker: Slot) -> i64:
        """Regions that the attacking slot may not take or affect although no marker guards them."""
        return 0

    def protection(self, s: State, slot: Slot, attacker: Slot) -> IllegalAction:
        """Why `protects` keeps the attacking slot away."""
        return AtPeace("protected", self.rule, tile=self.key, seat=int(seat_of(slot)))

    def plain(self, s: State, slot: Slot, attacker: Slot) -> i64:
        """Regions of the race against which no ability of the attacking slot helps, neither in reach nor in cost."""
        return 0

    def may_stay(self, s: State, slot: Slot, regions: i64) -> i64:
        """Change the set of regions the race may keep in redeployment; River regions are not among them by default."""
        return regions

    def links(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        """Change the set of regions that are adjacent to `sources` in every respect that helps the race."""
        return regions

    def joins(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        """Change the set of regions joined to `sources` where it is asked whether the race stands together."""
        return regions

    # --- what a conquest costs and does -----------------------------------------------------------------------------

    def cheaper(self, s: State, slot: Slot) -> i64:
        """Regions that cost `discount` tokens less."""
        return 0

    def cheaper_again(self, s: State, slot: Slot) -> i64:
        """Regions that get the discount a second time."""
        return 0

    def as_if_empty(self, s: State, slot: Slot) -> i64:
        """Regions that cost what their bare ground costs, whoever stands there; discounts come off that."""
        return 0

    def dearer(self, s: State, slot: Slot) -> i64:
        """Regions that cost one token more."""
        return 0

    def support(self, s: State, slot: Slot) -> i64:
        """Pieces in hand that pay for a conquest like tokens, beside one token at least."""
        return 0

    def on_supported(self, s: State, slot: Slot, region: i64, amount: i64) -> None:
        """Some of these pieces have paid for a region."""

    def toll(self, s: State, slot: Slot, lost: i64) -> i64:
        """Change how many tokens a defender loses to the race (normally 1)."""
        return lost

    def losses(self, s: State, slot: Slot, tokens: i64, how: i64) -> i64:
        """How many of its tokens the race loses when an opponent takes a region with `tokens` of them (normally 1)."""
        return 1

    def buries(self, s: State, slot: Slot, defender: Slot) -> bool:
        """Whether the token a defender loses to the race stays in the region, under it."""
        return False

    def on_conquer(self, s: State, slot: Slot, region: i64, was_empty: bool, how: i64) -> None:
        """The race has just taken a region."""

    def on_defeat(self, s: State, slot: Slot, region: i64, defender: Slot, lost: i64, how: i64) -> None:
        """The race has just taken a region from the race in the slot `defender`, which lost so many tokens for good.

        It comes after `on_conquer`. The defender can be another race of the same player.
        """

    def on_served(self, s: State, slot: Slot, region: i64) -> None:
        """Armed sites have served the conquest of a region, or an attempt that failed (region -1)."""

    def on_lowered(self, s: State, slot: Slot) -> None:
        """Armed sites have been put down unused; those that still serve are in `s.armed`."""

    def on_lose(self, s: State, slot: Slot, region: i64, attacker: Slot, how: i64) -> None:
        """The race has just lost a region to another slot."""

    def on_attacked(self, s: State, slot: Slot, defender: Slot, region: i64, attacker: Slot) -> None:
        """Another player attacks a region of any race of the holder (`defender` is its slot), with success or not."""

    # --- moments of the turn ----------------------------------------------------------------------------------------

    def on_pick(self, s: State, slot: Slot) -> None:
        """The race has just been picked and holds its tokens."""

    def on_other_pick(self, s: State, slot: Slot, picker: i64, index: i64) -> None:
        """Another player has picked the combo at an index of the column."""

    def on_turn_start(self, s: State, slot: Slot) -> None:
        """The holder's turn begins."""

    def on_expand(self, s: State, slot: Slot) -> None:
        """The player does not decline this turn: effects at its start, before anything is chosen."""

    def on_ready(self, s: State, slot: Slot) -> None:
        """The race gathers its tokens before it conquers."""

    def on_abandon(self, s: State, slot: Slot, region: i64, tokens: i64) -> None:
        """The race has just given up a region; so many tokens went from there to the hand."""

    def on_redeploy(self, s: State, slot: Slot) -> None:
        """Redeployment begins: the moment to gain tokens or leave regions."""

    def on_gathered(self, s: State, slot: Slot) -> None:
        """In redeployment: all tokens beyond one in each region have been taken into hand."""

    def on_redeployed(self, s: State, slot: Slot) -> None:
        """Redeployment ends: put what must lie on the board where it belongs."""

    def on_withdrawn(self, s: State, slot: Slot) -> None:
        """An attacked player has placed his tokens: put markers that must lie on the board where they belong."""

    def on_scored(self, s: State, slot: Slot) -> None:
        """The coins of the turn have been paid."""

    def on_decline(self, s: State, slot: Slot) -> None:
        """The race is about to decline; its tokens and markers still lie as they did."""

    def vanishes(self, s: State, slot: Slot) -> bool:
        """Whether the race that is about to decline leaves the board altogether."""
        return False

    def on_turn_end(self, s: State, slot: Slot) -> None:
        """The holder's turn ends. A badge lent by a site hears of the end of every turn."""

    def on_other_turn_end(self, s: State, slot: Slot, seat: i64) -> None:
        """The turn of another player ends, after attacked players have placed their tokens."""

    def on_release(self, s: State, slot: Slot) -> None:
        """The race has lost the site that lent it this badge."""

    # --- the column -------------------------------------------------------------------------------------------------

    def combo_price(self, s: State, slot: Slot, buyer: i64, index: i64, coins: i64) -> i64:
        """Change what the seat `buyer` pays for the combo at an index of the column (normally as many coins).

        The tiles of the combo are asked as if the buyer had it already, then those of every race at the table. Combos
        that are passed over get a coin each as far as the price goes, the rest is for the bank. The first combo never
        costs more than the buyer has.
        """
        return coins

    def combo_tokens(self, s: State, slot: Slot, buyer: i64, race: i64, power: i64, tokens: i64) -> i64:
        """Change how many tokens a race and a power bring the seat that picks them; asked like `combo_price`."""
        return tokens

    # --- choices ----------------------------------------------------------------------------------------------------

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        """Append the tile's own actions that are legal now; `s.phase` tells the moment.

        In the phase `decide` they are ways of declining, asked of tiles with `vanishes`.
        """

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        """Carry out one of the tile's own actions; False if the action is not of this tile."""
        return False

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        """Why one of the tile's own actions is not legal now; None if it is not of this tile."""
        return None

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        """What one of the tile's own actions, legal now, would bring, for people who choose; None: nothing to add."""
        return None

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        """What a seat has by the tile besides tokens and regions, for people: `slot` is that of the active race."""
        return []

    def pressing(self, s: State, slot: Slot) -> bool:
        """True while a choice among the tile's own actions must come before everything else."""
        return False

    def waiting(self, s: State, slot: Slot) -> bool:
        """True while an attacked race has markers that its player must place."""
        return False

    # --- coins ------------------------------------------------------------------------------------------------------

    def worth_more(self, s: State, slot: Slot) -> i64:
        """Regions of the race that pay `worth` coins more."""
        return 0

    def collect(self, s: State, slot: Slot) -> None:
        """After the bank has paid the turn's coins: take coins from other players with `pay`."""

    def worth_less(self, s: State, slot: Slot) -> i64:
        """Regions of the race that pay one coin less; no region pays less than nothing."""
        return 0

    def doubled(self, s: State, slot: Slot) -> i64:
        """Regions of the race whose coins are paid twice."""
        return 0

    def bonus(self, s: State, slot: Slot) -> i64:
        """Coins that do not belong to one region."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Tile):
    """A race banner."""

    tokens: ClassVar[int] = 0
    acts_in_decline: ClassVar[bool] = False  # it still conquers and redeploys in decline
    paid_at_start: ClassVar[bool] = False  # the basic coins of its regions come at the start of the turn
    enters_below: ClassVar[bool] = False  # it comes onto the board on the ground, whatever lets others enter in the sky
    tray: ClassVar[int] = (
        0  # all tokens of the race there are; 0 stands for five more than `tokens`, enough for any power
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Tile):
    """A power badge."""

    tokens: ClassVar[int] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(Tile):
    """A marker found in a region: its hooks are asked for the race that occupies the region it lies in.

    A site that `serves` helps one conquest at a time: hooks about reach, cost and losses are only asked while it is
    armed (`State.arm`), all others while it is held.
    """

    mobile: ClassVar[bool] = False  # a relic moves to where it was used, a place stays
    serves: ClassVar[bool] = False
    defence: ClassVar[int] = 0  # what it adds to the cost of its region, whoever is there
    never_doubled: ClassVar[bool] = False  # nothing doubles the coins of its region

    def on_found(self, s: State, slot: Slot, region: i64) -> None:
        """The site has just been found: its region was taken for the first time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Law(Tile):
    """A tile for the whole game: nobody holds it, its hooks are asked for every race, in decline if it says so.

    Its notes are kept for the whole game, and its turn notes return to 0 whenever a turn begins.
    """


HOOKS: Final = (
    "habitable",
    "entry",
    "adjacency",
    "reach",
    "protects",
    "plain",
    "may_stay",
    "links",
    "joins",
    "cheaper",
    "cheaper_again",
    "as_if_empty",
    "dearer",
    "support",
    "on_supported",
    "toll",
    "losses",
    "buries",
    "on_conquer",
    "on_served",
    "on_lowered",
    "on_lose",
    "on_attacked",
    "on_pick",
    "on_other_pick",
    "on_turn_start",
    "on_expand",
    "on_ready",
    "on_redeploy",
    "on_gathered",
    "on_redeployed",
    "on_withdrawn",
    "on_scored",
    "on_decline",
    "vanishes",
    "on_turn_end",
    "on_other_turn_end",
    "on_release",
    "actions",
    "perform",
    "refusal",
    "pressing",
    "waiting",
    "worth_more",
    "collect",
    "worth_less",
    "doubled",
    "bonus",
    "on_defeat",
    "on_abandon",
    "combo_price",
    "combo_tokens",
)
HOOK_COUNT: Final = 52

# Numbers of the hooks, their places in HOOKS.
HABITABLE: Final = 0
ENTRY: Final = 1
ADJACENCY: Final = 2
REACH: Final = 3
PROTECTS: Final = 4
PLAIN: Final = 5
MAY_STAY: Final = 6
LINKS: Final = 7
JOINS: Final = 8
CHEAPER: Final = 9
CHEAPER_AGAIN: Final = 10
AS_IF_EMPTY: Final = 11
DEARER: Final = 12
SUPPORT: Final = 13
ON_SUPPORTED: Final = 14
TOLL: Final = 15
LOSSES: Final = 16
BURIES: Final = 17
ON_CONQUER: Final = 18
ON_SERVED: Final = 19
ON_LOWERED: Final = 20
ON_LOSE: Final = 21
ON_ATTACKED: Final = 22
ON_PICK: Final = 23
ON_OTHER_PICK: Final = 24
ON_TURN_START: Final = 25
ON_EXPAND: Final = 26
ON_READY: Final = 27
ON_REDEPLOY: Final = 28
ON_GATHERED: Final = 29
ON_REDEPLOYED: Final = 30
ON_WITHDRAWN: Final = 31
ON_SCORED: Final = 32
ON_DECLINE: Final = 33
VANISHES: Final = 34
ON_TURN_END: Final = 35
ON_OTHER_TURN_END: Final = 36
ON_RELEASE: Final = 37
ACTIONS: Final = 38
PERFORM: Final = 39
REFUSAL: Final = 40
PRESSING: Final = 41
WAITING: Final = 42
WORTH_MORE: Final = 43
COLLECT: Final = 44
WORTH_LESS: Final = 45
DOUBLED: Final = 46
BONUS: Final = 47
ON_DEFEAT: Final = 48
ON_ABANDON: Final = 49
COMBO_PRICE: Final = 50
COMBO_TOKENS: Final = 51

# What a site that serves does for one conquest only while it is armed.
SERVING: Final = ("entry", "adjacency", "reach", "cheaper", "cheaper_again", "as_if_empty", "dearer", "toll")


def implements(tile: Tile, hook: str) -> bool:
    """Whether the tile's class, or one it extends below Race, Power, Site and Law, overrides a hook."""
    for cls in type(tile).__mro__:
        if cls is Race or cls is Power or cls is Site or cls is Law or cls is Tile:
            return False
        if hook in cls.__dict__:
            return True
    return False
