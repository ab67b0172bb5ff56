"""Random games: whatever is legal leads to a possible position, and everything said about a position is true."""

from random import Random

import pytest

from elbowroom import new_game, rulebook
from elbowroom.content.catalog import ALONE, BOXES
from elbowroom.content.setup import Setup, rules_for
from elbowroom.engine import layout as at
from elbowroom.engine.access import access_pairs
from elbowroom.engine.actions import CONQUER, Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.conquest import cost
from elbowroom.engine.errors import (
    AbilityMissing,
    AlreadyUsed,
    GameIsOver,
    IllegalAction,
    NoSuchRegion,
    NothingToPlace,
    TooLate,
    WrongDecision,
)
from elbowroom.engine.events import Declined, Earned, Paid, Picked, Scored, Vanished
from elbowroom.engine.explain import cost_items, explain_conquest, why_not
from elbowroom.engine.hooks import REFUSAL
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.scoring import score_items, seat_score
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.position import load_position
from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game
from tests.effort import so_many
from tests.engine.games import BOARDS, choose, positions, random_game, universe
from tests.printed import printed_verbs

EVERYTHING = universe()
BOOK = rulebook.load()

CAMPAIGN = {"ready", "conquer", "legacy"}
PLACING = {"redeploy", "withdraw"}
BEFORE_SCORING = {"end choices"}

# In which phases a verb can be an answer at all.
PHASES_OF = {
    "pick": {"pick"},
    "expand": {"decide"},
    "decline": {"decide"},
    "abandon": CAMPAIGN,
    "conquer": CAMPAIGN,
    "die": CAMPAIGN,
    "stop": CAMPAIGN,
    "lower": CAMPAIGN,
    "place": PLACING,
    "done": PLACING | {"pick choices", "start effects", "aftermath", "end choices", "post score"},
    "roll": CAMPAIGN,
    "dragon": CAMPAIGN,
    "sorcery": CAMPAIGN,
    "camp": PLACING,
    "lift_camp": {"redeploy"},
    "hero": {"redeploy"},
    "lift_hero": {"redeploy"},
    "fortress": {"redeploy"},
    "give_up": {"redeploy"},
    "ally": {"end choices"},
    "stout": {"post score"},
    "swap": {"pick choices"},
    "volcano": {"start effects"},
    "ancient": {"start effects", "redeploy", *CAMPAIGN},
    "reborn": {"start effects"},
    "vanish": {"decide"},
    "balrog": {"aftermath", *CAMPAIGN},
    "leave": {"redeploy"},
    "armour": {"redeploy"},
    **dict.fromkeys(("queen", "ghost", "altar", "ring", "scepter", "copy_ring", "copy_scepter"), BEFORE_SCORING),
    **dict.fromkeys(("bite", "wisp", "orb", "sword", "socks", "doormat"), CAMPAIGN),
    **dict.fromkeys(("bolt", "transform", "clear", "zeppelin", "fire"), CAMPAIGN),
    "cannon": {"redeploy"},
    "lift_cannon": {"redeploy"},
    "pact": {"post score"},
    **dict.fromkeys(("copy_orb", "copy_sword", "copy_socks", "copy_doormat"), CAMPAIGN),
}

# Whose verb it is; the others are everybody's.
TILE_OF = {
    "roll": "berserk",
    "dragon": "dragon_master",
    "sorcery": "sorcerers",
    "camp": "bivouacking",
    "lift_camp": "bivouacking",
    "hero": "heroic",
    "lift_hero": "heroic",
    "fortress": "fortified",
    "give_up": "amazons",
    "ally": "diplomat",
    "stout": "stout",
    "swap": "shadow_mimes",
    "volcano": "flames",
    "ancient": "cultists",
    "reborn": "reborn",
    "vanish": "vanishing",
    "balrog": "wickedest_pentacle",
    "leave": "kraken",
    "armour": "shield",
    "queen": "royal",
    "ghost": "crypt_of_the_tomb_raider",
    "altar": "altar_of_souls",
    "bite": "vampire",
    "wisp": "will_o_wisps",
    "orb": "shiny_orb",
    "sword": "sword_of_the_killer_rabbit",
    "socks": "stinky_trolls_socks",
    "doormat": "flying_doormat",
    "ring": "froggys_ring",
    "scepter": "scepter_of_avarice",
    "bolt": "storm_giants",
    "transform": "drakons",
    "clear": "wendigos",
    "zeppelin": "zeppelined",
    "fire": "gunner",
    "cannon": "gunner",
    "lift_cannon": "gunner",
    "pact": "haggling",
    **dict.fromkeys([f"copy_{relic}" for relic in ("orb", "sword", "socks", "doormat", "ring", "scepter")], "magic"),
}


# --- positions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-1.6", "CORE-13.1", "CORE-13.2", "CORE-13.3", "CORE-13.4", "CORE-13.5", "CORE-13.6", "CORE-13.7")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("busy", [False, True])
def test_every_position_of_a_random_game_is_possible(board: str, busy: bool) -> None:
    for seed in range(5):
        for s, _ in random_game(board, seed, busy):
            check_invariants(s)
        check_invariants(s)
        assert s.over
        assert s.legal() == []


@pytest.mark.rule("CORE-13.6", "CORE-8.4", "UG-12.7")
@pytest.mark.parametrize("board", BOARDS)
def test_coins_move_only_as_the_events_tell(board: str) -> None:
    for seed in range(3):
        s = new_game(board, seed)
        random = Random(seed)
        while not s.over:
            action = choose(s, random, busy=True)
            balances, lying, turn = _balances(s), _lying(s), int(s.turn_of)
            expected = list(balances)
            if action.verb == "pick":
                taken = lying.pop(action.target)
                lying = [coins + 1 if i < action.target else coins for i, coins in enumerate(lying)]
                expected[s.decider] += taken - action.target
            s.events = []
            s.apply(action)
            for event in s.events:
                if isinstance(event, Scored):
                    assert event.seat == turn
                    expected[turn] += event.coins
                elif isinstance(event, Earned):
                    expected[event.seat] += event.coins
                elif isinstance(event, Paid):  # UG-12.7: from one balance to another
                    expected[event.seat] -= event.coins
                    expected[event.other] += event.coins
            assert _balances(s) == expected
            now = _lying(s)
            assert now[: len(lying)] == lying
            assert not any(now[len(lying) :])  # new combos come without coins
            assert min(expected) >= 0


def _balances(s: State) -> list[int]:
    return [int(s.coins(seat)) for seat in range(s.rules.players)]


def _lying(s: State) -> list[int]:
    return [int(s.column_coins(index)) for index in range(s.visible)]


@pytest.mark.parametrize("board", BOARDS)
def test_a_copy_is_independent(board: str) -> None:
    random = Random(1)
    for s, _ in random_game(board, 1):
        copy = s.copy()
        assert copy == s
        before = list(s.words)
        copy.apply(choose(copy, random, busy=True))
        assert list(s.words) == before
        assert copy.events is None


@pytest.mark.parametrize("board", BOARDS)
def test_a_record_replays_to_the_same_words(board: str) -> None:
    for seed in range(2):
        game = Game.open(Setup(board), seed)
        random = Random(seed)
        while not game.state.over:
            game.play(choose(game.state, random, busy=True))
        again = Game.resume(parse_record(game.record().to_json())).state
        assert list(again.words) == list(game.state.words)


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-4.9")
@pytest.mark.parametrize("board", BOARDS)
def test_there_is_a_reason_exactly_against_what_is_not_legal(board: str) -> None:
    for seed in range(2):
        for s in positions(board, seed, every=17, busy=True):
            before = list(s.words)
            legal = s.legal()
            for action in EVERYTHING:
                reason = why_not(s, action)
                assert (reason is None) == (action in legal), f"{s}: {action}: {reason}"
                assert reason is None or reason.rule in BOOK, f"{s}: {action}: {reason}"
            assert list(s.words) == before


@pytest.mark.slow
@pytest.mark.rule("CORE-4.9")
@pytest.mark.parametrize("board", BOARDS)
def test_reasons_are_as_specific_as_the_moment_allows(board: str) -> None:
    """An action at the wrong moment is a WrongDecision or TooLate; at the right one it never is."""
    vague: set[tuple[str, str, str]] = set()
    for seed in range(12):
        for s in positions(board, seed, every=29, busy=True):
            for action in EVERYTHING:
                reason = why_not(s, action)
                if reason is not None and not _fits(s, action, reason):
                    vague.add((action.verb, s.phase_name, type(reason).__name__))
    assert vague == set()


def _fits(s: State, action: Action, reason: IllegalAction) -> bool:
    kind = type(reason)
    if s.over:
        return kind is GameIsOver
    if action.meaning == 1 and action.target >= s.board.size:
        return kind is NoSuchRegion
    moment = s.phase_name in PHASES_OF[action.verb]
    tile = TILE_OF.get(action.verb)
    if tile is None:
        return (kind is not WrongDecision) if moment else kind in (WrongDecision, TooLate)
    holder = _holder(s, tile)
    if holder < 0:
        return kind is AbilityMissing
    if not moment:
        return kind in (WrongDecision, AlreadyUsed, NothingToPlace)
    choosing = not s.conquering and s.phase_name not in PLACING
    if s.acting != holder and not choosing:
        return kind in (WrongDecision, AlreadyUsed)
    if action.verb in ("ancient", "vanish"):
        return kind is not AbilityMissing  # a duty in some phases, a choice in others; one's own badge leaves none
    if action.verb in ("sorcery", "bolt", "transform", "zeppelin", "clear") and s.rolled >= 0:
        return kind is WrongDecision  # BASE-R-SORCERERS-6, SKY-R-STORM-GIANTS-7: not with a roll
    if action.verb == "fire" and s.picked_this_turn:
        return kind is WrongDecision  # SKY-P-GUNNER-1: the first turn only places them
    return kind not in (WrongDecision, AbilityMissing)


def _holder(s: State, tile: str) -> int:
    """The slot of the decider for which a tile answers, -1 if there is none."""
    for slot in range(s.decider * 3, s.decider * 3 + 3):
        if any(other.key == tile for other in s.listening(REFUSAL, slot)):
            return slot
    return -1


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_refused_changes_nothing(board: str) -> None:
    random = Random(7)
    for s in positions(board, 3, every=11):
        for action in random.sample(EVERYTHING, 20):
            reason = why_not(s, action)
            if reason is not None:
                before = list(s.words)
                with pytest.raises(type(reason)):
                    s.play(action)
                assert list(s.words) == before


# --- explanations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-6.6", "CORE-6.7")
@pytest.mark.parametrize("board", BOARDS)
def test_the_lines_of_a_cost_add_up_to_the_cost(board: str) -> None:
    for seed in range(3):
        for s in positions(board, seed, every=9, busy=True):
            for slot in range(s.rules.players * 3):
                if s.race(slot) >= 0:
                    for region in range(s.board.size):
                        items = cost_items(s, slot, region)
                        assert sum(item.amount for item in items) == cost(s, slot, region)
                        assert all(item.rule in BOOK for item in items)


@pytest.mark.rule("CORE-6.1")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("busy", [False, True])
def test_what_can_be_conquered_is_what_no_explanation_refuses(board: str, busy: bool) -> None:
    for seed in range(5):
        for s, _ in random_game(board, seed, busy):
            if s.conquering:
                free = [CONQUER[r] for r in range(s.board.size) if explain_conquest(s, r).refusal is None]
                assert free == [action for action in s.legal() if action.verb == "conquer"]


@pytest.mark.rule("CORE-8.5")
@pytest.mark.parametrize("board", BOARDS)
def test_the_lines_of_a_score_add_up_to_the_score(board: str) -> None:
    for seed in range(5):
        for s in positions(board, seed, every=3, busy=True):
            for seat in range(s.rules.players):
                items = score_items(s, seat)
                assert sum(item.coins for item in items) == seat_score(s, seat)
                assert all(item.rule in BOOK for item in items)


# --- views ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-11.2", "CORE-11.4")
@pytest.mark.parametrize("board", BOARDS)
def test_a_view_has_the_legal_actions_of_the_decider_and_hides_what_is_hidden(board: str) -> None:
    random = Random(11)
    for s in positions(board, 5, every=5, busy=True):
        for seat in range(-1, s.rules.players):
            before = list(s.words)
            seen = view(s, seat)
            if seat == s.decider:
                assert seen.legal() == s.legal()
            if not s.over:
                for other in range(s.rules.players):
                    assert seen.coins(other) == (s.coins(seat) if other == seat else 0)
                assert list(view(_disguised(s, seat, random), seat).words) == list(seen.words)
            seen.words[at.COINS] += 1
            assert list(s.words) == before


def _disguised(s: State, seat: int, random: Random) -> State:
    """A position that differs only in what a seat may not know."""
    other = s.copy()
    banners, badges = banner_stack(s), badge_stack(s)
    random.shuffle(banners)
    random.shuffle(badges)
    stack_banners(other, banners)
    stack_badges(other, badges)
    for rival in range(s.rules.players):
        if rival != seat:
            other.words[at.COINS + rival] += random.randrange(9)
    return other


@pytest.mark.rule("CORE-11.2")
def test_balances_are_open_at_the_end_and_with_the_house_rule() -> None:
    *_, (s, _) = random_game("base_3", 1)
    assert s.over
    assert _balances(view(s, 0)) == _balances(s)
    opened = new_game("base_3", 1, openScores=True)
    assert _balances(view(opened, -1)) == [5, 5, 5]


# --- very many games --------------------------------------------------------------------------------------------------

CHUNKS = so_many(4, long=40)  # one test each, so that they spread over the cores
GAMES = {"base": 250 * CHUNKS, "underground": 250 * CHUNKS, "sky": 50 * CHUNKS}  # mixed ones: content/mixing


@pytest.mark.slow
@pytest.mark.rule("CORE-13.1", "CORE-13.2", "CORE-13.3", "CORE-13.4", "CORE-13.5", "CORE-13.6", "CORE-13.7")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("box", list(BOXES))
def test_thousands_of_random_games_hold_every_invariant(box: str, chunk: int) -> None:
    played: set[str] = set()
    boards = BOXES[box].boards
    for seed in range(chunk, GAMES[box], CHUNKS):
        number = seed // CHUNKS
        for s, action in random_game(boards[number % len(boards)], seed, busy=number % 5 == 0):
            check_invariants(s)
            played.add(action.verb)
        check_invariants(s)
        assert s.over
    if box != "sky":  # its chunks are small
        assert set(verbs_of(box)) - played <= RARE  # nothing stays untried


# Verbs that a few hundred games may miss: they need a power, a Relic and a moment; recorded games hold each of them.
RARE = {"vanish", "copy_orb", "copy_sword", "copy_socks", "copy_doormat"}


def verbs_of(box: str) -> list[str]:
    """The verbs that can occur in games of a box."""
    tiles = {tile.key for name in ALONE[box] for tile in (*BOXES[name].races, *BOXES[name].powers, *BOXES[name].sites)}
    verbs = [verb for verb in printed_verbs() if verb not in TILE_OF or TILE_OF[verb] in tiles]
    return [verb for verb in verbs if verb != "lower" or "sword_of_the_killer_rabbit" in tiles]  # of any Relic


RACES = [pytest.param(key, race.key, id=race.key) for key, box in BOXES.items() for race in box.races]


@pytest.mark.parametrize(("box", "pairs"), [("base", 280), ("underground", 315), ("sky", 49)])
def test_so_many_pairs_there_are(box: str, pairs: int) -> None:
    assert len({(race.key, power.key) for race in BOXES[box].races for power in BOXES[box].powers}) == pairs


@pytest.mark.slow
@pytest.mark.rule("BASE-0.1")
@pytest.mark.parametrize(("box", "race"), RACES)
def test_every_pair_of_race_and_power_can_be_played_to_the_end(box: str, race: str) -> None:
    """The pairs of the base game and of Sky Islands on one board each, those of Underground on every board."""
    for number, power in enumerate(power.key for power in BOXES[box].powers):
        boards = BOXES[box].boards
        for board in boards if box == "underground" else [boards[number % len(boards)]]:
            _play_pair(race, power, board, seed=number)


def _access(board: str, seed: int) -> str:
    """Where the access tokens lie, on a board with a sky."""
    pairs = access_pairs(rules_for(board).board) if "+" in board else []
    if not pairs:
        return ""
    beanstalk, stairway = pairs[seed % len(pairs)]
    return f"access: {{beanstalk: {beanstalk + 1}, stairway: {stairway + 1}}}\n"


def _play_pair(race: str, power: str, board: str, seed: int) -> None:
    """Seat 1 picks the pair, conquers with it, expands for two more turns and declines; all else is random."""
    s = load_position(f"board: {board}\n{_access(board, seed)}column: [{{race: {race}, power: {power}}}]")
    s.chance = Chance(seed)
    s.events = []
    random = Random(seed)
    own_turns = 0
    held_a_region = False
    while not s.over:
        legal = s.legal()
        action = choose(s, random, busy=True)
        if s.turn_of == 0 and s.decider == 0 and own_turns < 4:
            if s.phase_name == "pick":
                action, own_turns = legal[0], own_turns + 1
            elif s.phase_name == "decide":
                action, own_turns = legal[0 if own_turns < 3 else 1], own_turns + 1
            elif (action.verb == "stop" and own_turns == 1) or action.verb == "stout":
                action = legal[0] if action.verb == "stop" else legal[-1]
        s.apply(action)
        check_invariants(s)
        held_a_region = held_a_region or (own_turns == 1 and s.occupied(0) != 0)
    assert s.events[0] == Picked(0, race, power, price=0, coins=0, paid=0)
    assert held_a_region, f"{power} {race} never held a region"
    gone = [event.race for event in s.events if isinstance(event, (Declined, Vanished)) and event.seat == 0]
    assert gone[:1] == [race]
