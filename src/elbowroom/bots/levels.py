"""How well bots play, in five steps that people understand; in between they differ by foresight, not by luck."""

from typing import Final

from elbowroom.bots.style import Style

LEVELS: Final = {
    "gentle": Style(plans=1, rearranges=False, arrangements=1, clings=1.0, grandeur=0.5),
    "easy": Style(plans=4, rearranges=False, arrangements=2, clings=0.1, grandeur=0.02),
    "normal": Style(plans=40, arrangements=10),
    "strong": Style(plans=300, worlds=3, finalists=12, samples=24, reply=20),
    "expert": Style(plans=1500, worlds=4, finalists=24, samples=120, reply=40),
}
