"""The moves of any game, compared by rollouts of an agent on common determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.play.protocol import AnyGame
from stockbook.optimizer.arena.agent import Agent, decision_rng
from stockbook.optimizer.comparison import Comparison, not_below_0
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import Estimate, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits

#: Samples after which moves are compared: 8, and from one time to the next half as many more.
CHECKS = tuple(int(8 * 1.5**number) for number in range(40))
#: Rollouts where no clock may matter, and moves that are compared until the end.
ROLLOUTS, LAST = 400, 3
#: Half of the width of the best move's interval that is narrow enough, in points.
WIDTH = 0.2
#: Share of the time to find the best move; the rest compares it with the one made, on samples of their own.
BEST_SHARE = 0.6


@dataclass(frozen=True)
class RankedAction:
    """A legal action as the game writes it, and the lead at the end that is expected of it."""

    action: Any
    text: str
    lead: Estimate


@dataclass(frozen=True)
class RankedActions:
    """Every legal action of a player, best first."""

    form: ClassVar[AnswerForm] = AnswerForm.ACTIONS
    #: The actions.
    rows: tuple[RankedAction, ...]
    interrupted: bool = False


def lead_of(points: Sequence[float], player: int) -> float:
    """By how much a player is ahead of the best of the others; alone, the points themselves."""
    return points[player] - max((each for i, each in enumerate(points) if i != player), default=0)


def played_out(game: AnyGame, agent: Agent[Any, Any], state: Any, rng: Random) -> tuple[int, ...]:
    """The points at the end when an agent plays on for everybody."""
    seed, number = rng.getrandbits(32), 0
    while (player := game.turn(state)) is not None:
        action = agent.act(game.view(state, player), decision_rng(seed, number))
        state, number = game.apply(state, action, rng), number + 1
    return game.score(state)


def ranked_actions(game: AnyGame, view: Any, agent: Agent[Any, Any], limits: SearchLimits) -> RankedActions:
    """Every action of the player whose turn a view is, by the lead at the end of rollouts.

    The agent plays on for everybody. A deterministic search makes a fixed number of rollouts.
    """
    rng = Random(limits.seed)
    actions = game.actions(game.sample(view, rng))
    elimination = _elimination(game, view, agent, actions, rng)
    if limits.deterministic:
        limits = replace(limits, time=ROLLOUTS)
    rule = StopRule(samples=10**9, checks=CHECKS, least=LAST, width=WIDTH, work=1)
    budget = SearchBudget(limits, elimination.progress)
    elimination.run_to_answer(rule, budget)
    leads = elimination.estimates()
    rows = (RankedAction(actions[n], game.write(actions[n]), leads[n]) for n in elimination.ranking())
    return RankedActions(tuple(rows), budget.interrupted)


def compared_action(
    game: AnyGame, view: Any, agent: Agent[Any, Any], action: Any, limits: SearchLimits
) -> Comparison:
    """A legal action beside the best one, on samples that did not choose the best.

    All else is as for ``ranked_actions``.

    Raises ``KeyboardInterrupt`` by Ctrl-C before the best one was found.
    """
    budget = SearchBudget(limits)
    shared = limits if limits.deterministic else replace(limits, time=limits.time * BEST_SHARE)
    ranked = ranked_actions(game, view, agent, shared)
    if ranked.interrupted:
        raise KeyboardInterrupt
    best = ranked.rows[0]
    mine = next(each for each in ranked.rows if each.action == action)
    lost = Estimate(0.0)
    if mine is not best:
        rng = Random(f"{limits.seed}/compared")
        elimination = _elimination(game, view, agent, [best.action, action], rng)
        elimination.run(StopRule(ROLLOUTS, (), drop=False), budget)
        lost = not_below_0(paired_difference(*elimination.values))
    best = best if lost.value else mine
    return Comparison(mine.text, best.text, lost, (("expected lead", mine.lead.value, best.lead.value),))


def _elimination(
    game: AnyGame, view: Any, agent: Agent[Any, Any], actions: Sequence[Any], rng: Random
) -> SequentialElimination[int]:
    """The elimination that compares actions; a sample is the seed of all that is hidden and all chance."""

    def leads(seed: int, numbers: Sequence[int]) -> list[float]:
        found = []
        for number in numbers:
            chance = Random(seed)
            state = game.sample(view, chance)
            player = game.turn(state)
            assert player is not None
            after = game.apply(state, actions[number], chance)
            found.append(lead_of(played_out(game, agent, after, chance), player))
        return found

    return SequentialElimination(len(actions), lambda: rng.getrandbits(64), leads)
