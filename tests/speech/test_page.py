"""What is written for the page from the catalogs and from what content declares."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from elbowroom import new_game
from elbowroom.content.catalog import known_markers, known_tiles
from elbowroom.engine.actions import declared, verbs
from elbowroom.engine.facts import KINDS
from elbowroom.speech.catalogs import LANGUAGES
from elbowroom.speech.page import FOLDER, catalog, main
from elbowroom.speech.speaker import SAME

ROOT = Path(__file__).resolve().parents[2]


def test_what_the_page_has_is_up_to_date(tmp_path: Path) -> None:
    """In a process of its own, where no test has added verbs."""
    subprocess.run([sys.executable, "-m", "elbowroom.speech.page", str(tmp_path)], check=True)
    written = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    stored = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / FOLDER).iterdir()}
    assert set(stored) == {*(f"{language}.ftl" for language in LANGUAGES), "known.json"}
    assert stored == written, "run: python -m elbowroom.speech.page"


def test_english_has_what_content_declares() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalog("en")))

    def said(message: str, attribute: str = "") -> str:
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""

    for key, tile in known_tiles().items():
        assert (said(f"tile-{key}"), said(f"tile-{key}", "summary")) == (tile.name, tile.summary)
    for key, marker in known_markers().items():
        assert said(f"marker-{key}") == marker.name
    for name in verbs():
        assert said(f"verb-{name}") == declared(name).label


def test_messages_for_the_page_take_the_place_of_others() -> None:
    text = catalog("en")
    assert "page-" not in text
    assert "\nfinal-die = the die\n" in text
    assert "die { $region }" not in text


def test_what_the_page_knows_of_the_game_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["page", str(tmp_path / "new")])
    main()
    known = json.loads((tmp_path / "new" / "known.json").read_text(encoding="utf-8"))
    assert known["coins"] == new_game().coins(0)
    assert known["kinds"] == KINDS
    assert known["same"] == SAME
    assert known["verbs"]["die"] == {"order": 12, "place": "map", "rolls": True, "final": True}
