"""The question for the models of a Show Phase in formats that other solvers read, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stockbook.engine.answering import ANSWERS, Reporter, position_of
from stockbook.engine.answers import Answer
from stockbook.engine.choices import Refused, read_contest
from stockbook.engine.questions import Question
from stockbook.games.registry import game_of
from stockbook.games.sources import read_source
from stockbook.models.files.faults import Fault
from stockbook.optimizer.placement.exports import ExportedModel, ModelFormat, exported

NO_MODEL = "only a Show Phase has a model to export"


@dataclass(frozen=True)
class Exported(Answer):
    """The models of a Show Phase, one for each contest that may be entered."""

    position: Any
    format: ModelFormat
    models: tuple[ExportedModel, ...]

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
    position = position_of(read_source(source.name, source.at), reporter)
    mine = game_of(position).my_side(position)
    if mine is None or mine.phase != "show":
        raise Refused([Fault(source.name, "phase", NO_MODEL)])
    contests = mine.may_enter
    if question.contest is not None:
        contests = (read_contest(source.name, position, question.contest),)
    name = source.shown_name
    models = tuple(exported(mine, contest, question.format, name) for contest in contests)
    return Exported(position, question.format, models)


ANSWERS[Export] = _export
