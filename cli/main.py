"""The console script ``stockbook``: a signal ends it cleanly from the first line on.

Importing this module answers the signals that end a command; until the command runs nothing was done yet, so
they end the process at once. A worker process, which loads its parent's script again under the name
``__mp_main__``, keeps its own handlers and says nothing.
"""

import os
import sys

#: Exit code after Ctrl-C.
INTERRUPTED = 130
#: New objects after which Python looks for garbage.
YOUNG_OBJECTS = 50_000

try:
    from stockbook.cli.questions import signals  # This takes milliseconds, in which Ctrl-C may come.

    if "__mp_main__" not in sys.modules:
        signals.begin()
except KeyboardInterrupt:
    os.write(2, b"stopped\n")
    os._exit(INTERRUPTED)


def main() -> None:
    """Run the command line of this process."""
    import gc

    # Python looks for modules in the current folder first, in every process that is started from here.
    os.environ["PYTHONSAFEPATH"] = "1"
    # What is loaded stays: to look for garbage among it takes a fifteenth of a short command.
    gc.set_threshold(YOUNG_OBJECTS)
    from stockbook.cli.app import run

    run()
