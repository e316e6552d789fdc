"""The arena: agents play whole games against each other, which measures their strength."""
