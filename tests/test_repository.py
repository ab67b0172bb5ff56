"""What must hold for the repository as a whole."""

import io
import re
import shutil
import subprocess
import sysconfig
import tokenize
import tomllib
from functools import cache
from pathlib import Path

import pytest

import elbowroom
from elbowroom.content.catalog import known_markers, known_tiles
from elbowroom.engine.actions import EVERYBODY, LOWER
from elbowroom.engine.board import SYMBOLS
from elbowroom.server.settings import EXTRAS
from tests.printed import printed_verbs

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "elbowroom" / "engine"
CONTENT = ROOT / "src" / "elbowroom" / "content"

# Powers named after a thing that every board has: the engine knows the thing, not the power.
ALSO_ON_THE_BOARD = {
    "forest": "a terrain",
    "hill": "a terrain",
    "swamp": "a terrain",
    "magic": "a symbol of a region",
    "mystic": "a terrain, Mystic Crystal",
}


def content_names() -> list[str]:
    """The ids of all tiles: the modules and packages in the folders of races, powers and sites of each box."""
    names = {
        path.stem
        for kind in ("races", "powers", "relics", "places")
        for folder in CONTENT.glob(f"*/{kind}")
        for path in folder.iterdir()
        if not path.stem.startswith(("_", "."))
    }
    return sorted(names - ALSO_ON_THE_BOARD.keys())


def engine_files() -> list[Path]:
    return sorted(ENGINE.rglob("*.py"))


def words_of(source: str) -> str:
    """Names, strings and comments of a Python file as lower-case words, one line for each token."""
    kinds = {tokenize.NAME, tokenize.STRING, tokenize.COMMENT}
    # The pieces of an f-string are tokens of their own since Python 3.12.
    kinds |= {number for name, number in vars(tokenize).items() if name == "FSTRING_MIDDLE"}
    lines = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in kinds:
            spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", token.string)
            lines.append(f"{token.start[0]}: " + " ".join(re.findall(r"[a-z0-9]+", spaced.lower())))
    return "\n".join(lines)


def named_in(source: str, names: list[str]) -> list[str]:
    """The names of content that occur in a source, singular or plural, with or without a gap between their words."""
    words = words_of(source)
    found = []
    for name in names:
        stem = name.removesuffix("s").replace("_", " ?")
        for line in re.findall(rf"^(\d+):.*\b{stem}s?\b", words, re.MULTILINE):
            found.append(f"line {line}: {name}")
    return found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("class DragonMaster: ...", ["line 1: dragon_master"]),
        ("x = 1\ny = 'BASE-R-GHOULS-1'", ["line 2: ghouls"]),
        ("is_ghoul = True", ["line 1: ghouls"]),
        ("# as for Dragonmasters", ["line 1: dragon_master"]),
        ("ghoulish = 'dragon'", []),
    ],
)
def test_named_in_finds_names(source: str, found: list[str]) -> None:
    assert named_in(source, ["dragon_master", "ghouls"]) == found


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_engine_names_no_race_and_no_power(path: Path) -> None:
    assert named_in(path.read_text(encoding="utf-8"), content_names()) == []


def test_the_base_box_is_looked_through() -> None:
    folders = {path.name for path in (CONTENT / "base").iterdir()} if (CONTENT / "base").is_dir() else set()
    if not {"races", "powers"} <= folders:
        pytest.skip("the base box is not there yet")
    assert len(content_names()) + len(ALSO_ON_THE_BOARD) >= 14 + 20


@cache
def repository_files() -> list[Path]:
    """What is, or could be, under version control; without git everything but what is built or hidden."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        skipped = {"build", "dist", "__pycache__"}
        paths = [
            path
            for path in ROOT.rglob("*")
            if not any(part in skipped or part.startswith(".") for part in path.relative_to(ROOT).parts)
        ]
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def test_no_file_has_a_path_of_somebodys_machine() -> None:
    local = re.compile(rb"(?<![\w.$~-])/(?:root|home|Users|work|tmp|opt)/[\w.-]")
    found = [
        f"{path.relative_to(ROOT)}: {match[0].decode()}"
        for path in repository_files()
        if path != Path(__file__).resolve()
        for match in local.finditer(path.read_bytes())
    ]
    assert found == []


def test_no_compiled_file_is_kept() -> None:
    assert [path for path in repository_files() if path.suffix in {".so", ".pyd", ".pyc"}] == []


@pytest.mark.parametrize("name", ["runtime", "all", "dev", "docs", "training", "versus"])
def test_lock_files_have_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    requirements = re.split(r"\n(?=\S)", text)
    pinned = [entry for entry in requirements if not entry.startswith("#")]
    assert pinned
    for entry in pinned:
        assert re.match(r"[a-z0-9-]+==[\w.]+", entry), entry
        assert "--hash=sha256:" in entry
    assert not re.search(r"://|--(?:extra-)?index|--find-links|\bfile:|\.whl|\.tar", text)


def test_locks_agree_on_versions() -> None:
    versions: dict[str, dict[str, set[str]]] = {}  # by lock and package; some packages have one for each Python
    for name in ("dev", "runtime", "all"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        for package, version in re.findall(r"^([a-z0-9-]+)==([\w.]+)", text, re.MULTILINE):
            versions.setdefault(name, {}).setdefault(package, set()).add(version)
    for name in ("runtime", "all"):
        assert {package: found for package, found in versions[name].items() if found != versions["dev"][package]} == {}


# Extras for people who learn or measure. They are large, and nobody who plays or serves needs them: not in `all`.
LARGE = {
    "cluster": {"ray"},
    "export": {"pyarrow"},
    "envs": {"numpy", "gymnasium", "pettingzoo"},
    "openspiel": {"elbowroom", "open_spiel"},
    "neural": {"numpy", "onnxruntime"},
    "train": {"elbowroom", "onnx", "torch"},
}


def test_what_few_need_are_extras() -> None:
    light = {**{name: {package} for name, package in EXTRAS.items()}, "ladder": {"openskill"}}
    light["people"] = {"webauthn", "openskill"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {
        name: {re.split(r"[^\w-]", text)[0] for text in texts}
        for name, texts in project["optional-dependencies"].items()
        if name != "all"
    }
    assert extras == light | LARGE
    assert project["optional-dependencies"]["all"] == [f"elbowroom[{','.join(light)}]"]
    large = {package.replace("_", "-") for packages in LARGE.values() for package in packages}
    large -= {"elbowroom", "onnx", "torch"}  # of what trains a net, requirements/training.txt has all but PyTorch
    for name, has_light, has_large in (("runtime", False, False), ("all", True, False), ("dev", True, True)):
        locked = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        for package in set().union(*light.values()):
            assert (f"\n{package}==" in locked) is has_light, package
        for package in large:
            assert (f"\n{package}==" in locked) is has_large, package


def read_page(name: str) -> str:
    path = ROOT / name
    if not path.exists():
        pytest.skip(f"{name} is not there yet")
    return path.read_text(encoding="utf-8")


def test_the_changelog_has_a_section() -> None:
    assert re.search(r"^## \[?(?:Unreleased|\d+\.\d+\.\d+)", read_page("CHANGELOG.md"), re.MULTILINE)


def test_the_readme_says_how_to_start() -> None:
    text = read_page("README.md")
    assert "make play" in text
    assert "make test" in text


def test_commands_of_contributing_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ("CONTRIBUTING.md", "README.md"):
        named = set(re.findall(r"\bmake ([a-z]+)`", read_page(page)))
        assert named <= targets, page


# --- layers ---------------------------------------------------------------------------------------------------------


def lint_imports(tmp_path: Path, module: str, planted: str) -> str:
    """What import-linter says about a copy of the sources with an import planted in one of its modules."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    with (tmp_path / "src" / "elbowroom" / module).open("a", encoding="utf-8") as file:
        file.write(f"\n{planted}\n")
    program = Path(sysconfig.get_path("scripts")) / "lint-imports"
    options = ["--no-cache", "--config", str(ROOT / "pyproject.toml")]
    done = subprocess.run([program, *options], cwd=tmp_path / "src", capture_output=True, text=True)
    assert done.returncode == ("BROKEN" in done.stdout), done.stdout + done.stderr
    return done.stdout


def test_the_layers_are_kept(tmp_path: Path) -> None:
    assert "0 broken" in lint_imports(tmp_path, "engine/__init__.py", "")


@pytest.mark.parametrize(
    ("module", "imported", "contract"),
    [
        ("content/sky/races/drakons.py", "elbowroom.content.base.races.orcs", "Boxes do not know each other"),
        ("content/base/races/orcs.py", "elbowroom.content.underground.races.mummies", "Boxes do not know each other"),
        ("content/underground/races/mummies.py", "elbowroom.content.sky.races.drakons", "Boxes do not know each other"),
        ("engine/turn.py", "elbowroom.content.catalog", "Layers"),
        ("table/match.py", "elbowroom.server.wire", "Layers"),
        ("lab/game.py", "elbowroom.rulebook", "Only the command line and the server read the rulebook"),
    ],
)
def test_an_import_across_the_layers_is_found(tmp_path: Path, module: str, imported: str, contract: str) -> None:
    assert f"{contract} BROKEN" in lint_imports(tmp_path, module, f"import {imported}")


def test_every_layer_and_every_box_is_listed() -> None:
    linted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers, boxes = (
        {name.strip() for line in contract["layers"] for name in line.split("|")}
        for contract in linted
        if contract["type"] == "layers"
    )
    assert layers == {path.parent.name for path in CONTENT.parent.glob("*/__init__.py")}
    assert boxes == {path.parent.name for path in CONTENT.glob("*/races")}


# Words that are verbs of tiles and something else as well.
AMBIGUOUS = {"leave", "roll"} | set(SYMBOLS)
NUMBERED = "encoding/numbering.py"  # every verb has a number there that never changes


def test_verbs_of_tiles_are_named_in_their_boxes_only() -> None:
    """What a screen does with a verb it learns from its declaration, so that one of somebody's own is shown like it."""
    verbs = set(printed_verbs()) - {*EVERYBODY, LOWER.verb, *AMBIGUOUS, *known_tiles(), *known_markers()}
    assert len(verbs) > 20
    named = re.compile(rf"""["'`](?:{"|".join(sorted(verbs))})["'` ]""")
    package = ROOT / "src" / "elbowroom"
    layers = [path for path in package.iterdir() if path.is_dir() and path.name not in ("content", "__pycache__")]
    files = [
        *(file for layer in layers for file in layer.rglob("*.py") if not file.match(NUMBERED)),
        *(file for kind in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")),
    ]
    found = [file.relative_to(ROOT).as_posix() for file in files if named.search(file.read_text(encoding="utf-8"))]
    assert found == []


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {elbowroom.__version__}\n" in citation
