"""The end of a game: who won, by how much, and where the coins came from."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.story import DECLINED, PAID, PICKS, REGIONS, START, Story, accounts, best_pair
from elbowroom.engine.scoring import tokens_on_board, winners
from elbowroom.engine.state import State

NOT_BAR = 60  # columns of a podium line that its bar does not take


def ending(s: State, cast: Cast, story: Story, width: int) -> Group:
    """Podium, accounts and the best pair."""
    parts: list[RenderableType] = [
        _verdict(s, cast),
        Text(),
        _podium(s, cast, width),
        Text(),
        _accounts(s, cast, story),
    ]
    best = best_pair(story)
    if best is not None:
        seat, pair, coins = best
        parts += [
            Text(),
            Text.assemble("Best pair: ", cast.whose(seat), " ", (pair, "bold"), f" with {count_of(coins, 'coin')}."),
        ]
    return Group(*parts)


def _verdict(s: State, cast: Cast) -> Text:
    best = winners(s)
    names = Text(" and ").join(cast.tag(seat) for seat in best)
    coins = count_of(int(s.coins(best[0])), "coin")
    if len(best) > 1:
        return Text.assemble(names, f" share the victory with {coins} each, as many tokens too ", ("CORE-10.4", "dim"))
    line = Text.assemble(names, f" wins with {coins}")
    if sum(s.coins(seat) == s.coins(best[0]) for seat in range(s.rules.players)) > 1:
        line.append(f", a tie broken by {tokens_on_board(s, best[0])} tokens on the board ").append("CORE-10.3", "dim")
    return line.append("!")


def _podium(s: State, cast: Cast, width: int) -> Table:
    order = sorted(range(s.rules.players), key=lambda seat: (-s.coins(seat), -tokens_on_board(s, seat), seat))
    top = max(1, max(int(s.coins(seat)) for seat in order))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    best = winners(s)
    longest = max(5, width - NOT_BAR)
    for position, seat in enumerate(order):
        rank = "1." if seat in best else f"{position + 1}."
        bar = "█" * round(longest * int(s.coins(seat)) / top)
        table.add_row(
            rank,
            cast.tag(seat),
            Text(f"{s.coins(seat)} ¢", glyphs.COIN_STYLE),
            Text(bar, glyphs.player_colour(seat)),
            Text(count_of(int(tokens_on_board(s, seat)), "token") + " on the board", glyphs.QUIET),
        )
    return table


def _accounts(s: State, cast: Cast, story: Story) -> Table:
    totals = accounts(story)
    fixed = [START, REGIONS, DECLINED]
    abilities = sorted({source for account in totals for source in account} - {*fixed, PICKS, PAID})
    paid = [PAID] if any(account.get(PAID) for account in totals) else []
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    table.add_column(Text("where the coins came from", "dim italic"))
    for seat in range(s.rules.players):
        table.add_column(cast.tag(seat), justify="right")
    for source in [*fixed, *abilities, *paid, PICKS]:
        row = [str(account[source]) if account.get(source) else "·" for account in totals]
        table.add_row(source, *row)
    sums = [Text(str(sum(account.values())), glyphs.COIN_STYLE) for account in totals]
    table.add_row(Text("together", "bold"), *sums)
    return table
