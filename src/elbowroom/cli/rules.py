"""`elbowroom rules`: print a rule of the specification, and count the rules that a test proves."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from elbowroom import rulebook
from elbowroom.rulebook import FILES, Coverage, Rule, RulebookError

WIDTH = 100
MISSING_PROOF = 1

rules = App(
    name="rules", help="Read the rules of the game and see which of them are proven by tests.", help_format="markdown"
)


@rules.command
def show(*ids: Annotated[str, Parameter(name="ID", help="Rule ids, such as CORE-6.8.")]) -> None:
    """Print rules of the specification."""
    if not ids:
        raise RulebookError("name at least one rule, such as CORE-6.8")
    book = rulebook.load()
    wanted = [book.get(rule_id) for rule_id in ids]
    console = _console()
    for rule in wanted:
        console.print(_page(rule))


@rules.command
def coverage(
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")] = False,
    require: Annotated[
        str, Parameter(help="Files that must be proven completely, such as core,base; only their gaps are listed.")
    ] = "",
    tests: Annotated[
        Path | None, Parameter(help="The folder with the tests; that of this checkout by default.")
    ] = None,
) -> int:
    """Count the rules that a test or a scenario proves, and list those that none does."""
    required = [name.strip() for name in require.split(",") if name.strip()]
    for name in required:
        if name not in FILES:
            raise RulebookError(f"--require: there is no rules file {name!r}; choose from {', '.join(FILES)}")
    book = rulebook.load()
    found = rulebook.proofs(_tests_folder(tests))
    book.check(found)
    counted = rulebook.coverage(book, (proof.rule for proof in found))
    if as_json:
        sys.stdout.write(json.dumps(_as_json(counted), indent=2) + "\n")
    else:
        console = _console()
        console.print(_table(counted))
        for entry in counted:
            if entry.missing and (entry.file in required or not required):
                console.print(f"\n[bold]missing in {entry.file}[/]\n{_compact(entry.missing)}")
    lacking = [entry.file for entry in counted if entry.file in required and entry.missing]
    if lacking:
        Console(stderr=True).print(f"rules without proof in: {', '.join(lacking)}", style="red")
    return MISSING_PROOF if lacking else 0


def _console() -> Console:
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    return console


def _page(rule: Rule) -> Group:
    heading = Text.assemble((rule.id, "bold"), f"  {rule.file}.md › {rule.section}", style="cyan")
    return Group(heading, Padding(Markdown(rule.text.removeprefix("- ")), (0, 0, 1, 2)))


def _tests_folder(given: Path | None) -> Path:
    folder = given or Path(rulebook.__file__).resolve().parents[2] / "tests"
    if not folder.is_dir():
        hint = "" if given else "; tests are part of a checkout, name their folder with --tests"
        raise RulebookError(f"there is no folder {folder}{hint}")
    return folder


def _as_json(counted: list[Coverage]) -> dict[str, object]:
    return {
        "proven": sum(entry.proven for entry in counted),
        "total": sum(entry.total for entry in counted),
        "files": {
            entry.file: {
                "proven": entry.proven,
                "total": entry.total,
                "text_only": entry.text_only,
                "missing": list(entry.missing),
            }
            for entry in counted
        },
    }


def _table(counted: list[Coverage]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(justify="right")
    for entry in counted:
        bar = ProgressBar(total=entry.total, completed=entry.proven, width=40)
        note = f"{entry.text_only} text only" if entry.text_only else ""
        table.add_row(entry.file, f"{entry.proven} of {entry.total}", bar, note)
    proven, total = sum(entry.proven for entry in counted), sum(entry.total for entry in counted)
    table.add_row("all", f"{proven} of {total}", ProgressBar(total=total, completed=proven, width=40), "")
    return table


def _compact(ids: tuple[str, ...]) -> str:
    """The ids with those of one family after their common beginning: `CORE-6.1 .2 .5  BASE-P-FLYING-1 -2`."""
    words: list[str] = []
    family = ""
    for rule_id in ids:
        cut = max(rule_id.rfind("."), rule_id.rfind("-"))
        if words and rule_id[:cut] == family:
            words[-1] += f" {rule_id[cut:]}"
        else:
            words.append(rule_id)
            family = rule_id[:cut]
    return "  ".join(words)
