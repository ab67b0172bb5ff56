"""The questions at the beginning, each with an answer that Enter gives."""

from rich.text import Text

from elbowroom.bots.specs import bot_names
from elbowroom.cli.terminal.cast import HUMAN, Cast
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.seating import cast_of
from elbowroom.content.catalog import board_file, board_names
from elbowroom.engine.errors import ElbowRoomError


def welcome(screen: Screen) -> tuple[str, Cast]:
    """Ask for board and players."""
    screen.show(
        Text.assemble(
            (" Elbow Room ", "bold reverse"), "  Small World in the terminal. Enter takes what is in brackets."
        )
    )
    board = _board(screen)
    seats = board_file(board).players
    bots = bot_names()
    best = "greedy" if "greedy" in bots else bots[0]
    players: list[str] = []
    names: list[str] = []
    screen.show(Text(f"Who plays? Type a name, or a bot: {', '.join(bots)}."))
    while len(players) < seats:
        usual = "Anna" if not players else best
        answer = screen.ask(f"  player {len(players) + 1} [{usual}]: ").strip() or usual
        is_bot = answer in bots or ":" in answer
        try:
            cast_of([*players, answer if is_bot else HUMAN], [*names, "" if is_bot else answer])
        except ElbowRoomError as error:
            screen.complain(str(error))
            continue
        players.append(answer if is_bot else HUMAN)
        names.append("" if is_bot else answer)
    return board, cast_of(players, names)


def _board(screen: Screen) -> str:
    boards = {str(board_file(name).players): name for name in reversed(board_names())}
    counts = sorted(boards)
    while True:
        answer = screen.ask(f"How many players, {counts[0]} to {counts[-1]}? [2]: ").strip() or "2"
        if answer in boards:
            return boards[answer]
        if answer in board_names():
            return answer
        screen.complain(f"type a number from {counts[0]} to {counts[-1]}, or a board: {', '.join(board_names())}")
