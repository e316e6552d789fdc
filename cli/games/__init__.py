"""What the terminal prints of each game beside what it prints of any."""
