"""Where commands may write."""

from pathlib import Path

from elbowroom.engine.errors import ElbowRoomError


class NoFolder(ElbowRoomError):
    """A file or folder that would have to be made in a folder that is not there."""


def check_folder(path: Path) -> None:
    """Refuse to write into a folder that is not there; it is a slip of the pen more often than a wish."""
    if not path.parent.is_dir():
        raise NoFolder(f"{path}: there is no folder {path.parent}; make it first, or choose another place")
