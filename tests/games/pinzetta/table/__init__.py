"""Tests of games against Pinzetta at a real table."""
