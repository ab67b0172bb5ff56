"""`elbowroom conform`: run scenario files and show where the engine disagrees with them."""

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from elbowroom import rulebook
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.notation.files import read_text
from elbowroom.notation.scenario import Failure, Scenario, parse_scenario
from elbowroom.notation.yaml_text import NotationError, printable
from elbowroom.rulebook import Rulebook

SOME_FAIL = 1
MALFORMED = 2
ENDINGS = (".yaml", ".yml")
STYLES = {"-": "red", "+": "green"}


def conform(
    *paths: Annotated[Path, Parameter(name="FILE", help="Scenario files, or folders that are searched for them.")],
) -> int:
    """Run scenario files and show where the rules disagree.

    The status is 0 if all pass, 1 if some fail and 2 if some cannot be read.
    """
    if not paths:
        raise ElbowRoomError("name at least one scenario file or a folder with some")
    console = Console(highlight=False, soft_wrap=True)
    book = rulebook.load()
    started = time.perf_counter()
    passed = failed = malformed = 0
    for path, problem in _files(paths):
        try:
            if problem:
                raise NotationError(problem)
            scenario = _read(path, book)
        except (ElbowRoomError, OSError) as error:
            malformed += 1
            _print_malformed(path, error)
            continue
        failures = scenario.run()
        _print_result(console, path, scenario, failures)
        if failures:
            failed += 1
        else:
            passed += 1
    _print_summary(console, passed, failed, malformed, time.perf_counter() - started)
    if malformed:
        return MALFORMED
    return SOME_FAIL if failed else 0


def _files(paths: tuple[Path, ...]) -> list[tuple[Path, str]]:
    """All scenario files named, each once, with what is wrong with the name if something is."""
    found: dict[Path, str] = {}
    for path in paths:
        if not path.is_dir():
            found.setdefault(path, "")
            continue
        inside = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS and file.is_file())
        for file in inside:
            found.setdefault(file, "")
        if not inside:
            found[path] = f"there is no scenario in this folder; their names end in {' or '.join(ENDINGS)}"
    return list(found.items())


def _read(path: Path, book: Rulebook) -> Scenario:
    scenario = parse_scenario(read_text(path))
    for rule, line in scenario.rule_ids():
        if rule not in book:
            raise NotationError(f"there is no rule '{rule}' in docs/rules", line)
    return scenario


def _print_malformed(path: Path, error: Exception) -> None:
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    console.print(Text.assemble(("error: ", "bold red"), (printable(str(path)), "bold"), ": ", printable(reason)))


def _print_result(console: Console, path: Path, scenario: Scenario, failures: list[Failure]) -> None:
    mark = ("✗ ", "bold red") if failures else ("✓ ", "bold green")
    title = (f"  {printable(scenario.title)}", "dim")
    console.print(Text.assemble(mark, (printable(str(path)), "bold" if failures else ""), title))
    for failure in failures:
        console.print(_difference(failure))


def _difference(failure: Failure) -> Text:
    text = Text.assemble((f"    line {failure.line}", "cyan"), f", {failure.step_name}: ", (failure.what, "bold"))
    for line in failure.diff():
        text.append(f"\n      {line}", STYLES.get(line[:1], "dim"))
    return text


def _print_summary(console: Console, passed: int, failed: int, malformed: int, seconds: float) -> None:
    parts = [
        (passed, f"{passed} passed", "green"),
        (failed, f"{failed} failed", "bold red"),
        (malformed, f"{malformed} cannot be read", "bold yellow"),
    ]
    shown = [Text(words, style) for number, words, style in parts if number]
    text = Text(", ").join(shown)
    text.append(f" in {seconds:.1f} s", "dim")
    if failed:
        text.append("   (- expected, + what happens)", "dim")
    console.print(text)
