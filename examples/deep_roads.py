from mypy_extensions import i64

from elbowroom import Law, Slot, State


class DeepRoads(Law):
    key = "deep_roads"
    name = "Deep Roads"
    summary = "All Mines are adjacent to each other. Every pair brings one token more."
    needs = ("mine",)

    def links(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        return regions | s.board.mine if sources & s.board.mine else regions

    def combo_tokens(self, s: State, slot: Slot, buyer: i64, race: i64, power: i64, tokens: i64) -> i64:
        return tokens + 1
