"""CORE-6: which regions can be conquered, what they cost and what a conquest does."""

from fractions import Fraction

import pytest
from mypy_extensions import i64

from elbowroom import IllegalAction, State, explain_conquest, rules_for
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.errors import (
    AlreadyYours,
    AtPeace,
    DieNotAllowed,
    EmptyHand,
    Immune,
    NotAnEntry,
    NotEnoughTokens,
    NotHabitable,
    OutOfReach,
)
from elbowroom.engine.events import Conquered, Lost, MarkerPlaced, MarkerRemoved, Rolled, Vanished
from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import BIT
from elbowroom.engine.setup import new_state
from tests.rules.helpers import (
    DECLINE,
    can,
    coins,
    cost,
    finish_turn,
    hand,
    happened,
    holder,
    layout,
    line_board,
    markers,
    markers_on_board,
    natives,
    play,
    position,
    race_of,
    refusal,
    regions_of,
    small_rules,
    stacked,
    targets_of,
    tokens,
    tray,
    verbs,
)


def two_players(
    active: str,
    other: str,
    regions: str,
    more: str = "",
    own_decline: str = "",
    other_decline: str = "",
    rolls: tuple[int, ...] = (),
    phase: str = "conquer",
    board: str = "base_2",
) -> State:
    """Seat 1 conquers; races are given as 'race power hand'."""

    def seat(who: str, old: str) -> str:
        parts = []
        if who:
            race, power, tokens_in_hand = who.split()
            parts.append(f"active: {{race: {race}, power: {power}, hand: {tokens_in_hand}}}")
        if old:
            race, *badge = old.split()
            place = f"beside: {{race: {race}, power: {badge[0]}}}" if badge else f"decline: {{race: {race}}}"
            parts.append(place)
        return "{" + ", ".join(parts) + "}"

    seats = f"[{seat(active, own_decline)}, {seat(other, other_decline)}]"
    text = f"board: {board}\nphase: {phase}\nseats: {seats}\nregions: {{{regions}}}\n{more}"
    return position(text, rolls=rolls, listen=True)


# --- 6.1 Legal targets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-6.1")
def test_each_condition_of_a_legal_target_is_checked() -> None:
    s = two_players(
        "ratmen hill 5",
        "humans heroic 0",
        "3: {race: ratmen}, 2: {race: ratmen}, 4: {race: humans, markers: {hero: 1}}, 5: {race: humans}",
    )
    expected: dict[int, tuple[type[IllegalAction], str]] = {
        2: (AlreadyYours, "CORE-6.4"),
        1: (NotHabitable, "CORE-6.1"),
        13: (NotHabitable, "CORE-6.1"),
        7: (OutOfReach, "CORE-6.3"),
        4: (Immune, "CORE-6.5"),
    }
    for region, (error, rule) in expected.items():
        for verb in ("conquer", "die"):
            told = refusal(s, f"{verb} {region}")
            assert (type(told), told.rule) == (error, rule)
    assert targets_of(s, "conquer") == [5, 9, 11]


@pytest.mark.rule("CORE-6.1")
def test_water_is_open_to_an_active_seafaring_race_only() -> None:
    regions = "3: {race: ratmen}, 2: {race: ratmen}"
    assert {1, 13}.isdisjoint(targets_of(two_players("ratmen hill 5", "", regions), "conquer"))
    s = two_players("ratmen seafaring 5", "", regions)
    assert {1, 13} <= set(targets_of(s, "conquer"))
    # Ghouls that were Seafaring keep their water in decline but take no more of it.
    s = two_players(
        "", "", "1: {race: ghouls}, 2: {race: ghouls}, 3: {race: ghouls, tokens: 6}", own_decline="ghouls", phase="pick"
    )
    play(s, "pick 0")
    assert (s.phase_name, regions_of(s, 1, DECLINE)) == ("legacy", [1, 2, 3])
    assert refusal(s, "conquer 13").rule == "CORE-6.1"


@pytest.mark.rule("CORE-6.1")
def test_terrain_that_no_race_can_enter_stays_closed_and_rivers_are_open() -> None:
    rules = small_rules(line_board(["hill", "river", "hill", "chasm", "hill"]), rules_races(), rules_powers())
    s = new_state(rules, stacked(rules, ["ratmen"], ["flying"]), 0)
    play(s, "pick 0", "conquer 1")
    assert targets_of(s, "conquer") == [2, 3, 5]
    assert isinstance(refusal(s, "conquer 4"), NotHabitable)


def rules_races() -> list[type[Race]]:
    return [type(race) for race in rules_for().races]


def rules_powers() -> list[type]:
    return [type(power) for power in rules_for().powers]


@pytest.mark.rule("CORE-6.1")
def test_peace_binds_the_active_race_but_not_a_race_in_decline() -> None:
    s = two_players(
        "ratmen hill 6",
        "humans diplomat 0",
        "3: {race: ratmen}, 18: {race: ghouls, tokens: 8}, 4: {race: humans}, 12: {race: humans}, 11: {race: orcs}",
        "notes: {diplomat: {ally: 1}}",
        own_decline="ghouls",
        other_decline="orcs",
        phase="legacy",
    )
    play(s, "abandon 18", "conquer 18", "conquer 12", "stop")
    error = refusal(s, "conquer 4")
    assert isinstance(error, AtPeace)
    assert error.rule == "BASE-P-DIPLOMAT-1"
    assert can(s, "conquer 11")  # the Diplomat's race in decline is not at peace


@pytest.mark.rule("CORE-6.1")
def test_peace_with_somebody_else_binds_nobody_here() -> None:
    s = two_players("ratmen hill 5", "humans diplomat 0", "3: {race: ratmen}, 4: {race: humans}")
    assert can(s, "conquer 4")
    s.set_note(s.rules.powers[s.power(3)], 0, 1)  # 1 stands for seat 1
    assert not can(s, "conquer 4")


@pytest.mark.rule("CORE-6.1")
def test_at_least_one_token_in_hand_is_needed_even_by_the_dragon() -> None:
    s = two_players("ratmen dragon_master 0", "", "3: {race: ratmen}")
    for action in ("conquer 2", "die 2", "dragon 2"):
        error = refusal(s, action)
        assert isinstance(error, EmptyHand)
        assert error.rule == "CORE-6.1"


@pytest.mark.rule("CORE-6.1")
@pytest.mark.parametrize(("in_hand", "converted"), [(0, []), (1, [4])])
def test_a_conversion_needs_a_token_in_hand_too(in_hand: int, converted: list[int]) -> None:
    s = two_players(f"sorcerers hill {in_hand}", "humans forest 0", "3: {race: sorcerers}, 4: {race: humans}")
    assert targets_of(s, "sorcery") == converted
    if not converted:
        error = refusal(s, "sorcery 4")
        assert (type(error), error.rule) == (EmptyHand, "CORE-6.1")


@pytest.mark.rule("CORE-6.2")
@pytest.mark.parametrize("name", ["base_2", "base_3", "base_4", "base_5"])
def test_entries_are_the_edge_and_the_coasts_of_seas_at_the_edge(name: str) -> None:
    board = rules_for(name).board
    s = position(f"""
board: {name}
phase: conquer
seats: [{{active: {{race: ratmen, power: hill, hand: 9}}}}{", {}" * (int(board.players) - 1)}]
""")
    expected = [
        r + 1
        for r, spec in enumerate(board.specs)
        if spec.terrain not in ("sea", "lake")
        and (spec.edge or any(board.specs[n].terrain == "sea" and board.specs[n].edge for n in spec.neighbours))
    ]
    assert targets_of(s, "conquer") == expected
    coast_only = [region for region in expected if not board.specs[region - 1].edge]
    assert len(coast_only) > 0


@pytest.mark.rule("CORE-6.2")
def test_a_coast_of_the_lake_and_a_region_beside_the_old_race_are_no_entries() -> None:
    s = two_players("ratmen hill 9", "", "12: {race: elves}", own_decline="elves")
    assert s.board.adjacent[13] & s.board.lake
    error = refusal(s, "conquer 14")
    assert isinstance(error, NotAnEntry)
    assert error.rule == "CORE-6.2"
    assert refusal(s, "conquer 11").rule == "CORE-6.2"  # next to the Elves in decline
    assert can(s, "conquer 7")  # need not be near them


@pytest.mark.rule("CORE-6.2")
def test_an_occupied_sea_still_opens_its_coast() -> None:
    s = two_players("ratmen hill 9", "humans seafaring 0", "23: {race: humans, tokens: 2}")
    assert not s.board.edge & BIT[21]
    assert can(s, "conquer 22")  # a coast that does not touch the edge


@pytest.mark.rule("CORE-6.2")
def test_a_race_that_lost_everything_enters_again_with_its_hand() -> None:
    s = two_players("ratmen hill 9", "", "", phase="decide")
    play(s, "expand")
    assert refusal(s, "conquer 4").rule == "CORE-6.2"
    play(s, "conquer 3")
    assert can(s, "conquer 4")
    assert refusal(s, "conquer 7").rule == "CORE-6.3"


@pytest.mark.rule("CORE-6.3")
def test_only_regions_of_the_conquering_race_itself_give_adjacency() -> None:
    s = two_players("ratmen hill 9", "", "3: {race: ratmen}, 18: {race: elves}", own_decline="elves")
    assert targets_of(s, "conquer") == [2, 4, 5, 11]
    error = refusal(s, "conquer 17")  # adjacent to the Elves only
    assert isinstance(error, OutOfReach)
    assert error.rule == "CORE-6.3"


@pytest.mark.rule("CORE-6.3")
def test_regions_conquered_earlier_in_the_turn_give_adjacency() -> None:
    s = two_players("ratmen hill 9", "", "3: {race: ratmen}")
    assert not can(s, "conquer 7")
    play(s, "conquer 5")
    assert can(s, "conquer 7")


@pytest.mark.rule("CORE-6.4")
def test_the_own_race_in_decline_can_be_conquered_but_never_the_race_itself() -> None:
    s = two_players(
        "ratmen hill 9", "", "3: {race: ratmen}, 5: {race: ratmen}, 4: {race: elves}, 11: {race: elves}", "",
        own_decline="elves",
    )  # fmt: skip
    assert isinstance(refusal(s, "conquer 5"), AlreadyYours)
    play(s, "conquer 4")
    assert (holder(s, 4), tray(s, "elves")) == ((1, 0), 10)
    assert race_of(s, 1, DECLINE) == "elves"


@pytest.mark.rule("CORE-6.4")
def test_ghouls_may_conquer_their_owners_active_race_but_not_their_own_regions() -> None:
    s = two_players(
        "ratmen hill 0", "", "3: {race: ratmen, tokens: 2}, 4: {race: ghouls, tokens: 4}, 5: {race: ghouls}",
        own_decline="ghouls", phase="decide",
    )  # fmt: skip
    play(s, "expand")
    assert isinstance(refusal(s, "conquer 5"), AlreadyYours)
    play(s, "conquer 3")
    assert holder(s, 3) == (1, DECLINE)
    assert (hand(s, 1), tray(s, "ratmen")) == (1, 12)


IMMUNE = [("halflings", "hill", "hole"), ("ratmen", "heroic", "hero"), ("ratmen", "dragon_master", "dragon")]


@pytest.mark.rule("CORE-6.5")
@pytest.mark.parametrize(("race", "power", "marker"), IMMUNE)
def test_a_guarded_region_cannot_be_attacked_by_opponents(race: str, power: str, marker: str) -> None:
    s = two_players(
        "sorcerers flying 2",
        f"{race} {power} 0",
        f"3: {{race: sorcerers}}, 4: {{race: {race}, markers: {{{marker}: 1}}}}, 5: {{race: {race}}}",
    )
    for action in ("conquer 4", "die 4", "sorcery 4"):
        error = refusal(s, action)
        assert isinstance(error, Immune)
        assert error.rule == "CORE-6.5"
    assert can(s, "die 5")
    assert can(s, "sorcery 5")  # without the marker it can


@pytest.mark.rule("CORE-6.5")
def test_the_dragon_does_not_fly_into_a_guarded_region() -> None:
    s = two_players(
        "ratmen dragon_master 5",
        "humans heroic 0",
        "3: {race: ratmen}, 4: {race: humans, markers: {hero: 1}}, 5: {race: humans}",
    )
    assert isinstance(refusal(s, "dragon 4"), Immune)
    assert can(s, "dragon 5")


@pytest.mark.rule("CORE-6.5")
@pytest.mark.parametrize(("race", "power", "marker"), IMMUNE)
def test_immunity_does_not_stop_the_owners_own_ghouls(race: str, power: str, marker: str) -> None:
    s = two_players(
        f"{race} {power} 0",
        "",
        f"3: {{race: ghouls, tokens: 6}}, 4: {{race: {race}, tokens: 2, markers: {{{marker}: 1}}}}",
        own_decline="ghouls",
        phase="decide",
    )
    play(s, "expand", "conquer 4")
    assert holder(s, 4) == (1, DECLINE)


# --- 6.2 Cost ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-6.6")
@pytest.mark.parametrize(
    ("region", "content", "needed"),
    [
        (7, "", 2),
        (4, "", 3),  # Mountain
        (5, "", 3),  # Lost Tribe
        (6, "race: trolls, markers: {lair: 1}", 4),
        (4, "race: trolls, tokens: 2, markers: {lair: 1}", 6),
        (6, "race: humans, tokens: 1", 3),
        (6, "race: humans, tokens: 5", 7),
        (6, "race: humans, tokens: 2, markers: {fortress: 1}", 5),
        (6, "race: humans, tokens: 1, markers: {encampment: 1}", 4),
        (6, "race: humans, tokens: 1, markers: {encampment: 5}", 8),
        (6, "race: elves", 3),  # in decline
        (4, "race: elves, markers: {fortress: 1}", 5),
    ],
)
def test_every_part_of_the_cost(region: int, content: str, needed: int) -> None:
    power = "bivouacking" if "encampment" in content else "fortified"
    race = "trolls" if "trolls" in content else "humans"
    s = two_players(
        "ratmen hill 9", f"{race} {power} 1", f"3: {{race: ratmen}}, {region}: {{{content}}}, 22: {{race: elves}}",
        other_decline="elves",
    )  # fmt: skip
    assert cost(s, region) == needed


@pytest.mark.rule("CORE-6.6")
def test_race_tokens_count_whoever_of_the_other_players_owns_them() -> None:
    s = position("""
board: base_3
phase: conquer
seats:
- active: {race: ratmen, power: hill, hand: 9}
- {active: {race: humans, power: forest}, decline: {race: ghouls}}
- beside: {race: elves, power: spirit}
regions: {2: {race: humans, tokens: 2}, 3: {race: ghouls, tokens: 3}, 4: {race: elves}}
""")
    assert [cost(s, region) for region in (2, 3, 4)] == [4, 6, 3]


@pytest.mark.rule("CORE-6.6")
def test_natives_of_other_boxes_count_each() -> None:
    rules = small_rules(line_board(["hill", "mountain"], natives=[2, 2]), rules_races(), rules_powers())
    s = new_state(rules, stacked(rules, ["ratmen"], ["hill"]), 0)
    play(s, "pick 0")
    assert (cost(s, 1), cost(s, 2)) == (4, 5)


@pytest.mark.rule("CORE-6.6")
@pytest.mark.parametrize(
    ("attacker", "board", "regions", "target", "needed"),
    [
        ("ratmen flying", "base_2", "3: {race: ratmen}", 21, 2),  # empty Swamp
        ("ratmen flying", "base_2", "3: {race: ratmen}", 15, 3),  # Hill with Lost Tribe
        ("ratmen flying", "base_2", "3: {race: ratmen}, 4: {race: orcs, tokens: 2, markers: {fortress: 1}}", 4, 6),
        (
            "giants commando", "base_3",
            "11: {race: giants}, 12: {race: trolls, markers: {lair: 1}}", 12, 3,
        ),
        ("tritons mounted", "base_2", "3: {race: tritons}", 2, 1),  # empty coastal Farmland
        ("ratmen flying", "base_2", "3: {race: ratmen}, 12: {race: elves}", 12, 2),  # own race in decline on a Forest
    ],
)  # fmt: skip
def test_the_worked_examples_of_the_cost(attacker: str, board: str, regions: str, target: int, needed: int) -> None:
    third = ", {}" if board == "base_3" else ""
    race, power = attacker.split()
    s = position(f"""
board: {board}
phase: conquer
seats:
- {{active: {{race: {race}, power: {power}, hand: 4}}{", decline: {race: elves}" if "elves" in regions else ""}}}
- {{active: {{race: orcs, power: fortified, hand: 1}}{", decline: {race: trolls}" if "trolls" in regions else ""}}}
{"- {}" if third else ""}
regions: {{{regions}}}
""")
    assert cost(s, target) == needed


@pytest.mark.rule("CORE-6.7")
def test_discounts_of_race_and_power_add_up() -> None:
    regions = "16: {race: %s}, 15: {race: orcs}, 22: {race: orcs}"
    plain = two_players("ratmen hill 9", "orcs swamp 0", regions % "ratmen")
    mounted = two_players("ratmen mounted 9", "orcs swamp 0", regions % "ratmen")
    giants = two_players("giants hill 9", "orcs swamp 0", regions % "giants")
    both = two_players("giants mounted 9", "orcs swamp 0", regions % "giants")
    assert [cost(s, 15) for s in (plain, mounted, giants, both)] == [3, 2, 2, 1]
    assert [cost(s, 22) for s in (plain, mounted, giants, both)] == [3, 3, 2, 2]  # a Forest: Giants only


@pytest.mark.rule("CORE-6.7")
def test_the_floor_of_one_is_applied_once_at_the_end() -> None:
    s = two_players("tritons commando 9", "orcs swamp 0", "3: {race: tritons}, 4: {race: orcs}")
    assert cost(s, 2) == 1  # 2 - 2 = 0, at least one
    assert cost(s, 11) == 1  # coastal Hill with Lost Tribe: 3 - 2
    assert cost(s, 4) == 2  # coastal Mountain with an Orc: 2 + 1 + 1 - 2, no floor in between
    items = explain_conquest(s, 1).items
    assert [(item.amount, item.rule) for item in items][-1] == (1, "CORE-6.7")


@pytest.mark.rule("CORE-6.7")
def test_nothing_costs_less_than_one_token_whatever_the_discounts() -> None:
    rules = rules_for(races=[Cheapskates])
    s = new_state(rules, stacked(rules, ["cheapskates", "ratmen"], ["commando"]), 0)
    play(s, "pick 0")
    assert cost(s, 7) == 1
    before = hand(s, 1)
    play(s, "conquer 7")
    assert (tokens(s, 7), hand(s, 1)) == (1, before - 1)


class Cheapskates(Race):
    """A race with a larger discount than any printed one."""

    key = "cheapskates"
    name = "Cheapskates"
    tokens = 5
    discount = 3

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.everywhere


OWN = """
board: base_2
phase: conquer
options: {ownTokensDefend: %s}
seats:
- active: {race: ratmen, power: hill, hand: 9}
  decline: {race: trolls}
- active: {race: humans, power: forest}
regions: {3: {race: ratmen}, 4: {race: trolls, markers: {lair: 1}}, 5: {race: humans, tokens: 2}}
"""


@pytest.mark.rule("CORE-6.8")
@pytest.mark.parametrize(("switch", "needed"), [("false", 4), ("true", 5)])
def test_own_tokens_defend_only_by_the_house_rule_but_markers_always(switch: str, needed: int) -> None:
    s = position(OWN % switch)
    assert cost(s, 4) == needed  # Mountain and Lair; the Troll by the switch
    assert cost(s, 5) == 4  # tokens of others count either way
    play(s, "conquer 4")
    assert (tokens(s, 4), hand(s, 1)) == (needed, 9 - needed)


@pytest.mark.rule("CORE-6.8")
def test_the_house_rule_is_off_unless_asked_for() -> None:
    assert rules_for().switches["ownTokensDefend"] is False
    s = two_players("ratmen hill 3", "", "3: {race: ratmen}, 12: {race: elves}, 11: {race: elves}", own_decline="elves")
    play(s, "conquer 11")
    assert (tokens(s, 11), hand(s, 1), tray(s, "elves")) == (2, 1, 10)


@pytest.mark.rule("CORE-6.8")
@pytest.mark.parametrize(("switch", "needed"), [("false", 2), ("true", 5)])
def test_the_own_active_race_does_not_defend_against_the_own_ghouls(switch: str, needed: int) -> None:
    s = position(f"""
board: base_2
options: {{ownTokensDefend: {switch}}}
seats: [{{active: {{race: ratmen, power: hill}}, decline: {{race: ghouls}}}}, {{}}]
regions: {{3: {{race: ratmen, tokens: 3}}, 5: {{race: ghouls, tokens: 9}}}}
""")
    play(s, "expand")
    assert (s.phase_name, tokens(s, 3)) == ("legacy", 3)
    assert cost(s, 3) == needed


@pytest.mark.rule("CORE-6.9")
def test_water_costs_a_seafaring_race_what_the_formula_says() -> None:
    s = two_players("ratmen seafaring 9", "", "2: {race: ratmen}, 3: {race: ratmen}")
    assert (cost(s, 1), cost(s, 13)) == (2, 2)
    play(s, "conquer 1", "conquer 13")
    assert layout(s, 1, 13) == [2, 2]
    s = two_players("ratmen seafaring 9", "", "2: {race: ratmen}, 1: {race: trolls, markers: {lair: 1}}",
                    other_decline="trolls")  # fmt: skip
    assert cost(s, 1) == 4
    s = two_players(
        "ratmen seafaring 9", "", "2: {race: ratmen}, 1: {race: ghouls, tokens: 3, markers: {fortress: 1}}",
        other_decline="ghouls",
    )  # fmt: skip
    assert cost(s, 1) == 6


@pytest.mark.rule("CORE-6.9")
def test_discounts_apply_to_water_too() -> None:
    s = two_players("giants seafaring 9", "", "9: {race: giants}")
    assert cost(s, 1) == 1  # adjacent to their Mountain
    s = two_players("tritons seafaring 9", "", "9: {race: tritons}")
    assert cost(s, 1) == 2


@pytest.mark.rule("CORE-6.10")
def test_exactly_the_cost_is_deployed() -> None:
    s = two_players("ratmen hill 9", "humans forest 0", "3: {race: ratmen}, 4: {race: humans, tokens: 2}")
    play(s, "conquer 4")
    assert (tokens(s, 4), hand(s, 1)) == (5, 4)
    play(s, "conquer 2")
    assert (tokens(s, 2), hand(s, 1)) == (2, 2)


@pytest.mark.rule("CORE-6.10")
@pytest.mark.parametrize(("in_hand", "enough"), [(4, False), (5, True)])
def test_fewer_tokens_than_the_cost_are_not_enough(in_hand: int, enough: bool) -> None:
    s = two_players(f"ratmen hill {in_hand}", "humans forest 0", "3: {race: ratmen}, 4: {race: humans, tokens: 2}")
    assert can(s, "conquer 4") == enough
    if not enough:
        error = refusal(s, "conquer 4")
        assert isinstance(error, NotEnoughTokens)
        assert error.rule == "CORE-6.10"
        assert "needs 5 tokens, 4 in hand" in str(error)


@pytest.mark.rule("CORE-6.10")
def test_the_exceptions_deploy_another_number() -> None:
    humans = "3: {race: %s}, 4: {race: humans, tokens: %d}, 6: {race: humans}"
    s = two_players("ratmen dragon_master 3", "humans forest 0", humans % ("ratmen", 5))
    assert (tokens(play(s, "dragon 4"), 4), hand(s, 1)) == (1, 2)
    s = two_players("ratmen berserk 5", "humans forest 0", humans % ("ratmen", 2), rolls=(2,))
    assert (tokens(play(s, "roll", "conquer 4"), 4), hand(s, 1)) == (3, 2)
    s = two_players("sorcerers hill 5", "humans forest 0", humans % ("sorcerers", 1))
    assert (tokens(play(s, "sorcery 4"), 4), hand(s, 1)) == (1, 5)
    s = two_players("ratmen hill 3", "humans forest 0", humans % ("ratmen", 2), rolls=(3,))
    play(s, "die 4")
    assert [event.tokens for event in happened(s, Conquered)] == [3]


@pytest.mark.rule("CORE-6.11")
def test_deployed_tokens_stay_until_redeployment() -> None:
    s = two_players("ratmen hill 7", "", "3: {race: ratmen}")
    play(s, "conquer 4", "conquer 2")
    assert (layout(s, 3, 4, 2), hand(s, 1)) == ([1, 3, 2], 2)
    assert refusal(s, "place 3").rule == "CORE-4.2"
    play(s, "stop")
    assert (layout(s, 3, 4, 2), hand(s, 1)) == ([1, 1, 1], 5)


# --- 6.3 Effects of a conquest ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-6.12")
def test_the_effects_of_a_conquest_come_in_their_order() -> None:
    s = two_players(
        "trolls pillaging 6", "", "3: {race: trolls, markers: {lair: 1}}, 4: {race: elves, markers: {fortress: 1}}",
        other_decline="elves",
    )  # fmt: skip
    play(s, "conquer 4")
    assert s.events is not None
    assert s.events[:5] == [
        Conquered(0, 3, "trolls", 5, 1),
        MarkerRemoved(-1, 3, "fortress"),  # markers go with the withdrawing defender
        Lost(1, 3, "elves", 1),
        MarkerPlaced(0, 3, "lair"),  # abilities of the conqueror
        Vanished(1, "elves"),  # banners last
    ]
    assert s.nonempty_conquests(0) == 1  # noted before the defender left


@pytest.mark.rule("CORE-6.12")
@pytest.mark.parametrize(
    ("region", "content", "empty"),
    [(2, "", True), (4, "", True), (5, "", False), (2, "race: humans", False), (2, "race: elves", False)],
)
def test_whether_a_region_was_empty_is_noted_before_anything_changes(region: int, content: str, empty: bool) -> None:
    s = two_players(
        "orcs hill 9", "humans forest 1", f"3: {{race: orcs}}, {region}: {{{content}}}, 18: {{race: elves}}",
        own_decline="elves",
    )  # fmt: skip
    play(s, f"conquer {region}")
    assert s.nonempty_conquests(0) == (0 if empty else 1)


@pytest.mark.rule("CORE-6.12")
def test_the_conqueror_stands_there_when_his_abilities_act() -> None:
    rules = rules_for(races=[Scouts])
    s = new_state(rules, stacked(rules, ["scouts", "ratmen"], ["hill"]), 0)
    play(s, "pick 0", "conquer 5")
    assert coins(s, 1) == 5 + 3 * 10 + 0  # 3 tokens stood there, no native, it was not empty


class Scouts(Race):
    """A race that counts what it sees when it has just conquered a region."""

    key = "scouts"
    name = "Scouts"
    tokens = 5

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        s.add_coins(slot // 3, s.tokens(region) * 10 + s.natives(region) * 100 + (1000 if was_empty else 0))


@pytest.mark.rule("CORE-6.13")
def test_a_lost_tribe_is_lost_and_never_comes_back() -> None:
    s = two_players("ratmen hill 5", "", "3: {race: ratmen}")
    play(s, "conquer 5")
    assert (natives(s, 5), tokens(s, 5)) == (0, 3)
    finish_turn(s)
    finish_turn(s)
    play(s, "expand", "abandon 5")
    assert (natives(s, 5), cost(s, 5)) == (0, 2)


@pytest.mark.rule("CORE-6.13")
@pytest.mark.parametrize("defenders", [1, 2, 4])
def test_an_active_race_loses_one_token_and_keeps_the_rest(defenders: int) -> None:
    s = two_players("ratmen hill 9", "humans forest 0", f"3: {{race: ratmen}}, 6: {{race: humans}}, "
                    f"5: {{race: humans, tokens: {defenders}}}")  # fmt: skip
    in_tray = tray(s, "humans")
    play(s, "conquer 5")
    assert tray(s, "humans") == in_tray + 1
    assert hand(s, 2) == defenders - 1
    assert (holder(s, 5), tokens(s, 6)) == ((1, 0), 1)


@pytest.mark.rule("CORE-6.13")
@pytest.mark.parametrize("defenders", [1, 3])
def test_active_elves_lose_nothing(defenders: int) -> None:
    s = two_players("ratmen hill 9", "elves forest 0", f"3: {{race: ratmen}}, 5: {{race: elves, tokens: {defenders}}}")
    in_tray = tray(s, "elves")
    play(s, "conquer 5")
    assert (tray(s, "elves"), hand(s, 2)) == (in_tray, defenders)


@pytest.mark.rule("CORE-6.13")
@pytest.mark.parametrize("race", ["humans", "elves"])
def test_a_race_in_decline_loses_its_token(race: str) -> None:
    s = two_players("ratmen hill 9", "", f"3: {{race: ratmen}}, 5: {{race: {race}}}, 8: {{race: {race}}}",
                    other_decline=race)  # fmt: skip
    in_tray = tray(s, race)
    play(s, "conquer 5")
    assert (tray(s, race), hand(s, 2, DECLINE)) == (in_tray + 1, 0)
    assert regions_of(s, 2, DECLINE) == [8]


@pytest.mark.rule("CORE-6.13")
def test_ghouls_in_decline_lose_one_token_and_keep_a_pool_of_their_own() -> None:
    s = two_players("ratmen hill 9", "humans forest 0", "3: {race: ratmen}, 5: {race: ghouls, tokens: 4}, "
                    "8: {race: ghouls}, 7: {race: humans}", other_decline="ghouls")  # fmt: skip
    in_tray = tray(s, "ghouls")
    play(s, "conquer 5")
    assert (tray(s, "ghouls"), hand(s, 2, DECLINE), hand(s, 2)) == (in_tray + 1, 3, 0)


@pytest.mark.rule("CORE-6.13")
def test_the_attackers_own_other_race_loses_as_usual() -> None:
    s = two_players("ratmen hill 9", "", "3: {race: ratmen}, 5: {race: ghouls, tokens: 3}, 8: {race: ghouls}",
                    own_decline="ghouls")  # fmt: skip
    in_tray = tray(s, "ghouls")
    play(s, "conquer 5")
    assert (tray(s, "ghouls"), hand(s, 1, DECLINE)) == (in_tray + 1, 2)


@pytest.mark.rule("CORE-6.13")
def test_pending_tokens_do_not_defend_and_cannot_be_used() -> None:
    s = two_players("ratmen hill 12", "humans forest 0", "3: {race: ratmen}, 5: {race: humans, tokens: 3}, "
                    "4: {race: humans}, 6: {race: humans}")  # fmt: skip
    assert cost(s, 4) == 4
    play(s, "conquer 5")
    assert (hand(s, 2), cost(s, 4), s.decider) == (2, 4, 0)
    play(s, "conquer 4")
    assert (hand(s, 2), layout(s, 4, 6)) == (2, [4, 1])


@pytest.mark.rule("CORE-6.14")
def test_lair_and_fortress_are_removed_and_the_mountain_stays() -> None:
    s = two_players(
        "ratmen hill 9", "trolls fortified 0",
        "3: {race: ratmen}, 4: {race: trolls, markers: {lair: 1, fortress: 1}}, 6: {race: trolls, markers: {lair: 1}}",
    )  # fmt: skip
    play(s, "conquer 4")
    assert (markers_on_board(s, "lair"), markers_on_board(s, "fortress")) == (1, 0)
    assert s.defence(3) == 2 + 1 + 6  # ground, Mountain, the six attackers


@pytest.mark.rule("CORE-6.14")
def test_encampments_of_a_conquered_region_wait_for_their_owner() -> None:
    s = two_players(
        "ratmen hill 9", "humans bivouacking 0",
        "3: {race: ratmen}, 4: {race: humans, markers: {encampment: 3}}, 6: {race: humans, markers: {encampment: 2}}, "
        "8: {race: humans}",
    )  # fmt: skip
    play(s, "conquer 4", "stop", "done")
    assert (s.phase_name, s.decider, markers_on_board(s, "encampment")) == ("withdraw", 1, 2)
    play(s, "camp 8", "camp 8", "camp 6", "done")
    assert [markers(s, "encampment", region) for region in (4, 6, 8)] == [0, 3, 2]


@pytest.mark.rule("CORE-6.14")
@pytest.mark.parametrize(
    ("race", "power", "marker", "again"),
    [
        ("halflings", "hill", "hole", 0),
        ("ratmen", "heroic", "hero", 1),
        ("ratmen", "dragon_master", "dragon", 1),
    ],
)
def test_markers_of_the_own_race_taken_by_the_own_ghouls(race: str, power: str, marker: str, again: int) -> None:
    notes = "notes: {halflings: {holes_dug: 2}}" if marker == "hole" else ""
    s = two_players(
        f"{race} {power} 0", "",
        f"3: {{race: ghouls, tokens: 6}}, 4: {{race: {race}, tokens: 4, markers: {{{marker}: 1}}}}", notes,
        own_decline="ghouls", phase="decide",
    )  # fmt: skip
    play(s, "expand", "conquer 4")
    assert markers_on_board(s, marker) == 0
    play(s, "stop")
    play(s, "dragon 5" if marker == "dragon" else "conquer 7")
    finish_turn(s)
    assert markers_on_board(s, marker) == again


@pytest.mark.rule("CORE-6.15")
def test_conquests_go_on_while_something_is_affordable_and_may_stop_at_any_time() -> None:
    s = two_players("ratmen hill 6", "", "3: {race: ratmen}")
    for action in ("conquer 2", "conquer 4"):
        assert can(s, "stop")
        play(s, action)
    assert (s.phase_name, hand(s, 1)) == ("conquer", 1)
    assert targets_of(s, "conquer") == []
    s = two_players("ratmen hill 4", "", "3: {race: ratmen}")
    play(s, "conquer 2", "stop")
    assert s.phase_name == "redeploy"


# --- 6.4 Final conquest with the die ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-6.16")
@pytest.mark.parametrize(
    ("in_hand", "die", "normal"),
    [(0, False, False), (1, False, False), (2, True, False), (3, True, False), (4, True, False), (5, False, True)],
)
def test_the_die_can_make_up_for_one_to_three_tokens(in_hand: int, die: bool, normal: bool) -> None:
    s = two_players(f"ratmen hill {in_hand}", "humans forest 0", "3: {race: ratmen}, 4: {race: humans, tokens: 2}")
    assert cost(s, 4) == 5
    assert (can(s, "die 4"), can(s, "conquer 4")) == (die, normal)
    if in_hand in (1, 5):
        error = refusal(s, "die 4")
        assert isinstance(error, DieNotAllowed)
        assert error.rule == "CORE-6.16"


@pytest.mark.rule("CORE-6.16")
def test_the_target_of_the_die_is_free_even_if_others_are_cheaper_or_affordable() -> None:
    s = two_players("ratmen hill 2", "humans forest 0", "3: {race: ratmen}, 4: {race: humans, tokens: 2}", rolls=(3,))
    assert targets_of(s, "conquer") == [2]
    assert targets_of(s, "die") == [4, 5, 11]
    play(s, "die 4")  # named before the roll
    assert [(event.region, event.pips) for event in happened(s, Rolled)] == [(3, 3)]
    assert holder(s, 4) == (1, 0)


@pytest.mark.rule("CORE-6.16")
def test_the_die_needs_a_legal_target() -> None:
    s = two_players("ratmen hill 1", "", "3: {race: ratmen}")
    for region, rule in ((7, "CORE-6.3"), (3, "CORE-6.4"), (13, "CORE-6.1")):
        assert refusal(s, f"die {region}").rule == rule


@pytest.mark.rule("CORE-6.16")
def test_each_conquering_race_has_one_attempt_in_a_turn() -> None:
    s = two_players(
        "ratmen hill 0", "", "3: {race: ratmen, tokens: 2}, 18: {race: ghouls, tokens: 2}", own_decline="ghouls",
        phase="decide", rolls=(0, 0),
    )  # fmt: skip
    play(s, "expand", "die 12")
    assert s.phase_name == "ready"
    assert (s.acting, "die" in verbs(s)) == (0, True)  # the Ghouls have had theirs
    play(s, "die 2")
    assert s.phase_name == "redeploy"
    assert refusal(s, "die 2").rule == "CORE-4.2"


@pytest.mark.rule("CORE-6.17")
@pytest.mark.parametrize(("roll", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_roll_decides_and_all_tokens_in_hand_are_placed(roll: int, taken: bool) -> None:
    s = two_players("ratmen hill 3", "humans forest 0", "3: {race: ratmen, tokens: 1}, 4: {race: humans, tokens: 2}, "
                    "6: {race: humans}", rolls=(roll,))  # fmt: skip
    play(s, "die 4")
    assert holder(s, 4) == ((1, 0) if taken else (2, 0))
    assert [event.tokens for event in happened(s, Conquered)] == ([3] if taken else [])
    assert s.phase_name == "redeploy"
    assert hand(s, 2) == (1 if taken else 0)
    if not taken:
        assert tokens(s, 4) == 2


@pytest.mark.rule("CORE-6.17")
@pytest.mark.parametrize("roll", [0, 3])
@pytest.mark.parametrize("who", ["ratmen dragon_master", "sorcerers hill"])
def test_nothing_can_be_conquered_after_the_die(who: str, roll: int) -> None:
    race = who.split()[0]
    s = two_players(f"{who} 1", "humans forest 0", f"3: {{race: {race}}}, 4: {{race: humans}}, 6: {{race: humans}}",
                    rolls=(roll,))  # fmt: skip
    special = "dragon" if race == "ratmen" else "sorcery"
    assert special in verbs(s)
    play(s, "die 2")
    assert s.phase_name == "redeploy"
    assert verbs(s) <= {"place", "done"}
    assert refusal(s, f"{special} 4").rule.startswith("BASE-")


@pytest.mark.rule("CORE-6.18")
def test_after_a_failure_the_tokens_are_placed_in_redeployment() -> None:
    s = two_players("ratmen hill 1", "", "3: {race: ratmen}, 2: {race: ratmen}", rolls=(0,))
    play(s, "die 9", "place 2", "done")
    assert (layout(s, 2, 3), hand(s, 1)) == ([2, 1], 0)


@pytest.mark.rule("CORE-6.18", "CORE-6.19")
def test_without_a_region_the_tokens_wait_in_hand_for_the_next_turn() -> None:
    s = two_players("ratmen hill 1", "", "", rolls=(0,))
    play(s, "die 3")  # there is nothing to redeploy, so nobody is asked
    assert s.turn_of == 1
    assert (hand(s, 1), regions_of(s, 1)) == (1, [])
    finish_turn(s)
    play(s, "expand")
    assert can(s, "die 3")


@pytest.mark.rule("CORE-6.19")
def test_the_die_may_be_the_first_conquest_of_a_race() -> None:
    s = two_players("ratmen hill 1", "", "", rolls=(1,))
    assert refusal(s, "die 4").rule == "CORE-6.2"  # an entry is needed all the same
    play(s, "die 3")
    assert (regions_of(s, 1), tokens(s, 3)) == ([3], 1)


@pytest.mark.rule("CORE-6.20")
@pytest.mark.parametrize(("shortage", "chance"), [(1, Fraction(3, 6)), (2, Fraction(2, 6)), (3, Fraction(1, 6))])
def test_the_chance_of_success_follows_from_the_shortage(shortage: int, chance: Fraction) -> None:
    successes = 0
    for pips in DIE_FACES:
        s = two_players(f"ratmen hill {5 - shortage}", "humans forest 0",
                        "3: {race: ratmen}, 4: {race: humans, tokens: 2}", rolls=(pips,))  # fmt: skip
        successes += holder(play(s, "die 4"), 4) == (1, 0)
    assert Fraction(successes, len(DIE_FACES)) == chance


@pytest.mark.rule("CORE-6.16", "CORE-6.17")
@pytest.mark.parametrize(("roll", "taken"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_example_of_a_mountain_with_a_lost_tribe(roll: int, taken: bool) -> None:
    s = two_players("ratmen hill 2", "", "3: {race: ratmen}, 4: {natives: 1}", rolls=(roll,))
    assert cost(s, 4) == 4
    play(s, "die 4")
    assert (holder(s, 4) == (1, 0)) == taken
