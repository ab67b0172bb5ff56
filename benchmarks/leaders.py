#!/usr/bin/env python3
"""Whom bots attack in games of three and more, the leader or somebody else, and what it brings to know who leads.

A bot that knows everybody's coins meets the same bot that takes all others for equally rich, and so cannot tell who
leads. Every deal is played with the odd one in each seat. Attacks are counted on the better and the worse placed of the
others by the coins at that moment, beside the share that choosing among all possible attacks by lot would have had.

    python benchmarks/leaders.py [--board base_3] [--bots normal] [--games 400] [--seed 1]
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial

from rich.console import Console
from rich.table import Table

from elbowroom import Action, Bot, Setup, State, make_bot
from elbowroom.engine import layout as at
from elbowroom.engine.actions import REGION
from elbowroom.engine.chance import Chance
from elbowroom.engine.scoring import winners
from elbowroom.engine.setup import new_state
from elbowroom.engine.slots import seat_of
from elbowroom.lab.crew import Pool
from elbowroom.lab.game import play_game
from elbowroom.lab.simulate import seed_from
from elbowroom.lab.statistics import clustered_share

LATE = 2  # the last rounds, in which an attack on the one who leads may decide the game
ATTACKS = ("conquer", "die")

Counts = Counter[tuple[str, str, str]]  # who, when, what
Dealt = tuple[float, Counts]  # games that the odd one has won, and attacks


class Unknowing(Bot):
    """Another bot that has not counted along: it takes what the others have together for equally shared."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: State, legal: list[Action]) -> Action:
        others = [seat for seat in range(view.rules.players) if seat != view.decider]
        share = sum(int(view.coins(seat)) for seat in others) // len(others)
        for seat in others:
            view.words[at.COINS + seat] = share
        return self._bot.choose(view, legal)


class Attacks:
    """Counts whom attacks meet, and whom they could have met."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.counts: Counts = Counter()

    def before(self, state: State, entrants: Sequence[int]) -> None:
        pass

    def after(self, state: State) -> None:
        pass

    def step(self, state: State, action: Action) -> None:
        """The leader is whoever of the others has more coins than all the rest of them."""
        hit = victim(state, action)
        if hit < 0:
            return
        others = sorted((int(state.coins(seat)), seat) for seat in range(state.rules.players) if seat != state.decider)
        if others[-1][0] == others[-2][0]:
            return
        leader = others[-1][1]
        possible = [seat for other in state.legal() if (seat := victim(state, other)) >= 0]
        when = "late" if state.round > state.rules.rounds - LATE else "before"
        for count in (when, "all"):
            key = self.names[state.decider], count
            self.counts[*key, "attacks"] += 1
            self.counts[*key, "leader"] += hit == leader
            self.counts[*key, "by lot"] += 1000 * possible.count(leader) // len(possible)


def victim(state: State, action: Action) -> int:
    """Who would lose a region by an action; -1 for nobody."""
    if action.verb not in ATTACKS or action.meaning != REGION:
        return -1
    owner = state.owner(action.target)
    return -1 if owner < 0 or seat_of(owner) == state.decider else int(seat_of(owner))


def play_deal(board: str, level: str, odd_knows: bool, seed: int, deal: int) -> Dealt:
    """One deal with the odd one in each seat."""
    rules = Setup(board).rules()
    wins = 0.0
    counts: Counts = Counter()
    for odd in range(rules.players):
        knows = [(seat == odd) == odd_knows for seat in range(rules.players)]
        watch = Attacks(["knows" if one else "does not" for one in knows])
        bots = [make_bot(level, seed_from(f"leaders {seed} {deal} {seat}")) for seat in range(rules.players)]
        state = new_state(rules, Chance(seed_from(f"leaders {seed} {board} {deal}")))
        play_game(state, [bot if one else Unknowing(bot) for bot, one in zip(bots, knows, strict=True)], [watch])
        best = winners(state)
        wins += (odd in best) / len(best)
        counts += watch.counts
    return wins, counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="base_3", help="for at least three players (base_3)")
    parser.add_argument("--bots", default="normal", help="the bot in all seats (normal)")
    parser.add_argument("--games", type=int, default=400, help="of each of the two ways to sit, at least (400)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    players = int(Setup(asked.board).rules().players)
    if players < 3 or asked.games < 1:
        parser.error("at least one game, on a board for at least three players")
    console = Console(highlight=False, width=120)
    counts: Counts = Counter()
    deals = range(-(-asked.games // players))
    for odd_knows in (True, False):
        play = partial(play_deal, asked.board, asked.bots, odd_knows, asked.seed)
        found: list[Dealt] = list(Pool().spread(play, deals))
        share, low, high = clustered_share([wins for wins, _ in found], players)
        who = ("one who knows among others", "one who does not among others")[not odd_knows]
        games = len(deals) * players
        console.print(f"{who}: won {share:.1%} ({low:.1%} - {high:.1%}) of {games} games; {1 / players:.1%} by chance")
        for _, part in found:
            counts += part
    table = Table(box=None, header_style="bold cyan", padding=(0, 2), pad_edge=False)
    for name in ("who", "rounds", "attacks", "on the leader", "by lot"):
        table.add_column(name)
    for who in ("knows", "does not"):
        for when in ("all", "before", "late"):
            attacks = counts[who, when, "attacks"]
            if attacks:
                on, lot = counts[who, when, "leader"] / attacks, counts[who, when, "by lot"] / attacks / 1000
                table.add_row(who, when, f"{attacks:,}", f"{on:.1%}", f"{lot:.1%}")
    console.print(table)


if __name__ == "__main__":
    main()
