"""Pictures of albums, positions and puzzles: as text for the terminal and as SVG to print."""
