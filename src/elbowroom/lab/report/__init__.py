"""The reports of the laboratory as pages: balance and ladder."""

from collections.abc import Mapping

from elbowroom.lab.balance import Balance
from elbowroom.lab.holdings import HoldingTally
from elbowroom.lab.report.data import page_data
from elbowroom.lab.report.page_file import page_file


def page(plan: Balance, tally: HoldingTally) -> str:
    """The page about a finished measurement of balance."""
    return page_of(page_data(plan, tally))


def page_of(data: Mapping[str, object]) -> str:
    """The page that shows the values of a measurement of balance."""
    return page_file("page.html", str(data["title"]), data, ("plots.js", "page.js"))
