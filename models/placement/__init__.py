"""The placement model: rows for CP-SAT whose solutions are the legal placements of new tiles."""
