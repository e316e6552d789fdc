"""The document of ``export``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from stockbook.engine.documents.common import Heading, heading
from stockbook.engine.documents.show_phase import contest_text
from stockbook.optimizer.placement.exports import ModelFormat

if TYPE_CHECKING:
    from stockbook.engine.exports import Exported


class Model(TypedDict):
    """The file of the model with one contest, null where none is open."""

    contest: str | None
    text: str


class Models(Heading):
    """The models of a Show Phase in a format, one for each contest."""

    format: ModelFormat
    models: list[Model]


def exported_document(found: Exported) -> dict[str, Any]:
    """The document of ``export``."""
    models = [Model(contest=contest_text(contest), text=text) for contest, text in found.models.items()]
    head = heading(found.game, found.phase, found.warnings)
    return dict(Models(**head, format=found.format, models=models))
