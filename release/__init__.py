"""Checks whether a version can be released: its texts, and its packages in an empty environment."""
