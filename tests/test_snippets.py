"""Every fenced block of the README and of docs/ is run, or at least read, by a test.

Each block belongs to a language, and each language to a rule of this file: Python runs, commands of ours run on tiny
sizes (`SMALLER` says which), other commands are looked up, data is read. What can only be tried elsewhere, or not at
all, stands in a list with its reason. A block of any other kind fails until somebody says who runs it.
"""

import asyncio
import configparser
import importlib.util
import json
import os
import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from elbowroom import cli
from elbowroom.server.store import Store

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

# Pages whose blocks of a language are run by a test of their own, one after the other, with what they print.
ELSEWHERE = {
    ("README.md", "python"): "tests/test_readme.py",
    ("docs/balance.md", "python"): "tests/lab/test_balance_docs.py",
    ("docs/bot-api.md", "json"): "tests/server/test_documents.py",
    ("docs/bot-api.md", "python"): "tests/test_examples.py",
    ("docs/bots.md", "python"): "tests/bots/test_docs.py",
    ("docs/cluster.md", "python"): "tests/lab/test_crew.py",
    ("docs/export.md", "sql"): "tests/lab/export/test_export.py",
    ("docs/extend.md", "console"): "tests/test_extend_docs.py",
    ("docs/extend.md", "python"): "tests/test_extend_docs.py",
    ("docs/learn.md", "python"): "tests/envs/test_docs.py",
    ("docs/notation.md", "console"): "tests/notation/test_docs.py",
    ("docs/notation.md", "json"): "tests/notation/test_docs.py",
    ("docs/notation.md", "python"): "tests/notation/test_docs.py",
    ("docs/notation.md", "yaml"): "tests/notation/test_docs.py",
}

# Blocks that cannot be run here, by how they begin, and why.
CANNOT = {
    "nginx": "a proxy with the certificate of a public host",
    "text": "what a command above it prints; where it is always the same, the tests of ELSEWHERE compare it",
    "": "a picture of folders, or what a command prints",
}

# Commands that are not run, and why.
NOT_RUN = {
    "elbowroom serve": "waits for people: its options are read here, tests/cli/test_serve.py starts it",
    "elbowroom play": "waits for people: its options are read here, tests/cli/test_play.py starts it",
    "elbowroom board draw": "takes seconds of a core: its options are read here, tests/cli/test_board.py runs it",
    "elbowroom train": "takes a while: options are read here, tests/cli/test_train.py and test_calibrate.py run it",
    "elbowroom ladder": "strong bots take minutes: its matches are read here, tests/cli/test_ladder.py plays some",
    "curl": "needs a server: tests/server/test_documents.py opens the tables of docs/bot-api.md",
    "elbowroom simulate --games 100000": "the like on a cluster is run by tests/lab/test_cluster.py",
    "git": "changes a repository",
    "npm": "`make test` runs it",
    "pip": "needs a package index: scripts/try_wheels installs built wheels",
    "pipx": "needs a package index: scripts/try_wheels starts built wheels by it",
    "ray": "connects several machines: tests/lab/test_cluster.py has such a cluster on one",
    "scripts/try_wheels": "installs from a package index; the workflow `wheels` runs it",
    "sqlite3": "a program of its own; what it copies is a database like any other",
    "uv": "needs a package index: scripts/try_wheels starts built wheels by uvx",
    "uvx": "needs a package index: scripts/try_wheels starts built wheels by it",
}

# What is tiny here and large on a page: options put in place of those written, and texts of programs.
SMALLER = {
    "elbowroom balance": {"--bots": "random", "--games": "4", "--workers": "1"},
    "elbowroom simulate": {"--games": "2", "--workers": "1"},
    "elbowroom export --board": {"--bots": "random,random", "--games": "2"},
}
SMALLER_TEXTS = {
    "docs/boards.md": {"range(1000)": "range(30)", '"greedy"': '"random"'},
    "docs/decisions/0005-words-stay-inside.md": {"100_000": "10"},
}

# Pages whose Python is for the compiled engine.
SLOW = ("docs/coach.md",)  # it looks through a whole game

# What a page takes for granted before its Python begins.
GRANTED = {
    "docs/coach.md": "from tests.golden.test_golden import HERE\npath = HERE / 'base_2_1.json'\n",
    "docs/encoding.md": "from elbowroom import new_game\nstate, seat = new_game('base_2'), 0\n",
    "docs/engine.md": (
        "from elbowroom import Race\n"
        "from elbowroom.engine.errors import NotEnoughTokens\n"
        "from elbowroom.engine.events import Conquered\n"
        "from elbowroom.engine.facts import Item\n"
    ),
}


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str, text: str) -> Iterator[Block]:
    for found in re.finditer(r"^( *)```(\w*)\n(.*?)^\1```", text, re.MULTILINE | re.DOTALL):
        body = re.sub(rf"^{found[1]}", "", found[3], flags=re.MULTILINE)
        yield Block(page, text.count("\n", 0, found.start()) + 1, found[2], body)


def all_blocks() -> list[Block]:
    return [
        block
        for path in PAGES
        for block in blocks_of(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]


BLOCKS = all_blocks()


def here(*languages: str) -> list[Block]:
    """The blocks in these languages that no other test runs."""
    return [block for block in BLOCKS if block.language in languages and (block.page, block.language) not in ELSEWHERE]


# --- nothing is left out ----------------------------------------------------------------------------------------------


def test_every_block_is_somebodys() -> None:
    known = {"python", "sh", "bash", "console", "json", "js", "yaml", "toml", "ini", "sql", *CANNOT}
    assert [f"{block}: who runs {block.language}?" for block in BLOCKS if block.language not in known] == []


@pytest.mark.parametrize("block", here(*CANNOT), ids=str)
def test_no_command_hides_in_a_block_that_is_not_run(block: Block) -> None:
    program = re.compile(
        r"^(?:\$ )?(?:\w+=\S+ )?(?:elbowroom|make|python|pip|pipx|uvx?|npm|curl|git|\.venv/bin/\w+) \S"
    )
    assert [line for line in block.text.splitlines() if program.match(line)] == []


@pytest.mark.parametrize(("page", "test"), [(page, test) for (page, _), test in ELSEWHERE.items()])
def test_the_tests_elsewhere_read_their_page(page: str, test: str) -> None:
    assert Path(page).name in (ROOT / test).read_text(encoding="utf-8")


# --- Python -----------------------------------------------------------------------------------------------------------


PROGRAMS = [
    pytest.param(page, marks=pytest.mark.slow if page in SLOW else ())
    for page in sorted({block.page for block in here("python")})
]


@pytest.mark.parametrize("page", PROGRAMS)
def test_the_programs_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(GRANTED.get(page, "import pytest"), names)
    for block in here("python"):
        if block.page == page:
            text = block.text
            for large, small in SMALLER_TEXTS.get(page, {}).items():
                text = text.replace(large, small)
            exec(compile("\n" * block.line + text, str(ROOT / page), "exec"), names)


# --- commands ---------------------------------------------------------------------------------------------------------


def commands_of(text: str) -> list[str]:
    """The commands of a block, each on one line, without prompts and comments."""
    whole = re.sub(r"\\\n\s*", "", text)
    if whole.startswith("$ "):
        whole = "\n".join(line.removeprefix("$ ") for line in whole.splitlines() if line.startswith("$ "))
    found: list[str] = []
    begun = ""
    for line in whole.splitlines():
        begun = f"{begun} {line}".strip()
        try:
            if shlex.split(begun, comments=True):
                found += begun.split("  #")[0].split(" && ")
        except ValueError:  # a text goes on in the next line
            continue
        begun = ""
    assert not begun
    return [command.strip() for command in found]


COMMANDS = [
    pytest.param(command, id=f"{block}: {command[:60]}")
    for block in here("sh", "bash", "console")
    for command in commands_of(block.text)
]


def begins(command: list[str], known: dict[str, str] | dict[str, dict[str, str]]) -> str:
    """The entry of a list by which a command begins, if there is one."""
    return next((name for name in known if command[: len(name.split())] == name.split()), "")


def smaller(command: list[str]) -> list[str]:
    """A command with the sizes of `SMALLER`."""
    done = list(command)
    for option, value in SMALLER.get(begins(command, SMALLER), {}).items():
        while option in done:
            del done[done.index(option) : done.index(option) + 2]
        done += [option, value]
    return done


def run_ours(command: list[str]) -> None:
    """Run a command of ours, or at least read its options."""
    if begins(command, NOT_RUN):
        options = list(command[1:])
        while cli.CONTENT in options:
            del options[options.index(cli.CONTENT) : options.index(cli.CONTENT) + 2]
        cli.app.parse_args(options, exit_on_error=False, print_error=False)
    else:
        if command[1] == "admin":
            keep_a_database(command)
        assert cli.run(smaller(command)[1:]) == 0


def keep_a_database(command: list[str]) -> None:
    """What an administrator's command works on: the database of a server that has begun, and a backup of it."""

    async def begin() -> None:
        store = Store(os.environ["ELBOWROOM_DATABASE"])
        await store.open()
        await store.close()

    asyncio.run(begin())
    if command[2] == "restore":
        assert cli.run(["admin", "backup", command[3]]) == 0


def look_up_python(arguments: list[str]) -> None:
    """A program that Python would run is there and knows the options."""
    if arguments[0] == "-m":
        assert importlib.util.find_spec(arguments[1]) is not None
        return
    program = ROOT / arguments[0]
    assert program.is_file()
    text = program.read_text(encoding="utf-8")
    assert [option for option in arguments[1:] if option.startswith("--") and f'"{option}"' not in text] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_can_be_given(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    prepare(tmp_path, monkeypatch)
    words = [word for word in shlex.split(command, comments=True) if not re.match(r"[A-Z_]+=", word)]
    if ">" in words:
        words = words[: words.index(">")]
    words[0] = words[0].removeprefix(".venv/bin/")
    if words[0] == "elbowroom":
        run_ours(words)
    elif words[0] == "make":
        assert re.search(rf"^{re.escape(words[1])}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    elif words[0] in ("python", "python3"):
        look_up_python(words[1:])
    elif words[0] == "cd":
        assert (ROOT / words[1]).is_dir()
    else:
        assert begins(words, NOT_RUN), f"who tries {command}?"


# What stands for something in a command that is named within a sentence or a table.
STANDS_FOR = {"N": "3", "REPORT": "1", "SHELL": "bash", "race|power|board": "race"}
# What is named without all that it needs, or is no command.
ONLY_NAMED = {
    "elbowroom board draw",
    "elbowroom completion",
    "elbowroom ladder --docs",
    "elbowroom record 1",  # the first words of a file
    "elbowroom table 1",
}


def named_in(text: str) -> Iterator[str]:
    """The commands of ours that a page names outside its blocks."""
    for found in re.finditer(r"`(elbowroom [^`\n]+)`", re.sub(r"^( *)```.*?^\1```", "", text, flags=re.M | re.S)):
        yield found[1].replace("\\|", "|")


NAMED = sorted({command for path in PAGES for command in named_in(path.read_text(encoding="utf-8"))} - ONLY_NAMED)


@pytest.mark.parametrize("command", NAMED)
def test_a_command_that_is_named_is_understood(command: str) -> None:
    words = shlex.split(re.split(" >>? ", command)[0])[1:]
    words = [STANDS_FOR.get(word, word.removesuffix("…")) for word in words]
    while cli.CONTENT in words:
        del words[words.index(cli.CONTENT) : words.index(cli.CONTENT) + 2]
    cli.app.parse_args(words, exit_on_error=False, print_error=False)


def test_what_is_only_named_is_still_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in PAGES)
    assert [command for command in ONLY_NAMED if f"`{command}`" not in text] == []


def prepare(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What commands of the pages speak of: a bot of one's own, tiles, boards, a game, the tables of a server."""
    game = ROOT / "tests" / "golden" / "base_2_1.json"
    (folder / "records").mkdir()
    for copy in (folder / "game.json", folder / "records" / "first.json"):
        shutil.copy(game, copy)
    monkeypatch.setenv("ELBOWROOM_DATABASE", f"sqlite:///{folder / 'games.sqlite'}")
    (bot,) = [block.text for block in BLOCKS if block.page == "docs/bots.md" and "class Grabber" in block.text]
    (folder / "grabber.py").write_text(bot, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    (folder / "bees.py").write_text((ROOT / "examples" / "wandering.py").read_text(encoding="utf-8"), encoding="utf-8")
    board = json.loads((ROOT / "src/elbowroom/content/base/boards/base_2.json").read_text(encoding="utf-8"))
    (folder / "my_board.json").write_text(json.dumps(board | {"key": "my_board"}), encoding="utf-8")


# --- data -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", here("json", "js", "yaml", "toml", "ini"), ids=str)
def test_data_can_be_read(block: Block) -> None:
    if block.language == "json":
        json.loads(block.text)
    elif block.language == "js":  # JSON with something left out
        decoder = json.JSONDecoder()
        text = re.sub(r",?\s*…", "", block.text).strip()
        while text:
            _, end = decoder.raw_decode(text)
            text = text[end:].strip()
    elif block.language == "yaml":
        assert list(yaml.safe_load_all(block.text))
    elif block.language == "toml":
        assert tomllib.loads(block.text)
    else:
        settings = configparser.ConfigParser()
        settings.read_string(block.text)
        for section in settings.values():
            if started := section.get("ExecStart"):
                run_ours(["elbowroom", *shlex.split(started)[1:]])
