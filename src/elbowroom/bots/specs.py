# mypyc: skip — people write bots of their own in plain Python.
"""Bots by name: a level, a level in time as `expert@500ms`, `greedy`, `random`, or `module:Class` from anywhere."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from elbowroom.bots.base import Bot
from elbowroom.bots.greedy import GreedyBot
from elbowroom.bots.levels import LEVELS, TEMPERS
from elbowroom.bots.random import RandomBot
from elbowroom.bots.style import Style
from elbowroom.bots.thinker import ThinkingBot
from elbowroom.engine.errors import ElbowRoomError

# The levels from the weakest to the strongest; the others are there to compare with.
BOTS: dict[str, Callable[[int], Bot]] = {
    **{name: partial(ThinkingBot, style=style) for name, style in LEVELS.items()},
    "greedy": GreedyBot,
    "random": RandomBot,
}
# Those that need the extra `neural`; they stand above this package and are imported when they play.
NEURAL: Final = {
    "neural": "elbowroom.neural.bot:NeuralBot",
    "neural-search": "elbowroom.neural.search:NeuralSearchBot",
}

LIMIT: Final = "@"  # behind it stands how long a level may think about a decision
LONGEST: Final = 60_000  # milliseconds

USUAL: Final = "normal"  # plays where nobody says who shall


class UnknownBot(ElbowRoomError):
    """No bot has that name."""


class MissingExtra(ElbowRoomError):
    """A bot whose packages are not installed."""


def bot_names() -> list[str]:
    """All bots that have a short name and can play here."""
    return [*BOTS, *(NEURAL if find_spec("numpy") else ())]


def level_names() -> list[str]:
    """Those of them that people play with, from the weakest to the strongest."""
    return list(LEVELS)


def make_bot(spec: str, seed: int, temper: str = "") -> Bot:
    """A new bot; all its luck follows from the seed. A temper, such as `raider`, colours how a level plays."""
    maker = bot_maker(spec)
    if temper in TEMPERS and without_limit(spec) in LEVELS:
        return ThinkingBot(seed, style_of(spec, temper))
    return maker(seed)


def style_of(spec: str, temper: str = "") -> Style:
    """How a level plays, with its limit if it has one; a temper that is not known changes nothing."""
    level = without_limit(spec)
    style = LEVELS[level].with_likes(TEMPERS[temper]) if temper in TEMPERS else LEVELS[level]
    return style if level == spec else style.within(_milliseconds(spec))


def without_limit(spec: str) -> str:
    """The name of a bot without the time it may take."""
    return spec.partition(LIMIT)[0]


def _milliseconds(spec: str) -> int:
    limit = spec.partition(LIMIT)[2]
    number = limit.removesuffix("ms")
    if number == limit or not (number.isascii() and number.isdecimal()) or not 0 < int(number) <= LONGEST:
        raise UnknownBot(f"bot '{spec}': a time to think is written like expert@500ms, from 1 to {LONGEST} ms")
    return int(number)


def bot_maker(spec: str) -> Callable[[int], Bot]:
    """What makes the bots of a name from seeds."""
    if ":" in spec:
        return _from_module(spec)
    if spec in NEURAL:
        if not find_spec("numpy"):
            raise MissingExtra(f"the bot '{spec}' needs NumPy: pip install 'elbowroom[neural]'")
        return _from_module(NEURAL[spec])
    if LIMIT in spec and without_limit(spec) in LEVELS:
        return partial(ThinkingBot, style=style_of(spec))
    if spec not in BOTS:
        raise UnknownBot(f"there is no bot '{spec}'; known are {', '.join(bot_names())}, and module:Class for your own")
    return BOTS[spec]


def _from_module(spec: str) -> Callable[[int], Bot]:
    module, _, name = spec.partition(":")
    try:
        maker = getattr(import_module(module), name)
    except (ImportError, ValueError) as error:
        raise UnknownBot(f"bot '{spec}': {error}") from None
    except AttributeError:
        raise UnknownBot(f"bot '{spec}': the module {module} has no {name}") from None
    if not callable(getattr(maker, "choose", None)):
        raise UnknownBot(f"bot '{spec}': {name} has no method 'choose'")
    made: Callable[[int], Bot] = maker
    return made
