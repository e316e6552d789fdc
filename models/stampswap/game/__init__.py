"""Whole games of Stamp Swap: decks, states, the rules of every phase, and each player's view."""
