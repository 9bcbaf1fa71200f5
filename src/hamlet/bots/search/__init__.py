"""Monte Carlo tree search on the compiled rules, for every game."""
