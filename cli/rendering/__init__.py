"""Answers, positions and progress as the terminal shows them."""
