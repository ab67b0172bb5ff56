"""Nobody is told what he may not know: every frame to every viewer in random games, and what really goes over the wire.

Two proofs that know nothing of each other. What is hidden from a viewer is exchanged for something else, and his frame
must stay the same to the byte; and each field of each frame is compared with what public facts make of it.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from elbowroom.content.catalog import BOARDS, BOXES, board_names
from elbowroom.engine import layout as at
from elbowroom.engine.actions import parse_action
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.explain import why_not
from elbowroom.engine.sites import stack_sites
from elbowroom.engine.state import State
from elbowroom.notation.record import parse_record
from elbowroom.server.frames import Telling, game_frame, moments_of
from elbowroom.server.picture import explained
from elbowroom.server.secret import hashed
from elbowroom.server.wire_http import Moments
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.entries import Acted, Began
from elbowroom.table.game import replay
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match, Moment
from elbowroom.table.review import Review
from tests.effort import so_many
from tests.server import knowledge
from tests.server.harness import Client, Opened, Server
from tests.server.knowledge import Json

GAMES = so_many(1, long=13)  # on each of the 16 boards
MIXES: tuple[list[str], ...] = ([], ["base", "underground"], ["base", "sky"], list(BOXES))
WATCHER: frozenset[int] = frozenset()


# --- random games -----------------------------------------------------------------------------------------------------


def new_match(board: str, random: Random) -> Match:
    """A game that is about to begin, mixed at random."""
    wish = Agreement(
        board=board,
        boxes=random.choice(MIXES),
        sites=BOARDS[board] != "underground" and random.random() < 0.3,
        switches={"openScores": True} if random.random() < 0.25 else {},
    )
    players = len(settled(wish)[0].seats)
    agreed, rules = settled(msgspec.structs.replace(wish, seats=[SeatPlan() for _ in range(players)]))
    match = Match(agreed, rules, foretold(random.getrandbits(32)))
    for seat in range(players):
        match.sit(seat, "", 1.0)
    match.begin(2.0)
    return match


def step(match: Match, random: Random) -> None:
    """Whatever may happen at a table, mostly an action."""
    at, seat = 3.0 + 100 * match.seq, match.decider
    dice = random.random()
    if match.bot_decides:
        match.sit(seat, "", at)
    elif dice < 0.01:
        match.say(seat, match.seats[seat].name, "hm", at)
    elif dice < 0.02:
        match.relieve(seat, "greedy", "left", at)
    elif dice < 0.06 and match.game is not None and match.game.can_undo:
        match.undo(seat, match.seq, at)
    else:
        match.act(seat, match.seq, random.choice(match.state.legal()).text(), at)


def viewers(match: Match, random: Random) -> list[frozenset[int]]:
    """A watcher, each player, and two who share a link."""
    seats = range(len(match.seats))
    return [WATCHER, *(frozenset({seat}) for seat in seats), frozenset(random.sample(seats, 2))]


def is_asked(match: Match, viewer: frozenset[int]) -> bool:
    return match.decider in viewer and not match.bot_decides


# --- another truth that looks the same --------------------------------------------------------------------------------


def exchanged(s: State, viewer: frozenset[int], random: Random) -> State:
    """A position that differs in everything the viewer may not know."""
    other = s.copy(seed=random.getrandbits(60))
    for seat in range(s.rules.players):
        if not knowledge.coins_are_known(s, seat, viewer):
            other.words[at.COINS + seat] = random.randrange(120)
    stack_banners(other, _shuffled(banner_stack(s), random))
    stack_badges(other, _shuffled(badge_stack(s), random))
    stack_sites(other, _shuffled(knowledge.hidden_sites(s), random))
    return other


def _shuffled(values: list[Any], random: Random) -> list[Any]:
    return random.sample(values, len(values))


def _exchanged_moment(moment: Moment, random: Random) -> Moment:
    """An entry whose outcomes of chance, or whose setup, were others."""
    entry = moment.entry
    if isinstance(entry, Acted):
        entry = msgspec.structs.replace(entry, chance=[random.randrange(4), [str(random.random())]])
    elif isinstance(entry, Began):
        was = entry.record.setup
        setup = msgspec.structs.replace(
            was, races=_shuffled(was.races, random), powers=_shuffled(was.powers, random), sites=was.sites[::-1]
        )
        entry = Began(entry.at, msgspec.structs.replace(entry.record, setup=setup, chance=[random.randrange(9)]))
    return Moment(moment.seq, entry, moment.events)


@contextmanager
def another_truth(match: Match, viewer: frozenset[int], first: int, random: Random) -> Iterator[State]:
    """The same match with everything else hidden from a viewer, entries from the first given one included."""
    assert match.game is not None
    recorder = match.game
    state, moments, taken = recorder.state, match.moments[first:], recorder.chance.taken
    recorder.state = exchanged(state, viewer, random)
    match.moments[first:] = [_exchanged_moment(moment, random) for moment in moments]
    recorder.chance.taken = _shuffled(taken or [], random)
    try:
        yield recorder.state
    finally:
        recorder.state, match.moments[first:], recorder.chance.taken = state, moments, taken


# --- frames -----------------------------------------------------------------------------------------------------------


def frames_of(match: Match, seen: int, who: list[frozenset[int]]) -> dict[frozenset[int], Json]:
    """The frames of all viewers, each found right.

    What is told to everybody is looked through once; a player is told that, his coins and his choices.
    """
    frames: dict[frozenset[int], Json] = {}
    telling = Telling("table", match, ())
    for viewer in who:
        frame: Json = msgspec.json.decode(telling.frame(viewer, seen))
        if not frames:
            knowledge.check_game(frame, match.state, viewer, is_asked(match, viewer))
        else:
            rest = {**frame, "position": _without_coins(frame), "decision": None}
            common = frames[who[0]]
            assert rest == {**common, "position": _without_coins(common), "decision": None}
            coins = [seat["coins"] for seat in frame["position"]["seats"]]
            for seat, told in enumerate(coins):
                known = knowledge.coins_are_known(match.state, seat, viewer)
                assert told == (match.state.coins(seat) if known else None)
            assert (frame.get("decision") is not None) == is_asked(match, viewer)
            if is_asked(match, viewer):
                knowledge.check_decision(frame["decision"], match.state, viewer)
        frames[viewer] = frame
    return frames


def _without_coins(frame: Json) -> Json:
    position: Json = frame["position"]
    return {**position, "seats": [{**seat, "coins": 0} for seat in position["seats"]]}


def check_that_the_hidden_changes_nothing(match: Match, viewer: frozenset[int], seen: int, random: Random) -> None:
    """Frame, and why something is not possible, stay the same whatever is hidden."""
    told = game_frame("table", match, viewer, seen, ())
    news = Telling("table", match, ()).news(viewer, seen, -1)
    asked = parse_action(random.choice(["conquer 3", "pick 5", "done", "decline", "die 2", "place 4", "abandon 1"]))
    reason = repr(why_not(match.state, asked)) if is_asked(match, viewer) else ""
    region = random.randrange(match.state.board.size)
    costs = _explanation(match, viewer, region)
    with another_truth(match, viewer, seen, random) as other:
        assert game_frame("table", match, viewer, seen, ()) == told
        assert Telling("table", match, ()).news(viewer, seen, -1) == news
        assert reason == (repr(why_not(other, asked)) if is_asked(match, viewer) else "")
        assert _explanation(match, viewer, region) == costs


def _explanation(match: Match, viewer: frozenset[int], region: int) -> Json:
    """What the decider is told who asks about a region."""
    if not is_asked(match, viewer) or not match.state.conquering:
        return {}
    told: Json = msgspec.to_builtins(explained(match.view(viewer), region, ref=1, seq=match.seq))
    knowledge.check_message(told)
    return told


def check_moments(match: Match, viewer: frozenset[int], history: dict[int, Json]) -> None:
    """Looking back tells what was told then."""
    for moment in msgspec.to_builtins(asyncio.run(moments_of(match, Review(), viewer, 1, match.seq))):
        knowledge.check_happening(moment["happening"])
        if moment["happening"]["seq"] in history:
            assert moment.get("position") == history[moment["happening"]["seq"]]


@pytest.mark.slow
@pytest.mark.rule("CORE-11.1", "CORE-11.2", "CORE-11.4", "UG-11.2")
@pytest.mark.parametrize("board", board_names())
def test_a_frame_tells_what_its_viewer_may_know_and_nothing_more(board: str) -> None:
    for game in range(GAMES):
        random = Random(f"{board} {game}")
        match = new_match(board, random)
        who = viewers(match, random)
        back = random.choice(who)
        middle = random.randrange(40, 120)
        history: dict[int, Json] = {}
        seen = 0
        while match.status != "over":
            frames = frames_of(match, seen, who)
            history[match.seq] = frames[back]["position"]
            asked = [viewer for viewer in who if is_asked(match, viewer)]
            since = 0 if match.seq % 50 == 0 else seen
            if random.random() < 0.5:
                check_that_the_hidden_changes_nothing(match, random.choice([*who, *asked, *asked]), since, random)
            if match.seq == middle:
                check_moments(match, back, history)
            seen = match.seq
            step(match, random)
        frames_of(match, 0, who)
        check_that_the_hidden_changes_nothing(match, random.choice(who), 0, random)


# --- what really goes over the wire -----------------------------------------------------------------------------------


async def play(client: Client, random: Random) -> None:
    """Play at random to the end, with a step back now and then."""
    while client.status != "over":
        if client.choices:
            back = client.game["decision"].get("can_undo", False) and random.random() < 0.05
            answer = await (client.ask("undo", seq=client.seq) if back else client.act(random.choice(client.choices)))
            assert answer["type"] == "accepted", answer
            await client.catch_up(answer["seq"])
        else:
            await client.until("game")


def true_positions(server: Server, table: str, happenings: list[Json]) -> dict[int, State]:
    """The true position after each entry, from the record that can be had in the end."""
    record = parse_record(server.get_text(f"/api/tables/{table}/record"))
    steps = iter(replay(record))
    positions: dict[int, State] = {}
    for happening in happenings:
        if happening["kind"] in ("began", "acted", "undone"):
            state = next(steps).state.copy()
        elif not positions:
            continue
        positions[happening["seq"]] = state
    assert next(steps, None) is None
    return positions


def check_wire(client: Client, viewer: frozenset[int], truth: dict[int, State], table: Opened) -> None:
    """Every message a client was sent."""
    secrets = [*table.keys, table.watch, *(hashed(key) for key in (*table.keys, table.watch))]
    bots: set[int] = set()
    for frame in client.frames:
        text = json.dumps(frame)
        assert not any(secret in text for secret in secrets)
        if frame["type"] != "game":
            knowledge.check_message(frame)
            continue
        state = truth.get(frame["seq"])
        bots = {number for number, seat in enumerate(frame["table"]["seats"]) if seat.get("bot")}
        asked = state is not None and not state.over and int(state.decider) in viewer - bots
        knowledge.check_game(frame, state, viewer, asked)


@pytest.mark.slow
@pytest.mark.parametrize(("board", "open_scores"), [("base_4", False), ("underground_4", False), ("base_4", True)])
def test_what_two_people_and_a_watcher_are_sent_over_the_wire(server: Server, board: str, open_scores: bool) -> None:
    seats = [{"name": "Anna"}, {"player": "random"}, {"name": "Ben", "link": 1}, {"name": "Cleo", "link": 1}]
    table = server.open_table(board=board, seats=seats, public=True, switches={"openScores": open_scores})
    anna, both = (frozenset(seat - 1 for seat in link["seats"]) for link in table.links)
    looks: list[Any] = []

    def look(seq: int) -> None:
        for key, viewer in ((table.keys[0], anna), (table.keys[1], both), (table.watch, WATCHER), ("", WATCHER)):
            moments = server.get(f"/api/tables/{table.id}/moments", key, first=max(1, seq - 5), last=seq)
            looks.append((viewer, moments))
        listed = server.get("/api/tables")
        knowledge.only(listed, "tables")
        for told in (*listed["tables"], server.get(f"/api/tables/{table.id}")):
            knowledge.check_table(told)

    async def watch(client: Client) -> None:
        while client.status != "over":
            await client.until("game")
            if client.seq % 40 == 0 and client.status != "over":
                await asyncio.to_thread(look, client.seq)

    async def game() -> None:
        async with (
            server.client(table.id, table.keys[0]) as first,
            server.client(table.id, table.keys[1]) as second,
            server.client(table.id) as third,
        ):
            await asyncio.gather(play(first, Random(1)), play(second, Random(2)), watch(third))
            truth = true_positions(server, table.id, first.happenings)
            for client, viewer in ((first, anna), (second, both), (third, WATCHER)):
                check_wire(client, viewer, truth, table)
            check_looks(truth)

    def check_looks(truth: dict[int, State]) -> None:
        assert looks
        for viewer, moments in looks:
            knowledge.only(moments, *Moments.__struct_fields__)
            knowledge.check_table(moments["table"])
            over = moments["table"]["status"] == "over"
            for moment in moments["moments"]:
                knowledge.only(moment, "happening position")
                knowledge.check_happening(moment["happening"])
                everybody = frozenset(range(4)) if over else viewer
                knowledge.check_position(moment.get("position"), truth.get(moment["happening"]["seq"]), everybody)

    asyncio.run(game())
    assert "Traceback" not in server.said
