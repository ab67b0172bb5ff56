"""Rules do not change while games are played with them."""

import pickle
from random import Random

from elbowroom import State, new_game, rules_for
from elbowroom.engine.regions import members


def lending_game() -> State:
    """A game in which a site lends a badge."""
    for seed in range(200):
        game = new_game("underground_2", seed=seed)
        random = Random(seed)
        while not game.over:
            if any(game.site_badge(site) >= 0 for site in range(len(game.rules.sites))):
                return game
            game.apply(random.choice(game.legal()))
    raise AssertionError("no site has lent a badge")


def test_a_badge_that_is_lent_changes_the_game_and_not_its_rules() -> None:
    rules = rules_for("underground_2")
    asked = [int(sites) for sites in rules.sites_asked]
    game = lending_game()
    assert game.rules is rules
    assert [int(sites) for sites in rules.sites_asked] == asked
    assert [site for site in range(len(rules.sites)) if game.site_badge(site) >= 0] == members(game.lenders)
    assert new_game("underground_2").lenders == 0


def test_copies_and_stored_games_know_who_lends() -> None:
    game = lending_game()
    stored = pickle.loads(pickle.dumps(game))
    elsewhere = new_game("underground_2")
    elsewhere.become(game)
    assert [other.lenders for other in (game.copy(), stored, elsewhere)] == [game.lenders] * 3
    random = Random(1)
    while not game.over:
        action = random.choice(game.legal())
        assert stored.legal() == game.legal()
        game.apply(action)
        stored.apply(action)
    assert stored == game
