"""The document of each form of answer, made by the module of its game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from stockbook.models.play.goal import AnswerForm


def _documents(module: str) -> Any:
    """A module of documents, which loads what it needs of its game."""
    return import_module(f"stockbook.engine.documents.{module}")


#: Form of an answer -> its document.
DOCUMENTS: dict[AnswerForm, Callable[[Any], dict[str, Any]]] = {
    AnswerForm.PLACEMENT: lambda advice: _documents("show_phase").placement_document(
        advice.answer, advice.goal
    ),
    AnswerForm.GAME_PLACEMENT: lambda advice: _documents("show_phase").game_placement_document(advice.answer),
    AnswerForm.CUTS: lambda advice: _documents("swap").cut_document(advice.answer, advice.goal),
    AnswerForm.PILES: lambda advice: _documents("swap").choice_document(advice.answer, advice.goal),
    AnswerForm.ITEMS: lambda advice: _documents("swap").collect_document(advice.answer, advice.goal),
    AnswerForm.SOLO: lambda advice: _documents("swap").solo_document(advice.answer, advice.goal),
    AnswerForm.STAMPS_MOVES: lambda advice: _documents("moves").moves_document(
        advice.answer, advice.seconds, advice.seed
    ),
    AnswerForm.PURCHASES: lambda advice: _documents("moves").purchases_document(
        advice.position, advice.answer, advice.goal, advice.seconds, advice.seed
    ),
    AnswerForm.ACTIONS: lambda advice: _documents("moves").actions_document(advice),
    AnswerForm.PLACEMENT_EXPLAINED: lambda advice: _documents("show_phase").explanation_document(
        advice.answer, advice.goal
    ),
    AnswerForm.GAME_PLACEMENT_EXPLAINED: lambda advice: _documents("show_phase").game_explanation_document(
        advice.answer
    ),
    AnswerForm.ROW_EXPLAINED: lambda advice: _documents("swap").row_explanation_document(
        advice.answer, advice.goal
    ),
    AnswerForm.COMPARISON: lambda advice: _documents("moves").comparison_document(
        advice.position, advice.answer, advice.seconds, advice.seed
    ),
    AnswerForm.PLACEMENT_WISHED: lambda advice: _documents("what_if").what_if_document(
        advice.answer, advice.goal
    ),
    AnswerForm.CUTS_WISHED: lambda advice: _documents("what_if").cut_what_if_document(
        advice.answer, advice.goal
    ),
    AnswerForm.WORTH: lambda advice: _documents("what_if").worth_document(advice.answer),
    AnswerForm.GAME_PLACEMENT_WISHED: lambda advice: _documents("what_if").game_what_if_document(
        advice.answer, advice.goal
    ),
}
