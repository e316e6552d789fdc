"""The shapes of games that are played: by agents, against them, and at a real table."""

from __future__ import annotations

from typing import Literal, TypedDict

from stockbook.engine.shapes.common import Versioned
from stockbook.engine.shapes.positions import AnyPosition
from stockbook.engine.shapes.show_phase import GameScore


class Played(TypedDict):
    """An action of a player, who counts from 1."""

    player: int
    action: str


class PlayedGame(Versioned):
    """A game that agents have played to its end."""

    game: str
    players: list[str]
    seed: int
    actions: list[Played]
    scores: list[int]
    winners: list[int]


class Step(TypedDict):
    """An action of a player, who counts from 1, in words, and my position after it."""

    player: int
    told: str
    position: AnyPosition | None


class LegalAction(TypedDict):
    """An action that I may take, as it is written and in words."""

    action: str
    said: str


class Turn(Versioned):
    """A game against agents at my decision, or at its end."""

    game: str
    players: list[str]
    me: int
    decisions: int
    moments: list[int]
    steps: list[Step]
    position: AnyPosition | None
    question: str | None
    actions: list[LegalAction]
    undo: bool
    over: bool
    score: GameScore | None
    record: str


class TableLine(TypedDict):
    """A line of a table's record that says something, by its number in the file."""

    line: int
    text: str


class TableAnswer(TypedDict):
    """One of a few answers to a question, as it is typed and in words."""

    answer: str
    said: str


class AskedAtTable(TypedDict):
    """A question about what happened next at a real table."""

    words: str
    start: str
    optional: bool
    usual: str | None
    kind: Literal["text", "items", "pick", "cut", "choice", "places"]
    player: int | None
    choices: list[TableAnswer]
    goods: list[str]
    most: int | None
    between: str
    completions: list[str]


class TableTurn(Versioned):
    """A game at a real table after the last line of its record, and what is asked next."""

    game: str
    players: list[str]
    me: int
    lines: list[TableLine]
    questions: list[AskedAtTable]
    position: AnyPosition | None
    no_advice: str | None
    over: bool
    score: GameScore
    record: str
