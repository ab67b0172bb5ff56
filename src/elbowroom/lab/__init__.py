"""Many games: play them on all cores, count what happened, say how sure it is."""
