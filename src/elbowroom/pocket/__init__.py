"""The game in a pocket: what a server answers, without a server; a browser runs it in a worker and keeps the games."""
