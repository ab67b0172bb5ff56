"""Everything that can be asked for over HTTP."""

from __future__ import annotations

from typing import Final

from elbowroom.server import api, mine
from elbowroom.server.people import endpoints as people
from elbowroom.server.post import desk as post

ENDPOINTS: Final = (*api.ENDPOINTS, *mine.ENDPOINTS, *post.ENDPOINTS, *people.ENDPOINTS)
