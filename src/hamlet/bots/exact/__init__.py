"""Perfect play of games whose experts have solved them: kept, looked up and played by."""
