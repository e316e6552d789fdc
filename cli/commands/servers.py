"""The servers: ``stockbook engine`` for programs, and ``stockbook web`` for a browser."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from errno import EACCES, EADDRINUSE
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import INTERRUPTED
from stockbook.cli.questions.options import CORES, CopyOption, valued
from stockbook.engine.choices import Refused
from stockbook.models.files.faults import Fault, PositionError

if TYPE_CHECKING:
    from stockbook.web.serving import Place

EXTRA = "the server of the page is not installed: pip install 'stockbook[web]', or make web in a clone"
LOCAL = "127.0.0.1"


def engine(
    processes: Annotated[
        int | None, valued("N", "Questions at the same time.", min=1, max=64, usual=CORES)
    ] = None,
    waiting: Annotated[
        int, valued("N", "Most questions that wait; more are refused.", min=1, max=10**6)
    ] = 1000,
) -> int:
    """Questions as lines of JSON on standard input, their documents as lines on standard output."""
    from stockbook.engine.server.server import serve

    return serve(processes, waiting, sys.stdin.fileno(), sys.stdout)


def web(
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="The position to begin with, or a recorded game.")
    ] = None,
    port: Annotated[
        int | None, valued("N", "The port to listen at.", min=1, max=65535, usual="8010 or the next free")
    ] = None,
    host: Annotated[
        str, valued("ADDRESS", "The address to listen at; 0.0.0.0 lets phones ask, with a token.")
    ] = LOCAL,
    deck: CopyOption = None,
    games: Annotated[
        str | None, valued("DIR", "The folder of games in play.", usual="in your own files")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Print the link, and open no browser.")] = False,
    processes: Annotated[
        int | None, valued("N", "Searches at the same time.", min=1, max=64, usual=CORES)
    ] = None,
) -> int:
    """The album in the browser: set up, see, ask. Ctrl-C ends it."""
    try:
        from stockbook.web.serving import listen, serve
    except ImportError as error:
        if (error.name or "").startswith("stockbook"):
            raise
        raise Refused([Fault("", "", EXTRA)]) from None
    try:
        place = listen(host, port)
    except (OSError, ValueError) as error:
        of_the_port = port is not None and getattr(error, "errno", None) in (EADDRINUSE, EACCES)
        key = "--port" if of_the_port else "--host"
        reason = getattr(error, "strerror", None) or error
        message = f"cannot listen at {host}{'' if port is None else f' port {port}'}: {reason}"
        raise Refused([Fault("", key, message)]) from None
    signals.running()
    try:
        folder = Path(games) if games else None
        serve(place, processes, folder, lambda: _opened(file, deck), lambda: _open(place, no_open))
    except KeyboardInterrupt:
        signals.printing()
    return INTERRUPTED


def _opened(file: str | None, deck: str | None) -> Mapping[str, Any]:
    """The position in the file and the text of the deck, or their faults, as they are now."""
    from stockbook.engine.documents.common import faults_document
    from stockbook.games.registry import game_of
    from stockbook.games.sources import position_in, read_source
    from stockbook.models.files.toml_file import read_text

    found: dict[str, Any] = {"file": file, "position": None, "deck": None, "faults": []}
    try:
        if deck is not None:
            found["deck"] = read_text(deck)[0]
        if file is not None:
            position = position_in(read_source(file))
            found["position"] = game_of(position).tables(position)
    except PositionError as error:
        found |= faults_document(error.faults)
    return found


def _open(place: Place, no_open: bool) -> None:
    """Say where the page is, draw the link for a phone, and open a browser."""
    print(f"Stockbook is at {place.link} (Ctrl-C ends it)", flush=True)
    if place.token:
        import segno

        segno.make(place.link, error="l").terminal(compact=True)
    if not no_open:
        import webbrowser

        webbrowser.open(place.link)
