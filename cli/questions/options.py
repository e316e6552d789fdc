"""Arguments and options that several commands share, and what they name."""

from __future__ import annotations

import math
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stockbook.engine.choices import SEED, TIME, WORKERS, Refused, limit_of
from stockbook.engine.questions import LINE, PLANS
from stockbook.models.files.faults import Fault
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.models.play.protocol import AnyGame
    from stockbook.optimizer.arena.workers import Workers


def _finite(seconds: float) -> float:
    if not math.isfinite(seconds):
        raise typer.BadParameter("write a number of seconds, such as 10")
    return seconds


def _wish(metavar: str, text: str) -> Any:
    """The option of a wish, which may be given several times."""
    return typer.Option(metavar=metavar, help=f"Wish: {text}; may be repeated.", show_default=False)


FileArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="The position, or a recorded game; - is standard input.")
]
FilesArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar="FILE...", help="Positions, or recorded games; - is standard input."),
]
FilesFromOption = Annotated[
    str | None,
    typer.Option(metavar="LIST", help="The files that this one names, one a line; - is standard input."),
]
AnswersOption = Annotated[
    str | None,
    typer.Option("--out", metavar="FILE", help="Keep the answers there, and go on with those it has."),
]
DaskOption = Annotated[
    str | None,
    typer.Option("--dask", metavar="ADDRESS", help="Answer on the Dask cluster with this scheduler."),
]
FilesAtOnceOption = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        min=WORKERS.least,
        max=WORKERS.most,
        help="Files side by side.",
        show_default="one a core",
    ),
]
AtOption = Annotated[
    int | None,
    typer.Option(
        "--at",
        metavar="N",
        min=LINE.least,
        help="The moment at this line of a record.",
        show_default="its end",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on standard output.")]
GoalOption = Annotated[
    Goal | None,
    typer.Option(
        help="What to maximize: this Show Phase with all that is certain, or the whole game.",
        show_default="game; now in round 3 and against Pinzetta",
    ),
]
TimeOption = Annotated[
    float,
    typer.Option(
        metavar="SECONDS", min=TIME.least, max=TIME.most, callback=_finite, help="Time for the whole command."
    ),
]
CopyOption = Annotated[
    str | None,
    typer.Option(
        "--deck",
        metavar="FILE",
        help="The file of your own copy: unseen stamps come from it.",
        show_default="printed numbers, invented faces",
    ),
]
PlansOption = Annotated[
    int,
    typer.Option(metavar="N", min=PLANS.least, max=PLANS.most, help="So many of the best plans, best first."),
]
ContestOption = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        help="Enter this contest: its text or name, or how it begins.",
        show_default="the best",
    ),
]
WorkersOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=WORKERS.least,
        max=WORKERS.most,
        help="Searches side by side.",
        show_default="one a core",
    ),
]
PiecesOption = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        min=WORKERS.least,
        max=WORKERS.most,
        help="Of several files these, else searches, side by side.",
        show_default="one a core",
    ),
]
SeedOption = Annotated[
    int, typer.Option(metavar="N", min=SEED.least, max=SEED.most, help="Seed of the search's random choices.")
]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace a file that exists, whatever it holds.")]
DeterministicOption = Annotated[
    bool, typer.Option("--deterministic", help="The same bytes on every run; slower.")
]
PutOption = Annotated[list[str] | None, _wish("ITEM@CELL", "this item lies there, 3@f8 or 2x3 bl f8")]
EmptyOption = Annotated[list[str] | None, _wish("CELLS", "these spaces stay empty, d4-f6")]
LeaveOption = Annotated[list[str] | None, _wish("ITEM", "discard this item")]
EnterOption = Annotated[list[str] | None, _wish("CONTEST", "enter this contest, or none")]
ReachOption = Annotated[list[str] | None, _wish("MEASURE N", "at least N units (not points), 'edges 3'")]
LeastOption = Annotated[list[str] | None, _wish("POINTS", "at least so many points now")]
KeepOption = Annotated[list[str] | None, _wish("ITEM", "this item is in what I keep for sure")]
ReserveOption = Annotated[list[str] | None, _wish("ITEM", "reserve this item")]


DeckOption = Annotated[
    str | None,
    typer.Option(
        "--deck", metavar="FILE", help="The file of your own copy.", show_default="the demonstration"
    ),
]
LevelOption = Annotated[
    int | None, typer.Option("--level", metavar="N", help="The level of an automatic opponent.")
]
SettingOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game; @FILE is the text of a file. May be given several times.",
        show_default=False,
    ),
]


def game_from_options(
    name: str,
    players: int | None,
    deck: str | None,
    settings: Sequence[str] | None,
    **own: int | None,
) -> AnyGame:
    """The game that the options describe.

    Parameters
    ----------
    name
        Its name.
    players, deck, settings
        The values of ``--players``, ``--deck`` and ``--option``.
    **own
        The values of options that only some games have, such as ``level`` for ``--level``.

    Raises
    ------
    PositionError
        With every fault of the options, named as they are typed, or of a file among them.
    """
    from stockbook.games.registry import make_game
    from stockbook.models.files.faults import PositionError

    options = dict(_setting(text) for text in settings or ())
    typed = {f"options.{key}": f"--option {key}" for key in options} | {"players": "--players"}
    for key, value in own.items():
        if value is not None:
            options[key] = value
            typed[f"options.{key}"] = f"--{key}"
    if deck is not None:
        options["deck"] = _text(deck)
    try:
        return make_game(name, players, options, file=deck or "")
    except PositionError as error:
        faults = [replace(fault, key=typed.get(fault.key, fault.key)) for fault in error.faults]
        raise PositionError(faults, error.more) from None


def _setting(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    key, value = key.strip(), value.strip()
    if not equals or not key:
        raise typer.BadParameter(f"{text!r}: write a key, = and a value", param_hint="--option")
    if value.startswith("@"):
        return key, _text(value[1:])
    # Numbers, true, false, lists and texts in quotes as in a file; all else is a text.
    with suppress(tomllib.TOMLDecodeError):
        return key, tomllib.loads(f"value = {value}")["value"]
    return key, value


def _text(path: str) -> str:
    from stockbook.models.files.toml_file import read_text

    return read_text(path)[0]


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
