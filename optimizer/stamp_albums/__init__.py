"""The best purchases of a turn of Stamp Albums."""
