"""Clients: how often they ask, what they have used up, and how their connections are bounded."""
