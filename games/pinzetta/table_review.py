"""The decisions of a game against Pinzetta at a real table: mine, by what I saw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockbook.games.pinzetta.review import swap_comparison
from stockbook.games.stampswap.phased_tables import PhasedLines, unseen_in
from stockbook.games.stampswap.review import placement_comparison
from stockbook.models.pinzetta.rules import TakeHerPile
from stockbook.models.pinzetta.table.game import SoloTableGame, position_of_solo
from stockbook.models.pinzetta.table.record import MY_LINES, TABLE_LINES
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.review.decisions import PLACE, Decision
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits


class PinzettaTableReviewer:
    """The comparison of my decisions by what I saw; no leads, as her cards to come are not told."""

    def moment(self, state: SoloTableGame) -> tuple[int, str]:
        return state.swap.round, PLACE if state.phase == "show" else state.phase

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the advice for the phase, as for a game that was dealt."""
        solo = position_of_solo(decision.states[0])
        unseen = unseen_in(solo.in_sight, solo.position.deck)
        (move,) = decision.actions
        if decision.phase == PLACE:
            placed, contest = move
            return placement_comparison(solo.show_phase(), placed, contest, unseen, limits)
        done = str(move if isinstance(move, Cut) else TakeHerPile(move[1]))
        return swap_comparison(solo, done, unseen, limits)

    def points(self, state: SoloTableGame, rng: Random) -> Sequence[float]:
        """None: the game cannot be played on where cards are not told."""
        return ()


LINES = PhasedLines(
    phases={"cut": "cut", "reserve": "cut", "take": "choose", "place": PLACE, "enter": PLACE},
    verbs=MY_LINES,
    table=TABLE_LINES,
    swap=lambda game: game.swap,
    decided=lambda game, verb, rest: game,
)
REVIEWER = PinzettaTableReviewer()
