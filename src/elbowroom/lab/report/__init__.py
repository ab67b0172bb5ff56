"""The reports of the laboratory as pages: balance and ladder."""

from elbowroom.lab.balance import Balance
from elbowroom.lab.holdings import HoldingTally
from elbowroom.lab.report.data import page_data, title
from elbowroom.lab.report.page_file import page_file


def page(plan: Balance, tally: HoldingTally) -> str:
    """The page about a finished measurement of balance."""
    return page_file("page.html", title(plan), page_data(plan, tally), ("plots.js", "page.js"))
