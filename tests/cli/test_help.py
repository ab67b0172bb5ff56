"""What the command line says about itself: help, wrong use, completion."""

import re
import shutil
import subprocess
import sys

import pytest

from elbowroom import cli

# Every command that does something.
COMMANDS = [
    *(name for name in cli.COMMANDS if name not in ("board", "new", "content", "rules")),
    *("board check", "board draw", "new race", "new power", "new board", "content check"),
    *("rules show", "rules coverage"),
]


@pytest.mark.parametrize("command", ["", *cli.COMMANDS, *COMMANDS])
def test_help_shows_no_empty_defaults_and_no_option_for_an_argument(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert cli.run([*command.split(), "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Usage: elbowroom {command}".rstrip())
    assert not re.search(r"\[default: (?:\(\)|\"\"|False|None|\.)\]", out)
    assert not re.search(r"(?:FILE|NAME) --\w", out)


def test_help_shows_defaults_that_say_something(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "--help"]) == 0
    out = capsys.readouterr().out
    assert "[default: 1000]" in out
    assert "[default: 0]" in out


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("replay", "FILE is missing: elbowroom replay FILE\nFILE is a saved game, such as game.json."),
        ("board draw", "FILE is missing: elbowroom board draw FILE\nFILE is a board file, or the name of a board"),
        ("new race", "NAME is missing: elbowroom new race NAME\nNAME is what players shall read"),
        ("completion", "SHELL is missing: elbowroom completion SHELL\nSHELL is one of bash, zsh, fish"),
    ],
)
def test_an_argument_that_is_missing_is_named(command: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(command.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"error: {message}")
    assert said.endswith(f"\nTry `elbowroom {command} --help`.\n")


def test_words_too_many_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "a", "b"]) == 2
    assert capsys.readouterr().err == "error: nothing is expected where 'a b' stands\nTry `elbowroom play --help`.\n"


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ("dance", ""),
        ("--colour", ""),
        ("simulate --colour", "simulate"),
        ("simulate --games many", "simulate"),
        ("play --seed", "play"),
        ("balance now", "balance"),
        ("rules sing", "rules"),
        ("board draw base_2 --seed x", "board draw"),
        ("completion tcsh", "completion"),
    ],
)
def test_wrong_use_points_to_the_help_of_the_command(
    arguments: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(arguments.split()) == 2
    assert capsys.readouterr().err.endswith(f"\nTry `{' '.join(['elbowroom', *command.split()])} --help`.\n")


COMPLETE = """
eval "$1"; shift
COMP_WORDS=(elbowroom "$@" "")
COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
_elbowroom
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_completes_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["completion", "bash"]) == 0
    script = capsys.readouterr().out

    def completed(*words: str) -> set[str]:
        command = ["bash", "-c", COMPLETE, "bash", script, *words]
        return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())

    assert completed() >= set(cli.COMMANDS)
    assert completed("rules") >= {"show", "coverage"}
    assert completed("completion") >= {"bash", "zsh", "fish"}


@pytest.mark.parametrize("shell", ["zsh", "fish", "powershell"])
def test_other_shells_get_a_script_too(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["completion", shell]) == 0
    out = capsys.readouterr().out
    assert "simulate" in out
    assert "--workers" in out


def test_help_is_shown_without_loading_the_game() -> None:
    program = (
        "import sys\n"
        "from elbowroom import cli\n"
        "assert cli.run(['--help']) == 0\n"
        "print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert not loaded & {"markdown_it", "yaml", "sqlalchemy", "starlette", "uvicorn"}
    assert not loaded & {"elbowroom.content.loader", "elbowroom.lab", "elbowroom.notation", "elbowroom.server"}
