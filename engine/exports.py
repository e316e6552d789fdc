"""The question for the models of a Show Phase in formats that other solvers read, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stockbook.engine.answering import ANSWERS, Reporter, show_phase_of
from stockbook.engine.answers import Answer
from stockbook.engine.choices import read_contest
from stockbook.engine.questions import Question
from stockbook.models.contests import Contest
from stockbook.optimizer.placement.exports import ModelFormat, exported


@dataclass(frozen=True)
class Exported(Answer):
    """The models of a Show Phase: the file for each contest that may be entered, or for none."""

    position: Any
    format: ModelFormat
    models: Mapping[Contest | None, str]

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.exports import exported_document

        return exported_document(self)


@dataclass(frozen=True)
class Export(Question[Exported]):
    """The question for the models of a Show Phase.

    Parameters
    ----------
    format
        The format of the files.
    contest
        The text of the contest to enter; None for a model of each that may be entered.
    """

    format: ModelFormat
    contest: str | None = None


def _export(question: Export, reporter: Reporter) -> Exported:
    source = question.source
    position, mine = show_phase_of(source, reporter)
    contests = mine.may_enter
    if question.contest is not None:
        contests = (read_contest(source.name, position, question.contest),)
    name = source.shown_name
    models = {contest: exported(mine, contest, question.format, name) for contest in contests}
    return Exported(position, question.format, models)


ANSWERS[Export] = _export
