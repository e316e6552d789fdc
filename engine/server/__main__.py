"""The engine as a process of its own, ``python -m stockbook.engine.server [processes [waiting]]``.

``stockbook engine`` is the same for people; processes are 0 for one on each core.
"""

from __future__ import annotations

import os
import sys

from stockbook.engine.server.server import WAITING, serve


def main() -> int:
    """Answer the lines on standard input until their end; the exit code."""
    # Python looks for modules in the current folder first, in every process that is started from here.
    os.environ["PYTHONSAFEPATH"] = "1"
    processes, waiting, *_ = [*map(int, sys.argv[1:]), 0, 0][:2]
    return serve(processes or None, waiting or WAITING, sys.stdin.fileno(), sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
