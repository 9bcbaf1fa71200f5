"""What is told of a table, and of a match file, to a page."""
