"""Groups of commands, each with what it needs."""
