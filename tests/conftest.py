"""Settings of all tests."""

import signal

from hypothesis import settings

from tests.games import heap_known

# The game of the tests is for every folder.
__all__ = ["heap_known"]

# The same examples on every run, so that a failure is a change of the code and never of luck.
# `pytest --hypothesis-profile=search` looks for new ones, and for more.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=40)
settings.register_profile("search", deadline=None, max_examples=200)
settings.load_profile("steady")


def pytest_runtest_setup() -> None:
    """Each test starts with Python's own Ctrl-C, which a solver of another test may have taken away."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
