"""The processes or the cluster that the options of a command name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import typer

from stockbook.cli.questions.failure import WRONG_INPUT, Refused, limit_of
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.optimizer.arena.workers import Workers


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
        option = "--workers" if dask is None else "--dask"
        raise Refused(WRONG_INPUT, [Fault("", option, limit_of(error.__cause__) or str(error))]) from None


@contextmanager
def _cluster(dask: str) -> Iterator[Workers]:
    """The cluster with the scheduler at an address."""
    from stockbook.optimizer.arena.workers import dask_workers

    with ExitStack() as stack:
        try:
            found = stack.enter_context(dask_workers(dask))
        except ImportError:
            message = "Dask is not installed: pip install 'stockbook[cluster]'"
            raise Refused(WRONG_INPUT, [Fault("", "--dask", message)]) from None
        except (OSError, ValueError) as error:
            raise Refused(WRONG_INPUT, [Fault("", "--dask", f"no scheduler there: {error}")]) from None
        yield found
