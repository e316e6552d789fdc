"""Stamp Swap at a real table: the lines that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.models.album.album import cell_name
from stockbook.models.stampswap.table.game import TableGame

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


def advised_lines(game: TableGame, advice: Advice) -> list[str]:
    """The lines that play the best move."""
    answer: Any = advice.answer
    me = game.mine.name
    if game.phase == "collect":
        return [f"{me} collect {answer.rows[0].item + 1}"]
    if game.phase == "cut":
        return [f"{me} cut {str(answer.rows[0].cut).removeprefix('reserve ')}"]
    if game.phase == "choose":
        best = answer.rows[0]
        owner = game.seats[(game.me + best.owner) % len(game.seats)].name
        return [f"{me} take {owner} {best.pile + 1}"]
    return show_lines(game, advice)


def show_lines(game: TableGame, advice: Advice) -> list[str]:
    """The lines that play the best Show Phase."""
    me = game.mine.name
    plan = hints.best_plan(advice)
    placed = "; ".join(f"{item + 1} {cell_name(each.cell)}" for item, each in plan.placed)
    number = hints.contest_number(plan.contest, game.contests, game.mine.entered)
    enter = f"{me} enter {'none' if number is None else number + 1}"
    return [*([f"{me} place {placed}"] if placed else []), enter]
