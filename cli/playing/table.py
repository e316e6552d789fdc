"""A game at a real table in the terminal: its setup, and then answers to what happened next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from stockbook.cli.games.parts import show_position
from stockbook.cli.playing.session import shown, typed_line, typed_why
from stockbook.cli.questions.asking import GameReporter
from stockbook.cli.rendering.players import show_sheet
from stockbook.engine.play import searched
from stockbook.games.registry import definition_of
from stockbook.games.tables import NewTable, TableLines
from stockbook.models.contests import FAMILIES
from stockbook.models.play.real_tables import SetupQuestion, TableQuestion, next_question

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page

HELP = (
    "answer, or type a whole line as in docs/records.md; ? a hint on my decision, which Enter then plays; "
    "why and a decision of mine, against the best one; undo, show, score, save, help, q to stop"
)


class RealTable:
    """A game at a real table, and the questions about it, kept in a file.

    ``keep`` is called with the text of the record after each line, and returns the file that has it.
    """

    def __init__(self, table: TableLines, page: Page, file: str, keep: Callable[[str], str]) -> None:
        self._table = table
        self._page = page
        self._file = file
        self._keep = keep
        self._passed: set[TableQuestion] = set()
        self._advised: Sequence[str] = ()
        self._asked: TableQuestion | None = None

    def run(self) -> None:
        """Keep the game, and ask until it is over, or I stop."""
        self._save()
        self._page.print(HELP)
        while (question := next_question(self._table.records, self._table.state, self._passed)) is not None:
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
        """Do what an answer means; a ``ValueError`` if nothing, or what is not possible: nothing changes."""
        advised, self._advised = self._advised, ()
        if text == "?":
            self._advised = self._hint()
        elif (move := typed_why(text)) is not None:
            self._explain(question, move)
        elif text == "undo":
            self._undo()
        elif text == "show":
            show_position(self._table.records.sight(self._table.state))
        elif text == "score":
            self._score()
        elif text == "help":
            self._page.print(HELP)
        elif text == "save":
            self._save(told=True)
        elif text:
            self._add([self._table.records.line(self._table.state, question, text)])
        elif advised:
            self._add(advised)
        elif question.usual:
            self._add([self._table.records.line(self._table.state, question, question.usual)])
        elif question.optional:
            self._passed.add(question)
        else:
            raise ValueError(HELP)

    def _score(self) -> None:
        """Print the score sheet, and what it leaves out."""
        sheet = self._table.records.sheet(self._table.state)
        show_sheet(sheet)
        for text in sheet.missing:
            self._page.print(text)

    def _add(self, lines: Sequence[str]) -> None:
        """Play lines and keep them, all or none."""
        self._table = self._table.added(lines)
        self._asked = None
        self._save()
        for line in lines:
            self._page.print(f"recorded: {line}")

    def _undo(self) -> None:
        table = self._table.undone()
        self._page.print(f"taken back: {self._table.record.lines[-1][1]}")
        self._table = table
        self._passed.clear()
        self._asked = None
        self._save()

    def _save(self, *, told: bool = False) -> None:
        """Keep the lines, and say where if that is asked for, or is another file than before."""
        file = self._keep(self._table.text)
        if told or file != self._file:
            self._file = file
            self._page.print(f"saved in {file}; to go on: stockbook table {file}")

    def _hint(self) -> list[str]:
        """Print the advice on my decision; the lines that play it."""
        from stockbook.engine.advice import advise

        state = self._table.state
        advice = searched(GameReporter().searching, advise, self._table.records.position(state))
        shown(advice)
        self._page.print("Enter plays it")
        return definition_of(self._table.record.game).advised_lines(state, advice.answer)

    def _explain(self, question: TableQuestion, text: str) -> None:
        """Print the decision of mine that an answer would be against the best one; nothing is played."""
        from stockbook.engine.advice import explain

        records, state = self._table.records, self._table.state
        position = records.position(state)
        if not text:
            raise ValueError(f"why, and what my answer would be to: {question.words}")
        move = records.move(state, records.line(state, question, text))
        shown(searched(GameReporter().searching, explain, position, move))


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


def asked_setup(page: Page, table: NewTable, keep: Callable[[str], object]) -> NewTable | None:
    """The whole setup that a record's head says, asked on a page; None if the answers end before.

    ``keep`` is called with the text of the file after each answer.
    """
    while (question := table.question) is not None:
        page.print(question.words)
        text = typed_line(page)
        if text is None or text == "q":
            return None
        try:
            if text in ("?", "help"):
                page.print(_explained(question))
                continue
            if text == "undo":
                table, taken = table.undone(), table.answers[-1]
                page.print(f"taken back: {taken or 'Enter'}")
            else:
                table = table.answered(text)
            keep(str(table))
        except ValueError as error:
            page.print(str(error))
    return table


def _explained(question: SetupQuestion) -> str:
    """The answers that a question takes, in words."""
    found = []
    if question.key == "game":
        found.append("stockbook table FILE --deck DECK begins a game with your own copy")
    if question.choices:
        found.append(f"one of {', '.join(question.choices)}, or how it begins")
    if question.kind == "contest":
        forms = ", ".join(f"{word} ..." for word in FAMILIES)
        found.append(f"what it counts, and the points for each, as docs/notation.md says: {forms}")
    if question.usual is not None:
        found.append(f"Enter for {question.usual}" if question.usual else "Enter leaves it out")
    found.append(
        "undo takes the last answer back; q stops, every answer is kept, and the same command goes on"
    )
    return "; ".join(found)
