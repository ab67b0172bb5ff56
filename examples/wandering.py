from mypy_extensions import i64

from elbowroom import Power, Slot, State, earn, seat_of


class Wandering(Power):
    key = "wandering"
    name = "Wandering"
    tokens = 3
    summary = "A coin for each token others lose to them and each region they abandon; one coin cheaper."

    def on_defeat(self, s: State, slot: Slot, region: i64, defender: Slot, lost: i64, how: i64) -> None:
        if seat_of(defender) != seat_of(slot):  # not a race of the same player
            earn(s, seat_of(slot), lost, self)

    def on_abandon(self, s: State, slot: Slot, region: i64, tokens: i64) -> None:
        earn(s, seat_of(slot), 1, self)

    def combo_price(self, s: State, slot: Slot, buyer: i64, index: i64, coins: i64) -> i64:
        return max(0, coins - 1) if s.column_power(index) == self.index else coins
