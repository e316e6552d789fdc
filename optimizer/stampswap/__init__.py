"""Stamp Swap: agents that play whole games, evaluations of goods and contests, and the best move for the game."""
