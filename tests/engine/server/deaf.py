"""A process of an engine that does not do as it is told."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable

from stockbook.engine.request import Request
from stockbook.engine.server.worker import AnswerRequest, Document


def start_deaf() -> AnswerRequest:
    """It never hears an interrupt, and goes on reporting about the question ``long``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def answer(request: Request, tell: Callable[[Document], None]) -> Document:
        tell({})
        while request.id == "long":
            tell({"best": 1})
            time.sleep(0.05)
        return {"best": 2}

    return answer
