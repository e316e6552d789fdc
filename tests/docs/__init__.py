"""The documentation: its examples run, and answer what it shows."""
