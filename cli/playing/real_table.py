"""A game of Stamp Swap at a real table, recorded by answers to what happened next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.rendering.placement import show_position
from stockbook.cli.rendering.players import show_sheet
from stockbook.models.album.album import cell_name
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.my_moves import move_of
from stockbook.models.stampswap.table.names import player_named
from stockbook.models.stampswap.table.positions import position_of_table, sheet_of_table
from stockbook.models.stampswap.table.questions import TableQuestion, next_question
from stockbook.models.stampswap.table.record import PLAYER_LINES, TABLE_LINES, played

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page

HELP = (
    "answer, or type a whole line as in docs/records.md; ? a hint on my decision, which Enter then plays; "
    "why and a decision of mine, against the best one; undo, show, score, q to stop"
)


#: The word before a decision that is compared with the best one.
WHY = "why"


class RealTable:
    """A game at a real table, and the questions about it.

    Parameters
    ----------
    states
        The game before its first line, and after each line.
    lines
        The lines so far.
    page
        The page on which it is shown.
    keep
        Called with the lines after each of them.
    """

    def __init__(
        self, states: list[TableGame], lines: list[str], page: Page, keep: Callable[[list[str]], None]
    ) -> None:
        self._states = states
        self._lines = lines
        self._page = page
        self._keep = keep
        self._passed: set[TableQuestion] = set()
        self._advised: list[str] = []

    @property
    def game(self) -> TableGame:
        """The game as it stands."""
        return self._states[-1]

    def run(self) -> None:
        """Ask until the game is over, or I stop."""
        self._page.print(HELP)
        while (question := next_question(self.game, self._passed)) is not None:
            skip = "; Enter leaves it out" if question.optional else ""
            self._page.print(f"{DAYS[self.game.round]}: {question.words}{skip}")
            try:
                text = input("> ").strip()
            except (EOFError, OSError):
                self._page.print()
                return
            if text == "q":
                return
            try:
                self._answer(question, text)
            except ValueError as error:
                self._page.print(str(error))
        show_sheet(sheet_of_table(self.game))

    def _answer(self, question: TableQuestion, text: str) -> None:
        """Do what an answer means.

        Raises
        ------
        ValueError
            If it means nothing, or is not possible now; nothing has changed then.
        """
        advised, self._advised = self._advised, []
        if text == "?":
            self._advised = self._hint()
        elif text.partition(" ")[0] == WHY:
            self._explain(question, text.removeprefix(WHY).strip())
        elif text == "undo":
            self._undo()
        elif text == "show":
            show_position(position_of_table(self.game))
        elif text == "score":
            show_sheet(sheet_of_table(self.game))
        elif text:
            self._add([self._line(question, text)])
        elif advised:
            self._add(advised)
        elif question.optional:
            self._passed.add(question)
        else:
            raise ValueError(HELP)

    def _line(self, question: TableQuestion, text: str) -> str:
        """The line of an answer: as it is where it says who did what, else after the question's beginning."""
        first, *rest = text.split(maxsplit=2)
        if first.lower() in TABLE_LINES or not question.start:
            return text
        if rest and not first.isdigit() and any(word.startswith(rest[0].lower()) for word in PLAYER_LINES):
            try:
                player_named(first, [seat.name for seat in self.game.seats])
            except ValueError:
                pass
            else:
                return text
        return question.start + text

    def _add(self, lines: list[str]) -> None:
        """Play lines and keep them, all or none."""
        states: list[TableGame] = []
        for line in lines:
            states.append(played(states[-1] if states else self.game, line))
        self._states += states
        self._lines += lines
        self._keep(self._lines)

    def _undo(self) -> None:
        if not self._lines:
            raise ValueError("there is nothing to take back")
        self._page.print(f"taken back: {self._lines.pop()}")
        self._states.pop()
        self._passed.clear()
        self._keep(self._lines)

    def _hint(self) -> list[str]:
        """Print the advice on my decision; the lines that play it."""
        position = position_of_table(self.game)
        advice = hints.shown(hints.ask(position))
        self._page.print("Enter plays it")
        return self._advised_lines(advice.answer, position.phase, advice)

    def _explain(self, question: TableQuestion, text: str) -> None:
        """Print the decision of mine that an answer would be against the best one; nothing is played."""
        position = position_of_table(self.game)
        if not text:
            raise ValueError(
                "why, and a decision of mine as it would be answered, such as why 1 | 2 3 | 4 5 6"
            )
        hints.shown(hints.explained(position, move_of(self.game, self._line(question, text))))

    def _advised_lines(self, answer: Any, phase: str, advice: Any) -> list[str]:
        game, me = self.game, self.game.mine.name
        if phase == "collect":
            return [f"{me} collect {answer.rows[0].item + 1}"]
        if phase == "cut":
            return [f"{me} cut {str(answer.rows[0].cut).removeprefix('reserve ')}"]
        if phase == "choose":
            best = answer.rows[0]
            owner = game.seats[(game.me + best.owner) % len(game.seats)].name
            return [f"{me} take {owner} {best.pile + 1}"]
        plan = hints.best_plan(advice)
        placed = "; ".join(f"{item + 1} {cell_name(each.cell)}" for item, each in plan.placed)
        number = hints.contest_number(plan.contest, game.contests, self._held())
        enter = f"{me} enter {'none' if number is None else number + 1}"
        return [*([f"{me} place {placed}"] if placed else []), enter]

    def _held(self) -> list[int]:
        """The numbers of the contests with my ticket."""
        held: list[int] = []
        for contest in self.game.mine.player.entered:
            held.append(
                next(n for n, each in enumerate(self.game.contests) if each == contest and n not in held)
            )
        return held
