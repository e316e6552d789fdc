"""The review of decisions against Pinzetta, dealt or at a real table: what ``hint`` and ``explain`` say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from stockbook.games.pinzetta.table.game import SoloTableGame, position_of_solo
from stockbook.games.pinzetta.table.record import MY_LINES, TABLE_LINES
from stockbook.games.stampswap.review import (
    PhasedTables,
    compared,
    goal_of,
    moment_of,
    placement_comparison,
    show_phase_of,
    unseen_in,
)
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.rules import SoloState, TakeHerPile
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles, UnseenTiles, seen_tiles
from stockbook.optimizer.pinzetta.advice import SoloCutRow, SoloPileRow, advise
from stockbook.optimizer.pinzetta.agents import PinzettaGreedyAgent
from stockbook.optimizer.review.decisions import PLACE, Decision, played_out
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits


class PinzettaReviewer:
    """The comparison of cuts, piles and whole Show Phases by my points at the end of the game."""

    def __init__(self, game: Pinzetta) -> None:
        self._game = game
        self._agent = PinzettaGreedyAgent(game)

    def moment(self, state: SoloState) -> tuple[int, str]:
        return moment_of(state.swap.table)

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the advice for the phase, with the unseen tiles of the game's deck."""
        components = self._game.components
        solo = solo_position_of(components, self._game.view(decision.states[0], decision.player))
        unseen = UnseenDeckTiles(components.deck, seen_tiles(solo.in_sight))
        if decision.phase == PLACE:
            tables = [state.swap.table for state in decision.states]
            shown = show_phase_of(components.pieces, tables, decision)
            return placement_comparison(solo.show_phase(), shown, unseen, limits)
        (action,) = decision.actions
        return swap_comparison(solo, str(action), unseen, limits)

    def points(self, state: SoloState, rng: Random) -> Sequence[float]:
        return played_out(self._game, self._agent, state, rng)


def swap_comparison(solo: SoloPosition, done: str, unseen: UnseenTiles, limits: SearchLimits) -> Comparison:
    """A cut, or a pile of hers that I took, as its text in a record, beside the best one."""
    ask = partial(advise, solo, goal=goal_of(solo.position), unseen_tiles=unseen)
    return compared(ask, _text, done, limits)


def _text(row: SoloCutRow | SoloPileRow) -> str:
    return str(row.cut) if isinstance(row, SoloCutRow) else str(TakeHerPile(row.pile))


def _compared_at_table(game: SoloTableGame, phase: str, move: Any, limits: SearchLimits) -> Comparison:
    """A decision beside the best one by the advice for its phase, as for a game that was dealt."""
    solo = position_of_solo(game)
    unseen = unseen_in(solo.in_sight, solo.position.deck)
    if phase == PLACE:
        return placement_comparison(solo.show_phase(), move, unseen, limits)
    return swap_comparison(solo, str(move if isinstance(move, Cut) else TakeHerPile(move[1])), unseen, limits)


TABLES = PhasedTables(
    phases={"cut": "cut", "reserve": "cut", "take": "choose", "place": PLACE, "enter": PLACE},
    verbs=MY_LINES,
    table=TABLE_LINES,
    compared=_compared_at_table,
    swap=lambda game: game.swap,
)
