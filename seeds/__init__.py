"""Shipped data: positions, each with its provenance in the file."""
