"""Pinzetta: the best cut and pile against her by exact odds, and the agents that play against her."""
