"""The prints of each game in the terminal, beside those of any game."""
