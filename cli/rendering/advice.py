"""Positions of every game, and the answers to them, in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


def _rendering(module: str) -> Any:
    """A module of rendering, which loads what it needs of its game."""
    return import_module(f"stockbook.cli.rendering.{module}")


#: Kind of answer -> how it is printed, with the number of plans and whether options may be named.
_SHOW: dict[str, Callable[[Any, int, bool], None]] = {
    "PlacementAdvice": lambda advice, plans, options: _rendering("placement").show_answer(
        advice.answer, plans, options
    ),
    "GamePlacementAnswer": lambda advice, plans, options: _rendering("placement").show_game_placement(
        advice.answer, plans, options
    ),
    "CutAdvice": lambda advice, _, options: _rendering("swap").show_cuts(advice.answer, advice.goal, options),
    "ChoiceAdvice": lambda advice, *_: _rendering("swap").show_choices(advice.answer, advice.goal),
    "CollectAdvice": lambda advice, *_: _rendering("swap").show_collect_advice(advice.answer),
    "SoloAdvice": lambda advice, _, options: _rendering("pinzetta").show_advice(advice.answer, options),
    "RankedMoves": lambda advice, _, options: _rendering("stamps_game").show_answer(advice.answer, options),
    "RankedPurchases": lambda advice, _, options: _rendering("stamp_albums").show_answer(
        advice.position, advice.answer, advice.goal, options
    ),
    "Explanation": lambda advice, *_: _rendering("placement").show_explanation(advice.answer),
    "GameExplanation": lambda advice, *_: _rendering("placement").show_game_explanation(advice.answer),
    "WhatIf": lambda advice, plans, _: _rendering("what_if").show_what_if(advice.answer, plans),
    "CutWhatIf": lambda advice, _, options: _rendering("what_if").show_cut_what_if(
        advice.answer, advice.goal, options
    ),
    "Worth": lambda advice, plans, _: _rendering("what_if").show_worth(advice.answer, plans),
    "GameWhatIf": lambda advice, plans, _: _rendering("what_if").show_game_what_if(advice.answer, plans),
    "RowExplanation": lambda advice, *_: _show_row_explanation(advice),
    "Comparison": lambda advice, *_: _rendering("comparison").show_comparison(advice.answer),
}


#: Game -> what prints its positions.
_PICTURES: dict[str, Callable[[Any], None]] = {
    "stampswap": lambda position: _rendering("placement").show_position(position),
    "pinzetta": lambda position: _rendering("pinzetta").show_solo(position),
    "stamps": lambda position: _rendering("stamps_game").show_position(position),
    "stamp-albums": lambda position: _rendering("stamp_albums").show_position(position),
}


def show_picture(position: Any) -> None:
    """Print a position as a picture."""
    _PICTURES[position.game_name](position)


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
    _SHOW[type(advice.answer).__name__](advice, plans, options)
