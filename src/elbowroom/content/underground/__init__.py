"""Small World Underground: boards for 2 to 5 players."""
