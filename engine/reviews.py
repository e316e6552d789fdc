"""Finished reviews of many games, in memory and, where one is given, in a file with a line for each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from stockbook.engine.documents.review import summary_document
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.json_lines import JsonLines
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY
from stockbook.models.games.real_tables import TableRecord
from stockbook.models.games.record import Record


def record_key(record: Record | TableRecord) -> str:
    """A text that tells records apart by all that happened in them, wherever their files lie."""
    return sha256(str(record).encode()).hexdigest()[:16]


class FinishedReviews:
    """The documents of finished reviews, by the keys of their records.

    Parameters
    ----------
    setup
        The options that all reviews of one file share.
    path
        The file, which is made if there is none; None for memory only. A summary at its end is taken out.

    Raises
    ------
    PositionError
        If the file has a line that is no review, or one that was made with other options.
    OSError
        If it cannot be read or written.
    """

    def __init__(self, setup: Mapping[str, Any], path: Path | None = None) -> None:
        self.documents: dict[str, dict[str, Any]] = {}
        self._setup = dict(setup)
        self._file = None if path is None else JsonLines(path)
        if self._file:
            try:
                self._take_up(self._file, str(path))
            except BaseException:
                self._file.close()
                raise

    @property
    def summary(self) -> dict[str, Any]:
        """The document with the sums of each player over all games."""
        return summary_document([*self.documents.values()])

    def add(self, key: str, document: Mapping[str, Any]) -> dict[str, Any]:
        """Keep the review of the record with this key, and return its document with the options."""
        found = {**document, "record": key, "options": self._setup}
        if self._file:
            self._file.append({VERSION_KEY: SCHEMA, **found})
        self.documents[key] = found
        return found

    def close(self) -> None:
        """End the file with the summary, and close it."""
        if self._file:
            try:
                self._file.append({VERSION_KEY: SCHEMA, **self.summary})
            finally:
                self._file.close()

    def _take_up(self, file: JsonLines, name: str) -> None:
        lines = file.lines
        if lines and _document(lines[-1]).get("summary"):
            lines = lines[:-1]
        faults = []
        for number, line in enumerate(lines, 1):
            document = _document(line)
            if "record" not in document or "players" not in document:
                faults.append(Fault(name, f"line {number}", "not a review: take this line out"))
            elif document.get("options") != self._setup:
                fix = "use another file, or the options it was made with"
                faults.append(Fault(name, f"line {number}", f"reviewed with other options: {fix}"))
            else:
                self.documents.setdefault(document["record"], document)
        if faults:
            raise PositionError(faults)
        file.keep(len(lines))


def _document(line: str) -> dict[str, Any]:
    """The document in a line; an empty one if it is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
