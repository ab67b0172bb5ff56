"""The documentation site: what becomes of its pages, and that links are followed. `make docs` builds the whole."""

import json
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import elbowroom
from elbowroom import rulebook
from tests.scripts.loading import load_script

ROOT = Path(__file__).resolve().parents[2]
BOOK = rulebook.load()


@pytest.fixture(scope="module")
def site() -> ModuleType:
    return load_script("site")


# --- all pages --------------------------------------------------------------------------------------------------------


def test_every_page_of_the_repository_can_be_laid_out(site: ModuleType) -> None:
    names = rulebook.source_names(ROOT / "docs" / "rules")
    others: set[str] = set()
    pages = {source: site.page_of(source, BOOK, names, others) for source in site.sources()}
    assert [source for source, text in pages.items() if site.title_of(source) not in text] == []
    assert [source for source, text in pages.items() if "rules/" in source and re.search(r"\[seeds? ", text)] == []
    assert "LICENSE" in others


def test_the_table_of_contents_names_only_pages_that_are_there(site: ModuleType) -> None:
    settings = (ROOT / "site" / "zensical.toml").read_text(encoding="utf-8")
    listed = list(site.named(site.tomllib.loads(site.with_all_pages(settings))["project"]["nav"]))
    assert sorted(listed) == sorted(site.place(source) for source in site.sources())
    assert site.with_all_pages(settings) == settings  # nothing is left for "More": each page has its place


def test_a_new_page_has_a_place_and_one_that_is_gone_is_named(site: ModuleType) -> None:
    short = '[project]\nnav = [\n  "index.md",\n]\n'
    assert '{ "More" = [' in site.with_all_pages(short)
    with pytest.raises(site.SiteError, match=r"there is no page gone\.md"):
        site.with_all_pages(short.replace("index.md", "gone.md"))


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "reports").iterdir()), ids=lambda file: file.stem)
def test_the_values_of_a_report_become_its_page(site: ModuleType, file: Path) -> None:
    assert site.place(f"docs/reports/{file.name}") == f"reports/{file.stem}.html"
    values = json.loads(file.read_text(encoding="utf-8"))
    page = site.report_of(values)
    assert f"<title>{values['title']}" in page
    assert values["command"].startswith("elbowroom balance ")
    assert values["command"] in page


def test_every_public_name_is_explained_once() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "site" / "api").glob("*.md"))
    assert sorted(re.findall(r"^::: elbowroom\.(\w+)$", pages, re.MULTILINE)) == sorted(elbowroom.__all__)


@pytest.mark.parametrize("file", rulebook.FILES)
def test_every_rule_has_an_anchor(site: ModuleType, file: str) -> None:
    source = f"docs/rules/{file}.md"
    done = site.with_rules(source, (ROOT / source).read_text(encoding="utf-8"), BOOK)
    assert re.findall(r'<a class="rule" id="([^"]+)"', done) == [rule.id for rule in BOOK.rules if rule.file == file]


def layers() -> list[list[str]]:
    """The packages that import-linter keeps apart, from the top; those of a row do not know each other."""
    linted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    return [[name.strip() for name in line.split("|")] for line in linted[0]["layers"]]


def test_the_tables_of_the_layers_name_them_all_in_their_order() -> None:
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("\n## Layers\n")[2].partition("\n## ")[0]
    assert [re.findall(r"`(\w+)`", row) for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)] == layers()
    block = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8").split("```")[1]
    named = iter(re.findall(r"^(\w+)/", block, re.MULTILINE)[::-1])
    assert [{next(named, "") for _ in row} for row in layers()] == [set(row) for row in layers()]
    assert list(named) == []


def test_the_picture_of_the_layers_names_them_all() -> None:
    picture = (ROOT / "docs" / "images" / "layers.svg").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "built.md").read_text(encoding="utf-8")
    assert re.findall(r'class="name"[^>]*>(\w+)<', picture) == [name for row in layers() for name in row]
    assert [name for row in layers() for name in row if f"**`{name}`**" not in page] == []


# --- one page ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "text", "done"),
    [
        ("docs/play.md", "see CORE-6.8.", "see [CORE-6.8](rules/core.md#CORE-6.8)."),
        ("docs/rules/README.md", "by CORE-6.8", "by [CORE-6.8](core.md#CORE-6.8)"),
        (
            "docs/play.md",
            "`CORE-6.8`, CORE-999.9, # CORE-6.8",
            "`CORE-6.8`, CORE-999.9, # [CORE-6.8](rules/core.md#CORE-6.8)",
        ),
        ("docs/play.md", "```\nCORE-6.8\n```", "```\nCORE-6.8\n```"),
        ("docs/play.md", "[CORE-6.8](x.md)", "[CORE-6.8](x.md)"),
    ],
)
def test_a_rule_id_leads_to_its_rule(site: ModuleType, source: str, text: str, done: str) -> None:
    assert site.with_rules(source, text, BOOK) == done


@pytest.mark.parametrize(
    ("source", "text", "done"),
    [
        ("README.md", "[a](docs/play.md#completion)", "[a](play.md#completion)"),
        ("README.md", '<img src="docs/images/web-phone.jpg">', '<img src="images/web-phone.jpg">'),
        ("docs/engine.md", "[a](rules)", "[a](rules/index.md)"),
        ("docs/rules/core.md", "[a](../../CHANGELOG.md)", "[a](../changelog.md)"),
        ("docs/play.md", "[a](../examples/wandering.py)", "[a](files/examples/wandering.py)"),
        ("site/api/bots.md", "[a](../bots.md)", "[a](../bots.md)"),
        ("docs/play.md", "[a](https://example.org/x.md) [b](#here)", "[a](https://example.org/x.md) [b](#here)"),
    ],
)
def test_a_link_holds_on_the_site(site: ModuleType, source: str, text: str, done: str) -> None:
    assert site.with_links(source, text, set()) == done


def test_a_link_that_leads_nowhere_is_named(site: ModuleType) -> None:
    with pytest.raises(site.SiteError, match=r"docs/play\.md: the link gone\.md leads nowhere"):
        site.with_links("docs/play.md", "[a](gone.md)", set())


def test_a_page_is_called_by_its_title(site: ModuleType) -> None:
    assert (
        site.with_titles("README.md", "[docs/play.md](docs/play.md#completion)") == "[Playing](docs/play.md#completion)"
    )


def test_a_page_beside_that_is_only_named_is_linked(site: ModuleType) -> None:
    text = "`play.md` and `gone.md`, [`play.md`](play.md)"
    assert site.with_titles("docs/bots.md", text) == "[Playing](play.md) and `gone.md`, [`play.md`](play.md)"


def test_lists_are_as_deep_as_on_a_forge(site: ModuleType) -> None:
    text = "Text:\n- one\n  more\n  1. deep\n\n     far\n- two\n  ```\n  code\n  ```\nlazy\n\nend\n"
    assert site.with_deep_lists(text) == (
        "Text:\n\n-   one\n    more\n    1.  deep\n\n        far\n-   two\n    ```\n    code\n    ```\nlazy\n\nend\n"
    )


# --- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('<h1 id="here"></h1><a href="#here"></a><a href="b.html#there"></a><a href="https://example.org"></a>', []),
        ('<a href="c.html"></a>', ["a.html: c.html leads nowhere"]),
        ('<a href="b.html#gone"></a>', ["a.html: there is no such place as b.html#gone"]),
        ('<img src="gone.png">', ["a.html: gone.png leads nowhere"]),
        ('<script src="https://example.org/x.js"></script>', ["a.html: loads https://example.org/x.js from elsewhere"]),
        ('<link rel="icon" href="data:,">', []),
        ('<link rel="stylesheet" href="//example.org/x.css">', ["a.html: loads //example.org/x.css from elsewhere"]),
    ],
)
def test_every_link_is_followed(site: ModuleType, tmp_path: Path, body: str, found: list[Any]) -> None:
    (tmp_path / "a.html").write_text(body)
    (tmp_path / "b.html").write_text('<p id="there">')
    assert site.faults(tmp_path) == found


def test_letters_from_elsewhere_are_found(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text('@import "https://example.org/f.css"; a { src: url(//example.org/f.woff2) }')
    assert len(site.faults(tmp_path)) == 2
