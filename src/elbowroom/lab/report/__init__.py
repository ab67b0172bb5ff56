"""The balance report: one page of HTML that needs nothing but itself."""

import json
from html import escape
from importlib.resources import files

from elbowroom.lab.balance import Balance
from elbowroom.lab.holdings import HoldingTally
from elbowroom.lab.report.data import page_data, title


def page(plan: Balance, tally: HoldingTally) -> str:
    """The page about a finished measurement; the same measurement gives the same page, to the byte."""
    data = json.dumps(page_data(plan, tally), ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    parts = {
        "TITLE": escape(title(plan)),
        "STYLE": _read("page.css"),
        "DATA": data.replace("<", "\\u003c"),  # so that no name can end the script element
        "SCRIPT": _read("plots.js") + "\n" + _read("page.js"),
    }
    html = _read("page.html")
    for name, text in parts.items():
        before, mark, after = html.partition(f"@{name}@")
        assert mark, name
        html = before + text + after
    return html


def _read(name: str) -> str:
    return (files(__name__) / name).read_text(encoding="utf-8")
