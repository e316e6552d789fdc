"""Reviews of recorded games: what each decision gave away against the best one, by the advice of its game."""
