"""A match: every command, every refusal, undo, and that the log alone tells everything."""

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from elbowroom.engine.actions import parse_action
from elbowroom.engine.errors import Refusal
from elbowroom.engine.events import Event
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.record import parse_record
from elbowroom.speech.speaker import say
from elbowroom.table.agreement import OPEN, PERSON, Agreement, SeatPlan, settled
from elbowroom.table.budgets import BUDGETS, CHAT_PAUSE, CHATTY
from elbowroom.table.entries import Acted, Entry, Relieved, Said, Sat, entry_text, read_entry
from elbowroom.table.game import Game, final_state
from elbowroom.table.logbook import record_of
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match
from elbowroom.table.personas import persona, personas

PEOPLE = [SeatPlan(name="Anna"), SeatPlan(name="Ben")]


def match_of(*seats: SeatPlan, board: str = "base_2", thinking: int | None = None) -> Match:
    return Match(*settled(Agreement(board=board, seats=list(seats or PEOPLE), thinking=thinking)), foretold(1))


def begun(*seats: SeatPlan, board: str = "base_2") -> Match:
    match = match_of(*seats, board=board)
    match.begin(1.0)
    return match


def shown(match: Match) -> dict[str, object]:
    """Everything a match knows about itself."""
    clock, table = match.clock, match.game
    return {
        "seq": (match.seq, match.game_seq),
        "status": (match.status, match.decider, match.bot_decides, match.complete, match.rematch),
        "seats": [(s.name, s.bot, s.expects, s.taken, s.open, s.came) for s in match.seats],
        "clock": (list(clock.left) if clock.left else None, clock.since, clock.deadline),
        "moments": [(m.seq, m.entry, list(m.events)) for m in match.moments],
        "position": list(table.state.words) if table else None,
        "record": table.record() if table else None,
        "can_undo": table.can_undo if table else None,
        "happened": list(table.events) if table else None,
    }


def reloaded(match: Match, entries: list[Entry] | None = None) -> Match:
    """The match again, from the texts of its log."""
    log = entries if entries is not None else [moment.entry for moment in match.moments]
    return Match.load(match.agreement, RULES_VERSION, [read_entry(entry_text(entry)) for entry in log], foretold(1))


def refused(match: Match, command: Callable[[], object]) -> Refusal:
    """Why a command is refused; it must have changed nothing."""
    before = shown(match)
    with pytest.raises(Refusal) as caught:
        command()
    assert shown(match) == before
    assert caught.value.message
    return caught.value


def act(match: Match, random: Random) -> Entry:
    """A random action of whoever decides."""
    action = random.choice(match.state.legal()).text()
    return match.act(match.decider, match.seq, action, match.clock.since + 1, bot=match.bot_decides)


def conquer(match: Match) -> Entry:
    action = next(action for action in match.state.legal() if action.verb == "conquer")
    return match.act(match.decider, match.seq, action.text(), 2.0)


def pick(match: Match) -> Entry:
    return match.act(match.decider, match.seq, "pick 0", 2.0)


# --- coming and going -------------------------------------------------------------------------------------------------


def test_a_new_match_waits_for_its_people() -> None:
    match = match_of(SeatPlan(name="Anna"), SeatPlan("greedy"))
    assert (match.status, match.seq, match.decider, match.complete) == ("waiting", 0, -1, False)
    assert [seat.taken for seat in match.seats] == [False, True]
    assert match.sit(0, "", 1.0) == Sat(1.0, 0, "Anna")
    assert match.complete


def test_people_are_named_when_they_come() -> None:
    match = match_of(SeatPlan(), SeatPlan(OPEN))
    assert match.sit(1, "  Zoë \t Q ", 1.0) == Sat(1.0, 1, "Zoë Q")
    assert match.sit(0, "", 1.0) == Sat(1.0, 0, "Anna")
    assert [(seat.name, seat.open) for seat in match.seats] == [("Anna", False), ("Zoë Q", False)]


def test_whoever_says_no_name_has_the_one_that_was_agreed() -> None:
    match = match_of(SeatPlan(name="Wanda"), SeatPlan("greedy"))
    assert match.sit(0, "", 1.0) == Sat(1.0, 0, "Wanda")


def test_a_usual_name_that_is_taken_gets_a_number() -> None:
    match = match_of(SeatPlan(), SeatPlan(name="Anna"))
    match.sit(0, "", 1.0)
    assert match.seats[0].name == "Anna 2"


def test_sitting_down_again_without_any_change_is_no_entry() -> None:
    match = match_of()
    match.sit(0, "", 1.0)
    assert match.sit(0, "", 2.0) is None
    assert match.sit(0, "Anna", 3.0) is None
    assert match.seq == 1


def test_a_person_may_take_another_name_but_not_that_of_somebody_else() -> None:
    match = match_of()
    match.sit(0, "", 1.0)
    assert match.sit(0, "Annette", 2.0) == Sat(2.0, 0, "Annette")
    assert refused(match, lambda: match.sit(0, "Ben", 3.0)).code == "name"


def test_whoever_comes_by_a_link_gets_a_free_name_and_sits_down_only_once() -> None:
    match = match_of(SeatPlan(), SeatPlan(name="Ben"))
    assert match.arrive(0, "Ben", 1.0) == Sat(1.0, 0, "Ben 2")
    assert match.arrive(0, "Carl", 2.0) is None
    match.relieve(0, "greedy", "away", 3.0)
    assert match.arrive(0, "", 4.0) is None
    assert match.seats[0].bot == "greedy"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = match_of()
    assert refused(match, lambda: match.sit(seat, "", 1.0)).code == "seat"
    assert refused(match, lambda: match.arrive(seat, "", 1.0)).code == "seat"
    assert refused(match, lambda: match.relieve(seat, "greedy", "asked", 1.0)).code == "seat"


def test_nobody_sits_down_on_a_bot_that_was_agreed() -> None:
    match = match_of(SeatPlan(), SeatPlan("greedy"))
    assert refused(match, lambda: match.sit(1, "Ben", 1.0)).code == "seat"


@pytest.mark.parametrize("bot", ["", "deep thought", "person", "open", "os:system", "x" * 1000])
def test_a_bot_that_is_not_there_is_refused(bot: str) -> None:
    match = match_of()
    refusal = refused(match, lambda: match.relieve(0, bot, "asked", 1.0))
    assert refusal.code == "bot"
    assert len(refusal.message) < 160


def test_a_bot_plays_for_a_person_who_takes_the_seat_back() -> None:
    match = begun()
    seat = match.decider
    assert match.relieve(seat, "greedy", "left", 2.0) == Relieved(2.0, seat, "greedy", "left")
    assert refused(match, lambda: match.relieve(seat, "greedy", "left", 3.0)).code == "bot"
    assert refused(match, lambda: match.act(seat, match.seq, "pick 0", 3.0)).code == "bot_plays"
    match.act(seat, match.seq, "pick 0", 3.0, bot=True)
    match.sit(seat, "", 4.0)
    assert not match.bot_decides
    assert refused(match, lambda: match.act(seat, match.seq, "stop", 3.0, bot=True)).code == "bot_plays"


def test_an_open_seat_that_a_bot_fills_has_a_name() -> None:
    match = match_of(SeatPlan(name=persona("base_2", [])), SeatPlan(OPEN))
    match.relieve(1, "greedy", "began", 1.0)
    assert match.seats[1].name in set(personas()) - {match.seats[0].name}


def test_a_bot_of_an_earlier_log_keeps_the_name_of_its_kind() -> None:
    match = match_of(SeatPlan(name="Greedy"), SeatPlan(OPEN))
    assert reloaded(match, [Relieved(1.0, 1, "greedy", "began")]).seats[1].name == "Greedy 2"


@pytest.mark.parametrize("first", [1, 2])
def test_the_seat_that_is_agreed_on_moves_first(first: int) -> None:
    for seed in range(4):
        match = Match(*settled(Agreement(seats=PEOPLE, first=first)), foretold(seed))
        match.begin(1.0)
        assert match.decider == first - 1


def test_a_bot_does_not_begin_to_play_when_all_is_over() -> None:
    match = begun()
    play_out(match)
    assert refused(match, lambda: match.relieve(0, "greedy", "asked", 9.0)).code == "game_is_over"


# --- talking and going on ---------------------------------------------------------------------------------------------


def test_what_is_said_becomes_one_line() -> None:
    match = match_of()
    match.say(0, "Anna", " good \n luck ", 1.0)
    entry = match.moments[-1].entry
    assert entry_text(entry) == '{"kind":"said","at":1.0,"seat":0,"name":"Anna","text":"good luck"}'


@pytest.mark.parametrize("text", ["", " \n\t ", "x" * 401, "a\u202eb", "a\x00b", "\ud800"])
def test_what_cannot_be_said_is_refused(text: str) -> None:
    match = match_of()
    assert refused(match, lambda: match.say(0, "Anna", text, 1.0)).code == "chat"


@pytest.mark.parametrize("seconds", [0.0, 0.5, 0.99])
def test_ten_lines_and_new_names_in_ten_seconds_are_enough_for_one_seat(seconds: float) -> None:
    match = match_of()
    for seat in (0, 1):
        match.sit(seat, "", 1.0)
    for number in range(CHATTY):
        at = 100.0 + number * seconds
        assert match.sit(0, f"Anna{number}", at) if number % 2 else match.say(0, "Anna", "ha", at)
    last = 100.0 + (CHATTY - 1) * seconds
    assert refused(match, lambda: match.say(0, "Anna", "ha", last)).code == "chat"
    assert refused(match, lambda: match.sit(0, "Annette", 100.0 + CHAT_PAUSE - 0.01)).code == "chat"
    match.say(1, "Ben", "others may talk", last)
    match.say(0, "Anna", "the first line is long ago", 100.0 + CHAT_PAUSE)


def used_up(match: Match) -> None:
    """Let the first seat do everything it can as often as it may: talk, new names, coming, going and taking back."""
    at = 1000.0
    for number in range(sum(BUDGETS.values())):
        at += 10.0
        with suppress(Refusal):
            match.say(0, "Anna", "ha", at)
        with suppress(Refusal):
            match.sit(0, f"Anna {number}", at)
        with suppress(Refusal):
            match.relieve(0, "random", "left", at)
        with suppress(Refusal):
            match.relieve(0, "greedy", "left", at)
        with suppress(Refusal):
            match.sit(0, f"Anna {number}", at)
    with suppress(Refusal):
        match.relieve(0, "greedy", "left", at)


def test_one_seat_cannot_stop_the_others_whatever_it_does() -> None:
    match = begun()
    for seat in (0, 1):
        match.sit(seat, "", 1.0)
    used_up(match)
    at = 1e6
    assert match.seq < sum(BUDGETS.values()) * 3
    assert refused(match, lambda: match.say(0, "Anna", "ha", at)).code == "log_full"
    assert refused(match, lambda: match.sit(0, "", at)).code == "log_full"
    other = "random" if match.seats[0].bot == "greedy" else "greedy"
    assert refused(match, lambda: match.relieve(0, other, "asked", at)).code == "log_full"
    while match.decider != 1:
        act(match, Random(1))
    pick(match)
    conquer(match)
    match.undo(1, match.seq, at)
    match.say(1, "Ben", "still here", at)
    match.sit(1, "Benedict", at)
    match.relieve(1, "greedy", "asked", at)
    match.sit(1, "", at)
    match.relieve(1, "random", "left", at)


def test_spectators_are_hushed_so_often_and_say_nothing_that_stays() -> None:
    match = match_of()
    assert match.aside("Eve", " good \n luck ") == ("Eve", "good luck")
    for number in range(BUDGETS["hush"]):
        assert match.hush(number % 2 == 0, 1.0)
    assert not match.hushed
    assert match.hush(False, 1.0) is None
    assert refused(match, lambda: match.hush(True, 1.0)).code == "log_full"
    assert match.seq == BUDGETS["hush"]


def test_a_step_is_taken_back_so_often_and_the_game_goes_on() -> None:
    match = begun()
    pick(match)
    for _ in range(BUDGETS["undo"]):
        conquer(match)
        match.undo(match.decider, match.seq, 2.0)
    conquer(match)
    assert refused(match, lambda: match.undo(match.decider, match.seq, 2.0)).code == "log_full"
    conquer(match)


def test_what_somebody_does_quickly_is_no_talk() -> None:
    match = begun()
    pick(match)
    seat = match.decider
    for _ in range(2 * CHATTY):
        conquer(match)
        match.undo(seat, match.seq, 2.0)
    assert isinstance(match.say(seat, "Anna", "now I know", 2.0), Said)


def test_who_has_talked_all_there_is_to_say_can_still_leave_come_back_and_take_back() -> None:
    match = begun()
    seat = match.decider
    match.sit(seat, "", 1.0)
    for number in range(BUDGETS["talk"]):
        match.say(seat, "Anna", "ha", 10.0 * number)
    at = 1e6
    assert refused(match, lambda: match.say(seat, "Anna", "ha", at)).code == "log_full"
    assert refused(match, lambda: match.sit(seat, "Annette", at)).code == "log_full"
    match.relieve(seat, "greedy", "left", at)
    match.sit(seat, "", at)
    pick(match)
    conquer(match)
    match.undo(seat, match.seq, at)


def test_a_log_with_more_of_everything_than_a_seat_may_have_is_still_read() -> None:
    entries: list[Entry] = [Sat(1.0, 0, "Anna"), *(Said(1.0, 0, "Anna", "ha") for _ in range(3 * BUDGETS["talk"]))]
    for number in range(2 * BUDGETS["return"]):
        entries += [Relieved(2.0, 0, "greedy", "left"), Sat(3.0, 0, f"Anna {number}")]
    again = reloaded(match_of(), entries)
    assert again.seq == len(entries)
    assert refused(again, lambda: again.say(0, "Anna", "ha", 1e6)).code == "log_full"


def test_players_go_on_once_and_only_after_the_end() -> None:
    match = begun()
    assert refused(match, lambda: match.go_on_at("next", 1.0)).code == "not_over"
    play_out(match)
    match.go_on_at("next", 9.0)
    assert match.rematch == "next"
    assert refused(match, lambda: match.go_on_at("other", 9.0)).code == "rematch"


# --- the game ---------------------------------------------------------------------------------------------------------


def play_out(match: Match, seed: int = 1) -> None:
    random = Random(seed)
    while match.status != "over":
        act(match, random)


def test_a_game_does_not_begin_while_an_open_seat_is_empty() -> None:
    match = match_of(SeatPlan(), SeatPlan(OPEN))
    refusal = refused(match, lambda: match.begin(1.0))
    assert (refusal.code, refusal.message) == ("seats", "nobody sits at 2 yet")
    match.relieve(1, "random", "began", 1.0)
    match.begin(1.0)
    assert match.record().players == ["Player 1", f"{persona('base_2', [])} (random)"]


def test_a_game_begins_once() -> None:
    match = begun()
    assert refused(match, lambda: match.begin(2.0)).code == "begun"
    assert match.begin_if_waiting(2.0) is None


def test_nothing_is_played_before_the_game_begins() -> None:
    match = match_of()
    assert refused(match, lambda: match.act(0, 0, "pick 0", 1.0)).code == "not_begun"
    assert refused(match, lambda: match.undo(0, 0, 1.0)).code == "not_begun"
    with pytest.raises(Refusal, match="not begun"):
        match.view(frozenset())


def test_nothing_is_played_after_the_end() -> None:
    match = begun()
    play_out(match)
    assert refused(match, lambda: match.act(0, match.seq, "pick 0", 1.0)).code == "game_is_over"
    assert refused(match, lambda: match.undo(0, match.seq, 1.0)).code == "game_is_over"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("", "bad_action_text"),
        ("dance", "bad_action_text"),
        ("conquer", "bad_action_text"),
        ("pick 17", "bad_action_text"),
        ("undo", "ability_missing"),
        ("done", "wrong_decision"),
        ("conquer 3", "wrong_decision"),
    ],
)
def test_what_is_no_action_now_is_refused_by_name(action: str, code: str) -> None:
    match = begun()
    assert refused(match, lambda: match.act(match.decider, match.seq, action, 2.0)).code == code


def test_refusals_of_the_rules_name_the_rule() -> None:
    match = begun()
    pick(match)
    owned = int(conquered_region(conquer(match)))
    refusal = refused(match, lambda: match.act(match.decider, match.seq, f"conquer {owned}", 2.0))
    assert (refusal.code, refusal.rule.partition("-")[0]) == ("already_yours", "CORE")


def conquered_region(entry: Entry) -> str:
    assert isinstance(entry, Acted)
    return entry.action.split()[1]


def test_only_the_decider_acts() -> None:
    match = begun()
    other = 1 - match.decider
    refusal = refused(match, lambda: match.act(other, match.seq, "pick 0", 2.0))
    assert (refusal.code, refusal.rule) == ("not_your_turn", "CORE-4.1")
    assert match.seats[match.decider].name in refusal.message


def test_somebody_without_a_name_is_called_by_the_seat() -> None:
    match = begun(SeatPlan(), SeatPlan())
    other = 1 - match.decider
    refusal = refused(match, lambda: match.act(other, match.seq, "pick 0", 2.0))
    assert refusal.message == f"seat {match.decider + 1} decides now"
    assert say("pl", refusal) == f"teraz decyduje miejsce {match.decider + 1}"


def test_an_action_by_somebody_who_has_not_seen_the_last_step_is_stale() -> None:
    match = begun()
    seat, seen = match.decider, match.seq
    pick(match)
    for wrong in (0, seen, match.seq + 1):
        refusal = refused(match, lambda wrong=wrong: match.act(seat, wrong, "stop", 2.0))  # type: ignore[misc]
        assert refusal.code == "stale"
        assert refused(match, lambda wrong=wrong: match.undo(seat, wrong, 2.0)).code == "stale"  # type: ignore[misc]


def test_talk_and_names_make_no_action_stale() -> None:
    match = begun()
    seen = match.seq
    match.say(0, "Anna", "hello", 2.0)
    match.sit(1 - match.decider, "Bertha", 2.0)
    match.act(match.decider, seen, "pick 0", 3.0)
    assert match.game_seq == match.seq == seen + 3


def test_who_decides_sees_the_own_coins_only() -> None:
    match = begun()
    assert [int(match.view(frozenset({0})).coins(seat)) for seat in (0, 1)] == [5, 0]
    assert [int(match.view(frozenset({0, 1})).coins(seat)) for seat in (0, 1)] == [5, 5]
    assert [int(match.view(frozenset()).coins(seat)) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize("board", ["base_3", "underground_2", "base_2+sky_3"])
def test_the_log_of_a_whole_game_gives_the_match_at_every_number(board: str) -> None:
    players = int(settled(Agreement(board=board))[1].players)
    seats = [SeatPlan(), SeatPlan("random"), *[SeatPlan(OPEN)] * (players - 2)]
    match = match_of(*seats, board=board, thinking=1000)
    random = Random(7)
    match.sit(0, "Anna", 1.0)
    for seat in range(2, players):
        match.relieve(seat, "greedy", "began", 1.0)
    match.begin(2.0)
    following = reloaded(match)
    while match.status != "over":
        act(match, random)
        decides = match.status == "playing" and not match.bot_decides
        if match.game is not None and match.game.can_undo and decides and random.random() < 0.3:
            match.undo(match.decider, match.seq, match.clock.since + 2)
        following.follow([moment.entry for moment in match.moments[following.seq :]])
        assert shown(following) == shown(match)
    assert shown(reloaded(match)) == shown(match)
    record = match.record()
    assert record.players[0] == "Anna"
    assert Game.resume(parse_record(record.to_json())).state == match.state


# --- several actions in one wish --------------------------------------------------------------------------------------


def conquests(match: Match, number: int) -> list[str]:
    """So many conquests, each possible after the one before."""
    s, found = match.state.copy(1), list[str]()
    while len(found) < number:
        action = next(action for action in s.legal() if action.verb == "conquer")
        s.play(action)
        found.append(action.text())
    return found


def test_several_actions_are_one_entry_and_one_step() -> None:
    match = begun()
    pick(match)
    seat, before = match.decider, list(match.state.words)
    wished = conquests(match, 3)
    entry = match.act_all(seat, match.seq, wished, 2.0)
    assert isinstance(entry, Acted)
    assert entry.actions == wished
    assert match.seq == 3
    assert [event.kind for event in match.moments[-1].events].count("conquered") == 3
    assert shown(reloaded(match)) == shown(match)
    match.undo(seat, match.seq, 3.0)
    assert list(match.state.words) == before
    assert shown(reloaded(match)) == shown(match)
    log = [moment.entry for moment in match.moments]
    assert record_of(log) == match.record()
    assert match.record().actions == ["pick 0", *wished, "undo", "undo", "undo"]
    assert list(final_state(match.record()).words) == before
    assert refused(match, lambda: match.undo(seat, match.seq, 4.0)).code == "nothing_to_undo"


def test_steps_before_and_after_several_actions_are_taken_back_one_by_one() -> None:
    match = begun()
    pick(match)
    positions = []
    for number in (1, 2, 1):
        positions.append(list(match.state.words))
        match.act_all(match.decider, match.seq, conquests(match, number), 2.0)
    for words in reversed(positions):
        match.undo(match.decider, match.seq, 3.0)
        assert list(match.state.words) == words
    assert record_of([moment.entry for moment in match.moments]) == match.record()
    match.act_all(match.decider, match.seq, [*conquests(match, 2), "stop"], 4.0)
    assert record_of([moment.entry for moment in match.moments]) == match.record()
    assert list(final_state(match.record()).words) == list(match.state.words)


@pytest.mark.parametrize(
    ("last", "number", "code"),
    [
        (["conquer 99"], 3, "bad_action_text"),
        (["dance"], 3, "bad_action_text"),
        (["expand"], 3, "wrong_decision"),
        (["stop", "conquer 1"], 4, "wrong_decision"),
    ],
)
def test_one_action_that_is_refused_lets_nothing_happen(last: list[str], number: int, code: str) -> None:
    match = begun()
    pick(match)
    wished = [*conquests(match, 2), *last]
    refusal = refused(match, lambda: match.act_all(match.decider, match.seq, wished, 2.0))
    assert (refusal.number, refusal.code) == (number, code)
    match.act_all(match.decider, match.seq, wished[:2], 2.0)  # the rest was not to blame


def test_the_refusal_of_one_action_has_no_number() -> None:
    match = begun()
    assert refused(match, lambda: match.act_all(match.decider, 1, ["pick 9"], 2.0)).number == 0
    assert refused(match, lambda: match.act(match.decider, 1, "dance", 2.0)).number == 0


@pytest.mark.parametrize("after", ["conquer 3", "stop", "pick 0"])
def test_nothing_follows_what_cannot_be_taken_back(after: str) -> None:
    """Whatever follows, so that no refusal tells what was revealed or rolled."""
    match = begun()
    refusal = refused(match, lambda: match.act_all(match.decider, match.seq, ["pick 0", after], 2.0))
    assert (refusal.number, refusal.code) == (2, "not_last")


def test_nothing_follows_a_roll_but_a_roll_may_be_the_last() -> None:
    match, random = begun(), Random(1)
    while not any(action.verb == "die" for action in match.state.legal()):
        act(match, random)
    die = next(action.text() for action in match.state.legal() if action.verb == "die")
    refusals = [
        refused(match, lambda after=after: match.act_all(match.decider, match.seq, [die, after], 2.0))  # type: ignore[misc]
        for after in ("stop", "done", die)
    ]
    assert {(refusal.number, refusal.code) for refusal in refusals} == {(2, "not_last")}
    match.act_all(match.decider, match.seq, [die], 2.0)
    assert shown(reloaded(match)) == shown(match)


def test_the_turn_may_end_with_the_last_action() -> None:
    match, random = begun(), Random(4)
    while not any(action.verb == "place" for action in match.state.legal()):
        act(match, random)
    seat, s, wished = match.decider, match.state.copy(1), list[str]()
    while s.decider == seat:
        action = next((action for action in s.legal() if action.verb == "place"), s.legal()[-1])
        s.play(action)
        wished.append(action.text())
    seq = match.seq
    assert refused(match, lambda: match.act_all(seat, seq, [*wished, "done"], 2.0)).code == "not_last"
    match.act_all(seat, seq, wished, 2.0)
    assert (match.seq, match.decider) == (seq + 1, int(s.decider))
    assert shown(reloaded(match)) == shown(match)


# --- undo -------------------------------------------------------------------------------------------------------------


def test_any_number_of_steps_is_taken_back_up_to_the_last_reveal() -> None:
    match = begun()
    pick(match)
    seat = match.decider
    positions: list[list[int]] = []
    while any(action.verb == "conquer" for action in match.state.legal()) and len(positions) < 3:
        positions.append(list(match.state.words))
        conquer(match)
    match = reloaded(match)
    for words in reversed(positions):
        match.undo(seat, match.seq, 3.0)
        assert list(match.state.words) == words
        match = reloaded(match)
    refusal = refused(match, lambda: match.undo(seat, match.seq, 3.0))
    assert refusal.code == "nothing_to_undo"
    assert match.record().actions.count("undo") == len(positions)


def test_nobody_takes_back_the_step_of_another() -> None:
    match = begun()
    pick(match)
    seat = match.decider
    conquer(match)
    assert refused(match, lambda: match.undo(1 - seat, match.seq, 3.0)).code == "not_your_turn"
    random = Random(2)
    while match.decider == seat:
        act(match, random)
    assert refused(match, lambda: match.undo(match.decider, match.seq, 3.0)).code == "nothing_to_undo"
    assert refused(match, lambda: match.undo(seat, match.seq, 3.0)).code == "not_your_turn"


def test_another_name_does_not_cost_the_right_to_undo() -> None:
    match = begun()
    pick(match)
    conquer(match)
    match.sit(match.decider, "Somebody", 3.0)
    match.undo(match.decider, match.seq, 4.0)
    assert shown(reloaded(match)) == shown(match)


def test_who_comes_back_to_another_seat_does_not_cost_the_right_to_undo() -> None:
    match = begun()
    pick(match)
    conquer(match)
    other = 1 - match.decider
    match.relieve(other, "greedy", "left", 3.0)
    match.sit(other, "", 3.0)
    match.undo(match.decider, match.seq, 4.0)
    assert shown(reloaded(match)) == shown(match)


def test_a_person_does_not_take_back_what_a_bot_did() -> None:
    match = begun()
    pick(match)
    seat = match.decider
    match.relieve(seat, "greedy", "clock", 3.0)
    action = next(action for action in match.state.legal() if action.verb == "conquer")
    match.act(seat, match.seq, action.text(), 3.0, bot=True)
    assert refused(match, lambda: match.undo(seat, match.seq, 4.0)).code == "bot_plays"
    match.sit(seat, "", 4.0)
    assert refused(match, lambda: match.undo(seat, match.seq, 4.0)).code == "nothing_to_undo"


# --- anything in any order --------------------------------------------------------------------------------------------

SHOWS = ("revealed", "found", "turn began")
SEATS = st.integers(-1, 3)
NUMBERS = st.integers(0, 10**6)
NAMES = st.sampled_from(["", "Anna", "Ben", "Cleo", "x" * 25, "\u202e", "Zoë"])
BOTS = st.sampled_from(["greedy", "random", "nobody"])


class AnyMatch(RuleBasedStateMachine):
    """Commands in any order. Chance differs each time, so that nothing drawn may depend on the position."""

    @initialize(board=st.sampled_from(["base_3", "underground_3"]), thinking=st.sampled_from([None, 30]))
    def open_table(self, board: str, thinking: int | None) -> None:
        seats = [SeatPlan(PERSON, "Anna"), SeatPlan(OPEN), SeatPlan("random")]
        self.match = match_of(*seats, board=board, thinking=thinking)
        self.steps: list[list[int]] = []  # positions that may be returned to
        self.at = 1.0

    def attempt(self, command: Callable[[], Entry | None]) -> Entry | None:
        before = shown(self.match)
        try:
            entry = command()
        except Refusal as refusal:
            assert refusal.code  # noqa: PT017
            assert shown(self.match) == before
            return None
        assert (entry is None) == (self.match.seq == before["seq"][0])  # type: ignore[index]
        return entry

    @rule(seconds=st.sampled_from([0.0, 1.5, 20.0, -3.0]))
    def wait(self, seconds: float) -> None:
        self.at += seconds

    @rule(seat=SEATS, name=NAMES)
    def sit(self, seat: int, name: str) -> None:
        bot = 0 <= seat < 3 and self.match.seats[seat].bot != ""
        if self.attempt(lambda: self.match.sit(seat, name, self.at)) and bot and seat == self.match.decider:
            self.steps.clear()

    @rule(seat=SEATS, name=NAMES)
    def arrive(self, seat: int, name: str) -> None:
        bot = 0 <= seat < 3 and self.match.seats[seat].bot != ""
        if self.attempt(lambda: self.match.arrive(seat, name, self.at)) and bot and seat == self.match.decider:
            self.steps.clear()

    @rule(seat=SEATS, bot=BOTS)
    def relieve(self, seat: int, bot: str) -> None:
        if self.attempt(lambda: self.match.relieve(seat, bot, "asked", self.at)) and seat == self.match.decider:
            self.steps.clear()

    @rule()
    def begin(self) -> None:
        self.attempt(lambda: self.match.begin(self.at))

    @rule(text=st.sampled_from(["hello", "", "x" * 500]))
    def say(self, text: str) -> None:
        self.attempt(lambda: self.match.say(0, "Anna", text, self.at))

    @rule(seat=SEATS, seen=st.integers(0, 60), bot=st.booleans(), action=st.sampled_from(["pick 0", "stop", "dance"]))
    def act_anyhow(self, seat: int, seen: int, bot: bool, action: str) -> None:
        words = list(self.match.state.words) if self.match.game else []
        entry = self.attempt(lambda: self.match.act(seat, seen, action, self.at, bot=bot))
        if entry is not None:
            self.acted(seat, words, self.match.moments[-1].events, entry)

    @rule(choices=st.lists(NUMBERS, min_size=1, max_size=8))
    def act_well(self, choices: list[int]) -> None:
        for number in choices:
            match = self.match
            if match.status != "playing":
                return
            legal, seat, words = match.state.legal(), match.decider, list(match.state.words)
            action = legal[number % len(legal)].text()
            entry = match.act(seat, match.seq, action, self.at, bot=match.bot_decides)
            self.acted(seat, words, match.moments[-1].events, entry)

    @rule(choices=st.lists(NUMBERS, min_size=2, max_size=5), wrong=st.sampled_from([[], ["dance"], ["pick 5"]]))
    def act_at_once(self, choices: list[int], wrong: list[str]) -> None:
        if self.match.status != "playing":
            return
        match = self.match
        s, seat, words, wished = match.state.copy(1), match.decider, list(match.state.words), list[str]()
        for number in choices:
            if s.over or s.decider != seat:
                break
            legal = s.legal()
            wished.append(legal[number % len(legal)].text())
            s.play(parse_action(wished[-1]))
        wished += wrong
        bot = match.bot_decides
        if entry := self.attempt(lambda: match.act_all(seat, match.seq, wished, self.at, bot=bot)):
            self.acted(seat, words, match.moments[-1].events, entry)

    def acted(self, seat: int, words: list[int], events: list[Event], entry: Entry) -> None:
        assert isinstance(entry, Acted)
        self.steps.append(words)
        if entry.chance or self.match.state.decider != seat or any(event.kind in SHOWS for event in events):
            self.steps.clear()

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        if self.attempt(lambda: self.match.undo(seat, self.match.seq, self.at)):
            assert list(self.match.state.words) == self.steps.pop()

    @invariant()
    def the_log_tells_everything(self) -> None:
        assert shown(reloaded(self.match)) == shown(self.match)
        assert [moment.seq for moment in self.match.moments] == list(range(1, self.match.seq + 1))

    @invariant()
    def names_differ_and_clocks_never_run_backwards(self) -> None:
        names = [seat.name for seat in self.match.seats if seat.name]
        assert len(set(names)) == len(names)
        assert all(left >= 0 for left in self.match.clock.left or [])

    @invariant()
    def undo_reaches_back_to_the_last_barrier(self) -> None:
        if self.match.game is not None:
            assert self.match.game.can_undo == bool(self.steps)


AnyMatch.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestAnyMatch = AnyMatch.TestCase
