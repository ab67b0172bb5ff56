"""The example in the README runs and prints what the README says."""

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_example_prints_what_the_readme_shows() -> None:
    text = README.read_text(encoding="utf-8")
    match = re.search(r"```python\n(.*?)```\n+```text\n(.*?)```", text, re.DOTALL)
    assert match is not None
    code, expected = match.groups()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    assert printed.getvalue() == expected
