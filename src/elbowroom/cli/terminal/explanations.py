"""Answers to questions: why a region costs what it costs, what the turn would score, what a rule says."""

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from elbowroom import rulebook
from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.options import describe
from elbowroom.cli.terminal.words import ground_of, helpers_in_hand, holder_of
from elbowroom.engine.actions import REGION
from elbowroom.engine.conquest import support
from elbowroom.engine.explain import explain_conquest
from elbowroom.engine.scoring import score_items
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State


def why(s: State, cast: Cast, region: int) -> RenderableType:
    """The cost of a region line by line, and whether and how it can be taken now."""
    slot = int(s.acting) if s.conquering else active_of(s.decider)
    told = explain_conquest(s, region, slot)
    pair = s.pair_name(slot) or "any race without a power"
    heading = Text(f"Region {region + 1} ({ground_of(s, region)})", "bold")
    parts: list[RenderableType] = [Text.assemble(heading, ", held by ", holder_of(s, cast, region))]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for item in told.items:
        table.add_row(f"  {item.amount:+d}", item.reason, Text(item.rule, glyphs.RULE_STYLE))
    table.add_row(Text(f"{told.cost}", "bold"), Text(f"tokens for {pair}", "bold"))
    parts.append(table)
    parts += _verdict(s, cast, region, slot)
    return Group(*parts)


def _verdict(s: State, cast: Cast, region: int, slot: int) -> list[Text]:
    told = explain_conquest(s, region, slot)
    if s.race(slot) < 0:
        return [Text("You have no race yet: pick one first.", glyphs.QUIET)]
    lines: list[Text] = []
    if told.refusal is not None:
        lines.append(Text.assemble(("Not now: ", glyphs.ERROR_STYLE), str(told.refusal)))
    else:
        helpers = int(support(s, slot, region))
        helped = f" and {helpers_in_hand(helpers)}" if helpers else ""
        lines.append(Text(f"You can take it: {count_of(int(s.hand(slot)), 'token')} in hand{helped}."))
    for action in s.legal():
        if action.meaning == REGION and action.target == region and action.verb not in ("conquer", "die", "place"):
            lines.append(Text(f"{action.text()}: ", glyphs.COMMAND_STYLE).append(describe(s, cast, action)))
    return lines


def score_now(s: State, cast: Cast, seat: int) -> RenderableType:
    """What a player would score if the turn ended now."""
    items = score_items(s, seat)
    total = sum(item.coins for item in items)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for item in items:
        table.add_row(f"  {item.coins:+d}", item.reason, Text(item.rule, glyphs.RULE_STYLE))
    table.add_row(Text(str(total), "bold"), Text("coins if the turn were scored now", "bold"))
    return Group(cast.tag(seat), table)


def rule_page(rule_id: str) -> RenderableType:
    """A rule of the specification."""
    rule = rulebook.load().get(rule_id)
    heading = Text.assemble((rule.id, "bold"), f"  {rule.file}.md › {rule.section}", style="cyan")
    return Group(heading, Padding(Markdown(rule.text.removeprefix("- ")), (0, 0, 0, 2)))
