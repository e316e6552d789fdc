"""The checks before a release."""
