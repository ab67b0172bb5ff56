"""Content of one's own on the command line: `content check`, and `--content` of the commands that play."""

import io
import json
from pathlib import Path

import pytest

from elbowroom import cli
from elbowroom.content import catalog

Capture = pytest.CaptureFixture[str]

MOLES = """\
from elbowroom.engine.hooks import Race


class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 9

    def worth_more(self, s, slot):
        return s.board.hill
"""
FAILING = MOLES.replace("s.board.hill", "s.board.jungle")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "moles.py").write_text(MOLES)
    (tmp_path / "failing.py").write_text(FAILING)
    (tmp_path / "wrong.py").write_text(MOLES.replace("9", "12"))
    return tmp_path


# --- content check ----------------------------------------------------------------------------------------------------


def test_a_sound_file_is_described_with_what_was_seen(capsys: Capture) -> None:
    assert cli.run(["content", "check", "moles.py", "--games", "2", "--board", "base_2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["✓ moles.py", "  race moles (Moles): 9 tokens, 14 in the tray"]
    assert lines[2].startswith("    picked ")
    assert lines[3].startswith("    hooks called: worth_more ")
    assert lines[4].startswith("  random games: 2 on base_2; ")
    assert lines[4].endswith(" actions, every position sound")


def test_hooks_that_no_game_called_are_listed(here: Path, capsys: Capture) -> None:
    (here / "quiet.py").write_text(MOLES.replace("def worth_more", "def on_release"))
    assert cli.run(["content", "check", "quiet.py", "--games", "1", "--board", "base_2"]) == 0
    assert "    never called: on_release; play more games" in capsys.readouterr().out


def test_games_on_boards_of_each_box_are_the_default(capsys: Capture) -> None:
    assert cli.run(["content", "check", "moles.py", "--games", "1"]) == 0
    assert "1 on base_2, 1 on underground_2, 1 on base_2+sky_3" in capsys.readouterr().out


def test_a_board_is_played_on(capsys: Capture) -> None:
    cli.run(["new", "board", "Meadow"])
    capsys.readouterr()
    assert cli.run(["content", "check", "meadow.json", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert "  board meadow (a board of ours): 2 players" in out
    assert "random games: 1 on meadow; " in out


def test_what_is_wrong_is_told_and_the_status_is_1(capsys: Capture) -> None:
    assert cli.run(["content", "check", "wrong.py", "moles.py", "--games", "1"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("✗ wrong.py\n  wrong.py, line 7: moles: a race gives 1 to 10 tokens, not 12 (BASE-C-2)\n")
    assert "    remedy: choose a number" in out
    assert "✓ moles.py" in out


def test_a_hook_that_fails_is_told_with_the_game(capsys: Capture) -> None:
    assert cli.run(["content", "check", "failing.py"]) == 1
    out = capsys.readouterr().out
    assert "a random game on base_2 with seed " in out
    assert "failing.py, line 10: worth_more of moles failed: AttributeError" in out
    assert "Traceback" not in out


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("while True:\n            pass", "line 1"),
        (
            "while True:\n            try:\n                1 / 0\n            except Exception:\n                pass",
            "line 1",
        ),
        ("time.sleep(10**6)", "line 11: worth_more of moles does not end"),
    ],
)
def test_a_hook_that_never_ends_is_stopped_and_told(here: Path, capsys: Capture, body: str, where: str) -> None:
    (here / "endless.py").write_text(f"import time\n{MOLES}".replace("return s.board.hill", body))
    assert cli.run(["content", "check", "endless.py", "--patience", "0.2", "--board", "base_2"]) == 1
    out = capsys.readouterr().out
    assert "a random game on base_2 with seed " in out
    assert f"endless.py, {where}" in out
    assert "does not end: it was stopped after 0.2 seconds\n    remedy: let every loop come to an end" in out
    assert "Traceback" not in out


def test_a_file_that_is_never_read_to_its_end_is_told(here: Path, capsys: Capture) -> None:
    (here / "endless.py").write_text("n = 0\nwhile True:\n    n += 1\n")
    assert cli.run(["content", "check", "endless.py", "moles.py", "--patience", "0.2", "--games", "1"]) == 1
    out = capsys.readouterr().out
    assert "reading the file does not end: it was stopped after 0.2 seconds" in out
    assert "✓ moles.py" in out


@pytest.mark.parametrize(
    ("hook", "said"),
    [
        ("toll(self, s, slot, lost):\n        return 10**6", "line 9: toll of moles returned 1000000"),
        ("bonus(self, s, slot):\n        return 10**6", "line 9: bonus of moles returned 1000000"),
        ("bonus(self, s, slot):\n        return float('nan')", "line 9: bonus of moles returned nan"),
        ("on_pick(self, s, slot):\n        s.add_coins(slot // 3, -50)", "impossible: <State"),
        ("on_pick(self, s, slot):\n        s.add_hand(slot, 7)", "impossible: <State"),
        ("actions(self, s, slot, out):\n        out.append('jump')", "line 9: actions of moles appended 'jump'"),
    ],
)
def test_impossible_numbers_are_told_with_file_and_remedy(here: Path, capsys: Capture, hook: str, said: str) -> None:
    (here / "odd.py").write_text(MOLES.replace("worth_more(self, s, slot):\n        return s.board.hill", hook))
    assert cli.run(["content", "check", "odd.py", "--games", "30", "--board", "base_2"]) == 1
    out = capsys.readouterr().out
    assert f"{said}" in out
    assert "odd.py" in out.splitlines()[2]
    assert "remedy: " in out
    if "impossible" in said:
        assert f"{hook.partition('(')[0]} of moles" in out
    assert "Traceback" not in out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_patience_is_a_time(seconds: str, capsys: Capture) -> None:
    assert cli.run(["content", "check", "moles.py", "--patience", seconds]) == 2
    assert "--patience is a number of seconds above 0" in capsys.readouterr().err


def test_a_board_that_does_not_exist_is_told(capsys: Capture) -> None:
    assert cli.run(["content", "check", "moles.py", "--board", "atlantis"]) == 1
    assert "there is no board 'atlantis'" in capsys.readouterr().out


def test_check_needs_a_file_and_a_number_of_games(capsys: Capture) -> None:
    assert cli.run(["content", "check"]) == 2
    assert cli.run(["content", "check", "moles.py", "--games", "-1"]) == 2
    assert "name at least one file" in capsys.readouterr().err


# --- --content --------------------------------------------------------------------------------------------------------


def races(out: str) -> set[str]:
    return {entry["race"] for entry in json.loads(out)["races"]}


@pytest.mark.parametrize("option", [["--content", "moles.py"], ["--content=moles.py"]])
def test_simulate_shuffles_the_tiles_of_a_file_in(option: list[str], capsys: Capture) -> None:
    command = ["simulate", "--games", "2", "--bots", "random,random", "--workers", "1", "--json"]
    assert cli.run([*command, *option]) == 0
    assert "moles" in races(capsys.readouterr().out)
    assert catalog.OWN == []
    assert cli.run(command) == 0
    assert "moles" not in races(capsys.readouterr().out)


def test_worker_processes_know_the_content_too(capsys: Capture) -> None:
    command = ["simulate", "--games", "41", "--bots", "random,random", "--json", "--content", "moles.py"]
    assert cli.run([*command, "--workers", "2"]) == 0
    two = json.loads(capsys.readouterr().out)
    assert cli.run([*command, "--workers", "1"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert two["races"] == one["races"]
    assert [entry["picked"] for entry in two["races"] if entry["race"] == "moles"] != [0]


def test_several_files_may_be_named(capsys: Capture) -> None:
    cli.run(["new", "board", "Meadow"])
    capsys.readouterr()
    command = ["simulate", "--games", "1", "--bots", "random,random", "--json", "--board", "meadow"]
    assert cli.run([*command, "--content", "moles.py", "--content", "meadow.json"]) == 0
    out = capsys.readouterr().out
    assert json.loads(out)["board"] == "meadow"
    assert "moles" in races(out)


@pytest.mark.parametrize(
    ("option", "message"),
    [
        (["--content"], "--content needs the name of a file"),
        (["--content="], "--content needs the name of a file"),
        (["--content", "nowhere.py"], "No such file or directory"),
        (["--content", "wrong.py"], "wrong.py, line 7: moles: a race gives 1 to 10 tokens, not 12"),
    ],
)
@pytest.mark.parametrize("command", cli.WITH_CONTENT)
def test_content_that_cannot_be_loaded_ends_every_command(
    command: str, option: list[str], message: str, capsys: Capture
) -> None:
    assert cli.run([command, *option]) == 2
    assert message in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.parametrize("command", cli.WITH_CONTENT)
def test_the_help_of_commands_that_play_names_the_option(command: str, capsys: Capture) -> None:
    assert cli.run([command, "--help"]) == 0
    assert "--content FILE adds races, powers or a board of your own" in capsys.readouterr().out


def test_a_game_is_played_with_a_race_of_ones_own(capsys: Capture) -> None:
    told = ""
    for seed in range(4):
        assert cli.run(["play", "--players", "random,random", "--seed", str(seed), "--content", "moles.py"]) == 0
        told += capsys.readouterr().out
    assert "Moles" in told


# --- hooks that fail --------------------------------------------------------------------------------------------------


def stopped_game(capsys: Capture, *more: str) -> str:
    """What is told when a game stops; the first seed with which somebody scores with the Moles."""
    for seed in range(20):
        command = ["play", "--players", "random,random", "--seed", str(seed), "--content", "failing.py", *more]
        if cli.run(command) == 2:
            return capsys.readouterr().err
    raise AssertionError("nobody ever took the Moles")


def test_a_game_stops_with_a_message_and_is_saved(here: Path, capsys: Capture) -> None:
    message = stopped_game(capsys)
    assert "failing.py, line 10: worth_more of moles failed: AttributeError" in message
    assert "remedy: correct the hook" in message
    assert "elbowroom play --resume stopped.json --content" in message
    assert "Traceback" not in message
    record = json.loads((here / "stopped.json").read_text())
    assert record["actions"]
    assert "moles" in record["setup"]["races"]
    stopped_game(capsys)
    assert (here / "stopped-2.json").exists()


def test_a_game_stops_as_well_when_a_persons_own_action_fails(
    here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(40):
        monkeypatch.setattr("sys.stdin", io.StringIO("0\n" + "stop\ndone\nexpand\n" * 40))
        if cli.run(["play", "--players", "human,human", "--seed", str(seed), "--content", "failing.py"]) == 2:
            break
    assert "worth_more of moles failed" in capsys.readouterr().err
    assert (here / "stopped.json").exists()


def test_a_stopped_game_goes_on_when_the_hook_is_corrected(here: Path, capsys: Capture) -> None:
    stopped_game(capsys)
    (here / "failing.py").write_text(MOLES)
    assert cli.run(["play", "--resume", "stopped.json", "--content", "failing.py", "--seed", "1"]) == 0
    assert "Best pair" in capsys.readouterr().out


def test_a_simulation_stops_with_the_number_of_the_game_and_its_record(here: Path, capsys: Capture) -> None:
    command = ["simulate", "--games", "20", "--bots", "random,random", "--workers", "1", "--content", "failing.py"]
    assert cli.run([*command, "--save", "games"]) == 2
    message = capsys.readouterr().err
    assert message.startswith("error: game ")
    assert "failing.py, line 10: worth_more of moles failed" in message
    *_, last = sorted((here / "games").iterdir())
    assert cli.run(["replay", str(last), "--all", "--content", "moles.py"]) == 0


# --- records ----------------------------------------------------------------------------------------------------------


def saved_game(*more: str, players: str = "random,random") -> None:
    assert cli.run(["play", "--players", players, "--seed", "3", "--save", "game.json", *more]) == 0


def test_a_record_says_which_tiles_it_needs(here: Path, capsys: Capture) -> None:
    saved_game("--content", "moles.py")
    assert json.loads((here / "game.json").read_text())["content"] == ["moles"]
    assert cli.run(["replay", "game.json", "--all", "--content", "moles.py"]) == 0
    capsys.readouterr()
    assert cli.run(["replay", "game.json", "--all"]) == 2
    message = capsys.readouterr().err
    assert "game.json: $.content: this game needs moles, made by somebody and not known here" in message
    assert "--content FILE" in message


def test_a_record_on_a_board_of_ones_own_asks_for_it(here: Path, capsys: Capture) -> None:
    cli.run(["new", "board", "Meadow"])
    saved_game("--content", "meadow.json", "--board", "meadow")
    assert "content" not in json.loads((here / "game.json").read_text())
    assert cli.run(["replay", "game.json", "--all", "--content", "meadow.json"]) == 0
    capsys.readouterr()
    assert cli.run(["replay", "game.json", "--all"]) == 2
    assert "'meadow' is no board" in capsys.readouterr().err


def test_a_game_without_own_tiles_replays_where_some_are_known(here: Path) -> None:
    saved_game()
    assert cli.run(["replay", "game.json", "--all", "--content", "moles.py"]) == 0


def test_own_tiles_that_were_left_out_are_not_needed(here: Path) -> None:
    saved_game("--content", "moles.py", "--without", "moles,ghouls")
    record = json.loads((here / "game.json").read_text())
    assert record["without"] == ["ghouls"]
    assert "content" not in record
    assert cli.run(["replay", "game.json", "--all"]) == 0
    assert cli.run(["replay", "game.json", "--all", "--content", "moles.py"]) == 0


def test_scenarios_may_speak_of_own_tiles(here: Path, capsys: Capture) -> None:
    seats = "[{active: {race: moles, power: swamp}}, {}]"
    position = f"{{board: base_2, phase: redeploy, seats: {seats}, regions: {{7: {{race: moles}}}}}}"
    (here / "moles.yaml").write_text(
        f"title: Hills pay\nrules: [BASE-C-5]\nposition: {position}\nexpect: {{score: {{1: {{total: 2}}}}}}\n"
    )
    assert cli.run(["conform", "moles.yaml", "--content", "moles.py"]) == 0
    capsys.readouterr()
    assert cli.run(["conform", "moles.yaml"]) == 2
    message = capsys.readouterr().err
    assert "'moles' is unknown" in message
    assert "what somebody made is known by --content FILE" in message


# --- laws -------------------------------------------------------------------------------------------------------------

INFLATION = """\
from elbowroom.engine.hooks import Law


class Inflation(Law):
    key = "inflation"
    name = "Inflation"
    summary = "Every pair costs one coin more and brings two tokens more."

    def combo_price(self, s, slot, buyer, index, coins):
        return coins + 1

    def combo_tokens(self, s, slot, buyer, race, power, tokens):
        return tokens + 2
"""


def test_a_law_is_told_and_its_prices_are_shown(here: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    (here / "inflation.py").write_text(INFLATION)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nstop\n"))
    cli.run(["play", "--players", "human,human", "--seed", "3", "--content", "inflation.py"])
    out = " ".join(capsys.readouterr().out.split())
    assert "Inflation holds for everybody. Every pair costs one coin more and brings two tokens more." in out
    assert "tokens (6 + 5) costs 1 ¢" in out
    assert "for 2 coins" in out


def test_a_simulation_counts_the_coins_that_were_paid(here: Path, capsys: Capture) -> None:
    (here / "inflation.py").write_text(INFLATION)
    command = ["simulate", "--games", "4", "--bots", "random,random", "--workers", "1", "--check", "--json"]
    assert cli.run([*command, "--content", "inflation.py"]) == 0
    assert json.loads(capsys.readouterr().out)["races"]
