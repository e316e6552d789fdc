"""Reviews of many games on the workers of an arena, a game each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import BrokenExecutor, Future, as_completed

from stockbook.models.games.real_tables import TableRecord
from stockbook.models.games.record import Record
from stockbook.optimizer.arena.workers import Workers
from stockbook.optimizer.review.game_review import GameReview, review_game
from stockbook.optimizer.solver.limits import SearchLimits

#: Number of times that workers are started again after one of them died.
TRIES = 5


def review_all(
    records: Mapping[str, Record | TableRecord],
    players: Mapping[str, Collection[int]],
    limits: SearchLimits,
    workers: Workers,
    on_review: Callable[[str, GameReview], None],
) -> None:
    """Review games side by side.

    Parameters
    ----------
    records
        The records by keys.
    players
        The players whose decisions are reviewed, by the same keys; all where there is none.
    limits
        The limits of each decision.
    workers
        The workers, each of which reviews one game at a time.
    on_review
        Called with the key and the review of each game as soon as it is done.

    Raises
    ------
    BrokenExecutor
        If workers die again and again.
    KeyboardInterrupt
        On Ctrl-C; nobody waits for the reviews that are going on.
    """
    left = dict(records)
    for tries in range(1, TRIES + 1):
        try:
            _review_all(left, players, limits, workers, on_review)
            return
        except BrokenExecutor:
            if tries == TRIES:
                raise


def _review_all(
    left: dict[str, Record | TableRecord],
    players: Mapping[str, Collection[int]],
    limits: SearchLimits,
    workers: Workers,
    on_review: Callable[[str, GameReview], None],
) -> None:
    """Review the games that are left, until none is or the workers break."""
    executor = workers.open()
    futures: dict[Future[GameReview], str] = {}
    patient = False
    try:
        for key, record in left.items():
            futures[executor.submit(review_game, record, players.get(key), limits)] = key
        for future in as_completed(futures):
            key = futures[future]
            on_review(key, future.result())
            del left[key]
        patient = True
    except BrokenExecutor:
        patient = True
        raise
    finally:
        # The executor cancels what has not begun.
        executor.shutdown(wait=patient)
