"""Games of Stamp Albums at a real table: what one player knows, line by line as it happens."""
