"""Random use of the whole program: wrong inputs, broken streams, signals at any moment."""
