"""The game of the tests at a real table: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.player_names import ME, player_named, read_players
from stockbook.models.play.protocol import ScoreSheet, Seen
from stockbook.models.play.real_tables import (
    NothingToDecide,
    SetupQuestion,
    TableChoice,
    TableQuestion,
    names_question,
)
from stockbook.models.stampswap.scoring import ScoreLine
from tests.games.heap import CARDS, NAME, Heap, State, Take, tables_of

WORDS = ("take", "die")


@dataclass(frozen=True)
class HeapAtATable:
    """The game with the cards of the others unseen: they are 0."""

    game: Heap
    state: State
    names: tuple[str, ...]
    me: int
    told: bool = True


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """The questions that are left."""
    if "players" not in told:
        yield names_question("the others, clockwise from me", 3, WORDS)
    if "heap" not in told:
        yield SetupQuestion(
            "heap", "the numbers of the heap, such as 3 1 4", lambda text: [*map(int, text.split())]
        )
    if "card" not in told:
        yield SetupQuestion("card", "my card", int, choices=tuple(map(str, CARDS)))


def begin(head: TomlFile) -> HeapAtATable:
    """The game before its first line."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    top.word("game", (NAME,))
    names = read_players(top, 2, 4, WORDS)
    card = top.number("card", CARDS[0], CARDS[-1]) or 0
    heap = tuple(each for each in head.tables.get("heap") or () if isinstance(each, int))
    if not heap:
        faults.add("heap", "write its numbers, such as heap = [3, 1, 4]")
    faults.raise_any()
    me = names.index(ME)
    cards = tuple(card * (player == me) for player in range(len(names)))
    game = Heap(len(names), len(heap))
    return HeapAtATable(game, State(heap, 0, (0,) * len(names), cards), tuple(names), me)


def played(state: HeapAtATable, line: str) -> HeapAtATable:
    """The game after a line such as ``ann take 2``, or ``ann take 1 die 1`` with what the die brought."""
    name, _, text = line.partition(" ")
    text, _, die = text.partition(" die ")
    game, turn = state.game, state.game.turn(state.state)
    if turn is None or player_named(name, state.names) != turn:
        raise ValueError("it is not the turn of this player")
    action = game.read(text)
    if action not in game.actions(state.state):
        raise ValueError(f"{text} is not possible here")
    return replace(state, state=game.after(state.state, action, int(die == "1")))


def position(state: HeapAtATable) -> Seen:
    """My view, where it is my turn."""
    if state.game.turn(state.state) != state.me:
        raise NothingToDecide("it is not my turn")
    return sight(state)


def sight(state: HeapAtATable) -> Seen:
    """My view."""
    return Seen(state.game, state.game.view(state.state, state.me))


def tables(position: Seen) -> dict[str, Any]:
    """The tables of the file of a view."""
    return tables_of(position.game, position.view)


def sheet(state: HeapAtATable) -> ScoreSheet:
    """The points without the cards of the others."""
    points = state.game.score(state.state)
    lines = {name: [ScoreLine("points", each)] for name, each in zip(state.names, points, strict=True)}
    return ScoreSheet(lines, missing=("the cards of the others are not told",), final=False)


def questions(state: HeapAtATable) -> Iterator[TableQuestion]:
    """The question for the next move."""
    turn = state.game.turn(state.state)
    if turn is not None:
        takes = [state.game.write(each) for each in state.game.actions(state.state)]
        yield TableQuestion(
            f"what {state.names[turn]} takes, such as take 2",
            f"{state.names[turn]} ",
            kind="choice",
            player=turn,
            choices=tuple(TableChoice(each, each) for each in takes),
        )


def line(state: HeapAtATable, question: TableQuestion, text: str) -> str:
    """The line that an answer means."""
    return question.start + text if text.startswith("take") else text


def move(state: HeapAtATable, line: str) -> Take:
    """The move of mine that a line makes."""
    position(state)
    played(state, line)
    return state.game.read(line.partition(" ")[2].partition(" die ")[0])
