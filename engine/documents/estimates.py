"""Values in documents, the same in the answers of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.optimizer.sampling.intervals import Estimate

#: Digits after the point.
DIGITS = 2


def estimate_document(name: str, estimate: Estimate) -> dict[str, float | None]:
    """A value, the ends of its interval where it has one, and its number of samples where there are any.

    Fewer than two samples make no value.
    """
    if estimate.few:
        return {name: None, "samples": estimate.samples}
    numbers = {name: estimate.value, "low": estimate.low, "high": estimate.high}
    found: dict[str, float | None] = {
        key: round(number, DIGITS) for key, number in numbers.items() if number is not None
    }
    return found | ({"samples": estimate.samples} if estimate.samples else {})
