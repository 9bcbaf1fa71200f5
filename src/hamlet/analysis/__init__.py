"""What a position and a choice were worth: judge, coach, review."""
