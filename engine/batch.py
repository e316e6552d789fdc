"""Pieces of work side by side, on processes of this machine or on a Dask cluster."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from stockbook.optimizer.arena.workers import Workers

#: Seconds between two looks at the stop.
POLL = 0.05
#: Number of pieces handed out for each worker: none waits for its next one.
PIECES_PER_WORKER = 2
#: Number of times that a piece is tried that ends its worker.
TRIES = 2

Key = TypeVar("Key")
Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Batch(Generic[Key, Piece, Result]):
    """Pieces of work, each of which is done by one worker.

    Where the workers of an executor die, the pieces that they had are tried again one by one, so that one
    that ends its worker takes no other with it.

    Parameters
    ----------
    pieces
        The pieces by keys; they are sent to the workers, in processes of their own.
    work
        Does a piece; a function of a module, so workers find it.
    on_result
        Called with the key of each piece and its result as soon as it is done.
    on_loss
        Called with the key of each piece that ends its worker, and the reason.
    """

    def __init__(
        self,
        pieces: Mapping[Key, Piece],
        work: Callable[[Piece], Result],
        on_result: Callable[[Key, Result], None],
        on_loss: Callable[[Key, str], None],
    ) -> None:
        self._pieces = pieces
        self._work = work
        self._on_result = on_result
        self._on_loss = on_loss
        self._waiting = deque(pieces)
        self._suspects: deque[Key] = deque()
        self._out: dict[Future[Result], Key] = {}
        self._losses: Counter[Key] = Counter()

    def run(self, workers: Workers, stop: Callable[[], bool] = lambda: False) -> None:
        """Do all pieces.

        Raises
        ------
        KeyboardInterrupt
            Once ``stop`` says so; nobody waits for the pieces that are being done.
        """
        while self._waiting or self._suspects:
            executor = workers.open()
            patient = False
            try:
                self._hand_out(executor, workers.size, stop)
                patient = True
            except BrokenExecutor as error:
                patient = True
                self._suspect(str(error))
            finally:
                # The executor cancels what has not begun.
                executor.shutdown(wait=patient)

    def _hand_out(self, executor: Executor, size: Callable[[], int], stop: Callable[[], bool]) -> None:
        """Have pieces done until none is left.

        Raises
        ------
        BrokenExecutor
            If the workers have died.
        """
        while self._waiting or self._suspects or self._out:
            alone = bool(self._suspects)
            source = self._suspects if alone else self._waiting
            while source and len(self._out) < (1 if alone else PIECES_PER_WORKER * size()):
                future = executor.submit(self._work, self._pieces[source[0]])
                self._out[future] = source.popleft()
            wait(self._out, POLL, FIRST_COMPLETED)
            for future in [each for each in self._out if each.done()]:
                error = future.exception()
                if isinstance(error, BrokenExecutor):
                    raise error
                # Told before it is let go, so that Ctrl-C in between loses nothing.
                if error:
                    self._on_loss(self._out[future], repr(error))
                else:
                    self._on_result(self._out[future], future.result())
                del self._out[future]
            if stop():
                raise KeyboardInterrupt

    def _suspect(self, reason: str) -> None:
        """Try the pieces again that workers had when they died; one that was alone has done it."""
        out, self._out = self._out, {}
        for future, key in out.items():
            if future.done() and not future.exception():
                self._on_result(key, future.result())
                continue
            self._losses[key] += len(out) == 1
            if self._losses[key] == TRIES:
                self._on_loss(key, reason)
            else:
                self._suspects.append(key)
