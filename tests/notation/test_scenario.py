"""The scenario notation itself: what passes, what fails and how that is shown, and what cannot be read."""

import pytest

from elbowroom.notation.scenario import Failure, parse_scenario, run_scenario
from elbowroom.notation.yaml_text import NotationError

POSITION = """\
title: Ratmen beside a Mountain
rules: [CORE-6.6]
position:
  board: base_2
  phase: conquer
  seats:
  - active: {race: ratmen, power: merchant, hand: 5}
    decline: {race: humans}
  - active: {race: orcs, power: fortified}
  regions:
    22: {race: ratmen}
    16: {race: orcs, tokens: 2, markers: {fortress: 1}}
    7: {race: humans}
"""


def run(rest: str) -> list[Failure]:
    return run_scenario(POSITION + rest)


def expecting(expectation: str) -> list[Failure]:
    return run(f"expect: {{{expectation}}}\n")


RIGHT_AND_WRONG = [
    ("decides: 1", "decides: 2"),
    ("turn: 1", "turn: 2"),
    ("round: 1", "round: 2"),
    ("phase: conquer", "phase: ready"),
    ("acting: active", "acting: decline"),
    ("targets: [15, 21]", "targets: [15]"),
    ("targets: [21, 15]", "targets: [15, 16, 21]"),
    ("legal: [conquer 21, die 16, stop]", "legal: [conquer 16]"),
    ("illegal: [conquer 16, done]", "illegal: [stop]"),
    ("cost: {16: 6}", "cost: {16: 5}"),
    ("cost: {21: {total: 2}}", "cost: {21: {total: 3}}"),
    (
        "cost: {21: {items: [{amount: 2, rule: CORE-6.6}]}}",
        "cost: {21: {items: [{amount: 2, rule: CORE-6.7}]}}",
    ),
    (
        "cost: {21: {items: [{amount: 2, rule: CORE-6.6, reason: any region}]}}",
        "cost: {21: {items: [{amount: 2, rule: CORE-6.6, reason: any}]}}",
    ),
    (
        "cost: {15: {items: [{amount: 1, rule: CORE-6.6}, {amount: 2, rule: CORE-6.6}]}}",
        "cost: {15: {items: [{amount: 2, rule: CORE-6.6}]}}",
    ),
    ("score: {1: 3}", "score: {1: 2}"),
    (
        "score: {1: {total: 3, items: [{amount: 1, rule: CORE-8.1}, {amount: 1, rule: BASE-P-MERCHANT-1},"
        " {amount: 1, rule: CORE-8.1, reason: 'Humans: regions in decline'}]}}",
        "score: {1: {total: 3, items: []}}",
    ),
    ("coins: {1: 5, 2: 5}", "coins: {1: 5, 2: 6}"),
    ("winners: [1, 2]", "winners: [1]"),
    ("regions: {22: {race: ratmen}}", "regions: {22: {race: orcs}}"),
    ("regions: {21: {race: none}}", "regions: {22: {race: none}}"),
    ("regions: {7: {seat: 1}}", "regions: {7: {seat: 2}}"),
    ("regions: {7: {place: decline}}", "regions: {7: {place: active}}"),
    ("regions: {16: {tokens: 2}}", "regions: {16: {tokens: 1}}"),
    ("regions: {15: {natives: 1}}", "regions: {15: {natives: 0}}"),
    ("regions: {21: {empty: true}, 15: {empty: false}}", "regions: {15: {empty: true}}"),
    ("regions: {16: {markers: {fortress: 1, lair: 0}}}", "regions: {16: {markers: {fortress: 1, lair: 1}}}"),
    ("regions: {22: {markers: {}}}", "regions: {16: {markers: {}}}"),
    ("holds: {1: {active: ratmen, decline: humans, beside: none}}", "holds: {1: {decline: none}}"),
    ("hand: {ratmen: 5, orcs: 0}", "hand: {ratmen: 4}"),
    ("reserve: {ratmen: 0}", "reserve: {ratmen: 4}"),
    ("nonempty: {ratmen: 0}", "nonempty: {ratmen: 1}"),
    ("conquered: {ratmen: []}", "conquered: {ratmen: [22]}"),
    ("tray: {ratmen: 7, elves: 11}", "tray: {ratmen: 8}"),
    ("hand: {ratmen: 5}", "hand: {elves: 0}"),
    (
        "column: [{race: amazons, power: alchemist, coins: 0}, {}, {race: elves}]",
        "column: [{}, {race: amazons}]",
    ),
    ("combos: 6", "combos: 5"),
    ("races: [skeletons, sorcerers, tritons, trolls, wizards]", "races: [sorcerers, tritons, trolls, wizards]"),
    (
        "powers: [forest, heroic, hill, mounted, pillaging, seafaring, spirit, stout, swamp, underworld, wealthy]",
        "powers: []",
    ),
    ("discard: [commando]", "discard: []"),
]


@pytest.mark.parametrize(("right", "wrong"), RIGHT_AND_WRONG, ids=[right for right, _ in RIGHT_AND_WRONG])
def test_an_expectation_holds_or_fails(right: str, wrong: str) -> None:
    text = POSITION
    if right.startswith(("powers", "discard")):
        text = text.replace("  regions:", "  discard: [commando]\n  regions:")
    assert run_scenario(f"{text}expect: {{{right}}}\n") == []
    failures = run_scenario(f"{text}expect: {{{wrong}}}\n")
    assert len(failures) == 1
    assert failures[0].step == 0
    assert failures[0].expected != failures[0].actual
    assert failures[0].actual


SITES = """\
title: Ogres with a Sword
rules: [UG-RELIC-SWORD-1]
position:
  board: underground_2
  phase: conquer
  seats:
  - active: {race: ogres, power: mining, hand: 3}
  - {}
  regions: {5: {race: ogres, markers: {balrog: 0}}, 8: {natives: 0}, 23: {natives: 0}}
  sites:
    found: {stonehedge: 5, flying_doormat: 6, sword_of_the_killer_rabbit: 5}
    badges: {stonehedge: wise}
    stack: [shiny_orb]
  notes: {iron_dwarves: {hammers_owned: 3}}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("sites: {stonehedge: 5, flying_doormat: 6, shiny_orb: none}", "sites: {stonehedge: 6}"),
        ("sites: {diamond_fields: none}", "sites: {stonehedge: none}"),
        ("sites: {diamond_fields: none}", "sites: {shiny_orb: 5}"),
        ("lent: {stonehedge: wise, altar_of_souls: none}", "lent: {stonehedge: none}"),
        ("lent: {stonehedge: wise}", "lent: {flying_doormat: wise}"),
        ("stack: [shiny_orb, altar_of_souls]", "stack: [altar_of_souls, shiny_orb]"),
        ("stack: [shiny_orb, altar_of_souls]", "stack: [shiny_orb]"),
        ("hidden: 2", "hidden: 4"),
        ("armed: []", "armed: [flying_doormat]"),
        ("notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 0}}", "notes: {iron_dwarves: {hammers_owned: 2}}"),
        ("notes: {sword_of_the_killer_rabbit: {used: 0}}", "notes: {sword_of_the_killer_rabbit: {used: 1}}"),
    ],
)
def test_an_expectation_about_sites_holds_or_fails(right: str, wrong: str) -> None:
    assert run_scenario(f"{SITES}expect: {{{right}}}\n") == []
    (failure,) = run_scenario(f"{SITES}expect: {{{wrong}}}\n")
    assert failure.expected != failure.actual
    assert failure.actual


def test_sites_that_are_raised_and_used_are_seen() -> None:
    steps = """\
steps:
- do: sword
  expect: {armed: [sword_of_the_killer_rabbit], notes: {sword_of_the_killer_rabbit: {raised: 1, used: 0}}}
- do: conquer 12
  expect: {armed: [], sites: {sword_of_the_killer_rabbit: 12}, notes: {sword_of_the_killer_rabbit: {used: 1}}}
"""
    assert run_scenario(SITES + steps) == []
    (failure,) = run_scenario(SITES + steps.replace("rabbit: 12", "rabbit: 5"))
    assert (failure.what, failure.expected, failure.actual) == (
        "region of sword_of_the_killer_rabbit",
        ("5",),
        ("12",),
    )


@pytest.mark.parametrize(
    ("expectation", "message"),
    [
        ("sites: {stonehenge: 5}", "line 15: sites: 'stonehenge' is unknown here; possible are altar_of_souls"),
        ("sites: {stonehedge: 29}", "line 15: stonehedge: 29 is outside 1 to 28"),
        ("sites: {stonehedge: nowhere}", "line 15: stonehedge: a whole number is expected, not 'nowhere'"),
        ("lent: {stonehedge: hill}", "line 15: stonehedge: 'hill' is unknown; possible are adventurous"),
        ("stack: [stonehenge]", r"line 15: stack\[1\]: 'stonehenge' is unknown"),
        ("notes: {ogres: {strength: 1}}", "line 15: ogres: 'strength' is unknown here"),
        ("notes: {orcs: {}}", "line 15: notes: 'orcs' is unknown here"),
    ],
)
def test_a_malformed_expectation_about_sites_is_refused(expectation: str, message: str) -> None:
    with pytest.raises(NotationError, match=f"^{message}"):
        run_scenario(f"{SITES}expect: {{{expectation}}}\n")


@pytest.mark.parametrize("expectation", ["sites: {stonehedge: 5}", "lent: {}", "stack: []", "armed: []"])
def test_nothing_about_sites_can_be_expected_where_there_are_none(expectation: str) -> None:
    with pytest.raises(NotationError, match=r"^line 14: \w+: base_2 has no sites"):
        run_scenario(f"{POSITION}expect: {{{expectation}}}\n")


MIXED = """\
title: Scavengers beside a cleared Forest
rules: [MIX-3.8]
position:
  board: base_2
  boxes: [base, underground, sky]
  monsters: true
  phase: conquer
  seats:
  - active: {race: scavengers, power: hill, hand: 3}
  - free_pick: true
    decline: {race: ratmen}
  regions: {10: {race: scavengers, buried: ratmen}, 12: {natives: 0, hides: true}, 5: {natives: 2}}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("free_pick: [2]", "free_pick: []"),
        ("free_pick: [2]", "free_pick: [1, 2]"),
        ("regions: {10: {buried: ratmen}}", "regions: {10: {buried: none}}"),
        ("regions: {11: {buried: none}}", "regions: {10: {buried: scavengers}}"),
        ("regions: {12: {hides: true, natives: 0}}", "regions: {12: {hides: false}}"),
        ("regions: {5: {hides: true}, 11: {hides: false}}", "regions: {11: {hides: true}}"),
        ("hidden: 2", "hidden: 1"),
    ],
)
def test_an_expectation_about_a_mixed_game_holds_or_fails(right: str, wrong: str) -> None:
    assert run_scenario(f"{MIXED}expect: {{{right}}}\n") == []
    (failure,) = run_scenario(f"{MIXED}expect: {{{wrong}}}\n")
    assert failure.expected != failure.actual
    assert failure.actual


def test_a_failure_shows_step_line_and_difference() -> None:
    (failure,) = run(
        "steps:\n- conquer 21\n- do: conquer 15\n  expect:\n    coins: {1: 5}\n    regions:\n      15: {tokens: 4}\n"
    )
    assert (failure.step, failure.line, failure.action) == (2, 20, "conquer 15")
    assert (failure.expected, failure.actual) == (("4",), ("1",))
    assert str(failure) == "line 20, step 2 'conquer 15': region 15: tokens\n  - 4\n  + 1"


def test_a_failed_bill_shows_only_what_differs_with_signs() -> None:
    (failure,) = expecting(
        "cost: {16: {total: 7, items: [{amount: 2, rule: CORE-6.6, reason: any region}, {amount: 1, rule: CORE-6.6},"
        " {amount: 2, rule: CORE-6.6, reason: Orcs}, {amount: 2, rule: BASE-P-FORTIFIED-3}]}}"
    )
    assert failure.diff() == [
        "- 7 in total",
        "+ 6 in total",
        "  +2 any region (CORE-6.6)",
        "  +1 Mountain (CORE-6.6)",
        "  +2 Orcs (CORE-6.6)",
        "- +2 (BASE-P-FORTIFIED-3)",
        "+ +1 Fortress (BASE-P-FORTIFIED-3)",
    ]


def test_a_refusal_must_come_and_come_from_the_right_rule() -> None:
    assert run("steps:\n- {refuse: conquer 16, rule: CORE-6.10}\n") == []
    (wrong_rule,) = run("steps:\n- {refuse: conquer 16, rule: CORE-6.3}\n")
    assert wrong_rule.actual[0] == "refused by CORE-6.10"
    assert wrong_rule.actual[1:] == ("needs 6 tokens, 5 in hand; 'die 16' succeeds in 3 of 6 cases — CORE-6.10",)
    reason = "needs 6 tokens, 5 in hand; 'die 16' succeeds in 3 of 6 cases"
    assert run(f'steps:\n- {{refuse: conquer 16, rule: CORE-6.10, reason: "{reason}"}}\n') == []
    (wrong_words,) = run("steps:\n- {refuse: conquer 16, rule: CORE-6.10, reason: no way}\n")
    assert (wrong_words.what, wrong_words.expected, wrong_words.actual) == ("the reason", ("no way",), (reason,))
    (legal,) = run("steps:\n- {refuse: conquer 21, rule: CORE-6.3}\n")
    assert (legal.expected, legal.actual) == (("refused by CORE-6.3",), ("legal",))


def test_after_a_refusal_the_scenario_goes_on_and_nothing_has_changed() -> None:
    failures = run(
        "steps:\n- {refuse: conquer 21, rule: CORE-6.3, expect: {hand: {ratmen: 5}}}\n- conquer 21\n- dragon 3\n"
    )
    assert [failure.step for failure in failures] == [1, 3]


def test_an_action_that_is_refused_ends_the_scenario() -> None:
    (failure,) = run("steps:\n- conquer 16\n- do: conquer 21\n  expect: {coins: {1: 99}}\n")
    assert failure.step == 1
    assert failure.actual == ("refused: needs 6 tokens, 5 in hand; 'die 16' succeeds in 3 of 6 cases — CORE-6.10",)


def test_forced_chance_is_used_in_order_and_completely() -> None:
    assert run("chance: [1]\nsteps:\n- do: die 16\n  expect: {regions: {16: {race: ratmen}}}\n") == []
    assert run("chance: [0]\nsteps:\n- do: die 16\n  expect: {regions: {16: {race: orcs}}}\n") == []
    (left_over,) = run("chance: [1, 3]\nsteps: [die 16]\n")
    assert left_over.actual == ("1 left over",)
    (missing,) = run("steps: [die 16]\n")
    assert missing.what == "chance"
    assert "no recorded outcome is left for the next die roll" in missing.actual[0]
    (unfit,) = run("chance: [[hill, merchant]]\nsteps: [die 16]\n")
    assert "is a die roll, not the order" in unfit.actual[0]


def test_a_scenario_runs_again_from_its_beginning() -> None:
    scenario = parse_scenario(POSITION + "chance: [0]\nsteps: [conquer 21, die 16]\n")
    assert scenario.run() == []
    assert scenario.run() == []


def test_all_rule_ids_are_listed_with_their_lines() -> None:
    scenario = parse_scenario(POSITION + "steps:\n- stop\n- {refuse: stop, rule: CORE-4.2}\n")
    assert scenario.rule_ids() == [("CORE-6.6", 2), ("CORE-4.2", 16)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"line 1: the scenario is empty"),
        ("title: x", r"line 1: scenario: 'rules' is missing"),
        ("title: x\nrules: [CORE-1.1]\n", r"line 1: scenario: 'position' is missing"),
        (POSITION, r"line 1: scenario: it checks nothing"),
        (POSITION + "steps: []\n", r"line 1: scenario: it checks nothing"),
        (POSITION + "step: []\n", r"line 14: scenario: 'step' is unknown here; possible are title, rules"),
        (POSITION + "steps: []\nsteps: []\n", r"line 15: scenario: 'steps' is given twice"),
        (POSITION + "steps: conquer 5\n", r"line 14: steps: a list is expected"),
        (POSITION + "steps:\n- conqer 5\n", r"line 15: steps\[1\]: 'conqer' is no action; known are conquer, "),
        (POSITION + "steps:\n- conquer\n", r"line 15: steps\[1\]: 'conquer' takes a region, one number"),
        (POSITION + "steps:\n- stop\n- {do: conquer}\n", r"line 16: do: 'conquer' takes a region"),
        (POSITION + "steps:\n- {do: stop, refuse: stop}\n", r"line 15: steps\[1\]: a step has either"),
        (POSITION + "steps:\n- {expect: {phase: pick}}\n", r"line 15: steps\[1\]: a step has either"),
        (POSITION + "steps:\n- {refuse: stop}\n", r"line 15: steps\[1\]: 'rule' is missing"),
        (POSITION + "steps:\n- {do: stop, rule: CORE-6.1}\n", r"line 15: rule: only a step with 'refuse'"),
        (POSITION + "steps:\n- {do: stop, reason: so}\n", r"line 15: reason: only a step with 'refuse'"),
        (POSITION + "steps:\n- {refuse: stop, rule: because}\n", r"line 15: rule: a rule id such as CORE-6.8"),
        (POSITION + "steps:\n- {do: stop, expect: }\n", r"line 15: expect: a mapping"),
        (POSITION + "expect: {}\n", r"line 14: expect: nothing is expected here"),
        (POSITION + "expect: {regions: {5: {}}}\n", r"line 14: expect: nothing is expected here"),
        (POSITION + "expect:\n  cots: {5: 3}\n", r"line 15: expect: 'cots' is unknown here; possible are decides"),
        (POSITION + "expect:\n  cost:\n    24: 3\n", r"line 16: cost: '24' is no region; possible are 1 to 23"),
        (POSITION + "expect: {cost: {5: much}}\n", r"line 14: region 5: a whole number is expected, not 'much'"),
        (POSITION + "expect: {cost: {5: {items: [{amount: 2}]}}}\n", r"'amount' and 'rule' are needed"),
        (POSITION + "expect: {cost: {5: {}}}\n", r"line 14: region 5: 'total' or 'items' is missing"),
        (POSITION + "expect: {coins: {3: 5}}\n", r"line 14: coins: '3' is no seat; possible are 1 to 2"),
        (POSITION + "expect: {hand: {goblins: 5}}\n", r"line 14: hand: 'goblins' is unknown here"),
        (POSITION + "expect: {regions: {5: {markers: {flag: 1}}}}\n", r"line 14: markers: 'flag' is unknown here"),
        (POSITION + "expect: {phase: lunch}\n", r"line 14: phase: 'lunch' is unknown; possible are pick"),
        (POSITION + "expect: {targets: [5, 5]}\n", r"line 14: targets\[2\]: region 5 is listed twice"),
        (POSITION + "expect: {legal: [fly 5]}\n", r"line 14: legal\[1\]: 'fly' is no action"),
        (POSITION + "expect: {column: [{},{},{},{},{},{},{}]}\n", r"line 14: column: the column shows at most 6"),
        (POSITION + "chance: [4]\nsteps: []\n", r"line 14: chance\[1\]: 4 is outside 0 to 3"),
        (POSITION + "chance: [[dust]]\nsteps: []\n", r"line 14: chance\[1\]\[1\]: 'dust' is unknown"),
        (POSITION.replace("base_2", "base_7") + "steps: []\n", r"line 4: board: 'base_7' is unknown; possible are"),
        (POSITION.replace("22: {race: ratmen}", "99: {race: ratmen}") + "steps: []\n", r"line 11: regions: '99' is no"),
        (POSITION.replace("tokens: 2", "tokens: 12") + "steps: []\n", r"line 4: position: 12 tokens of orcs are in"),
        (POSITION.replace("[CORE-6.6]", "[]") + "steps: []\n", r"line 2: rules: at least one rule is expected"),
        (POSITION.replace("[CORE-6.6]", "[6.6]") + "steps: []\n", r"line 2: rules\[1\]: a rule id such as"),
        (POSITION.replace("Ratmen beside a Mountain", "''") + "steps: []\n", r"line 1: title: it is empty"),
    ],
)  # fmt: skip
def test_a_malformed_scenario_is_refused_with_line_and_reason(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=f"^{message}" if message.startswith("line") else message):
        run_scenario(text)


def test_a_cost_needs_a_race_that_acts() -> None:
    text = "title: x\nrules: [CORE-6.6]\nposition: {board: base_2}\nexpect: {cost: {5: 3}}\n"
    (failure,) = run_scenario(text)
    assert failure.actual == ("no race is acting now",)
