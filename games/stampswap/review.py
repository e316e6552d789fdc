"""The review of decisions in Stamp Swap: what ``hint`` and ``explain`` say of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, TypeAlias

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Look, TakePile
from stockbook.models.stampswap.game.state import Pieces, StampSwapState, StampSwapTable
from stockbook.models.stampswap.game.views import position_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles, UnseenTiles, seen_tiles
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.search import explain, plan_rows
from stockbook.optimizer.review.decisions import PLACE, Decision, played_out
from stockbook.optimizer.rollouts import Comparison, Row, not_below_0
from stockbook.optimizer.sampling.intervals import Estimate, paired_difference, points_given_away
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.agents import StampSwapOrSeason, quick
from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, ItemRow, best_items
from stockbook.optimizer.stampswap.game_placement import explain_for_game
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, CutAdvice, CutRow
from stockbook.optimizer.swap.best_moves import best_choices, best_cuts

AnyAdvice: TypeAlias = CollectAdvice | CutAdvice | ChoiceAdvice | SoloAdvice
AnyRow: TypeAlias = ItemRow | CutRow | ChoiceRow | SoloCutRow | SoloPileRow


class StampSwapReviewer:
    """The comparison of items, cuts, piles and whole Show Phases by the points at the end of the game."""

    def __init__(self, game: StampSwapOrSeason, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._agent = quick(game)
        self._compared: Mapping[str, Callable[..., Comparison]] = {
            "collect": self._item,
            "cut": self._cut,
            "choose": self._pile,
            PLACE: self._placement,
        }

    def moment(self, state: StampSwapState) -> tuple[int, str]:
        return moment_of(state.table)

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the advice for the phase, with the unseen tiles of the game's deck."""
        game = self._game
        view = game.view(decision.states[0], decision.player)
        position = position_of(game.pieces, view, self._names)
        unseen = UnseenDeckTiles(game.deck, seen_tiles(position))
        return self._compared[decision.phase](decision, position, unseen, limits)

    def points(self, state: StampSwapState, rng: Random) -> Sequence[float]:
        return played_out(self._game, self._agent, state, rng)

    def _item(
        self, decision: Decision, position: Position, unseen: UnseenTiles, limits: SearchLimits
    ) -> Comparison:
        (action,) = decision.actions
        if isinstance(action, Look):
            return _look(_asking(best_items, position, unseen)(limits=limits), action)
        assert isinstance(action, Collect)
        return item_comparison(position, action.item, unseen, limits)

    def _cut(
        self, decision: Decision, position: Position, unseen: UnseenTiles, limits: SearchLimits
    ) -> Comparison:
        (action,) = decision.actions
        assert isinstance(action, Divide)
        return cut_comparison(position, action.cut, unseen, limits)

    def _pile(
        self, decision: Decision, position: Position, unseen: UnseenTiles, limits: SearchLimits
    ) -> Comparison:
        (action,) = decision.actions
        assert isinstance(action, TakePile)
        owner = (action.owner - decision.player) % self._game.players
        return pile_comparison(position, (owner, action.pile), unseen, limits)

    def _placement(
        self, decision: Decision, position: Position, unseen: UnseenTiles, limits: SearchLimits
    ) -> Comparison:
        tables = [state.table for state in decision.states]
        placed, contest = show_phase_of(self._game.pieces, tables, decision)
        return placement_comparison(position, placed, contest, unseen, limits)


def moment_of(table: StampSwapTable) -> tuple[int, str]:
    """The round and the phase of a table; all of a Show Phase is one decision."""
    return table.round, PLACE if table.phase == "show" else table.phase


def goal_of(position: Position) -> Goal:
    """The goal by which decisions are compared: the points at the end of the game."""
    return Goal.NOW if position.last else Goal.GAME


def show_phase_of(
    pieces: Pieces, tables: Sequence[StampSwapTable], decision: Decision
) -> tuple[list[PlacedTile], Contest | None]:
    """The tiles that a player has placed in a Show Phase, and the contest entered then.

    ``tables`` are those before each action, and after the last.
    """
    *_, entered = decision.actions
    assert isinstance(entered, Enter)
    before, after = (tables[number].seats[decision.player].placed for number in (0, -2))
    new = after[len(before) :]
    placed = [PlacedTile.at(pieces.tiles[tile], pieces.grid.cell(bit)) for tile, bit in new]
    return placed, None if entered.contest is None else tables[0].contests[entered.contest]


def item_comparison(position: Position, item: int, unseen: UnseenTiles, limits: SearchLimits) -> Comparison:
    """The selection of an item of the pool, by its number from 0, beside the best one."""
    done = _item_text("collect", item, position.pool[item])
    ask = _asking(best_items, position, unseen)
    return compared(ask, lambda row: _item_text("collect", row.item, row.good), done, limits)


def cut_comparison(position: Position, cut: Cut, unseen: UnseenTiles, limits: SearchLimits) -> Comparison:
    """A cut of my goods beside the best one."""
    ask = partial(_asking(best_cuts, position, unseen), asked=[cut])
    return compared(ask, lambda row: str(row.cut), str(cut), limits)


def pile_comparison(
    position: Position, pile: tuple[int, int], unseen: UnseenTiles, limits: SearchLimits
) -> Comparison:
    """A pile beside the best one: its owner, clockwise from me, 0, and which of the two it is, from 0."""

    def text(owner: int, number: int) -> str:
        return f"take {position.opponents[owner - 1].name} {number + 1}"

    ask = _asking(best_choices, position, unseen)
    return compared(ask, lambda row: text(row.owner, row.pile), text(*pile), limits)


def _asking(search: Callable[..., Any], position: Position, unseen: UnseenTiles) -> Callable[..., Any]:
    """A search in a position, by the points at the end of the game."""
    return partial(search, position, goal=goal_of(position), unseen_tiles=unseen)


def placement_comparison(
    position: Position,
    placed: Sequence[PlacedTile],
    contest: Contest | None,
    unseen: UnseenTiles,
    limits: SearchLimits,
) -> Comparison:
    """A whole Show Phase beside the best one; in the last round exact where that is proved."""
    found: Any
    if position.last:
        found = explain(position, placed, contests=[contest], limits=limits)
        move, best = found.move.plans[0], found.best.plans[0]
        lost = Estimate(found.difference)
        if not found.best.proved:
            lost = Estimate(found.difference, found.difference, max(0, found.best.bound - move.points))
        extra: tuple[Row, ...] = ()
    else:
        found = explain_for_game(position, placed, contests=[contest], unseen_tiles=unseen, limits=limits)
        move, best, lost = found.move.plan, found.best.plan, found.difference
        extra = (("expected with the rounds to come", found.move.expected.value, found.best.expected.value),)
    if found.interrupted:
        raise KeyboardInterrupt
    lost = not_below_0(lost)
    best = best if lost.value else move
    return Comparison(_plan_text(move), _plan_text(best), lost, (*plan_rows(move, best), *extra))


def compared(
    ask: Callable[..., AnyAdvice], text: Callable[[Any], str], done: str, limits: SearchLimits
) -> Comparison:
    """A row of an answer beside the best one; by samples, on some that did not choose the best.

    Parameters
    ----------
    ask
        Returns the answer within limits.
    text
        Returns the text of the move of a row.
    done
        The text of the move that was made.
    limits
        The limits of all of it.
    """
    half = replace(limits, time=limits.time / 2)
    advice = _asked(ask, half)
    best = text(advice.rows[0])
    if done != best and advice.rows[0].points:
        if isinstance(advice, CutAdvice):
            ask = partial(ask, asked=[row.cut for row in advice.rows if text(row) in (done, best)])
        advice = _asked(ask, replace(half, seed=limits.seed + 1))
    rows = {text(row): row for row in advice.rows}
    mine, other = rows[done], rows[best]
    lost = not_below_0(points_given_away(other, mine))
    if mine is not other and _unknown(lost, certain=isinstance(advice, CollectAdvice) or advice.certain):
        lost = Estimate(max(0.0, other.value.value - mine.value.value), few=True)
    other = other if lost.value else mine
    lines: list[Row] = [("expected points", mine.value.value, other.value.value)]
    if isinstance(mine, CutRow | SoloCutRow) and isinstance(other, CutRow | SoloCutRow):
        lines.insert(0, ("kept for sure", mine.kept, other.kept))
    return Comparison(done, text(other), lost, tuple(lines))


def _asked(ask: Callable[..., AnyAdvice], limits: SearchLimits) -> AnyAdvice:
    """An answer that no stop has cut short."""
    advice = ask(limits=limits)
    if limits.stopped:
        raise KeyboardInterrupt
    return advice


def _unknown(lost: Estimate, *, certain: bool) -> bool:
    """Whether nothing says how far a difference may be off."""
    if lost.low is None or lost.high is None:
        return lost.few or not certain
    return math.isinf(lost.high)


def _look(advice: CollectAdvice, action: Look) -> Comparison:
    """A look at an item beside the best look; to look at all costs nothing."""
    row = next((row for row in advice.looks if row.item == action.item), None)
    if row is None:
        # Where an item was seen before, looks are not compared.
        text = _item_text("look", action.item, advice.position.pool[action.item])
        return Comparison(text, text, Estimate(0.0))
    best = advice.looks[0]
    lost = Estimate(0.0) if row is best else not_below_0(paired_difference(best.points, row.points))
    move, other = (_item_text("look", each.item, each.good) for each in (row, best if lost.value else row))
    return Comparison(move, other, lost, (("what the look brings", row.value.value, best.value.value),))


def _item_text(verb: str, item: int, good: object) -> str:
    return f"{verb} {item + 1}: {good}"


def _plan_text(plan: Plan) -> str:
    placed = [str(each) for _, each in plan.placed]
    return "; ".join([*placed, f"enter {plan.contest or 'none'}"])
