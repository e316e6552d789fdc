"""Values in documents, the same in the answers of all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.optimizer.comparison import Row
    from stockbook.optimizer.sampling.intervals import Estimate

#: Digits after the point.
DIGITS = 2


def estimate_document(name: str, estimate: Estimate) -> dict[str, float | None]:
    """A value, the ends of its interval where it has one, and its number of samples where there are any.

    Too few samples make no value.
    """
    if estimate.few:
        return {name: None, "samples": estimate.samples}
    numbers = {name: estimate.value, "low": estimate.low, "high": estimate.high}
    found: dict[str, float | None] = {
        key: round(number, DIGITS) for key, number in numbers.items() if number is not None
    }
    return found | ({"samples": estimate.samples} if estimate.samples else {})


def rows_document(rows: Iterable[Row]) -> list[dict[str, str | float | None]]:
    """The values of a move and of the best one, line by line."""
    return [{"label": label, "move": rounded(move), "best": rounded(best)} for label, move, best in rows]


def rounded(value: float | None) -> float | None:
    """Points or seconds with as many digits as documents have; None where there are none."""
    return None if value is None else round(value, DIGITS)
