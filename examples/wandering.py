from mypy_extensions import i64

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State


class Wandering(Power):
    key = "wandering"
    name = "Wandering"
    tokens = 3
    summary = "A coin for each token others lose to them and each region they abandon; one coin cheaper."

    def on_defeat(self, s: State, slot: i64, region: i64, defender: i64, lost: i64, how: i64) -> None:
        if defender // 3 != slot // 3:  # not a race of the same player
            earn(s, slot // 3, lost, self)

    def on_abandon(self, s: State, slot: i64, region: i64, tokens: i64) -> None:
        earn(s, slot // 3, 1, self)

    def combo_price(self, s: State, slot: i64, buyer: i64, index: i64, coins: i64) -> i64:
        return max(0, coins - 1) if s.column_power(index) == self.index else coins
