"""Other projects of the field, measured beside ours in one run."""
