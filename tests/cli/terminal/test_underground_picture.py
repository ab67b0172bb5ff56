"""Underground on the screen: the map, the sites, what races have besides tokens, and what is told."""

import pytest

from elbowroom.cli.terminal.chart import chart, marks_at
from elbowroom.cli.terminal.picture import flowing, header, legend
from elbowroom.cli.terminal.sites import belongings, sites_page
from elbowroom.engine.actions import NOTHING, declared, parse_action
from tests.cli.terminal.scripted import people, position, screen
from tests.cli.terminal.test_story import told
from tests.cli.terminal.test_underground import HOARD, listing, one_race, shown

# --- the picture ----------------------------------------------------------------------------------------------------


def test_the_map_shows_monsters_sites_and_figures() -> None:
    s = position(HOARD)
    text = "\n".join(line.plain for line in chart(s, {}))
    assert text.count("☠2") == 1
    assert text.count("⌂") == 3
    assert text.count("†") == 1
    for sign in ("Ω", "♛", "♆"):
        assert text.count(sign) == 1
    assert marks_at(s, 22) == "+2Ω"
    assert marks_at(s, 13) == "+1"
    assert marks_at(s, 24) == "♆"
    keep = position(HOARD.replace("crypt_of_the_tomb_raider: 8", "keep_on_the_motherland: 8"))
    assert marks_at(keep, 7) == "+1"


def test_the_legend_names_terrain_sites_and_the_figures_on_the_board() -> None:
    words = [word.plain for word in legend(position(HOARD))]
    for word in (
        "° mudpool", "♣ mushroom forest", "⚒ mine", "✦ mystic crystal", "^ black mountain", "≋ river",
        "▒ abysmal chasm", "♨ volcano", "☠ Monsters", "⌂ Place", "† Relic", "Ω Great Ancient (immune)",
        "♛ Queen (immune)", "♆ Balrog (immune)",
    ):  # fmt: skip
        assert word in words
    assert not any("Ghost" in word or "Lost Tribe" in word or "⊠" in word for word in words)
    lines = flowing(legend(position(HOARD)), 80)
    assert " · ".join(line.plain for line in lines) == " · ".join(words)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_picture_lists_sites_and_what_races_have_besides_tokens(width: int) -> None:
    text = shown(position(HOARD), width)
    assert "3 Silver Hammers" in text
    if width != 100:  # names are broken beside the map there
        for part in (
            "⌂ 8 Crypt of the Tomb-Raider (▲)",
            "† 12 Sword of the Killer Rabbit ●",
            "⌂ 28 Stonehedge (Vampire) ●",
            "1 site hidden by Monsters",
            "also Vampire, by Stonehedge",
            "Bag-o'-Many-Things ready",
        ):
            assert part in text, part


def summary(key: str) -> str:
    return next(tile.summary for tile in position(HOARD).rules.tiles() if tile.key == key)


def test_the_sites_page_tells_what_everything_does() -> None:
    paper = screen(140)
    paper[0].show(sites_page(position(HOARD), people(3)))
    text = " ".join(paper[1].getvalue().split())
    for part in (
        "region 12 (mushroom forest), ● Anna’s Iron Dwarves 1",
        "region 8 (mudpool), ▲ Cleo’s (Liches 1)",
        f"Vampire: {summary('vampire')}",
        "1 site hidden by Monsters: region 6",
        "● Anna’s Magic Iron Dwarves: 3 Silver Hammers, Bag-o'-Many-Things ready, also Vampire, by Stonehedge",
    ):
        assert part in text, part
    paper[0].show(sites_page(position("board: base_2"), people(2)))
    assert "There are no Relics and Places in this game." in paper[1].getvalue()
    paper[0].show(sites_page(position("board: underground_3"), people(3)))
    assert "Nothing has been found yet." in paper[1].getvalue()
    assert "5 sites hidden by Monsters: regions 6, 8, 23, 25 and 28" in paper[1].getvalue()


def test_vengeance_and_used_hammers_stand_beside_the_race() -> None:
    s = one_race("ogres", "vengeful", "conquer", ", hand: 3")
    power = s.rules.powers[s.power(0)]
    s.set_note(power, 0, 0b110)
    assert [line.plain for line in belongings(s, people(3), 0)] == ["Vengeance on ■ Ben, ▲ Cleo"]
    s = position(HOARD)
    s.play(parse_action("conquer 4"))
    assert "3 Silver Hammers, 2 in hand" in shown(s, 80)
    assert marks_at(s, 3) == "τ"


def test_the_board_of_ours_says_so_wherever_it_is_named() -> None:
    assert "underground_5 (a board of ours)" in header(position("board: underground_5"), people(5)).plain
    assert "ours" not in header(position("board: underground_4"), people(4)).plain


# --- sentences ------------------------------------------------------------------------------------------------------


def test_finds_and_moves_are_told() -> None:
    monsters = (
        HOARD.replace("phase: ready", "phase: conquer")
        .replace("hand: 5", "hand: 9")
        .replace("12: {race: iron_dwarves", "5: {race: iron_dwarves")
        .replace("sword_of_the_killer_rabbit: 12", "sword_of_the_killer_rabbit: 5")
    )
    lines = told(monsters.replace("notes:", "  stack: [keep_on_the_motherland]\nnotes:"), "sword", "conquer 6")
    assert lines[:4] == [
        "● Anna uses a Relic for the next conquest: Sword of the Killer Rabbit.",
        "● Anna conquers region 6 with 1 token: Iron Dwarves.",
        "   ● Anna moves from region 5 to region 6: Sword of the Killer Rabbit.",
        f"   ● Anna discovers something in region 6: Keep on the Motherland. {summary('keep_on_the_motherland')}",
    ]


def test_the_balrog_is_told_with_its_victims() -> None:
    assert told(HOARD, "balrog 24") == [
        "   ■ Ben loses 1 token in region 24: Cultists.",
        "New in region 24: Balrog.",
        "Wickedest Pentacle of ● Anna: region 24 is immune now, nobody can enter it while the Balrog is there.",
    ]


def test_liches_rivers_and_the_kraken_are_told() -> None:
    lines = told(HOARD, "conquer 11", "conquer 22", "stop")
    assert lines[0] == "● Anna conquers region 11 with 1 token: Iron Dwarves. ▲ Cleo loses 1 token: Liches."
    assert "   ● Anna pays ▲ Cleo 1 coin: Liches." in lines
    assert "● Anna leaves the River in region 22: 1 token back in hand (Iron Dwarves)." in lines


def test_no_verb_without_a_target_is_shown_with_an_underscore() -> None:
    assert f"copy sword {declared('copy_sword').label}" in listing(position(HOARD))
    assert all(action.meaning == NOTHING for action in position(HOARD).legal() if action.verb == "copy_sword")
