"""Entries of a log: their texts, recorded games as logs, and logs that cannot be followed."""

from random import Random
from typing import get_args

import msgspec
import pytest

from elbowroom.content.setup import Setup
from elbowroom.engine.errors import ElbowRoomError, Refusal, code_of
from elbowroom.engine.rules import KNOWN_VERSIONS, RULES_VERSION
from elbowroom.notation.record import GameRecord, RecordError, Result, parse_record
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.entries import (
    Acted,
    Began,
    Entry,
    Hushed,
    Muted,
    Paused,
    Relieved,
    Rematched,
    Said,
    Sat,
    Undone,
    entry_text,
    packed,
    read_entry,
    unpacked,
)
from elbowroom.table.game import Game, NothingToUndo
from elbowroom.table.logbook import entries_of, record_of
from elbowroom.table.match import Match
from elbowroom.table.refusals import refusal_of

PEOPLE = Agreement(seats=[SeatPlan(name="Anna"), SeatPlan(name="Ben")])


def played(board: str = "base_2", actions: int = 10_000, seed: int = 3) -> Game:
    """A game with steps taken back, to its end or for so many actions."""
    random = Random(seed)
    table = Game.open(Setup(board), seed)
    while not table.state.over and len(table.record().actions) < actions:
        table.play(random.choice(table.state.legal()))
        if table.can_undo and random.random() < 0.2:
            table.undo()
    return table


def examples() -> list[Entry]:
    return [
        Sat(1.5, 0, "Zoë"),
        Relieved(2.0, 1, "greedy", "away"),
        Began(3.0, played(actions=0).record()),
        Acted(4.0, 1, "conquer 5"),
        Acted(4.0, 1, "die 5", [3], bot=True),
        Acted(4.0, 1, "swap", [2, ["stout", "alchemist"]]),
        Acted(4.0, 1, "done", bot=True, result=Result([90, 101], [2])),
        Acted(4.0, 1, "place 5", more=["place 7", "done"]),
        Undone(5.0, 0),
        Said(6.0, -1, "Anna", 'quotes " and <tags>'),
        Hushed(6.5, True),
        Muted(6.6, 1, True),
        Paused(6.8, 1, 90.0),
        Rematched(7.0, "abc"),
    ]


@pytest.mark.parametrize("entry", examples(), ids=lambda entry: type(entry).__name__)
def test_every_entry_is_read_from_its_own_text(entry: Entry) -> None:
    assert read_entry(entry_text(entry)) == entry
    assert read_entry(entry_text(entry).encode()) == entry


def test_there_is_an_example_of_every_kind() -> None:
    assert {type(entry) for entry in examples()} == set(get_args(Entry))


def test_texts_of_entries_stay_readable_for_all_time() -> None:
    assert [entry_text(entry) for entry in examples() if not isinstance(entry, Began)] == [
        '{"kind":"sat","at":1.5,"seat":0,"name":"Zoë"}',
        '{"kind":"relieved","at":2.0,"seat":1,"bot":"greedy","why":"away"}',
        '{"kind":"acted","at":4.0,"seat":1,"action":"conquer 5"}',
        '{"kind":"acted","at":4.0,"seat":1,"action":"die 5","chance":[3],"bot":true}',
        '{"kind":"acted","at":4.0,"seat":1,"action":"swap","chance":[2,["stout","alchemist"]]}',
        '{"kind":"acted","at":4.0,"seat":1,"action":"done","bot":true,"result":{"coins":[90,101],"winners":[2]}}',
        '{"kind":"acted","at":4.0,"seat":1,"action":"place 5","more":["place 7","done"]}',
        '{"kind":"undone","at":5.0,"seat":0}',
        '{"kind":"said","at":6.0,"seat":-1,"name":"Anna","text":"quotes \\" and <tags>"}',
        '{"kind":"hushed","at":6.5,"on":true}',
        '{"kind":"muted","at":6.6,"seat":1,"on":true}',
        '{"kind":"paused","at":6.8,"seat":1,"until":90.0}',
        '{"kind":"rematched","at":7.0,"table":"abc"}',
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"kind":"danced","at":1.0}',
        '{"kind":"sat","at":1.0,"seat":0}',
        '{"kind":"sat","at":1.0,"seat":0,"name":"Anna","host":true}',
        '{"kind":"relieved","at":1.0,"seat":0,"bot":"greedy","why":"bored"}',
    ],
)
def test_what_is_no_entry_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_entry(text)


# --- recorded games ---------------------------------------------------------------------------------------------------


def match_of(record: GameRecord) -> Match:
    """A recorded game as a match, through the texts of its log."""
    agreement = Agreement(board=record.board, seats=[SeatPlan(name=name) for name in record.players])
    return Match.load(agreement, RULES_VERSION, [read_entry(entry_text(entry)) for entry in entries_of(record, 9.0)])


@pytest.mark.parametrize("board", ["base_2", "base_3", "underground_2", "base_2+sky_3"])
def test_a_recorded_game_becomes_a_log_that_gives_it_back(board: str) -> None:
    table = played(board)
    record = parse_record(table.record().to_json())
    match = match_of(record)
    assert match.status == "over"
    assert match.record() == record
    assert match.state == table.state
    assert match.seq == len(record.actions) + 1
    assert {moment.entry.at for moment in match.moments} == {9.0}


@pytest.mark.parametrize("board", ["base_2", "underground_3", "base_2+sky_3"])
def test_a_log_tells_the_record_of_its_game_without_playing_it(board: str) -> None:
    record = played(board).record()
    assert record.result is not None
    assert record_of(entries_of(record, 9.0)) == record
    strange = msgspec.structs.replace(record, rules_version="none that was ever known", board="atlantis")
    log = entries_of(record, 9.0)
    began = log[0]
    assert isinstance(began, Began)
    laid_out = msgspec.structs.replace(began.record, rules_version=strange.rules_version, board=strange.board)
    log[0] = Began(9.0, laid_out)
    assert record_of([Sat(1.0, 0, "Anna"), *log, Said(9.0, 0, "Anna", "again?"), Rematched(9.0, "abc")]) == strange


def test_a_match_logs_what_its_record_tells() -> None:
    agreed, rules = settled(Agreement(seats=[SeatPlan(name="Anna"), SeatPlan(name="Ben")]))
    match, random = Match(agreed, rules), Random(5)
    match.begin(1.0)
    while match.status == "playing":
        match.act(match.decider, match.seq, random.choice(match.state.legal()).text(), 2.0)
        if match.game is not None and match.game.can_undo and random.random() < 0.2:
            match.undo(match.decider, match.seq, 2.0)
    assert record_of([moment.entry for moment in match.moments]) == match.record()


def test_a_game_that_was_brought_along_is_told_from_one_that_began_at_the_table() -> None:
    brought = entries_of(played(actions=5).record(), 9.0)
    bots = Agreement(seats=[SeatPlan("greedy"), SeatPlan("random")], public=True)
    assert isinstance(brought[0], Began)
    of_old = [Began(9.0, brought[0].record), *brought[1:]]  # before entries told it
    usual = [Sat(1.0, 0, "Anna"), Sat(1.0, 1, "Ben"), *of_old]
    logs: list[tuple[Agreement, list[Entry]]] = [(PEOPLE, brought), (PEOPLE, of_old), (PEOPLE, usual)]
    logs += [(bots, brought), (bots, of_old)]
    assert [Match.load(agreed, RULES_VERSION, log).set_up for agreed, log in logs] == [True, True, False, True, False]


def test_packed_texts_are_the_same_when_they_are_unpacked() -> None:
    texts = [entry_text(entry) for entry in examples()]
    assert unpacked(packed(texts)) == texts


@pytest.mark.parametrize("actions", [0, 1, 2, 7, 40])
def test_an_unfinished_record_goes_on_where_it_stopped(actions: int) -> None:
    table = played(actions=actions, seed=5)
    match = match_of(table.record())
    assert match.status == "playing"
    assert match.game is not None
    assert match.game.can_undo == table.can_undo
    assert match.state.legal() == table.state.legal()
    match.act(match.decider, match.seq, match.state.legal()[0].text(), 10.0)
    assert len(match.record().actions) == len(table.record().actions) + 1


def test_each_entry_names_the_seat_that_decided() -> None:
    table = played(actions=60)
    record = table.record()
    steps = match_of(msgspec.structs.replace(record, actions=[], chance=[], result=None))
    for entry in entries_of(record, 9.0)[1:]:
        assert isinstance(entry, Acted | Undone)
        assert entry.seat == steps.decider
        steps.follow([entry])


def test_a_record_that_does_not_replay_is_no_log() -> None:
    record = played(actions=20).record()
    record.actions[5] = "dance"
    with pytest.raises(RecordError, match="action 6 'dance'"):
        entries_of(record, 9.0)


# --- logs that cannot be followed -------------------------------------------------------------------------------------


def test_a_log_of_other_rules_is_refused_clearly() -> None:
    with pytest.raises(Refusal) as refused:
        Match.load(PEOPLE, "0.0", [])
    assert refused.value.code == "rules_version"
    assert "rules version '0.0'" in refused.value.message
    assert refused.value.given["known"] == KNOWN_VERSIONS
    assert "cannot go on" in refused.value.message


def test_an_agreement_that_is_no_longer_possible_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Match.load(Agreement(board="sunken_2"), RULES_VERSION, [])
    assert refused.value.code == "missing_content"


@pytest.mark.parametrize(
    "entries",
    [
        [Acted(1.0, 0, "pick 0")],
        [Undone(1.0, 0)],
        [Began(1.0, played(actions=0).record()), Acted(1.0, 0, "done")],
        [Began(1.0, played(actions=0).record()), Acted(1.0, 0, "dance")],
        [Began(1.0, played(actions=0).record()), Undone(1.0, 0)],
        [Began(1.0, played(actions=0).record()), Acted(1.0, 0, "pick 0", [1, 2, 3])],
    ],
)
def test_a_log_that_contradicts_itself_is_an_error(entries: list[Entry]) -> None:
    agreed, rules = settled(PEOPLE)
    with pytest.raises(ElbowRoomError):
        Match(agreed, rules).follow(entries)


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_errors_are_refusals_by_the_name_of_their_class() -> None:
    assert code_of("NotEnoughTokens") == "not_enough_tokens"
    refusal = refusal_of(NothingToUndo("no"))
    assert (refusal.code, refusal.message, refusal.rule) == ("nothing_to_undo", "no", "")
    assert refusal_of(refusal) is refusal
