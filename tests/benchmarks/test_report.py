"""The benchmark's tables, its judge of disagreements, and its plot."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.cactus import cactus
from benchmarks.methods import METHODS, OWN
from benchmarks.record import Row, append_row, newest, read_rows
from benchmarks.report import comparison, disagreements, summary

OPTIMAL = Row("r2-holes-1x2-01", OWN, 20.0, "optimal", 30, 30, 0.25, 0.5, 80, "ortools 9.15")
PEER = replace(OPTIMAL, method="scip", to_proof=5.0)

seconds = st.none() | st.floats(0.0, 100.0).map(lambda value: round(value, 3))
points = st.none() | st.integers(-20, 400)
rows = st.builds(
    Row,
    st.sampled_from(["r1-edges-01", "r2-holes-1x2-03", "r3-mixed-02"]),
    st.sampled_from(list(METHODS)),
    st.just(20.0),
    st.sampled_from(["optimal", "feasible", "unknown"]),
    points,
    points,
    seconds,
    seconds,
    st.none() | st.integers(1, 9999),
    st.just("ortools 9.15"),
    st.text("ab, \"'\n;", max_size=12),
)


@given(st.lists(rows, max_size=6))
def test_result_files_read_back_equal(tmp_path_factory: pytest.TempPathFactory, written: list[Row]) -> None:
    """What is appended row by row is read again, whatever the note holds."""
    path = tmp_path_factory.mktemp("results") / "2026-01-01-x.csv"
    for row in written:
        append_row(path, row)
    assert read_rows(path) == written


def test_a_name_tells_round_and_family() -> None:
    """Families may have dashes of their own."""
    assert (OPTIMAL.round, OPTIMAL.family) == (2, "holes-1x2")


def test_agreement_is_silent() -> None:
    """Equal optima, a lower feasible answer and a higher bound are no disagreement."""
    feasible = replace(PEER, status="feasible", best=24, bound=90, to_proof=None)
    assert disagreements([OPTIMAL, PEER, replace(feasible, method="highs")]) == []


def test_optima_that_differ_are_a_disagreement() -> None:
    """Whichever of two proved optima is the lower, it is noticed."""
    for best in (29, 31):
        assert len(disagreements([OPTIMAL, replace(PEER, best=best, bound=best)])) == 1


def test_an_answer_above_a_proved_optimum_is_a_disagreement() -> None:
    """A feasible answer counts too: the scorer has scored it."""
    better = replace(PEER, status="feasible", best=33, bound=90, to_proof=None)
    assert "scip has 33" in disagreements([OPTIMAL, better])[0]


def test_wrong_answers_and_errors_are_disagreements() -> None:
    """An answer that the judge refused, or a crash, fails the benchmark."""
    for status in ("wrong", "error"):
        assert disagreements([replace(PEER, status=status, best=None, bound=None, note="why")]) == [
            f"r2-holes-1x2-01, scip: {status}: why"
        ]


def test_summary_gives_median_high_and_proved() -> None:
    """Of times 1 to 20 the median is 10.5 and the 95 % value 19; a run without proof has no end."""
    runs = [replace(OPTIMAL, instance=f"r1-edges-{n:02}", to_proof=float(n)) for n in range(1, 21)]
    line = summary(runs).splitlines()[-1]
    assert line.split()[1:6] == ["10.50", "s", "19.00", "s", "20/20"]
    runs[:2] = [replace(run, status="feasible", to_proof=None) for run in runs[:2]]
    assert summary(runs).splitlines()[-1].split()[1:5] == ["12.50", "s", "-", "18/20"]


def test_comparison_gives_ratios_to_the_own_time() -> None:
    """5 s against 0.5 s is 10 times; without proof the limit counts, and the ratio is a least one."""
    assert comparison([OPTIMAL, PEER]).splitlines()[-1].split()[-2:] == ["10x", "1/1"]
    open_ = replace(PEER, status="feasible", to_proof=None)
    assert comparison([OPTIMAL, open_]).splitlines()[-1].split()[-2:] == [">40x", "0/1"]


def test_comparison_has_no_ratio_without_an_own_proof() -> None:
    """Where the own search has proved nothing a ratio would flatter it."""
    open_ = replace(OPTIMAL, status="feasible", to_proof=None)
    assert comparison([open_, PEER]).splitlines()[-1].split()[-1] == "1/1"
    assert "x" not in comparison([open_, PEER]).splitlines()[-1].split("holes-1x2")[1]


def test_the_plot_shows_each_method_with_its_proofs() -> None:
    """One line for each method that proved something, and every method in the legend."""
    runs = [replace(OPTIMAL, instance=f"r1-edges-{n:02}", to_proof=n / 10) for n in range(1, 8)]
    runs += [replace(run, method="scip", status="feasible", to_proof=None) for run in runs]
    root = ElementTree.fromstring(cactus(runs, "a title"))
    lines = [element for element in root.iter() if element.tag.endswith("polyline")]
    texts = {element.text for element in root.iter() if element.tag.endswith("text")}
    assert [len(line.attrib["points"].split()) for line in lines] == [7]
    assert {"a title", f"{OWN} (7)", "scip (0)"} <= texts


def test_the_newest_results_are_those_of_the_last_date() -> None:
    """Names begin with the date."""
    paths = [Path(f"2026-0{month}-01-run.csv") for month in (3, 9, 5)]
    assert newest(paths) == paths[1]
    assert newest([]) is None
