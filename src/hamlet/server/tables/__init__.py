"""A table as its log makes it, who may do what, and what is told; no network, storage or clock."""
