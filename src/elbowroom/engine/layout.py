"""Where each part of a state stands in its row of 64-bit words. A state is one flat row so that copying it is one copy.

Sections have fixed places, sized for the largest game, so that every offset is a constant in compiled code. Markers,
piles of markers, notes of tiles and sites follow at TAIL; their size depends on the tiles in the game (see Rules).
"""

from typing import Final

ROUND: Final = 0  # counted from 1
TURN: Final = 1  # seat of the active player
DECIDER: Final = 2  # seat of the player who must decide now
PHASE: Final = 3
ACTING: Final = 4  # slot that readies, conquers, redeploys or withdraws
ABANDONING: Final = 5  # 1 while regions may still be abandoned
ROLL: Final = 6  # 1 + pips of a die rolled before choosing the region, 0 for none
VISIBLE: Final = 7  # combos in the column
RACES_LEFT: Final = 8  # banners in the stack; the last one is the top
HIDING: Final = 9  # set of regions whose site has not been found; as many sites are in the stack
POWERS_LEFT: Final = 10  # badges in the stack; the last one is the top
DISCARD: Final = 11  # set of discarded badges
FIRST: Final = 12  # seat that begins each round
DECLINED: Final = 13  # 1 if the active player chose to decline this turn
PICKED: Final = 14  # 1 + index of the combo the active player picked this turn, 0 for none

SITED: Final = 15  # set of regions with sites that have been found

COINS: Final = 16  # by seat
ARMED: Final = 22  # set of sites that serve the next conquest
FOUND: Final = 23  # set of sites that have been found

SLOTS: Final = 18  # three for each of six seats: active, in decline, in decline beside another
RACE: Final = 24  # by slot, -1 for none
POWER: Final = 42
HAND: Final = 60
RESERVE: Final = 78  # tokens that wait off the board between turns and cannot be placed there
OCCUPIED: Final = 96  # region set
NONEMPTY: Final = 114  # non-empty regions conquered this turn
ATTACKED: Final = 132  # set of seats whose active race was attacked this turn
CONQUERED: Final = 150  # set of regions conquered this turn

COLUMN_RACE: Final = 168  # by index in the column
COLUMN_POWER: Final = 174
COLUMN_COINS: Final = 180
RACE_STACK: Final = 186  # MAX_RACES
POWER_STACK: Final = 226  # MAX_POWERS
TRAY: Final = 286  # by race

OWNER: Final = 326  # by region: slot, -1 for nobody
TOKENS: Final = 386
NATIVES: Final = 446
DEFENCE: Final = 506  # what the region costs before discounts and own tokens are taken off
HOOKS: Final = 566  # by slot: set of hooks its tiles implement now, see `State.refresh`
FREE: Final = 584  # set of seats whose next pick costs nothing
KEPT: Final = 585  # set of River regions whose race may stay, also when the badge that allowed it has left
LOWERED: Final = 586  # 1 when what was armed has been put down unused since the last conquest it served
TAIL: Final = 587
