"""What can be agreed, what cannot, and which names and lines are plain enough to be shown to others."""

import unicodedata
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from elbowroom.bots.specs import USUAL
from elbowroom.content.catalog import board_names
from elbowroom.engine.errors import Refusal
from elbowroom.table.agreement import LONGEST_NAME, OPEN, PERSON, Agreement, SeatPlan, name_of, plain, settled, unused
from elbowroom.table.personas import persona, personas


def wished(**wish: Any) -> Agreement:
    """A wish as it comes from outside."""
    return msgspec.convert(wish, Agreement)


def test_an_empty_wish_is_a_person_against_a_bot() -> None:
    agreed, rules = settled(Agreement())
    assert agreed.seats == [SeatPlan(PERSON), SeatPlan(USUAL, persona("base_2", []))]
    assert rules.players == 2


def test_the_other_seats_get_the_bot_that_is_usual_where_it_is_asked() -> None:
    agreed, _ = settled(Agreement(board="base_3"), "random")
    assert [plan.player for plan in agreed.seats[1:]] == ["random", "random"]


def test_bots_have_names_of_their_own_the_same_every_time() -> None:
    agreed, _ = settled(Agreement(board="base_5"))
    names = [plan.name for plan in agreed.seats[1:]]
    assert len(set(names)) == 4
    assert set(names) <= set(personas())
    assert settled(Agreement(board="base_5"))[0] == agreed
    assert len({settled(Agreement(board=board))[0].seats[-1].name for board in board_names()}) > 3
    assert len({settled(Agreement(board=board))[0].seats[1].name for board in board_names()}) > 3
    assert [name_of(name) for name in personas()] == list(personas())
    assert len(set(personas())) == len(personas()) >= 8


def test_people_may_be_called_like_a_bot_that_then_has_another_name() -> None:
    usual = persona("base_2", [])
    agreed, _ = settled(Agreement(seats=[SeatPlan("greedy"), SeatPlan(PERSON, usual)]))
    assert agreed.seats[1].name == usual
    assert agreed.seats[0].name in set(personas()) - {usual}


def test_a_seat_that_does_not_exist_cannot_move_first() -> None:
    assert settled(Agreement(first=2))[0].first == 2
    with pytest.raises(Refusal, match="one of the seats 1 to 2, not 3"):
        settled(Agreement(first=3))


@pytest.mark.parametrize("board", board_names())
def test_every_board_can_be_agreed_on_and_stays_agreed(board: str) -> None:
    agreed, rules = settled(Agreement(board=board, title=" A  game "))
    again, rules_again = settled(agreed)
    assert again == agreed
    assert rules_again is rules
    assert agreed.title == "A game"
    assert msgspec.json.decode(msgspec.json.encode(agreed), type=Agreement) == agreed


def test_boxes_tiles_and_house_rules_are_kept_in_order() -> None:
    wish = wished(
        board="base_2",
        boxes=["base", "underground"],
        sites=True,
        without=["stout", "amazons", "stout"],
        switches={"openScores": True},
        seats=[{"name": "Anna", "link": 3}, {"name": "Ben", "link": 3}],
    )
    agreed, rules = settled(wish)
    assert agreed.without == ["amazons", "stout"]
    assert agreed.boxes == ["base", "underground"]
    assert rules.open_scores
    assert rules.sites
    assert rules.race_named("amazons") == -1
    assert settled(agreed) == (agreed, rules)


@pytest.mark.parametrize(
    ("wish", "code", "said"),
    [
        ({"board": "moon_2"}, "setup", "moon_2"),
        ({"board": ""}, "setup", "board"),
        ({"boxes": ["attic"]}, "setup", "attic"),
        ({"board": "underground_2", "sites": True}, "setup", "anyway"),
        ({"without": ["dragons of doom"]}, "setup", "dragons of doom"),
        ({"switches": {"flyingPigs": True}}, "setup", "flyingPigs"),
        ({"switches": {"openScores": "purple"}}, "setup", "openScores"),
        ({"seats": [{}]}, "seats", "base_2 has 2 seats, 1 is described"),
        ({"seats": [{}, {}, {}]}, "seats", "base_2 has 2 seats, 3 are described"),
        ({"seats": [{}, {"player": "wizard"}]}, "seats", "seat 2: there is no player 'wizard'"),
        ({"seats": [{}, {"player": ""}]}, "seats", "seat 2"),
        ({"seats": [{}, {"player": "os:system"}]}, "seats", "seat 2"),
        ({"seats": [{}, {"player": "greedy", "link": 1}]}, "seats", "only persons share a link"),
        ({"seats": [{}, {"player": "open", "link": 1}]}, "seats", "only persons share a link"),
        ({"seats": [{"player": "greedy"}, {"player": "random"}]}, "seats", "only bots play"),
        ({"seats": [{"name": "Anna"}, {"name": "Anna"}]}, "name", "two players are called Anna"),
        ({"seats": [{"name": "Greedy"}, {"player": "greedy", "name": "Greedy"}]}, "name", "called Greedy"),
        ({"seats": [{"name": "x" * 25}, {}]}, "name", "longer than 24"),
        ({"seats": [{"name": "\u202eannA"}, {}]}, "name", "cannot be seen"),
        ({"title": "x" * 61}, "title", "longer than 60"),
        ({"title": "bell \x07"}, "title", "cannot be seen"),
    ],
)
def test_what_cannot_be_agreed_is_refused_with_the_reason(wish: dict[str, Any], code: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        settled(wished(**wish))
    assert refused.value.code == code
    assert said in refused.value.message


def test_a_board_that_leaves_too_few_races_is_refused() -> None:
    _, rules = settled(Agreement())
    races = [race.key for race in rules.races][1:]
    with pytest.raises(Refusal) as refused:
        settled(Agreement(without=races))
    assert refused.value.code == "setup"


def test_bots_may_play_alone_where_everybody_can_watch() -> None:
    agreed, _ = settled(Agreement(seats=[SeatPlan("greedy"), SeatPlan("greedy")], public=True))
    assert all(plan.name for plan in agreed.seats)


@pytest.mark.parametrize(
    "wish",
    [
        {"thinking": 9},
        {"thinking": 604_801},
        {"thinking": -1},
        {"thinking": "60"},
        {"grace": 0},
        {"grace": 604_801},
        {"seats": [{}] * 7},
        {"seats": [{"link": 7}, {}]},
        {"seats": [{"link": -1}, {}]},
        {"seats": [{"name": "x" * 97}, {}]},
        {"seats": [{"host": True}, {}]},
        {"without": ["x"] * 151},
        {"boxes": ["base"] * 9},
        {"switches": {f"s{n}": True for n in range(41)}},
        {"switches": {"openScores": 1}},
        {"board": "x" * 61},
        {"title": "x" * 241},
        {"colour": "red"},
    ],
)
def test_what_is_no_wish_at_all_is_not_even_read(wish: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        wished(**wish)


@given(
    st.lists(
        st.builds(
            SeatPlan,
            st.sampled_from([PERSON, OPEN, "greedy", "random", "?"]),
            st.sampled_from(["", "Anna", "Ben", "Greedy", "Greedy 2"]),
            st.integers(0, 2),
        ),
        max_size=5,
    )
)
def test_whatever_is_agreed_has_different_names_and_stays_as_it_is(seats: list[SeatPlan]) -> None:
    try:
        agreed, _ = settled(Agreement(board="base_3", seats=seats))
    except Refusal as refusal:
        assert refusal.code in ("seats", "name")  # noqa: PT017
        return
    names = [plan.name for plan in agreed.seats if plan.name]
    assert len(set(names)) == len(names)
    assert settled(agreed)[0] == agreed


# --- names and lines --------------------------------------------------------------------------------------------------

VISIBLE = [
    "Anna",
    "Zoë",
    "Łukasz",
    "Ὀδυσσεύς",
    "Müller-Lüdenscheidt",
    "李小龍",
    "김민준",
    "محمد",
    "שָׁלוֹם",
    "हिन्दी",
    "ไม่เป็นไร",
    "<b>&amp;</b>",
    "'; DROP TABLE tables;--",
    "🐉 dragon",
]


@pytest.mark.parametrize("name", VISIBLE)
def test_names_of_all_scripts_are_kept(name: str) -> None:
    assert plain(name, LONGEST_NAME, "name") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna\t\n Maria  ", "Anna Maria"),
        ("a\u00a0b\u2003c\u2028d", "a b c d"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("", ""),
        ("   ", ""),
    ],
)
def test_spaces_and_accents_are_put_in_order(name: str, kept: str) -> None:
    assert plain(name, LONGEST_NAME, "name") == kept


INVISIBLE = {
    "null": "\x00",
    "bell": "\x07",
    "escape": "\x1b[31m",
    "delete": "\x7f",
    "zero width space": "\u200b",
    "left to right mark": "\u200e",
    "right to left override": "\u202e",
    "right to left isolate": "\u2067",
    "word joiner": "\u2060",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "tag": "\U000e0041",
    "private use": "\ue000",
    "unassigned": "\U000e0fff",
    "lone surrogate": "\ud800",
    "filler": "\u3164",
    "blank": "\u2800",
    "joiner": "\u200d",
}


@pytest.mark.parametrize("character", INVISIBLE.values(), ids=INVISIBLE.keys())
def test_a_name_has_no_character_that_cannot_be_seen(character: str) -> None:
    for name in (character, f"An{character}na"):
        with pytest.raises(Refusal, match="cannot be seen") as refused:
            plain(name, LONGEST_NAME, "name")
        assert refused.value.code == "name"


@pytest.mark.parametrize("name", ["\ufe0f", "\u0301", "\u034f \u034f"])
def test_a_name_is_more_than_marks(name: str) -> None:
    with pytest.raises(Refusal, match="cannot be seen"):
        plain(name, LONGEST_NAME, "name")


@pytest.mark.parametrize("marks", ["\u0300\u0301\u0302\u0303", "\u0489" * 4, "\u20dd" * 4, "\u0336\u0337\u0338\u0335"])
def test_a_name_is_not_buried_under_marks(marks: str) -> None:
    with pytest.raises(Refusal, match="more accents than letters"):
        plain(f"q{marks}x{marks}", LONGEST_NAME, "name")


@pytest.mark.parametrize("name", ["Anna (greedy)", "(random)"])
def test_nobody_is_called_as_records_write_bots(name: str) -> None:
    with pytest.raises(Refusal, match="taken for a bot"):
        settled(Agreement(seats=[SeatPlan(name=name), SeatPlan("greedy")]))


def test_the_length_is_counted_in_characters() -> None:
    assert plain("ü" * 24, LONGEST_NAME, "name") == "ü" * 24
    assert plain("u\u0308" * 24, LONGEST_NAME, "name") == "ü" * 24
    with pytest.raises(Refusal, match="longer than 24 characters"):
        plain("ü" * 25, LONGEST_NAME, "name")


@given(st.text(max_size=40))
def test_whatever_is_plain_is_one_short_visible_line_and_stays_so(text: str) -> None:
    try:
        line = plain(text, LONGEST_NAME, "name")
    except Refusal as refusal:
        assert refusal.code == "name"  # noqa: PT017
        return
    assert len(line) <= LONGEST_NAME
    assert all(unicodedata.category(character)[0] != "C" for character in line)
    assert line == " ".join(line.split())
    assert plain(line, LONGEST_NAME, "name") == line


@given(st.text("ab ", max_size=24), st.lists(st.text("ab ", max_size=24)))
@example("b" * LONGEST_NAME, [])
def test_a_made_up_name_is_free_and_short(name: str, taken: list[str]) -> None:
    made = unused(name, [name, f"{name} 2", *taken])
    assert made not in [name, f"{name} 2", *taken]
    assert len(made) <= LONGEST_NAME
