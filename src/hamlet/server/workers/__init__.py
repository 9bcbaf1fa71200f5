"""Worker processes, where bots, coach and reviews think."""
