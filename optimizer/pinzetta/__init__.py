"""Pinzetta, the solo opponent: the best cut and pile with exact odds, and the agents that play against her."""
