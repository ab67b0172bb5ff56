"""Tables online: HTTP for tables and records, a WebSocket for play, a log in a database."""
