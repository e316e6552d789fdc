"""Records of games at a real table: the setup of a new one, its lines, and the game after each of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import toml_text
from stockbook.models.files.words import quoted
from stockbook.models.play.player_names import ME, check_name, player_named
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.record import RULE

#: Kinds of answers: any text, or a contest.
SetupKind: TypeAlias = Literal["text", "contest"]


#: What a person types to ask and to stop; no name of a player, so that nobody is called like that by mistake.
TYPED = ("?", "help", "list", "q", "save", "score", "show", "undo", "why")


@dataclass(frozen=True)
class SetupQuestion:
    """A question about a new game, whose answer belongs to a key of the head.

    ``read`` reads the answer as the head has it, None where the key is left out; it raises ValueError, with a
    message that helps, where it cannot. ``usual`` is the answer that Enter gives, None where there is none,
    and ``choices`` are the answers where they are few. The answer to one that is ``listed`` is the next entry
    of the key's list. ``fixed`` are other keys of the head, which have the same values whatever the answer
    is.
    """

    key: str
    words: str
    read: Callable[[str], Any]
    usual: str | None = None
    choices: tuple[str, ...] = ()
    kind: SetupKind = "text"
    listed: bool = False
    fixed: Mapping[str, Any] = field(default_factory=dict)


def names_question(words: str, most: int, reserved: Sequence[str]) -> SetupQuestion:
    """The question about the names of the others, at most so many, none of which begins a line."""
    return SetupQuestion("players", words, lambda text: read_names(text, most, reserved))


def first_question(words: str, names: Sequence[str], usual: str | None = None) -> SetupQuestion:
    """The question about the player who begins."""
    return SetupQuestion("first", words, lambda text: names[player_named(text, names)], usual, tuple(names))


def read_names(text: str, most: int, reserved: Sequence[str]) -> list[str]:
    """My name and those of the other players, at most so many, none of which is one of the reserved words.

    Raises ValueError if a name cannot begin a line, or there are too few or too many.
    """
    names = text.replace(",", " ").split()
    if not 1 <= len(names) <= most:
        raise ValueError(f"{len(names)} others: 1 to {most} play with me")
    told = [ME]
    for name in names:
        if name.lower() in TYPED:
            raise ValueError(
                f"{quoted(name)} stops or asks something here, and is no name: write another one"
            )
        check_name(name, told, reserved)
        told.append(name)
    return told


def read_contest(text: str) -> str:
    """A contest as records write it.

    Raises ValueError if it is none.
    """
    from stockbook.models.contests import Contest

    return str(Contest.parse(text))


State = TypeVar("State")

#: Kinds of answers: any text; items of the game; some of the goods, in order; a cut of goods; one of the
#: choices; stamps of the hand with their places.
AnswerKind: TypeAlias = Literal["text", "items", "pick", "cut", "choice", "places"]


class NothingToDecide(ValueError):
    """At this moment I have nothing to decide; at another one I may."""


@dataclass(frozen=True)
class TableChoice:
    """One of a few answers to a question: as it is typed, and said in words."""

    answer: str
    said: str


@dataclass(frozen=True)
class TableQuestion:
    """A question about what happened next.

    ``start`` is the beginning of the line that an answer completes, empty where the answer is the whole line.
    Nobody has to answer an ``optional`` one; ``usual`` is the answer that Enter gives, empty where there is
    none.

    An answer of another ``kind`` than any text is put together with fewer keys. It is one of the ``choices``,
    or about the ``goods``: those of a cut, the hand that is placed, the items to name, ``most`` of them, None
    where that is open, with ``between`` between them. ``completions`` are often typed; one that ends with a
    blank goes on. ``player`` is the number of the player whom it is about, from 0; None where it is about the
    table. ``back`` is the item, as it is seen, of which the answer tells the face; empty where it tells
    something else.
    """

    words: str
    start: str
    optional: bool = False
    usual: str = ""
    kind: AnswerKind = field(default="text", compare=False)
    player: int | None = field(default=None, compare=False)
    choices: tuple[TableChoice, ...] = field(default=(), compare=False)
    goods: tuple[str, ...] = field(default=(), compare=False)
    most: int | None = field(default=None, compare=False)
    between: str = field(default="; ", compare=False)
    completions: tuple[str, ...] = field(default=(), compare=False)
    back: str = field(default="", compare=False)


class TableRecords(Protocol[State]):
    """How the games of one game at a real table are recorded: an object, or a module with these functions.

    A state is everything that is known of a game after a line of its record. It is never changed: the next
    line makes the next one.
    """

    def setup(self, told: Mapping[str, Any]) -> Iterable[SetupQuestion]:
        """The questions about a new game that are left; ``told`` has the answers by the keys of its head."""

    def begin(self, head: TomlFile) -> State:
        """The game before its first line, from the head of a record.

        Raises PositionError with every fault.
        """

    def played(self, state: State, line: str) -> State:
        """The game after one line of its record.

        Raises ValueError if it cannot be read, or is not possible at this moment; the message says how to fix
        it.
        """

    def position(self, state: State) -> Any:
        """The position of a moment, which must be a decision of mine.

        Raises NothingToDecide if it is no decision of mine; ValueError if something that I need for it is not
        told; the message says what.
        """

    def sight(self, state: State) -> Any:
        """All that I see at a moment, as a position, whoever decides; what is not told is left out.

        Raises ValueError if there is nothing to see; the message says why.
        """

    def tables(self, position: Any) -> dict[str, Any]:
        """The tables of the file of such a position."""

    def sheet(self, state: State) -> ScoreSheet:
        """Everybody's points if the game ended now, as far as they are told."""

    def questions(self, state: State) -> Iterable[TableQuestion]:
        """The questions that the moment asks, in order; none when the game is over."""

    def line(self, state: State, question: TableQuestion, text: str) -> str:
        """The line that an answer to a question means, which may be a whole line itself.

        Raises ValueError if the answer is about something else than was asked; the message says how to tell
        that.
        """

    def move(self, state: State, line: str) -> Any:
        """The decision of mine that a line makes at this moment, as explanations take it.

        Raises ValueError if the line is not possible, or is no such decision.
        """


@dataclass(frozen=True)
class TableRecord:
    """The record of a game at a real table, as it was read: its head, and how games of its kind are recorded.

    The lines are those that say something, each with its number in the file.
    """

    head: TomlFile
    lines: tuple[tuple[int, str], ...]
    records: TableRecords[Any]

    @property
    def game(self) -> str:
        """Name of the game."""
        return str(self.head.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, clockwise."""
        return tuple(self.head.tables["players"])

    @property
    def file(self) -> str:
        """Name of the file, for faults."""
        return self.head.name

    def __str__(self) -> str:
        """The text of a file that says the same."""
        return "\n".join([f"{toml_text(self.head.tables)}\n{RULE}", *(line for _, line in self.lines), ""])

    def states(self) -> list[Any]:
        """The game before the first line, and after each of them.

        Raises PositionError with the first line that is not possible.
        """
        records = self.records
        states = [records.begin(self.head)]
        for number, line in self.lines:
            try:
                states.append(records.played(states[-1], line))
            except ValueError as error:
                raise PositionError([Fault(self.file, f"line {number}", str(error))]) from None
        return states


def next_question(
    records: TableRecords[State], state: State, passed: Collection[TableQuestion]
) -> TableQuestion | None:
    """The next question that was not passed over; None when the game is over."""
    return next((each for each in records.questions(state) if each not in passed), None)
