"""Agents that play whole games, and how strong they are against each other."""
