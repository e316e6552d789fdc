"""The parts that every search shares: its limits, the budget of an answer, and the binding to CP-SAT."""
