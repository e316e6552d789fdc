"""Questions of the command line: answered in this process, with progress and warnings on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, BROKEN, IMPOSSIBLE, INTERRUPTED, WRONG_INPUT
from stockbook.cli.questions.files import texts_of
from stockbook.engine.answering import OnReview, Reporter, answer
from stockbook.engine.answers import Advised, Outcome, Refusal
from stockbook.engine.choices import Refused
from stockbook.engine.questions import Found, Hint, Question, Source
from stockbook.games.registry import game_of
from stockbook.models.files.faults import PositionError

if TYPE_CHECKING:
    from stockbook.engine.choices import SearchTime
    from stockbook.models.stampswap.facts import KeyedWarning
    from stockbook.optimizer.solver.limits import SearchLimits

#: Outcome of a question -> exit code of its command.
CODES = {
    Outcome.ANSWERED: ANSWERED,
    Outcome.WRONG: WRONG_INPUT,
    Outcome.IMPOSSIBLE: IMPOSSIBLE,
    Outcome.INTERRUPTED: INTERRUPTED,
    Outcome.BROKEN: BROKEN,
}


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


def source_of(file: str, at: int | None = None, deck: str | None = None) -> Source:
    """The texts of a file, and of those that it or an option names."""
    return Source(texts_of(file, deck), file, at)


def ask(question: Question[Found], reporter: Reporter | None = None) -> Found:
    """The answer to a question, of which a reporter hears.

    Raises
    ------
    PositionError
        If the question is wrong, with every fault.
    Refused
        If the rules leave no answer.
    """
    found = answer(question, reporter or TerminalReporter())
    if not isinstance(found, Refusal):
        return found
    if found.possible:
        raise PositionError(found.faults, found.more)
    raise Refused(found.faults, possible=False)


def answer_hint(question: Hint, *, as_json: bool) -> int:
    """Print the best move for a position, with wishes where there are some; the exit code."""
    found = ask(question)
    code = print_advice(found, question.deck or question.source.shown_name, question.plans, as_json=as_json)
    if as_json and type(question) is Hint:
        position = found.advice.position
        for line in game_of(position).assumptions(position):
            print(line, file=sys.stderr)
    return code


def print_advice(found: Advised, name: str, plans: int = 1, *, as_json: bool) -> int:
    """Print advice, and on standard error what it leaves out of the text with this name; the exit code."""
    for text in found.assumed:
        print(f"{name}: {text}", file=sys.stderr)
    if as_json:
        from stockbook.engine.documents.common import to_json

        print(to_json(found.document))
    else:
        from stockbook.cli.rendering.advice import show_advice

        show_advice(found.advice, plans)
    return CODES[found.outcome]
