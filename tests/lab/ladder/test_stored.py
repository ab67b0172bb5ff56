"""The deals behind docs/ladder.md are still what today's bots play, and the page tells of all of them."""

from pathlib import Path
from shutil import copy

import pytest

from elbowroom.lab.ladder.deals import play_deal
from elbowroom.lab.ladder.document import document
from elbowroom.lab.ladder.plan import parse_match
from elbowroom.lab.ladder.standings import standings
from elbowroom.lab.ladder.store import Store

ROOT = Path(__file__).resolve().parents[3]
DEALS = ROOT / "benchmarks" / "ladder.deals.jsonl"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(Path(copy(DEALS, tmp_path_factory.mktemp("ladder"))))


@pytest.mark.slow
@pytest.mark.parametrize("pair", ["cheapest vs gentle", "easy vs gentle", "normal vs easy"])
@pytest.mark.parametrize("number", [0, 57, 199])
def test_a_deal_is_played_again_as_it_is_stored(pair: str, number: int, store: Store) -> None:
    match = parse_match(f"{pair} on base_2")
    stored, again = store.deals[match, number], play_deal(store.seed, match, number)
    assert (again.coins, again.winners) == (stored.coins, stored.winners)
    assert (again.effort.decisions, again.others.decisions) == (stored.effort.decisions, stored.others.decisions)


@pytest.mark.slow  # the intervals weigh all deals anew, again and again
def test_the_page_tells_of_all_deals(store: Store) -> None:
    """`elbowroom ladder --games 0 --resume FILE --docs docs/ladder.md` writes it anew, with a copy of the deals."""
    values = standings(store) | {"compiled": True}  # as the deals were played, whatever runs the tests
    assert document(values) == (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
