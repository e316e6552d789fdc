"""The best Show Phase: a portfolio of exact searches beside a local search, and what its answers hold."""
