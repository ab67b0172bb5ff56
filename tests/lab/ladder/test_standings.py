"""What the page, the file and the document tell."""

import json

from elbowroom.lab.ladder.document import document
from elbowroom.lab.ladder.plan import GOALS, Goal, Match
from elbowroom.lab.ladder.standings import goal_values, standings
from elbowroom.lab.ladder.store import Store
from tests.lab.ladder.games import deal

GOAL = Goal(Match("base_2", "a", "greedy"), 0.9, 0.6, games=40, ms=1.0)


def played(wins: str = "wl", deals: int = 20) -> Store:
    store = Store(None, 3)
    store.ran("elbowroom ladder --seed 3")
    for number in range(deals):
        store.add(deal("a", "greedy", number, wins))
        store.add(deal("greedy", "b", number, "wws", "underground_3"))
    return store


def test_everything_is_there_and_can_be_written() -> None:
    values = standings(played(), [GOAL])
    json.dumps(values, allow_nan=False)
    assert (values["games"], values["deals"], values["seed"], values["reference"]) == (100, 40, 3, "greedy")
    assert set(values["ratings"]) == {"all boards", "base", "underground"}
    assert [row["bot"] for row in values["ratings"]["all boards"]] in (["greedy", "a", "b"], ["a", "greedy", "b"])
    first, second = values["matches"]
    assert (first["board"], first["one"], first["many"], first["players"], first["games"]) == (
        "base_2",
        "a",
        "greedy",
        2,
        40,
    )
    assert first["win"][0] == 0.5
    assert first["lead"] == [0, 0, 0]
    assert (first["ms"], first["others_ms"]) == (0.5, 0.1)
    assert second["win"][0] == 0.8333
    assert (first["per_seat"][0], second["per_seat"][0]) == (0.5, 0.9091)
    assert {(one["bot"], one["board"]): one["decisions"] for one in values["times"]} == {
        ("a", "base_2"): 200,
        ("greedy", "base_2"): 400,
        ("greedy", "underground_3"): 200,
        ("b", "underground_3"): 400,
    }


def test_goals_are_judged_by_share_time_and_number_of_games() -> None:
    def verdict(store: Store, goal: Goal = GOAL) -> str:
        return str(goal_values(goal, [one for one in store.deals.values() if one.match == goal.match])["verdict"])

    assert verdict(played("ww")) == "reached"
    assert verdict(played("ws")) == "enough"
    assert verdict(played("wl")) == "missed"
    assert verdict(played("ww", deals=19)) == "too few games"
    assert verdict(played("ww"), Goal(GOAL.match, 0.9, 0.6, 40, ms=0.4)) == "too slow"
    assert verdict(played("ww"), Goal(GOAL.match, 0.9, 0.6, 40, longest=1.9)) == "too slow"  # one decision is enough
    assert verdict(played("ww"), Goal(GOAL.match, 0.9, 0.6, 40, longest=2)) == "reached"
    assert verdict(played("ww"), Goal(GOAL.match, 0.65, 0.6, 40, most=0.8)) == "above"
    assert verdict(played("ws"), Goal(GOAL.match, 0.65, 0.6, 40, most=0.8)) == "reached"
    assert verdict(Store(None)) == "not played"


def test_it_does_not_matter_which_deal_came_first() -> None:
    store, backwards = played("ws"), Store(None, 3)
    backwards.ran("elbowroom ladder --seed 3")
    for one in reversed(store.deals.values()):
        backwards.add(one)
    assert standings(backwards, [GOAL]) == standings(store, [GOAL])


def test_nothing_played_is_no_error() -> None:
    values = standings(Store(None))
    assert values["ratings"] == {"all boards": []}
    assert document(values).startswith("# The ladder\n")


def test_the_document_shows_goals_ratings_pairs_and_times() -> None:
    steps = [GOAL, Goal(GOAL.match, 0.65, 0.6, 40, most=0.8, longest=3)]
    text = document(standings(played("ww"), steps))
    measured = "60 % | 40 | 100.0 % (83.9 – 100.0) | 0.500 | 2.0"
    assert f"| a vs greedy on base_2, mean ≤ 1 ms | 90 % | {measured} | reached |" in text
    assert f"| a vs greedy on base_2, each ≤ 3 ms | 65 % – 80 % | {measured} | above |" in text
    assert "*Above* is more than was wanted" in text
    assert "*Above*" not in document(standings(played("ww"), [GOAL]))
    assert "| `greedy` | 1500 | reference |" in text
    assert "| underground_3 | `greedy` | `b` × 2 | 60 | 83.3 % (" in text
    assert "| `a` | base_2 | 200 | 0.500 | 2.0 |" in text
    assert "```sh\nelbowroom ladder --seed 3\n```" in text
    assert "## Goals" not in document(standings(played(), []))
    assert "950 milliseconds" not in text
    assert "`expert@950ms` is `expert` with 950 milliseconds" in document(standings(played(), [GOAL, *GOALS[:1]]))
