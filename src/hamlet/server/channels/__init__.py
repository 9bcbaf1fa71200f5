"""What server processes tell each other: that a table has moved on, and no more."""
