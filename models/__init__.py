"""What the games are: stamps, albums, contests, positions, rules and scores."""
