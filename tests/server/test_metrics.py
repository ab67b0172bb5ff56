"""What Prometheus is told, that it is nothing about people, and that what watches it asks for what there is."""

import asyncio
import json
import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from elbowroom.server.metrics import BOUNDS, METRICS, Counter, Gauge, Histogram
from tests.server.harness import NO_TLS, START, Server, free_port, sqlite_url
from tests.server.post.mailbox import Mailbox
from tests.server.services import FragileRedis, fresh_database

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
LINE = re.compile(r'([a-z_]+)((?:\{(?:[a-z_]+="[\w ./{}+-]*",?)+\})?) (-?[0-9.e+-]+)')
NAMED = re.compile(r"\b(?:elbowroom|process)_[a-z_]+")
SUFFIXES = ("_bucket", "_sum", "_count")


def scraped(port: int) -> str:
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30, verify=NO_TLS)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return answer.text


def numbers(text: str) -> dict[str, float]:
    """Every series with its number; each line must be one."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match, line
            assert match[1] + match[2] not in found
            found[match[1] + match[2]] = float(match[3])
    return found


def test_a_game_is_counted_and_timed_and_nobody_is_named(tmp_path: Path) -> None:
    port = free_port()
    with Server(sqlite_url(tmp_path), "--metrics", f"127.0.0.1:{port}") as server:
        table = server.open_table(
            board="base_2", title="Lindenstrasse", seats=[{"name": "Anneliese"}, {"player": "random"}]
        )

        async def play() -> None:
            async with server.client(table.id, table.keys[0]) as anna:
                while not anna.choices:
                    await anna.receive()
                answer = await anna.act(anna.choices[0])
                await anna.act("pick 99")
                await anna.catch_up(answer["seq"])
                text = await asyncio.to_thread(scraped, port)
                assert numbers(text)["elbowroom_connections"] == 1

        asyncio.run(play())
        server.get("/api/tables")
        forwarded = {"X-Forwarded-For": "203.0.113.77"}
        httpx.get(f"{server.url}/api/tables/Nobody", headers=forwarded, timeout=30, verify=NO_TLS)
        text = scraped(port)
    found = numbers(text)
    assert found["elbowroom_tables_opened_total"] == 1
    assert found['elbowroom_games_total{what="begun"}'] == 1
    assert found['elbowroom_entries_total{kind="acted",by="other"}'] == 1
    assert found['elbowroom_wish_seconds_count{kind="act"}'] == 2
    assert found['elbowroom_wish_seconds_bucket{kind="act",le="+Inf"}'] == 2
    assert found['elbowroom_request_seconds_count{method="GET",path="/api/tables"}'] == 1
    assert found['elbowroom_refusals_total{code="no_such_table"}'] == 1
    assert found["elbowroom_store_seconds_count"] >= 3
    assert found['elbowroom_tables{status="playing"}'] == 1
    assert (found["elbowroom_ready"], found["elbowroom_database_up"]) == (1, 1)
    assert "elbowroom_broker_up" not in found
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert 10 < found["process_open_fds"] < found["process_max_fds"]
    secrets = [table.id, *table.keys, table.watch, "127.0.0", "203.0.113", "Anneliese", "Lindenstrasse", "Nobody"]
    assert [secret for secret in secrets if secret in text] == []
    if promtool := shutil.which("promtool"):
        subprocess.run([promtool, "check", "metrics"], input=text, text=True, check=True)


def until(port: int, series: str, number: float) -> dict[str, float]:
    """Everything that is told once a series has reached a number."""
    deadline = time.monotonic() + START
    while (found := numbers(scraped(port))).get(series) != number:
        assert time.monotonic() < deadline, found.get(series)
        time.sleep(0.1)
    return found


def test_what_bots_do_is_counted_and_timed_by_how_they_think(tmp_path: Path) -> None:
    port = free_port()
    with Server(sqlite_url(tmp_path), "--metrics", f"127.0.0.1:{port}", "--thinkers", "1") as server:
        assert numbers(scraped(port))["elbowroom_thinkers_memory_bytes"] == 0
        server.open_table(board="base_2", seats=[{"player": "random"}] * 2, public=True)
        found = until(port, 'elbowroom_games_total{what="over"}', 1)
        acted = found['elbowroom_entries_total{kind="acted",by="bot"}']
        assert acted == found["elbowroom_answer_seconds_count"] > 20
        assert 'elbowroom_entries_total{kind="acted",by="other"}' not in found
        assert "elbowroom_thought_seconds_count" not in found
        assert found['elbowroom_thinkers{state="all"}'] == 1
        assert found['elbowroom_thinkers{state="busy"}'] == found['elbowroom_thinkers{state="waited-for"}'] == 0


@pytest.mark.slow
def test_processes_that_think_are_told_with_their_memory(tmp_path: Path) -> None:
    port = free_port()
    with Server(sqlite_url(tmp_path), "--metrics", f"127.0.0.1:{port}", "--thinkers", "2") as server:
        for _ in range(3):
            server.open_table(seats=[{"player": "strong"}] * 2, public=True)
        found = until(port, 'elbowroom_thinkers{state="busy"}', 2)
        assert found['elbowroom_thinkers{state="all"}'] == 2
        deadline = time.monotonic() + START
        while not (found := numbers(scraped(port))).get("elbowroom_thought_seconds_count"):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert found["elbowroom_thinkers_memory_bytes"] > 10_000_000


def test_a_connection_that_is_not_let_in_is_counted_by_the_reason(tmp_path: Path) -> None:
    port = free_port()
    options = ("--metrics", f"127.0.0.1:{port}", "--base-url", "https://play.example.org")
    with Server(sqlite_url(tmp_path), *options, limits=("requests=1",)) as server:

        async def knock(**headers: str) -> None:
            with pytest.raises(InvalidStatus):
                async with connect(f"ws://127.0.0.1:{server.port}/api/tables/x/play", additional_headers=headers):
                    pass

        asyncio.run(knock(Origin="https://elsewhere.example"))
        until(port, 'elbowroom_refusals_total{code="origin"}', 1)
        time.sleep(1.1)  # until one more may be asked
        asyncio.run(knock(Host="elsewhere.example"))
        until(port, 'elbowroom_refusals_total{code="host"}', 1)
        for _ in range(5):
            asyncio.run(knock(Origin="https://elsewhere.example"))
        found = numbers(scraped(port))
        assert found['elbowroom_refusals_total{code="too_many_requests"}'] >= 2


def test_mails_are_counted_by_what_became_of_them(tmp_path: Path) -> None:
    port = free_port()
    options = ("--metrics", f"127.0.0.1:{port}", "--base-url", "https://play.example.org")
    with Mailbox() as mailbox, Server(sqlite_url(tmp_path), *options, "--mail", mailbox.url) as server:
        mailbox.refuse = lambda address: "550 unknown" if address.startswith("ben") else ""
        table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
        for address in ("anna@example.org", "ben@example.org"):
            server.post(f"/api/tables/{table.id}/bells", {"mail": address}, table.keys[0])
        until(port, 'elbowroom_posted_total{kind="mail",what="sent"}', 1)
        until(port, 'elbowroom_posted_total{kind="mail",what="failed"}', 1)


@pytest.mark.slow
@pytest.mark.services
def test_a_broker_that_is_away_is_told(postgres_url: str) -> None:
    port = free_port()
    with FragileRedis() as broker:
        options = ("--metrics", f"127.0.0.1:{port}", "--broker", broker.url)
        with Server(fresh_database(postgres_url), *options):
            until(port, "elbowroom_broker_up", 1)
            broker.kill()
            assert until(port, "elbowroom_broker_up", 0)["elbowroom_broker_failures_total"] >= 1
            broker.start()
            until(port, "elbowroom_broker_up", 1)


def test_nobody_is_told_unless_an_address_is_named(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics", timeout=30, verify=NO_TLS).status_code == 404


def test_a_histogram_counts_what_is_at_most_as_long() -> None:
    histogram = Histogram("x_seconds", "Something.", "kind")
    for seconds in (0.001, 0.002, 0.3, 20.0):
        histogram.note(seconds, "a")
    found = numbers(histogram.text())
    assert found['x_seconds_bucket{kind="a",le="0.001"}'] == 1
    assert found['x_seconds_bucket{kind="a",le="0.25"}'] == 2
    assert found['x_seconds_bucket{kind="a",le="10.0"}'] == 3
    assert found['x_seconds_bucket{kind="a",le="+Inf"}'] == found['x_seconds_count{kind="a"}'] == 4
    assert found['x_seconds_sum{kind="a"}'] == pytest.approx(20.303)
    assert list(BOUNDS) == sorted(BOUNDS)


def test_a_counter_without_labels_is_there_before_anything_is_counted() -> None:
    assert Counter("x_total", "Something.").text().splitlines()[-1] == "x_total 0"
    gauge = Gauge("x", "Something.")
    gauge.set(1763500000.25)
    assert gauge.text().splitlines()[-1] == "x 1763500000"


# --- what watches -----------------------------------------------------------------------------------------------------


def known() -> set[str]:
    names = {metric.name for metric in METRICS}
    return names | {m.name + suffix for m in METRICS if isinstance(m, Histogram) for suffix in SUFFIXES}


def test_metrics_have_names_of_their_own_and_say_what_they_are() -> None:
    assert len({metric.name for metric in METRICS}) == len(METRICS)
    assert [metric.name for metric in METRICS if not metric.help.endswith(".")] == []


def test_the_dashboard_asks_for_what_there_is() -> None:
    dashboard = json.loads((DEPLOY / "grafana" / "elbowroom.json").read_text(encoding="utf-8"))
    asked = {name for panel in dashboard["panels"] for t in panel["targets"] for name in NAMED.findall(t["expr"])}
    assert asked <= known()
    left = {m.name for m in METRICS} - {name.removesuffix("_bucket") for name in asked}
    assert left == {"process_start_time_seconds"}  # all else can be seen
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)


def test_the_dashboard_calls_nothing_by_a_wrong_unit_and_nothing_red_that_is_well() -> None:
    dashboard = json.loads((DEPLOY / "grafana" / "elbowroom.json").read_text(encoding="utf-8"))
    for panel in dashboard["panels"]:
        defaults, legends = panel["fieldConfig"]["defaults"], {t.get("legendFormat") for t in panel["targets"]}
        if panel["type"] == "stat":  # Grafana's own threshold is 80, above which everything is red
            assert "thresholds" in defaults or defaults["color"]["mode"] == "fixed", panel["title"]
        assert (defaults["unit"] == "ops") == ("a second" in panel["title"]), panel["title"]
        for override in panel["fieldConfig"]["overrides"]:
            assert override["matcher"]["options"] in legends


def test_the_alerts_are_about_what_there_is() -> None:
    path = DEPLOY / "prometheus" / "alerts.yml"
    rules = [rule for group in yaml.safe_load(path.read_text(encoding="utf-8"))["groups"] for rule in group["rules"]]
    assert len(rules) == 3
    for rule in rules:
        asked = set(NAMED.findall(rule["expr"]))
        assert asked
        assert asked <= known()
        assert rule["annotations"]["summary"]


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed: apt-get install prometheus")
def test_prometheus_itself_reads_the_dashboard_and_raises_each_alert(tmp_path: Path) -> None:
    dashboard = json.loads((DEPLOY / "grafana" / "elbowroom.json").read_text(encoding="utf-8"))
    asked = [target["expr"].replace("$__rate_interval", "5m") for p in dashboard["panels"] for target in p["targets"]]
    rules = [{"record": f"panel:{number}", "expr": expr} for number, expr in enumerate(asked)]
    (tmp_path / "panels.yml").write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    cases = Path(__file__).with_name("alerts.yml").read_text(encoding="utf-8")
    (tmp_path / "alerts.yml").write_text(cases.replace("[ALERTS]", f"[{DEPLOY / 'prometheus' / 'alerts.yml'}]"))
    for words in (
        ("check", "config", "--syntax-only", DEPLOY / "prometheus" / "prometheus.yml"),
        ("check", "rules", tmp_path / "panels.yml"),
        ("test", "rules", tmp_path / "alerts.yml"),
    ):
        done = subprocess.run(
            ["promtool", *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert done.returncode == 0, done.stdout
