"""The console script ``stockbook``: a signal ends it cleanly from the first line on.

Importing this module answers the signals that end a command; until the command runs nothing was done yet, so
they end the process at once. A worker process, which loads its parent's script again under the name
``__mp_main__``, keeps its own handlers and says nothing.
"""

import os
import sys

#: The signals that end a command: Ctrl-C, a request to end, a terminal that was closed.
ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
#: Number of the signal of Ctrl-C, before its name is known.
CTRL_C = 2
#: New objects after which Python looks for garbage.
YOUNG_OBJECTS = 50_000


def end_at_once(number: int, frame: object) -> None:
    """End the process without an answer."""
    os.write(2, b"stopped\n")
    os._exit(128 + number)


try:
    import signal  # This takes milliseconds, in which Ctrl-C may come.

    for _name in () if "__mp_main__" in sys.modules else ENDING:
        _number = getattr(signal, _name, None)
        # A signal may be switched off.
        if _number and signal.getsignal(_number) in (signal.SIG_DFL, signal.default_int_handler):
            signal.signal(_number, end_at_once)
except KeyboardInterrupt:
    end_at_once(CTRL_C, None)


def main() -> None:
    """Run the command line of this process."""
    import gc

    # Python looks for modules in the current folder first, in every process that is started from here.
    os.environ["PYTHONSAFEPATH"] = "1"
    # What is loaded stays: to look for garbage among it takes a fifteenth of a short command.
    gc.set_threshold(YOUNG_OBJECTS)
    from stockbook.cli.app import run

    run(end_at_once)
