"""The best pile: what each brings me when those who choose after me choose for themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME, Pile, PileShare
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.models.stampswap.swap.goods_table import choose_table, choose_turns_of
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, unseen_tiles_of
from stockbook.optimizer.sampling.intervals import Estimate, between, first_is_best, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow
from stockbook.optimizer.swap.backward_induction import SELFISH, Opponents, Turn, turns_from
from stockbook.optimizer.swap.determinization import Determinization, Judge, Seats
from stockbook.optimizer.swap.move_samples import MoveSamples

#: The best pile so far, and its value.
ChoiceProgress = Callable[[Pile, float], None]


class NothingToChoose(ValueError):
    """No one else's pile is on offer, so I keep both of mine."""


def best_choices(
    position: Position,
    *,
    whole: bool = False,
    opponents: Opponents = SELFISH,
    unseen_tiles: UnseenTiles | None = None,
    time: float = 10.0,
    workers: int | None = None,
    seed: int = 0,
    deterministic: bool = False,
    on_progress: ChoiceProgress | None = None,
) -> ChoiceAdvice:
    """Every pile that I may take, best first.

    Parameters
    ----------
    position
        Of the phase choose: it is my turn.
    whole, opponents, stock, time, workers, seed, deterministic
        As for ``best_cuts``.
    on_progress
        Called now and then with the best pile so far.

    Returns
    -------
    ChoiceAdvice
        Ctrl-C returns the best so far.

    Raises
    ------
    NothingToChoose
        If no pile of an opponent is on offer.
    """
    table, turns = choose_table(position), turns_from(choose_turns_of(position))
    piles = [pile for pile, _ in turns.options] if turns.player == ME else []
    if not piles:
        raise NothingToChoose("no pile of an opponent is on offer: you keep what is yours")

    def items(player: int, share: PileShare) -> Items:
        own = table.piles[player]
        kept = sum(own, ()) if share.kept is None else own[share.kept]
        taken = () if share.taken is None else table.piles[share.taken[0]][share.taken[1]]
        return tuple(sorted((*table.got[player], *kept, *taken)))

    def evaluate(world: Determinization, judge: Judge) -> list[Callable[[], float]]:
        chain = judge.chain(items, opponents)

        def points(after: Turn) -> float:
            return judge.points(items, chain.endings(after))

        return [partial(points, after) for _, after in turns.options]

    def rows() -> list[ChoiceRow]:
        columns = zip(*worlds.outcomes, strict=True)
        means = [mean(values) if worlds.sampled else Estimate(values[0]) for values in columns]
        if worlds.bounded:
            spans = [worlds.judge().span(items, opponents, after) for _, after in turns.options]
            means = [between(each.value, bounds) for each, bounds in zip(means, spans, strict=True)]
        found = [ChoiceRow(*pile, mean) for pile, mean in zip(piles, means, strict=True)]
        return sorted(found, key=lambda row: -row.value.value)

    def tell() -> None:
        if on_progress and worlds.outcomes:
            best = rows()[0]
            on_progress((best.owner, best.pile), best.value.value)

    limits = SearchLimits(time, workers, seed, deterministic, lambda _: tell())
    effort = SearchBudget(limits, Progress)
    others = len(position.opponents)
    worlds: MoveSamples[float] = MoveSamples(
        seats=Seats(position, seed, whole=whole, searched=not table.hidden),
        table=table,
        unseen_tiles=unseen_tiles or unseen_tiles_of(position),
        evaluate=evaluate,
        worth=lambda points: points,
        together=0 if whole else 4 * others * (others + 1),
        effort=effort,
        seed=seed,
    )
    worlds.run()
    found = rows()
    return ChoiceAdvice(
        position=position,
        proved=worlds.certain,
        certain=worlds.certain,
        best_proved=worlds.bounded and first_is_best([row.value for row in found]),
        seconds=effort.seconds,
        seed=seed,
        workers=effort.limits.threads,
        interrupted=effort.interrupted,
        rows=tuple(found),
    )
