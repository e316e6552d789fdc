"""Stamps, tiles and the album they lie on, and how both are written as text."""
