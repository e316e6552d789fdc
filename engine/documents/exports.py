"""The document of ``export``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from stockbook.engine.documents.common import Heading, heading
from stockbook.optimizer.placement.exports import ModelFormat

if TYPE_CHECKING:
    from stockbook.engine.exports import Exported


class Model(TypedDict):
    """The model of a Show Phase with one contest, null where none is open: its size, and the file."""

    contest: str | None
    variables: int
    constraints: int
    text: str


class Models(Heading):
    """The models of a Show Phase in a format, one for each contest."""

    format: ModelFormat
    models: list[Model]


def exported_document(found: Exported) -> dict[str, Any]:
    """The document of ``export``."""
    models = [
        Model(
            contest=None if each.contest is None else str(each.contest),
            variables=each.variables,
            constraints=each.constraints,
            text=each.text,
        )
        for each in found.models
    ]
    head = heading(found.game, found.phase, found.warnings)
    return dict(Models(**head, format=found.format, models=models))
