"""The parts of the terminal that a game has: its pictures, and how its answers are printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from stockbook.cli.rendering.page import Page, plain
from stockbook.cli.rendering.players import show_sheet
from stockbook.games.registry import definition_of, game_of
from stockbook.models.play.goal import AnswerForm, Goal

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice
    from stockbook.engine.play import Match
    from stockbook.games.definition import GameDefinition

Answer = TypeVar("Answer")
Other = TypeVar("Other")
VERDICT = "stockbook.cli.rendering.verdict"


@dataclass(frozen=True)
class PrintedAnswer(Generic[Answer]):
    """An answer to a position, to be printed with as many plans of a Show Phase as were asked for.

    ``options`` is whether the text may name options of a command: inside a game there are none.
    """

    position: Any
    goal: Goal
    answer: Answer
    plans: int = 1
    options: bool = True

    def about(self, answer: Other) -> PrintedAnswer[Other]:
        """Another answer told in the same way."""
        return PrintedAnswer(self.position, self.goal, answer, self.plans, self.options)


class Parts:
    """One game in the terminal; these parts are made of what every game has."""

    prints: ClassVar[Mapping[AnswerForm, tuple[str, str]]] = {
        AnswerForm.ACTIONS: (VERDICT, "show_actions"),
        AnswerForm.COMPARISON: (VERDICT, "show_comparison"),
    }
    """Form of an answer -> the module and the function that print it, loaded when there is one."""

    def position(self, page: Page, position: Any) -> None:
        """Print a position."""
        for line in game_of(position).lines(position):
            page.print(plain(line))

    def view(self, page: Page, words: Any, view: Any) -> None:
        """Print my view of a game that is played, before my decision; ``words`` are the game's."""
        self.position(page, words.position(view))

    def listed(self, view: Any) -> bool:
        """Whether ``view`` prints my actions with their numbers, so that no list is needed."""
        return False

    def sheet(self, page: Page, words: Any, match: Match) -> None:
        """Print the score sheet of a game that has ended."""
        show_sheet(match.sheet, page)


def parts_of(game: GameDefinition) -> Parts:
    """The parts of a game: ``PARTS`` of the module here that is called like its package in ``games/``."""
    own = type(game).__module__.replace("stockbook.games", __package__).removesuffix(".definition")
    if not own.startswith(__package__) or find_spec(own) is None:
        return Parts()
    found: Parts = import_module(own).PARTS
    return found


def played_parts(match: Match) -> Parts:
    """The parts of a game that is played."""
    return parts_of(definition_of(match.history.game.name))


def show_position(position: Any) -> None:
    """Print a position of any game."""
    parts_of(game_of(position)).position(Page(), position)


def show(told: PrintedAnswer[Any]) -> None:
    """Print an answer of any form."""
    module, name = parts_of(game_of(told.position)).prints[told.answer.form]
    getattr(import_module(module), name)(told)


def show_advice(advice: Advice, plans: int = 1, options: bool = True) -> None:
    """Print an advice, with as many plans of a Show Phase as were asked for."""
    show(PrintedAnswer(advice.position, advice.goal, advice.answer, plans, options))
