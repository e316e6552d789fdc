"""A game at a real table, recorded by answers to what happened next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.playing.real_tables import real_table_module
from stockbook.cli.playing.typed_lines import typed_line
from stockbook.cli.rendering.positions import show_position
from stockbook.cli.rendering.score import show_sheet
from stockbook.games.registry import definition_of
from stockbook.models.play.real_tables import TableQuestion, next_question

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page

HELP = (
    "answer, or type a whole line as in docs/records.md; ? a hint on my decision, which Enter then plays; "
    "why and a decision of mine, against the best one; undo, show, score, save, help, q to stop"
)


class RealTable:
    """A game at a real table, and the questions about it.

    Parameters
    ----------
    game
        The name of the game.
    states
        The game before its first line, and after each line.
    lines
        The lines so far.
    page
        The page on which it is shown.
    file
        Name of the file in which it is kept.
    keep
        Called with the lines after each of them; it returns the name of the file that has them.
    """

    def __init__(
        self,
        game: str,
        states: list[Any],
        lines: list[str],
        page: Page,
        file: str,
        keep: Callable[[list[str]], str],
    ) -> None:
        self._game = game
        records = definition_of(game).table_records
        assert records is not None
        self._records = records
        self._states = states
        self._lines = lines
        self._page = page
        self._file = file
        self._keep = keep
        self._passed: set[TableQuestion] = set()
        self._advised: list[str] = []
        self._asked: TableQuestion | None = None

    @property
    def state(self) -> Any:
        """The game as it stands."""
        return self._states[-1]

    def run(self) -> None:
        """Keep the game, and ask until it is over, or I stop."""
        self._save()
        self._page.print(HELP)
        while (question := next_question(self._records, self.state, self._passed)) is not None:
            skip = "; Enter leaves it out" if question.optional else ""
            skip = f"; Enter for {question.usual}" if question.usual else skip
            if question != self._asked:
                for each in _lying(question):
                    self._page.print(each)
            self._asked = question
            self._page.print(f"{question.words}{skip}")
            text = typed_line(self._page)
            if text is None or text == "q":
                return
            try:
                self._answer(question, text)
            except ValueError as error:
                self._page.print(str(error))
        self._score()

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
        elif (move := hints.typed_why(text)) is not None:
            self._explain(question, move)
        elif text == "undo":
            self._undo()
        elif text == "show":
            show_position(self._records.sight(self.state))
        elif text == "score":
            self._score()
        elif text == "help":
            self._page.print(HELP)
        elif text == "save":
            self._save(told=True)
        elif text:
            self._add([self._records.line(self.state, question, text)])
        elif advised:
            self._add(advised)
        elif question.usual:
            self._add([self._records.line(self.state, question, question.usual)])
        elif question.optional:
            self._passed.add(question)
        else:
            raise ValueError(HELP)

    def _score(self) -> None:
        """Print the score sheet, and what it leaves out."""
        sheet = self._records.sheet(self.state)
        show_sheet(sheet)
        for text in sheet.missing:
            self._page.print(text)

    def _add(self, lines: list[str]) -> None:
        """Play lines and keep them, all or none."""
        states: list[Any] = []
        for line in lines:
            states.append(self._records.played(states[-1] if states else self.state, line))
        self._states += states
        self._lines += lines
        self._asked = None
        self._save()
        for line in lines:
            self._page.print(f"recorded: {line}")

    def _undo(self) -> None:
        if not self._lines:
            raise ValueError("there is nothing to take back")
        self._page.print(f"taken back: {self._lines.pop()}")
        self._states.pop()
        self._passed.clear()
        self._asked = None
        self._save()

    def _save(self, *, told: bool = False) -> None:
        """Keep the lines, and say where if that is asked for, or is another file than before."""
        file = self._keep(self._lines)
        if told or file != self._file:
            self._file = file
            self._page.print(f"saved in {file}; to go on: stockbook table {file}")

    def _hint(self) -> list[str]:
        """Print the advice on my decision; the lines that play it."""
        advice = hints.shown(hints.ask(self._records.position(self.state)))
        self._page.print("Enter plays it")
        return real_table_module(self._game).advised_lines(self.state, advice)

    def _explain(self, question: TableQuestion, text: str) -> None:
        """Print the decision of mine that an answer would be against the best one; nothing is played."""
        position = self._records.position(self.state)
        if not text:
            raise ValueError(f"why, and what my answer would be to: {question.words}")
        line = self._records.line(self.state, question, text)
        hints.shown(hints.explained(position, self._records.move(self.state, line)))


def _lying(question: TableQuestion) -> Iterator[str]:
    """The things to choose from, a line each, where an answer names one by its number or first words."""
    rows = [(each.answer, each.said) for each in question.choices if each.said != each.answer]
    if question.kind in ("cut", "places") or (question.kind == "items" and len(question.goods) > 1):
        rows = [(str(number), text) for number, text in enumerate(question.goods, 1)]
    width = max((len(answer) for answer, _ in rows), default=0)
    for answer, said in rows:
        # What the question or these words say already is not said twice.
        if said.lower() not in question.words.lower():
            told = said.split()[0] == answer.split()[0]
            yield said if told else f"{answer:>{width}}  {said}"
