"""What all games have in common: the protocol of their rules, their registry, and records of games."""
