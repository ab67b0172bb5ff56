"""The options of a decision: each legal action with what it means, in numbers, and how to type it."""

from dataclasses import dataclass

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.abilities import SIGNS, TELLERS, Teller, target_text
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.chart import Offer
from elbowroom.cli.terminal.sky import buried_in
from elbowroom.cli.terminal.words import listed, place, race_of, raised, spare_tokens
from elbowroom.engine import layout as at
from elbowroom.engine.actions import COMBO, NOTHING, REGION, SEAT, Action
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.column import price, tokens_of
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.conquest import support
from elbowroom.engine.phases import AFTERMATH, END_CHOICES, LEGACY, PICK_CHOICES, POST_SCORE, START_EFFECTS
from elbowroom.engine.preview import coins_of_turn
from elbowroom.engine.regions import BIT, count
from elbowroom.engine.state import State

# A number alone means the first of these that the decision offers.
MAIN_VERBS = ("conquer", "give_up", "place", "pick", "ally")
WORDED = {"leave"}  # never meant by a number alone


@dataclass(frozen=True)
class Option:
    """One legal action."""

    action: Action
    typed: str  # always understood: `conquer 5`
    key: str  # a number or word that is enough now, or empty
    what: Text
    cost: int = -1  # tokens of a conquest, for sorting


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
        result.append(Option(action, action.text(), key, describe(s, cast, action), _cost(s, action)))
    order = {verb: place for place, verb in enumerate(dict.fromkeys(action.verb for action in legal))}
    if numbered:
        return result
    return sorted(result, key=lambda o: (o.action.meaning == NOTHING, _rank(o, order), o.cost, o.action.target))


def _rank(option: Option, order: dict[str, int]) -> int:
    """What a number alone means stands first, dice beside conquests; other verbs keep the order of the engine."""
    return 0 if option.action.verb == "die" or option.key else 1 + order[option.action.verb]


def main_verb(legal: list[Action]) -> str:
    """The verb that a number alone stands for; empty if a number says nothing."""
    verbs = {action.verb for action in legal}
    for verb in MAIN_VERBS:
        if verb in verbs:
            return verb
    if "stop" in verbs:
        return "conquer"
    targeted = {action.verb for action in legal if action.meaning != NOTHING} - WORDED
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
            found[region] = Offer(SIGNS.get(action.verb, action.verb[:3]), risky=action.verb == "zeppelin")
    return found


# --- what an action means -------------------------------------------------------------------------------------------


def describe(s: State, cast: Cast, action: Action) -> Text:
    """One sentence about an action, with the numbers that matter."""
    teller = _TELLERS.get(action.verb)
    if teller is not None:
        return teller(s, cast, action)
    what = action.verb.replace("_", " ").capitalize()
    if action.meaning == REGION:
        return Text(f"{what}: {place(s, int(action.target))}")
    if action.meaning == SEAT:
        return Text(f"{what}: ").append(cast.tag(int(action.target)))
    if action.meaning == COMBO:
        return Text(f"{what}: {combo_name(s, int(action.target))}")
    return Text(what)


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
    slot = int(s.decider) * 3
    regions = count_of(int(count(s.occupied(slot))), "region")
    tokens = count_of(spare_tokens(s, slot), "token")
    return Text(f"Go on with your {s.pair_name(slot)}: {regions}, {tokens} to conquer with")


def _decline(s: State, cast: Cast, action: Action) -> Text:
    seat = int(s.decider)
    after = s.copy()
    after.events = []
    after.apply(action)
    text = Text(f"Let them decline: {count_of(coins_of_turn(s, action), 'coin')} now, a new race next turn")
    leaving = [event.key for event in after.events if event.kind == "vanished" and event.seat == seat]
    for key in leaving:
        text.append(f"; your {s.rules.races[s.rules.race_named(key)].name} leave the board")
    return text


def _abandon(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    return Text(f"Abandon {place(s, region)}: {count_of(int(s.tokens(region)), 'token')} back in hand")


def _conquer(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    text = target_text(s, cast, region)
    helpers = min(int(support(s, s.acting, region)), tokens_needed(s, region) - 1)
    if helpers:
        text.append(f", with {count_of(helpers, 'Hammer')}")
    return text.append(_consequences(s, cast, region))


def _consequences(s: State, cast: Cast, region: int) -> Text:
    """What a conquest brings besides the region."""
    text = Text()
    owner = int(s.owner(region))
    if owner >= 0 and owner % 3 and owner // 3 != s.decider and s.rules.races[s.race(owner)].key == "liches":
        text.append("; pay 1 coin to ").append(cast.tag(owner // 3))
    below = buried_in(s, region)
    if below >= 0:
        text.append("; the buried token is lost")
    if owner >= 0 and owner % 3 == 0 and s.rules.races[s.race(owner)].key == "scarecrows":
        text.append("; 1 coin at once")
    if owner >= 0 and owner % 3 and s.rules.races[s.race(s.acting)].key == "scavengers":
        text.append("; its token is buried")
    if s.words[at.HIDING] & BIT[region]:
        text.append("; hides a site")
    if s.board.river & BIT[region] and s.rules.races[s.race(s.acting)].key != "kraken":
        text.append("; left again when you redeploy")
    return text


def _die(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    short = tokens_needed(s, region) - int(s.hand(s.acting) + support(s, s.acting, region))
    ends = f", {short} short: success {chance_of(short)}, ends your conquests"
    return target_text(s, cast, region).append(ends).append(_consequences(s, cast, region))


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
        slot = int(s.decider) * 3
        tokens = int(tokens_of(s, s.decider, s.race(slot), s.power(slot)))
        return Text(f"Keep {s.rules.powers[s.power(slot)].name}: {tokens} tokens")
    if s.phase == START_EFFECTS:
        return Text("Go on to the conquests")
    if s.phase == AFTERMATH:
        return Text("Leave the Balrog where it is and redeploy")
    if s.phase == END_CHOICES:
        only_peace = all(other.verb in ("ally", "done") for other in s.legal())
        return Text("With nobody: score the turn" if only_peace else "Nothing more: score the turn")
    if s.phase == POST_SCORE and any(other.verb == "pact" for other in s.legal()):
        return Text("Nothing more: end your turn")
    if s.phase == POST_SCORE:
        return Text(f"No, keep the {race_of(s, int(s.decider) * 3)} active")
    hand = int(s.hand(s.acting))
    if hand and not s.occupied(s.acting):
        return Text("Finish: the tokens wait in hand until your next turn")
    if hand:
        left = "the last token goes" if hand == 1 else f"the {hand} tokens left go"
        return Text(f"Finish: {left} where the defence is lowest")
    return Text("Finish")


_TELLERS: dict[str, Teller] = {
    **TELLERS,
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
