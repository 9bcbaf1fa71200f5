"""Perfect play of Woofy: the whole game solved, kept, looked up and played by."""
