"""What can be said to `elbowroom serve`: one table, from which the command line, the environment, the settings file and
the tables of docs/server.md are made.

An option such as `--base-url` is `ELBOWROOM_BASE_URL` in the environment and `base_url` in the file. What is said on
the command line comes first, then the environment, then the file.

`python -m elbowroom.server.options docs/server.md` writes the tables of the docs anew.
"""

from __future__ import annotations

import difflib
import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec

from elbowroom.server.names import check_base_url
from elbowroom.server.post.mail import mail_server
from elbowroom.server.post.push import push_services
from elbowroom.server.post.seal import SHORTEST
from elbowroom.server.settings import LOG_FORMATS, LOG_LEVELS, Limits, Settings, WrongSetting

PREFIX: Final = "ELBOWROOM_"
CONFIG: Final = "config"  # the option that names the file
LIMITS: Final = "limits"  # the part of the file with the limits; `--limit`, ELBOWROOM_LIMIT_…
SECRET: Final = "_FILE"  # ELBOWROOM_DATABASE_FILE names a file that holds what ELBOWROOM_DATABASE would say
MOST_THINKERS: Final = 256
LONGEST_WAIT: Final = 86_400
HIGHEST_LIMIT: Final = 10**11

# What something that was said means, and where it was said, for the message if it cannot be.
Reader = Callable[[object, str], object]


class Option(NamedTuple):
    """Something that can be said."""

    name: str
    shown: str  # what stands behind the option in the docs
    kind: type  # as the command line takes it
    reads: Reader
    default: object
    usual: str  # the default in words
    help: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


# --- what values can be -----------------------------------------------------------------------------------------------


def _number(low: int, high: int) -> Reader:
    def read(said: object, place: str) -> int:
        if isinstance(said, str) and re.fullmatch(r"-?[0-9]{1,12}", said, re.ASCII):
            said = int(said)
        if isinstance(said, bool) or not isinstance(said, int) or not low <= said <= high:
            raise WrongSetting(f"{place} is a number from {low} to {high}, not {said}")
        return said

    return read


def _whole(said: object, place: str) -> int:
    if isinstance(said, str) and re.fullmatch(r"-?[0-9]{1,18}", said, re.ASCII):
        said = int(said)
    if isinstance(said, bool) or not isinstance(said, int):
        raise WrongSetting(f"{place} is a number, not {said}")
    return said


def _seconds(said: object, place: str) -> float:
    try:
        seconds = float(said) if isinstance(said, str | int | float) and not isinstance(said, bool) else -1.0
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_WAIT:
        shown = f"{said:g}" if isinstance(said, float) else said
        raise WrongSetting(f"{place} is a number of seconds from 0 to {LONGEST_WAIT}, not {shown}")
    return seconds


def _text(said: object, place: str) -> str:
    if not isinstance(said, str):
        raise WrongSetting(f"{place} is a text, not {said}")
    return said


def _one_of(known: tuple[str, ...]) -> Reader:
    def read(said: object, place: str) -> str:
        if said not in known:
            raise WrongSetting(f"{place} is one of {', '.join(known)}, not '{said}'")
        return str(said)

    return read


def _base_url(said: object, place: str) -> str:
    url = _text(said, place)
    check_base_url(url, place)
    return url.rstrip("/")


def _address(said: object, place: str) -> str:
    """Where to listen, as address and port."""
    text = _text(said, place)
    host, _, port = text.rpartition(":")
    if text and not (host and port.isascii() and port.isdigit() and int(port) <= 65_535):
        raise WrongSetting(f"{place} is an address and a port, such as 127.0.0.1:9100, not '{text}'")
    return text


def _mail(said: object, place: str) -> str:
    text = _text(said, place)
    if text:
        mail_server(text, place)
    return text


def _push(said: object, place: str) -> str:
    text = _text(said, place)
    push_services(text, place)
    return text


def _secret_text(said: object, place: str) -> str:
    text = _text(said, place)
    if text and len(text) < SHORTEST:
        raise WrongSetting(f"{place} is a text of at least {SHORTEST} letters that nobody can guess")
    return text


def _switch(said: object, place: str) -> bool:
    words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
    if isinstance(said, str) and said.lower() in words:
        return words[said.lower()]
    if not isinstance(said, bool):
        raise WrongSetting(f"{place} is true or false, not {said}")
    return said


def _files(said: object, place: str) -> tuple[str, ...]:
    if isinstance(said, str):
        said = said.split(os.pathsep)
    if not isinstance(said, list | tuple) or not all(isinstance(file, str) and file for file in said):
        raise WrongSetting(f"{place} is a list of files, not {said}")
    return tuple(said)


_LIMIT: Final = _number(1, HIGHEST_LIMIT)


# --- the table --------------------------------------------------------------------------------------------------------

OPTIONS: Final = (
    Option(
        "host",
        "ADDRESS",
        str,
        _text,
        "127.0.0.1",
        "`127.0.0.1`",
        "The address to listen on; 0.0.0.0 for everybody in the network.",
    ),
    Option("port", "NUMBER", int, _number(0, 65_535), 8000, "`8000`", "The port to listen on; 0 for any free one."),
    Option(
        "database",
        "URL",
        str,
        _text,
        "",
        "a file in your data folder",
        "sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder by default.",
    ),
    Option(
        "broker",
        "URL",
        str,
        _text,
        "",
        "none",
        "redis://HOST, when several processes serve the same PostgreSQL database.",
    ),
    Option(
        "base_url",
        "URL",
        str,
        _base_url,
        "",
        "as the browser asks for it",
        "How others reach the server, such as https://play.example.org; for links and to know its own pages.",
    ),
    Option(
        "thinkers",
        "NUMBER",
        int,
        _number(0, MOST_THINKERS),
        None,
        "one less than there are cores, at least one",
        "Processes that think for bots; one less than there are cores by default, 0 to think in the server.",
    ),
    Option(
        "wait",
        "SECONDS",
        float,
        _seconds,
        30.0,
        "`30`",
        "Seconds to wait at the start for a database or broker that does not answer; 0 for none.",
    ),
    Option(
        "drain",
        "SECONDS",
        float,
        _seconds,
        10.0,
        "`10`",
        "Seconds that SIGTERM leaves for everybody to be sent to another process or to the next start; 0 for none.",
    ),
    Option(
        "metrics",
        "ADDRESS:PORT",
        str,
        _address,
        "",
        "none",
        "Where Prometheus may ask for /metrics, such as 127.0.0.1:9100; nowhere by default.",
    ),
    Option(
        "mail",
        "URL",
        str,
        _mail,
        "",
        "none",
        "An SMTP server for letters and notices, such as smtps://USER:PASSWORD@HOST?from=ADDRESS; needs --base-url.",
    ),
    Option(
        "push",
        "HOSTS",
        str,
        _push,
        "",
        "those of the known browsers",
        "Push services that notices may go to, with commas, such as fcm.googleapis.com or *.push.apple.com; or none.",
    ),
    Option(
        "secret",
        "TEXT",
        str,
        _secret_text,
        "",
        "a file beside the SQLite database",
        "Seals what is stored for letters and notices; the same for all processes, and best in a file.",
    ),
    Option("log_level", "LEVEL", str, _one_of(LOG_LEVELS), "warning", "`warning`", f"One of {', '.join(LOG_LEVELS)}."),
    Option(
        "log_format",
        "FORMAT",
        str,
        _one_of(LOG_FORMATS),
        "plain",
        "`plain`",
        "plain, or json for a line of JSON with time, level, process and table.",
    ),
    Option("no_browser", "", bool, _switch, False, "", "Do not open a browser."),
    Option("no_accounts", "", bool, _switch, False, "", "Nobody may have an account; links open seats in any case."),
    Option(
        "seed",
        "NUMBER",
        int,
        _whole,
        None,
        "none: nobody can know",
        "Play the same games again: dice and shuffles follow from this number. For tests and shows only.",
    ),
)
# `--content` is read before the command runs, so that the other options may name what it brings.
CONTENT: Final = Option("content", "FILE", tuple, _files, (), "", "Races, powers or a board of your own.")
BY_NAME: Final = {option.name: option for option in (*OPTIONS, CONTENT)}


class Said(NamedTuple):
    """What was said, in all ways together."""

    settings: Settings  # with an empty database if none was named
    content: tuple[str, ...]
    no_browser: bool


def gathered(given: Mapping[str, object], limits: tuple[str, ...], environment: Mapping[str, str]) -> Said:
    """Everything that was said: by options, in the environment, and in the file that either of them names."""
    values: dict[str, object] = {option.name: option.default for option in BY_NAME.values()}
    places: dict[str, str] = {}
    changed: dict[str, int] = {}

    def take(name: str, said: object, place: str) -> None:
        values[name], places[name] = BY_NAME[name].reads(said, place), place

    file = given.get(CONFIG) or environment.get(PREFIX + CONFIG.upper())
    if file:
        read, read_limits = _file(str(file))
        for name, said in read.items():
            take(name, said, f"{file}: {name}")
        changed |= {name: _limit(said, f"{file}: {LIMITS}.{name}") for name, said in read_limits.items()}
    spoken, spoken_limits = _environment(environment)
    for name, (said, place) in spoken.items():
        take(name, said, place)
    changed |= {name: _limit(said, f"{PREFIX}LIMIT_{name.upper()}") for name, said in spoken_limits.items()}
    for name, said in given.items():
        if said is not None and name != CONFIG:
            take(name, said, BY_NAME[name].flag)
    changed |= _limits(limits)

    if values["broker"] and not str(values["database"]).startswith("postgres"):
        raise WrongSetting(f"{places['broker']} is for several processes, which need --database postgresql://…")
    if values["mail"] and not values["base_url"]:
        raise WrongSetting(f"{places['mail']} needs --base-url: a letter has links, and must not believe who asks")
    settings = {name: value for name, value in values.items() if name in Settings.__struct_fields__}
    return Said(
        Settings(**settings, limits=Limits(**changed)),  # type: ignore[arg-type]  # readers have checked them
        _files(values["content"], "content"),
        bool(values["no_browser"]),
    )


def _file(path: str) -> tuple[dict[str, object], dict[str, object]]:
    """The settings of a file and its limits."""
    try:
        with Path(path).open("rb") as file:
            found = tomllib.load(file)
    except OSError as error:
        raise WrongSetting(f"the settings file {path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongSetting(f"the settings file {path} is no TOML: {error}") from None
    limits = found.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise WrongSetting(f"{path}: {LIMITS} is a part of its own, [{LIMITS}]")
    for name in found:
        _check_known(name, tuple(BY_NAME), f"{path}: '{name}' is no setting")
    for name in limits:
        _check_known(name, Limits.__struct_fields__, f"{path}: '{LIMITS}.{name}' is no limit")
    return found, limits


def _environment(environment: Mapping[str, str]) -> tuple[dict[str, tuple[str, str]], dict[str, str]]:
    """What the environment says, each with its variable, and its limits. An empty variable says nothing."""
    said: dict[str, tuple[str, str]] = {}
    for option in BY_NAME.values():
        variable = option.variable
        if text := environment.get(variable, ""):
            said[option.name] = text, variable
        if path := environment.get(variable + SECRET, ""):
            if text:
                raise WrongSetting(f"there are both {variable} and {variable}{SECRET}: one of them has to go")
            said[option.name] = _secret(path, variable + SECRET), variable + SECRET
    limits = {name: environment.get(f"{PREFIX}LIMIT_{name.upper()}", "") for name in Limits.__struct_fields__}
    known = [*(option.variable for option in BY_NAME.values()), *(f"{PREFIX}LIMIT_{name.upper()}" for name in limits)]
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in known and not variable.endswith(SECRET):
            if variable == PREFIX + CONFIG.upper():
                continue
            if close := difflib.get_close_matches(variable, known, 1, 0.85):
                raise WrongSetting(f"{variable} is no setting; did you mean {close[0]}?")
    return said, {name: text for name, text in limits.items() if text}


def _secret(path: str, variable: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise WrongSetting(f"{variable}: {path} cannot be read: {reason}") from None


def _limits(texts: tuple[str, ...]) -> dict[str, int]:
    """Limits of the command line, as `name=number`."""
    changed: dict[str, int] = {}
    known = Limits.__struct_fields__
    for text in texts:
        name, _, number = text.partition("=")
        if name not in known:
            raise WrongSetting(f"'{name[:40]}' is no limit; known are {', '.join(known)}")
        changed[name] = _limit(number, f"the limit {name}")
    return changed


def _limit(said: object, place: str) -> int:
    try:
        return int(str(_LIMIT(said, place)))
    except WrongSetting:
        raise WrongSetting(f"{place} is a number above 0, not '{str(said)[:40]}'") from None


def _check_known(name: str, known: tuple[str, ...], wrong: str) -> None:
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        raise WrongSetting(
            f"{wrong}; did you mean '{close[0]}'?" if close else f"{wrong}; known are {', '.join(known)}"
        )


# --- the docs ---------------------------------------------------------------------------------------------------------


def documented(page: str) -> str:
    """A page of the docs with its tables made anew; each stands between two marks."""
    for name, table in (("options", _option_table()), ("limits", _limit_table())):
        begin, end = f"<!-- {name}: made by elbowroom.server.options -->", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"there is no place for the table of {name}")
        page = f"{before}{begin}\n{table}{end}{after}"
    return page


def _option_table() -> str:
    lines = ["| option | variable | default | means |", "|---|---|---|---|"]
    for option in (*OPTIONS, CONTENT):
        flag = f"{option.flag} {option.shown}".strip()
        lines.append(f"| `{flag}` | `{option.variable}` | {option.usual} | {option.help} |")
    lines.append(f"| `--limit NAME=NUMBER` | `{PREFIX}LIMIT_NAME` | | Changes one of the [limits](#limits). |")
    lines.append(f"| `--{CONFIG} FILE` | `{PREFIX}{CONFIG.upper()}` | none | A file in TOML with all this. |")
    return "\n".join(lines) + "\n"


def _limit_table() -> str:
    hints: dict[str, Any] = get_type_hints(Limits, include_extras=True)
    lines = ["| name | default | means |", "|---|---|---|"]
    for field in msgspec.structs.fields(Limits):
        lines.append(f"| `{field.name}` | {field.default} | {hints[field.name].__metadata__[0].description} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(documented(file.read_text(encoding="utf-8")), encoding="utf-8")
