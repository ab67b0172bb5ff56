"""A session: whole games typed by nobody, undo, saving, and every command at the prompt."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from elbowroom.bots.base import Bot
from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.commands import understand
from elbowroom.cli.terminal.saving import read_record
from elbowroom.cli.terminal.seating import cast_of
from elbowroom.cli.terminal.session import BotFailed, Session
from elbowroom.engine.actions import Action, parse_action
from elbowroom.engine.state import State
from elbowroom.notation.record import UNDO
from elbowroom.table.game import Game
from tests.cli.terminal.scripted import people, random_lines, session


def run(lines: list[str], seed: int = 9, **options: Path) -> tuple[Session, str]:
    """The output of a game in which these lines are typed."""
    game, paper = session(lines=iter(lines), seed=seed, **options)  # type: ignore[arg-type]
    game.run()
    return game, paper.getvalue()


@pytest.mark.parametrize(
    "board",
    [
        "base_2",
        "underground_3",
        pytest.param("base_5", marks=pytest.mark.slow),
        pytest.param("underground_5", marks=pytest.mark.slow),
    ],
)
def test_a_whole_hot_seat_game_is_played_by_typing_any_option(board: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    def lines() -> Iterator[str]:
        yield from random_lines(game.game, game.cast, 4)

    game, paper = session(board, lines=lines(), seed=3, autosave=file)
    game.run()
    assert game.game.state.over
    assert "where the coins came from" in paper.getvalue()
    assert f"elbowroom replay {file}" in paper.getvalue()
    assert "✗" not in paper.getvalue()
    assert Game.resume(read_record(file)).state == game.game.state


def test_everything_that_can_be_undone_can_be_undone_and_played_again() -> None:
    """Every step is undone once if possible; the position is the same as before."""
    random = Random(5)
    undone = 0

    def lines() -> Iterator[str]:
        nonlocal undone
        for line in random_lines(game.game, game.cast, 6):
            before = game.game.state.copy()
            yield line
            if game.game.can_undo and random.random() < 0.5 and not game.game.state.over:
                undone += 1
                yield "undo"
                assert game.game.state == before
                actions = game.game.record().actions
                assert len(game.story.chapters) == len(actions) - 2 * actions.count("undo")

    game, paper = session(lines=lines(), seed=8)
    game.run()
    assert game.game.state.over
    assert undone > 20
    assert "✗" not in paper.getvalue()


def test_undo_stops_at_a_reveal_and_says_so() -> None:
    _, text = run(["undo", "0", "undo", "2", "undo", "undo"])
    assert text.count("✗ nothing can be taken back past a roll, a reveal") == 3


def test_wrong_lines_give_the_reason_and_ask_again() -> None:
    game, text = run(
        ["pick 9", "conquer 5", "dance", "0", "13", "99", "4", "die 5", "conquer 5 13", "5", "abandon 5", "7 13"]
    )
    reasons = [line[2:] for line in text.splitlines() if line.startswith("✗ ")]
    assert reasons[0].startswith("'pick 9': the price of a combo is a number from 0 to 5")
    assert reasons[1].lower().startswith("nothing can be conquered in the phase 'pick' — core-4.2")
    assert reasons[2].startswith("'dance' is not understood; now possible: pick; or help")
    assert reasons[3] == "this race cannot enter region 13: Lake — CORE-6.1"
    assert reasons[4] == "this board has no region 99, its regions are 1 to 23 — CORE-2.2"
    assert reasons[5].startswith("this race cannot come onto the board in region 4, only at the edge")
    assert reasons[6].startswith("10 tokens are enough for a cost of 3, the die is not needed — CORE-6.16")
    assert "(possible there: conquer" in reasons[6]
    assert reasons[7] == "this race cannot enter region 13: Lake — CORE-6.1"
    assert reasons[8].startswith("regions are abandoned before the first conquest of the turn — CORE-5.2")
    assert reasons[9] == "this race cannot enter region 13: Lake — CORE-6.1"
    # Of several actions in a line none is played when one of them is wrong.
    assert [action.text() for action in (chapter.action for chapter in game.story.chapters)] == ["pick 0", "conquer 5"]


def test_the_commands_answer() -> None:
    _, text = run(["0", "5", "why 7", "score", "regions", "options", "column", "players", "log", "rules CORE-6.8", "?"])
    for part in (
        "2  tokens for Alchemist Tritons",
        "coins if the turn were scored now",
        "neighbours",
        "conquer 7",
        "costs 5 ¢",
        "Round 1: ● Anna begins.",
        "core.md › 6. Conquest",
        "take back your last step",
    ):
        assert part in text
    assert "✗" not in text


@pytest.mark.parametrize("line", ["rules", "rules NOPE", "why", "why x", "why 24", "save", "layout 1:1"])
def test_commands_refuse_politely(line: str) -> None:
    _, text = run(["0", line])
    assert text.count("✗ ") == 1


def test_a_layout_expands_into_placements() -> None:
    game, _ = run(["0", "2", "3", "stop", "layout 2:6 3:2", "undo", "layout 2:6 3:3", "done"])
    actions = [chapter.action.text() for chapter in game.story.chapters]
    assert actions[3:] == ["stop", *["place 2"] * 5, *["place 3"] * 2, "done"]
    state = game.story.chapters[-1].before
    assert (state.tokens(1), state.tokens(2)) == (6, 3)


def test_enter_draws_the_picture_again() -> None:
    _, text = run(["", "map"])
    assert text.count("Pick a race and power") == 3


# --- saving -----------------------------------------------------------------------------------------------------------


def test_saving_says_where_and_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "a game.json"
    _, text = run(["0", f"save {file}", "quit"])
    assert f"Saved to {file}." in text
    assert f"--resume '{file}'" in text
    assert read_record(file).actions == ["pick 0"]


def test_a_list_is_one_step_told_action_by_action() -> None:
    game, _ = run(["0", "2", "3", "stop", "place 2 2 3", "undo", "place 3"])
    assert game.game.actions[-5:] == [parse_action("place 3"), UNDO, UNDO, UNDO, parse_action("place 3")]
    assert [chapter.action.text() for chapter in game.story.chapters[-2:]] == ["stop", "place 3"]
    game, _ = run(["0", "2", "3", "stop", "place 2 2 3"])
    chapters = game.story.chapters[-3:]
    assert [chapter.action.text() for chapter in chapters] == ["place 2", "place 2", "place 3"]
    assert [[event.code for event in chapter.events] for chapter in chapters] == [["placed"]] * 3
    assert [int(chapter.after.hand(0)) for chapter in chapters] == [
        int(chapters[0].before.hand(0)) - placed for placed in (1, 2, 3)
    ]


def test_the_autosave_follows_every_step_and_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen: list[list[str]] = []

    def lines() -> Iterator[str]:
        for line in ("0", "5", "undo", "2"):
            seen.append(read_record(file).actions)
            yield line
        seen.append(read_record(file).actions)

    game, _ = session(lines=lines(), seed=9, autosave=file)
    game.run()
    undone = ["pick 0", "conquer 5", "undo"]
    assert seen == [[], ["pick 0"], ["pick 0", "conquer 5"], undone, [*undone, "conquer 2"]]
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_no_game_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt")
    _, text = run(["0", f"save {file}", f"save {tmp_path / 'no' / 'folder.json'}", f"save {tmp_path}"])
    assert file.read_text() == "Dear aunt"
    assert text.count("✗ ") == 3
    assert list(tmp_path.iterdir()) == [file]


def test_leaving_unsaved_says_so() -> None:
    _, text = run(["0", "quit"])
    assert "The game was not saved" in text


def test_a_stroke_of_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    def lines() -> Iterator[str]:
        yield "0"
        raise KeyboardInterrupt

    game, paper = session(lines=lines(), autosave=tmp_path / "game.json")
    with pytest.raises(KeyboardInterrupt):
        game.run()
    assert "Goodbye! Go on with: elbowroom play --resume" in paper.getvalue()


# --- bots -------------------------------------------------------------------------------------------------------------


def test_what_bots_do_is_told_before_the_next_question() -> None:
    cast = cast_of(["human", "greedy"], ["Anna", "Ben"])
    game, paper = session(lines=iter(["0", "2", "stop", "done"]), seed=9, cast=cast)
    game.run()
    text = paper.getvalue()
    assert "■ Ben picks " in text
    assert "■ Ben scores " in text
    assert "Expand with your" in text


@pytest.mark.rule("CORE-11.2")
def test_the_coins_of_opponents_stay_hidden_until_the_end() -> None:
    cast = cast_of(["human", "random"], ["Anna", "Ben"])
    game, paper = session(lines=iter([]), seed=2, cast=cast)

    def read(prompt: str) -> str:
        shown = paper.getvalue()
        assert "■ Ben  ? ¢" in shown
        assert f"■ Ben  {game.game.state.coins(1)} ¢" not in shown
        return next(lines)

    lines = random_lines(game.game, cast, 2)
    game.screen.read = read
    game.run()
    assert f"■ Ben  {game.game.state.coins(1)} ¢" in paper.getvalue()


def test_a_game_of_bots_only_is_told_as_it_goes() -> None:
    game, paper = session(cast=cast_of(["random", "random"], []), seed=3)
    game.run()
    assert game.game.state.over
    text = paper.getvalue()
    assert "● Random picks" in text or "■ Random 2 picks" in text
    assert "where the coins came from" in text


class Broken(Bot):
    """Fails in the way asked for."""

    def __init__(self, answer: Action | None) -> None:
        self.answer = answer

    def choose(self, view: State, legal: list[Action]) -> Action:
        if self.answer is None:
            raise ValueError("no idea")
        return self.answer


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (Broken(None), "the bot of Anna failed: ValueError: no idea"),
        (Broken(parse_action("done")), "the bot of Anna answered done, which is not legal"),
    ],
)
def test_a_bot_that_fails_is_named(bot: Broken, message: str) -> None:
    game, _ = session()
    game.bots = {0: bot}
    with pytest.raises(BotFailed, match=message):
        game.run()


# --- people on one keyboard -------------------------------------------------------------------------------------------


def test_the_next_person_gets_a_fresh_screen_while_coins_are_hidden() -> None:
    """With a live screen the other person's balance is wiped before the keyboard changes hands."""
    prompts: list[str] = []
    lines = iter(["0", "2", "stop", "done", "", "quit", ""])
    game, paper = session(lines=lines, seed=9)
    game.screen.live = True
    read = game.screen.read

    def asked(prompt: str) -> str:
        prompts.append(prompt)
        return read(prompt)

    game.screen.read = asked
    game.run()
    assert "Press Enter when you are ready. " in prompts
    assert "■ Ben, it is your decision." in paper.getvalue()
    assert prompts[-1].startswith("Save the game first?")


def test_leaving_a_live_game_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game, paper = session(lines=iter(["0", "quit", str(tmp_path), str(file)]), seed=9)
    game.screen.live = True
    game.run()
    assert read_record(file).actions == ["pick 0"]
    assert "✗ " in paper.getvalue()


def test_names_with_markup_are_shown_as_they_are() -> None:
    cast = Cast(("[red]x[/]", "Ben"), ("human", "human"))
    game, paper = session(lines=iter(["0", "players", "log"]), seed=9, cast=cast)
    game.run()
    assert "● [red]x[/]" in paper.getvalue()
    assert people(2).names == ("Anna", "Ben")


def test_a_hint_can_be_typed_as_it_is_told() -> None:
    game, text = run(["0", "hint"])
    choices = [line for line in text.splitlines() if " to win, about " in line]
    assert 1 <= len(choices) <= 3
    assert all(understand(line.partition("   ")[0], game.game.view(0)) for line in choices)
    assert text.count("\n  – ") >= len(choices)
    assert game.game.record().actions == ["pick 0"]  # nothing is done before somebody types it
    other, _ = run(["0", choices[0].partition("   ")[0]])
    assert len(other.game.record().actions) > 1
