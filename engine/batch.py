"""Pieces of work side by side, on processes of this machine or on a Dask cluster, and their kept answers."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, get_origin, get_type_hints

from stockbook.engine.documents.engine_lines import Asked, Command
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY, without_halves
from stockbook.models.files.storage import JsonLines

if TYPE_CHECKING:
    from stockbook.optimizer.arena.workers import Workers

#: Seconds between two looks at the stop.
POLL = 0.05
#: A document as JSON has it.
Document: TypeAlias = dict[str, Any]
#: The key of a line by which a batch goes on; what is printed has not got it.
BATCH = "batch"
#: Its keys, with the types of their values.
KEPT = {key: get_origin(kind) or kind for key, kind in get_type_hints(Asked).items()}
#: Number of pieces handed out for each worker: none waits for its next one.
PIECES_PER_WORKER = 2
#: Number of times that a piece is tried that ends its worker.
TRIES = 2

Key = TypeVar("Key")
Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Batch(Generic[Key, Piece, Result]):
    """Pieces of work, each of which is done by one worker.

    Where the workers of an executor die, the pieces that they had are tried again one by one, so that one
    that ends its worker takes no other with it.

    Parameters
    ----------
    pieces
        The pieces by keys; they are sent to the workers, in processes of their own.
    work
        Does a piece; a function of a module, so workers find it.
    on_result
        Called with the key of each piece and its result as soon as it is done.
    on_loss
        Called with the key of each piece that ends its worker, and the reason.
    """

    def __init__(
        self,
        pieces: Mapping[Key, Piece],
        work: Callable[[Piece], Result],
        on_result: Callable[[Key, Result], None],
        on_loss: Callable[[Key, str], None],
    ) -> None:
        self._pieces = pieces
        self._work = work
        self._on_result = on_result
        self._on_loss = on_loss
        self._waiting = deque(pieces)
        self._suspects: deque[Key] = deque()
        self._out: dict[Future[Result], Key] = {}
        self._losses: Counter[Key] = Counter()

    def run(self, workers: Workers, stop: Callable[[], bool] = lambda: False) -> None:
        """Do all pieces; raise ``KeyboardInterrupt`` once ``stop`` says so.

        Nobody waits then for the pieces that are being done.
        """
        while self._waiting or self._suspects:
            executor = workers.open()
            patient = False
            try:
                self._hand_out(executor, workers.size, stop)
                patient = True
            except BrokenExecutor as error:
                patient = True
                self._suspect(str(error))
            finally:
                # The executor cancels what has not begun.
                executor.shutdown(wait=patient)

    def _hand_out(self, executor: Executor, size: Callable[[], int], stop: Callable[[], bool]) -> None:
        """Have pieces done until none is left; raise ``BrokenExecutor`` if the workers have died."""
        while self._waiting or self._suspects or self._out:
            alone = bool(self._suspects)
            source = self._suspects if alone else self._waiting
            while source and len(self._out) < (1 if alone else PIECES_PER_WORKER * size()):
                future = executor.submit(self._work, self._pieces[source[0]])
                self._out[future] = source.popleft()
            wait(self._out, POLL, FIRST_COMPLETED)
            for future in [each for each in self._out if each.done()]:
                error = future.exception()
                if isinstance(error, BrokenExecutor):
                    raise error
                # PrintedAnswer before it is let go, so that Ctrl-C in between loses nothing.
                if error:
                    self._on_loss(self._out[future], repr(error))
                else:
                    self._on_result(self._out[future], future.result())
                del self._out[future]
            if stop():
                raise KeyboardInterrupt

    def _suspect(self, reason: str) -> None:
        """Try the pieces again that workers had when they died; one that was alone has done it."""
        out, self._out = self._out, {}
        for future, key in out.items():
            if future.done() and not future.exception():
                self._on_result(key, future.result())
                continue
            self._losses[key] += len(out) == 1
            if self._losses[key] == TRIES:
                self._on_loss(key, reason)
            else:
                self._suspects.append(key)


class AnsweredFiles:
    """The documents of files that have been answered, by the file's name and what was read.

    A line is written as soon as it is added. Of a file that was read again with other content the newer
    document counts; none is taken out.

    Parameters
    ----------
    command
        The command that answers.
    options
        The options that all documents of one file share.
    path
        The file, which is made if there is none; None for memory only. A summary at its end is taken out.

    Raises
    ------
    PositionError
        If the file has a line that is no document of a batch, or one of another question.
    OSError
        If it cannot be read or written.
    """

    def __init__(self, command: str, options: Mapping[str, Any], path: Path | None = None) -> None:
        # As it comes back from a file, where a tuple is a list.
        self._question: Command = json.loads(json.dumps({"command": command, "options": options}))
        self._lines: dict[tuple[str, str], Document] = {}
        self._file = None if path is None else JsonLines(path)
        if self._file:
            try:
                self._take_up(self._file, str(path))
            except BaseException:
                self._file.close()
                raise

    def documents(self) -> list[Document]:
        """All documents, each text's once, wherever it lies."""
        return [_printed(line) for line in {text: line for (_, text), line in self._lines.items()}.values()]

    def get(self, file: str, text: str) -> tuple[Document, int] | None:
        """The document of a file and its exit code, if it was answered with what ``text`` stands for."""
        line = self._lines.get((without_halves(file), text))
        return None if line is None else (_printed(line), line[BATCH]["code"])

    def add(self, text: str, document: Document, code: int) -> None:
        """Keep the document of a file, which has its name, and its exit code."""
        line = {VERSION_KEY: SCHEMA, **document, BATCH: Asked(**self._question, text=text, code=code)}
        self._append(line)
        self._lines[without_halves(document["file"]), text] = line

    def end(self, summary: Document) -> None:
        """Write the summary, which is the last line."""
        self._append({VERSION_KEY: SCHEMA, **summary})

    def close(self) -> None:
        """Close the file."""
        if self._file:
            self._file.close()

    def _append(self, line: Document) -> None:
        if self._file:
            self._file.append(line)

    def _take_up(self, file: JsonLines, name: str) -> None:
        lines = file.lines
        if lines and _document(lines[-1][1]).get("summary"):
            lines = lines[:-1]
        for number, text in lines:
            line = _document(text)
            if fault := self._fault(line):
                raise PositionError([Fault(name, f"line {number}", fault)])
            self._lines[line["file"], line[BATCH]["text"]] = line
        file.keep(lines[-1][0] if lines else 0)

    def _fault(self, line: Document) -> str:
        """The reason why a line does not belong here; empty where it does."""
        batch: Any = line.get(BATCH)
        kept = isinstance(batch, dict) and all(isinstance(batch.get(key), kind) for key, kind in KEPT.items())
        if not kept or not isinstance(line.get("file"), str):
            return "not an answer of a batch: use another file, or take this line out"
        found = {key: batch[key] for key in self._question}
        if found == self._question:
            return ""
        fix = "use another file, or ask the same"
        return f"answers {_words(found)}, and this is {_words(self._question)}: {fix}"


def _printed(line: Document) -> Document:
    return {key: value for key, value in line.items() if key != BATCH}


def _words(question: Mapping[str, Any]) -> str:
    """A question as it is typed."""
    words = [question["command"]]
    for name, value in question["options"].items():
        words += [f"--{name}={each}" for each in (value if isinstance(value, list) else [value])]
    return " ".join(words)


def _document(line: str) -> Document:
    """The document in a line; an empty one if it is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
