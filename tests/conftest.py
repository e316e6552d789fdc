"""Settings of all tests."""

from hypothesis import settings

# The same examples on every run, so that a failure is a change of the code and never of luck.
# `pytest --hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile("steady")
