"""The options of a decision: each legal action with what it means, in numbers, and how to type it."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.chart import Offer
from elbowroom.cli.terminal.sky import buried_in
from elbowroom.cli.terminal.voice import said, told
from elbowroom.cli.terminal.words import (
    ground_of,
    helpers_in_hand,
    holder_of,
    listed,
    place,
    race_of,
    raised,
    spare_tokens,
)
from elbowroom.engine import layout as at
from elbowroom.engine.actions import COMBO, NOTHING, REGION, SEAT, Action, declared
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.column import price, tokens_of
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.conquest import support
from elbowroom.engine.events import Buried, Earned, Event, Paid, Vanished
from elbowroom.engine.hooks import MAY_STAY
from elbowroom.engine.outlook import outlook
from elbowroom.engine.phases import (
    AFTERMATH,
    END_CHOICES,
    LEGACY,
    PICK_CHOICES,
    POST_SCORE,
    START_EFFECTS,
)
from elbowroom.engine.preview import coins_of_turn
from elbowroom.engine.regions import BIT, count
from elbowroom.engine.sites import sites_in
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State
from elbowroom.speech.speaker import speaker

Teller = Callable[[State, Cast, Action], Text]

LAST = 90  # verbs that take something back from the board are declared from here on
SHORT = 4  # letters of a verb on the map
MAIN_VERBS = ("conquer", "place", "pick")  # a number alone means the first of these that the decision offers


@dataclass(frozen=True)
class Option:
    """One legal action."""

    action: Action
    typed: str  # always understood: `conquer 5`
    key: str  # a number or word that is enough now, or empty
    what: Text
    cost: int = -1  # tokens of a conquest, for sorting
    brings: str = ""  # the end of `what` that tells it from other regions of an ability


def options(s: State, cast: Cast) -> list[Option]:
    """All legal actions of the decider, conquests by their cost, everything that ends the phase last."""
    legal = s.legal()
    main = main_verb(legal)
    numbered = not main and all(action.meaning == NOTHING for action in legal)
    result = []
    for position, action in enumerate(legal):
        key = ""
        if action.verb == main and action.meaning != NOTHING:
            key = action.text().split()[1]
        elif numbered:
            key = str(position + 1)
        what, brings = describe(s, cast, action), _outlook(s, cast, action).plain
        result.append(Option(action, action.text(), key, what, _cost(s, action), brings))
    if numbered:
        return result
    return sorted(result, key=lambda o: (o.action.meaning == NOTHING, *_rank(o), o.cost, o.action.target))


def _rank(option: Option) -> tuple[int, str]:
    """What a number alone means stands first, dice beside conquests; other verbs in the order they declare."""
    verb = option.action.verb
    return (0, "") if verb == "die" or option.key else (1 + declared(verb).order, verb)


def main_verb(legal: list[Action]) -> str:
    """The verb that a number alone stands for; empty if a number says nothing."""
    verbs = {action.verb for action in legal}
    for verb in MAIN_VERBS:
        if verb in verbs:
            return verb
    if "stop" in verbs:
        return "conquer"
    targeted = {action.verb for action in legal if action.meaning != NOTHING}
    if "done" in verbs:
        targeted = {verb for verb in targeted if declared(verb).order < LAST}  # nothing is given up by a slip
    return targeted.pop() if len(targeted) == 1 else ""


def _cost(s: State, action: Action) -> int:
    if action.verb in ("conquer", "die"):
        return tokens_needed(s, int(action.target))
    return -1


def tokens_needed(s: State, region: int) -> int:
    """Tokens the acting race spends on a conquest, a die already rolled taken off."""
    needed = int(conquest_cost(s, s.acting, region))
    return max(1, needed - int(s.rolled)) if s.rolled >= 0 else needed


def chance_of(short: int) -> str:
    """How likely the die gives what is missing: `2 in 6`."""
    return f"{sum(face >= short for face in DIE_FACES)} in {len(DIE_FACES)}"


def offers(s: State) -> dict[int, Offer]:
    """What to write on the map: the cheapest way into each region that is a target now."""
    found: dict[int, Offer] = {}
    for action in s.legal():
        region = int(action.target)
        if action.verb == "conquer":
            found[region] = Offer(str(tokens_needed(s, region)))
        elif action.verb == "die":
            found[region] = Offer(f"{tokens_needed(s, region)}{glyphs.DIE}", risky=True)
        elif s.conquering and action.meaning == REGION and action.verb != "abandon" and region not in found:
            found[region] = Offer(action.verb.split("_")[-1][:SHORT], risky=declared(action.verb).rolls)
    return found


# --- what an action means -------------------------------------------------------------------------------------------


def describe(s: State, cast: Cast, action: Action) -> Text:
    """One sentence about an action, with the numbers that matter."""
    teller = _TELLERS.get(action.verb)
    return teller(s, cast, action) if teller is not None else _own_action(s, cast, action)


def _own_action(s: State, cast: Cast, action: Action) -> Text:
    """What a tile offers: its label, its target, and what it would bring, or else the hint of the verb."""
    told_of = declared(action.verb)
    text = Text(told_of.label)
    if action.meaning == REGION:
        text.append(f": {place(s, int(action.target))}")
        if s.owner(action.target) != s.acting and not s.is_empty(action.target):
            text.append(", ").append(holder_of(s, cast, int(action.target)))
    elif action.meaning == SEAT:
        text.append(": ").append(cast.tag(int(action.target)))
    elif action.meaning == COMBO:
        text.append(f": {combo_name(s, int(action.target))}")
    more = _outlook(s, cast, action) or Text(told_of.hint)
    return text.append(" — ").append(more) if more else text


def _outlook(s: State, cast: Cast, action: Action) -> Text:
    """What an ability would bring; nothing if its tile does not say."""
    fact = outlook(s, action) if action.verb not in _TELLERS else None
    return told(cast, fact) if fact is not None else Text()


def target_text(s: State, cast: Cast, region: int) -> Text:
    """A region as the goal of an attack: terrain, and who or what is there."""
    text = Text(ground_of(s, region))
    if not s.is_empty(region):
        return text.append(": ").append(holder_of(s, cast, region))
    return text.append("".join(f", {glyphs.site_sign(site.mobile)} {site.name}" for site in sites_in(s, region)))


def combo_name(s: State, index: int) -> str:
    """The pair at a place of the column."""
    return f"{s.rules.powers[s.column_power(index)].name} {s.rules.races[s.column_race(index)].name}"


def combo_tokens(s: State, index: int) -> int:
    """Tokens that a combo brings."""
    return int(tokens_of(s, s.turn_of, s.column_race(index), s.column_power(index)))


def _pick(s: State, cast: Cast, action: Action) -> Text:
    index = int(action.target)
    coins = int(price(s, s.decider, index))
    cost = count_of(coins, "coin") if coins else "free"
    text = Text.assemble((combo_name(s, index), "bold"), f": {combo_tokens(s, index)} tokens, {cost}")
    if s.column_coins(index):
        text.append(f", {count_of(int(s.column_coins(index)), 'coin')} on it", glyphs.COIN_STYLE)
    return text


def _expand(s: State, cast: Cast, action: Action) -> Text:
    slot = active_of(s.decider)
    regions = count_of(int(count(s.occupied(slot))), "region")
    tokens = count_of(spare_tokens(s, slot), "token")
    return Text(f"Go on with your {s.pair_name(slot)}: {regions}, {tokens} to conquer with")


def _decline(s: State, cast: Cast, action: Action) -> Text:
    seat = int(s.decider)
    after = s.copy()
    after.events = []
    after.apply(action)
    text = Text(f"Let them decline: {count_of(coins_of_turn(s, action), 'coin')} now, a new race next turn")
    for event in after.events:
        if isinstance(event, Vanished) and event.seat == seat:
            text.append(f"; your {speaker().name(event.race)} leave the board")
    return text


def _abandon(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    return Text(f"Abandon {place(s, region)}: {count_of(int(s.tokens(region)), 'token')} back in hand")


def _conquer(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    text = target_text(s, cast, region)
    helpers = min(int(support(s, s.acting, region)), tokens_needed(s, region) - 1)
    if helpers:
        text.append(f", with {helpers_in_hand(helpers)}")
    return text.append(_foreseen(s, cast, action)).append(_consequences(s, region))


def _foreseen(s: State, cast: Cast, action: Action) -> Text:
    """What a conquest brings or costs besides its tokens, tried on a copy."""
    after = s.copy(0)
    events: list[Event] = []
    after.events = events
    after.apply(action)
    region = action.target
    return Text().join(
        Text("; ").append(said(cast, f"clause-{event.code}", event.given))
        for event in events
        if isinstance(event, (Paid, Earned)) or (isinstance(event, Buried) and event.region == region)
    )


def _consequences(s: State, region: int) -> str:
    """What comes with a region."""
    text = ""
    if buried_in(s, region) >= 0:
        text += "; the buried token is lost"
    if s.words[at.HIDING] & BIT[region]:
        text += "; hides a site"
    stay = s.board.everywhere & ~s.board.river
    for tile in s.listening(MAY_STAY, s.acting):
        stay = tile.may_stay(s, s.acting, stay)
    return text if stay & BIT[region] else f"{text}; left again when you redeploy"


def _die(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    short = tokens_needed(s, region) - int(s.hand(s.acting) + support(s, s.acting, region))
    ends = f", {short} short: success {chance_of(short)}, ends your conquests"
    return target_text(s, cast, region).append(ends).append(_consequences(s, region))


def _stop(s: State, cast: Cast, action: Action) -> Text:
    if s.phase == LEGACY:
        return Text(f"Enough conquests for the {race_of(s, int(s.acting))}")
    if s.armed:
        return Text(f"Stop conquering and redeploy; {listed(raised(s))} stays unused")
    return Text("Stop conquering and redeploy")


def _lower(s: State, cast: Cast, action: Action) -> Text:
    return Text(f"Put down {listed(raised(s))}: the next conquest does without")


def _place(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    return Text(f"One more into {place(s, region)}: {s.tokens(region)} there now")


def _done(s: State, cast: Cast, action: Action) -> Text:
    if s.phase == PICK_CHOICES:
        slot = active_of(s.decider)
        tokens = int(tokens_of(s, s.decider, s.race(slot), s.power(slot)))
        return Text(f"Keep {s.rules.powers[s.power(slot)].name}: {tokens} tokens")
    if s.phase == START_EFFECTS:
        return Text("Go on to the conquests")
    if s.phase == AFTERMATH:
        return Text("Nothing more: redeploy")
    if s.phase == END_CHOICES:
        return Text("Nothing more: score the turn")
    if s.phase == POST_SCORE:
        return Text("Nothing more: end your turn")
    hand = int(s.hand(s.acting))
    if hand and not s.occupied(s.acting):
        return Text("Finish: the tokens wait in hand until your next turn")
    if hand:
        left = "the last token goes" if hand == 1 else f"the {hand} tokens left go"
        return Text(f"Finish: {left} where the defence is lowest")
    return Text("Finish")


_TELLERS: dict[str, Teller] = {
    "pick": _pick,
    "expand": _expand,
    "decline": _decline,
    "abandon": _abandon,
    "conquer": _conquer,
    "die": _die,
    "stop": _stop,
    "lower": _lower,
    "place": _place,
    "done": _done,
}
