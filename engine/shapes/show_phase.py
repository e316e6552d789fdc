"""The shapes of the answers about a Show Phase: placements, explanations, scores and puzzles."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from stockbook.engine.shapes.common import (
    Headed,
    Heading,
    Interval,
    Item,
    Line,
    Number,
    PlacedItem,
    Row,
    ScoreTrack,
    Searched,
    TileItem,
    Units,
    Versioned,
)
from stockbook.engine.shapes.positions import StampSwapPosition


class Plan(ScoreTrack):
    """A move of a Show Phase, with its points line by line."""

    points: int
    contest: str | None
    lines: list[Line]
    place: list[PlacedItem]
    discard: list[TileItem]


class Expectation(TypedDict):
    """The points expected by the end of the game."""

    now: int
    expected: Number | None
    low: NotRequired[Number]
    high: NotRequired[Number]
    samples: int
    keep: list[str]


class GamePlan(Plan, Expectation):
    """A move with the points expected by the end of the game."""


class ContestBest(TypedDict):
    """The best for one contest; what is expected, where there is a candidate for it."""

    contest: str | None
    best: int
    bound: int
    now: NotRequired[int]
    expected: NotRequired[Number | None]
    low: NotRequired[Number]
    high: NotRequired[Number]
    samples: NotRequired[int]
    keep: NotRequired[list[str]]


class Placement(Searched):
    """The answer of ``hint`` and ``place`` for a Show Phase."""

    status: Literal["optimal", "feasible"]
    best: int
    bound: int
    plans: list[Plan | GamePlan]
    by_contest: list[ContestBest]


class BoundedPlan(Plan):
    """A move with the most points that are possible with it."""

    bound: int


class PlacementExplanation(Searched, Interval):
    """A placement against the best one."""

    difference: Number | None
    rows: list[Row]
    move: BoundedPlan | GamePlan
    best: BoundedPlan | GamePlan


class ContestScore(Units):
    """A contest: its units, its points, and whether it holds my ticket."""

    contest: str
    count: int
    points: int
    entered: bool


class PlayerScore(TypedDict):
    """The points of a player; null where they are not known."""

    player: str
    total: int | None
    lines: list[Line]
    forever_place: NotRequired[int | None]
    rares: NotRequired[int | None]
    place: NotRequired[int]
    tie_break: NotRequired[int | None]


class HerScore(TypedDict):
    """The points of Pinzetta."""

    total: int
    lines: list[Line]


class AlbumScore(Headed, ScoreTrack):
    """The points of my album as it stands."""

    total: int
    contest: str | None
    lines: list[Line]
    by_contest: list[ContestScore]
    players: NotRequired[list[PlayerScore]]
    her: NotRequired[HerScore]
    winners: NotRequired[list[str] | None]
    assumed: list[str]


class GameScore(Heading):
    """The points of everybody; of a recorded game with places and what breaks ties."""

    players: list[PlayerScore]
    winners: NotRequired[list[str]]
    tie_break: NotRequired[str | None]
    assumed: list[str]


class PlayersScore(Versioned, GameScore):
    """The points of everybody."""


class NewPuzzle(Searched):
    """A new puzzle."""

    level: Literal["easy", "medium", "hard"]
    kind: Literal["contest", "fit"]
    contest: str
    best: int
    second: int
    quick: int
    careful: int
    conflicts: int
    position: StampSwapPosition


class CheckedPuzzle(Searched):
    """Whether a move is the answer of a puzzle; ``short`` is null where it is not complete."""

    right: bool
    short: int | None
    left_over: list[TileItem]


class PuzzleHint(Searched, PlacedItem):
    """One stamp of the answer of a puzzle."""


class DrawnPuzzle(TypedDict):
    """A puzzle on a sheet."""

    file: str
    title: str
    contest: str
    best: int
    proved: bool


class PuzzleSheet(Searched):
    """Puzzles to print, and the file that they were drawn into."""

    drawn: str | None
    puzzles: list[DrawnPuzzle]


class ItemValue(Item, Interval):
    """The worth of selecting an item."""

    value: Number | None
    mine: Number
    others: dict[str, Number]


class LookValue(Item, Interval):
    """The worth of looking at an item."""

    value: Number | None


class Collect(Searched):
    """Every item of the pool, best first."""

    choices: list[ItemValue]
    looks: NotRequired[list[LookValue]]


class ItemExplanation(Searched, Interval):
    """An item of the pool against the best one."""

    difference: Number | None
    rows: list[Row]
    move: ItemValue
    best: ItemValue
    looks: NotRequired[list[LookValue]]
