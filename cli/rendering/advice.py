"""Positions of every game, and the answers to them, in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from stockbook.models.play.goal import AnswerForm

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


def _rendering(module: str) -> Any:
    """A module of rendering, which loads what it needs of its game."""
    return import_module(f"stockbook.cli.rendering.{module}")


#: Form of an answer -> how it is printed, with the number of plans and whether options may be named.
_SHOW: dict[AnswerForm, Callable[[Any, int, bool], None]] = {
    AnswerForm.PLACEMENT: lambda advice, plans, options: _rendering("placement").show_answer(
        advice.answer, plans, options
    ),
    AnswerForm.GAME_PLACEMENT: lambda advice, plans, options: _rendering("placement").show_game_placement(
        advice.answer, plans, options
    ),
    AnswerForm.CUTS: lambda advice, _, options: _rendering("swap").show_cuts(
        advice.answer, advice.goal, options
    ),
    AnswerForm.PILES: lambda advice, *_: _rendering("swap").show_choices(advice.answer, advice.goal),
    AnswerForm.ITEMS: lambda advice, *_: _rendering("swap").show_collect_advice(advice.answer),
    AnswerForm.SOLO: lambda advice, _, options: _rendering("pinzetta").show_advice(advice.answer, options),
    AnswerForm.STAMPS_MOVES: lambda advice, _, options: _rendering("stamps_game").show_answer(
        advice.answer, options
    ),
    AnswerForm.PURCHASES: lambda advice, _, options: _rendering("stamp_albums").show_answer(
        advice.position, advice.answer, advice.goal, options
    ),
    AnswerForm.ACTIONS: lambda advice, _, options: _rendering("verdict").show_actions(advice.answer, options),
    AnswerForm.PLACEMENT_EXPLAINED: lambda advice, *_: _rendering("placement").show_explanation(
        advice.answer
    ),
    AnswerForm.GAME_PLACEMENT_EXPLAINED: lambda advice, *_: _rendering("placement").show_game_explanation(
        advice.answer
    ),
    AnswerForm.PLACEMENT_WISHED: lambda advice, plans, _: _rendering("what_if").show_what_if(
        advice.answer, plans
    ),
    AnswerForm.CUTS_WISHED: lambda advice, _, options: _rendering("what_if").show_cut_what_if(
        advice.answer, advice.goal, options
    ),
    AnswerForm.WORTH: lambda advice, plans, _: _rendering("what_if").show_worth(advice.answer, plans),
    AnswerForm.GAME_PLACEMENT_WISHED: lambda advice, plans, _: _rendering("what_if").show_game_what_if(
        advice.answer, plans
    ),
    AnswerForm.ROW_EXPLAINED: lambda advice, *_: _show_row_explanation(advice),
    AnswerForm.COMPARISON: lambda advice, *_: _rendering("verdict").show_comparison(advice.answer),
}


def _show_row_explanation(advice: Advice) -> None:
    from stockbook.optimizer.pinzetta.advice import SoloAdvice
    from stockbook.optimizer.swap.explain import RowExplanation

    assert isinstance(advice.answer, RowExplanation)
    if isinstance(advice.answer.advice, SoloAdvice):
        _rendering("pinzetta").show_explanation(advice.answer)
    else:
        _rendering("swap").show_row_explanation(advice.answer, advice.goal)


def show_advice(advice: Advice, plans: int = 1, options: bool = True) -> None:
    """Print the best moves, as many plans of a Show Phase as were asked for.

    The text names ``options`` of the command only where there are some, so not inside a game.
    """
    _SHOW[advice.answer.form](advice, plans, options)
