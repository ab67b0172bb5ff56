"""Tiles of one's own: limits, shuffling, and every building block at work in a real game."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from mypy_extensions import i64

from elbowroom.content.custom import CustomTileError
from elbowroom.content.setup import rules_for
from elbowroom.engine.actions import Action, verb
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import banner_stack
from elbowroom.engine.decline import decline
from elbowroom.engine.errors import SetupError
from elbowroom.engine.events import Picked
from elbowroom.engine.hooks import Marker, Power, Race
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.phases import POST_SCORE
from elbowroom.engine.rules import LARGEST_BADGE, MAX_RACES
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    power,
    race,
    refused,
    regions,
    score_lines,
    shown,
    tray,
)

RETIRE = verb("retire")[0]


class Gnomes(Race):
    """A race without an ability."""

    key = "gnomes"
    name = "Gnomes"
    tokens = 7


class Quiet(Power):
    """A power without an ability."""

    key = "quiet"
    name = "Quiet"
    tokens = 3


def begin(
    *combos: tuple[str, str],
    races: Iterable[type[Race]] = (),
    powers: Iterable[type[Power]] = (),
    without: Iterable[str] = (),
) -> State:
    """A new game for two; seat 1 begins. The column starts with the given combos, the rest lies in a fixed order."""
    rules = rules_for("base_2", races=(Gnomes, *races), powers=(Quiet, *powers), without=without)
    banners = [rules.race_named(name) for name, _ in combos]
    badges = [rules.power_named(name) for _, name in combos]
    assert min(banners + badges) >= 0
    banners += [i for i in range(len(rules.races)) if i not in banners]
    badges += [i for i in range(len(rules.powers)) if i not in badges]
    return new_state(rules, Chance(0, forced=[banners, badges]), first=0)


def put_to(s: State, region: int) -> None:
    """End conquests and redeployment, with all tokens in one region."""
    if s.conquering:
        play(s, "stop")
    play(s, *[f"place {region}"] * hand(s, int(s.turn_of) + 1), "done")


# --- BASE-C-1 to BASE-C-4: limits, tokens, shuffling ------------------------------------------------------------------


@pytest.mark.rule("BASE-C-1")
def test_a_race_and_a_power_of_ones_own_join_the_printed_ones() -> None:
    printed = rules_for("base_2")
    own = rules_for("base_2", races=[Gnomes], powers=[Quiet])
    assert (len(printed.races), len(printed.powers)) == (14, 20)
    assert (len(own.races), len(own.powers)) == (15, 21)
    assert own.race_named("gnomes") == 14
    assert own.power_named("quiet") == 20
    assert printed.race_named("gnomes") == printed.power_named("quiet") == -1
    s = begin(("gnomes", "quiet"))
    play(s, "pick 0", "conquer 2", "stop")
    assert s.pair_name(0) == "Quiet Gnomes"
    assert earned(s, "done") == 1


@pytest.mark.rule("BASE-C-2")
@pytest.mark.parametrize("number", [-1, 0, 11, "6", None])
def test_a_race_outside_one_to_ten_tokens_is_refused(number: Any) -> None:
    class Wrong(Gnomes):
        tokens = number

    with pytest.raises(CustomTileError, match=rf"gnomes: a race gives 1 to 10 tokens, not {number} \(BASE-C-2\)"):
        rules_for("base_2", races=[Wrong])


@pytest.mark.rule("BASE-C-2")
@pytest.mark.parametrize("number", [-1, 6, "3"])
def test_a_power_outside_nought_to_five_tokens_is_refused(number: Any) -> None:
    class Wrong(Quiet):
        tokens = number

    with pytest.raises(CustomTileError, match=rf"quiet: a power gives 0 to 5 tokens, not {number} \(BASE-C-2\)"):
        rules_for("base_2", powers=[Wrong])


@pytest.mark.rule("BASE-C-2")
@pytest.mark.parametrize(("most", "badge"), [(1, 0), (1, 5), (10, 0), (10, 5)])
def test_the_limits_themselves_are_allowed_and_any_pairing_is_served(most: int, badge: int) -> None:
    class Folk(Race):
        key = "folk"
        name = "Folk"
        tokens = most

    class Badge(Power):
        key = "badge"
        name = "Badge"
        tokens = badge

    s = begin(("folk", "badge"), races=[Folk], powers=[Badge])
    play(s, "pick 0")
    assert hand(s, 1) == most + badge
    assert tray(s, "folk") == 5 - badge


@pytest.mark.rule("BASE-C-3")
def test_the_tray_holds_five_more_than_the_race_number_unless_the_designer_chooses_more() -> None:
    class Crowd(Race):
        key = "crowd"
        name = "Crowd"
        tokens = 4
        tray = 17

    rules = rules_for("base_2", races=[Gnomes, Crowd])
    assert LARGEST_BADGE == 5
    assert rules.tray[rules.race_named("gnomes")] == 7 + 5
    assert rules.tray[rules.race_named("crowd")] == 17
    s = begin(("crowd", "quiet"), races=[Crowd])
    play(s, "pick 0")
    assert tray(s, "crowd") == 17 - 7


@pytest.mark.rule("BASE-C-3")
def test_a_tray_too_small_for_every_pairing_is_refused() -> None:
    class Few(Gnomes):
        tray = 11

    class Enough(Gnomes):
        tray = 12

    with pytest.raises(CustomTileError, match=r"gnomes: the tray holds 12 to 99 tokens, not 11 \(BASE-C-3\)"):
        rules_for("base_2", races=[Few])
    assert rules_for("base_2", races=[Enough]).tray[14] == 12


@pytest.mark.rule("BASE-C-3")
def test_taking_another_banner_out_is_optional() -> None:
    kept = rules_for("base_2", races=[Gnomes])
    out = rules_for("base_2", races=[Gnomes], without=["ratmen", "commando"])
    assert kept.race_named("ratmen") >= 0
    assert (out.race_named("ratmen"), out.power_named("commando")) == (-1, -1)
    assert (len(out.races), len(out.powers)) == (14, 19)
    s = new_state(out, Chance(3), first=0)
    check_invariants(s)
    with pytest.raises(SetupError, match="'goblins' cannot be left out: there is no such race, power or site"):
        rules_for("base_2", races=[Gnomes], without=["goblins"])


@pytest.mark.rule("BASE-C-3")
def test_a_race_of_ones_own_may_replace_the_printed_one_of_the_same_key() -> None:
    class OtherRatmen(Race):
        key = "ratmen"
        name = "Other Ratmen"
        tokens = 9

    rules = rules_for("base_2", races=[OtherRatmen], without=["ratmen"])
    assert [tile.name for tile in rules.races if tile.key == "ratmen"] == ["Other Ratmen"]


@pytest.mark.rule("BASE-C-4")
def test_own_tiles_are_shuffled_like_printed_ones() -> None:
    rules = rules_for("base_2", races=[Gnomes], powers=[Quiet])
    places: list[int] = []
    badges: list[int] = []
    games = 300
    for seed in range(games):
        s = new_state(rules, Chance(seed), first=0)
        check_invariants(s)
        places += [i for i in range(s.visible) if s.column_race(i) == rules.race_named("gnomes")]
        badges += [i for i in range(s.visible) if s.column_power(i) == rules.power_named("quiet")]
        if "gnomes" not in shown(s):
            assert rules.race_named("gnomes") in banner_stack(s)
    assert set(places) == set(badges) == set(range(6))
    assert abs(len(places) / games - 6 / 15) < 0.1
    assert abs(len(badges) / games - 6 / 21) < 0.1


@pytest.mark.rule("BASE-C-4")
def test_own_tiles_are_declared_before_the_game_and_seen_by_everybody() -> None:
    s = begin(("gnomes", "quiet"))
    for viewer in (-1, 0, 1):
        seen = view(s, viewer)
        assert seen.rules is s.rules
        assert shown(seen)[0] == "gnomes"
        assert "Gnomes" in [tile.name for tile in seen.rules.races]


@pytest.mark.rule("BASE-C-4")
def test_own_banners_and_badges_come_back_like_printed_ones() -> None:
    s = begin(("gnomes", "quiet"), ("ratmen", "forest"), ("orcs", "hill"))
    play(s, "pick 0", "conquer 2", "stop", "done")
    pass_turn(s)  # seat 2 takes the Ratmen
    play(s, "decline")
    assert regions(s, 1, "decline") == {2: 1}
    assert tray(s, "gnomes") == 12 - 1
    pass_turn(s)
    play(s, "pick 0", "conquer 2")  # the player's own Gnome
    assert race(s, 1, "decline") == ""
    assert tray(s, "gnomes") == 12
    assert s.rules.races[banner_stack(s)[-1]].key == "gnomes"


class Golden(Quiet):
    """Whoever declines with it picks for nothing."""

    key = "golden"
    name = "Golden"

    def on_decline(self, s: State, slot: i64) -> None:
        s.grant_free_pick(slot // 3)


def test_a_pick_tells_the_price_that_was_really_paid() -> None:
    s = begin(("gnomes", "golden"), powers=[Golden])
    play(s, "pick 0", "conquer 2", "stop", "done")
    play(s, "pick 0", "conquer 22", "stop", "done")
    play(s, "decline")
    play(s, "decline")

    def price(index: int) -> tuple[int, int]:
        """What the next player pays for a combo, told and in truth."""
        seat, coins = int(s.decider), int(s.coins(int(s.decider)))
        s.events = []
        play(s, f"pick {index}")
        picked = next(event for event in s.events if isinstance(event, Picked))
        return picked.paid, coins + picked.coins - int(s.coins(seat))

    assert price(4) == (0, 0)
    play(s, "conquer 22", "stop", "done")
    assert price(2) == (2, 2)


@pytest.mark.rule("BASE-C-4")
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_with_own_tiles_stay_sound(seed: int) -> None:
    rules = rules_for("base_2", races=[Gnomes, Masons, Phoenixes], powers=[Quiet, Glorious, Shielding])
    s = new_state(rules, Chance(seed))
    draw = Random(seed)
    picked: set[str] = set()
    steps = 0
    while not s.over:
        actions = s.legal()
        s.apply(actions[draw.randrange(len(actions))])
        check_invariants(s)
        picked |= {race(s, 1), race(s, 2)}
        steps += 1
        assert steps < 5000
    assert len(picked) > 2


class Nameless(Race):
    key = "nameless"
    tokens = 5


class Shouting(Race):
    key = "LOUD"
    name = "Loud"
    tokens = 5


class Keyless(Race):
    name = "Keyless"
    tokens = 5


class Ratmen(Race):
    key = "ratmen"
    name = "More Ratmen"
    tokens = 5


@pytest.mark.rule("BASE-C-4")
@pytest.mark.parametrize(
    ("races", "message"),
    [
        ([Nameless], "nameless: a name is missing"),
        ([Shouting], "Shouting: the key 'LOUD' must be lower case letters, digits and _"),
        ([Keyless], "Keyless: the key '' must be lower case"),
        ([Ratmen], "two tiles of this game have the key 'ratmen'"),
        ([Gnomes, Gnomes], "two tiles of this game have the key 'gnomes'"),
    ],
)
def test_a_broken_tile_is_refused_with_what_is_wrong(races: list[type[Race]], message: str) -> None:
    with pytest.raises(CustomTileError, match=message):
        rules_for("base_2", races=races)


@pytest.mark.rule("BASE-C-4")
def test_a_race_and_a_power_must_not_share_a_key() -> None:
    class AlsoGnomes(Power):
        key = "gnomes"
        name = "Gnomish"

    with pytest.raises(CustomTileError, match="two tiles of this game have the key 'gnomes'"):
        rules_for("base_2", races=[Gnomes], powers=[AlsoGnomes])


class Peasants(Race):
    key = "peasants"
    name = "Peasants"
    tokens = 5


@pytest.mark.rule("BASE-C-4")
@pytest.mark.parametrize("wrong", [Quiet, str, Gnomes(), "gnomes", None], ids=repr)
def test_what_is_no_race_cannot_be_declared_as_one(wrong: Any) -> None:
    with pytest.raises(CustomTileError, match="is no class that extends Race"):
        rules_for("base_2", races=[wrong])


@pytest.mark.rule("BASE-C-4")
@pytest.mark.parametrize("wrong", [Peasants, str, Quiet(), "quiet", None], ids=repr)
def test_what_is_no_power_cannot_be_declared_as_one(wrong: Any) -> None:
    with pytest.raises(CustomTileError, match=r"is no class that extends (Race or )?Power"):
        rules_for("base_2", powers=[wrong])


@pytest.mark.rule("BASE-C-2", "BASE-C-3")
@pytest.mark.parametrize(
    ("attribute", "value", "reason"),
    [
        ("tokens", 2.0, "a race gives 1 to 10 tokens, not 2.0"),
        ("tokens", "5", "a race gives 1 to 10 tokens, not 5"),
        ("tray", 9, "the tray holds 10 to 99 tokens, not 9"),
        ("tray", 10**9, "the tray holds 10 to 99 tokens"),
        ("key", None, "must be lower case"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(attribute: str, value: object, reason: str) -> None:
    with pytest.raises(CustomTileError, match=reason):
        rules_for("base_2", races=[type("Strange", (Peasants,), {attribute: value})])


@pytest.mark.rule("BASE-C-4")
def test_a_marker_of_ones_own_needs_a_key_of_its_own() -> None:
    class Diggers(Peasants):
        key = "diggers"
        markers = (Marker("lair", "Burrow", 3, "BASE-C-5"),)

    with pytest.raises(CustomTileError, match="diggers: another tile already has a marker with the key 'lair'"):
        rules_for("base_2", races=[Diggers])


@pytest.mark.rule("BASE-C-4")
def test_there_is_an_end_to_the_number_of_races() -> None:
    many = [type(f"Folk{i}", (Gnomes,), {"key": f"folk_{i}"}) for i in range(MAX_RACES - 14 + 1)]
    assert len(rules_for("base_2", races=many[:-1]).races) == MAX_RACES
    with pytest.raises(SetupError, match="at most 40 races and 60 powers"):
        rules_for("base_2", races=many)


# --- BASE-C-5: building blocks ----------------------------------------------------------------------------------------


class Foresters(Race):
    """A coin for each terrain of a kind."""

    key = "foresters"
    name = "Foresters"
    tokens = 9

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.forest


class Spelunking(Power):
    """Two coins for each symbol of a kind."""

    key = "spelunking"
    name = "Spelunking"
    tokens = 5
    worth = 2

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.cavern


@pytest.mark.rule("BASE-C-5")
def test_bonus_coins_for_a_terrain_or_a_symbol() -> None:
    s = begin(("foresters", "spelunking"), ("gnomes", "quiet"), races=[Foresters], powers=[Spelunking])
    play(s, "pick 0", "conquer 2", "conquer 3", "conquer 5", "stop")  # Farmland, Forest, Swamp with a Cavern
    assert score_lines(s, "done") == {"foresters": 3 + 1, "spelunking": 2}
    pass_turn(s)
    assert earned(s, "decline") == 3


class Glorious(Power):
    """Coins for non-empty conquests."""

    key = "glorious"
    name = "Glorious"
    tokens = 5

    def bonus(self, s: State, slot: i64) -> i64:
        return 3 * s.nonempty_conquests(slot)


@pytest.mark.rule("BASE-C-5")
def test_a_bonus_for_non_empty_conquests() -> None:
    s = begin(("gnomes", "glorious"), powers=[Glorious])
    play(s, "pick 0", "conquer 3", "conquer 5", "conquer 11", "stop")  # empty, natives, natives
    assert score_lines(s, "done") == {"gnomes": 3, "glorious": 6}


class Salaried(Power):
    """Fixed coins each turn."""

    key = "salaried"
    name = "Salaried"
    tokens = 2

    def bonus(self, s: State, slot: i64) -> i64:
        return 3


class Heirs(Race):
    """Fixed coins once."""

    key = "heirs"
    name = "Heirs"
    tokens = 5
    notes = ("paid",)

    def bonus(self, s: State, slot: i64) -> i64:
        return 4 if s.note(self, 0) == 0 else 0

    def on_scored(self, s: State, slot: i64) -> None:
        s.set_note(self, 0, 1)


@pytest.mark.rule("BASE-C-5")
def test_fixed_coins_every_turn_and_once() -> None:
    s = begin(("heirs", "salaried"), ("gnomes", "quiet"), races=[Heirs], powers=[Salaried])
    play(s, "pick 0", "conquer 2", "stop")
    assert score_lines(s, "done") == {"heirs": 1 + 4, "salaried": 3}
    pass_turn(s)
    play(s, "expand", "stop")
    assert score_lines(s, "done") == {"heirs": 1, "salaried": 3}


class Bogfolk(Race):
    """Cheaper on a terrain."""

    key = "bogfolk"
    name = "Bogfolk"
    tokens = 8

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.swamp


class Mystical(Power):
    """Cheaper on a symbol, by two."""

    key = "mystical"
    name = "Mystical"
    tokens = 5
    discount = 2

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.magic


class Harvesters(Race):
    """Cheaper next to a terrain of theirs."""

    key = "harvesters"
    name = "Harvesters"
    tokens = 8

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.adjacent(slot, s.occupied(slot) & s.board.farmland)


class Crushing(Power):
    """Cheaper everywhere, by three."""

    key = "crushing"
    name = "Crushing"
    tokens = 0
    discount = 3

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.everywhere


@pytest.mark.rule("BASE-C-5")
def test_discounts_by_terrain_and_symbol() -> None:
    s = begin(("bogfolk", "mystical"), races=[Bogfolk], powers=[Mystical])
    play(s, "pick 0")
    assert cost(s, 7) == 2
    assert cost(s, 5) == 3 - 1  # Swamp with natives
    assert cost(s, 8) == 3 - 2  # Magic with natives
    assert cost(s, 17) == 1  # both: 3 − 3, but at least one
    play(s, "conquer 17")
    assert hand(s, 1) == 13 - 1


@pytest.mark.rule("BASE-C-5")
def test_a_discount_by_neighbourhood() -> None:
    s = begin(("harvesters", "quiet"), races=[Harvesters])
    play(s, "pick 0")
    assert cost(s, 3) == 2
    play(s, "conquer 2")  # Farmland
    assert (cost(s, 3), cost(s, 9), cost(s, 5)) == (1, 2, 3)


@pytest.mark.rule("BASE-C-5")
def test_a_discount_on_every_region() -> None:
    s = begin(("gnomes", "crushing"), powers=[Crushing])
    play(s, "pick 0")
    assert {cost(s, r) for r in range(1, 24)} == {1}
    s.set_natives(8, 3)
    assert cost(s, 9) == 3 + 3 - 3


class Moles(Race):
    """Free entry."""

    key = "moles"
    name = "Moles"
    tokens = 9

    def entry(self, s: State, slot: i64, regions: i64) -> i64:
        return s.board.land


@pytest.mark.rule("BASE-C-5")
def test_free_entry() -> None:
    s = begin(("moles", "quiet"), ("gnomes", "forest"), races=[Moles])
    play(s, "pick 0")
    assert refused(s, "conquer 13") == "CORE-6.1"
    play(s, "conquer 14")
    assert refused(s, "conquer 2") == "CORE-6.3"
    play(s, "stop", "done", "pick 0")
    assert refused(s, "conquer 14") == "CORE-6.2"


class Winged(Power):
    """Reach anywhere on land."""

    key = "winged"
    name = "Winged"
    tokens = 5

    def reach(self, s: State, slot: i64, regions: i64) -> i64:
        return regions | s.board.land


class Tunnelling(Power):
    """All Mines are adjacent to each other."""

    key = "tunnelling"
    name = "Tunnelling"
    tokens = 5

    def adjacency(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        return regions | s.board.mine if sources & s.board.mine else regions


class Otters(Race):
    """Water is a home."""

    key = "otters"
    name = "Otters"
    tokens = 9

    def habitable(self, s: State, slot: i64, regions: i64) -> i64:
        return regions | s.board.water


@pytest.mark.rule("BASE-C-5")
def test_reach_by_flying() -> None:
    s = begin(("gnomes", "winged"), powers=[Winged])
    play(s, "pick 0")
    assert refused(s, "conquer 14") == "CORE-6.2"  # reach is not entry
    play(s, "conquer 2", "conquer 14")
    assert holder(s, 14) == "gnomes"
    assert refused(s, "conquer 13") == "CORE-6.1"


@pytest.mark.rule("BASE-C-5")
def test_reach_by_a_network_of_symbols() -> None:
    s = begin(("gnomes", "tunnelling"), powers=[Tunnelling])
    play(s, "pick 0", "conquer 2")
    assert refused(s, "conquer 19") == "CORE-6.3"
    play(s, "conquer 3", "conquer 19")  # from Mine to Mine
    assert holder(s, 19) == "gnomes"


@pytest.mark.rule("BASE-C-5")
def test_reach_over_water() -> None:
    s = begin(("otters", "quiet"), ("gnomes", "forest"), races=[Otters])
    play(s, "pick 0", "conquer 1", "conquer 9", "conquer 11", "conquer 13")
    assert set(regions(s, 1)) == {1, 9, 11, 13}
    assert cost(s, 13, seat=1) == 2
    put_to(s, 13)
    play(s, "pick 0", "conquer 3")
    assert refused(s, "conquer 13") == "CORE-6.1"


class Phoenixes(Race):
    """New tokens at redeployment."""

    key = "phoenixes"
    name = "Phoenixes"
    tokens = 5
    tray = 11

    def on_redeploy(self, s: State, slot: i64) -> None:
        s.recruit(slot, 2)


@pytest.mark.rule("BASE-C-5", "BASE-C-3")
def test_extra_tokens_at_redeployment_as_far_as_the_tray_goes() -> None:
    s = begin(("phoenixes", "quiet"), ("gnomes", "forest"), races=[Phoenixes])
    play(s, "pick 0", "conquer 2", "stop")
    assert sum(regions(s, 1).values()) == 8 + 2
    play(s, "done")
    pass_turn(s)
    play(s, "expand", "stop")
    assert sum(regions(s, 1).values()) == 11  # one was left
    assert tray(s, "phoenixes") == 0


class Masons(Race):
    """A marker that defends, and stays in decline."""

    key = "masons"
    name = "Masons"
    tokens = 9
    markers = (Marker("wall", "Wall", 3, "BASE-C-5", defence=2, stays_in_decline=True),)

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if s.markers_on_board(self.marker) < self.markers[0].supply:
            s.put_marker(self.marker, region)


class Shielding(Power):
    """A marker that makes the first region immune."""

    key = "shielding"
    name = "Shielding"
    tokens = 5
    markers = (Marker("shield", "Shield", 1, "BASE-C-5", immune=True),)

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if not s.marked(self.marker):
            s.put_marker(self.marker, region)


@pytest.mark.rule("BASE-C-5")
def test_a_marker_that_defends() -> None:
    s = begin(("masons", "quiet"), ("gnomes", "forest"), races=[Masons])
    play(s, "pick 0", "conquer 2", "conquer 3", "conquer 11", "conquer 9")
    assert marked(s, "wall") == {2: 1, 3: 1, 11: 1}
    put_to(s, 9)
    play(s, "pick 0")
    assert cost(s, 2) == 2 + 1 + 2
    play(s, "conquer 2")
    assert marked(s, "wall") == {3: 1, 11: 1}
    play(s, "stop", "done", "decline")
    assert marked(s, "wall") == {3: 1, 11: 1}
    assert cost(s, 3, seat=2) == 2 + 1 + 2


@pytest.mark.rule("BASE-C-5")
def test_a_marker_that_makes_a_region_immune() -> None:
    s = begin(("gnomes", "shielding"), ("ratmen", "forest"), powers=[Shielding])
    play(s, "pick 0", "conquer 2", "conquer 3", "stop", "done", "pick 0")
    assert refused(s, "conquer 2") == "CORE-6.5"
    play(s, "conquer 5", "stop", "done", "decline")
    assert marked(s, "shield") == {}  # it does not say that it stays
    play(s, "expand")
    assert cost(s, 3) == 3
    play(s, "conquer 3", "conquer 2")
    assert holder(s, 2) == "ratmen"


class Ghosts(Race):
    """No loss when conquered."""

    key = "ghosts"
    name = "Ghosts"
    tokens = 5

    def losses(self, s: State, slot: i64, tokens: i64, how: i64) -> i64:
        return 0


@pytest.mark.rule("BASE-C-5")
def test_no_loss_when_conquered() -> None:
    s = begin(("ghosts", "quiet"), ("gnomes", "forest"), races=[Ghosts])
    play(s, "pick 0", "conquer 2", "conquer 3")
    put_to(s, 3)
    play(s, "pick 0", "conquer 2")
    assert (hand(s, 1), tray(s, "ghosts")) == (1, 10 - 8)


class Stubborn(Power):
    """All tokens stay in decline."""

    key = "stubborn"
    name = "Stubborn"
    tokens = 3
    keeps_all_tokens = True


class Thrifty(Power):
    """The badge stays in decline and goes on paying."""

    key = "thrifty"
    name = "Thrifty"
    tokens = 3
    keeps_badge = True
    in_decline = True

    def bonus(self, s: State, slot: i64) -> i64:
        return 2


class Loyal(Race):
    """A race that keeps its badge in decline, whatever it is."""

    key = "loyal"
    name = "Loyal Folk"
    tokens = 6
    keeps_badge = True


@pytest.mark.rule("BASE-C-5")
def test_all_tokens_may_stay_in_decline() -> None:
    s = begin(("gnomes", "stubborn"), ("ratmen", "forest"), powers=[Stubborn])
    play(s, "pick 0", "conquer 2", "conquer 3", "stop", "done")
    pass_turn(s)
    before = regions(s, 1)
    assert sum(before.values()) == 10
    play(s, "decline")
    assert regions(s, 1, "decline") == before
    assert power(s, 1, "decline") == ""


@pytest.mark.rule("BASE-C-5")
def test_a_badge_may_stay_in_decline() -> None:
    s = begin(("gnomes", "thrifty"), ("ratmen", "forest"), ("orcs", "hill"), powers=[Thrifty])
    play(s, "pick 0", "conquer 2", "stop", "done")
    pass_turn(s)
    assert earned(s, "decline") == 1 + 2
    assert power(s, 1, "decline") == "thrifty"
    pass_turn(s)
    play(s, "pick 0", "conquer 7", "stop")
    assert score_lines(s, "done") == {"gnomes": 1, "thrifty": 2, "orcs": 1, "hill": 1}
    pass_turn(s)
    play(s, "decline")  # now the Gnomes vanish and the badge is discarded
    assert race(s, 1, "decline") == "orcs"
    assert power(s, 1, "decline") == ""


@pytest.mark.rule("BASE-C-5")
def test_a_race_may_keep_its_badge_in_decline() -> None:
    s = begin(("loyal", "quiet"), ("ratmen", "forest"), races=[Loyal])
    play(s, "pick 0", "conquer 2", "stop", "done")
    pass_turn(s)
    play(s, "decline")
    assert race(s, 1, "decline") == "loyal"
    assert power(s, 1, "decline") == "quiet"


class Weary(Power):
    """Declines after scoring."""

    key = "weary"
    name = "Weary"
    tokens = 3

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == POST_SCORE:
            out.append(RETIRE)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action is not RETIRE:
            return False
        decline(s, slot // 3)
        return True


@pytest.mark.rule("BASE-C-5")
def test_a_decline_after_scoring() -> None:
    s = begin(("gnomes", "weary"), ("ratmen", "forest"), powers=[Weary])
    play(s, "pick 0")
    assert refused(s, "retire") == "CORE-4.9"
    play(s, "conquer 2", "stop")
    assert earned(s, "done") == 1
    assert legal(s) == {"retire", "done"}
    play(s, "retire")
    assert (race(s, 1), race(s, 1, "decline"), s.turn_of) == ("", "gnomes", 1)
    pass_turn(s)
    assert s.phase_name == "pick"
