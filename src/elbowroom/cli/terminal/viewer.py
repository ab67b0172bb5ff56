"""Stepping through a story."""

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.ending import ending
from elbowroom.cli.terminal.picture import picture
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.sentences import sentences
from elbowroom.cli.terminal.story import Story
from elbowroom.cli.terminal.tables import EVERYTHING
from elbowroom.engine.events import Conquered, TurnBegan

HELP = "Enter or n: next · b: back · t: next turn · a number: there · s: start · e: end · log · q: leave"


class Viewer:
    """A story and the place where the reader is: so many actions have been played."""

    def __init__(self, story: Story, cast: Cast, screen: Screen) -> None:
        self.story = story
        self.cast = cast
        self.screen = screen
        self.last = len(story.chapters)

    def tell(self, until: int) -> None:
        """The story in sentences, with the result if it is told to the end of a finished game."""
        self.screen.show(*sentences(self.story.chapters[:until], self.cast, itemised=True))
        self._show_result(until)

    def draw(self, at: int) -> None:
        """The picture after so many actions."""
        state = self.story.state(at)
        news = []
        region: frozenset[int] = frozenset()
        if at:
            chapter = self.story.chapters[at - 1]
            news = sentences([chapter], self.cast) or [
                Text(f"{self.cast.name(int(chapter.before.decider))}: {chapter.action.text()}")
            ]
            region = frozenset(event.region for event in chapter.events if isinstance(event, Conquered))
        self.screen.clear()
        place = Text(f"action {at} of {self.last}", glyphs.QUIET)
        self.screen.show(picture(state, self.cast, EVERYTHING, {}, [place, *news], self.screen.width, region))

    def run(self, at: int) -> None:
        """Step through the game as the reader wishes."""
        redraw = True
        while True:
            if redraw:
                self.draw(at)
                if at == self.last:
                    self._show_result(at)
                self.screen.show(Text(HELP, glyphs.QUIET))
            try:
                line = self.screen.ask(f"{at}/{self.last} › ").strip().lower()
            except EOFError:
                self.screen.show("")
                return
            redraw = True
            if line in ("q", "quit", "exit"):
                return
            if line == "log":
                self.screen.show(*sentences(self.story.chapters[:at], self.cast))
                redraw = False
                continue
            there = self._goal(line, at)
            if there is None:
                self.screen.complain(f"'{line[:30]}' is not understood. {HELP}")
                redraw = False
            else:
                at = there

    def _goal(self, line: str, at: int) -> int | None:
        """Where a line leads, None if it is not understood."""
        if line in ("", "n", "next"):
            return min(at + 1, self.last)
        if line in ("b", "back"):
            return max(at - 1, 0)
        if line in ("t", "turn"):
            return self._next_turn(at)
        if line in ("e", "end"):
            return self.last
        if line in ("s", "start"):
            return 0
        if line.isascii() and line.isdigit() and len(line) < 8 and int(line) <= self.last:
            return int(line)
        return None

    def _next_turn(self, at: int) -> int:
        for number in range(at, self.last):
            if any(isinstance(event, TurnBegan) for event in self.story.chapters[number].events):
                return number + 1
        return self.last

    def _show_result(self, at: int) -> None:
        state = self.story.state(at)
        if state.over:
            self.screen.show(Text(), ending(state, self.cast, self.story, self.screen.width))
