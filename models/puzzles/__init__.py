"""Placement puzzles: their kinds and levels, and how positions for them are dealt."""
