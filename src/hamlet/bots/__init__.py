"""Players that are programs: they choose a move, and never see the dice to come."""
