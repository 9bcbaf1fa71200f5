"""The terminal: a match drawn in coloured text with moves typed in, and results printed."""
