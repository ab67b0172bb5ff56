"""The picture of honesty in docs/coach.md shows the table beside it; run this file as a program to draw it anew."""

import re
from pathlib import Path

from elbowroom.lab.calibration import Bin, Calibration, Measured
from elbowroom.lab.report.calibration import calibration_svg

DOCS = Path(__file__).resolve().parents[2] / "docs"
PICTURE = DOCS / "images" / "calibration.svg"
ROW = re.compile(r"^\| \d+–\d+ % \| ([\d.]+) % \| ([\d.]+) % \| ([\d,]+) \| ([\d.]+) % \| ([\d.]+) % \|$", re.MULTILINE)


def drawn() -> str:
    ends, within = [], []
    for told, came, count, told_within, came_within in ROW.findall((DOCS / "coach.md").read_text(encoding="utf-8")):
        number = int(count.replace(",", ""))
        ends.append(Bin(number, number * float(told) / 100, number * float(came) / 100))
        within.append(Bin(1, float(told_within) / 100, float(came_within) / 100))
    return calibration_svg(Measured(Calibration(tuple(ends)), Calibration(tuple(within))))


def test_the_picture_shows_the_table() -> None:
    assert drawn().count("<circle") == 2 + 2 * 10
    assert PICTURE.read_text(encoding="utf-8") == drawn()


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
