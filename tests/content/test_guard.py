"""Hooks of one's own that fail in a game: told with file and line, and the game stands as it was."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from elbowroom.content.guard import ContentError
from elbowroom.content.loader import forget, use
from elbowroom.content.problem import Problem
from elbowroom.content.setup import Setup, rules_for
from elbowroom.content.trial import opening
from elbowroom.engine.actions import parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.outlook import holdings
from elbowroom.table.game import Game

MOLES = """\
from elbowroom.engine.hooks import Race


class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 5
"""
Write = Callable[[str], Path]


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> Path:
        path = tmp_path / "mine.py"
        path.write_text(text, encoding="utf-8")
        return path

    return written


def lines(*hook: str) -> str:
    """Moles with a hook, which begins in line 8."""
    return MOLES + "".join(f"    {line}\n" for line in hook)


FAILING = lines("def on_conquer(self, s, slot, region, was_empty, how):", "    if region == 6:", "        1 / 0")


def fails(table: Game, *actions: str) -> Problem:
    """What is told when one of the actions fails."""
    try:
        for action in actions:
            table.play(parse_action(action))
    except ContentError as error:
        (problem,) = error.problems
        return problem
    raise AssertionError("no hook failed")


def moles_table(seed: int = 0) -> Game:
    """A game in which seat 1 begins and the Moles are in front."""
    for number in range(seed, 500):
        table = Game.open(Setup("base_2"), number, first=0)
        if table.state.rules.races[table.state.column_race(0)].key == "moles":
            return table
    raise AssertionError("the Moles never come first")


def test_a_failing_hook_names_file_line_hook_and_remedy(write: Write) -> None:
    path = write(FAILING)
    use([path])
    problem = fails(moles_table(), "pick 0", "conquer 7")
    assert (problem.file, problem.line) == (str(path), 10)
    assert problem.what == "on_conquer of moles failed: ZeroDivisionError: division by zero"
    assert f"elbowroom content check {path}" in problem.remedy


def test_the_table_stands_as_before_the_action_that_failed(write: Write) -> None:
    use([write(FAILING)])
    table = moles_table()
    table.play(parse_action("pick 0"))
    before, record, events = table.state.copy(), table.record(), list(table.events)
    fails(table, "conquer 7")
    assert table.state == before
    assert table.record() == record
    assert table.events == events
    table.play(parse_action("conquer 2"))
    assert table.state.owner(1) == 0


@pytest.mark.parametrize(
    ("hook", "what"),
    [
        ("def worth_more(self, s, slot): s.board.hill", "returned None, it must return a whole number"),
        ("def bonus(self, s, slot): return 'much'", "returned 'much', it must return a whole number"),
        ("def bonus(self, s, slot): return 2**70", "it must return a whole number"),
        ("def pressing(self, s, slot): return 1", "returned 1, it must return True or False"),
    ],
)
def test_a_hook_must_answer_what_it_is_asked(write: Write, hook: str, what: str) -> None:
    use([write(lines(hook))])
    problem = fails(moles_table(), "pick 0", "conquer 7", "stop", "done")
    assert what in problem.what
    assert problem.line == 8


def test_a_hook_that_fails_where_actions_are_listed_is_found_before_the_next_decision(write: Write) -> None:
    use([write(lines("def cheaper(self, s, slot): return s.board.jungle"))])
    table = moles_table()
    problem = fails(table, "pick 0")
    assert "'jungle'" in problem.what
    assert table.record().actions == []


def test_a_hook_that_fails_only_where_actions_are_listed_is_found_too(write: Write) -> None:
    use([write(lines("def actions(self, s, slot, out):", "    if s.phase_name == 'redeploy':", "        1 / 0"))])
    table = moles_table()
    assert "actions of moles failed" in fails(table, "pick 0", "conquer 7", "stop").what
    assert table.record().actions == ["pick 0", "conquer 7"]


def test_a_record_has_no_roll_of_an_action_that_failed(write: Write) -> None:
    use([write(lines("def on_redeploy(self, s, slot): 1 / 0"))])
    rules = rules_for("base_2")
    moles, forest = rules.race_named("moles"), rules.power_named("forest")
    races = [moles, *(i for i in range(len(rules.races)) if i != moles)]
    powers = [forest, *(i for i in range(len(rules.powers)) if i != forest)]
    game = Game(Setup("base_2"), Chance(0, forced=[0, races, powers]))
    for action in ("pick 0", "conquer 2", "conquer 3", "conquer 5"):
        game.play(parse_action(action))
    with pytest.raises(ContentError, match="on_redeploy of moles failed"):
        game.play(parse_action("die 4"))
    record = game.record()
    assert record.chance == []
    assert record.actions[-1] == "conquer 5"
    assert Game.resume(record).actions == game.actions


def test_sets_are_cut_to_the_regions_of_the_board(write: Write) -> None:
    use([write(lines("def entry(self, s, slot, regions): return ~s.board.sea"))])
    s = opening("base_2", race="moles", power="hill")
    tile = s.rules.races[s.rules.race_named("moles")]
    assert tile.entry(s, 0, 0) == s.board.everywhere & ~s.board.sea
    s.play(parse_action("pick 0"))
    assert parse_action("conquer 4") in s.legal()


TELLING = "from elbowroom.engine.errors import AtPeace\nfrom elbowroom.engine.facts import Fact\n" + lines(
    "def outlook(self, s, slot, action): return Fact('a way out') if action else None",
    "def holds(self, s, slot, seat): return [Fact('3 worms')]",
    "def protection(self, s, slot, attacker): return AtPeace('too deep below', 'BASE-C-5')",
).replace(
    "import Race", "import Race\nfrom elbowroom.engine.errors import AtPeace\nfrom elbowroom.engine.facts import Fact"
)


def test_what_is_told_to_people_comes_through(write: Write) -> None:
    use([write(TELLING)])
    s = opening("base_2", race="moles", power="hill")
    tile = s.rules.races[s.rules.race_named("moles")]
    assert str(tile.outlook(s, 0, parse_action("stop"))) == "a way out"
    s.play(parse_action("pick 0"))
    assert [str(fact) for fact in holdings(s, 0, 0)] == ["3 worms"]
    assert tile.protection(s, 0, 3).reason == "too deep below"


@pytest.mark.parametrize(
    ("hook", "what"),
    [
        ("outlook(self, s, slot, action): return 'a way out'", "it must return a Fact or None"),
        ("holds(self, s, slot, seat): return '3 worms'", "it must return a list of Facts"),
        ("protection(self, s, slot, attacker): pass", "it must return an IllegalAction"),
    ],
)
def test_what_is_told_to_people_is_what_was_asked(write: Write, hook: str, what: str) -> None:
    use([write(lines(f"def {hook}"))])
    tile = next(race for race in rules_for("base_2").races if race.key == "moles")
    with pytest.raises(ContentError, match=what):
        getattr(tile, hook.partition("(")[0])(opening("base_2", race="moles", power="hill"), 0, 0)


@pytest.mark.parametrize("hook", ["losses(self, s, slot, tokens, how)", "toll(self, s, slot, lost)"])
def test_no_number_of_pieces_is_below_nothing(write: Write, hook: str) -> None:
    use([write(lines(f"def {hook}: return -1"))])
    s = opening("base_2", race="moles", power="hill")
    name = hook.partition("(")[0]
    tile = s.rules.races[s.rules.race_named("moles")]
    arguments = (s, 0, 1, 0) if name == "losses" else (s, 0, 1)
    with pytest.raises(ContentError, match=f"{name} of moles returned -1, it must not be below 0"):
        getattr(tile, name)(*arguments)
