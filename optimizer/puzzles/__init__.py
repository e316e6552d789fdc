"""Placement puzzles: generating them, and the greedy players that they are graded by."""
