"""The file of deals: it only grows, survives being cut off, and belongs to one seed."""

from pathlib import Path

import pytest

from elbowroom.lab.ladder.plan import LadderError
from elbowroom.lab.ladder.store import Store, machine
from tests.lab.ladder.games import deal


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    file = tmp_path / "some.deals.jsonl"
    store = Store(file, 7)
    store.ran("elbowroom ladder")
    store.ran("elbowroom ladder")
    store.add(deal("a", "b", 0, "wl"))
    store.add(deal("a", "b", 1, "ww"))
    again = Store(file)
    assert again.seed == 7
    assert again.commands == ["elbowroom ladder"]
    assert again.machines == [machine()]
    assert again.deals == store.deals
    assert len(file.read_text().splitlines()) == 4


def test_earlier_versions_did_not_note_the_machine(tmp_path: Path) -> None:
    file = tmp_path / "some.deals.jsonl"
    Store(file, 7)
    with file.open("ab") as lines:
        lines.write(b'{"type":"ran","command":"elbowroom ladder"}\n')
    store = Store(file)
    assert (store.commands, store.machines) == (["elbowroom ladder"], [])
    store.ran("elbowroom ladder")
    again = Store(file)
    assert (again.commands, again.machines) == (["elbowroom ladder"], [machine()])


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "some.deals.jsonl"
    store = Store(file, 7)
    store.add(deal("a", "b", 0, "wl"))
    whole = file.read_bytes()
    store.add(deal("a", "b", 1, "ww"))
    file.write_bytes(file.read_bytes()[:-20])
    again = Store(file, 7)
    assert [number for _, number in again.deals] == [0]
    assert file.read_bytes() == whole
    again.add(deal("a", "b", 1, "ww"))
    assert Store(file, 7).deals == store.deals


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "some.deals.jsonl"
    file.write_text("{}\n")
    with pytest.raises(LadderError, match="holds no deals of a ladder"):
        Store(file)
    file.write_text('{"type":"ran","command":"x"}\n')
    with pytest.raises(LadderError, match="that this version can read"):
        Store(file)


def test_another_seed_or_other_rules_need_another_file(tmp_path: Path) -> None:
    file = tmp_path / "some.deals.jsonl"
    Store(file, 7)
    with pytest.raises(LadderError, match="was begun with seed 7, not 8; write to another file"):
        Store(file, 8)
    file.write_text(file.read_text().replace('"rules":"2"', '"rules":"1"'))
    with pytest.raises(LadderError, match="version 1 of the rules"):
        Store(file, 7)
