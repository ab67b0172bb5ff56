"""People with an account, for those who like: passkeys, seats of their own, ratings, careers, matching."""
