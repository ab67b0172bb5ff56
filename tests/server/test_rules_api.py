"""The written rules can be asked for, all of them and as they are written."""

from collections.abc import Iterator
from typing import Any

import pytest

from elbowroom import rulebook
from tests.server.harness import Server, sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("rules"))) as running:
        yield running


@pytest.fixture(scope="module")
def told(server: Server) -> list[dict[str, Any]]:
    rules = server.get("/api/rules")["rules"]
    assert isinstance(rules, list)
    return rules


def test_every_rule_is_told_in_the_order_of_the_book(told: list[dict[str, Any]]) -> None:
    assert [rule["id"] for rule in told] == [rule.id for rule in rulebook.load().rules]


def test_a_rule_comes_with_its_file_its_section_and_its_words(told: list[dict[str, Any]]) -> None:
    (rule,) = [rule for rule in told if rule["id"] == "BASE-R-DWARVES-1"]
    written = rulebook.load().get("BASE-R-DWARVES-1")
    assert rule == {
        "id": "BASE-R-DWARVES-1",
        "file": "base",
        "section": written.section,
        "text": written.text,
    }
    assert "Dwarves" in rule["section"]
    assert "Mine" in rule["text"]


def test_the_rule_of_every_tile_on_offer_can_be_looked_up(server: Server, told: list[dict[str, Any]]) -> None:
    known = {rule["id"] for rule in told}
    rules = [tile["rule"] for tile in server.get("/api/offers")["tiles"]]
    assert rules
    assert [rule for rule in rules if rule not in known] == []
