"""What every search shares: the goal, the limits, the budget of an answer, and the binding to CP-SAT."""
