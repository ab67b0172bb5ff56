"""The questions at the beginning, each with an answer that Enter gives."""

from rich.text import Text

from elbowroom.bots.specs import USUAL, bot_names, level_names
from elbowroom.cli.mixing import BOX_NAMES, mixture
from elbowroom.cli.terminal.cast import HUMAN, Cast
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.seating import cast_of
from elbowroom.cli.terminal.words import board_title
from elbowroom.content import sky, underground
from elbowroom.content.catalog import BOARDS, BOXES, board_file, board_names, boxes_of, sides
from elbowroom.content.setup import Setup
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.speech.speaker import speaker

SIDES = {"sky_3": "3 islands", "sky_2": "2 islands"}  # the first one is usual


def welcome(screen: Screen) -> tuple[Setup, Cast]:
    """Ask for board, mixture and players."""
    screen.show(
        Text.assemble(
            (" Elbow Room ", "bold reverse"), "  Small World in the terminal. Enter takes what is in brackets."
        )
    )
    board = _board(screen)
    setup = _mixture(screen, board)
    return setup, _cast(screen, board_file(board).players)


def _cast(screen: Screen, seats: int) -> Cast:
    """Ask who plays."""
    bots = bot_names()
    players: list[str] = []
    names: list[str] = []
    screen.show(Text("Who plays? Type a name, or how well a bot shall play:"))
    for level in level_names():
        screen.show(Text.assemble(f"  {level:7} ", (speaker().summary("bot", level), "dim")))
    while len(players) < seats:
        usual = "Anna" if not players else USUAL
        answer = screen.ask(f"  player {len(players) + 1} [{usual}]: ").strip() or usual
        is_bot = answer in bots or ":" in answer
        try:
            cast_of([*players, answer if is_bot else HUMAN], [*names, "" if is_bot else answer])
        except ElbowRoomError as error:
            screen.complain(str(error))
            continue
        players.append(answer if is_bot else HUMAN)
        names.append("" if is_bot else answer)
    return cast_of(players, names)


# --- the board ------------------------------------------------------------------------------------------------------


def _board(screen: Screen) -> str:
    """Ask for the box, then for the number of players; the name of a board answers both."""
    box = _box(screen)
    if box in board_names():
        return box
    boards = {str(board_file(name).players): name for name in reversed(board_names()) if board_file(name).box == box}
    counts = sorted(boards)
    while True:
        question = f"How many players, {counts[0]} to {counts[-1]}? [{counts[0]}]: "
        answer = screen.ask(question).strip() or counts[0]
        if answer in board_names():
            return answer
        if answer in boards:
            board = _under(screen, boards[answer]) if box == sky.KEY else boards[answer]
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


def _under(screen: Screen, board: str) -> str:
    """The ground of a board under the side of the sky that is chosen."""
    ground = board.partition("+")[0]
    known = [*SIDES, *(side for side in sides() if side not in SIDES)]  # in the usual order
    possible = [side for side in known if f"{ground}+{side}" in board_names()]
    numbers = {str(number): side for number, side in enumerate(possible, 1)}
    offered = ", ".join(f"{number} {SIDES.get(side, side)}" for number, side in numbers.items())
    while True:
        answer = screen.ask(f"Which side of the sky: {offered}? [1]: ").strip().lower() or "1"
        side = numbers.get(answer, answer)
        if side in possible:
            return f"{ground}+{side}"
        screen.complain(f"type a number from 1 to {len(numbers)}")


# --- what is mixed --------------------------------------------------------------------------------------------------


def _mixture(screen: Screen, board: str) -> Setup:
    """Ask which races and powers are shuffled together, and whether there are Relics and Places."""
    own = boxes_of(board)
    others = [box for box in BOXES if box not in own]
    while True:
        offered = ", ".join([*others, *(["all"] if len(others) > 1 else []), "none"])
        answer = screen.ask(f"Mix in races and powers of another box: {offered}? [none]: ").strip().lower() or "none"
        more = others if answer == "all" else [] if answer == "none" else answer.replace(",", " ").split()
        try:
            mixed = mixture(board, [*own, *(box for box in more if box not in own)] if more else [], False, [])
            break
        except ElbowRoomError as error:
            screen.complain(str(error))
    if underground.KEY not in mixed.boxes or BOARDS[board] == underground.KEY:
        return mixed
    answer = ""
    while answer not in ("y", "yes", "n", "no"):
        answer = screen.ask("Shall Monsters hide Relics and Places on this board, y or n? [n]: ").strip().lower() or "n"
    return mixture(board, mixed.boxes, answer.startswith("y"), [])
