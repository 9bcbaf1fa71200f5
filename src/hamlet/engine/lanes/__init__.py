"""Many games in lockstep: the rules as they are, compiled for the lanes of vector registers.

A number of a state becomes a vector with one lane a game (`vectors.py`), a condition becomes a
mask (`masks.py`), and every branch of a rule is taken under the mask of those games that take it
(`masking.py` rewrites the functions when they are linked; their files know nothing of it). The
box is folded in: its numbers are part of a type, so that loops unroll and tables are constants
(`constants.py`). `linking.py` puts a kernel together with a game's rules in this way.
"""
