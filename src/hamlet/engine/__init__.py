"""What any game is. The engine knows no game, no clock and no network."""
