"""Stamp Swap: positions at the table, what is legal, what is scored, and the files they are written in."""
