"""How long tests wait for what should happen."""

PATIENCE = 300.0
"""Seconds after which something hangs. Nothing is too slow: the machine may be very busy."""
