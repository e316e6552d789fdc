"""Whole games of Stamp Swap: decks, rounds, the rules of every phase, and what each player sees."""
