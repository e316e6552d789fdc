"""Questions of the command line: answered in this process, with progress and warnings on standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, BROKEN, IMPOSSIBLE, INTERRUPTED, WRONG_INPUT
from stockbook.engine.answering import OnReview, Reporter, answer, position_of
from stockbook.engine.answers import Advised, Outcome, Refusal
from stockbook.engine.choices import Refused
from stockbook.engine.questions import Found, Hint, Question, Source, question_with
from stockbook.games.registry import game_of
from stockbook.games.sources import read_source
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import beside, lines_of, read_text, reading_only, toml_tables

if TYPE_CHECKING:
    from stockbook.engine.choices import SearchTime
    from stockbook.models.stampswap.facts import KeyedWarning
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.solver.limits import SearchLimits

#: Outcome of a question -> exit code of its command.
CODES = {
    Outcome.ANSWERED: ANSWERED,
    Outcome.WRONG: WRONG_INPUT,
    Outcome.IMPOSSIBLE: IMPOSSIBLE,
    Outcome.INTERRUPTED: INTERRUPTED,
    Outcome.BROKEN: BROKEN,
}


NO_SHOW_PHASE = "this is no Show Phase of Stamp Swap or against Pinzetta: choose a file of one"
STDIN = "-"
FROM = "--files-from"
#: The keys of a position, or of a recorded game, that may name a file.
NAMING = ("deck", "cards")
#: The line of a recorded game above which it has keys.
END_OF_KEYS = "\n---"


class TerminalReporter(Reporter):
    """Tells warnings and progress on standard error; a search may be interrupted."""

    def warn(self, name: str, warnings: Sequence[KeyedWarning]) -> None:
        told = "; ".join(f"{key}: {message}" for key, message in warnings)
        print(f"{name}: warning: {told}", file=sys.stderr)

    @contextmanager
    def searching(self, time: SearchTime) -> Iterator[SearchLimits]:
        from stockbook.cli.rendering.progress import ProgressLine

        with signals.searching() as stop, ProgressLine() as line:
            yield time.limits(line, stop)

    @contextmanager
    def reviewing(self, limits: SearchLimits) -> Iterator[tuple[SearchLimits, OnReview]]:
        from stockbook.cli.rendering.progress import CountLine

        with signals.searching() as stop, CountLine("decisions") as line:
            yield replace(limits, stop=stop), lambda found: line(len(found.decisions), found.to_review)


class GameReporter(TerminalReporter):
    """Tells as ever; Ctrl-C ends the search of a hint with its best so far, and the game goes on."""

    @contextmanager
    def searching(self, time: SearchTime) -> Iterator[SearchLimits]:
        try:
            with super().searching(time) as limits:
                yield limits
        except KeyboardInterrupt:
            raise ValueError("stopped before there was a hint") from None
        finally:
            signals.go_on()


@dataclass(frozen=True)
class FileOptions:
    """The files of a command, each once, and what makes a batch of ``many``: each answer is a line of JSON.

    ``searches`` is the number of searches side by side for each file; None for one on each core. ``Refused``
    if there is no file, or those of the list cannot be read.
    """

    given: list[str] | None
    files_from: str | None
    out: str | None
    workers: int | None
    dask: str | None
    files: tuple[str, ...] = field(init=False)
    many: bool = field(init=False)
    searches: int | None = field(init=False)

    def __post_init__(self) -> None:
        listed = () if self.files_from is None else _listed(self.files_from)
        files = (*(self.given or ()), *listed)
        if not files and self.files_from is None:
            raise typer.BadParameter(f"name one, or several with {FROM} LIST", param_hint="file")
        if not files:
            raise Refused([Fault(str(self.files_from), FROM, "names no file")])
        batch = (self.files_from, self.out, self.dask) != (None, None, None)
        object.__setattr__(self, "many", len(files) > 1 or batch)
        object.__setattr__(self, "searches", 1 if self.many else self.workers)
        object.__setattr__(self, "files", tuple(dict.fromkeys(files)))

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> FileOptions:
        """The files that the options of a command name."""
        files = [given["file"]] if "file" in given else given["files"]
        return cls(files, *map(given.get, ("files_from", "out", "workers", "dask")))

    @property
    def one(self) -> str:
        """The only file."""
        (file,) = self.files
        return file


def texts_of(file: str, deck: str | None = None) -> dict[str, str | PositionError]:
    """All that a command reads for a file, by path: the file, and those that it or an option names.

    What cannot be read is there as its error.
    """
    found = {file: _text(file)}
    for named in _named_files(found[file]) if file != STDIN else ():
        try:
            path = str(beside(Path(file).parent, named))
        except ValueError:
            continue  # The command refuses it, with its place.
        found[path] = _text(path)
    if deck is not None and deck not in found:
        found[deck] = _text(deck)
    return found


def _text(path: str) -> str | PositionError:
    try:
        return read_text(path)[0]
    except PositionError as error:
        return error


def _named_files(text: str | PositionError) -> list[str]:
    """The files that a position or a recorded game names."""
    if isinstance(text, PositionError) or not any(key in text for key in NAMING):
        return []
    try:
        tables = toml_tables(text.partition(END_OF_KEYS)[0], "")
    except PositionError:
        return []
    return [tables[key] for key in NAMING if isinstance(tables.get(key), str)]


def _listed(path: str) -> list[str]:
    """The files that a list names; ``Refused`` if it cannot be read."""
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refused([Fault(path, FROM, f"cannot be read: {reason}")]) from None
    if b"\0" in data:  # As in UTF-16, which some shells write.
        raise Refused([Fault(path, FROM, "not UTF-8 text: save the list as plain UTF-8 text")])
    return [line for line in lines_of(os.fsdecode(data)) if line.strip()]


def source_of(file: str, at: int | None = None, deck: str | None = None) -> Source:
    """The texts of a file, and of those that it or an option names."""
    return Source(texts_of(file, deck), file, at)


def show_phases(files: Iterable[str], at: int | None = None) -> list[Position]:
    """The Show Phases in files; the faults of all of them are told at once."""
    found, reporter, more = [], TerminalReporter(), 0
    faults: list[Fault] = []
    for file in files:
        try:
            with reading_only(texts_of(file)):
                position = position_of(read_source(file, at), reporter)
            mine = game_of(position).my_side(position)
            if mine is None or mine.phase != "show":
                raise Refused([Fault(file, "phase", NO_SHOW_PHASE)])
            found.append(mine)
        except (PositionError, Refused) as error:
            faults += error.faults
            more += getattr(error, "more", 0)
    if faults:
        raise PositionError(faults, more)
    return found


def questions_of(
    kind: type[Question[Found]], given: Mapping[str, Any], **more: Any
) -> tuple[FileOptions, Callable[[str], Question[Found]]]:
    """The files of a command, and what makes its question about one of them, from its options and more."""
    chosen = FileOptions.of(given)
    values = {**given, **more, "workers": chosen.searches}

    def question(file: str) -> Question[Found]:
        source = source_of(file, given.get("at"), given.get("deck"))
        made: Question[Found] = question_with(kind, source, values)
        return made

    return chosen, question


def ask(question: Question[Found], reporter: Reporter | None = None) -> Found:
    """The answer to a question; a ``PositionError`` if it is wrong, ``Refused`` if the rules leave none."""
    found = answer(question, reporter or TerminalReporter())
    if not isinstance(found, Refusal):
        return found
    if found.possible:
        raise PositionError(found.faults, found.more)
    raise Refused(found.faults, possible=False)


def print_advice(found: Advised, question: Question[Advised], *, as_json: bool) -> int:
    """Print the answer to a question, and on standard error what it leaves out of its text; the exit code."""
    asked: Any = question
    for text in found.assumed:
        print(f"{asked.deck or question.source.shown_name}: {text}", file=sys.stderr)
    if not as_json:
        from stockbook.cli.games.parts import show_advice

        show_advice(found.advice, getattr(asked, "plans", 1))
        return CODES[found.outcome]
    from stockbook.engine.documents.common import to_json

    print(to_json(found.document))
    if type(question) is Hint:
        position = found.advice.position
        for line in game_of(position).assumptions(position):
            print(line, file=sys.stderr)
    return CODES[found.outcome]
