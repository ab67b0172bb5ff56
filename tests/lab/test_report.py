"""The page about balance: all tiles, right numbers, no other file and no address; and it draws in a real browser."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from elbowroom import rules_for
from elbowroom.content.catalog import ALONE, BOXES
from elbowroom.engine.hooks import Power
from elbowroom.lab.balance import Balance, measure, printed
from elbowroom.lab.holdings import WHOLE, HoldingTally
from elbowroom.lab.report import page
from elbowroom.lab.report.data import FEW, sample
from tests.lab.pages import data_of, in_browser, needs_nothing_else


class Rude(Power):
    key = "rude"
    name = "</script><script>alert(1)</script>"
    rule = "RUDE-1"
    summary = "Tries to end the page."
    tokens = 4


@pytest.mark.parametrize("box", BOXES)
def test_each_tile_is_there_and_nothing_comes_from_elsewhere(box: str) -> None:
    plan = printed(BOXES[box].boards[0], "random", 5)
    html = page(plan, measure(plan, workers=1))
    data = data_of(html)
    races = [race.name for name in ALONE[box] for race in BOXES[name].races]
    powers = [power.name for name in ALONE[box] for power in BOXES[name].powers]
    assert [tile["name"] for tile in data["races"]] == races
    assert [tile["name"] for tile in data["powers"]] == powers
    assert len(data["samples"]["dealt"]["pairs"]) == len(races) * len(powers)
    assert needs_nothing_else(html)


def test_the_same_measurement_gives_the_same_page() -> None:
    plan = printed("base_2", "random", 30, seed=1)
    assert data_of(page(plan, measure(plan, workers=1)))["command"] == (
        "elbowroom balance --board base_2 --bots random --games 30 --seed 1"
    )
    assert page(plan, measure(plan, workers=1)) == page(plan, measure(plan, workers=2))


def test_a_name_cannot_end_the_script() -> None:
    plan = Balance(partial(rules_for, "base_2", powers=[Rude]), "random", 1, title="<b>bold</b>")
    html = page(plan, measure(plan, workers=1))
    assert "alert(1)</script>" not in html
    assert "<title>Balance of &lt;b&gt;bold&lt;/b&gt;</title>" in html
    assert data_of(html)["powers"][-1]["name"] == Rude.name


def test_the_rows_of_races_and_powers_are_sums_over_their_pairs() -> None:
    tally = HoldingTally(2, 3, 2)
    # Race 0 earns 10 and race 1 earns 20, power 0 adds nothing, 1 adds 3, 2 adds 6; the pair (1, 2) has 12 more.
    for race in range(2):
        for power in range(3):
            for _ in range(4):
                bonus = 12 if (race, power) == (1, 2) else 0
                tally.dealt[race * 3 + power].count(10 + 10 * race + 3 * power + bonus, 5, WHOLE * race)
    rows: Any = sample(tally.dealt, 2, 3)
    assert [row["n"] for row in rows["races"]] == [12, 12]
    assert [row["n"] for row in rows["powers"]] == [8, 8, 8]
    assert [row["game"][0] for row in rows["races"]] == [13, 27]
    assert [row["game"][0] for row in rows["powers"]] == [15, 18, 27]
    assert [row["turn"][0] for row in rows["powers"]] == [3, 3.6, 5.4]
    assert [row["win"][0] for row in rows["races"]] == [0, 1]
    assert rows["all"]["game"][0] == 20
    assert [row["together"][0] for row in rows["pairs"]] == [2, 2, -4, -2, -2, 4]


def test_what_was_never_seen_says_so() -> None:
    rows: Any = sample(HoldingTally(1, 2, 2).chosen, 1, 2)
    assert rows == {"all": {"n": 0}, "races": [{"n": 0}], "powers": [{"n": 0}] * 2, "pairs": [{"n": 0}] * 2}


# --- in a browser -----------------------------------------------------------------------------------------------------

USE = """
const names = () => [...document.querySelectorAll("#table tbody th")].map((cell) => cell.textContent);
const before = names();
document.querySelector("[data-sort=name]").click();
const sorted = document.querySelector("#table [aria-sort]");
const seen = {
  title: document.title,
  races: document.querySelectorAll("#races-plot [data-mark]").length,
  powers: document.querySelectorAll("#powers-plot [data-mark]").length,
  cells: document.querySelectorAll("#heat [data-mark]").length,
  points: document.querySelectorAll("#scatter [data-mark]").length,
  best: before[0], byName: names(), sort: sorted.getAttribute("aria-sort") + " " + sorted.textContent,
  focus: document.activeElement.dataset.sort,
};
const choices = { measure: "turn", sample: "chosen", "table-kind": "pairs", "scatter-kind": "powers" };
for (const [name, value] of Object.entries(choices)) {
  document.querySelector(`[name=${name}][value=${value}]`).click();
}
document.querySelector("#together").click();
seen.pairs = names().length;
seen.pale = document.querySelectorAll("#table tr.few").length;
document.querySelector("#find").value = "elves";
document.querySelector("#find").dispatchEvent(new Event("input"));
seen.found = names().length;
const map = document.querySelector("#heat svg");
map.focus();
map.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
seen.tip = document.querySelector("#tip strong").textContent;
seen.second = map.querySelectorAll("[data-mark]")[1].classList.contains("at");
seen.wide = document.documentElement.scrollWidth - innerWidth;
seen.end = document.title;
document.body.textContent = "SEEN" + JSON.stringify(seen) + "SEEN";
"""


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.parametrize("size", ["1440,900", "390,844"])
def test_it_can_be_used_in_a_browser(tmp_path: Path, size: str) -> None:
    plan = printed("base_2", "random", 560, seed=2)
    tally = measure(plan)
    dealt: Any = sample(tally.dealt, 14, 20)
    seen = in_browser(page(plan, tally), USE, tmp_path, size)
    assert seen["title"] == seen["end"] == "Balance of the base game"
    assert (seen["races"], seen["powers"], seen["cells"], seen["points"]) == (14, 20, 280, 14)
    shares = [row["win"][0] for row in dealt["races"]]
    names = [race.name for race in BOXES["base"].races]
    assert seen["best"] == names[shares.index(max(shares))]
    assert seen["byName"] == sorted(names)
    assert (seen["sort"], seen["focus"]) == ("ascending Race", "name")
    assert (seen["pairs"], seen["found"]) == (280, 20)
    assert seen["pale"] == sum(sums.held < FEW for sums in tally.chosen)
    assert seen["second"]
    assert seen["tip"]
    assert seen["wide"] <= 0  # nothing sticks out sideways
