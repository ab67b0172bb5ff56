"""Everything that can be asked for over HTTP."""

from typing import Final

from elbowroom.server import api
from elbowroom.server.people import endpoints as people

ENDPOINTS: Final = (*api.ENDPOINTS, *people.ENDPOINTS)
