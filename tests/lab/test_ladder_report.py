"""The page of the ladder: right numbers, nothing from elsewhere; and it draws in a real browser."""

from pathlib import Path

import pytest

from elbowroom.lab.ladder.plan import Goal, Match
from elbowroom.lab.ladder.standings import Values, standings
from elbowroom.lab.ladder.store import Store
from elbowroom.lab.report.ladder import ladder_page
from tests.lab.ladder.games import deal
from tests.lab.pages import data_of, in_browser, needs_nothing_else

USE = """
const texts = (where) => [...document.querySelectorAll(where)].map((one) => one.textContent);
const seen = {
  title: document.title,
  bots: document.querySelectorAll("#points-plot [data-mark]").length,
  skills: document.querySelectorAll("#skill-plot [data-mark]").length,
  goals: texts("#goals tbody tr").length,
  matches: texts("#match-table tbody tr").length,
  cells: texts("#pairs .cell-text"),
};
document.querySelector("[name=board][value=underground_3]").click();
seen.three = texts("#pairs .cell-text");
document.querySelector("[name=family][value=underground]").click();
seen.below = document.querySelectorAll("#points-plot [data-mark]").length;
seen.wide = document.documentElement.scrollWidth - innerWidth;
seen.end = document.title;
document.body.textContent = "SEEN" + JSON.stringify(seen) + "SEEN";
"""


def values() -> Values:
    store = Store(None, 3)
    for number in range(10):
        store.add(deal("a</script>", "greedy", number, "ww"))
        store.add(deal("greedy", "b", number, "wll", "underground_3"))
    return standings(store, [Goal(Match("base_2", "a</script>", "greedy"), 0.9, 0.6)])


def test_it_has_all_numbers_and_needs_nothing_else() -> None:
    html = ladder_page(values())
    assert data_of(html) == values()
    assert needs_nothing_else(html)
    assert "a</script>" not in html


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.parametrize("size", ["1440,900", "390,844"])
def test_it_can_be_used_in_a_browser(tmp_path: Path, size: str) -> None:
    seen = in_browser(ladder_page(values()), USE, tmp_path, size)
    assert seen["title"] == seen["end"] == "The ladder"
    assert (seen["bots"], seen["skills"], seen["goals"], seen["matches"]) == (3, 3, 1, 2)
    assert seen["cells"] == ["100", "0"]  # the second is the first, seen from the other side
    assert seen["three"] == ["33"]
    assert seen["below"] == 2
    assert seen["wide"] <= 0
