"""STAMPS: one grid that all players share, the traps that stamps spring there, and pieces on tracks."""
