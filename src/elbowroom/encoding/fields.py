"""What stands where in an observation: the blocks, and the columns of each. docs/encoding.md is made from this file.

Every number is a 16-bit integer. Seats are counted from the viewer: 0 is the viewer, 1 the next one clockwise.
"""

from typing import Final, NamedTuple

from elbowroom.encoding.numbering import POWERS, RACES, SITES
from elbowroom.engine.rules import COLUMN_SIZE

ENCODING_VERSION: Final = 1  # another one whenever a block, a column or a number of the numbering changes

RACE_NOTES: Final = 3
POWER_NOTES: Final = 7
SITE_NOTES: Final = 3
BORDER_BITS: Final = 15  # neighbours in one column of the borders
BORDER_COLUMNS: Final = 4


class Field(NamedTuple):
    """One column of a block."""

    name: str
    meaning: str
    scale: int = 1  # about the largest value that is usual, for whoever wants numbers near 1
    names: str = ""  # what an index counts: races, powers, sites, terrains, phases or seats; nothing for a quantity


# --- the whole game -------------------------------------------------------------------------------------------------

G_PHASE: Final = 0
G_ROUND: Final = 1
G_ROUNDS: Final = 2
G_PLAYERS: Final = 3
G_REGIONS: Final = 4
G_SEAT: Final = 5
G_TURN: Final = 6
G_DECIDER: Final = 7
G_FIRST: Final = 8
G_ACTING_SEAT: Final = 9
G_ACTING_PLACE: Final = 10
G_ABANDONING: Final = 11
G_ROLLED: Final = 12
G_DECLINED: Final = 13
G_PICKED: Final = 14
G_LOWERED: Final = 15
G_VISIBLE: Final = 16
G_BANNERS_LEFT: Final = 17
G_BADGES_LEFT: Final = 18
G_SITES_LEFT: Final = 19
GLOBAL_WIDTH: Final = 20

GLOBAL: Final = (
    Field("phase", "what is decided now", 12, "phases"),
    Field("round", "the round, from 1", 10),
    Field("rounds", "how many rounds the game has", 10),
    Field("players", "how many play", 6),
    Field("regions", "how many regions the board has", 60),
    Field("seat", "the viewer's own seat as the engine counts it, from 0", 6),
    Field("turn", "whose turn it is", 6, "seats"),
    Field("decider", "who decides", 6, "seats"),
    Field("first", "who begins each round", 6, "seats"),
    Field("acting_seat", "whose race readies, conquers, redeploys or withdraws", 6, "seats"),
    Field("acting_place", "which of his races: 0 active, 1 in decline, 2 in decline beside another", 2),
    Field("abandoning", "1 while regions may still be abandoned"),
    Field("rolled", "1 + pips of a die rolled before the region is chosen, 0 for none", 4),
    Field("declined", "1 if the player on turn has chosen to decline"),
    Field("picked", "1 + place of the combo picked this turn, 0 for none", 6),
    Field("lowered", "1 if Relics that had been raised were put down unused"),
    Field("visible", "how many combos lie open", 6),
    Field("banners_left", "how many banners lie in the stack", 30),
    Field("badges_left", "how many badges lie in the stack", 30),
    Field("sites_left", "how many Relics and Places are still to be found", 9),
)

# --- players --------------------------------------------------------------------------------------------------------

S_COINS: Final = 0
S_REGIONS: Final = 1
S_ORDER: Final = 2
S_ON_TURN: Final = 3
S_DECIDES: Final = 4
S_FREE_PICK: Final = 5
S_ATTACKED: Final = 6
SEAT_WIDTH: Final = 7

SEAT: Final = (
    Field("coins", "his coins as counted along; -1 in a position whose coins nobody has counted", 100),
    Field("regions", "regions of all his races", 10),
    Field("order", "how many play before him in a round", 6),
    Field("on_turn", "1 if it is his turn"),
    Field("decides", "1 if he decides"),
    Field("free_pick", "1 if his next combo costs nothing"),
    Field("attacked", "1 if the active race of the player on turn has attacked his this turn"),
)

# --- races in play --------------------------------------------------------------------------------------------------

L_RACE: Final = 0
L_POWER: Final = 1
L_HAND: Final = 2
L_RESERVE: Final = 3
L_REGIONS: Final = 4
L_CONQUERED: Final = 5
L_NONEMPTY: Final = 6
L_ACTING: Final = 7
L_INCOME: Final = 8
L_TRAY: Final = 9
L_RACE_TOKENS: Final = 10
L_POWER_TOKENS: Final = 11
L_BURIED: Final = 12
L_RACE_NOTES: Final = 13
L_POWER_NOTES: Final = 16
SLOT_WIDTH: Final = 23

SLOT: Final = (
    Field("race", "the race", 1, "races"),
    Field("power", "the power beside it", 1, "powers"),
    Field("hand", "tokens in hand", 10),
    Field("reserve", "tokens that wait off the board and cannot be placed", 10),
    Field("regions", "regions it holds", 10),
    Field("conquered", "regions it has conquered this turn", 6),
    Field("nonempty", "those of them that were not empty", 6),
    Field("acting", "1 if it readies, conquers, redeploys or withdraws"),
    Field("income", "coins it would be paid if the turn were scored now", 12),
    Field("tray", "its tokens that lie unused in the tray", 15),
    Field("race_tokens", "tokens its banner brings", 10),
    Field("power_tokens", "tokens its badge brings", 5),
    Field("buried", "regions where a token of it lies under another race", 5),
    *(Field(f"race_note_{i}", f"note {i} that its banner keeps, as declared there", 4) for i in range(RACE_NOTES)),
    *(Field(f"power_note_{i}", f"note {i} that its badge keeps, likewise", 4) for i in range(POWER_NOTES)),
)

# --- combos that can be picked --------------------------------------------------------------------------------------

C_RACE: Final = 0
C_POWER: Final = 1
C_RACE_TOKENS: Final = 2
C_POWER_TOKENS: Final = 3
C_TOKENS: Final = 4
C_COINS: Final = 5
C_PRICE: Final = 6
C_AFFORDABLE: Final = 7
COMBO_WIDTH: Final = 8

COMBO: Final = (
    Field("race", "the race; 0 where no combo lies", 1, "races"),
    Field("power", "the power", 1, "powers"),
    Field("race_tokens", "tokens the banner brings", 10),
    Field("power_tokens", "tokens the badge brings", 5),
    Field("tokens", "tokens both would bring the viewer now", 15),
    Field("coins", "coins that lie on it", 5),
    Field("price", "what it would cost the viewer", 6),
    Field("affordable", "1 if the viewer can pay that"),
)

# --- regions --------------------------------------------------------------------------------------------------------

R_TERRAIN: Final = 0
R_MINE: Final = 1
R_MAGIC: Final = 2
R_CAVERN: Final = 3
R_VOLCANO: Final = 4
R_EDGE: Final = 5
R_ENTRY: Final = 6
R_ISLAND: Final = 7
R_ACCESS: Final = 8
R_OWNER: Final = 9
R_PLACE: Final = 10
R_RACE: Final = 11
R_POWER: Final = 12
R_TOKENS: Final = 13
R_NATIVES: Final = 14
R_HIDES_SITE: Final = 15
R_DEFENCE: Final = 16
R_PRICE: Final = 17
R_TARGET: Final = 18
R_CLOSED: Final = 19
R_WORTH: Final = 20
R_CONQUERED: Final = 21
R_KEPT: Final = 22
R_BURIED: Final = 23
R_SITE: Final = 24
R_OTHER_SITE: Final = 25
R_ARMED: Final = 26
R_LENT: Final = 27
R_SITE_NOTES: Final = 28
R_MARKERS: Final = 31

# Markers printed in the boxes when this version was recorded, by their keys; the last column counts all others.
MARKERS: Final = (
    "bag_o_many_things",
    "balrog",
    "burning",
    "cannon",
    "dragon",
    "drakon_dragon",
    "encampment",
    "firing_cannon",
    "fortress",
    "ghost",
    "great_ancient",
    "hero",
    "hole",
    "lair",
    "mushroom_armor",
    "queen",
    "silver_hammer",
    "volcano",
)
REGION_WIDTH: Final = 50  # R_MARKERS, the markers, and one column for others

REGION: Final = (
    Field("terrain", "the terrain", 1, "terrains"),
    Field("mine", "1 with a mine symbol"),
    Field("magic", "1 with a magic symbol"),
    Field("cavern", "1 with a cavern symbol"),
    Field("volcano", "1 with a volcano symbol"),
    Field("edge", "1 at the edge of the board"),
    Field("entry", "1 where races may come onto the board"),
    Field("island", "number of the island in the sky, 0 on the ground", 4),
    Field("access", "1 the beanstalk, 2 the stairway to the sky lies here", 2),
    Field("owner", "0 nobody, 1 the viewer, 2 the next one clockwise …", 6, "owners"),
    Field("place", "the owner's race: 1 active, 2 in decline, 3 in decline beside another; 0 nobody", 3),
    Field("race", "the race that holds it", 1, "races"),
    Field("power", "the power beside that race", 1, "powers"),
    Field("tokens", "race tokens here", 6),
    Field("natives", "Lost Tribes or Monsters here", 2),
    Field("hides_site", "1 while the natives hide a Relic or a Place"),
    Field("defence", "what it costs before anybody's discounts", 8),
    Field("price", "what it costs the viewer's race now, see below; 0 without a race", 8),
    Field("target", "1 if that race may conquer it, had it the tokens"),
    Field("closed", "1 if a marker, an agreement or an ability keeps the viewer out"),
    Field("worth", "coins it would pay that race by itself", 3),
    Field("conquered", "1 if it was conquered this turn"),
    Field("kept", "1 for a River region whose race may stay"),
    Field("buried", "0 none, otherwise 1 + the seat whose token lies below", 6, "owners"),
    Field("site", "the Relic or Place that lies here", 1, "sites"),
    Field("other_site", "a second one", 1, "sites"),
    Field("armed", "how many of them are raised for the next conquest"),
    Field("lent", "the power that one of them lends", 1, "powers"),
    *(Field(f"site_note_{i}", f"note {i} that the first of them keeps", 4) for i in range(SITE_NOTES)),
    *(Field(f"marker_{key}", "how many of these markers lie here", 2) for key in MARKERS),
    Field("marker_other", "how many other markers lie here", 2),
)

# --- borders, and tiles that nobody has seen yet --------------------------------------------------------------------

BORDERS: Final = tuple(
    Field(
        f"borders_{i}",
        f"bit n: whether region {i * BORDER_BITS} + n (from 0) is a neighbour",
        (1 << BORDER_BITS) - 1,
    )
    for i in range(BORDER_COLUMNS)
)

_ANOTHER: Final = "other"  # tiles that are printed in no box

UNSEEN: Final = (
    *(Field(f"banner_{key}", "how many banners of it lie in the stack") for key in (_ANOTHER, *RACES)),
    *(Field(f"badge_{key}", "how many badges of it lie in the stack") for key in (_ANOTHER, *POWERS)),
    *(Field(f"discarded_{key}", "how many badges of it wait to be shuffled again") for key in (_ANOTHER, *POWERS)),
    *(Field(f"site_{key}", "how many of it have not been found") for key in (_ANOTHER, *SITES)),
)


class Block(NamedTuple):
    """A part of an observation: so many rows of the same columns."""

    name: str
    rows: str  # what a row is
    meaning: str
    fields: tuple[Field, ...]


BLOCKS: Final = (
    Block("game", "one row", "The whole game.", GLOBAL),
    Block("seats", "a row for each player, the viewer first", "Players.", SEAT),
    Block("slots", "three rows for each player: active, in decline, beside", "Races in play.", SLOT),
    Block("combos", f"{COLUMN_SIZE} rows, the first combo first", "Combos that can be picked.", COMBO),
    Block("regions", "a row for each region", "Regions.", REGION),
    Block("borders", "a row for each region", "Which regions touch, access to the sky included.", BORDERS),
    Block("unseen", "one row", "Tiles that are not on the table: what is in the stacks, not in which order.", UNSEEN),
)
