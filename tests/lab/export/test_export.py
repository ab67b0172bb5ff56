"""Games as tables: what is in them follows from the games, and files are whole or not there."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import duckdb
import pytest
from pyarrow import parquet

from elbowroom import Setup, parse_action
from elbowroom.lab.crew import CHUNK, Pool
from elbowroom.lab.export import files
from elbowroom.lab.export.columns import DECISIONS, FORMAT, GAMES, page
from elbowroom.lab.export.files import tables
from elbowroom.lab.export.notes import Batch, ExportError, played, read
from elbowroom.lab.simulate import Simulation, record_name, simulate
from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game, replay
from tests.effort import so_many

DOCS = Path(__file__).resolve().parents[3] / "docs"
PLAN = Simulation(Setup("base_2"), ("random", "random"), games=CHUNK + 2, seed=7)
Row = dict[str, Any]


def written(folder: Path, batches: Iterator[Batch]) -> tuple[list[Row], list[Row]]:
    with tables(folder) as open_tables:
        for batch in batches:
            open_tables.add(batch)
    games, decisions = (parquet.read_table(folder / f"{name}.parquet").to_pylist() for name in ("games", "decisions"))
    assert (open_tables.games, open_tables.decisions) == (len(games), len(decisions))
    return games, decisions


def test_the_games_of_a_simulation(tmp_path: Path) -> None:
    games, decisions = written(tmp_path / "tables", played(PLAN, Pool(1)))
    report = simulate(PLAN, 1)
    assert [game["game"] for game in games] == list(range(PLAN.games))
    assert sum(sum(game["coins"]) for game in games) == sum(tally.coins for tally in report.bots)
    assert sum(1 / len(game["winners"]) for game in games if 1 in game["winners"]) > 0
    assert [game["seed"] for game in games] == [PLAN.seed_of(index) for index in range(PLAN.games)]
    assert sum(game["decisions"] for game in games) == len(decisions)
    for game in games:
        rows = [row for row in decisions if row["game"] == game["game"]]
        assert [row["number"] for row in rows] == list(range(1, game["decisions"] + 1))
        assert rows[0]["seat"] == game["first"]


def test_every_decision_is_one_of_its_game(tmp_path: Path) -> None:
    """Records of the same games, played again beside their rows."""
    plan = replace(PLAN, setup=Setup("base_2+sky_3"), bots=("random",) * 3, games=2, save=tmp_path / "records")
    simulate(plan, 1)
    games, decisions = written(tmp_path / "tables", played(replace(plan, save=None), Pool(1)))
    assert plan.save is not None
    records = [plan.save / record_name(plan, index) for index in range(2)]
    read_games, read_decisions = written(tmp_path / "read", read(records, Pool(1)))
    assert read_decisions == decisions
    for game, again, file in zip(games, read_games, records, strict=True):
        assert {**game, "seed": None, "source": file.name} == {**again, "boxes": game["boxes"]}
    rows = iter(decisions)
    for game, file in zip(games, records, strict=True):
        record = parse_record(file.read_bytes())
        assert record.result is not None
        assert (game["coins"], game["winners"]) == (record.result.coins, record.result.winners)
        for text, table in zip(record.actions, replay(record), strict=False):
            row, state = next(rows), table.state
            assert (row["action"], row["verb"]) == (text, text.split()[0])
            assert row["options"] == [action.text() for action in state.legal()]
            assert (row["seat"], row["turn"]) == (state.decider + 1, state.turn_of + 1)
            assert row["phase"] == state.phase_name
            for region, (owner, tokens) in enumerate(zip(row["owner"], row["tokens"], strict=True)):
                slot = state.owner(region)
                assert abs(owner) == (slot // 3 + 1 if slot >= 0 else 0)
                assert (owner < 0) == (slot >= 0 and slot % 3 > 0)
                assert tokens == (state.tokens(region) if slot >= 0 else state.natives(region))
            if row["phase"] == "pick":
                assert len(row["column"]) == len(row["column_coins"]) >= len(row["options"])
    assert next(rows, None) is None


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    game = Game.open(Setup("base_2"), seed=44)
    for text in ("pick 0", "conquer 1", "conquer 2"):
        action = next((one for one in game.state.legal() if one.text() == text), game.state.legal()[0])
        game.play(action)
    game.undo()
    game.play(game.state.legal()[0])
    (tmp_path / "game.json").write_text(game.record().to_json())
    games, decisions = written(tmp_path / "tables", read([tmp_path / "game.json"], Pool(1)))
    assert "undo" in game.record().actions
    assert [row["number"] for row in decisions] == [1, 2, 3]
    assert "undo" not in {row["verb"] for row in decisions}
    assert games[0]["decisions"] == 3
    assert (games[0]["finished"], games[0]["coins"], games[0]["winners"]) == (False, None, None)


def test_meanings_travel_along(tmp_path: Path) -> None:
    written(tmp_path, played(replace(PLAN, games=1), Pool(1)))
    for name, columns in (("games", GAMES), ("decisions", DECISIONS)):
        schema = parquet.read_schema(tmp_path / f"{name}.parquet")
        assert schema.names == [column.name for column in columns]
        assert [field.metadata[b"meaning"].decode() for field in schema] == [column.meaning for column in columns]
        assert schema.metadata[b"format"].decode() == FORMAT


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "GROUP", 1000)
    _, decisions = written(tmp_path, played(PLAN, Pool(1)))
    metadata = parquet.ParquetFile(tmp_path / "decisions.parquet").metadata
    groups = [metadata.row_group(number).num_rows for number in range(metadata.num_row_groups)]
    assert groups[:-1] == [1000] * (len(decisions) // 1000)
    assert sum(groups) == len(decisions)


def interrupted(after: int) -> Iterator[Batch]:
    batches = played(PLAN, Pool(1))
    for _ in range(after):
        yield next(batches)
    raise KeyboardInterrupt


def test_an_interruption_leaves_whole_games(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        written(tmp_path / "tables", interrupted(1))
    games = parquet.read_table(tmp_path / "tables" / "games.parquet")
    assert games.num_rows == CHUNK
    decisions = parquet.read_table(tmp_path / "tables" / "decisions.parquet")
    assert decisions.num_rows == sum(games["decisions"].to_pylist())
    assert len(list((tmp_path / "tables").iterdir())) == 2


def test_an_interruption_before_the_first_game_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        written(tmp_path / "tables", interrupted(0))
    assert list(tmp_path.iterdir()) == []


def test_an_error_leaves_what_was_there(tmp_path: Path) -> None:
    written(tmp_path / "tables", played(replace(PLAN, games=1), Pool(1)))
    before = {file.name: file.read_bytes() for file in (tmp_path / "tables").iterdir()}
    (tmp_path / "bad.json").write_text("{}")
    with pytest.raises(ExportError, match=r"bad\.json: this is no game record: \$: Object missing required field"):
        written(tmp_path / "tables", read([tmp_path / "bad.json"], Pool(1)))
    assert {file.name: file.read_bytes() for file in (tmp_path / "tables").iterdir()} == before


def test_an_action_that_is_not_allowed_names_its_record(tmp_path: Path) -> None:
    game = Game.open(Setup("base_2"), seed=44)
    record = json.loads(game.record().to_json())
    for actions, message in ((["conquer 1"], "action 1 'conquer 1'"), (["undo"], "'undo' has nothing to take back")):
        (tmp_path / "game.json").write_text(json.dumps({**record, "actions": actions}))
        with pytest.raises(ExportError, match=rf"game\.json: {message}"):
            written(tmp_path / "tables", read([tmp_path / "game.json"], Pool(1)))
    assert not (tmp_path / "tables").exists()
    assert parse_action("conquer 1").text() == "conquer 1"


# --- the docs ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_million_decisions_are_a_file_to_ask(tmp_path: Path) -> None:
    plan = replace(PLAN, bots=("greedy", "random"), games=so_many(60, 7_600))
    with tables(tmp_path) as open_tables:
        for batch in played(plan, Pool(so_many(1, 2))):
            open_tables.add(batch)
    file = tmp_path / "decisions.parquet"
    question = f"select count(*), count(distinct game), max(game), sum(len(options)) from '{file}'"
    [(decisions, games, last, options)] = duckdb.connect().execute(question).fetchall()
    assert decisions == open_tables.decisions >= so_many(5_000, 1_000_000)
    assert (games, last) == (plan.games, plan.games - 1)
    assert options > decisions
    assert file.stat().st_size < 30 * decisions  # bytes


def test_the_page_of_columns_is_up_to_date() -> None:
    written_page = (DOCS / "columns.md").read_text(encoding="utf-8")
    assert written_page == page(), "write it again: python -m elbowroom.lab.export.columns > docs/columns.md"


def test_the_questions_of_the_docs_have_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "tables", played(replace(PLAN, bots=("greedy", "random"), games=2), Pool(1)))
    questions = re.findall(r"```sql\n(.*?)```", (DOCS / "export.md").read_text(encoding="utf-8"), re.DOTALL)
    database = duckdb.connect()
    who, when = (database.execute(question).fetchall() for question in questions)
    assert len(who) == 5
    assert {player for player, _, _ in who} == {"greedy", "random"}
    assert all(1 <= in_round <= 10 for _, _, in_round in when)
