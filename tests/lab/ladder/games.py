"""Deals for tests that nobody has played."""

from elbowroom.lab.ladder.deals import Deal, Effort


def deal(one: str, many: str, number: int, wins: str, board: str = "base_2") -> Deal:
    """A deal with a letter for each game: w for one that the one bot has won, l for a lost one, s for a shared one."""
    players = len(wins)
    coins, best = [], []
    for seat, result in enumerate(wins):
        other = (seat + 1) % players
        best.append({"w": [seat], "l": [other], "s": sorted([seat, other])}[result])
        coins.append([90 if place in best[-1] else 70 for place in range(players)])
    return Deal(board, one, many, number, coins, best, Effort(10, 5.0, 2.0), Effort(20, 2.0, 0.5))
