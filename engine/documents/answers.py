"""The document of each form of answer, made by the module of its game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from stockbook.models.play.goal import AnswerForm


def _of_answer(module: str, name: str) -> Callable[[Any], dict[str, Any]]:
    """What makes the document of the answer of an advice by its goal."""
    return lambda advice: _of_advice(module, name)(advice.answer, advice.goal)


def _of_advice(module: str, name: str) -> Callable[..., dict[str, Any]]:
    """A function of a module of documents, which loads what it needs of its game."""

    def make(*found: Any) -> dict[str, Any]:
        document: dict[str, Any] = getattr(import_module(f"stockbook.engine.documents.{module}"), name)(
            *found
        )
        return document

    return make


#: Form of an answer -> what makes the document of an advice with it.
DOCUMENTS: dict[AnswerForm, Callable[[Any], dict[str, Any]]] = {
    AnswerForm.PLACEMENT: _of_answer("show_phase", "placement_document"),
    AnswerForm.GAME_PLACEMENT: _of_answer("show_phase", "game_placement_document"),
    AnswerForm.CUTS: _of_answer("swap", "cut_document"),
    AnswerForm.PILES: _of_answer("swap", "choice_document"),
    AnswerForm.ITEMS: _of_answer("swap", "collect_document"),
    AnswerForm.SOLO: _of_answer("swap", "solo_document"),
    AnswerForm.STAMPS_MOVES: _of_advice("moves", "moves_document"),
    AnswerForm.PURCHASES: _of_advice("moves", "purchases_document"),
    AnswerForm.ACTIONS: _of_advice("moves", "actions_document"),
    AnswerForm.PLACEMENT_EXPLAINED: _of_answer("show_phase", "explanation_document"),
    AnswerForm.GAME_PLACEMENT_EXPLAINED: _of_answer("show_phase", "game_explanation_document"),
    AnswerForm.ROW_EXPLAINED: _of_answer("swap", "row_explanation_document"),
    AnswerForm.COMPARISON: _of_advice("moves", "comparison_document"),
    AnswerForm.PLACEMENT_WISHED: _of_answer("what_if", "what_if_document"),
    AnswerForm.CUTS_WISHED: _of_answer("what_if", "cut_what_if_document"),
    AnswerForm.WORTH: _of_answer("what_if", "worth_document"),
    AnswerForm.GAME_PLACEMENT_WISHED: _of_answer("what_if", "game_what_if_document"),
}
