"""The table in a terminal: the match drawn in coloured text, moves typed in."""
