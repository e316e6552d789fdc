"""The commands that ``stockbook engine`` answers, just as the command line does."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING, Any

import typer

from stockbook.cli.commands import deck, puzzle
from stockbook.cli.commands.check import check
from stockbook.cli.commands.collect import collect
from stockbook.cli.commands.cut import cut
from stockbook.cli.commands.explain import explain
from stockbook.cli.commands.hint import hint
from stockbook.cli.commands.review import FOLLOWER, review
from stockbook.cli.commands.score import score
from stockbook.cli.commands.show import show
from stockbook.cli.commands.turn import turn
from stockbook.cli.commands.whatif import whatif
from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import INTERRUPTED, exit_code
from stockbook.cli.questions.printed import printed
from stockbook.cli.questions.search import LISTENER
from stockbook.engine.documents.common import faults_document
from stockbook.engine.refused import Refused
from stockbook.engine.server.question import unused
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.engine.server.question import Question
    from stockbook.engine.server.worker import Answer, Document
    from stockbook.optimizer.review.game_review import GameReview
    from stockbook.optimizer.solver.limits import Progress

#: Command -> the function of the command line that answers it.
COMMANDS: dict[str, Callable[..., int]] = {
    "hint": hint,
    "place": hint,
    "cut": cut,
    "choose": cut,
    "collect": collect,
    "explain": explain,
    "score": score,
    "check": check,
    "show": show,
    "whatif": whatif,
    "puzzle check": puzzle.check,
    "deck check": deck.check,
    "review": review,
    "turn": turn,
}
#: Options that a request does not have, by name and by what they hold: it opens and writes no file, asks no
#: other machine, and its answer is always JSON.
LEFT_OUT = ("--json", "--toml", "--force", "--help")
PLACES = ("FILE", "OUT", "LIST", "ADDRESS")
#: The option whose file is sent as its text, or as its table.
COPY = "deck"
FILE = "-"


def start() -> Answer:
    """Prepare a process for answering questions; what they need is loaded by now."""
    signals.printing()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signals.begin()
    for name in ("advice", "explanation", "wishes"):
        import_module(f"stockbook.engine.{name}")
    return answer


def answer(question: Question, tell: Callable[[Document], None]) -> Document:
    """The document of a question, as the command prints it.

    Parameters
    ----------
    question
        The question.
    tell
        Takes an empty document as soon as Ctrl-C gives the best so far, and after that the reports.
    """
    try:
        arguments, texts, warnings = _arguments(question)
    except Refused as refused:
        return faults_document(refused.faults)

    def run() -> int:
        try:
            signals.forget()
            tell({})
            return exit_code(lambda: _group()(arguments, standalone_mode=False), True)
        except KeyboardInterrupt:
            return INTERRUPTED
        finally:
            signals.printing()

    listener = LISTENER.set(lambda: _reports(question.report_every, tell))
    follower = FOLLOWER.set(lambda: _parts(question.report_every, tell))
    document, code = printed(run, texts)
    LISTENER.reset(listener)
    FOLLOWER.reset(follower)
    if code >= INTERRUPTED or signals.exit_code() is not None:
        document["stopped"] = True
    if warnings:
        document["warnings"] = [*warnings, *document.get("warnings", [])]
    return document


@cache
def _group() -> Any:
    """The commands as typer runs them."""
    app = typer.Typer(add_completion=False)
    for name, function in COMMANDS.items():
        app.command(name)(function)
    return typer.main.get_command(app)


@cache
def _options(command: str) -> tuple[str, ...]:
    """The options that a request may have, without dashes."""
    params = _group().commands[command].params
    names = [name for param in params if param.metavar not in PLACES for name in param.opts]
    copies = [name for param in params for name in param.opts if name == f"--{COPY}"]
    return tuple(name[2:] for name in names + copies if name.startswith("--") and name not in LEFT_OUT)


@cache
def _repeated(command: str) -> tuple[str, ...]:
    """The options that may be given several times, without dashes."""
    params = _group().commands[command].params
    return tuple(name[2:] for param in params if getattr(param, "multiple", False) for name in param.opts)


def _arguments(question: Question) -> tuple[list[str], dict[str, str], list[dict[str, str]]]:
    """The arguments of the command line, the texts that its paths mean, and a warning for what is not used.

    Raises
    ------
    Refused
        If a text is missing, or an option is no text, number or truth value.
    """
    if question.text is None:
        raise Refused([Fault("", "text", "missing: send the text of a position, or a position")])
    known = _options(question.command)
    texts = {FILE: question.text}
    arguments = [question.command, FILE, "--json"]
    options = {"workers": 1, **question.options} if "workers" in known else question.options
    for name, value in options.items():
        if name not in known or value is None or value is False:
            continue
        if name == COPY:
            texts[COPY] = value if isinstance(value, str) else json.dumps(value)
            value = COPY
        several = isinstance(value, list) and name in _repeated(question.command)
        for each in value if several else [value]:
            if not isinstance(each, str | int | float):
                message = f"write a text, a number, true or false{', or a list of them' * several}"
                raise Refused([Fault("", f"options.{name}", message)])
            arguments.append(f"--{name}" if each is True else f"--{name}={each}")
    return arguments, texts, [unused(f"options.{name}", name, known) for name in options if name not in known]


@contextmanager
def _reports(every: float | None, tell: Callable[[Document], None]) -> Iterator[Callable[[Progress], None]]:
    """Tell the progress of a search every so many seconds, as long as nothing in it gets worse."""
    told: list[Document] = []
    next_time = monotonic() + (every or 0)

    def hear(progress: Progress) -> None:
        nonlocal next_time
        if every is None or progress.best is None or monotonic() < next_time:
            return
        report = {"best": progress.best, "bound": progress.bound, "plan": progress.move}
        if progress.samples is not None:
            report["samples"] = progress.samples
        if told and _worse(report, told[-1]):
            return
        told[:] = [report]
        next_time = monotonic() + every
        tell(report)

    yield hear


@contextmanager
def _parts(every: float | None, tell: Callable[[Document], None]) -> Iterator[Callable[[GameReview], None]]:
    """Tell a review as far as it has come: after its first decision, and then every so many seconds."""
    from stockbook.engine.documents.review import review_document

    next_time = monotonic()

    def hear(review: GameReview) -> None:
        nonlocal next_time
        if every is not None and monotonic() >= next_time:
            next_time = monotonic() + every
            tell(review_document(review))

    yield hear


def _worse(report: Document, before: Document) -> bool:
    """Whether a report takes back something, or counts in another way."""
    bound, bound_before = report["bound"], before["bound"]
    if report["best"] < before["best"] or (bound is None) != (bound_before is None):
        return True
    return bound is not None and bound > bound_before
