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
    AnswerForm.PLACEMENT: lambda advice: _documents("placement").placement_document(
        advice.answer, advice.goal
    ),
    AnswerForm.GAME_PLACEMENT: lambda advice: _documents("game_placement").game_placement_document(
        advice.answer
    ),
    AnswerForm.CUTS: lambda advice: _documents("swap").cut_document(advice.answer, advice.goal),
    AnswerForm.PILES: lambda advice: _documents("swap").choice_document(advice.answer, advice.goal),
    AnswerForm.ITEMS: lambda advice: _documents("collect").collect_document(advice.answer, advice.goal),
    AnswerForm.SOLO: lambda advice: _documents("pinzetta").solo_document(advice.answer, advice.goal),
    AnswerForm.STAMPS_MOVES: lambda advice: _documents("stamps_game").moves_document(
        advice.answer, advice.seconds, advice.seed
    ),
    AnswerForm.PURCHASES: lambda advice: _documents("stamp_albums").purchases_document(
        advice.position, advice.answer, advice.goal, advice.seconds, advice.seed
    ),
    AnswerForm.ACTIONS: lambda advice: _documents("actions").actions_document(advice, advice.answer),
    AnswerForm.PLACEMENT_EXPLAINED: lambda advice: _documents("placement").explanation_document(
        advice.answer, advice.goal
    ),
    AnswerForm.GAME_PLACEMENT_EXPLAINED: lambda advice: _documents("explanation").game_explanation_document(
        advice.answer
    ),
    AnswerForm.ROW_EXPLAINED: lambda advice: _documents("explanation").row_explanation_document(
        advice.answer, advice.goal
    ),
    AnswerForm.COMPARISON: lambda advice: _documents("explanation").comparison_document(
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
