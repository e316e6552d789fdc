"""Values of goods in a game against Pinzetta: my best Show Phase with them, or my lead."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random

from stockbook.models.album.bitboard import Bitboard, Piece, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.puzzles.dealing import choose
from stockbook.models.stampswap.effects import FOREVER
from stockbook.models.stampswap.goods import Good, Goods, Specialist, StampGood, UnseenGood
from stockbook.models.stampswap.in_force import collected_draws
from stockbook.models.stampswap.position import Position, show_phase
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenTiles, unseen_tiles_of
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.strategies import sure_to_fit
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped
from stockbook.optimizer.stampswap.fast_placement import greedy_placement, largest_first, placed_tiles
from stockbook.optimizer.stampswap.game_placement import hand_sampler
from stockbook.optimizer.stampswap.prospects import prospects_in_position
from stockbook.optimizer.stampswap.show_plans import contest_plans, placement_evaluator, rollout
from stockbook.optimizer.swap.valuation import Valuation, Value

#: The least seconds, or work, of a search.
SHORTEST = 0.05
#: My goods, and hers.
GoodsSplit = tuple[Goods, Goods]


@dataclass(frozen=True)
class SoloDeterminization:
    """One state that a position against Pinzetta may really be in."""

    #: Her piles after her exchange, with every face; none where they are not known.
    piles: tuple[Goods, ...]
    #: The stamps of each round to come.
    hands: Sequence[Sequence[Piece]]
    #: The stamps that cards of mine draw in this Swap Phase, each with the card that must still be mine when
    #: she has taken a pile; None for a stamp that is mine for sure.
    draws: tuple[tuple[Good | None, Good], ...] = ()

    def drawn(self, mine: Goods) -> Goods:
        """The stamps that cards draw for me, when these goods have stayed with me."""
        return tuple(stamp for card, stamp in self.draws if card is None or card in mine)


class SoloDeterminizations:
    """Draws determinizations of one position against Pinzetta.

    ``for_game``: the stamps of the rounds to come are drawn too, from ``unseen_tiles``, by default by the
    printed numbers and a prior.
    """

    def __init__(
        self, solo: SoloPosition, for_game: bool, seed: int, unseen_tiles: UnseenTiles | None = None
    ) -> None:
        self._piles = solo.her.exchanged
        unseen = [good for pile in self._piles for good in pile if isinstance(good, UnseenGood)]
        self._sizes = [(good.width, good.height) for good in unseen]
        self._draws = _draws(solo.position) if solo.position.phase == "cut" else []
        stacks = [stack for _, stack in self._draws if stack != FOREVER]
        self._rng = Random(seed)
        self._unseen_tiles = unseen_tiles or unseen_tiles_of(solo.in_sight)
        self._hands = hand_sampler(solo.position, self._unseen_tiles, self._rng) if for_game else list
        #: Whether anything is hidden; else all determinizations are the same.
        self.needed = for_game or bool(unseen or stacks)

    def draw(self) -> SoloDeterminization:
        """Draw one of the states that are possible."""
        stacks = [stack for _, stack in self._draws if stack != FOREVER]
        drawn = [choose(self._rng, FOOTPRINTS[stack]) for stack in stacks]
        faces = iter(self._unseen_tiles.draw([*self._sizes, *drawn], self._rng))
        piles = tuple(tuple(_turned_up(good, faces) for good in pile) for pile in self._piles)
        draws = tuple(
            (card, FOREVER_STAMP if stack == FOREVER else StampGood(next(faces)))
            for card, stack in self._draws
        )
        return SoloDeterminization(piles, self._hands(), draws)


def _draws(position: Position) -> list[tuple[Good | None, str]]:
    """The stacks that cards draw from in a cut, each with the card that must stay mine; None if it does."""
    me = position.me
    found: list[tuple[Good | None, str]] = []
    if not me.got:
        found += [(None, stack) for stack in collected_draws(position)]
    found += [(None, card.effect.taken_draw) for card in me.specialists if card.effect]
    found += [
        (good, good.effect.taken_draw)
        for good in me.collection
        if isinstance(good, Specialist) and good.effect
    ]
    return [(card, stack) for card, stack in found if stack]


def _turned_up(good: Good, faces: Iterator[Tile]) -> Good:
    return StampGood(next(faces)) if isinstance(good, UnseenGood) else good


class SoloValues:
    """Values of my goods in one position, where her forever stamps count against mine."""

    def __init__(self, solo: SoloPosition, budget: SearchBudget) -> None:
        self._solo = solo
        self._budget = budget
        self._valuations: dict[int, Valuation] = {}

    def of(self, split: GoodsSplit) -> Value:
        """The value of my goods as far as it is known: proved, searched, or else of a fast placement.

        Once time is up it is, of new goods, the points that they bring wherever they lie.
        """
        return self._valuation(split).known_in_time(split[0])

    def estimate(self, split: GoodsSplit, own: GoodsSplit) -> float:
        """The value of my goods with a pile of hers, estimated where time was up before it was proved.

        The estimate is what the goods of my own are known to bring, and her items wherever they lie. With
        negative stamps it is less than without her pile.
        """
        value = self.of(split)
        if value.exact:
            return value.best
        fixed, own_fixed = (self._valuation(each).fixed_points(each[0]) for each in (split, own))
        least = max(value.best, self.of(own).best + fixed - own_fixed)
        return least if value.bound is None else min(value.bound, least)

    def solve(self, splits: Iterable[GoodsSplit], most: float = float("inf")) -> None:
        """Search the values of splits, in which all faces of my goods are known, side by side.

        Each gets twice its equal share of the time that is left at most, since many end sooner, and not more
        than ``most`` seconds, or work.
        """
        open_: dict[Hashable, tuple[Valuation, Goods]] = {}
        for split in splits:
            valuation = self._valuation(split)
            if not self.of(split).exact:
                open_.setdefault((self._forever(split), valuation.key(split[0])), (valuation, split[0]))
        if open_:
            budget = self._budget
            share = max(SHORTEST, 2 * budget.left * budget.limits.threads / len(open_))
            jobs = sorted(open_.values(), key=lambda job: len(job[1]))
            budget.run([partial(self._search, each, goods, min(most, share)) for each, goods in jobs])

    def _search(self, valuation: Valuation, goods: Goods, time: float) -> None:
        """Search the best Show Phase with goods until it is proved, or so many seconds, or work, are over."""
        budget, time = self._budget, min(time, self._budget.left)
        if valuation.known_in_time(goods).exact or time <= 0:
            return
        position = show_phase(valuation.position, goods)
        sure = sure_to_fit(position.album, position.place, budget)
        subproblems = [Subproblem(position, contest, always_fit=sure) for contest in position.may_enter]
        placed = [each for _, each in valuation.plan(goods).placed]
        for subproblem in subproblems:
            subproblem.record_plan(make_plan(position, placed, subproblem.contest))
        limits = SearchLimits(time, 1, budget.limits.seed, budget.limits.deterministic, budget.watch)
        portfolio = Portfolio(limits)
        with suppress(Stopped):
            portfolio.run(subproblems, only_best=True)
        budget.searched(portfolio.budget.used)
        plans = (each.incumbent for each in subproblems if each.incumbent)
        best = max(plans, key=lambda plan: plan.points)
        bound = max(best.points, *(subproblem.bound for subproblem in subproblems))
        valuation.take(goods, best, bound - valuation.fixed_points(goods))

    def _forever(self, split: GoodsSplit) -> int:
        """Number of her forever stamps."""
        return self._solo.her.forever_with(split[1])

    def _valuation(self, split: GoodsSplit) -> Valuation:
        forever = self._forever(split)
        if forever not in self._valuations:
            valuation = Valuation(self._solo.show((), split[1]), self._budget.limits.seed)
            valuation.check = self._budget.check
            self._valuations[forever] = valuation
        return self._valuations[forever]


def game_points(position: Position, hands: Sequence[Sequence[Piece]]) -> int:
    """Count the points of a fast placement made for the whole game, and of the rollout after it.

    The album is square; ``hands`` are the stamps of each round to come.
    """
    prospects = prospects_in_position(position, position.me)
    board = Bitboard.of(position.album)
    hand = largest_first(piece_of(tile, board.grid) for tile in position.place)
    # The order of the contests of later rounds does not matter for the placement.
    plans = {(plan[0], frozenset(plan[1:])): plan for plan in contest_plans(prospects)}
    best: tuple[float, int] | None = None
    for first, *later in plans.values():
        evaluator = placement_evaluator(prospects, prospects.round, (first, *later))
        end, places = greedy_placement(board, hand, evaluator)
        value = evaluator.value(end)
        if best is None or value > best[0]:
            contest = None if first is None else position.contests[first]
            now = make_plan(position, placed_tiles(places), contest).points
            entered = () if first is None else (first,)
            best = value, now + rollout(end, prospects, entered, tuple(later), hands)
    assert best is not None
    return best[1]
