"""The common parts of documents: faults, the head of an answer, values, items."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isinf
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from stockbook.games.registry import game_of
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY, json_line
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.models.files.faults import Fault as FileFault
    from stockbook.models.stampswap.facts import KeyedWarning
    from stockbook.optimizer.rollouts import Row as ComparedRow
    from stockbook.optimizer.sampling.intervals import Estimate

#: A whole number where a value is one, else rounded.
Number = float
#: Digits after the point.
DIGITS = 2


class Versioned(TypedDict):
    """The version of a document, which is the first of its keys."""

    schema: Literal[1]


def to_json(document: Mapping[str, Any]) -> str:
    """A document as one line of JSON, its version first."""
    return json_line({VERSION_KEY: SCHEMA, **document})


class Fault(TypedDict):
    """One thing that is wrong with the input; what a fault has not got is null."""

    file: str | None
    key: str | None
    cell: str | None
    message: str


class Warned(TypedDict):
    """A warning: something hardly so at the table, or not used in a request."""

    key: str
    message: str


class Refusal(TypedDict):
    """The document of a command that refuses its input."""

    faults: list[Fault]
    warnings: NotRequired[list[Warned]]


class Checked(TypedDict):
    """Every fault of a deck."""

    ok: bool
    faults: list[Fault]


def check_document(faults: Sequence[FileFault]) -> dict[str, Any]:
    """The document of ``deck check``."""
    return dict(Checked(ok=not faults, faults=fault_list(faults)))


def faults_document(faults: Sequence[FileFault]) -> dict[str, Any]:
    """The document of a command that refuses its input."""
    return dict(Refusal(faults=fault_list(faults)))


def fault_list(faults: Iterable[FileFault]) -> list[Fault]:
    """The ``faults`` of a document."""
    return [
        Fault(file=each.file or None, key=each.key or None, cell=each.cell, message=each.message)
        for each in faults
    ]


class Heading(TypedDict):
    """The game and the phase that a question is about; a game without phases has none."""

    game: str | None
    phase: str | None
    warnings: list[Warned]


class CheckedFile(Heading, Checked):
    """Every fault of a file, and the warnings about it."""


def checked_document(heading: Heading, faults: Sequence[FileFault]) -> dict[str, Any]:
    """The document of ``check``."""
    return dict(CheckedFile(**heading, ok=not faults, faults=fault_list(faults)))


class SearchHeading(Heading):
    """The keys before those of a search: what was asked, and whether the answer is proved."""

    goal: Goal | None
    proved: bool | None


class Found(TypedDict):
    """The keys after those of a search: what it took for granted, and how it was done."""

    assumed: list[str]
    seconds: Number | None
    seed: int
    workers: int | None


class Searched(SearchHeading, Found):
    """The keys of the answer of every search."""


def heading(game: str | None, phase: str | None, warnings: Iterable[KeyedWarning] = ()) -> Heading:
    """The game and phase of a position, and the warnings about it; what there is not is null."""
    warned = [Warned(key=key, message=message) for key, message in warnings]
    return Heading(game=game, phase=phase, warnings=warned)


def search_document(
    content: Mapping[str, Any],
    position: Any,
    goal: Goal | None,
    proved: bool | None,
    seconds: float | None,
    seed: int,
    workers: int | None = 1,
    *,
    game: str | None = None,
    phase: str | None = None,
) -> dict[str, Any]:
    """The answer of a search: the question, the content, then how it was found.

    There is no position, and no goal, where there are several or none; ``proved`` is None where nothing is
    best, and ``seconds`` are None for a deterministic answer. Unless told, game and phase are those of the
    position.
    """
    known = None if position is None else game_of(position)
    warnings = known.warnings(position) if known else ()
    head = heading(game or position.game_name, phase or getattr(position, "phase", None), warnings)
    asked = SearchHeading(**head, goal=goal, proved=proved)
    taken = list(known.assumed(position)) if known else []
    return {**asked, **content, **Found(assumed=taken, seconds=rounded(seconds), seed=seed, workers=workers)}


def answer_document(
    content: Mapping[str, Any], found: Any, goal: Goal = Goal.NOW, proved: bool | None = None, **told: Any
) -> dict[str, Any]:
    """The answer of a search, as ``search_document`` has it; all that is not told is as in ``found``.

    That is what the search has found, or the advice with it.
    """
    shared = {"position": found.position, "seconds": found.seconds, "seed": found.seed}
    shared |= {"proved": found.proved if proved is None else proved, "workers": getattr(found, "workers", 1)}
    return search_document(content, goal=goal, **{**shared, **told})


class Interval(TypedDict, total=False):
    """The ends of an interval, where a value has one, and the number of samples behind the value."""

    low: Number | None
    high: Number | None
    samples: int


def rounded(value: float | None) -> float | None:
    """Points or seconds with as many digits as documents have; None where there are none."""
    return None if value is None else round(value, DIGITS)


def value_of(estimate: Estimate, number: Callable[[float], float | None] = rounded) -> float | None:
    """A value; too few samples make none."""
    return None if estimate.few else number(estimate.value)


def interval_of(estimate: Estimate, number: Callable[[float], float | None] = rounded) -> Interval:
    """The ends of the interval of a value, null where no bound is known, and its number of samples."""
    found = Interval()
    too_few = estimate.few and estimate.samples
    if estimate.low is not None and estimate.high is not None and not too_few:
        low, high = (None if isinf(end) else number(end) for end in (estimate.low, estimate.high))
        found = Interval(low=low, high=high)
    if estimate.samples or estimate.few:
        found["samples"] = estimate.samples
    return found


class Valued(Interval):
    """A value with its interval."""

    value: Number | None


def valued(estimate: Estimate, number: Callable[[float], float | None] = rounded) -> Valued:
    """A value with its interval; too few samples make none."""
    return Valued(value=value_of(estimate, number), **interval_of(estimate, number))


class Ends(TypedDict, total=False):
    """The ends of an interval that are known, where a value has one."""

    low: Number
    high: Number


def ends_of(estimate: Estimate) -> Ends:
    """The ends of the interval of a value; an exact one has none."""
    if estimate.low is None or estimate.high is None:
        return Ends()
    return Ends(low=round(estimate.low, DIGITS), high=round(estimate.high, DIGITS))


class Row(TypedDict):
    """A line of two compared moves; null where one of them has no such line."""

    label: str
    move: Number | None
    best: Number | None


class Compared(Interval):
    """The points that a move gives away against the best one, and the values of both line by line."""

    difference: Number | None
    rows: list[Row]


def rows_document(rows: Iterable[ComparedRow]) -> list[Row]:
    """The values of a move and of the best one, line by line."""
    return [Row(label=label, move=rounded(move), best=rounded(best)) for label, move, best in rows]


def compared(
    difference: Estimate, rows: list[Row], number: Callable[[float], float | None] = rounded
) -> Compared:
    """The difference of two moves with its interval, and their values line by line."""
    return Compared(difference=value_of(difference, number), **interval_of(difference, number), rows=rows)


class Item(TypedDict):
    """An item, counted from 1, and its text."""

    item: int
    good: str


def item_document(item: int, good: object) -> Item:
    """An item, counted from 0 here and from 1 in the document, and its text."""
    return Item(item=item + 1, good=str(good))


def items_document(goods: Iterable[object]) -> list[Item]:
    """Items in the order in which they are numbered."""
    return [item_document(item, good) for item, good in enumerate(goods)]
