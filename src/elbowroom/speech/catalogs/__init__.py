"""The templates of every language: one folder each, Fluent files by what they tell of."""

from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "pl", "de")


def templates(language: str) -> list[str]:
    """The texts of all catalogs of a language."""
    folder = files(__name__).joinpath(language)
    return [file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)]
