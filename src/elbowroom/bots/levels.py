"""How well bots play, in five steps that people understand; in between they differ by foresight, not by luck."""

from typing import Final

from elbowroom.bots.style import HEAPED, SPREAD, Likes, Style

LEVELS: Final = {
    "gentle": Style(plans=1, tokens=HEAPED, arrangements=1, timid=3, likes=Likes(clings=1.0, grandeur=0.5)),
    "easy": Style(plans=6, tokens=SPREAD, arrangements=2, timid=1, likes=Likes(clings=0.1, grandeur=0.02)),
    "normal": Style(plans=60, arrangements=10),
    "strong": Style(plans=300, worlds=3, finalists=12, samples=24, checks=4, reply=20, opening=True),
    "expert": Style(
        plans=8000,
        worlds=6,
        finalists=24,
        samples=160,
        checks=8,
        reply=30,
        guards=40,
        opening=True,
        steady=True,
    ),
}

# What characters like beside winning, by the tempers of the catalogs; too little to make anybody weak.
TEMPERS: Final = {
    "raider": Likes(raids=0.006),
    "builder": Likes(raids=-0.004, clings=0.01),
    "gambler": Likes(gambles=0.02),
    "miser": Likes(clings=0.02),
    "schemer": Likes(raids=0.003, gambles=-0.01),
    "wanderer": Likes(clings=-0.015),
    "planner": Likes(gambles=-0.02),
    "hothead": Likes(raids=0.008, gambles=0.01),
    "charmer": Likes(raids=0.003),
    "dreamer": Likes(clings=0.005, gambles=0.01),
    "mourner": Likes(clings=-0.01),
    "collector": Likes(grandeur=0.003),
}
