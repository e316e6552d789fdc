"""The answer to any position, in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockbook.cli.rendering import pinzetta, placement, stamp_albums, stamps_game
from stockbook.cli.rendering.collect import show_collect_advice
from stockbook.cli.rendering.game_placement import show_game_explanation, show_game_placement
from stockbook.cli.rendering.swap import show_choices, show_cuts, show_row_explanation
from stockbook.engine.advice import Advice
from stockbook.optimizer.pinzetta.advice import SoloAdvice
from stockbook.optimizer.placement.answer import Answer
from stockbook.optimizer.placement.explain import Explanation
from stockbook.optimizer.stamp_albums.advice import RankedPurchases
from stockbook.optimizer.stamps_game.advice import RankedMoves
from stockbook.optimizer.stampswap.best_item import CollectAdvice
from stockbook.optimizer.stampswap.game_explanation import GameExplanation
from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer
from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice
from stockbook.optimizer.swap.explain import RowExplanation

_SHOW: dict[type, Callable[[Any, int], None]] = {
    Answer: lambda advice, plans: placement.show_answer(advice.answer, plans),
    GamePlacementAnswer: lambda advice, plans: show_game_placement(advice.answer, plans),
    CutAdvice: lambda advice, _: show_cuts(advice.answer, advice.goal),
    ChoiceAdvice: lambda advice, _: show_choices(advice.answer, advice.goal),
    CollectAdvice: lambda advice, _: show_collect_advice(advice.answer),
    SoloAdvice: lambda advice, _: pinzetta.show_advice(advice.answer),
    RankedMoves: lambda advice, _: stamps_game.show_answer(advice.answer),
    RankedPurchases: lambda advice, _: stamp_albums.show_answer(advice.position, advice.answer, advice.goal),
    Explanation: lambda advice, _: placement.show_explanation(advice.answer),
    GameExplanation: lambda advice, _: show_game_explanation(advice.answer),
    RowExplanation: lambda advice, _: _show_row_explanation(advice),
}


def _show_row_explanation(advice: Advice) -> None:
    assert isinstance(advice.answer, RowExplanation)
    if isinstance(advice.answer.advice, SoloAdvice):
        pinzetta.show_explanation(advice.answer)
    else:
        show_row_explanation(advice.answer, advice.goal)


def show_advice(advice: Advice, plans: int) -> None:
    """Print the best moves, as many plans of a Show Phase as were asked for."""
    _SHOW[type(advice.answer)](advice, plans)
