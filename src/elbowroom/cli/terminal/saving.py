"""Games on disk: reading records, and writing them so that a file is never half-written."""

import os
import shlex
from pathlib import Path

from elbowroom.cli.terminal.story import Story, story_of
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.notation.files import write_text
from elbowroom.notation.record import GameRecord, RecordError, parse_record

LARGEST = 20_000_000  # bytes; a long game has some ten thousand


class SaveError(ElbowRoomError):
    """A game cannot be written where the player wants it."""


def read_record(path: Path) -> GameRecord:
    """The record in a file; errors name the file."""
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path}: too large for a game record")
        return parse_record(path.read_bytes())
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None


def read_story(path: Path) -> tuple[GameRecord, Story]:
    """The record in a file and the game it tells, every action checked; errors name the file."""
    record = read_record(path)
    try:
        return record, story_of(record)
    except ElbowRoomError as error:
        raise RecordError(f"{path}: {error}") from None


def write_record(record: GameRecord, path: Path) -> None:
    """Write a record as a whole or not at all."""
    try:
        write_text(path, record.to_json())
    except (OSError, ValueError) as error:
        raise SaveError(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from None


def file_named(text: str) -> Path:
    """The file a player means."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise SaveError(f"{text}: {error}") from None


def shell_word(path: Path) -> str:
    """The file as it is typed in a shell."""
    return shlex.quote(str(path))


def check_overwriting(path: Path) -> None:
    """Refuse to overwrite a file that is no saved game."""
    try:
        there = path.exists()
    except (OSError, ValueError) as error:
        raise SaveError(f"{path}: {error}") from None
    if there:
        try:
            read_record(path)
        except RecordError:
            raise SaveError(f"{path} exists and is no saved game; choose another name") from None


def check_new(path: Path) -> None:
    """Refuse to begin a game that would overwrite something or could not be saved."""
    if path.exists():
        raise SaveError(f"{path} exists already; go on with it by --resume {path}, or save to another file")
    if not path.parent.is_dir():
        raise SaveError(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise SaveError(f"{path}: the folder {path.parent} cannot be written")
