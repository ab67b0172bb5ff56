"""The written rules are read completely, and proofs are found where tests declare them."""

import re
from collections import Counter
from pathlib import Path

import pytest

from elbowroom import rulebook
from elbowroom.rulebook import Rulebook, RulebookError


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook.load()


def test_all_rules_are_found(book: Rulebook) -> None:
    assert Counter(rule.file for rule in book.rules) == {
        "core": 101,
        "base": 131,
        "underground": 232,
        "sky_islands": 137,
        "mixing": 44,
    }


def test_a_rule_has_its_section_and_its_text(book: Rulebook) -> None:
    rule = book.get("CORE-6.8")
    assert (rule.file, rule.section) == ("core", "6. Conquest › 6.2 Cost")
    assert rule.text.startswith("- **CORE-6.8** The player's **own** tokens")
    assert rule.text.endswith("[base game rulebook]")


def test_sources_are_named_and_not_numbered(book: Rulebook) -> None:
    numbered = re.compile(r"\bseeds?\b|\b00\d\b", re.IGNORECASE)
    assert [rule.id for rule in book.rules if numbered.search(rule.text)] == []


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("[seed 002]", "[first book]"),
        ("[seeds 002, 004: all]", "[first book, second book: all]"),
        ("[seeds; missing in 004]", "[both books; missing in second book]"),
        ("Seed 004 says", "second book says"),
        ("[seeds U]", "[some books]"),
        ("1,002 coins and a seedling", "1,002 coins and a seedling"),
    ],
)
def test_a_tag_becomes_the_name_of_its_source(written: str, read: str) -> None:
    sources = {"seed 002": "first book", "seed 004": "second book", "seeds": "both books", "seeds U": "some books"}
    (rule,) = rulebook.parse("core", f"- **CORE-1.1** {written}", sources)
    assert rule.text == f"- **CORE-1.1** {read}"


def test_a_source_that_is_not_listed_is_an_error() -> None:
    with pytest.raises(RulebookError, match=r"core\.md: the source \[seed 007\] is not in the table of README\.md"):
        rulebook.parse("core", "- **CORE-1.1** a [seed 007]")


def test_a_rule_keeps_the_block_and_the_table_below_it(book: Rulebook) -> None:
    assert book.get("CORE-6.6").text.endswith("```")
    assert "| empty Swamp | Ratmen | 2 |" in book.get("CORE-6.11").text


def test_several_rules_in_one_bullet_share_its_text(book: Rulebook) -> None:
    texts = {book.get(f"BASE-P-{name}-1").text for name in ("FOREST", "HILL", "SWAMP")}
    assert len(texts) == 1


def test_hook_lists_belong_to_no_rule(book: Rulebook) -> None:
    assert "Hooks:" not in book.get("BASE-R-GIANTS-3").text


def test_headings_inside_a_block_are_text() -> None:
    (rule,) = rulebook.parse("core", "## One\n- **CORE-1.1** a\n```\n# not a heading\n```\n")
    assert rule.section == "One"
    assert "# not a heading" in rule.text


def test_an_id_defined_twice_is_an_error(tmp_path: Path) -> None:
    for name in rulebook.FILES:
        (tmp_path / f"{name}.md").write_text("- **CORE-1.1** a\n")
    with pytest.raises(RulebookError, match=r"CORE-1\.1 is defined twice"):
        rulebook.load(tmp_path)


def test_a_rule_says_what_it_speaks_of(book: Rulebook) -> None:
    assert book.about("CORE-6.1") == ["terrain sea", "terrain lake"]
    assert book.about("CORE-1.1") == []


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("text_only", "CORE-9.9: only words", "there is no rule 'CORE-9.9'"),
        ("text_only", "CORE-1.1:", "each with its reason"),
        ("subjects", "terrain sea: [CORE-9.9]", "there is no rule 'CORE-9.9'"),
        ("subjects", "terrain sea: CORE-1.1", "each with a list of rule ids"),
        ("subjects", "[CORE-1.1]", "expected keys with values"),
    ],
)
def test_a_broken_list_beside_the_rules_is_named(tmp_path: Path, file: str, text: str, problem: str) -> None:
    for number, name in enumerate(rulebook.FILES, start=1):
        (tmp_path / f"{name}.md").write_text(f"- **CORE-1.{number}** a\n")
    (tmp_path / f"{file}.yaml").write_text(text)
    with pytest.raises(RulebookError, match=rf"{file}\.yaml: .*{problem}"):
        rulebook.load(tmp_path)


def test_marks_are_found_on_functions_classes_modules_and_parameters() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("A-1")]

@pytest.mark.rule("A-2", "A-3")
class TestIt:
    @pytest.mark.rule("A-4")
    def test_it(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("A-5"))])
def test_that(x): ...
"""
    found = rulebook.marks(Path("t.py"), source)
    assert [proof.rule for proof in found] == ["A-1", "A-2", "A-3", "A-4", "A-5"]
    assert str(found[1]) == "t.py:5"


@pytest.mark.parametrize("mark", ["skip", "skip(reason='later')", "xfail"])
def test_a_test_that_does_not_run_proves_nothing(mark: str) -> None:
    source = f'import pytest\n@pytest.mark.{mark}\n@pytest.mark.rule("A-1")\ndef test_it(): ...\n'
    assert rulebook.marks(Path("t.py"), source) == []


def test_marks_must_be_written_out() -> None:
    with pytest.raises(RulebookError, match=r"t\.py:1: a rule mark takes rule ids, written out"):
        rulebook.marks(Path("t.py"), "pytest.mark.rule(NAME)")


@pytest.mark.parametrize("text", ["rules: [", "rules: CORE-6.8", "\tx: 1"])
def test_a_broken_scenario_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "broken.yaml").write_text(text)
    with pytest.raises(RulebookError, match=r"broken\.yaml"):
        rulebook.proofs(tmp_path)


def test_rules_that_are_text_only_need_no_proof(book: Rulebook) -> None:
    marked = Rulebook(book.rules, {"CORE-1.1": "only words"})
    core = rulebook.coverage(marked, ["CORE-1.2"])[0]
    assert (core.proven, core.total, core.text_only) == (2, 101, 1)
    assert "CORE-1.1" not in core.missing
