"""Workers that play games: any ``concurrent.futures`` executor, of this machine or of a Dask cluster."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from socket import create_connection
from threading import Event, Thread
from typing import Any

#: After Ctrl-C nobody waits for the workers; Python then cleans up after them, and need not say so.
QUIET = "ignore::UserWarning:multiprocessing.resource_tracker"
#: Threads and processes beside the workers, each of which has a thread besides: the system counts them alike.
OWN_THREADS = 3


class WorkersError(RuntimeError):
    """The error where workers cannot begin, or their cluster has gone: the reason, and what to do."""


@dataclass(frozen=True)
class Workers:
    """The source of executors: the first one, and a new one when a dead worker has broken it."""

    #: Makes an executor, which its caller shuts down.
    open: Callable[[], Executor]
    #: Returns the number of games that are played at the same time.
    size: Callable[[], int]


class _Processes(ProcessPoolExecutor):
    """Processes of this machine, which begin nothing more when nobody waits for them, as those of Dask.

    The executor itself cancels what has not begun: where the caller did, workers that a signal ends as well
    leave a traceback of its thread. The processes begin deaf to Ctrl-C and to a closed terminal, which their
    parent answers: Python itself, still loading there, would complain.
    """

    def __init__(self, size: int) -> None:
        # Python begins a process of its own here, which keeps account of what they share.
        with self._beginning():
            _try_threads(2 * size + OWN_THREADS)
            super().__init__(size, mp_context=get_context("spawn"), initializer=_settle)

    def submit(self, *arguments: Any, **named: Any) -> Future[Any]:
        with self._beginning():
            return super().submit(*arguments, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        super().shutdown(wait, cancel_futures=cancel_futures or not wait)

    @contextmanager
    def _beginning(self) -> Iterator[None]:
        """Keep signals from a process that begins; where it cannot, the others end.

        Raises ``WorkersError`` with the reason.
        """
        try:
            with _deaf_children():
                yield
        except BrokenExecutor:
            raise
        except (OSError, RuntimeError) as error:
            for process in (getattr(self, "_processes", None) or {}).values():
                process.kill()
            # It was started, and has ended at once.
            reason = getattr(error, "strerror", None) or error
            cause = f"does {sys.executable} run?" if isinstance(error, BrokenPipeError) else reason
            raise WorkersError(f"no process can be started: {cause}") from error


def _try_threads(number: int) -> None:
    """Start so many threads, and end them: where it finds no room, the executor would wait for ever.

    Raises ``RuntimeError`` if they cannot be started.
    """
    ended = Event()
    try:
        for _ in range(number):
            Thread(target=ended.wait, daemon=True).start()
    finally:
        ended.set()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Keep the signals of a terminal from processes started meanwhile: they inherit what is blocked."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGHUP])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def local_workers(number: int | None = None) -> Workers:
    """Processes of this machine, one a core unless ``number`` says otherwise."""
    size = number or os.cpu_count() or 1

    def start() -> Executor:
        if QUIET not in sys.warnoptions:
            sys.warnoptions.append(QUIET)
        return _Processes(size)

    return Workers(start, lambda: size)


@contextmanager
def dask_workers(
    address: str, wait: float = 10, on_none: Callable[[], object] = lambda: None
) -> Iterator[Workers]:
    """The workers of a Dask cluster, which have this package too.

    An answer of the scheduler, such as ``tcp://127.0.0.1:8786``, may take ``wait`` seconds. ``on_none`` is
    called when work is handed out, and there is no worker to do it: it waits for one. Raises ``ImportError``
    if Dask's ``distributed`` is not installed: it comes with ``stockbook[cluster]``; ``OSError`` if nothing
    answers there; ``ValueError`` if it is no address; ``WorkersError`` if nothing answers there any more.
    """
    from distributed import Client
    from distributed.comm.addressing import get_address_host_port

    def connect() -> None:
        create_connection(get_address_host_port(address), timeout=wait).close()

    def size() -> int:
        threads = sum(client.nthreads().values())
        if not threads:
            on_none()
        return threads or 1

    # A client that finds nobody waits long at its end, and complains.
    connect()
    with Client(address, timeout=wait, set_as_default=False) as client:
        try:
            yield Workers(lambda: client.get_executor(pure=False), size)
        except (OSError, RuntimeError, CancelledError):
            try:
                connect()
            except OSError as error:
                raise WorkersError(f"the scheduler at {address} has gone") from error
            raise


def _settle() -> None:
    """Prepare a worker process: it leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end as soon as its parent has, however that one ends."""
    try:
        Thread(target=_wait_for_parent, daemon=True).start()
    except RuntimeError:  # The system has no thread for it; the parent says that this process has ended.
        os._exit(1)


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
