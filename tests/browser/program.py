"""The browser that tests look through."""

import shutil

# The first is Chromium without windows around its pages: the same engine, and a page opens six times cheaper.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def browser_program() -> str | None:
    """Where Chromium is, if it is installed."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
