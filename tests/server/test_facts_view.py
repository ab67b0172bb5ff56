"""Facts on the wire: codes and typed arguments beside the English words."""

from random import Random

import msgspec
import pytest

import elbowroom
from elbowroom.content.catalog import MissingContent
from elbowroom.engine.actions import CONQUER, PICK
from elbowroom.engine.errors import Refusal
from elbowroom.engine.events import Conquered, Forged, Rolled
from elbowroom.server.facts_view import fact_view
from elbowroom.server.picture import decision_view
from elbowroom.server.refusals import wire_refusal


def test_a_refusal_tells_its_reason_with_numbers_counted_from_1() -> None:
    s = elbowroom.new_game("base_2", 1)
    s.apply(PICK[0])
    decision = decision_view(s, can_undo=False)
    far = next(target for target in decision.targets if target.refused and target.refused.why == "no-entry")
    assert far.refused is not None
    assert far.refused.args["region"] == far.region
    entries = far.refused.args["regions"]
    assert isinstance(entries, list)
    legal = {action.target + 1 for action in s.legal() if action in CONQUER}
    assert legal <= set(entries)
    assert far.refused.message.startswith(f"this race cannot come onto the board in region {far.region}")


def test_a_line_of_a_cost_names_its_template() -> None:
    s = elbowroom.new_game("base_2", 1)
    s.apply(PICK[0])
    items = [item for target in decision_view(s, can_undo=False).targets for item in target.items]
    assert {"any-region", "terrain"} <= {item.code for item in items}
    assert {item.args.get("terrain") for item in items if item.code == "terrain"} == {"mountain"}


def test_words_of_somebodys_own_are_no_template() -> None:
    view = wire_refusal(Refusal("no_room", "the moles sleep here", "OWN-1"))
    assert (view.message, view.why, view.args) == ("the moles sleep here", "", {})


def test_events_tell_everything_by_its_name() -> None:
    view = fact_view(Conquered(0, 4, "orcs", 3, 1))
    assert view.code == "conquered"
    assert view.args == {"seat": 1, "region": 5, "race": "orcs", "tokens": 3, "other": 2}
    assert fact_view(Rolled(0, -1, 2)).args["region"] == 0  # before a region is chosen
    assert fact_view(Forged(1, "forging", 2)).code == "forged"  # version 1 of the protocol has no such kind


@pytest.mark.rule("CORE-11.5")
@pytest.mark.parametrize("board", ["base_3", "underground_4", "base_2+sky_3"])
def test_a_program_can_count_everybodys_coins(board: str) -> None:
    """From the facts alone, as docs/bot-api.md says: `coins` of others are null until the end."""
    s = elbowroom.new_game(board, 5)
    random, purses = Random(5), dict.fromkeys(range(1, s.rules.players + 1), 5)
    while not s.over:
        s.events = []
        legal = s.legal()
        s.apply(legal[random.randrange(len(legal))])
        for fact in map(fact_view, s.events):
            told = msgspec.to_builtins(fact.args)
            if fact.code in ("scored", "earned", "picked"):
                purses[told["seat"]] += told["coins"] - told.get("paid", 0)
            elif fact.code == "paid":
                purses[told["seat"]] -= told["coins"]
                purses[told["other"]] += told["coins"]
    assert list(purses.values()) == [s.coins(seat) for seat in range(s.rules.players)]


def test_missing_content_is_named_as_data() -> None:
    view = wire_refusal(MissingContent(["moles", "drought"]))
    assert (view.code, view.why) == ("missing_content", "missing-content")
    assert msgspec.to_builtins(view.args) == {"names": ["moles", "drought"]}
    assert view.message.startswith("this game needs moles, drought, made by somebody")
