"""What a player types: a command about the game, or actions of the decision that is asked."""

from dataclasses import dataclass

from elbowroom.cli.terminal.options import main_verb
from elbowroom.engine.actions import NOTHING, REGION, Action, declared, parse_action
from elbowroom.engine.actions import verbs as known_verbs
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.state import State

# Command -> what follows it, what it does.
COMMANDS = {
    "why": ("N", "what region N costs item by item, or why it cannot be taken"),
    "hint": ("", "what the coach would do now, what that promises, and why"),
    "score": ("", "what you would score now, line by line"),
    "undo": ("", "take back your last step, all actions of one line, up to the last roll or reveal"),
    "map": ("", "draw the picture again"),
    "regions": ("", "a table of all regions with costs and neighbours"),
    "options": ("", "all options of this decision, one a line"),
    "column": ("", "the race and power combos with prices and abilities"),
    "sites": ("", "Relics and Places that have been found, what they do, and what is still hidden"),
    "players": ("", "who has what"),
    "log": ("", "everything that happened so far"),
    "rules": ("ID", "read a rule, such as rules CORE-6.8"),
    "save": ("[FILE]", "save the game"),
    "help": ("", "this list"),
    "quit": ("", "leave the game"),
}
_SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "m": "map", "w": "why", "rule": "rules"}
_ENDINGS = ("end", "pass", "finish", "ok")  # the action that ends the phase, whatever it is called
_MANY = 40  # more actions in one line are a mistake


class NotUnderstood(ElbowRoomError):
    """A line that is neither a command nor an action."""


@dataclass(frozen=True)
class Command:
    """One of COMMANDS with what follows it."""

    name: str
    rest: str = ""


def understand(line: str, s: State) -> Command | list[Action]:
    """What a line means in a position. The actions need not be legal."""
    words = line.replace(",", " ").lower().split()
    if not words:
        return Command("map")
    first = _SHORT.get(words[0], words[0])
    if first in COMMANDS:
        return Command(first, line.strip()[len(words[0]) :].strip())
    legal = s.legal()
    if first == "layout":
        return _layout(words[1:], s)
    if all(_is_number(word) for word in words):
        return _numbers(words, s, legal)
    if first in _ENDINGS and len(words) == 1:
        return _ending(legal)
    verb, numbers = _verb(words, legal)
    if verb in COMMANDS:
        return Command(verb)
    if len(numbers) > _MANY:
        raise NotUnderstood(f"at most {_MANY} at a time, please")
    if len(numbers) > 1:
        return [_action(verb, number, s) for number in numbers]
    return [_action(verb, " ".join(numbers), s)]


def _action(verb: str, number: str, s: State) -> Action:
    """One action; a region must be one of this board."""
    if _is_number(number) and int(number[:9]) > s.board.size and parse_action(f"{verb} 1").meaning == REGION:
        raise NotUnderstood(f"this board has no region {number[:9]}, its regions are 1 to {s.board.size} — CORE-2.2")
    return parse_action(f"{verb} {number}")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _verb(words: list[str], legal: list[Action]) -> tuple[str, list[str]]:
    """The verb at the beginning, perhaps of two words or shortened, and what follows."""
    other_names = {also: name for name in known_verbs() for also in declared(name).also}
    words = [other_names.get(words[0], words[0]), *words[1:]]
    joined = "_".join(words[:2])
    joined = other_names.get(joined, joined)
    verbs = sorted({action.verb for action in legal})
    if joined in verbs or (joined in known_verbs() and words[0] not in verbs):
        return joined, words[2:]
    if words[0] in verbs:
        return words[0], words[1:]
    close = [name for name in verbs if any(called.startswith(words[0]) for called in (name, *declared(name).also))]
    if len(words) == 1:
        close += [name for name in COMMANDS if name.startswith(words[0])]
    if len(close) == 1 and (len(words) > 1 or len(words[0]) > 1):
        return close[0], words[1:]
    if len(close) > 1:
        raise NotUnderstood(f"'{words[0][:20]}' could be {' or '.join(close)}")
    try:
        parse_action(" ".join(words))
    except ElbowRoomError:
        raise NotUnderstood(
            f"'{' '.join(words)[:40]}' is not understood; now possible: {', '.join(verbs)}; or help"
        ) from None
    return words[0], words[1:]


def _numbers(words: list[str], s: State, legal: list[Action]) -> list[Action]:
    if len(words) > _MANY:
        raise NotUnderstood(f"at most {_MANY} numbers at a time, please")
    main = main_verb(legal)
    if main:
        return [_action(main, word, s) for word in words]
    if all(action.meaning == NOTHING for action in legal) and len(words) == 1:
        if 1 <= int(words[0][:4]) <= len(legal):
            return [legal[int(words[0]) - 1]]
        raise NotUnderstood(f"choose a number from 1 to {len(legal)}")
    raise NotUnderstood(f"say what to do: {', '.join(_examples(legal))}")


def _examples(legal: list[Action]) -> list[str]:
    """One example of every verb."""
    return list({action.verb: action.text() for action in reversed(legal)}.values())[::-1]


def _ending(legal: list[Action]) -> list[Action]:
    endings = [action for action in legal if action.verb in ("stop", "done")]
    if not endings:
        raise NotUnderstood(f"something must be chosen first: {', '.join(_examples(legal))}")
    return endings


def _layout(words: list[str], s: State) -> list[Action]:
    """`layout 5:3 7:2`: the placements that lead to so many tokens in each region."""
    wanted: dict[int, int] = {}
    for word in words:
        where, _, many = word.partition(":")
        if not (_is_number(where) and _is_number(many) and len(where) <= 3 and len(many) <= 3):
            raise NotUnderstood("a layout gives regions with their tokens, for example layout 5:3 7:2")
        if int(where) - 1 in wanted:
            raise NotUnderstood(f"region {where} stands twice in the layout")
        wanted[int(where) - 1] = int(many)
    if not wanted:
        raise NotUnderstood("a layout gives regions with their tokens, for example layout 5:3 7:2")
    actions: list[Action] = []
    for region, tokens in wanted.items():
        place = parse_action(f"place {region + 1}")
        there = int(s.tokens(region)) if region < s.board.size and s.owner(region) == s.acting else 0
        if there == 0:
            return [place]  # refused with the reason
        if tokens < there:
            raise NotUnderstood(f"region {region + 1} holds {there} already; undo takes tokens back")
        actions += [place] * (tokens - there)
    if len(actions) > s.hand(s.acting):
        raise NotUnderstood(f"this layout needs {len(actions)} tokens, {s.hand(s.acting)} in hand")
    return actions


def region_number(rest: str, s: State) -> int:
    """The region that follows a command, counted from 0."""
    word = rest.split()[0] if rest.split() else ""
    if not (_is_number(word) and len(word) <= 3):
        raise NotUnderstood(f"name a region, 1 to {s.board.size}, for example why 5")
    return int(word) - 1
