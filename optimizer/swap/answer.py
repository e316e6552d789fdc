"""The answers to "how do I cut?" and "whose pile do I take?"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.swap.backward_induction import Ending


@dataclass(frozen=True)
class Taken:
    """How likely each of my piles is taken: player, clockwise from me, 0 -> probability."""

    by: tuple[Mapping[int, float], Mapping[int, float]] = ({}, {})

    @classmethod
    def of(cls, endings: Sequence[Ending]) -> Taken:
        """How likely it is in these endings of the Choose turns."""
        by: tuple[dict[int, float], dict[int, float]] = {}, {}
        for chance, end in endings:
            for player, share in enumerate(end.shares):
                if share.taken and share.taken[0] == ME:
                    pile = by[share.taken[1]]
                    pile[player] = pile.get(player, 0.0) + chance
        return cls(by)

    @classmethod
    def mean(cls, samples: Sequence[Taken]) -> Taken:
        """How likely it is over samples that are all as likely."""
        by: tuple[dict[int, float], dict[int, float]] = {}, {}
        for sample in samples:
            for pile, found in zip(by, sample.by, strict=True):
                for player, chance in found.items():
                    pile[player] = pile.get(player, 0.0) + chance / len(samples)
        return cls(by)

    @property
    def chances(self) -> tuple[float, float]:
        """How likely each pile is taken by anyone."""
        first, second = self.by
        return sum(first.values()), sum(second.values())


@dataclass(frozen=True)
class CutRow:
    """One cut.

    Parameters
    ----------
    cut
        Items count from 0 in my collection.
    kept
        The smaller, over the two piles, of my best points with the reserve and the pile that stays.
    expected
        My points when everyone chooses for themselves.
    taken
        How likely each pile is taken, and by whom.
    exact
        Whether ``kept`` is proved.
    """

    cut: Cut
    kept: float
    expected: Estimate
    taken: Taken
    exact: bool


@dataclass(frozen=True)
class ChoiceRow:
    """One pile that I may take: its owner, clockwise from me, 0, and which of their two, from 0."""

    owner: int
    pile: int
    value: Estimate


@dataclass(frozen=True)
class Advice:
    """What all answers of the Swap Phase have.

    Parameters
    ----------
    position
        What was asked.
    proved
        Whether every ``kept`` of a cut, every value of a choice without samples, is exact.
    certain
        Whether the values to go by are no estimates: exact, or means of exact values.
    best_proved
        Whether no other row can be better than the first.
    seconds
        None when the search is deterministic.
    interrupted
        Whether it was stopped by hand.
    """

    position: Position
    proved: bool
    certain: bool
    best_proved: bool
    seconds: float | None
    seed: int
    workers: int
    interrupted: bool


@dataclass(frozen=True)
class CutAdvice(Advice):
    """Every legal cut: best ``expected`` first, then best ``kept``.

    Parameters
    ----------
    rows
        The cuts.
    plans
        For the best few of them a Show Phase with the reserve and the pile that probably stays; none where
        I have not seen all of my items.
    """

    rows: tuple[CutRow, ...]
    plans: tuple[Plan, ...]


@dataclass(frozen=True)
class ChoiceAdvice(Advice):
    """Every pile that I may take, best first."""

    rows: tuple[ChoiceRow, ...]
