"""`elbowroom rules`: what a user sees, and the exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom import __version__, cli


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    """A folder of tests that prove one rule by a mark and one by a scenario."""
    (tmp_path / "test_it.py").write_text('import pytest\n@pytest.mark.rule("CORE-6.8")\ndef test_it(): ...\n')
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text("rules: [BASE-R-GIANTS-1]\n")
    return tmp_path


def test_show_prints_a_rule_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "show", "CORE-6.8"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("CORE-6.8  core.md › 6. Conquest › 6.2 Cost")
    assert "ownTokensDefend" in out
    assert out.rstrip().endswith("[base game rulebook]")


def test_show_takes_several_ids_in_any_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "show", "core-6.7", "BASE-P-HILL-1"]) == 0
    words = capsys.readouterr().out.split()
    assert words.count("CORE-6.7") == 2
    assert "BASE-P-SWAMP-1" in words


def test_show_of_an_unknown_id_names_close_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "show", "BASE-R-GIANT-1"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "there is no rule 'BASE-R-GIANT-1'; did you mean BASE-R-GIANTS-1" in captured.err


def test_coverage_counts_marks_and_scenarios(tests_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "coverage", "--json", "--tests", str(tests_folder)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["proven"], result["total"]) == (7, 645)
    core = result["files"]["core"]
    assert (core["proven"], core["total"]) == (1, 101)
    assert "CORE-6.8" not in core["missing"]
    assert "CORE-6.7" in core["missing"]
    assert "BASE-R-GIANTS-1" not in result["files"]["base"]["missing"]


def test_coverage_prints_a_line_for_each_file(tests_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "coverage", "--tests", str(tests_folder)]) == 0
    out = capsys.readouterr().out
    assert "1 of 101" in out
    assert "7 of 645" in out
    assert "missing in mixing" in out


def test_coverage_fails_when_a_required_file_lacks_proof(
    tests_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["rules", "coverage", "--require", "core, base", "--tests", str(tests_folder)]) == 1
    assert "rules without proof in: core, base" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rules", "coverage", "--require", "atlantis"], "no rules file 'atlantis'"),
        (["rules", "coverage", "--tests", "no/such/folder"], "there is no folder no/such/folder"),
        (["rules", "show"], "name at least one rule"),
        (["rules", "sing"], "sing"),
        (["rules", "coverage", "--colour"], "--colour"),
        (["dance"], "dance"),
    ],
)
def test_wrong_use_is_one_message_and_status_2(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("error: ")
    assert message in captured.err
    assert "Traceback" not in captured.err


def test_coverage_refuses_marks_of_unknown_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_it.py").write_text('import pytest\n\npytestmark = [pytest.mark.rule("CORE-99.9")]\n')
    assert cli.run(["rules", "coverage", "--tests", str(tmp_path)]) == 2
    assert "test_it.py:3: there is no rule 'CORE-99.9'" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"elbowroom {__version__}"


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "elbowroom", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"elbowroom {__version__}", "")


def test_main_leaves_with_the_status() -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["dance"])
    assert left.value.code == 2
