"""The table server: who sits where, what was committed, who is told."""
