"""Files: what is read, what is refused, and that nothing is ever half-written."""

import os
from pathlib import Path

import pytest

from elbowroom.cli.terminal.saving import SaveError, check_new, check_overwriting, read_record, write_record
from elbowroom.content.setup import Setup
from elbowroom.notation.record import RecordError
from elbowroom.table.game import Game


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    record = Game.open(Setup("base_3"), 4).record()
    write_record(record, tmp_path / "game.json")
    assert read_record(tmp_path / "game.json") == record


def test_a_failed_write_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    write_record(Game.open(Setup("base_2"), 1).record(), file)
    old = file.read_bytes()

    def full(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(SaveError, match="No space left on device"):
        write_record(Game.open(Setup("base_2"), 2).record(), file)
    assert file.read_bytes() == old
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "this is no game record"),
        (b"{", "this is no game record"),
        (b"\xff\xfe", "this is no game record"),
        (b"[]", "this is no game record"),
        (b'{"format": "chess"}', "this is no game record"),
        (b"[" * 100_000, "this is no game record"),
    ],
)
def test_other_files_are_refused_with_their_name(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=f"other.json: {reason}"):
        read_record(file)
    with pytest.raises(SaveError, match="exists and is no saved game"):
        check_overwriting(file)


def test_missing_files_and_folders_are_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nothing\.json: No such file"):
        read_record(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="Is a directory"):
        read_record(tmp_path)
    with pytest.raises(SaveError, match="there is no folder"):
        check_new(tmp_path / "no" / "game.json")
    with pytest.raises(SaveError, match="exists already; go on with it by --resume"):
        check_new(tmp_path)
