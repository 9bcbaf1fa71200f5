"""Players that were learned: a network that says what a position is worth, kept in a file."""
