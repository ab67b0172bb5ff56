"""The printed numbers of all races, and how many tokens the box holds."""

import re

import pytest

from elbowroom import rulebook
from elbowroom.content.setup import rules_for
from elbowroom.engine.chance import Chance
from elbowroom.engine.setup import new_state
from elbowroom.notation.position import load_position
from tests.content.helpers import hand, play, race, tray

# Tokens on the banner and in the tray.
RACES = {
    "cultists": (5, 10),
    "drow": (4, 9),
    "flames": (4, 9),
    "gnomes": (6, 11),
    "iron_dwarves": (7, 12),
    "kraken": (5, 10),
    "liches": (5, 10),
    "lizardmen": (7, 12),
    "mudmen": (5, 12),
    "mummies": (10, 15),
    "ogres": (5, 10),
    "shadow_mimes": (7, 12),
    "shrooms": (5, 10),
    "spiderines": (7, 12),
    "will_o_wisps": (6, 11),
}


def test_the_numbers_are_those_written_in_the_rules() -> None:
    text = (rulebook.rules_folder() / "underground.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\w+) \|[^|]*\|[^|]*\|[^|]*\| (\d+)\?? \| (\d+) \|", text, re.MULTILINE)
    assert {key: (int(tokens), int(stock)) for key, tokens, stock in rows} == RACES


@pytest.mark.rule("UG-1.2")
def test_the_box_holds_165_tokens_and_14_monsters() -> None:
    s = new_state(rules_for("underground_5"), Chance(0))
    assert {key: tray(s, key) for key in (r.key for r in s.rules.races)} == {key: n for key, (_, n) in RACES.items()}
    assert sum(s.tray(i) for i in range(len(s.rules.races))) == 165
    assert sum(s.natives(r) for r in range(s.board.size)) == 14  # the largest board needs them all


@pytest.mark.parametrize(("key", "tokens", "stock"), [(key, *numbers) for key, numbers in RACES.items()])
def test_a_race_comes_with_the_tokens_of_its_banner_and_badge(key: str, tokens: int, stock: int) -> None:
    s = load_position(f"board: underground_2\ncolumn: [{{race: {key}, power: mining}}]")
    play(s, "pick 0")
    if key == "shadow_mimes":
        play(s, "done")  # they keep their badge
    assert (race(s, 1), hand(s, 1), tray(s, key)) == (key, tokens + 4, stock - tokens - 4)
