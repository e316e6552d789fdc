"""Whole games in the terminal, against agents."""
