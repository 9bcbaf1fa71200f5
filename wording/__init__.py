"""Keeps the catalogues whole: every sentence in every language, and none that nobody says."""
