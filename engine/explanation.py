"""A move of one's own against the best one, as ``stockbook explain`` finds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from stockbook.engine.advice import Advice, advise, default_goal, in_show_phase
from stockbook.games.registry import game_of
from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import UNEVEN
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut, cut_faults
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow
from stockbook.optimizer.placement.explain import IllegalMove
from stockbook.optimizer.placement.explain import explain as explain_placement
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c
from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, ItemRow
from stockbook.optimizer.stampswap.game_explanation import explain_for_game
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, CutAdvice, CutRow
from stockbook.optimizer.swap.explain import RowExplanation

if TYPE_CHECKING:
    from stockbook.models.stamp_albums.game import Action
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.models.stamps_game.game import StampsMove, StampsPosition

#: A pile: its owner, clockwise from me, 0, and which of the two it is, from 0.
Pile: TypeAlias = tuple[int, int]
Move: TypeAlias = "Sequence[PlacedTile] | Cut | Pile | int | StampsMove | Action"


@stopped_by_ctrl_c
def explain(
    position: Position | SoloPosition | StampsPosition | AlbumsPosition,
    move: Move,
    *,
    goal: Goal | None = None,
    contests: Sequence[Contest | None] | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Advice:
    """Compare a move with the best one; ``document`` documents it.

    The deck of the position says what its cards do, and what is not seen comes from it.

    Parameters
    ----------
    position
        What I see when it is my turn.
    move
        In a Show Phase tiles where they lie, those left over are placed by the search; before the cut a cut;
        in a Choose turn a pile, hers of the owner 1; in a Collect Phase the number of an item of the pool,
        from 0. In STAMPS a stamp and its place; in Stamp Albums a purchase, or the end of the turn.
    goal
        The points to maximize; by default those of ``advise``, and only those in STAMPS and Stamp Albums.
    contests
        In a Show Phase the contests that the move may enter; the best move may enter any.
    limits
        Limits of the search, and where it reports its progress.

    Raises
    ------
    IllegalMove
        If the rules do not allow the move.
    NoMove, PositionError
        As ``advise`` does.
    """
    goal = goal or default_goal(position)
    started = monotonic()
    if found := game_of(position).compare(position, move, limits):
        seconds = None if limits.deterministic else round(monotonic() - started, 2)
        return Advice(position, Goal.GAME, found, seconds, limits.seed)
    assert isinstance(position, Position | SoloPosition)
    mine = game_of(position).my_side(position)
    assert mine is not None
    if mine.phase == "show":
        searches = explain_placement, explain_for_game
        return in_show_phase(position, goal, *searches, limits=limits, placed=move, contests=contests)
    if isinstance(move, Cut):
        if reasons := cut_faults(mine.me.collection, reserves_allowed(mine), move):
            raise IllegalMove(reasons)
        if isinstance(position, SoloPosition) and move not in position.cuts():
            raise IllegalMove([UNEVEN])
    return _explain_row(position, move, goal, limits)


def _explain_row(position: Position | SoloPosition, move: Move, goal: Goal, limits: SearchLimits) -> Advice:
    """Compare a cut, a pile or an item with the best one."""
    asked = {"asked": [move]} if isinstance(move, Cut) and isinstance(position, Position) else {}
    advice = advise(position, goal=goal, limits=limits, **asked)
    answer = advice.answer
    assert isinstance(answer, CutAdvice | ChoiceAdvice | CollectAdvice | SoloAdvice)
    row = next((row for row in answer.rows if _move_of(row) == move), None)
    if row is None:
        raise IllegalMove(["it is not on offer to me"])
    return replace(advice, answer=RowExplanation(answer, row))


def _move_of(row: CutRow | ChoiceRow | ItemRow | SoloCutRow | SoloPileRow) -> Move:
    """The move of a row of an answer."""
    if isinstance(row, CutRow | SoloCutRow):
        return row.cut
    if isinstance(row, SoloPileRow):
        return 1, row.pile
    return (row.owner, row.pile) if isinstance(row, ChoiceRow) else row.item
