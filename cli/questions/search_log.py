"""``--log FILE``: the course of a search, a line of JSON for each event."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from stockbook.cli.questions.asking import TerminalReporter
from stockbook.cli.questions.saving import Target
from stockbook.engine.documents.search_log import begun
from stockbook.models.files.json_text import json_line
from stockbook.optimizer.solver.limits import Progress

if TYPE_CHECKING:
    from stockbook.engine.choices import SearchTime
    from stockbook.optimizer.solver.limits import Event, SearchLimits


class LoggingReporter(TerminalReporter):
    """The reporter that also writes the course of the search of a file, when it has ended."""

    def __init__(self, target: Target, file: str) -> None:
        self._target = target
        self._file = file

    @contextmanager
    def searching(self, time: SearchTime) -> Iterator[SearchLimits]:
        with super().searching(time) as limits:
            started, tell = monotonic(), limits.on_progress
            lines, known = [begun(self._file, limits)], Progress()

            def note(event: Event) -> None:
                lines.append({"seconds": round(monotonic() - started, 4), **event})

            def on_progress(progress: Progress) -> None:
                nonlocal known
                if progress != known:
                    note({"event": "progress", **vars(progress)})
                known = progress
                if tell:
                    tell(progress)

            try:
                yield replace(limits, on_event=note, on_progress=on_progress)
            finally:
                # Events of several threads may be noted in another order.
                lines.sort(key=lambda line: float(line["seconds"]))
                self._target.write("".join(f"{json_line(line)}\n" for line in lines))
