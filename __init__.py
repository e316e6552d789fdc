"""Stockbook: proved answers to "what is my best move?" in stamp-collecting board games."""


def __getattr__(name: str) -> str:
    """``__version__``, which is looked up when it is asked for: that takes longer than most commands."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("stockbook")
    except PackageNotFoundError:  # The folders are used without an install.
        return "0+unknown"
