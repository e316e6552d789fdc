"""Arguments and options that several commands share."""

from __future__ import annotations

import math
from typing import Annotated, Any

import typer

from stockbook.engine.questions import LINE, PLANS
from stockbook.engine.search_time import SEED, TIME, WORKERS
from stockbook.models.play.goal import Goal


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
