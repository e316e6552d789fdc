"""``--log FILE``: the course of a search, a line of JSON for each event."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions.asking import TerminalReporter
from stockbook.cli.questions.saving import Target
from stockbook.engine.documents.search_log import begun, event_line, progress_line
from stockbook.models.files.json_text import json_line

if TYPE_CHECKING:
    from stockbook.engine.choices import SearchTime
    from stockbook.optimizer.solver.limits import Event, Progress, SearchLimits


class LoggingReporter(TerminalReporter):
    """Tells as ever, and writes the course of the search of a file when it has ended."""

    def __init__(self, target: Target, file: str) -> None:
        self._target = target
        self._file = file
        self._lines: list[dict[str, Any]] = []

    @contextmanager
    def searching(self, time: SearchTime) -> Iterator[SearchLimits]:
        with super().searching(time) as limits:
            started, tell = monotonic(), limits.on_progress
            self._lines.append(begun(self._file, limits))
            known: Progress | None = None

            def on_event(event: Event) -> None:
                self._lines.append(event_line(monotonic() - started, event))

            def on_progress(progress: Progress) -> None:
                nonlocal known
                if progress != known:
                    self._lines.append(progress_line(monotonic() - started, progress))
                known = progress
                if tell:
                    tell(progress)

            try:
                yield replace(limits, on_event=on_event, on_progress=on_progress)
            finally:
                # Events of several threads may be noted in another order.
                self._lines.sort(key=lambda line: float(line["seconds"]))
                self._target.write("".join(f"{json_line(line)}\n" for line in self._lines))
