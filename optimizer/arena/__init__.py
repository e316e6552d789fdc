"""Agents against each other: paired games, intervals, a sequential test."""
