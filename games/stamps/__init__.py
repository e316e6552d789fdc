"""STAMPS: its object, and its part of answers and of play."""
