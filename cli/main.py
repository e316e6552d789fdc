"""The console script ``stockbook``: a signal ends it cleanly from the first line on.

Importing this module answers the signals that end a command; until the command runs nothing was done yet, so
they end the process at once.
"""

import os
import signal

#: The signals that end a command: Ctrl-C, a request to end, a terminal that was closed.
ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def end_at_once(number: int, frame: object) -> None:
    """End the process without an answer."""
    os.write(2, b"stopped\n")
    os._exit(128 + number)


for _number in ENDING:
    if signal.getsignal(_number) in (signal.SIG_DFL, signal.default_int_handler):  # Else switched off.
        signal.signal(_number, end_at_once)


def main() -> None:
    """Run the command line of this process."""
    from stockbook.cli.app import run

    run(end_at_once)
