"""Questions of the command line: answered in this process, with progress and warnings on standard error."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from stockbook.cli.questions.files import texts_of
from stockbook.engine.answering import Reporter, answer
from stockbook.engine.answers import Refusal
from stockbook.engine.questions import Found, Question, Source
from stockbook.engine.refused import Refused
from stockbook.models.files.faults import PositionError

if TYPE_CHECKING:
    from stockbook.engine.search_time import SearchTime
    from stockbook.models.stampswap.warnings import KeyedWarning
    from stockbook.optimizer.solver.limits import SearchLimits


class TerminalReporter(Reporter):
    """Tells warnings on standard error, and the progress to the ``LISTENER``; a search may be interrupted."""

    def warn(self, name: str, warnings: Sequence[KeyedWarning]) -> None:
        told = "; ".join(f"{key}: {message}" for key, message in warnings)
        print(f"{name}: warning: {told}", file=sys.stderr)

    def searching(self, time: SearchTime) -> AbstractContextManager[SearchLimits]:
        from stockbook.cli.questions.search import listening

        return listening(time)


def source_of(file: str, at: int | None = None, deck: str | None = None) -> Source:
    """The texts of a file, and of those that it or an option names."""
    return Source(texts_of(file, deck), file, at)


def ask(question: Question[Found]) -> Found:
    """The answer to a question.

    Raises
    ------
    PositionError
        If the question is wrong, with every fault.
    Refused
        If the rules leave no answer.
    """
    found = answer(question, TerminalReporter())
    if not isinstance(found, Refusal):
        return found
    if found.possible:
        raise PositionError(found.faults, found.more)
    raise Refused(found.faults, possible=False)
