"""The ladder as a document in Markdown."""

from collections.abc import Iterable, Sequence

from elbowroom.bots.specs import LIMIT
from elbowroom.lab.ladder.plan import REFERENCES
from elbowroom.lab.ladder.ratings import ANCHOR
from elbowroom.lab.ladder.standings import Values

CHEAPEST = "`cheapest` takes the free pair and always the cheapest region: it stands for a person's first game."
IN_TIME = (
    "`expert@950ms` is `expert` with 950 milliseconds for a decision, about as long as a server lets bots think "
    "([bots.md](bots.md#how-the-levels-think)). Without a time it looks at as much as ever, however slow the machine."
)
ABOVE = (
    "*Above* is more than was wanted: a step wider than two games in three. `gentle` is tied to a person's first game "
    "and `strong` to nine games in ten against `greedy`; with so much between them the steps are as wide as this "
    "([bots.md](bots.md#the-bots-that-are-there))."
)
PER_SEAT = (
    "*Per seat* is what the one bot would win against a single one of the others, if each wins with odds of its own; "
    "chance is 50 % whatever the number of players, and 60 % come to 33 % of the games of four."
)
VERDICTS = {
    "above": "above",
    "reached": "reached",
    "enough": "as required",
    "missed": "**missed**",
    "too slow": "**too slow**",
    "too few games": "too few games",
    "not played": "not played",
}


def document(values: Values) -> str:
    """docs/ladder.md, written anew by every run."""
    parts = [
        "# The ladder\n\nWho beats whom, and how surely. This file is written by `elbowroom ladder --docs`; "
        "[bots.md](bots.md#the-ladder) tells how it works and how to read it.",
        _made(values),
    ]
    if any(goal["games"] for goal in values["goals"]):
        parts.append("## Goals\n\n" + _goals(values["goals"]))
    for name, rows in values["ratings"].items():
        parts.append(f"## Ratings, {name}\n\n" + _ratings(rows, values["reference"]))
    parts.append("## Pair by pair\n\n" + _matches(values["matches"]))
    parts.append("## Time per decision\n\n" + _times(values["times"], values["machines"]))
    return "\n\n".join(parts) + "\n"


def _made(values: Values) -> str:
    engine = "compiled" if values["compiled"] else "plain"
    commands = "\n".join(values["commands"])
    return (
        f"{values['games']:,} games in {values['deals']:,} deals, seed {values['seed']}, version {values['version']}, "
        f"{engine} engine. The same seed gives the same games:\n\n```sh\n{commands}\n```"
    )


def _goals(goals: Sequence[Values]) -> str:
    rows = (
        (
            goal["match"] + _limit(goal),
            _percent(goal["expected"]) + ("" if goal["most"] == 1 else f" – {_percent(goal['most'])}"),
            _percent(goal["required"]),
            f"{goal['games']:,}",
            _share(goal["win"]) if goal["games"] else "",
            _ms(goal.get("ms")),
            _ms(goal.get("slowest")),
            VERDICTS[goal["verdict"]],
        )
        for goal in goals
    )
    heads = ("match", "expected", "required", "games", "won, 95 % interval", "mean ms", "slowest", "verdict")
    above = [ABOVE] if any(goal["verdict"] == "above" for goal in goals) else []
    in_time = [IN_TIME] if any(LIMIT in goal["match"] for goal in goals) else []
    return "\n\n".join([_table(heads, rows), CHEAPEST, *in_time, *above])


def _limit(goal: Values) -> str:
    """What a bot may take for a decision."""
    if goal["longest_ms"] is not None:
        return f", each ≤ {goal['longest_ms']:g} ms"
    return "" if goal["limit_ms"] is None else f", mean ≤ {goal['limit_ms']:g} ms"


def _ratings(ratings: Sequence[Values], reference: str) -> str:
    rows = (
        (
            f"`{row['bot']}`",
            f"{row['points'][0]:.0f}",
            "reference" if row["bot"] == reference else f"{row['points'][1]:.0f} – {row['points'][2]:.0f}",
            f"{row['openskill'][0]:.1f}",
            f"{row['openskill'][1]:.1f} – {row['openskill'][2]:.1f}",
        )
        for row in ratings
    )
    told = _table(("bot", "Bradley-Terry", "95 % interval", "openskill", "95 % interval"), rows)
    return f"{told}\n\n`{reference}` has {ANCHOR:.0f} points; 400 more mean ten games won for one lost."


def _matches(matches: Sequence[Values]) -> str:
    rows = (
        (
            match["board"],
            f"`{match['one']}`",
            f"`{match['many']}`" + (f" × {match['players'] - 1}" if match["players"] > 2 else ""),
            f"{match['games']:,}",
            _share(match["win"]),
            _percent(1 / match["players"]),
            _percent(match["per_seat"][0]),
            f"{match['lead'][0]:+.1f}".replace("-", "−"),
        )
        for match in matches
    )
    heads = ("board", "bot", "against", "games", "won, 95 % interval", "by chance", "per seat", "coins ahead")
    return f"{_table(heads, rows)}\n\n{PER_SEAT}"


def _times(times: Sequence[Values], machines: Sequence[str]) -> str:
    rows = (
        (f"`{one['bot']}`", one["board"], f"{one['decisions']:,}", _ms(one["ms"]), _ms(one["slowest"]))
        for one in times
        if one["bot"] not in REFERENCES
    )
    where = f" They were measured on {'; and on '.join(machines)}." if machines else ""
    told = f"Processor time of decisions with more than one option, in milliseconds.{where}"
    return told + "\n\n" + _table(("bot", "board", "decisions", "mean", "slowest"), rows)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def _share(estimate: Sequence[float]) -> str:
    share, low, high = (f"{value:.1%}".removesuffix("%") for value in estimate)
    return f"{share} % ({low} – {high})"


def _ms(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.3f}" if value < 1 else f"{value:.1f}" if value < 100 else f"{value:.0f}"
