"""The solo opponent Pinzetta: her cards, how she appraises, cuts, chooses and scores."""
