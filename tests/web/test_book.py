"""The pictures of the rulebook show what is so: every number in them is asked from the engine."""

import json
from pathlib import Path
from typing import Any

import pytest

from elbowroom import load_position
from elbowroom.engine.explain import explain_conquest
from elbowroom.engine.scoring import seat_score

SCENES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "book" / "scenes.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_a_position_with_the_costs_it_shows(name: str) -> None:
    scene = SCENES[name]
    s = load_position(json.dumps(scene["position"]))
    assert all(1 <= region <= s.board.size for region in scene["focus"])
    for region, cost in scene.get("cost", {}).items():
        told = explain_conquest(s, int(region) - 1)
        assert told.cost == cost
        assert told.refusal is None
    for seat, coins in scene.get("score", {}).items():
        assert seat_score(s, int(seat) - 1) == coins


def test_some_scenes_show_costs_and_coins() -> None:
    assert sum("cost" in scene for scene in SCENES.values()) >= 6
    assert sum("score" in scene for scene in SCENES.values()) >= 2
