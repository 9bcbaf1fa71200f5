"""Speech: the languages there are, and sentences in them."""
