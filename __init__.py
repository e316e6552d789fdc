"""Stockbook: proved answers to "what is my best move?" in stamp-collecting board games."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("stockbook")
except PackageNotFoundError:  # The folders are used without an install.
    __version__ = "0+unknown"
