"""The questions at the beginning, each with an answer that Enter gives."""

from rich.text import Text

from elbowroom.bots.specs import bot_names
from elbowroom.cli.terminal.cast import HUMAN, Cast
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.seating import cast_of
from elbowroom.cli.terminal.words import board_title
from elbowroom.content.catalog import BOXES, board_file, board_names
from elbowroom.engine.errors import ElbowRoomError

BOX_NAMES = {"base": "Small World", "underground": "Small World Underground"}


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
    """Ask for the box, then for the number of players; the name of a board answers both."""
    box = _box(screen)
    if box in board_names():
        return box
    boards = {str(board_file(name).players): name for name in reversed(board_names()) if board_file(name).box == box}
    counts = sorted(boards)
    while True:
        answer = screen.ask(f"How many players, {counts[0]} to {counts[-1]}? [2]: ").strip() or "2"
        board = boards.get(answer, answer)
        if board in board_names():
            if board_title(board) != board:
                screen.show(Text(f"You play on {board_title(board)}, not on the printed map.", "dim"))
            return board
        screen.complain(f"type a number from {counts[0]} to {counts[-1]}, or a board: {', '.join(board_names())}")


def _box(screen: Screen) -> str:
    """The key of a box, or a board that was named straight away."""
    numbers: dict[str, str] = {str(number): key for number, key in enumerate(BOXES, 1)}
    offered = ", ".join(f"{number} {BOX_NAMES.get(key, key)}" for number, key in numbers.items())
    while True:
        answer = screen.ask(f"Which game: {offered}? [1]: ").strip().lower() or "1"
        if answer in numbers:
            return numbers[answer]
        if answer in BOXES or answer in board_names():
            return answer
        screen.complain(f"type a number from 1 to {len(numbers)}, or a board: {', '.join(board_names())}")
