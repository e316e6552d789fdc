"""A game made for tests, with all that a game registers, and what every game has to do."""
