"""The phases of Stamp Swap: each asks the optimizer for the best move and prints the answer."""
