"""The calculator of the rulebook says what the engine says."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from elbowroom import load_position
from elbowroom.content.setup import Setup
from elbowroom.engine.explain import explain_conquest
from elbowroom.server.calculator import CostQuestion, cost_of
from tests.server.harness import Server, sqlite_url

BASE = Setup("base_2").rules()
PAIRS = [(race.key, power.key) for race in BASE.races for power in BASE.powers]

# Regions of base_2: who is there, whence one comes, and the same in the notation of positions.
TARGETS: dict[str, tuple[dict[str, Any], str]] = {
    "empty Swamp beside the Sea": ({"region": 21, "origin": 22}, "21: {natives: 0}"),
    "Farmland with a Lost Tribe beside a Mountain": ({"region": 14, "origin": 20, "natives": 1}, "14: {natives: 1}"),
    "Mountain at the edge": ({"region": 20}, "20: {natives: 0}"),
    "Lake": ({"region": 13, "origin": 4}, "13: {natives: 0}"),
    "Hill with a Cavern far from another": ({"region": 15, "origin": 18}, "15: {natives: 0}"),
    "two defenders with everything": (
        {
            "region": 14,
            "origin": 20,
            "holder": "!",
            "tokens": 2,
            "markers": {"lair": 1, "fortress": 1, "encampment": 3},
        },
        "14: {race: '!', tokens: 2, markers: {lair: 1, fortress: 1, encampment: 3}}",
    ),
    "a race in decline": (
        {"region": 16, "origin": 22, "holder": "!", "decline": True},
        "16: {race: '!'}",
    ),
    "a Hole": (
        {"region": 8, "origin": 16, "holder": "!", "markers": {"hole": 1}},
        "8: {race: '!', markers: {hole: 1}}",
    ),
}


def test_there_are_280_pairs() -> None:
    assert len(PAIRS) == 280


@pytest.mark.parametrize("name", TARGETS)
def test_every_pair_of_the_base_game_costs_what_the_engine_says(name: str) -> None:
    given, lying = TARGETS[name]
    for race, power in PAIRS:
        holder = "elves" if race != "elves" else "trolls"
        asked = CostQuestion(
            "base_2", race=race, power=power, **{**given, **({"holder": holder} if "holder" in given else {})}
        )
        tokens = {r.key: r.tokens for r in BASE.races}[race] + {p.key: p.tokens for p in BASE.powers}[power]
        origin = given.get("origin")
        other = (
            ""
            if "holder" not in given
            else (
                f"decline: {{race: {holder}}}"
                if given.get("decline")
                else f"active: {{race: {holder}, power: {'alchemist' if power != 'alchemist' else 'wealthy'}}}"
            )
        )
        written = "\n".join(
            [
                "board: base_2",
                "phase: conquer",
                "seats:",
                f"- active: {{race: {race}, power: {power}, hand: {tokens - (1 if origin else 0)}}}",
                f"- {{{other}}}",
                "regions:",
                f"  {lying.replace('!', holder)}",
                *([f"  {origin}: {{race: {race}}}"] if origin else []),
            ]
        )
        expected = explain_conquest(load_position(written), given["region"] - 1)
        told = cost_of(asked)
        assert (told.cost, [(item.amount, item.rule) for item in told.items]) == (
            expected.cost,
            [(item.amount, item.rule) for item in expected.items],
        ), (race, power)
        assert (told.refused and told.refused.code) == (expected.refusal and expected.refusal.code), (race, power)


@pytest.mark.rule("CORE-6.6", "CORE-6.7")
@pytest.mark.parametrize(
    ("asked", "cost"),
    [
        (CostQuestion("base_2", 16, "ratmen", "forest", 22, natives=1), 4),
        (CostQuestion("base_2", 14, "giants", "commando", 20, holder="trolls", decline=True, markers={"lair": 1}), 2),
        (CostQuestion("base_2", 18, "giants", "mounted", 19, holder="orcs"), 2),
        (CostQuestion("underground_2", 5, "ogres", "mining", 4, natives=2), 3),
    ],
)
def test_examples_that_were_worked_out_by_hand(asked: CostQuestion, cost: int) -> None:
    assert cost_of(asked).cost == cost


# --- over HTTP --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("calculator"))) as running:
        yield running


ABOVE: dict[str, Any] = {"from": 28}


def test_a_page_can_ask(server: Server) -> None:
    there: dict[str, Any] = {"from": 20, "holder": "trolls", "tokens": 2, "markers": "lair,encampment:3"}
    told = server.get("/api/boards/base_2/cost", region=14, race="giants", power="commando", **there)
    assert told["cost"] == 2 + 2 + 1 + 3 - 1 - 1
    assert {item["code"] for item in told["items"]} == {"any-region", "defenders", "marker", "tile"}
    above = server.get("/api/boards/base_2+sky_3/cost", region=32, race="drakons", power="gunner", **ABOVE)
    assert above["cost"] == 2


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("", "region is a number from 1 to 23"),
        ("region=24&race=orcs&power=hill", "region is a number from 1 to 23"),
        ("region=x&race=orcs&power=hill", "region is a number above 0"),
        ("region=1&race=ogres&power=hill", "race is one of amazons, "),
        ("region=1&race=orcs&power=x", "power is one of alchemist, "),
        ("region=1&race=orcs&power=hill&from=1", "from is another region"),
        ("region=1&race=orcs&power=hill&from=99", "from is another region"),
        ("region=1&race=orcs&power=hill&holder=orcs", "holder is another race"),
        ("region=1&race=orcs&power=hill&holder=x", "holder is one of amazons, "),
        ("region=1&race=orcs&power=hill&natives=7", "natives: "),
        ("region=5&race=orcs&power=hill&natives=1&holder=elves", "natives and a holder"),
        ("region=5&race=orcs&power=hill&markers=lair", "markers lie where a holder stands"),
        ("region=5&race=orcs&power=hill&holder=elves&markers=x", "markers: 'x' is unknown here"),
        ("region=5&race=orcs&power=hill&holder=elves&markers=lair:x", "markers is a number above 0"),
        ("region=5&race=orcs&power=hill&holder=elves&decline=true&markers=hero", "markers: Hero leave when a race"),
        ("region=5&race=orcs&power=hill&holder=elves&markers=fortress:2", "fortress: 2 is outside"),
        ("region=5&race=orcs&power=hill&holder=elves&tokens=99", "position: 99 tokens of elves are in play"),
        ("region=5&race=orcs&power=hill&holder=elves&decline=perhaps", "decline is true or false"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(server: Server, query: str, message: str) -> None:
    answer = httpx.get(f"{server.url}/api/boards/base_2/cost?{query}")
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "query"
    assert error["message"].startswith(message)


@pytest.mark.parametrize(
    ("query", "why", "args"),
    [
        ("region=24&race=orcs&power=hill", "cost-region", {"most": 23}),
        ("region=1&race=orcs&power=hill&holder=orcs", "cost-holder", {}),
        (
            "region=5&race=orcs&power=hill&holder=elves&decline=true&markers=hero",
            "cost-markers-leave",
            {"markers": ["hero"]},
        ),
    ],
)
def test_what_a_page_may_ask_is_refused_in_every_language(
    server: Server, query: str, why: str, args: dict[str, object]
) -> None:
    error = httpx.get(f"{server.url}/api/boards/base_2/cost?{query}").json()["error"]
    assert (error["why"], error.get("args", {})) == (why, args)


def test_house_rules_that_cannot_be_are_refused_in_every_language(server: Server) -> None:
    error = httpx.get(f"{server.url}/api/boards/base_2/switches?boxes=attic").json()["error"]
    assert (error["code"], error["why"], error["args"]["text"]) == ("query", "unknown-box", "attic")


def test_a_board_that_does_not_exist(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/boards/nothing/cost").status_code == 404
