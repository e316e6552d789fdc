"""Settings of all tests."""

from hypothesis import settings

from tests.games import heap_known

# The game of the tests is for every folder.
__all__ = ["heap_known"]

# The same examples on every run, so that a failure is a change of the code and never of luck.
# `pytest --hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile("steady")
