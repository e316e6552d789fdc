"""The best stamp to play in STAMPS, and where."""
