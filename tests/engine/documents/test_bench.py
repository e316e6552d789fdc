"""The benchmark as a document."""

from __future__ import annotations

from stockbook.engine.documents.bench import bench_document
from stockbook.optimizer.bench import Bench, BenchRow
from stockbook.optimizer.bench_record import Growth
from tests.engine.documents.answers import is_json


def test_a_row_for_each_position() -> None:
    """The signature is that of the rows; it is proved where all of them are."""
    bench = Bench(
        (BenchRow("friday", 10, 12, 5, 6, 7, 8, 0.12345), BenchRow("sunday", 9, 9, 0, 0, 0, 0, 1.0))
    )
    document = bench_document(bench, [Growth("friday", "calls", 4, 8)])
    assert is_json(document)
    assert (document["signature"], document["seconds"]) == (bench.signature, 1.12)
    assert not document["proved"]
    assert bench_document(Bench(bench.rows[1:]), [])["proved"]
    assert document["rows"][0] == {
        "name": "friday", "best": 10, "bound": 12, "conflicts": 5, "branches": 6,
        "rows_built": 7, "calls": 8, "seconds": 0.123,
    }  # fmt: skip
    assert document["grown"] == [{"name": "friday", "figure": "calls", "recorded": 4, "now": 8}]
