"""Files are read as UTF-8 and written as a whole or not at all."""

import os
from pathlib import Path

import pytest

from elbowroom.notation.files import read_text, write_text
from elbowroom.notation.yaml_text import NotationError


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    write_text(path, "title: Größe\n")
    assert path.read_bytes() == "title: Größe\n".encode()
    write_text(path, "second\n")
    assert read_text(path) == "second\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failure_while_writing_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space left"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_text_that_cannot_be_encoded_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "\ud800")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    path, plain = tmp_path / "a", tmp_path / "b"
    plain.write_text("")
    write_text(path, "x")
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o600)
    write_text(path, "y")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_file_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"title: x\nrules: \xff\n")
    with pytest.raises(NotationError, match=r"^line 2: this is no text in UTF-8"):
        read_text(path)
    path.write_bytes("\ufefftitle: x".encode())
    assert read_text(path) == "title: x"
