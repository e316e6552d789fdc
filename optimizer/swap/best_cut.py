"""The best cut: what I keep for sure, and what I expect when everyone chooses for themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from random import Random

from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME, ChooseTurns, PileShare
from stockbook.models.stampswap.swap.cuts import Cut, Items, cuts, kept_items
from stockbook.models.stampswap.swap.goods_table import cut_table, first_chooser
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.sampling.intervals import Estimate, Interval, between, first_is_best, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from stockbook.optimizer.swap.answer import CutAdvice, CutRow, Taken
from stockbook.optimizer.swap.backward_induction import SELFISH, Opponents, turns_from
from stockbook.optimizer.swap.determinization import Determinization, Judge, Seats, draw_determinization
from stockbook.optimizer.swap.kept_values import KeptValues
from stockbook.optimizer.swap.move_samples import MoveSamples

#: Shares of the time left for what I keep, and for what each opponent keeps.
KEPT_TIME, OTHERS_TIME = 0.4, 0.3
#: Hands drawn where the owner of goods has not seen all of them, or I have not.
HANDS = 16
#: For so many of the best cuts there is a Show Phase to look at.
PLANS = 3

#: The best cut so far, what it keeps and what is expected of it.
CutProgress = Callable[[Cut, float, float], None]
#: The items that a player has with a share.
Shared = Callable[[int, PileShare], Items]
#: Whose goods lie where: the reserve and the two piles of a player.
Parts = tuple[Items, tuple[Items, Items]]


@dataclass(frozen=True)
class Outcome:
    """A cut in one world: my points, and how likely each of my piles is taken by whom."""

    points: float
    taken: Taken


def best_cuts(
    position: Position,
    *,
    whole: bool = False,
    opponents: Opponents = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    time: float = 10.0,
    workers: int | None = None,
    seed: int = 0,
    deterministic: bool = False,
    on_progress: CutProgress | None = None,
) -> CutAdvice:
    """Every legal cut of my collection, best first.

    Parameters
    ----------
    position
        Of the phase cut, with at least two items in my collection.
    whole
        Whether points are what goods bring by the end of the game, less what they bring the others, and not
        those of this Show Phase.
    opponents
        How the others choose.
    stock
        Where tiles come from that I have not seen; by default ``unseen_tiles_of``.
    time
        Seconds until the best so far is returned. A deterministic answer counts its own work instead.
    workers
        Searches at the same time; by default one a core.
    seed
        Of samples and searches.
    deterministic
        The same answer on every run.
    on_progress
        Called now and then with the best cut so far.

    Returns
    -------
    CutAdvice
        Ctrl-C returns the best so far.

    Raises
    ------
    ValueError
        If there is nothing to cut.
    """
    cutting = _Cutting(position, opponents, unseen_tiles or unseen_tiles_of(position), seed, whole)
    tell = cutting.teller(on_progress) if on_progress else None
    limits = SearchLimits(time, workers, seed, deterministic, (lambda _: tell()) if tell else None)
    effort = SearchBudget(limits, Progress)
    return cutting.run(effort)


class _Cutting:
    """One answer in the making."""

    def __init__(
        self, position: Position, opponents: Opponents, unseen_tiles: UnseenTiles, seed: int, whole: bool
    ) -> None:
        self._position = position
        self._opponents = opponents
        self._seed = seed
        self._cuts = cuts(position.me.collection, position.reserves)
        if not self._cuts:
            raise ValueError("Expected at least two items in my collection.")
        self._table = cut_table(position)
        self._seats = Seats(position, seed, whole=whole, searched=not self._table.hidden)
        players = len(position.opponents) + 1
        self._turns = turns_from(ChooseTurns.begin(first_chooser(position), (True,) * players))
        self._unseen_tiles = unseen_tiles
        self._hands = [self._hand(number) for number in range(HANDS if self._table.unknown else 1)]
        self._kept = self._kept_of(ME, self._cuts)
        self._divided: dict[int, Parts] = {}
        self._settled = True
        self._worlds: MoveSamples[Outcome] | None = None
        self._spans: list[Interval] = []

    def run(self, effort: SearchBudget) -> CutAdvice:
        """Kept values, the opponents' cuts and the Choose turns; with hidden goods, first some samples."""
        self._worlds = worlds = MoveSamples(
            seats=self._seats,
            table=self._table,
            unseen_tiles=self._unseen_tiles,
            evaluate=self._outcomes,
            worth=lambda outcome: outcome.points,
            together=self._together(),
            effort=effort,
            seed=self._seed,
        )
        try:
            effort.report()
            if worlds.sampled:
                self._divide_others(effort)
                worlds.start()
            with effort.within(KEPT_TIME):
                self._kept.solve(effort)
            if not worlds.sampled:
                with effort.within(OTHERS_TIME):
                    self._divide_others(effort)
            worlds.run()
        except KeyboardInterrupt:
            effort.interrupted = True
        if worlds.bounded and worlds.outcomes and not (worlds.certain and self._settled):
            self._spans = self._bounds(worlds)
        rows = sorted(self.rows(), key=lambda row: (-row.expected.value, -row.kept))
        return CutAdvice(
            position=self._position,
            proved=all(row.exact for row in rows),
            certain=worlds.certain and self._settled and not effort.interrupted,
            best_proved=worlds.bounded and self._settled and first_is_best([row.expected for row in rows]),
            seconds=effort.seconds,
            seed=self._seed,
            workers=effort.limits.threads,
            interrupted=effort.interrupted,
            rows=tuple(rows),
            plans=tuple(map(self._plan, rows[:PLANS])) if self._planned else (),
        )

    @property
    def _planned(self) -> bool:
        """Whether there are Show Phases to look at."""
        return len(self._kept.hands) == 1 and not self._seats.whole

    def _plan(self, row: CutRow) -> Plan:
        """The Show Phase with the reserve and the pile that is taken less often."""
        first, second = row.taken.chances
        items = kept_items(row.cut)[0 if first < second else 1]
        mine = self._seats.appraisers[ME]
        assert mine is not None
        return mine.plan([self._position.me.collection[item] for item in items])

    def rows(self) -> list[CutRow]:
        """What is known of every cut, in the order of the cuts."""
        worlds = self._worlds
        found = []
        for number, cut in enumerate(self._cuts):
            kept, exact = self._kept.of(cut)
            expected, taken = Estimate(kept), Taken()
            if worlds and worlds.outcomes:
                outcomes = [each[number] for each in worlds.outcomes]
                points = [outcome.points for outcome in outcomes]
                expected = mean(points) if worlds.sampled else Estimate(points[0])
                if self._spans:
                    expected = between(expected.value, self._spans[number])
                taken = Taken.mean([outcome.taken for outcome in outcomes])
            found.append(CutRow(cut, kept, expected, taken, exact))
        return found

    def teller(self, on_progress: CutProgress) -> Callable[[], None]:
        """What tells the best cut so far."""

        def tell() -> None:
            best = max(self.rows(), key=lambda row: (row.expected.value, row.kept))
            on_progress(best.cut, best.kept, best.expected.value)

        return tell

    def _hand(self, number: int) -> Goods:
        """What all items may be."""
        return draw_determinization(
            self._table, self._unseen_tiles, Random(f"{self._seed} hand {number}")
        ).real

    def _kept_of(self, player: int, divisions: Sequence[Cut]) -> KeptValues:
        appraiser = self._seats.appraisers[player]
        assert appraiser is not None
        items = self._table.got[player]
        known = not any(self._table.goods[item].unknown for item in items)
        hands = [tuple(hand[item] for item in items) for hand in (self._hands[:1] if known else self._hands)]
        return KeptValues(appraiser, hands, divisions)

    def _divide_others(self, effort: SearchBudget) -> None:
        """Each opponent whose goods are all known makes the cut with their own best kept value."""
        for player in range(1, len(self._table.got)):
            items = self._table.got[player]
            if any(self._table.goods[item].unknown for item in items) or not self._seats.appraisers[player]:
                self._settled = False
                continue
            divisions = cuts([self._hands[0][item] for item in items])
            kept = self._kept_of(player, divisions)
            if not self._table.hidden:
                kept.solve(effort, only_best=True)
            self._divided[player] = _parts(items, kept.best())
            self._settled = self._settled and kept.settled

    def _division(self, player: int, world: Determinization) -> Parts:
        """The cut of an opponent in a world; where their goods are not all known, what goods bring one by
        one goes for what they bring together."""
        if player in self._divided:
            return self._divided[player]
        items = self._table.got[player]
        gains = [self._seats.gain(player, world.real[item]) for item in items]

        def kept(cut: Cut) -> float:
            return min(sum(gains[item] for item in part) for part in kept_items(cut))

        return _parts(items, max(cuts([world.real[item] for item in items]), key=kept))

    def _divisions(self, world: Determinization) -> list[Shared]:
        """What shares are of each of my cuts in a world."""
        others = {player: self._division(player, world) for player in range(1, len(self._table.got))}
        mine = self._table.got[ME]
        return [_shared({ME: _parts(mine, cut), **others}) for cut in self._cuts]

    def _outcomes(self, world: Determinization, judge: Judge) -> list[Callable[[], Outcome]]:
        """What tells the outcome of each cut in a world."""
        return [partial(self._outcome, judge, items) for items in self._divisions(world)]

    def _outcome(self, judge: Judge, items: Shared) -> Outcome:
        """My points, and who takes what, when everyone chooses."""
        endings = judge.chain(items, self._opponents).endings(self._turns)
        return Outcome(judge.points(items, endings), Taken.of(endings))

    def _bounds(self, worlds: MoveSamples[Outcome]) -> list[Interval]:
        """What each cut brings at least and at most, as is proved by now; anything while the others' cuts
        are not known."""
        if not self._settled:
            return [(-inf, inf)] * len(self._cuts)
        judge = worlds.judge()
        divisions = self._divisions(judge.world)
        return [judge.span(items, self._opponents, self._turns) for items in divisions]

    def _together(self) -> int:
        """How many values of goods taken together one world asks for."""
        if self._seats.whole:
            return 0
        mine, others = len(self._table.got[ME]), len(self._table.got) - 1
        return (others + 1) * 2 * others * (1 << mine)


def _shared(parts: Mapping[int, Parts]) -> Shared:
    """What a share of these cuts is."""

    def items(player: int, share: PileShare) -> Items:
        apart, piles = parts[player]
        own = (*piles[0], *piles[1]) if share.kept is None else piles[share.kept]
        taken = () if share.taken is None else parts[share.taken[0]][1][share.taken[1]]
        return tuple(sorted((*apart, *own, *taken)))

    return items


def _parts(items: Items, cut: Cut) -> Parts:
    """A cut by the numbers of the table."""
    reserve, first, second = (tuple(items[i] for i in part) for part in (cut.reserve, *cut.piles))
    return reserve, (first, second)
