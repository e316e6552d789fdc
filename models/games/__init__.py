"""The protocol that all games implement, the table of games, and records of games."""
