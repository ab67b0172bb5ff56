"""What the tests of all parsers share: games to take positions from, and ways to spoil a text."""

import random
from functools import cache

from hypothesis import strategies as st

from elbowroom import State
from elbowroom.content.setup import Setup
from elbowroom.table.game import Game
from tests.engine.games import BOARDS, choose

ANY_CHARACTER = st.characters(exclude_categories=())  # lone surrogates too
ANY_TEXT = st.text(ANY_CHARACTER, max_size=200)
NASTY = st.sampled_from(
    [
        *(
            "-1",
            "0",
            "00",
            "07",
            "1e9",
            "99999999999999999999",
            "9" * 5000,
            "0x10",
            "1_000",
            "١",
            "3.5",
            ".nan",
            ".inf",
        ),
        *("true", "null", "~", "''", '""', "yes", "{}", "[]", "{a: b}", "[1, 2]", "? x", "- - -", "!!python/none x"),
        *(
            "&a",
            "*a",
            "*b",
            "<<: {}",
            "!!binary AA==",
            "!!int x",
            "!!set {}",
            "%TAG ! x",
            "---",
            "...",
            "|",
            ">",
            "'",
            '"',
        ),
        *("\x00", "\x07", "\x1b[31m", "\t", "\r", "\x85", "\u2028", "\ufeff", "\ud800", "\U0010ffff", '"\\ud800"'),
        *(
            '"\\UFFFFFFFF"',
            '"\\U00110000"',
            "[" * 40,
            "{a: " * 40,
            "[" * 3000,
            "é",
            "conquer 5",
            "seats",
            "orcs",
            ":",
            ",",
        ),
    ]
)


EVERYTHING = ("base", "underground", "sky")
MIXTURES = {
    "two islands": Setup("base_2+sky_2"),
    "six players": Setup("base_5+sky_3"),
    "sites on the ground": Setup("base_2", boxes=("base", "underground"), sites=True),
    "everything": Setup("base_3+sky_3", boxes=EVERYTHING, sites=True, switches={"boltsAnywhere": True}),
    "everything below": Setup("underground_3", boxes=EVERYTHING),
    "some left out": Setup("base_4", boxes=("base", "sky"), without=("amazons", "stout")),
}


@st.composite
def states(draw: st.DrawFn) -> State:
    """A position from the middle of a random game on any board and of any mixture."""
    setups = [*(Setup(board) for board in BOARDS), *MIXTURES.values()]
    state = Game.open(draw(st.sampled_from(setups)), draw(st.integers(0, 10**6))).state
    choose = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 400))):
        if state.over:
            break
        state.apply(choose.choice(state.legal()))
    return state


@cache
def mixed(name: str, seed: int, moves: int = 100_000) -> Game:
    """A game of busy random players, one of MIXTURES, written down up to a number of moves."""
    game = Game.open(MIXTURES[name], seed)
    source = random.Random(seed)
    while not game.state.over and len(game.actions) < moves:
        game.play(choose(game.state, source, busy=True))
    return game


@cache
def played(board: str, seed: int, moves: int = 100_000, own_tokens_defend: bool = False) -> Game:
    """A random game, written down up to a number of moves."""
    game = Game.open(Setup(board, switches={"ownTokensDefend": True} if own_tokens_defend else ()), seed)
    choose = random.Random(seed)
    while not game.state.over and len(game.actions) < moves:
        game.play(choose.choice(game.state.legal()))
    return game


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """A valid text after a few accidents."""
    for _ in range(draw(st.integers(1, 3))):
        text = _spoil(draw, text)
    return text


def _spoil(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    here, there = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    kind = draw(st.sampled_from(["delete", "repeat", "swap", "indent", "cut", "word", "words", "insert"]))
    if kind == "delete":
        del lines[here]
    elif kind == "repeat":
        lines.insert(there, lines[here])
    elif kind == "swap":
        lines[here], lines[there] = lines[there], lines[here]
    elif kind == "indent":
        lines[here] = " " * draw(st.integers(0, 6)) + lines[here].lstrip()
    elif kind == "cut":
        lines = lines[: here + 1]
    elif kind == "word":
        lines[here] = _replace_word(draw, lines[here], draw(NASTY | ANY_TEXT))
    elif kind == "words":
        lines[here] = _replace_word(draw, lines[here], draw(st.sampled_from(text.replace(",", " ").split() or [""])))
    else:
        at = draw(st.integers(0, len(lines[here])))
        lines[here] = lines[here][:at] + draw(NASTY | ANY_TEXT) + lines[here][at:]
    return "\n".join(lines)


def _replace_word(draw: st.DrawFn, line: str, word: str) -> str:
    words = line.split(" ")
    words[draw(st.integers(0, len(words) - 1))] = word
    return " ".join(words)


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"), max_size=12)
    | st.sampled_from(["base_2", "conquer 5", "orcs", "merchant", "sea", 10**30, -1, 1e300]),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=10,
)


@st.composite
def bent(draw: st.DrawFn, data: object) -> object:
    """Plain data with one value somewhere inside it replaced, removed or added."""
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(data, key=str)))
        kind = draw(st.sampled_from(["inside", "inside", "inside", "inside", "remove", "rename"]))
        if kind == "inside":
            return {**data, key: draw(bent(data[key]))}
        rest = {k: v for k, v in data.items() if k != key}
        return rest if kind == "remove" else {**rest, draw(st.text(max_size=5)): data[key]}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(data) - 1))
        kind = draw(st.sampled_from(["inside", "inside", "inside", "remove", "repeat"]))
        if kind == "inside":
            return [*data[:at], draw(bent(data[at])), *data[at + 1 :]]
        return [*data[:at], *data[at + 1 :]] if kind == "remove" else [*data[:at], data[at], *data[at:]]
    return draw(JSON_VALUES)
