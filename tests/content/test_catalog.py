"""What the catalog tells about all content."""

from elbowroom.content.catalog import givers, known_tiles
from elbowroom.engine.actions import EVERYBODY
from elbowroom.engine.hooks import Site


def test_a_verb_is_traced_to_the_one_tile_that_gives_it() -> None:
    found = givers()
    assert (found["roll"], found["wisp"]) == ("berserk", "will_o_wisps")
    assert not set(EVERYBODY) & set(found)
    for name, key in found.items():
        assert [tile for tile in known_tiles().values() if name in {verb[0].verb for verb in tile.verbs}] == [
            known_tiles()[key]
        ]


def test_what_moves_is_a_relic_and_what_stays_a_place() -> None:
    sites = [tile for tile in known_tiles().values() if issubclass(tile, Site)]
    assert {tile.rule.split("-")[1] for tile in sites if tile.mobile} == {"RELIC"}
    assert {tile.rule.split("-")[1] for tile in sites if not tile.mobile} == {"PLACE"}
