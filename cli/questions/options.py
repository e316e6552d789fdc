"""Arguments and options of the commands, and what they name."""

from __future__ import annotations

import math
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import MISSING, fields, replace
from functools import cache
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

import typer

from stockbook.engine.choices import TIME, Refused, SearchTime, WishTexts, limit_of
from stockbook.engine.questions import Explain, Hint, Source
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import read_text

if TYPE_CHECKING:
    from stockbook.models.play.protocol import AnyGame
    from stockbook.optimizer.arena.workers import Workers

#: The number of processes or threads unless told.
CORES = "one a core"


def finite(seconds: float | None) -> float | None:
    """The seconds of an option, if it is given; others than numbers are refused."""
    if seconds is not None and not math.isfinite(seconds):
        raise typer.BadParameter("write a number of seconds, such as 10")
    return seconds


def valued(metavar: str | None, help: str, *names: str, usual: str | bool = True, **typed: Any) -> Any:
    """An option with a value; ``usual`` is its default in words, or whether that is shown."""
    return typer.Option(*names, metavar=metavar, help=help, show_default=usual, **typed)


FileArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="The position, or a recorded game; - is standard input.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document on standard output.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Replace a file that exists, whatever it holds.")]
TimeOption = Annotated[
    float, valued("SECONDS", "Time for the whole command.", min=TIME.least, max=TIME.most, callback=finite)
]
CopyOption = Annotated[
    str | None,
    valued(
        "FILE",
        "The file of your own copy: unseen stamps come from it.",
        "--deck",
        usual="printed numbers, invented faces",
    ),
]
DeckOption = Annotated[
    str | None, valued("FILE", "The file of your own copy.", "--deck", usual="the demonstration")
]
LevelOption = Annotated[int | None, valued("N", "The level of an automatic opponent.", "--level")]
SettingOption = Annotated[
    list[str] | None,
    valued(
        "KEY=VALUE",
        "An option of the game; @FILE is the text of a file. May be given several times.",
        "--option",
        usual=False,
    ),
]


def option(name: str, annotation: Any, default: Any = None) -> Parameter:
    """The argument or option with this name, with a default unless it is ``Parameter.empty``."""
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def field_option(part: Any, name: str, metavar: str | None, help: str, usual: str | bool = True) -> Parameter:
    """The option for a field of a question, or of a part of one, which has its type, bounds and default."""
    kind, bounds = _types(part)[name], {}
    if get_origin(kind) is Annotated:
        kind, within = get_args(kind)
        bounds = {"min": within.least, "max": within.most}
    (default,) = (each.default for each in fields(part) if each.name == name)
    typed = valued(metavar, help, f"--{name}", usual=usual, **bounds)
    if kind == Sequence[str] | None:
        kind = list[str] | None
    return option(name, Annotated[kind, typed], Parameter.empty if default is MISSING else default)


@cache
def _types(part: Any) -> dict[str, Any]:
    return get_type_hints(part, include_extras=True)


def _wish(name: str, metavar: str, text: str) -> Parameter:
    """The option of a wish, which may be given several times."""
    return field_option(WishTexts, name, metavar, f"Wish: {text}; may be repeated.", usual=False)


_FILES = typer.Argument(metavar="FILE...", help="Positions, or recorded games; - is standard input.")
_LIST = valued("LIST", "The files that this one names, one a line; - is standard input.")
_ANSWERS = valued("FILE", "Keep the answers there, and go on with those it has.", "--out")
_DASK = valued("ADDRESS", "Answer on the Dask cluster with this scheduler.", "--dask")
#: Words of ``command`` -> their arguments and options.
OPTIONS = {
    "file": option("file", FileArgument, Parameter.empty),
    "files": option("files", Annotated[list[str] | None, _FILES]),
    "files_from": option("files_from", Annotated[str | None, _LIST]),
    "out": option("out", Annotated[str | None, _ANSWERS]),
    "dask": option("dask", Annotated[str | None, _DASK]),
    "deck": option("deck", CopyOption),
    "time": option("time", TimeOption, int(SearchTime.time)),
    "force": option("force", ForceOption, False),
    "json": option("as_json", JsonOption, False),
    "at": field_option(Source, "at", "N", "The moment at this line of a record.", "its end"),
    "goal": field_option(
        Hint,
        "goal",
        None,
        "What to maximize: this Show Phase with all that is certain, or the whole game.",
        "game; now in round 3 and against Pinzetta",
    ),
    "plans": field_option(Hint, "plans", "N", "So many of the best plans, best first."),
    "contest": field_option(
        Hint, "contest", "TEXT", "Enter this contest: its text or name, or how it begins.", "the best"
    ),
    "opponents": field_option(
        Hint,
        "opponents",
        "TEXT",
        "How the others choose: selfish, against (me), random, or how likely a pick is random: 0.2.",
        "selfish",
    ),
    "move": field_option(
        Explain,
        "move",
        "TEXT",
        "Stamps with their cells, 1@c4; 2x2 br a1, what is left over is placed best; "
        "before the cut, reserve 1 | 2 3 | 4 5 6; in other games as play takes it.",
    ),
    "workers": field_option(SearchTime, "workers", "N", "Searches side by side.", CORES),
    "workers of files": field_option(SearchTime, "workers", "N", "Files side by side.", CORES),
    "workers of both": field_option(
        SearchTime, "workers", "N", "Of several files these, else searches, side by side.", CORES
    ),
    "seed": field_option(SearchTime, "seed", "N", "Seed of the search's random choices."),
    "deterministic": field_option(SearchTime, "deterministic", None, "The same bytes on every run; slower."),
    "put": _wish("put", "ITEM@CELL", "this item lies there, 3@f8 or 2x3 bl f8"),
    "empty": _wish("empty", "CELLS", "these spaces stay empty, d4-f6"),
    "leave": _wish("leave", "ITEM", "discard this item"),
    "enter": _wish("enter", "CONTEST", "enter this contest, or none"),
    "reach": _wish("reach", "MEASURE N", "at least N units (not points), 'edges 3'"),
    "least": _wish("least", "POINTS", "at least so many points now"),
    "keep": _wish("keep", "ITEM", "this item is in what I keep for sure"),
    "reserve": _wish("reserve", "ITEM", "reserve this item"),
}
#: The wishes about a Show Phase.
SHOW_WISHES = ("put", "empty", "leave", "enter", "reach", "least")


def command(*names: str | Parameter) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """The decorator for a command; its function gets the context and, by name, the values of these options.

    The options are words of ``OPTIONS`` or others of the command's own, in the order of its help.
    """
    shown = [OPTIONS[name] if isinstance(name, str) else name for name in names]

    def made(run: Callable[[typer.Context, Mapping[str, Any]], int]) -> Callable[..., int]:
        def called(context: typer.Context, **given: Any) -> int:
            return run(context, given)

        called.__doc__ = run.__doc__
        vars(called)["__signature__"] = Signature([option("context", typer.Context, Parameter.empty), *shown])
        return called

    return made


def game_from_options(
    name: str, players: int | None, deck: str | None, settings: Sequence[str] | None, **own: int | None
) -> AnyGame:
    """The game with this name that the values of ``--players``, ``--deck`` and ``--option`` describe.

    ``own`` are options that only some games have, such as ``level`` for ``--level``.

    Raises
    ------
    PositionError
        With every fault of the options, named as they are typed, or of a file among them.
    """
    from stockbook.games.registry import make_game

    options = dict(_setting(text) for text in settings or ())
    typed = {f"options.{key}": f"--option {key}" for key in options} | {"players": "--players"}
    for key, value in own.items():
        if value is not None:
            options[key] = value
            typed[f"options.{key}"] = f"--{key}"
    if deck is not None:
        options["deck"] = read_text(deck)[0]
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
        return key, read_text(value[1:])[0]
    # Numbers, true, false, lists and texts in quotes as in a file; all else is a text.
    with suppress(tomllib.TOMLDecodeError):
        return key, tomllib.loads(f"value = {value}")["value"]
    return key, value


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
