"""Games at a real table: what one player knows, line by line as it happens, with nothing to deal from."""
