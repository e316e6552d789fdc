"""Stamp Swap: the best move for the whole game, evaluations of goods and contests, and agents."""
