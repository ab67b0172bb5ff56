"""Pages of reports for tests: the data inside, and what they show in a real browser."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.browser.program import browser_program

REPORT = """
addEventListener("error", (event) => { document.title = "failed: " + event.message; });
"""


def data_of(html: str) -> Any:
    match = re.search(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)
    assert match is not None
    return json.loads(match[1])


def needs_nothing_else(html: str) -> bool:
    """Whether a page has no address in it, loads no file, and every mark of its template is filled in."""
    elsewhere = r"\bsrc=|@import|\burl\((?!#)|<link(?! rel=\"icon\" href=\"data:,\")|\bfetch\(|\bimport\b"
    return "://" not in html and not re.search(elsewhere, html) and not re.search(r"@[A-Z]+@", html)


def in_browser(html: str, use: str, tmp_path: Path, size: str) -> Any:
    """What a script finds out by using the page in Chromium: it leaves JSON between two SEEN."""
    browser = browser_program()
    if browser is None:
        pytest.skip("there is no Chromium")
    file = tmp_path / "page.html"
    html = html.replace("<body>", f"<body><script>{REPORT}</script>", 1)
    file.write_text(html.replace("</body>", f"<script>{{{use}}}</script></body>"), encoding="utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}"]
    done = subprocess.run(
        [browser, *options, f"--window-size={size}", "--dump-dom", file.as_uri()],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    match = re.search("SEEN(.*)SEEN", done.stdout)
    assert match is not None, done.stdout[-3000:]
    return json.loads(match[1].replace("&amp;", "&"))
