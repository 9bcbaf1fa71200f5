"""Mutants: the functions that carry rules, broken one small way at a time.

A rule is well tested when its own scenarios notice every such break. `python -m mutants`
(`make mutants`) lists the rules for which they do not.
"""
