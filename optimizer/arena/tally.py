"""The figures of an arena: wins, scores, leads and intervals of two agents, and a sequential test of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import chain, takewhile
from statistics import fmean

from stockbook.optimizer.arena.match import GameResult, Match
from stockbook.optimizer.sampling.intervals import Estimate, mean, ratio, share


class Verdict(StrEnum):
    """The verdict of the test."""

    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


@dataclass(frozen=True)
class Sprt:
    """A sequential test, with errors of at most 5 %: is the first agent better, asked after every pair?

    The values are those of pairs, of games with the same deal: their five possible scores in a game of two
    (the pentanomial model), or the difference of two scores. Their spread is not known beforehand, so the
    hypotheses are about the mean in units of it: 0 against ``effect``. What decides is the likelihood ratio
    of the two, each with the spread that suits it best (a generalized sequential probability ratio test).
    """

    #: Mean of a pair, in standard deviations of a pair, from which on the first agent counts as better.
    effect: float = 0.25
    #: Probability that either verdict is wrong.
    error: float = 0.05
    #: Number of pairs before the first verdict: with very few, their spread is not known.
    least: int = 10

    @property
    def bound(self) -> float:
        """The logarithm of the likelihood ratio that decides, up or down (Wald)."""
        return math.log((1 - self.error) / self.error)

    def verdict(self, count: int, llr: float) -> Verdict:
        """The verdict for a logarithm of the likelihood ratio after a number of pairs."""
        if count < self.least or abs(llr) < self.bound:
            return Verdict.OPEN
        return Verdict.BETTER if llr > 0 else Verdict.NOT_BETTER

    def run(self, values: Iterable[float]) -> tuple[int, float, Verdict]:
        """Take values, 0 where the agents are even, until the test decides or they end.

        Returned are the number of values taken, and the logarithm of the likelihood ratio and the verdict
        after them.
        """
        count, total, squares, llr = 0, 0.0, 0.0, 0.0
        for value in values:
            count += 1
            total += value
            squares += value * value
            llr = self.llr(count, total, squares)
            verdict = self.verdict(count, llr)
            if verdict is not Verdict.OPEN:
                return count, llr, verdict
        return count, llr, Verdict.OPEN

    def llr(self, count: int, total: float, squares: float) -> float:
        """The logarithm of the likelihood ratio of normal values, given their number, sum and squares."""
        if not squares:
            return 0.0
        mean, square = total / count, squares / count
        return count * (_best(mean, square, self.effect) - _best(mean, square, 0.0))


def _best(mean: float, square: float, effect: float) -> float:
    """The logarithm of the likelihood of a value, on average and up to a constant, if the mean is ``effect``
    standard deviations and the deviation 1/u is the one that suits the values best."""
    slope = mean * effect
    u = (slope + math.sqrt(slope * slope + 4 * square)) / (2 * square)
    return math.log(u) - square * u * u / 2 + slope * u - effect * effect / 2


@dataclass(frozen=True)
class Wins:
    """The games won by one side."""

    #: Number of games with one winner: this side, or another.
    won: int
    lost: int
    #: Number of games that several won together; they are not decided.
    drawn: int
    #: Share of the decided games that this side won.
    share: Estimate
    #: The share when both sides are equally strong.
    even: float


@dataclass(frozen=True)
class Tally:
    """The figures of the complete pairs of an arena, from its first one on.

    Every interval takes pairs as its values: games of the same deal depend on each other.
    """

    match: Match
    pairs: tuple[tuple[GameResult, ...], ...]
    test: Sprt

    @property
    def games(self) -> int:
        """Number of games that are counted."""
        return sum(map(len, self.pairs))

    @cached_property
    def scores(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Each agent's score in every game, the mean of its seats where it sits in several."""
        first, second = (tuple(chain.from_iterable(self._scores(agent))) for agent in (0, 1))
        return first, second

    @property
    def means(self) -> tuple[Estimate, Estimate]:
        """The mean score of each agent."""
        first, second = (mean([fmean(pair) for pair in self._scores(agent)]) for agent in (0, 1))
        return first, second

    @property
    def lead(self) -> Estimate:
        """Points by which the first agent's mean score is higher."""
        return mean(self._leads())

    @property
    def percent(self) -> Estimate | None:
        """Percent by which the first agent's mean score is higher; None where the other's is not above 0."""
        mine, other = ([fmean(pair) for pair in self._scores(agent)] for agent in (0, 1))
        return ratio(mine, other).percent(-100) if sum(other) > 0 else None

    @property
    def wins(self) -> Wins | None:
        """The games that the first agent won against the second; None where each plays alone."""
        players = self.match.game.players
        if players == 1:
            return None
        won, lost = [], []
        for pair in self.pairs:
            sole = [(game, game.winners[0]) for game in pair if len(game.winners) == 1]
            mine = sum(self._agent(game, seat) == 0 for game, seat in sole)
            won.append(mine)
            lost.append(len(sole) - mine)
        return self._wins(won, lost, players, 1 / players)

    @property
    def beaten(self) -> tuple[Wins, Wins] | None:
        """The games that each agent won against the game's automatic opponent; None where there is none."""
        if self.match.game.players > 1 or not self.pairs or len(self.pairs[0][0].scores) == 1:
            return None
        first, second = (
            self._wins(
                [int(pair[agent].winners == (0,)) for pair in self.pairs],
                [int(0 not in pair[agent].winners) for pair in self.pairs],
                1,
                0.5,
            )
            for agent in (0, 1)
        )
        return first, second

    @cached_property
    def tested(self) -> tuple[int, float, Verdict]:
        """Number of pairs that the sequential test took, its log-likelihood ratio, and its verdict."""
        return self.test.run(self._values())

    def stopped(self) -> Tally:
        """The tally up to the pair where the sequential test decided; all of it while it is open."""
        pairs, _, verdict = self.tested
        return self if verdict is Verdict.OPEN else Tally(self.match, self.pairs[:pairs], self.test)

    def decision_times(self, agent: int) -> tuple[int, float, float]:
        """Number of an agent's decisions, their seconds, and the seconds of the longest."""
        games = [game for pair in self.pairs for game in pair]
        return (
            sum(game.decisions[agent] for game in games),
            sum(game.seconds[agent] for game in games),
            max((game.longest[agent] for game in games), default=0.0),
        )

    def _values(self) -> list[float]:
        """A value for each pair, 0 where the agents are even, for the sequential test."""
        players = self.match.game.players
        if players == 1:
            return self._leads()
        return [
            fmean(
                sum(self._agent(game, seat) == 0 for seat in game.winners) / len(game.winners)
                for game in pair
            )
            - 1 / players
            for pair in self.pairs
        ]

    def _leads(self) -> list[float]:
        mine, other = self._scores(0), self._scores(1)
        return [fmean(a) - fmean(b) for a, b in zip(mine, other, strict=True)]

    def _scores(self, agent: int) -> list[list[float]]:
        """An agent's score in each game of each pair in which it sits."""
        found = []
        for pair in self.pairs:
            seated = ([game.scores[seat] for seat in self._seats(game, agent)] for game in pair)
            found.append([fmean(scores) for scores in seated if scores])
        return found

    def _seats(self, game: GameResult, agent: int) -> list[int]:
        return [seat for seat, who in enumerate(self.match.seatings[game.game]) if who == agent]

    def _agent(self, game: GameResult, seat: int) -> int:
        return self.match.seatings[game.game][seat]

    def _wins(self, won: list[int], lost: list[int], most: int, even: float) -> Wins:
        decided = [mine + other for mine, other in zip(won, lost, strict=True)]
        drawn = len(won) * most - sum(decided)
        return Wins(sum(won), sum(lost), drawn, share(won, decided, most), even)


def tally(match: Match, games: Mapping[tuple[int, int], GameResult], pairs: int, test: Sprt) -> Tally:
    """The tally of the complete pairs, up to the first that is not complete, and of ``pairs`` at the most.

    The finished games are found by the number of the pair and that of the game in it.
    """
    numbers = range(len(match.seatings))
    complete = takewhile(lambda pair: all((pair, number) in games for number in numbers), range(pairs))
    return Tally(match, tuple(tuple(games[pair, number] for number in numbers) for pair in complete), test)
