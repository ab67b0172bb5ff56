"""Which addresses a server asks for a device: those of services that were named, and nothing that looks like them."""

import pytest

from elbowroom.server.post.push import push_services
from elbowroom.server.settings import WrongSetting


@pytest.mark.parametrize(
    ("endpoint", "may_be_asked"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://a.b.notify.windows.com:443/x", True),
        ("https://updates.push.services.mozilla.com/x", True),
        ("https://evilpush.apple.com/x", False),
        ("https://push.apple.com.evil.org/x", False),
        ("https://sub.fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com@evil.org/x", False),
        ("https://me@fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com/\r\nHost: evil.org", False),
        ("https://[fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com/" + "x" * 1000, False),
    ],
)
def test_only_known_services_are_asked(endpoint: str, may_be_asked: bool) -> None:
    assert push_services("", "--push").may_ask(endpoint) is may_be_asked


def test_a_service_of_ones_own_is_asked_as_it_was_named() -> None:
    services = push_services("http://127.0.0.1:8000, *.push.example.org", "--push")
    asked = (
        "http://127.0.0.1:8000/x",
        "http://127.0.0.1:8001/x",
        "https://127.0.0.1/x",
        "https://a.push.example.org/x",
    )
    assert [services.may_ask(one) for one in asked] == [True, False, False, True]
    assert not push_services("none", "--push").may_ask("https://fcm.googleapis.com/x")
    with pytest.raises(WrongSetting, match=r"evil\.org/path"):
        push_services("evil.org/path", "--push")
