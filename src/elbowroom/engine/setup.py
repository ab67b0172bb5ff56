"""Setting up a game (CORE-2)."""

from elbowroom.engine import layout as at
from elbowroom.engine.access import access_pairs, guarded_sets, hide_sites, lay_access
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import refill, stack_badges, stack_banners
from elbowroom.engine.errors import SetupError
from elbowroom.engine.regions import BIT
from elbowroom.engine.rules import STARTING_COINS, Rules
from elbowroom.engine.sites import stack_sites
from elbowroom.engine.state import State
from elbowroom.engine.turn import begin_turn


def empty_state(rules: Rules, chance: Chance) -> State:
    """A board with its natives and nothing else: nobody has a race, the column is empty."""
    s = State(rules, chance)
    words = s.words
    for section in (at.RACE, at.POWER):
        for slot in range(at.SLOTS):
            words[section + slot] = -1
    for i in range(at.COLUMN_RACE, at.COLUMN_COINS):
        words[i] = -1
    for i in range(at.RACE_STACK, at.TRAY):
        words[i] = -1
    for race in range(len(rules.races)):
        words[at.TRAY + race] = rules.tray[race]
    board = rules.board
    for r in range(board.size):
        words[at.OWNER + r] = -1
        words[at.DEFENCE + r] = board.bare_cost[r]
        s.set_natives(r, board.natives[r])
        if rules.site_count and board.natives[r] > 1:
            words[at.HIDING] |= BIT[r]
    for i in range(rules.sites_at, rules.buried_at):
        words[i] = -1
    for seat in range(rules.players):
        words[at.COINS + seat] = STARTING_COINS
    words[at.ROUND] = 1
    return s


def new_state(rules: Rules, chance: Chance, first: int | None = None) -> State:
    """A game about to begin: shuffled column, first player drawn unless given (CORE-2.5, 2.6)."""
    s = empty_state(rules, chance)
    if first is None:
        seat = chance.pick_below(rules.players)
    elif 0 <= first < rules.players:
        seat = first
    else:
        raise SetupError("bad-first", most=int(rules.players), first=first + 1)
    s.words[at.FIRST] = seat
    s.words[at.TURN] = seat
    stack_banners(s, chance.shuffle(list(range(len(rules.races)))))
    stack_badges(s, chance.shuffle(list(range(len(rules.powers)))))
    if rules.board.sky:
        pairs = access_pairs(rules.board)
        lay_access(s, list(pairs[chance.pick_below(len(pairs))]))
    if rules.monsters:
        sets = guarded_sets(s)
        hide_sites(s, sets[chance.pick_below(len(sets))])
    if rules.site_count:
        stack_sites(s, chance.shuffle(list(range(rules.site_count))))
    refill(s)
    begin_turn(s)
    return s
