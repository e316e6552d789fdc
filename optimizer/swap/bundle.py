"""A set of goods whose worth is searched, and what is known of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.swap.heuristic_plans import HeuristicPlans
from stockbook.optimizer.swap.tile_signatures import TileSignature


@dataclass(eq=False)
class Bundle:
    """A set of goods, and what is known of it.

    Parameters
    ----------
    position
        The Show Phase with these goods.
    kinds
        What the scoring sees of each tile to place, in their order.
    plan
        The best one known.
    plain
        Its points that no placement changes.
    cards
        The exhibitors among the goods.
    learn
        Takes the best plan and the bound.
    guesses
        Looks for plans by local searches.
    enough
        What is asked: whether it is worth more than this and than the plan; None if it is not asked for.
    limits
        No plan with a contest scores more, what is plain left out.
    rank
        Its place among what is asked: what matters most comes first.
    """

    position: Position
    kinds: tuple[TileSignature, ...]
    plan: Plan
    plain: int
    cards: tuple[str, ...]
    learn: Callable[[Plan, int], None]
    guesses: HeuristicPlans
    enough: float | None = None
    limits: dict[Contest | None, int] = field(default_factory=dict)
    rank: int = 0

    @property
    def asked(self) -> bool:
        """Whether it is still asked for."""
        return self.enough is not None

    def keep(self, plan: Plan) -> bool:
        """Remember a plan if it is better; whether it is."""
        better = plan.points > self.plan.points
        if better:
            self.plan = plan
        return better

    def learned(self) -> None:
        """Tell the best plan, and the bound."""
        self.learn(self.plan, max(self.best, *self.limits.values()) + self.plain)

    @property
    def best(self) -> int:
        """The points that the search knows of: those that depend on the placement, and the album's own."""
        return self.plan.points - self.plain

    @property
    def base(self) -> int:
        """Only more points than these are looked for."""
        return self.best if self.enough is None else int(max(self.best, self.enough))
