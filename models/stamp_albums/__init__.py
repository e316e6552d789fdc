"""Stamp Albums: the Decktet, its shops, market and purchases."""
