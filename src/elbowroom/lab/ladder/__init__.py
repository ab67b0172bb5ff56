"""Who beats whom: bots meet on the same deals in all seats, and ratings say how strong each of them is."""
