"""The answer to any position, in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stockbook.cli.rendering import pinzetta, placement, stamp_albums, stamps_game
from stockbook.cli.rendering.collect import show_collect_advice
from stockbook.cli.rendering.game_placement import show_game_placement
from stockbook.cli.rendering.page import Page, numbers_table, plain
from stockbook.cli.rendering.swap import show_choices, show_cuts
from stockbook.engine.advice import Advice
from stockbook.optimizer.pinzetta.advice import SoloAdvice
from stockbook.optimizer.placement.answer import Answer
from stockbook.optimizer.stamp_albums.advice import RankedPurchases
from stockbook.optimizer.stamps_game.advice import RankedMoves
from stockbook.optimizer.stampswap.best_item import CollectAdvice
from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer
from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice

_SHOW: dict[type, Callable[[Any, int], None]] = {
    Answer: lambda advice, plans: placement.show_answer(advice.answer, plans),
    GamePlacementAnswer: lambda advice, plans: show_game_placement(advice.answer, plans),
    CutAdvice: lambda advice, _: show_cuts(advice.answer, advice.goal),
    ChoiceAdvice: lambda advice, _: show_choices(advice.answer, advice.goal),
    CollectAdvice: lambda advice, _: show_collect_advice(advice.answer),
    SoloAdvice: lambda advice, _: pinzetta.show_advice(advice.answer),
    RankedMoves: lambda advice, _: stamps_game.show_answer(advice.answer),
    RankedPurchases: lambda advice, _: stamp_albums.show_answer(advice.position, advice.answer, advice.goal),
}


def show_advice(advice: Advice, plans: int) -> None:
    """Print the best moves, as many plans of a Show Phase as were asked for."""
    _SHOW[type(advice.answer)](advice, plans)


def show_choice_explanation(found: Mapping[str, Any]) -> None:
    """Print my pile or item and the best one, with their values."""
    page = Page()
    less = found["difference"]
    page.heading(f"your move gives away {less:.4g} points" if less > 0 else "your move is a best one")
    table = numbers_table(("", "value", "95 % or bounds", "what"))
    table.columns[-1].justify = "left"
    for label, row in (("your move", found["move"]), ("the best move", found["best"])):
        what = f"{row['item']}: {row['good']}" if "item" in row else f"pile {row['pile']} of {row['from']}"
        ends = f"{row['low']} - {row['high']}" if row.get("low") is not None else ""
        table.add_row(label, f"{row['value']:.4g}", ends, plain(what))
    page.print(table)
