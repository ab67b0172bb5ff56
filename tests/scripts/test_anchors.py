"""The anchors of people's ratings are those that the ladder has found, and that its page tells."""

import json
import re

from tests.scripts.loading import SCRIPTS, load_script


def test_bots_are_as_strong_for_people_as_the_ladder_says_of_base_boards() -> None:
    anchors = load_script("anchors")
    stored = json.loads(anchors.ANCHORS.read_text("utf-8"))
    assert anchors.anchors(anchors.DEALS.read_text("utf-8").splitlines()) == stored
    page = (SCRIPTS.parent / "docs" / "ladder.md").read_text("utf-8")
    table = page.partition("## Ratings, base\n")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \|.*\| ([\d.]+) \| \S+ – \S+ \|$", table, re.MULTILINE))
    assert {bot: f"{mu:.1f}" for bot, (mu, _) in stored["bots"].items()} == {bot: told[bot] for bot in stored["bots"]}
