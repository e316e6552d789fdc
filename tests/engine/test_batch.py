"""Batches: every piece is done once, whatever happens to the workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.engine.batch import TRIES, Batch
from stockbook.optimizer.arena.workers import Workers, local_workers
from tests.engine.pieces import deadly, doubled
from tests.optimizer.arena.matches import AtOnce, at_once, threads


def done(pieces: dict[str, int], workers: Workers) -> tuple[dict[str, int], dict[str, str]]:
    """The results of some work, and the losses."""
    results: dict[str, int] = {}
    losses: dict[str, str] = {}
    Batch(pieces, doubled, results.__setitem__, losses.__setitem__).run(workers)
    return results, losses


@pytest.mark.parametrize("workers", [at_once(), threads(3)], ids=["at once", "threads"])
def test_every_piece_is_done(workers: Workers) -> None:
    """One that fails is a loss of its own."""
    pieces = {str(number): number for number in range(-1, 30)}
    results, losses = done(pieces, workers)
    assert results == {str(number): 2 * number for number in range(30)}
    assert losses == {"-1": "ValueError(-1)"}
    assert done({}, workers) == ({}, {})


def test_a_piece_that_ends_its_worker(tmp_path: Path) -> None:
    """All others are done; one that ended its worker once only is done as well."""
    always, once = tmp_path / "99.txt", tmp_path / "1.txt"
    always.touch()
    once.touch()
    pieces = {"always": str(always), "once": str(once), **{str(n): f"{n}?" for n in range(4)}}
    results: dict[str, str] = {}
    losses: dict[str, str] = {}
    Batch(pieces, deadly, results.__setitem__, losses.__setitem__).run(local_workers(1))
    assert results == {key: piece for key, piece in pieces.items() if key != "always"}
    assert list(losses) == ["always"]
    assert always.stat().st_size == TRIES + 1


def test_a_stop_leaves_at_once() -> None:
    """Results told by then stay told, and the executor is not waited for."""
    told: list[str] = []
    waited = []

    class Watched(AtOnce):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            waited.append(wait)

    batch = Batch(
        dict.fromkeys("abcde", 1), doubled, lambda key, _: told.append(key), lambda key, reason: None
    )
    with pytest.raises(KeyboardInterrupt):
        batch.run(Workers(Watched, lambda: 1), lambda: bool(told))
    assert (told, waited) == (["a", "b"], [False])
