"""``python -m stockbook``: the same as the command ``stockbook``."""

if __name__ == "__main__":
    import sys

    if not sys.flags.safe_path:
        del sys.path[0]  # The current folder, from which the command imports nothing.
    from stockbook.cli.main import main

    main()
