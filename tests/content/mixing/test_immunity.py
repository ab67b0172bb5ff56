"""MIX-4.5: whatever makes a region immune stops every kind of attack."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import legal, play
from tests.content.mixing.scene import scene

GUARDED = """
board: base_2
monsters: true
phase: conquer
seats:
- active: {{race: {race}, power: {power}, hand: 6}}
- active: {{race: {theirs}, power: {their_power}}}
regions:
  6: {{race: {race}}}
  4: {{race: {theirs}{guard}}}
  3: {{race: {theirs}{guard3}}}
  20: {{race: {theirs}}}
sites: {{found: {{{site}: 6}}}}
"""
GUARDS = {
    "hole": ("halflings", "merchant"),
    "hero": ("orcs", "heroic"),
    "dragon": ("orcs", "dragon_master"),
    "drakon_dragon": ("drakons", "merchant"),
    "cannon": ("orcs", "gunner"),
    "firing_cannon": ("orcs", "gunner"),
    "great_ancient": ("cultists", "merchant"),
    "queen": ("orcs", "royal"),
    "ghost": ("orcs", "merchant"),
    "burning": ("orcs", "merchant"),
    "balrog": ("orcs", "merchant"),
}
ATTACKS = {
    "conquer 4": ("ratmen", "wise", "keep_on_the_motherland", []),
    "sorcery 4": ("sorcerers", "wise", "keep_on_the_motherland", []),
    "bite 4": ("ratmen", "vampire", "keep_on_the_motherland", []),
    "orb 4": ("ratmen", "wise", "shiny_orb", []),
    "socks": ("ratmen", "wise", "stinky_trolls_socks", ["conquer 4"]),
    "sword": ("ratmen", "wise", "sword_of_the_killer_rabbit", ["conquer 4"]),
    "doormat": ("ratmen", "wise", "flying_doormat", ["conquer 4"]),
    "bolt 4": ("storm_giants", "wise", "keep_on_the_motherland", []),
    "transform 4": ("drakons", "wise", "keep_on_the_motherland", []),
    "dragon 4": ("ratmen", "dragon_master", "keep_on_the_motherland", []),
    "zeppelin 4": ("ratmen", "zeppelined", "keep_on_the_motherland", []),
    "clear 3": ("wendigos", "wise", "keep_on_the_motherland", []),
    "balrog 4": ("ratmen", "wise", "wickedest_pentacle", []),
}


MEETINGS = [
    (guard, attack)
    for guard in GUARDS
    for attack in ATTACKS
    if not set(GUARDS[guard]) & set(ATTACKS[attack][:2]) and (guard, attack) != ("balrog", "balrog 4")
]  # there is one of each tile


@pytest.mark.rule("MIX-4.5")
@pytest.mark.parametrize(("guard", "attack"), MEETINGS)
def test_every_guardian_stops_every_attack(guard: str, attack: str) -> None:
    mine, my_power, site, more = ATTACKS[attack]
    theirs, their_power = GUARDS[guard]
    where = int((more or [attack])[0].split()[1])

    def position(guarded: bool) -> State:
        there = f", markers: {{{guard}: 1}}" if guarded and guard != "burning" else ""
        text = GUARDED.format(
            race=mine,
            power=my_power,
            theirs=theirs,
            their_power=their_power,
            site=site,
            guard=there if where == 4 else "",
            guard3=there if where == 3 else "",
        )
        if guarded and guard in ("burning", "balrog"):
            marker = "burning: 2" if guard == "burning" else "markers: {balrog: 1}"
            text = text.replace(f"  {where}: {{race: {theirs}{there}}}", f"  {where}: {{{marker}}}")
        return scene(text)

    for guarded in (False, True):
        s = position(guarded)
        steps = [attack, *more]
        for step in steps[:-1]:
            if step in legal(s):
                play(s, step)
        assert (steps[-1] in legal(s)) is not guarded
