"""What can be said to a server, in which ways, and what is said of it when it is wrong."""

import os
from pathlib import Path
from typing import get_type_hints

import pytest

from elbowroom import cli
from elbowroom.server.options import CONTENT, LIMITS, OPTIONS, Said, documented, gathered
from elbowroom.server.settings import Limits, Settings, WrongSetting
from tests.server.harness import Server, free_port, sqlite_url

DOCS = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def said(tmp_path: Path, text: str = "", limits: tuple[str, ...] = (), given: str = "", **environment: str) -> Said:
    """What is said by a file, by options as `name=value` and by the environment."""
    (tmp_path / "server.toml").write_text(text, encoding="utf-8")
    options = [pair.split("=", 1) for pair in given.split()]
    return gathered({"config": str(tmp_path / "server.toml"), **dict(options)}, limits, environment)


def test_without_a_word_everything_suits_one_machine() -> None:
    assert gathered({}, (), {}) == (Settings("", log_level="warning"), (), False)


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    text = 'host = "a"\nport = 1\nwait = 1\n[limits]\ntables = 1\nopened = 1\nkept = 1'
    found = said(
        tmp_path,
        text,
        ("tables=3",),
        "host=c",
        ELBOWROOM_HOST="b",
        ELBOWROOM_PORT="2",
        ELBOWROOM_LIMIT_TABLES="2",
        ELBOWROOM_LIMIT_OPENED="2",
    ).settings
    assert (found.host, found.port, found.wait) == ("c", 2, 1.0)
    assert (found.limits.tables, found.limits.opened, found.limits.kept) == (3, 2, 1)
    assert found.limits.body == Limits().body


def test_every_setting_can_be_said_in_every_way(tmp_path: Path) -> None:
    values = {
        "host": "::1",
        "port": "81",
        "database": "postgresql://x/y",
        "broker": "redis://z",
        "base_url": "https://play.example.org",
        "thinkers": "0",
        "wait": "2.5",
        "drain": "0",
        "metrics": "127.0.0.1:9100",
        "mail": "smtps://me:hush@mail.example.org?from=games@example.org",
        "push": "fcm.googleapis.com,*.push.apple.com",
        "secret": "0123456789abcdef",
        "log_level": "info",
        "log_format": "json",
        "no_browser": "true",
        "no_accounts": "true",
        "seed": "-7",
    }
    assert set(values) == {option.name for option in OPTIONS}
    spoken = {option.variable: values[option.name] for option in OPTIONS}
    options = " ".join(f"{name}={value}" for name, value in values.items())
    text = "\n".join(f'{name} = "{value}"' for name, value in values.items())
    by_environment = gathered({}, (), spoken)
    assert by_environment == said(tmp_path, text) == said(tmp_path, given=options)
    settings = by_environment.settings
    assert (settings.thinkers, settings.wait, settings.drain, settings.seed) == (0, 2.5, 0.0, -7)
    assert by_environment.no_browser
    assert settings.no_accounts


def test_a_secret_may_be_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("postgresql://er:hush@db/er\n", encoding="utf-8")
    found = gathered({}, (), {"ELBOWROOM_DATABASE_FILE": str(tmp_path / "secret")})
    assert found.settings.database == "postgresql://er:hush@db/er"


def test_content_may_be_named_in_a_file_and_in_the_environment(tmp_path: Path) -> None:
    assert said(tmp_path, 'content = ["a.py", "b.json"]').content == ("a.py", "b.json")
    assert said(tmp_path, ELBOWROOM_CONTENT=os.pathsep.join(["a.py", "b.json"])).content == ("a.py", "b.json")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("port = 70000", "FILE: port is a number from 0 to 65535, not 70000"),
        ("port = true", "FILE: port is a number from 0 to 65535, not True"),
        ("host = 5", "FILE: host is a text, not 5"),
        ("wait = nan", "FILE: wait is a number of seconds from 0 to 86400, not nan"),
        ("prot = 1", "FILE: 'prot' is no setting; did you mean 'port'?"),
        ("xyzzy = 1", "FILE: 'xyzzy' is no setting; known are host, port, "),
        ("[limits]\ntable = 1", "FILE: 'limits.table' is no limit; did you mean 'tables'?"),
        ("[limits]\ntables = 0", "FILE: limits.tables is a number above 0, not '0'"),
        ("limits = 5", "FILE: limits is a part of its own, [limits]"),
        ("port = ", "the settings file FILE is no TOML: Invalid value (at end of document)"),
        ('base_url = "play.example.org"', "FILE: base_url is an address such as https://play.example.org, not"),
        ('metrics = "9100"', "FILE: metrics is an address and a port, such as 127.0.0.1:9100, not '9100'"),
        ("no_browser = 3", "FILE: no_browser is true or false, not 3"),
        ("content = 3", "FILE: content is a list of files, not 3"),
        ('seed = "x"', "FILE: seed is a number, not x"),
        ('broker = "redis://x"', "FILE: broker is for several processes, which need --database postgresql://"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(WrongSetting) as error:
        said(tmp_path, text)
    assert str(error.value).startswith(wrong.replace("FILE", str(tmp_path / "server.toml")))


@pytest.mark.parametrize(
    ("variable", "text", "wrong"),
    [
        ("ELBOWROOM_PORT", "http", "ELBOWROOM_PORT is a number from 0 to 65535, not http"),
        ("ELBOWROOM_LOG_FORMAT", "xml", "ELBOWROOM_LOG_FORMAT is one of plain, json, not 'xml'"),
        ("ELBOWROOM_LIMIT_TABLES", "many", "ELBOWROOM_LIMIT_TABLES is a number above 0, not 'many'"),
        ("ELBOWROOM_PROT", "1", "ELBOWROOM_PROT is no setting; did you mean ELBOWROOM_PORT?"),
        ("ELBOWROOM_DATABASE_FILE", "no/such", "ELBOWROOM_DATABASE_FILE: no/such cannot be read: No such file"),
        ("ELBOWROOM_CONFIG", "no/such.toml", "the settings file no/such.toml cannot be read: No such file"),
    ],
)
def test_what_is_wrong_in_the_environment_is_told_with_its_variable(variable: str, text: str, wrong: str) -> None:
    with pytest.raises(WrongSetting) as error:
        gathered({}, (), {variable: text})
    assert str(error.value).startswith(wrong)


def test_two_ways_to_say_the_same_secret_are_one_too_many() -> None:
    with pytest.raises(WrongSetting, match="there are both ELBOWROOM_BROKER and ELBOWROOM_BROKER_FILE"):
        gathered({}, (), {"ELBOWROOM_BROKER": "redis://x", "ELBOWROOM_BROKER_FILE": "y"})


def test_variables_for_other_things_are_left_alone() -> None:
    gathered({}, (), {"ELBOWROOM_COMPILED": "0", "ELBOWROOM_TESTS": "long", "ELBOWROOM_HOST": ""})


def test_the_tables_of_the_docs_are_up_to_date() -> None:
    page = DOCS.read_text(encoding="utf-8")
    assert page == documented(page), "python -m elbowroom.server.options docs/server.md"
    assert all(option.help.endswith(".") for option in (*OPTIONS, CONTENT))
    assert set(get_type_hints(Limits)) == set(Limits.__struct_fields__)
    assert f"[{LIMITS}]" in page


def test_a_file_that_is_wrong_ends_the_command_with_one_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "server.toml").write_text("prot = 5", encoding="utf-8")
    assert cli.run(["serve", "--config", str(tmp_path / "server.toml")]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == (
        "",
        f"error: {tmp_path / 'server.toml'}: 'prot' is no setting; did you mean 'port'?\n",
    )


def test_a_server_runs_by_a_file_and_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    (tmp_path / "server.toml").write_text("[limits]\ntables = 1\n", encoding="utf-8")
    monkeypatch.setenv("ELBOWROOM_CONFIG", str(tmp_path / "server.toml"))
    monkeypatch.setenv("ELBOWROOM_BASE_URL", f"http://127.0.0.1:{port}")
    with Server(sqlite_url(tmp_path), limits=()) as server:
        assert f"ready: http://127.0.0.1:{port}" in server.said
        server.post("/api/tables")
        with pytest.raises(AssertionError, match="too_many_tables"):
            server.post("/api/tables")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("mail=smtp://mail.example.org", "--mail needs --base-url"),
        ("mail=mail.example.org", "--mail is a mail server such as"),
        ("push=https://example.org/", "--push is a list of hosts"),
        ("secret=short", "--secret is a text of at least 16 letters"),
    ],
)
def test_what_cannot_be_of_letters_and_notices_is_named(tmp_path: Path, options: str, why: str) -> None:
    with pytest.raises(WrongSetting, match=why):
        said(tmp_path, given=options)
