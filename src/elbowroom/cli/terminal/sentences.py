"""What happened, told in short sentences: the words of the catalogs, gathered where many events are one thing."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.story import Chapter, source_of
from elbowroom.cli.terminal.voice import said, told
from elbowroom.engine.actions import EVERYBODY, declared
from elbowroom.engine.events import (
    Abandoned,
    AttemptFailed,
    BadgeLent,
    Buried,
    Conquered,
    Declined,
    Deed,
    Earned,
    Event,
    Expanded,
    Found,
    GameOver,
    Left,
    Lost,
    MarkerPlaced,
    MarkerRemoved,
    Paid,
    Placed,
    Resurfaced,
    Revealed,
    Rolled,
    Scored,
    ScoreLine,
    SiteMoved,
    Told,
    TurnBegan,
)
from elbowroom.engine.facts import Given, Item
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.state import State
from elbowroom.speech.speaker import speaker

SILENT: Final = (Expanded, Revealed, ScoreLine)  # what the screen shows anyway, and lines that a score gathers
# What follows from the line before.
CONSEQUENCES: Final = (AttemptFailed, BadgeLent, Buried, Earned, Found, Lost, Paid, Resurfaced, SiteMoved)
_EMPTYING: Final = (Abandoned, Conquered, Deed, Left, Lost)  # it goes without saying that markers leave the region

_Marking = MarkerPlaced | MarkerRemoved


def sentences(chapters: Sequence[Chapter], cast: Cast, itemised: bool = False) -> list[Text]:
    """The story of some actions. `itemised` gives every score line by line, with its rules."""
    teller = _Teller(cast, itemised)
    if itemised and chapters:
        s = chapters[0].before
        teller.begin(TurnBegan(int(s.turn_of), int(s.round)))
    for chapter in chapters:
        teller.tell(chapter)
    teller.finish_placing()
    return teller.lines


class _Teller:
    """Collects sentences; placements of tokens and markers are gathered into one."""

    def __init__(self, cast: Cast, itemised: bool) -> None:
        self.cast = cast
        self.itemised = itemised
        self.lines: list[Text] = []
        self.placing = -1  # the seat
        self.placed: dict[int, int] = {}
        self.markers: dict[tuple[str, int], int] = {}

    def begin(self, event: TurnBegan) -> None:
        """The heading of a turn."""
        line = told(self.cast, event)
        line.stylize(glyphs.QUIET)
        self.lines.append(line)

    def tell(self, chapter: Chapter) -> None:
        for scene in _scenes(chapter.events):
            for event in scene:
                if isinstance(event, Placed):
                    self._gather(event.seat).placed[event.region] = self.placed.get(event.region, 0) + event.tokens
                elif isinstance(event, (MarkerPlaced, MarkerRemoved)):
                    self._mark(event, scene, chapter)
                elif not isinstance(event, SILENT) and not _told_with_conquest(event, scene):
                    self.finish_placing()
                    self._tell_event(event, scene, chapter)

    # --- placing ----------------------------------------------------------------------------------------------------

    def _gather(self, seat: int) -> "_Teller":
        if self.placing != seat:
            self.finish_placing()
        self.placing = seat
        return self

    def _mark(self, event: _Marking, scene: list[Event], chapter: Chapter) -> None:
        if _goes_without_saying(event, scene, chapter.after):
            return
        if not isinstance(scene[0], TurnBegan) and (_placing(chapter.before) or _placing(chapter.after)):
            step = 1 if isinstance(event, MarkerPlaced) else -1
            kept = self._gather(event.seat if event.seat >= 0 else int(chapter.before.decider)).markers
            kept[event.marker, event.region] = kept.get((event.marker, event.region), 0) + step
        else:
            self.finish_placing()
            follows = any(isinstance(other, Conquered) for other in scene)
            self._say("   " if follows else "", told(self.cast, event))

    def finish_placing(self) -> None:
        """Tell what was placed one after another."""
        words = speaker()
        moved = [
            words.say("spread-tokens", {"tokens": number, "region": region})
            for region, number in sorted(self.placed.items())
        ]
        moved += [
            words.say("spread-marker", {"count": number, "marker": marker, "region": region})
            for (marker, region), number in sorted(self.markers.items())
            if number > 0
        ]
        if moved:
            self._say(said(self.cast, "event-spread", {"seat": self.placing, "text": ", ".join(moved)}))
        self.placing = -1
        self.placed = {}
        self.markers = {}

    # --- events -----------------------------------------------------------------------------------------------------

    def _say(self, *parts: str | Text | tuple[str, str]) -> None:
        self.lines.append(Text.assemble(*parts))

    def _tell_event(self, event: Event, scene: list[Event], chapter: Chapter) -> None:
        line = told(self.cast, event)
        if isinstance(event, TurnBegan):
            if self.itemised:
                self.begin(event)
        elif isinstance(event, Scored):
            self._tell_score(event, scene)
        elif isinstance(event, Left):
            self._tell_rivers(event, scene)
        elif isinstance(event, Conquered):
            verb = chapter.action.verb
            own = verb not in EVERYBODY and not any(isinstance(other, Deed) for other in scene)
            means = f" ({declared(verb).label})" if own else ""
            self._say(self._with_loss(event, scene) or line, (means, glyphs.QUIET))
        elif isinstance(event, Rolled):
            self._say((f"{glyphs.DIE} ", "bold"), line)
        elif isinstance(event, GameOver):
            self._say((line.plain, "bold"))
        elif isinstance(event, Told) and event.seat >= 0:
            self._say(self.cast.tag(event.seat), ": ", line, ".")
        else:
            new = event.site if isinstance(event, Found) else event.power if isinstance(event, BadgeLent) else ""
            summary = f" {speaker().tile_text(new, 'summary')}" if new else ""
            self._say("   " if isinstance(event, CONSEQUENCES) else "", line, summary)

    def _with_loss(self, event: Conquered, scene: list[Event]) -> Text | None:
        """A conquest and what the race lost that was there, as one."""
        for other in scene:
            if isinstance(other, Lost) and other.region == event.region:
                given: dict[str, Given] = {"lost": other.tokens, "other_race": other.race}
                return said(self.cast, "event-conquered-from", {**event.given, **given})
        return None

    def _tell_rivers(self, event: Left, scene: list[Event]) -> None:
        """All Rivers that are left at once, when the first of them is told."""
        left = [e for e in scene if isinstance(e, Left) and (e.seat, e.race) == (event.seat, event.race)]
        if len(left) == 1:
            self._say(told(self.cast, event))
        elif event is left[0]:
            regions = tuple(e.region for e in left)
            tokens = sum(e.tokens for e in left)
            given: dict[str, Given] = {"seat": event.seat, "regions": regions, "tokens": tokens}
            self._say(said(self.cast, "event-rivers-left", given))

    def _tell_score(self, event: Scored, scene: list[Event]) -> None:
        items = [e for e in scene if isinstance(e, ScoreLine) and e.seat == event.seat]
        if self.itemised or not items:
            self._say(told(self.cast, event))
            for item in items:
                reason = Item(item.coins, item.item, item.rule, tile=item.tile, race=item.tile).reason
                self._say(f"   {item.coins:+3d}  {reason:<28}", (f" {item.rule}", glyphs.RULE_STYLE))
        else:
            sources: dict[str, int] = {}
            for item in items:
                sources[source_of(item)] = sources.get(source_of(item), 0) + item.coins
            parts = ", ".join(f"{source} {coins}" for source, coins in sources.items())
            self._say(said(self.cast, "event-scored-from", {**event.given, "text": parts}))


def _scenes(events: list[Event]) -> list[list[Event]]:
    """The events of an action, divided where a turn begins: what happens there has causes of its own."""
    starts = [0, *(number for number, event in enumerate(events) if number and isinstance(event, TurnBegan))]
    return [events[a:b] for a, b in zip(starts, [*starts[1:], len(events)], strict=True)]


def _told_with_conquest(event: Event, scene: list[Event]) -> bool:
    return isinstance(event, Lost) and any(isinstance(e, Conquered) and e.region == event.region for e in scene)


def _placing(s: State) -> bool:
    return s.phase in (REDEPLOY, WITHDRAW)


def _goes_without_saying(event: _Marking, scene: list[Event], s: State) -> bool:
    """Whether a marker comes or goes with something else that is told."""
    if any(isinstance(other, Declined) for other in scene):
        return True
    here = [other for other in scene if getattr(other, "region", -1) == event.region]
    if isinstance(event, MarkerPlaced):
        if any(isinstance(other, Conquered) for other in here):
            return not _immune(s, event.marker)
        return any(isinstance(other, MarkerRemoved) for other in here)  # one has turned into another
    if any(isinstance(other, _EMPTYING) for other in here):
        return True
    placed = [other for other in scene if isinstance(other, MarkerPlaced)]
    return any(other.marker == event.marker or other.region == event.region for other in placed)


def _immune(s: State, key: str) -> bool:
    return any(marker.immune for marker in s.rules.markers if marker.key == key)
