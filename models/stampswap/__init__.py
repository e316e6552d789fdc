"""Whole games of Stamp Swap: decks, rounds, every phase, records."""
