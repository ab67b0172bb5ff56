"""The boxes: races, powers and boards, one package each.

Whoever asks for anything of them gets all, always in this order, because verbs are numbered as they are declared, and
bots that play in several processes must number them alike.
"""

import copyreg as _copyreg

from elbowroom.content import base as base
from elbowroom.content import sky as sky
from elbowroom.content import underground as underground
from elbowroom.engine.actions import Action as _Action
from elbowroom.engine.actions import parse_action as _parse_action


def _pickled(text: str) -> _Action:
    """An action as it is pickled: a process that reads it may have met no verb yet, and meets all of them here."""
    return _parse_action(text)


_copyreg.pickle(_Action, lambda action: (_pickled, (action.text(),)))
