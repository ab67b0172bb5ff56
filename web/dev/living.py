"""Writes src/pages/start/living.json: a game of bots that plays by itself on the start page.

`python web/dev/living.py` from the root of the repository. A step is what one action, or a whole redeployment, has
changed: whose pair it was, whether it went into decline, and for each region its number, who holds it (a pair by its
number, -1 nobody, -2 a Lost Tribe), how many tokens, and whether they are in decline.
"""

import json
from pathlib import Path

from elbowroom.bots import make_bot
from elbowroom.server.frames import game_of
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match

FILE = Path(__file__).parents[1] / "src" / "pages" / "start" / "living.json"
BOARD, PLAYERS, SEED = "base_3", 3, 11
NOBODY, NATIVES = -1, -2

Lying = tuple[int, int, int]


def main() -> None:
    bot = make_bot("greedy", SEED)
    seats = [SeatPlan("greedy")] * PLAYERS
    match = Match(*settled(Agreement(board=BOARD, seats=seats, public=True)), foretold(SEED))
    match.begin(0.0)
    pairs: list[tuple[int, str, str]] = []
    steps: list[tuple[int, int, list[tuple[int, ...]]]] = []
    before: list[Lying] = []

    def held() -> list[Lying]:
        position = game_of("t", match, frozenset(), match.seq, ()).position
        assert position is not None
        for number, seat in enumerate(position.seats):
            for race in (seat.active, seat.decline, seat.beside):
                if race is not None and (number + 1, race.race) not in [pair[:2] for pair in pairs]:
                    pairs.append((number + 1, race.race, race.power))
        of = {pair[:2]: number for number, pair in enumerate(pairs)}
        return [
            (of[region.seat, region.race], region.tokens, int(region.place != "active"))
            if region.seat
            else (NATIVES if region.natives else NOBODY, 0, 0)
            for region in position.regions
        ]

    while match.status == "playing":
        decider = match.decider
        seen = match.view(frozenset({decider}))
        action = bot.choose(seen, match.state.legal())
        match.act(decider, match.seq, action.text(), 0.0, bot=True)
        now = held()
        changes = [(number + 1, *lying) for number, lying in enumerate(now) if not before or lying != before[number]]
        if changes and (action.verb not in ("place", "expand") or match.state.phase_name != "redeploy"):
            mine = [number for number, pair in enumerate(pairs) if pair[0] == decider + 1]
            steps.append((mine[-1] if mine else 0, int(action.verb == "decline"), changes))
            before = now
    FILE.write_text(json.dumps({"board": BOARD, "pairs": pairs, "steps": steps}, separators=(",", ":")) + "\n")
    print(len(steps), "steps,", FILE.stat().st_size, "bytes:", pairs)


main()
