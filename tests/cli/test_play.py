"""`elbowroom play` as a user meets it: whole games, files, wrong use, a real terminal."""

import codecs
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from elbowroom import cli
from elbowroom.cli.terminal.saving import read_record, write_record
from elbowroom.cli.terminal.seating import cast_of
from elbowroom.content.setup import Setup
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import Game
from tests.cli.terminal.scripted import people, random_lines

COMMAND = [sys.executable, "-c", "from elbowroom.cli import main; main()"]


def elbowroom(arguments: list[str], lines: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real command with lines typed into it."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", **environment},
    )


def typed(table: Game, seed: int) -> list[str]:
    """What somebody types who chooses any option until the game is over; the table is played on."""
    lines: list[str] = []
    cast = people(int(table.state.rules.players))
    for line in random_lines(table, cast, seed):
        from elbowroom.cli.terminal.commands import understand

        actions = understand(line, table.view(int(table.state.decider)))
        assert isinstance(actions, list)
        lines.append(line)
        table.play(actions[0])
    return lines


def test_a_hot_seat_game_is_played_saved_resumed_and_finished(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = typed(Game.open(Setup("base_2"), 7, 0), seed=1)
    half = len(lines) // 2
    options = ["--players", "human,human", "--seed", "7", "--first", "1"]
    first = elbowroom(["play", *options, "--save", str(file)], lines[:half])
    assert (first.returncode, first.stderr) == (0, "")
    assert f"elbowroom play --resume {file}" in first.stdout
    saved = read_record(file)
    assert len(saved.actions) == half
    assert saved.players == ["Anna", "Ben"]

    rest = typed(Game.resume(saved, 11), seed=2)
    second = elbowroom(["play", "--resume", str(file), "--save", str(file), "--seed", "11"], ["undo", *rest])
    assert (second.returncode, second.stderr) == (0, "")
    assert "wins with" in second.stdout or "share the victory" in second.stdout
    assert f"elbowroom replay {file}" in second.stdout
    finished = read_record(file)
    assert finished.result is not None
    assert finished.actions[:half] == saved.actions
    state = Game.resume(finished).state
    assert [state.coins(seat) for seat in (0, 1)] == finished.result.coins

    third = elbowroom(["play", "--resume", str(file)], [])
    assert third.returncode == 0
    assert "the game is over" in third.stdout


def test_a_whole_game_of_underground_is_typed_into_the_real_command(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = typed(Game.open(Setup("underground_3"), 12, 0), seed=4)
    options = ["--board", "underground_3", "--players", "human,human,human", "--seed", "12", "--first", "1"]
    result = elbowroom(["play", *options, "--save", str(file)], lines)
    assert (result.returncode, result.stderr) == (0, "")
    assert "✗" not in result.stdout
    assert "wins with" in result.stdout or "share the victory" in result.stdout
    assert len(read_record(file).actions) == len(lines)


def test_a_whole_game_under_the_sky_is_typed_into_the_real_command(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = typed(Game.open(Setup("base_2+sky_3"), 12, 0), seed=4)
    options = ["--board", "base_2+sky_3", "--players", "human,human,human", "--seed", "12", "--first", "1"]
    result = elbowroom(["play", *options, "--save", str(file)], lines, COLUMNS="120")
    assert (result.returncode, result.stderr) == (0, "")
    assert "✗" not in result.stdout
    assert "wins with" in result.stdout or "share the victory" in result.stdout
    assert len(read_record(file).actions) == len(lines)
    told = elbowroom(["replay", str(file), "--all", "--picture"], [], COLUMNS="120")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Beanstalk" in told.stdout


def test_a_whole_mixed_game_is_typed_into_the_real_command(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    boxes = ("base", "underground", "sky")
    lines = typed(Game.open(Setup("base_2+sky_2", boxes=boxes, sites=True, without=["ghouls", "stout"]), 3, 0), seed=4)
    options = ["--board", "base_2+sky_2", "--players", "human,human,human", "--seed", "3", "--first", "1"]
    options += ["--box", "sky,underground,base", "--sites", "--without", "ghouls", "--without", "stout"]
    result = elbowroom(["play", *options, "--save", str(file)], lines)
    assert (result.returncode, result.stderr) == (0, "")
    assert "✗" not in result.stdout
    assert "wins with" in result.stdout or "share the victory" in result.stdout
    rules = Game.resume(read_record(file)).state.rules
    keys = {tile.key for tile in rules.tiles()}
    assert {"orcs", "ogres", "khans", "altar_of_souls"} <= keys
    assert not {"ghouls", "stout", "flames"} & keys
    assert rules.monsters == 4


def test_the_end_of_input_leaves_politely() -> None:
    result = elbowroom(["play", "--seed", "1"], [])
    assert (result.returncode, result.stderr) == (0, "")
    assert "Goodbye! The game was not saved" in result.stdout


@pytest.mark.parametrize("board", ["base_3", "underground_3", "base_2+sky_2"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_no_line_is_wider_than_the_terminal(width: int, board: str) -> None:
    lines = typed(Game.open(Setup(board), 5, 0), seed=3)[:40]
    extra = [command for line in lines for command in (line, "why 7")]
    extra += ["help", "log", "regions", "column", "score", "sites"]
    result = elbowroom(
        ["play", "--board", board, "--players", "human,human,human", "--seed", "5", "--first", "1"],
        extra,
        COLUMNS=str(width),
    )
    assert result.returncode == 0
    for line in result.stdout.splitlines():
        shown = line.rpartition("› ")[2]  # typed lines are not echoed, so an answer stands behind the prompt
        assert cell_len(shown) <= width, line


def test_no_colour_means_no_colour() -> None:
    coloured = elbowroom(["play", "--seed", "4"], ["0"], FORCE_COLOR="1", TERM="xterm-256color")
    plain = elbowroom(["play", "--seed", "4"], ["0"], FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    piped = elbowroom(["play", "--seed", "4"], ["0"])
    assert "\x1b[38;5;" in coloured.stdout or ";38;" in coloured.stdout
    assert "48;" in coloured.stdout
    assert "38;" not in plain.stdout
    assert "48;" not in plain.stdout
    assert "\x1b" not in piped.stdout


def test_a_terminal_without_the_signs_and_bytes_without_meaning_do_no_harm() -> None:
    result = subprocess.run(
        [*COMMAND, "play", "--seed", "4"],
        input=b"\xff\xfe\n0\n\x00\nsave \x00\n",
        capture_output=True,
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert result.returncode == 0
    assert result.stderr == b""
    assert b"Choose a region to conquer" in result.stdout


def test_names_house_rules_and_the_first_seat_reach_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["--players", "human, greedy,random", "--names", "Zoe,Ben", "--first", "1", "--open-scores"]
    result = elbowroom(["play", *arguments, "--own-tokens-defend", "--save", str(file)], [])
    assert result.returncode == 0
    record = read_record(file)
    assert record.board == "base_3"
    assert record.players == ["Zoe", "Ben (greedy)", "Random (random)"]
    assert record.setup.first == 1
    assert record.switches == {"openScores": True, "ownTokensDefend": True}
    assert "■ Ben  5 ¢" in result.stdout


def test_house_rules_of_the_box_reach_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    rules = ["--rule", "flamesEntry=edge", "--rule", "vampirePerOpponent=False", "--rule", "openScores"]
    result = elbowroom(["play", "--board", "underground_3", *rules, "--own-tokens-defend", "--save", str(file)], [])
    assert (result.returncode, result.stderr) == (0, "")
    record = read_record(file)
    assert record.board == "underground_3"
    assert record.switches == {
        "flamesEntry": "edge",
        "vampirePerOpponent": False,
        "openScores": True,
        "ownTokensDefend": True,
    }


def test_house_rules_of_every_box_that_is_mixed_in_reach_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    rules = ["--rule", "boltsAnywhere", "--rule", "vampirePerOpponent=false"]
    result = elbowroom(["play", "--box", "base,underground,sky", *rules, "--save", str(file)], [])
    assert (result.returncode, result.stderr) == (0, "")
    record = read_record(file)
    assert record.board == "base_2"
    assert record.switches == {"boltsAnywhere": True, "vampirePerOpponent": False}


def test_six_players_sit_under_the_sky(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = elbowroom(["play", "--players", "human" + ",random" * 5, "--seed", "4", "--save", str(file)], [])
    assert (result.returncode, result.stderr) == (0, "")
    assert read_record(file).board == "base_5+sky_2"


def test_a_resumed_bot_plays_on_and_can_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cast = cast_of(["human", "greedy"], ["Anna", "Ben"])
    table = Game.open(Setup("base_2"), 3, 1, cast.written())
    write_record(table.record(), file)
    resumed = elbowroom(["play", "--resume", str(file)], [])
    assert "■ Ben picks" in resumed.stdout
    other = elbowroom(["play", "--resume", str(file), "--players", "human,human"], ["0"])
    assert "■ Ben ›" in other.stdout
    assert read_record(file).actions == []  # without --save nothing is written


# --- wrong use --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--board", "atlantis"], "there is no board 'atlantis'; known are base_2"),
        (["--players", "human"], "there is no board for 1 players"),
        (["--players", "human,human", "--board", "base_3"], "base_3 is for 3 players, --players names 2"),
        (["--players", "human,sally"], "there is no bot 'sally'"),
        (["--players", "human,no.module:Bot"], "bot 'no.module:Bot'"),
        (["--players", "human,"], "there is no bot ''"),
        (["--names", "Anna,Anna"], "two players are called Anna"),
        (["--names", "a,b,c"], "3 names are given for 2 players"),
        (["--first", "3"], "--first is a seat from 1 to 2, not 3"),
        (["--first", "0"], "--first is a seat from 1 to 2, not 0"),
        (["--seed", "-1"], "--seed is a number from 0"),
        (["--seed", str(2**64)], "--seed is a number from 0"),
        (["--seed", "x"], "seed"),
        (["--save", "no/such/folder/game.json"], "there is no folder no/such/folder"),
        (["--save", "."], "exists already"),
        (["--resume", "no.json"], "no.json: No such file or directory"),
        (["--resume", "."], "Is a directory"),
        (["--resume", "no.json", "--board", "base_2"], "--board cannot be changed in a saved game"),
        (["--resume", "no.json", "--names", "x"], "--names cannot be changed in a saved game"),
        (["--resume", "no.json", "--first", "1"], "--first cannot be changed in a saved game"),
        (["--resume", "no.json", "--open-scores"], "house rules cannot be changed in a saved game"),
        (["--resume", "no.json", "--rule", "flamesEntry=edge"], "house rules cannot be changed in a saved game"),
        (["--rule", "flamesEntry=edge"], "'flamesEntry' is no house rule of this game; known are conversionNeedsToken"),
        (["--board", "underground_3", "--rule", "flamesEntry=sky"], "'flamesEntry' is edge, volcano or both"),
        (["--board", "underground_3", "--rule", "flamesEntry"], "'flamesEntry' is edge, volcano or both, not True"),
        (["--board", "underground_3", "--rule", "vampirePerOpponent=maybe"], "is true or false, not 'maybe'"),
        (["--board", "underground_3", "--rule", "openScores", "--rule", "openScores"], "openScores is given twice"),
        (["--board", "underground_6"], "there is no board 'underground_6'"),
        (["--board", "base_2+sky_4"], "there is no board 'base_2+sky_4'"),
        (["--board", "underground_3+sky_2"], "there is no board 'underground_3+sky_2'"),
        (["--board", "base_2+sky_2", "--players", "human,greedy"], "base_2+sky_2 is for 3 players, --players names 2"),
        (["--players", "human," * 6 + "human"], "there is no board for 7 players"),
        (["--board", "base_2+sky_2", "--box", "sky"], "3 players need at least 10 races, 7 are left — MIX-1.4"),
        (["--box", "moon"], "there is no box 'moon'; known are base, underground, sky"),
        (["--box", "base,"], "there is no box ''"),
        (["--box", "base", "--box", "base"], "--box base is given twice"),
        (["--without", "ghouls,ghouls"], "--without ghouls is given twice"),
        (["--without", "drakons"], "'drakons' cannot be left out: there is no such race, power or site"),
        (["--board", "underground_2", "--sites"], "underground_2 has Relics and Places anyway"),
        (["--rule", "boltsAnywhere"], "'boltsAnywhere' is no house rule of this game"),
        (["--box", "base,sky", "--rule", "boltsAnywhere=edge"], "'boltsAnywhere' is false or true, not 'edge'"),
        (["--resume", "no.json", "--box", "sky"], "what is mixed cannot be changed in a saved game"),
        (["--resume", "no.json", "--sites"], "what is mixed cannot be changed in a saved game"),
        (["--resume", "no.json", "--without", "orcs"], "what is mixed cannot be changed in a saved game"),
        (["--dance"], "--dance"),
    ],
)
def test_wrong_use_is_one_message_and_status_2(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["play", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("error: ")
    assert message in captured.err
    assert captured.out == ""


def broken_records() -> Iterator[tuple[str, str]]:
    """Texts that are nearly records, with what is wrong with them."""
    good = Game.open(Setup("base_2"), 1, 0).record()
    yield "not json", "this is no game record"
    yield good.to_json()[:-20], "this is no game record"
    yield good.to_json().replace("record 1", "record 9"), "'elbowroom record 9'"
    yield good.to_json().replace("base_2", "base_9"), "'base_9'"
    yield good.to_json().replace('"first": 1', '"first": 7'), "7"
    yield good.to_json().replace("orcs", "goblins"), "'goblins' is not among the tiles"
    yield changed(good, actions=["pick 9"]), "action 1 'pick 9'"
    yield changed(good, actions=["pick 0", "conquer 13"]), "action 2 'conquer 13': "
    yield changed(good, chance=[2]), "left over"
    yield changed(good, players=["Anna"]), "base_2 has 2 seats"


def changed(record: GameRecord, **fields: object) -> str:
    copy = Game.resume(record, 1).record()
    for name, value in fields.items():
        setattr(copy, name, value)
    return copy.to_json()


BROKEN = list(broken_records())


@pytest.mark.parametrize("command", ["play", "replay"])
@pytest.mark.parametrize(("text", "message"), BROKEN, ids=range(len(BROKEN)))
def test_broken_records_are_refused_with_the_file_and_the_reason(
    command: str, text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    assert cli.run(["play", "--resume", str(file)] if command == "play" else ["replay", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"error: {file}: ")
    assert message in captured.err
    assert file.read_text() == text


def test_a_save_file_that_exists_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    assert cli.run(["play", "--save", str(file)]) == 2
    assert f"{file} exists already; go on with it by --resume" in capsys.readouterr().err
    assert file.read_text() == "mine"


def test_resumed_players_must_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    write_record(Game.open(Setup("base_2"), 1).record(), file)
    assert cli.run(["play", "--resume", str(file), "--players", "human,human,human"]) == 2
    assert "this game has 2 players, --players names 3" in capsys.readouterr().err
    assert cli.run(["play", "--resume", str(file), "--players", "human,sally"]) == 2
    assert "there is no bot 'sally'" in capsys.readouterr().err


def test_a_record_cannot_make_the_game_import_a_module(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    write_record(Game.open(Setup("base_2"), 1, 0, ["Anna", "Ben (antigravity:Bot)"]).record(), file)
    assert cli.run(["play", "--resume", str(file)]) == 2
    assert "'antigravity:Bot' is no built-in bot; say who plays on with --players" in capsys.readouterr().err
    assert "antigravity" not in sys.modules


# --- a real terminal --------------------------------------------------------------------------------------------------


def _notice_interrupts() -> None:
    """A terminal program notices Ctrl+C, even if these tests run in the background, where shells have it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what these tests leave unfinished."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


class Terminal:
    """A process that believes a person sits before it."""

    def __init__(self, arguments: list[str]) -> None:
        self.end, child = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=child,
            stdout=child,
            stderr=child,
            env=environment,
            start_new_session=True,
            preexec_fn=_notice_interrupts,
        )
        os.close(child)
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.read = 0  # characters that have been waited for

    def wait_for(self, text: str) -> None:
        """Read until a text appears."""
        end = time.monotonic() + 30
        while text not in self.text[self.read :]:
            assert time.monotonic() < end, f"{text!r} did not appear in {self.text[-2000:]!r}"
            if select.select([self.end], [], [], 0.5)[0]:
                try:
                    self.text += self.decoder.decode(os.read(self.end, 65536))
                except OSError:
                    raise AssertionError(f"the program ended: {self.text[-2000:]!r}") from None
        self.read = self.text.index(text, self.read) + len(text)

    def type(self, line: str) -> None:
        os.write(self.end, line.encode())

    def leave(self) -> int:
        return self.process.wait(timeout=300)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


def test_a_terminal_is_asked_a_few_questions_and_enter_answers_them() -> None:
    with Terminal(["play", "--seed", "5", "--first", "1"]) as terminal:
        terminal.wait_for("Which game: 1 Small World, 2 Small World Underground, 3 Sky Islands? [1]: ")
        terminal.type("\r")
        terminal.wait_for("How many players, 2 to 5? [2]: ")
        terminal.type("seven\r")
        terminal.wait_for("type a number from 2 to 5")
        terminal.type("\r")
        terminal.wait_for("Mix in races and powers of another box: underground, sky, all, none? [none]: ")
        terminal.type("\r")
        terminal.wait_for("player 1 [Anna]: ")
        terminal.type("Zoe\r")
        terminal.wait_for("player 2 [normal]: ")
        terminal.type("Zoe\r")
        terminal.wait_for("two players are called Zoe")
        terminal.type("\r")
        terminal.wait_for("Pick a race and power")
        terminal.wait_for("Zoe › ")
        terminal.type("0\r")
        terminal.wait_for("Choose a region to conquer")
        terminal.wait_for("Zoe › ")
        terminal.process.send_signal(signal.SIGINT)
        terminal.type("\r")  # should the signal come before the line editor listens, any key makes it notice
        terminal.wait_for("Goodbye! The game is kept: ")
        assert terminal.leave() == 130


def test_a_game_that_was_left_is_kept_offered_and_finished_with(data_folder: Path) -> None:
    with Terminal(["play", "--seed", "5", "--first", "1", "--players", "human,random"]) as terminal:
        terminal.wait_for("Anna › ")
        terminal.type("0\r")
        terminal.wait_for("Choose a region to conquer")
        terminal.wait_for("Anna › ")
        terminal.type("quit\r")
        terminal.wait_for("Save the game first? A file name, or just Enter to keep it for the next time: ")
        terminal.type("\r")
        terminal.wait_for("elbowroom play --resume ")
        assert terminal.leave() == 0
    (kept,) = data_folder.glob("elbowroom/unfinished/*.json")
    assert read_record(kept).actions == ["pick 0"]
    with Terminal(["play"]) as terminal:
        terminal.wait_for("You left without saving:")
        terminal.wait_for("  base_2, Anna, Random (random), actions: 1")
        terminal.wait_for("Its number, or Enter for a new game: ")
        terminal.type("2\r")
        terminal.wait_for("type a number from 1 to 1, or nothing")
        terminal.type("1\r")
        terminal.wait_for("Choose a region to conquer")
        terminal.wait_for("Anna › ")
        terminal.type("stop\r")
        terminal.wait_for("Anna › ")
        terminal.type("\x04")  # the end of the input
        terminal.wait_for("Goodbye! The game is kept: ")
        assert terminal.leave() == 0
    assert [path.name for path in data_folder.glob("elbowroom/unfinished/*")] == [kept.name]
    assert read_record(kept).actions[:2] == ["pick 0", "stop"]
    with Terminal(["play"]) as terminal:
        terminal.wait_for("Its number, or Enter for a new game: ")
        terminal.type("\r")
        terminal.wait_for("Which game: ")
        terminal.process.send_signal(signal.SIGINT)
        terminal.type("\r")
        terminal.wait_for("Goodbye!")
        assert terminal.leave() == 0
    with Terminal(["play", "--seed", "5"]) as terminal:  # who says what to play is not asked
        terminal.wait_for("Which game: ")
        assert "You left" not in terminal.text


def test_a_terminal_is_asked_for_the_box_and_told_which_board_is_ours() -> None:
    with Terminal(["play", "--seed", "5", "--first", "1", "--rule", "flamesEntry=both"]) as terminal:
        terminal.wait_for("Which game: ")
        terminal.type("4\r")
        terminal.wait_for("type a number from 1 to 3, or a board: base_2")
        terminal.type("2\r")
        terminal.wait_for("How many players, 2 to 5? [2]: ")
        terminal.type("5\r")
        terminal.wait_for("You play on underground_5 (a board of ours), not on the printed map.")
        terminal.wait_for("base, sky, all, none? [none]: ")
        terminal.type("sky\r")
        for seat in range(1, 6):
            terminal.wait_for(f"player {seat} [")
            terminal.type("\r")
        terminal.wait_for("underground_5 (a board of ours)")
        terminal.wait_for("Pick a race and power")


def test_a_board_answers_the_question_for_the_box() -> None:
    with Terminal(["play", "--seed", "5", "--first", "1"]) as terminal:
        terminal.wait_for("Which game: ")
        terminal.type("underground_2\r")
        terminal.wait_for("Mix in races and powers of another box: base, sky, all, none? [none]: ")
        terminal.type("\r")
        terminal.wait_for("player 1 [Anna]: ")


def test_sky_islands_are_asked_for_their_side_and_what_is_mixed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal(["play", "--seed", "5", "--first", "1", "--save", str(file)]) as terminal:
        terminal.wait_for("3 Sky Islands")
        terminal.type("3\r")
        terminal.wait_for("How many players, 3 to 6? [3]: ")
        terminal.type("2\r")
        terminal.wait_for("type a number from 3 to 6")
        terminal.type("4\r")
        terminal.wait_for("Which side of the sky: 1 3 islands, 2 2 islands? [1]: ")
        terminal.type("5\r")
        terminal.wait_for("type a number from 1 to 2")
        terminal.type("2\r")
        terminal.wait_for("Mix in races and powers of another box: underground, none? [none]: ")
        terminal.type("moon\r")
        terminal.wait_for("there is no box 'moon'")
        terminal.type("underground\r")
        terminal.wait_for("Shall Monsters hide Relics and Places on this board, y or n? [n]: ")
        terminal.type("perhaps\r")
        terminal.wait_for("y or n? [n]: ")
        terminal.type("y\r")
        for seat in range(1, 5):
            terminal.wait_for(f"player {seat} [")
            terminal.type("\r")
        terminal.wait_for("Pick a race and power")
    state = Game.resume(read_record(file)).state
    assert state.board.key == "base_3+sky_2"
    assert state.rules.monsters == 5
    assert {"ogres", "drakons", "elves"} <= {tile.key for tile in state.rules.tiles()}


def test_leaving_the_questions_is_polite() -> None:
    with Terminal(["play"]) as terminal:
        terminal.wait_for("Which game")
        terminal.type("\x04")
        terminal.wait_for("Goodbye!")
        assert terminal.leave() == 0
