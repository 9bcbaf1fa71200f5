"""The laboratory: seed, games, table, plot."""
