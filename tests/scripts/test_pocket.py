"""What browsers play with is part of a package or not, but never of another release than the rest."""

from pathlib import Path

import pytest

from tests.scripts.loading import load_script


@pytest.mark.slow  # after the page is built, so that no packages for that are asked for
def test_where_it_cannot_be_built_none_of_older_sources_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pocket = load_script("pocket")
    old = tmp_path / "pocket_files"
    old.mkdir()
    (old / "pocket.json").write_text("{}")
    monkeypatch.setattr(pocket, "WORK", tmp_path / "work")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(pocket.PocketError, match="could not be downloaded") as caught:
        pocket.build(old)
    assert "attrs" in caught.value.output  # what pip had to say
    assert not old.exists()
