"""An address that nobody has confirmed gets one letter, which asks, and no other."""

import asyncio

from tests.server.post.test_notices import House, begin_and_talk, house

__all__ = ["house"]  # a fixture


def test_nobody_is_called_who_has_not_said_yes(house: House) -> None:
    table = house.table(title="Quiet")
    stranger = "stranger@example.org"
    assert house.ask("POST", f"/api/tables/{table.id}/bells", table.keys[0], {"mail": stranger}).status_code == 201
    house.wait_for(stranger, 1)
    address = house.called_by_mail(table, 0)
    asyncio.run(begin_and_talk(house.server, table))
    house.wait_for(address, 2)  # who has said yes is told of the turn
    assert len(house.mails_to(stranger)) == 1
