"""The ladder as a page."""

from elbowroom.lab.ladder.standings import Values
from elbowroom.lab.report.page_file import page_file


def ladder_page(values: Values) -> str:
    """The page about what `standings` found."""
    return page_file("ladder.html", values["title"], values, ("plots.js", "ladder.js"))
