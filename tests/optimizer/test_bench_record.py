"""The recorded work of the benchmark: what has grown is named, and a record reads back as it was written."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.cli.commands.measuring import FILES
from stockbook.optimizer.bench import FIGURES, Bench, BenchRecord, BenchRow, read_record

DAY = date(2026, 11, 22)


def bench(conflicts: int, rows: int, calls: int) -> Bench:
    """The searches for one position."""
    return Bench((BenchRow("friday", 10, 12, conflicts, 6, rows, calls, 1.0),))


@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(0, 10**9))
def test_a_record_reads_back(tmp_path_factory: pytest.TempPathFactory, reason: str, number: int) -> None:
    """Whatever the reason says; the reasons of before are kept."""
    path = tmp_path_factory.mktemp("record") / "record.toml"
    assert read_record(path) == BenchRecord()
    record = BenchRecord().renewed(bench(1, 2, 3), "the first", DAY).renewed(bench(number, 5, 6), reason, DAY)
    path.write_text(record.text, encoding="utf-8")
    assert read_record(path) == record
    assert record.reasons == ("2026-11-22: the first", f"2026-11-22: {reason}")


def test_growth_beyond_two_percent_is_named() -> None:
    """Up to 2 % is none, less work neither; where there was none, any work is."""
    record = BenchRecord().renewed(bench(0, 1000, 10_000), "the first", DAY)
    assert record.grown(bench(0, 1020, 9_000)) == ()
    grown = record.grown(bench(1, 1021, 20_000))
    assert [str(each) for each in grown] == [
        "friday: conflicts 0 -> 1",
        "friday: rows_built 1000 -> 1021 (+2%)",
        "friday: calls 10000 -> 20000 (+100%)",
    ]
    assert BenchRecord().grown(bench(1, 2, 3)) == ()


def test_the_shipped_record_has_every_position() -> None:
    """Its reasons begin with their days."""
    record = read_record()
    assert tuple(record.positions) == FILES
    assert all(tuple(figures) == FIGURES for figures in record.positions.values())
    assert record.reasons and all(date.fromisoformat(reason[:10]) for reason in record.reasons)
