"""STAMPS: one grid that all players share, traps, and pieces on tracks."""
