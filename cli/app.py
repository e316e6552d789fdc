"""All commands of ``stockbook``, with their help."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from stockbook.cli.questions import signals, streams
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED, WRONG_INPUT, exit_code


class Commands(TyperGroup):
    """All commands, with this program's exit codes and messages instead of typer's."""

    def main(self, args: Any = None, *rest: Any, **options: Any) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        options["standalone_mode"] = False
        run = super().main
        sys.exit(exit_code(lambda: run(arguments, *rest, **options), "--json" in arguments))

    def make_context(self, *arguments: Any, **options: Any) -> Any:
        with _aborting():
            return super().make_context(*arguments, **options)

    def invoke(self, *arguments: Any, **options: Any) -> Any:
        with _aborting():
            return super().invoke(*arguments, **options)


@contextmanager
def _aborting() -> Iterator[None]:
    """An interrupt is an ``Abort``: typer itself makes an exit code of it, without a word."""
    try:
        yield
    except KeyboardInterrupt:
        raise typer.Abort from None


@dataclass(frozen=True)
class Command:
    """One command: its name, the module below ``stockbook.cli.commands`` and its function there.

    ``help`` is the function's own where it is None. ``function`` is the name where it is empty; ``app`` is a
    group of commands.
    """

    name: str
    module: str
    example: str
    help: str | None = None
    function: str = ""

    def add_to(self, app: typer.Typer) -> None:
        """Load the module of the command, and add it to a program."""
        found = getattr(import_module(f"stockbook.cli.commands.{self.module}"), self.function or self.name)
        example = f"Example: stockbook {self.name} {self.example}"
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=self.name, help=self.help, epilog=example)
        else:
            app.command(self.name, help=self.help, epilog=example)(found)


COMMANDS = (
    Command("hint", "advice", "saturday --plans 3", "The best move for the game and phase of a position."),
    Command(
        "place",
        "advice",
        "sunday --contest edges --time 60",
        "The best Show Phase: where each stamp goes and which contest to enter.",
        "hint",
    ),
    Command("collect", "advice", "collect-saturday", "Which item of the pool to select."),
    Command(
        "cut",
        "advice",
        "cut-sunday --opponents against",
        "Which item to reserve, and how to split the rest into two piles.",
    ),
    Command("choose", "advice", "choose-sunday", "Whose pile to take, and which of the two.", "cut"),
    Command("score", "positions", "example-edges --json"),
    Command("show", "positions", "sunday --svg sunday.svg"),
    Command("check", "positions", "saturday"),
    Command("export", "export", "sunday --format mps --contest edges --out sunday.mps"),
    Command(
        "explain",
        "advice",
        "sunday --move '2x2 brown animals 3@i6'",
        "My move against the best one: the difference, line by line.",
    ),
    Command(
        "whatif",
        "advice",
        "sunday --put 1@g5 --reach 'edges 3'",
        "The best move with wishes, what they cost together and each alone, or why they cannot be.",
    ),
    Command("play", "play", "stamps --players 3 --save game.txt"),
    Command("turn", "play", "game.txt --move 'red 1,5' --save game.txt"),
    Command("review", "review", "game.txt --player me --html review.html"),
    Command("table", "play", "saturday-night.txt"),
    Command("arena", "measuring", "--game stamps --games 200 --workers 2 --out stamps.jsonl"),
    Command("bench", "measuring", "--json"),
    Command("engine", "servers", "--processes 2 < questions.jsonl > documents.jsonl"),
    Command("web", "servers", "sunday"),
    Command(
        "deck",
        "deck",
        "new --out my-copy.toml",
        "The tiles and cards of one's own copy of Stamp Swap.",
        "app",
    ),
    Command(
        "puzzle",
        "puzzle",
        "new --level easy --out puzzle.toml",
        "Placement puzzles: new ones, their answers, hints, and sheets to print.",
        "app",
    ),
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"stockbook {version('stockbook')}")
        raise typer.Exit


def stockbook(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """What is my best move? Proved answers for stamp-collecting board games."""


def program(word: str = "") -> typer.Typer:
    """The command line with the command of this name alone, or with all if there is none of this name.

    To load one command instead of all saves a fifth of the time of ``check``.
    """
    app = typer.Typer(
        name="stockbook",
        cls=Commands,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(epilog="Example: stockbook hint saturday")(stockbook)
    for command in [each for each in COMMANDS if each.name == word] or COMMANDS:
        command.add_to(app)
    return app


def run() -> None:
    """Run the command line of this process, and end it."""
    whole = streams.open_streams()
    try:
        code = _outcome()
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        code = INTERRUPTED
    if not whole and code == ANSWERED:
        print("standard output: cannot be written: it is closed", file=sys.stderr)
        code = WRONG_INPUT
    signals.over()
    code = signals.exit_code() or code
    if code < signals.SIGNALED:
        # All memory goes at once: looking for garbage in it first takes a seventh of a short command.
        gc.freeze()
        sys.exit(code)
    # Searches may still be running in threads or processes of their own, which a normal exit would trip over.
    if "multiprocessing" in sys.modules:
        for child in sys.modules["multiprocessing"].active_children():
            child.kill()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):
            stream.flush()
    os._exit(code)


def _outcome() -> int:
    """The exit code of this process's command."""
    try:
        signals.run()
        program("".join(sys.argv[1:2]))()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else ANSWERED
    finally:
        signals.printing()
    return ANSWERED
