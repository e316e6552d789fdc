"""Values in documents."""

from __future__ import annotations

import pytest

from stockbook.engine.documents.estimates import estimate_document
from stockbook.optimizer.sampling.intervals import Estimate


@pytest.mark.parametrize(
    ("estimate", "document"),
    [
        (Estimate(3), {"value": 3}),
        (Estimate(3.456, 3, 4.001), {"value": 3.46, "low": 3, "high": 4.0}),
        (Estimate(3.456, samples=1), {"value": 3.46, "samples": 1}),
        (Estimate(3.0, 2.5, 3.5, 20), {"value": 3.0, "low": 2.5, "high": 3.5, "samples": 20}),
    ],
    ids=["exact", "bounds", "one sample", "samples"],
)
def test_an_interval_and_samples_only_where_there_are_any(
    estimate: Estimate, document: dict[str, float]
) -> None:
    """Numbers are rounded to two digits."""
    assert estimate_document("value", estimate) == document
