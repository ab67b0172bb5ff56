"""`elbowroom play`: a game in the terminal, with people on one keyboard, against bots, or both."""

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

from elbowroom.bots.specs import USUAL, bot_names, without_limit
from elbowroom.cli import CONTENT, INTERRUPTED
from elbowroom.cli.mixing import mixture, with_house_rules
from elbowroom.cli.terminal.cast import HUMAN, Cast, recorded_cast
from elbowroom.cli.terminal.drawer import Drawer, offer
from elbowroom.cli.terminal.saving import check_new, read_story, shell_word, write_record
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.seating import SeatingError, bots_of, cast_of
from elbowroom.cli.terminal.session import Session
from elbowroom.cli.terminal.story import Story
from elbowroom.cli.terminal.welcome import welcome
from elbowroom.content.catalog import board_file, board_names
from elbowroom.content.guard import ContentError
from elbowroom.content.loader import sources
from elbowroom.content.setup import Setup
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.table.game import Game

USUAL_BOARD = "base_2"
PATIENCE = 1000  # milliseconds that a level may think about a decision, if luck need not be the same again
LARGEST_SEED = 2**63 - 1


class Stopped(ElbowRoomError):
    """A game that cannot go on with a tile that fails."""


class WrongOptions(ElbowRoomError):
    """Options that do not go together or are out of range."""


def play(
    *,
    board: Annotated[
        str | None,
        Parameter(
            help="The board: base_2 to base_5, underground_2 to underground_5 (the last one is a board of ours), or a "
            "base board under a side of the sky for one player more, such as base_2+sky_3."
        ),
    ] = None,
    players: Annotated[
        str | None,
        Parameter(help="Who plays, seat by seat: human or a bot, such as human,normal or human,expert@500ms."),
    ] = None,
    names: Annotated[str | None, Parameter(help="Names, seat by seat, such as Anna,Ben.")] = None,
    seed: Annotated[int | None, Parameter(help="Repeat the luck of a game; drawn by default.")] = None,
    first: Annotated[int | None, Parameter(help="The seat that begins; drawn by default.")] = None,
    open_scores: Annotated[
        bool, Parameter(negative="", help="The open ledger: everybody sees everybody's coins (CORE-11.4).")
    ] = False,
    own_tokens_defend: Annotated[
        bool, Parameter(negative="", help="Own tokens raise the cost for one's other race (CORE-6.8).")
    ] = False,
    box: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="The boxes whose races and powers are mixed, such as base,underground,sky."),
    ] = (),
    sites: Annotated[
        bool,
        Parameter(negative="", help="Monsters hide Relics and Places, on a board that has none of its own (MIX-3)."),
    ] = False,
    without: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="A race, power or site that stays in the box, such as ghouls; may be repeated."),
    ] = (),
    rule: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="A house rule of the game, such as flamesEntry=volcano; may be repeated."),
    ] = (),
    save: Annotated[Path | None, Parameter(help="Save the game to this file after every action.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
) -> int | None:
    """Play in the terminal, with friends or against bots.

    A game that is left without saving is kept, and offered by the next `elbowroom play`.
    """
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        raise WrongOptions(f"--seed is a number from 0 to {LARGEST_SEED}, not {seed}")
    luck = secrets.randbits(32) if seed is None else seed
    longest = PATIENCE if seed is None else 0
    screen = Screen()
    drawer = Drawer(user_data_path("elbowroom") / "unfinished") if screen.live else None
    wishes = (board, players, names, seed, first, box, sites, without, rule, open_scores, own_tokens_defend)
    if drawer is not None and all(wish in (None, ()) or wish is False for wish in (*wishes, save, resume)):
        try:
            resume = offer(screen, drawer)
        except (EOFError, KeyboardInterrupt):
            return _leave(screen)
    if resume is not None:
        given = {"--board": board, "--names": names, "--first": first}
        for option in (name for name, value in given.items() if value is not None):
            raise WrongOptions(f"{option} cannot be changed in a saved game; leave it out beside --resume")
        if box or sites or without:
            raise WrongOptions("what is mixed cannot be changed in a saved game; leave it out beside --resume")
        if open_scores or own_tokens_defend or rule:
            raise WrongOptions("house rules cannot be changed in a saved game; leave them out beside --resume")
        session = _resumed(resume, players, luck, longest, save, screen)
        if drawer is not None and resume.parent == drawer.folder:
            session.kept = resume
    else:
        if save is not None:
            check_new(save)
        asked = board is None and players is None and names is None and screen.live
        try:
            if asked and not (box or sites or without):
                setup, cast = welcome(screen)
            else:
                board, cast = _seated(board, players, names)
                setup = mixture(board, box, sites, without)
        except (EOFError, KeyboardInterrupt):
            return _leave(screen)
        flags = (("openScores", open_scores), ("ownTokensDefend", own_tokens_defend))
        setup = with_house_rules(replace(setup, switches=tuple(flag for flag in flags if flag[1])), rule)
        session = _opened(setup, cast, luck, longest, first, save, screen)
    session.drawer = drawer
    try:
        session.run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except ElbowRoomError as error:
        if isinstance(error.__cause__ or error, ContentError):
            raise Stopped(f"{error}\n{_kept(session)}") from error
        raise
    return None


def _kept(session: Session) -> str:
    """Save a game that was stopped by a hook of somebody's own; says where."""
    numbers = ("", *(f"-{number}" for number in range(2, 1000)))
    path = next((path for path in (Path(f"stopped{number}.json") for number in numbers) if not path.exists()), None)
    if path is None or session.autosave is not None:
        return "The game up to there is saved."
    write_record(session.game.record(), path)
    files = "".join(f" {CONTENT} {shell_word(file)}" for file in sources()[0])
    return f"The game up to there is saved; go on when it is corrected: elbowroom play --resume {path}{files}"


def _leave(screen: Screen) -> int:
    screen.show("\nGoodbye!")
    return 0


def _seated(board: str | None, players: str | None, names: str | None) -> tuple[str, Cast]:
    """Board and players from the options; each has a default that fits the other."""
    called = names.split(",") if names else []
    if players is not None:
        seated = [player.strip() for player in players.split(",")]
        if board is None:
            board = next((name for name in board_names() if board_file(name).players == len(seated)), None)
            if board is None:
                raise SeatingError(f"there is no board for {len(seated)} players; boards: {', '.join(board_names())}")
    else:
        board = board or USUAL_BOARD
        seated = [HUMAN] + [USUAL] * (board_file(board).players - 1)
    seats = board_file(board).players
    if len(seated) != seats:
        raise SeatingError(f"{board} is for {seats} players, --players names {len(seated)}")
    return board, cast_of(seated, called)


def _opened(
    setup: Setup, cast: Cast, seed: int, longest: int, first: int | None, save: Path | None, screen: Screen
) -> Session:
    if first is not None and not 1 <= first <= len(cast.players):
        raise WrongOptions(f"--first is a seat from 1 to {len(cast.players)}, not {first}")
    game = Game.open(setup, seed, None if first is None else first - 1, cast.written())
    return Session(game, Story(game.state.copy()), cast, bots_of(cast, seed, longest), screen, save)


def _resumed(path: Path, players: str | None, seed: int, longest: int, save: Path | None, screen: Screen) -> Session:
    record, story = read_story(path)
    seated = [player.strip() for player in players.split(",")] if players is not None else None
    if seated is not None and len(seated) != len(record.players):
        raise SeatingError(f"this game has {len(record.players)} players, --players names {len(seated)}")
    cast = recorded_cast(record.players, bot_names(), seated)
    if seated is not None:
        cast_of(seated, [])
        record.players = cast.written()
    for player in cast.players if seated is None else ():
        if without_limit(player) not in (HUMAN, *bot_names()):  # a file does not get to choose what code runs
            raise SeatingError(f"{path}: '{player}' is no built-in bot; say who plays on with --players")
    if save is not None and save != path:
        check_new(save)
    session = Session(Game.resume(record, seed), story, cast, bots_of(cast, seed, longest), screen, save)
    session.file = save or path
    session.saved = len(story.chapters)
    return session
