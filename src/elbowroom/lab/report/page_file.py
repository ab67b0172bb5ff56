"""A page of HTML in one file that needs nothing but itself: a template, the style, numbers and scripts."""

import json
from html import escape
from importlib.resources import files


def page_file(template: str, title: str, data: object, scripts: tuple[str, ...]) -> str:
    """The page; equal data give an equal page, to the byte."""
    numbers = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    parts = {
        "TITLE": escape(title),
        "STYLE": _read("page.css"),
        "DATA": numbers.replace("<", "\\u003c"),  # so that no name can end the script element
        "SCRIPT": "\n".join(map(_read, scripts)),
    }
    html = _read(template)
    for name, text in parts.items():
        before, mark, after = html.partition(f"@{name}@")
        assert mark, name
        html = before + text + after
    return html


def _read(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
