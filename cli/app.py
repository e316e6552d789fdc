"""All commands of ``stockbook``, with their help."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from stockbook.cli.commands.arena import arena
from stockbook.cli.commands.bench import bench
from stockbook.cli.commands.check import check
from stockbook.cli.commands.collect import collect
from stockbook.cli.commands.cut import cut
from stockbook.cli.commands.deck import app as deck
from stockbook.cli.commands.engine import engine
from stockbook.cli.commands.explain import explain
from stockbook.cli.commands.hint import PLACE, hint
from stockbook.cli.commands.play import play
from stockbook.cli.commands.puzzle import app as puzzle
from stockbook.cli.commands.review import review
from stockbook.cli.commands.score import score
from stockbook.cli.commands.show import show
from stockbook.cli.commands.table import table
from stockbook.cli.questions import signals, streams
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED, WRONG_INPUT, exit_code


class Commands(TyperGroup):
    """All commands, with this program's exit codes and messages instead of typer's."""

    def main(self, args: Any = None, *rest: Any, **options: Any) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        options["standalone_mode"] = False
        run = super().main
        sys.exit(exit_code(lambda: run(arguments, *rest, **options), "--json" in arguments))


app = typer.Typer(
    name="stockbook",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"stockbook {version('stockbook')}")
        raise typer.Exit


@app.callback(epilog="Example: stockbook hint seeds/positions/saturday.toml")
def stockbook(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """What is my best move? Proved answers for stamp-collecting board games."""


app.command(
    help="The best move for the game and phase of a position.",
    epilog="Example: stockbook hint seeds/positions/saturday.toml --plans 3",
)(hint)
app.command(
    PLACE,
    help="The best Show Phase: where each stamp goes and which contest to enter.",
    epilog="Example: stockbook place seeds/positions/sunday.toml --contest edges --time 60",
)(hint)
app.command(epilog="Example: stockbook collect seeds/positions/collect-saturday.toml")(collect)
app.command(
    help="Which item to reserve, and how to split the rest into two piles.",
    epilog="Example: stockbook cut seeds/positions/cut-sunday.toml --opponents against",
)(cut)
app.command(
    "choose",
    help="Whose pile to take, and which of the two.",
    epilog="Example: stockbook choose seeds/positions/choose-sunday.toml",
)(cut)
app.command(epilog="Example: stockbook score seeds/positions/example-edges.toml --json")(score)
app.command(epilog="Example: stockbook show seeds/positions/sunday.toml --svg sunday.svg")(show)
app.command(epilog="Example: stockbook check my-position.toml")(check)
app.command(epilog="Example: stockbook explain seeds/positions/sunday.toml --move '2x2 brown animals 3@i6'")(
    explain
)
app.command(epilog="Example: stockbook play stamps --players 3 --save game.txt")(play)
app.command(epilog="Example: stockbook review game.txt --player me --html review.html")(review)
app.command(epilog="Example: stockbook table saturday-night.txt")(table)
app.command(epilog="Example: stockbook arena --game stamps --games 200 --workers 2 --out stamps.jsonl")(arena)
app.command(epilog="Example: stockbook bench --json")(bench)
app.command(epilog="Example: stockbook engine --processes 2 < questions.jsonl > documents.jsonl")(engine)
app.add_typer(
    deck,
    name="deck",
    help="The tiles and cards of one's own copy of Stamp Swap.",
    epilog="Example: stockbook deck new --out my-copy.toml",
)
app.add_typer(
    puzzle,
    name="puzzle",
    help="Placement puzzles: new ones, their answers, hints, and sheets to print.",
    epilog="Example: stockbook puzzle new --level easy --out puzzle.toml",
)


def keep_only(word: str) -> None:
    """Forget all commands but the one of this name, if there is one.

    Typer reads the options of every command that it has, which is a tenth of the time of ``check``.
    """
    found = [
        each
        for each in app.registered_commands
        if word == (each.name or getattr(each.callback, "__name__", ""))
    ]
    groups = [each for each in app.registered_groups if word == each.name]
    if found or groups:
        app.registered_commands, app.registered_groups = found, groups


def run(answered: Any = None) -> None:
    """Run the command line of this process, and end it.

    Parameters
    ----------
    answered
        The handler of signals while the program starts.
    """
    whole = streams.open_streams()
    signals.take_over(answered)
    try:
        keep_only("".join(sys.argv[1:2]))
        app()
        code = ANSWERED
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else ANSWERED
    except KeyboardInterrupt:
        code = INTERRUPTED
    signals.printing()
    if not whole and code == ANSWERED:
        print("standard output: cannot be written: it is closed", file=sys.stderr)
        code = WRONG_INPUT
    signals.over()
    code = signals.exit_code() or code
    if code < signals.SIGNALED:
        sys.exit(code)
    # Searches may still be running in threads or processes of their own, which a normal exit would trip over.
    if "multiprocessing" in sys.modules:
        for child in sys.modules["multiprocessing"].active_children():
            child.kill()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            stream.flush()
    os._exit(code)
