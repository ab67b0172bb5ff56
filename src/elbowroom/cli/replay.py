"""`elbowroom replay`: step through a recorded game, or tell it."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from elbowroom.bots.specs import bot_names
from elbowroom.cli import INTERRUPTED
from elbowroom.cli.terminal.cast import recorded_cast
from elbowroom.cli.terminal.saving import read_story
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.viewer import Viewer
from elbowroom.engine.errors import ElbowRoomError


class NoSuchAction(ElbowRoomError):
    """The record has fewer actions."""


def replay(
    file: Annotated[Path, Parameter(name="FILE", help="A saved game, such as game.json.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="Begin after this action; 0 is the start of the game.")] = None,
    tell: Annotated[
        bool, Parameter(name="--all", negative="", help="Tell the whole game in sentences and leave.")
    ] = False,
    picture: Annotated[
        bool, Parameter(negative="", help="Draw the board, at the end or where --at says, and leave.")
    ] = False,
) -> int | None:
    """Step through a recorded game."""
    record, story = read_story(file)
    last = len(story.chapters)
    if at is not None and not 0 <= at <= last:
        raise NoSuchAction(f"{file} has {last} actions, --at {at} is not one of 0 to {last}")
    viewer = Viewer(story, recorded_cast(record.players, bot_names()), Screen())
    if tell:
        viewer.tell(last if at is None else at)
    if picture:
        viewer.draw(last if at is None else at)
    if tell or picture:
        return None
    try:
        viewer.run(at or 0)
    except KeyboardInterrupt:
        return INTERRUPTED
    return None
