"""Lends the engine English words, for errors and for what its objects print. Catalogs are read when they are needed."""

from elbowroom.engine.facts import VOICE, Given


def _say(template: str, given: dict[str, Given]) -> str:
    from elbowroom.speech.speaker import speaker

    return speaker("en").say(template, given)


VOICE.say = _say
