"""The numbers of the balance report, ready to be shown: the page itself calculates no statistics."""

from itertools import product
from typing import TypedDict

from elbowroom import __version__
from elbowroom.engine.hooks import Tile
from elbowroom.lab.balance import Balance
from elbowroom.lab.holdings import Estimate, HoldingTally, Sums, total

FEW = 30  # what was held less often is shown faded
DIGITS = 4
NAMES = {"win": "win_share", "game": "coins_a_game", "turn": "coins_a_turn", "together": "together"}  # for programs

Row = dict[str, object]


class Sample(TypedDict):
    """Rows in the order of the tiles; pairs race by race."""

    all: Row
    races: list[Row]
    powers: list[Row]
    pairs: list[Row]


def title(plan: Balance) -> str:
    """What the page is about, in a few words."""
    return f"Balance of {plan.title or plan.rules().board.key}"


def command(plan: Balance) -> str:
    """What makes the same page again."""
    options = {**plan.content, "bots": plan.bots, "games": plan.games, "seed": plan.seed}
    return " ".join(["elbowroom balance", *(f"--{name} {value}" for name, value in options.items())])


def page_data(plan: Balance, tally: HoldingTally) -> dict[str, object]:
    """Everything the page shows, as plain values."""
    rules = plan.rules()
    return {
        "title": title(plan),
        "board": rules.board.key,
        "version": __version__,
        "command": command(plan),
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "players": int(rules.players),
        "rounds": int(rules.rounds),
        "few": FEW,
        "races": [_tile(race, int(race.tokens)) for race in rules.races],
        "powers": [_tile(power, int(power.tokens)) for power in rules.powers],
        "order": [row(sums) for sums in tally.order],
        "samples": {
            "dealt": sample(tally.dealt, len(rules.races), len(rules.powers)),
            "chosen": sample(tally.chosen, len(rules.races), len(rules.powers)),
        },
    }


def as_values(plan: Balance, tally: HoldingTally) -> dict[str, object]:
    """The same numbers for programs: each with its name, each row with its race and power."""
    rules = plan.rules()
    races, powers = [race.key for race in rules.races], [power.key for power in rules.powers]
    samples: dict[str, object] = {}
    for name, sums in (("dealt", tally.dealt), ("chosen", tally.chosen)):
        rows = sample(sums, len(races), len(powers))
        samples[name] = {
            "all": _named(rows["all"]),
            "races": [{"race": key, **_named(one)} for key, one in zip(races, rows["races"], strict=True)],
            "powers": [{"power": key, **_named(one)} for key, one in zip(powers, rows["powers"], strict=True)],
            "pairs": [
                {"race": race, "power": power, **_named(one)}
                for (race, power), one in zip(product(races, powers), rows["pairs"], strict=True)
            ],
        }
    return {
        "board": rules.board.key,
        "version": __version__,
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "players": int(rules.players),
        "rounds": int(rules.rounds),
        "order": [_named(row(sums)) for sums in tally.order],
        **samples,
    }


def _named(row: Row) -> Row:
    """A row with an estimate as three numbers: `win_share`, `win_share_low` and `win_share_high`."""
    named: Row = {"held": row["n"]}
    if "turns" in row:
        named["turns"] = row["turns"]
    for short, name in NAMES.items():
        estimate = row.get(short)
        if isinstance(estimate, list):
            named |= zip((name, f"{name}_low", f"{name}_high"), estimate, strict=True)
    return named


def _tile(tile: Tile, tokens: int) -> Row:
    return {"key": tile.key, "name": tile.name, "tokens": tokens, "summary": tile.summary}


def sample(pairs: list[Sums], races: int, powers: int) -> Sample:
    """The rows of all races, powers and pairs, and that of everything together."""
    by_race = [total(pairs[race * powers : (race + 1) * powers]) for race in range(races)]
    by_power = [total(pairs[power::powers]) for power in range(powers)]
    everything = total(by_race)
    pair_rows = [row(sums) for sums in pairs]
    for pair, sums in enumerate(pairs):
        if sums.held:
            race, power = divmod(pair, powers)
            alone = [_mean(one) for one in (by_race[race], by_power[power])]
            pair_rows[pair]["together"] = together(sums, sum(alone) - _mean(everything))
    return {
        "all": row(everything),
        "races": [row(sums) for sums in by_race],
        "powers": [row(sums) for sums in by_power],
        "pairs": pair_rows,
    }


def row(sums: Sums) -> Row:
    """What is known about one tile or pair."""
    if not sums.held:
        return {"n": 0}
    return {
        "n": sums.held,
        "turns": round(sums.turns / sums.held, DIGITS),
        "win": _numbers(sums.win_share()),
        "game": _numbers(sums.coins_a_game()),
        "turn": _numbers(sums.coins_a_turn()),
    }


def together(sums: Sums, expected: float) -> list[float | None]:
    """Coins a game beyond what the race and the power of a pair let expect, each taken for itself."""
    game = sums.coins_a_game()
    bounds = [None if bound is None else bound - expected for bound in (game.low, game.high)]
    return _numbers(Estimate(game.value - expected, *bounds)) or []


def _mean(sums: Sums) -> float:
    return sums.coins / sums.held


def _numbers(estimate: Estimate | None) -> list[float | None] | None:
    if estimate is None:
        return None
    values = (estimate.value, estimate.low, estimate.high)
    return [None if value is None else round(value, DIGITS) for value in values]
