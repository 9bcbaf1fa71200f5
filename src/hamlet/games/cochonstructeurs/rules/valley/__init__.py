"""The living board: what lies, burns, falls and prowls in the valley."""
