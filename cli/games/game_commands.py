"""The commands that answer a position file of a game."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions.failure import (
    ANSWERED,
    IMPOSSIBLE,
    INTERRUPTED,
    WRONG_INPUT,
    Refused,
    refuse_options,
)
from stockbook.engine.documents.text import to_json
from stockbook.engine.documents.warnings import warnings_of
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.games.sources import position_in

if TYPE_CHECKING:
    from stockbook.cli.questions.saving import Target
    from stockbook.cli.questions.search import HintOptions
    from stockbook.engine.advice import Advice
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.scoring import ScoreLine

#: The command for each phase of Stamp Swap, and the games that have no phases.
PHASE_COMMANDS = {"collect": "collect", "cut": "cut", "choose": "choose", "show": "place"}
WITHOUT_PHASES = ("stamps", "stamp-albums")


class GameCommands(ABC):
    """The commands for one game; what a game cannot do is refused.

    Each returns the exit code of the command, and raises ``PositionError`` with every fault of the file.
    """

    def read(self, source: TomlFile) -> Any:
        """The position in a file; its warnings go to standard error, in one line."""
        position = position_in(source)
        told = "; ".join(f"{key}: {message}" for key, message in warnings_of(position))
        if told:
            print(f"{source.name}: warning: {told}", file=sys.stderr)
        return position

    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print the best move."""
        from stockbook.engine.advice import advise, choices_of, default_goal

        position = self.read(source)
        goal = options.goal or default_goal(position)
        with refusals(source.name):
            choices = options.choices(position, choices_of(position, goal), source.name)
            advice = options.search.ask(advise, position, goal=goal, **choices)
        return print_advice(advice, options, source.name)

    def show(self, source: TomlFile) -> None:
        """Print the position in a file as a picture."""
        self.picture(self.read(source))

    @abstractmethod
    def picture(self, position: Any) -> None:
        """Print a position as a picture."""

    @abstractmethod
    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""

    @abstractmethod
    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""

    def export(self, source: TomlFile, target: Target | None, toml: bool, as_json: bool) -> None:
        """Write the position: drawn into a file, as a position file, or as a document."""
        tables = self.tables(source)
        if target:
            target.write(self.drawing(source), "drawn")
        if toml:
            from stockbook.models.files.toml_text import toml_text

            sys.stdout.buffer.write(toml_text(tables).encode())
        elif as_json:
            print(to_json(tables))

    def collect(self, source: TomlFile, options: HintOptions) -> int:
        """Print the value of every item of the pool."""
        raise _refusal(source, "collect")

    @abstractmethod
    def explain(self, source: TomlFile, move: str, options: HintOptions) -> int:
        """Print a move against the best one."""

    @abstractmethod
    def score(self, source: TomlFile, contest: str | None, deck: str | None, as_json: bool) -> int:
        """Print the points so far, where there are contests with that of a name or text entered."""

    def puzzle(self, source: TomlFile) -> Position:
        """The position of a puzzle."""
        raise _refusal(source, "puzzle")


def print_explanation(position: Any, phase: str, move: Any, options: HintOptions, file: str) -> int:
    """Print a move against the best one; the exit code."""
    from stockbook.engine.advice import default_goal
    from stockbook.engine.explanation import explain

    goal = options.goal or default_goal(position)
    # The position has its deck already, which says what moves are legal.
    told = replace(options, deck=None)
    choices = told.choices(position, ("contests",) if phase == "show" else (), file)
    with refusals(file):
        advice = options.search.ask(explain, position, move, goal=goal, **choices)
    return print_advice(advice, options, file)


def print_players(
    source: TomlFile,
    contest: str | None,
    deck: str | None,
    as_json: bool,
    players: Mapping[str, Sequence[ScoreLine]],
    assumed: Sequence[str] = (),
) -> int:
    """Print each player's points so far in a game without contests; the exit code."""
    from stockbook.engine.documents.score import players_document

    refuse_options(source.name, {"--contest": contest, "--deck": deck}, "means nothing here: leave it out")
    for text in assumed:
        print(text, file=sys.stderr)
    if as_json:
        print(to_json(players_document(str(source.game), players, assumed)))
    else:
        from stockbook.cli.rendering.players import show_players

        show_players(players)
    return ANSWERED


@contextmanager
def refusals(file: str) -> Iterator[None]:
    """Refuse a question without an answer with the faults of the file or of the move in it.

    Raises
    ------
    Refused
        If there is no move, or the one asked about is not legal.
    PositionError
        If the position lacks something.
    """
    from stockbook.engine.advice import NoMove
    from stockbook.optimizer.placement.explain import IllegalMove

    try:
        yield
    except PositionError as error:
        raise PositionError(
            [replace(fault, file=fault.file or file) for fault in error.faults], error.more
        ) from None
    except NoMove as error:
        raise Refused(IMPOSSIBLE, [Fault(file, error.key, str(error))]) from None
    except IllegalMove as error:
        from stockbook.cli.questions.moves import OPTION

        raise Refused(IMPOSSIBLE, [Fault(file, OPTION, reason) for reason in error.reasons]) from None


def print_advice(advice: Advice, options: HintOptions, file: str) -> int:
    """Print the answer to a question, and on standard error what it leaves out; the exit code."""
    from stockbook.engine.advice import document

    for text in advice.assumed:
        print(f"{options.deck or file}: {text}", file=sys.stderr)
    if options.as_json:
        print(to_json(document(advice)))
    else:
        from stockbook.cli.rendering.advice import show_advice

        show_advice(advice, options.plans)
    return INTERRUPTED if advice.interrupted else ANSWERED


def require_phase(source: TomlFile, command: str) -> None:
    """Refuse a file that another command answers, and name that one; what cannot be read is left to reading.

    Raises
    ------
    Refused
        If the file is of another phase than the command's, or of a game without these phases.
    """
    from stockbook.models.files.toml_file import STDIN
    from stockbook.models.stampswap.facts import PHASE_NAMES

    game, phase = source.game, source.phase
    there = PHASE_COMMANDS.get(str(phase))
    if isinstance(game, str) and game in WITHOUT_PHASES:
        key, what, there = "game", f"a position of {game}", "hint"
    elif there in (None, command):
        return
    else:
        key, what = "phase", f"a {PHASE_NAMES[str(phase)]}"
    file = "-" if source.name == STDIN else source.name
    message = f"this is {what}: stockbook {there} {file}"
    raise Refused(WRONG_INPUT, [Fault(file, key, message)])


def _refusal(source: TomlFile, command: str) -> Refused:
    message = f"{command} knows Stamp Swap only: for {source.game!r} there are hint, score, check and show"
    return Refused(WRONG_INPUT, [Fault(source.name, "game", message)])
