"""The solo game against Pinzetta: her cards, her procedure for the Swap Phase, her points, and its files."""
