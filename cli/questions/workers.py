"""The processes or the cluster that the options of a command name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import TYPE_CHECKING

import typer

from stockbook.engine.failure import limit_of
from stockbook.engine.refused import Refused
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.optimizer.arena.workers import Workers

#: What to do where the scheduler of a cluster goes away.
AGAIN = "start it, and run the same command again; what is in the file of --out is not done twice"


def refuse_both(number: int | None, dask: str | None) -> None:
    """Refuse processes of this machine together with a cluster."""
    if dask and number:
        raise typer.BadParameter("choose --workers N for this machine or --dask ADDRESS for a cluster")


@contextmanager
def chosen_workers(number: int | None, dask: str | None) -> Iterator[Workers]:
    """So many processes of this machine, or the cluster with the scheduler at an address.

    Raises
    ------
    Refused
        If there is no scheduler, or Dask is not installed; later on, if the workers cannot begin, or the
        scheduler goes away.
    """
    from stockbook.optimizer.arena.workers import WorkersError, local_workers

    try:
        if dask is None:
            yield local_workers(number)
        else:
            with _cluster(dask) as found:
                yield found
    except WorkersError as error:
        fault = Fault("", "--workers", limit_of(error.__cause__) or str(error))
        if dask is not None:
            fault = Fault("", "--dask", f"{error}: {AGAIN}")
        raise Refused([fault]) from None


@contextmanager
def _cluster(dask: str) -> Iterator[Workers]:
    """The cluster with the scheduler at an address."""
    import logging

    from stockbook.optimizer.arena.workers import dask_workers

    @cache
    def tell() -> None:
        message = f"no worker there yet, waiting for one: start it with dask worker {dask}"
        print(f"--dask: {message}", file=sys.stderr)

    with ExitStack() as stack:
        # Its own reports of what is told in a line here.
        logging.disable(logging.ERROR)
        stack.callback(logging.disable, logging.NOTSET)
        try:
            found = stack.enter_context(dask_workers(dask, on_none=tell))
        except ImportError:
            message = "Dask is not installed: pip install 'stockbook[cluster]'"
            raise Refused([Fault("", "--dask", message)]) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Refused([Fault("", "--dask", f"no scheduler there: {reason}")]) from None
        found.size()
        yield found
