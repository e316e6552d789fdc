"""Stamp Albums, a game for two with the Decktet: its cards, rules and files, and the turn as a model."""
