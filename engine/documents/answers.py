"""The document of each kind of answer, made by the module of its subject."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def _documents(module: str) -> Any:
    """A module of documents, which loads what it needs of its game."""
    return import_module(f"stockbook.engine.documents.{module}")


#: Kind of answer -> its document.
DOCUMENTS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "PlacementAdvice": lambda advice: _documents("show_phase").placement_document(advice.answer, advice.goal),
    "GamePlacementAnswer": lambda advice: _documents("show_phase").game_placement_document(advice.answer),
    "CutAdvice": lambda advice: _documents("swap").cut_document(advice.answer, advice.goal),
    "ChoiceAdvice": lambda advice: _documents("swap").choice_document(advice.answer, advice.goal),
    "CollectAdvice": lambda advice: _documents("swap").collect_document(advice.answer, advice.goal),
    "SoloAdvice": lambda advice: _documents("swap").solo_document(advice.answer, advice.goal),
    "RankedMoves": lambda advice: _documents("moves").moves_document(
        advice.answer, advice.seconds, advice.seed
    ),
    "RankedPurchases": lambda advice: _documents("moves").purchases_document(
        advice.position, advice.answer, advice.goal, advice.seconds, advice.seed
    ),
    "Explanation": lambda advice: _documents("show_phase").explanation_document(advice.answer, advice.goal),
    "GameExplanation": lambda advice: _documents("show_phase").game_explanation_document(advice.answer),
    "RowExplanation": lambda advice: _documents("swap").row_explanation_document(advice.answer, advice.goal),
    "Comparison": lambda advice: _documents("moves").comparison_document(
        advice.position, advice.answer, advice.seconds, advice.seed
    ),
    "WhatIf": lambda advice: _documents("what_if").what_if_document(advice.answer, advice.goal),
    "CutWhatIf": lambda advice: _documents("what_if").cut_what_if_document(advice.answer, advice.goal),
    "Worth": lambda advice: _documents("what_if").worth_document(advice.answer),
    "GameWhatIf": lambda advice: _documents("what_if").game_what_if_document(advice.answer, advice.goal),
}
