"""The shapes of the answers about other games, recorded games, the arena, decks and the benchmark."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from stockbook.engine.shapes.common import Headed, Interval, Number, Row, Searched, Versioned

ClassName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
# ``class`` is no name in Python.
Judgment = TypedDict("Judgment", {"class": ClassName})
Bought = TypedDict("Bought", {"card": str, "from": str, "pay": list[str]})


class StampsMove(Interval):
    """A move of STAMPS: a color of my hand, its row and column, and what it traps."""

    card: str
    at: list[int]
    trapped: dict[str, int]
    gain: int
    value: Number | None


class StampsMoves(Searched):
    """Every move of STAMPS, best first."""

    moves: list[StampsMove]


class RankedAction(Interval):
    """An action of a game without a document of its own, as records have it, and the expected lead."""

    move: str
    value: Number | None


class RankedActions(Searched):
    """Every action of such a game, best first."""

    moves: list[RankedAction]


class PurchasePlan(Interval):
    """The purchases of a turn of Stamp Albums, and their value."""

    purchases: list[Bought]
    value: Number | None


class Purchases(Searched, PurchasePlan):
    """The best purchases of a turn, and the next best."""

    alternatives: list[PurchasePlan]


class MoveExplanation(Searched, Interval):
    """A move of STAMPS or Stamp Albums against the best one."""

    difference: Number | None
    rows: list[Row]
    move: str
    best: str


class Decision(Judgment):
    """A decision of a recorded game, and what it gave away against the best one."""

    file: str
    n: int
    line: int
    round: int | None
    phase: str | None
    player: str
    move: str
    best: str
    lost: Number
    low: NotRequired[Number]
    high: NotRequired[Number]
    unclear: NotRequired[Literal[True]]


class PlayerReview(TypedDict):
    """The sums of one player over one game."""

    player: str
    name: str
    decisions: int
    lost: Number
    per_decision: Number
    by_phase: dict[str, Number]
    classes: dict[ClassName, int]


class CoursePoint(TypedDict):
    """The expected leads of all players after a decision."""

    n: int
    lead: dict[str, Number]


class Costly(TypedDict):
    """A decision that gave something away, line by line."""

    n: int
    rows: list[Row]


class LeftOut(TypedDict):
    """A decision that is not reviewed, by its line of the record."""

    line: int
    reason: str


class Review(Searched):
    """The review of a recorded game."""

    file: str
    title: str
    names: list[str]
    of: int
    decisions: list[Decision]
    players: list[PlayerReview]
    course: list[CoursePoint]
    costliest: list[Costly]
    left_out: list[LeftOut]
    interrupted: bool


class PlayerSum(TypedDict):
    """The sums of one player over several games, with an interval by games."""

    player: str
    games: int
    decisions: int
    lost: Number
    per_decision: Number
    low: NotRequired[Number]
    high: NotRequired[Number]
    by_phase: dict[str, Number]
    classes: dict[ClassName, int]


class ReviewSummary(Headed):
    """The sums of each player over all reviewed games, after the review of the last."""

    summary: Literal[True]
    games: int
    players: list[PlayerSum]


class Mean(TypedDict):
    """A mean with its interval."""

    value: Number
    low: Number | None
    high: Number | None


class AgentScore(Mean):
    """The mean score of an agent, and the time of its decisions."""

    agent: str
    decisions: int
    seconds: Number
    longest: Number


class Wins(TypedDict):
    """The games that an agent won; ``even`` is the share of one that is as strong as the others."""

    won: int
    lost: int
    drawn: int
    share: Mean
    even: Number


class SequentialTest(TypedDict):
    """The sequential test of the first agent against the second."""

    effect: Number
    bound: Number
    llr: Number
    pairs: int
    verdict: Literal["better", "not better", "open"]


class Arena(Searched):
    """The games of two agents; without a complete pair there are no scores."""

    players: int
    agents: list[str]
    games: int
    pairs: int
    interrupted: bool
    scores: NotRequired[list[AgentScore]]
    lead: NotRequired[Mean]
    percent: NotRequired[Mean | None]
    wins: NotRequired[Wins | None]
    beaten: NotRequired[list[Wins] | None]
    sprt: NotRequired[SequentialTest]


class DeckSummary(Versioned):
    """A deck in numbers."""

    name: str
    tiles: dict[str, int]
    upright: dict[str, int]
    stamps: dict[str, int]
    colors: dict[str, int]
    themes: dict[str, int]
    values: dict[str, int]
    contests: dict[str, int]
    cards: dict[str, int]
    specialists: dict[str, int]


DeckNumbers = TypedDict("DeckNumbers", {"rare values": dict[str, int]})


class ShownDeck(DeckSummary, DeckNumbers):
    """The tiles and cards of a deck in numbers."""


class BenchRow(TypedDict):
    """A position of the benchmark: what was found, and the work of it."""

    name: str
    best: int
    bound: int
    conflicts: int
    branches: int
    rows_built: int
    calls: int
    seconds: Number


class Growth(TypedDict):
    """A figure of a position that has grown since it was recorded."""

    name: str
    figure: str
    recorded: int
    now: int


class Bench(Searched):
    """The benchmark of the search."""

    signature: int
    rows: list[BenchRow]
    grown: list[Growth]
