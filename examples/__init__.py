"""Programs to read and to run: learning with Hamlet's environments."""
