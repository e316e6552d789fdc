"""The games: one object for each, which all that is above knows it by."""
