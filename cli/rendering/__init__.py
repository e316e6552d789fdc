"""How answers look in the terminal."""
