"""The terminal game: what it draws, what it says and what it understands."""
