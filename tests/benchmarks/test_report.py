"""The benchmark's tables, its judge of disagreements, and its plot."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.cactus import cactus
from benchmarks.growth import curves, growth_svg, table
from benchmarks.methods import METHODS, OWN
from benchmarks.record import (
    LOST_BY_FAR,
    RunRow,
    append_row,
    beside_the_best,
    dated,
    is_lost,
    losses,
    medians_beside_own,
    newest,
    read_rows,
)
from benchmarks.report import comparison, disagreements, first_second, summary, tables

OPTIMAL = RunRow("r2-holes-1x2-01", OWN, 20.0, "optimal", 30, 30, 0.25, 0.5, 80, "ortools 9.15")
PEER = replace(OPTIMAL, method="scip", to_proof=5.0)

seconds = st.none() | st.floats(0.0, 100.0).map(lambda value: round(value, 3))
points = st.none() | st.integers(-20, 400)
rows = st.builds(
    RunRow,
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
    seconds,
    points,
    st.sampled_from(["", "0123456789", "0123456789+89abcdef"]),
)


@given(st.lists(rows, max_size=6))
def test_result_files_read_back_equal(
    tmp_path_factory: pytest.TempPathFactory, written: list[RunRow]
) -> None:
    """Rows that are appended one by one read back equal, whatever the note holds."""
    path = tmp_path_factory.mktemp("results") / "2026-01-01-x.csv"
    for row in written:
        append_row(path, row)
    assert read_rows(path) == written


def test_a_name_tells_round_and_family() -> None:
    """Families may have dashes of their own; games, fresh positions and files of one's own are groups."""
    names = (
        *("r2-holes-1x2-01", "games/sunday-03", "fresh-77/r3-group-color-01", "growth/holes-1x2-04"),
        *("mine", "/home/me/hard ones/a.toml", "seeds/puzzles/easy-1.toml"),
    )
    assert [(row.group, row.family) for row in (replace(OPTIMAL, instance=name) for name in names)] == [
        ("round 2", "holes-1x2"),
        ("games", "sunday"),
        ("fresh", "round 3"),
        ("growth", "holes-1x2"),
        ("own", ""),
        ("own", "hard ones"),
        ("own", "puzzles"),
    ]


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
    """For times 1 to 20 the median is 10.5 and the 95th percentile 19; a run without proof never ends."""
    runs = [replace(OPTIMAL, instance=f"r1-edges-{n:02}", to_proof=float(n)) for n in range(1, 21)]
    assert summary(runs).splitlines() == [
        "| | round 1 | memory |",
        "|---|---|---|",
        "| stockbook | 10.50 s, 19.00 s, 20/20 | 80 MB |",
    ]
    runs[:2] = [replace(run, status="feasible", to_proof=None) for run in runs[:2]]
    assert "| 12.50 s, -, 18/20 |" in summary(runs)
    both = summary([*runs, replace(OPTIMAL, peak_mb=123), replace(PEER, instance="games/sunday-01")])
    assert both.splitlines()[2:] == [
        "| stockbook | 12.50 s, -, 18/20 | 0.50 s, 0.50 s, 1/1 | - | 123 MB |",
        "| scip | - | - | 5.00 s, 5.00 s, 1/1 | 80 MB |",
    ]


def test_the_first_second_counts_answers_near_the_best() -> None:
    """28 of 30 points are not within 5 %, 29 are; the best is that of any method; a late one has none."""
    own = [
        replace(OPTIMAL, instance=f"r1-edges-{i}", best=29, to_first=i / 10, after_second=points)
        for i, points in enumerate((28, 29, 30, None))
    ]
    peers = [replace(PEER, instance=row.instance, best=30) for row in own]
    assert first_second([*own, *peers]).splitlines() == [
        "stockbook: a first answer in 0.15 s, 95 % of them in 0.30 s;",
        "after 1 s within 5% of the best known in 2 of 4 runs, at worst 100% below it",
    ]
    assert first_second(peers) == ""


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


def test_ratios_are_to_the_best_of_all_methods() -> None:
    """Stockbook is best on two of four positions, 10 % slower on one, and the peer alone proves the last."""
    times = ((0.5, 5.0), (0.5, None), (1.1, 1.0), (None, 2.0))
    runs = [
        replace(run, instance=f"r1-edges-{i}", to_proof=time)
        for i, pair in enumerate(times)
        for run, time in zip((OPTIMAL, PEER), pair, strict=True)
    ]
    assert beside_the_best(runs, [OWN, "scip"]).splitlines()[2:] == [
        "| stockbook | 1 | >10 | >10 | 1 | 1 | 4 |",
        "| scip | 1 | >40 | >40 | 2 | 2 | 4 |",
    ]
    assert medians_beside_own(runs, [OWN, "scip"]).splitlines()[-1] == "| scip | 4.4 x |"
    assert losses(runs).splitlines()[1:] == ["  r1-edges-3: inf s, scip 2.00 s, by far"]


@given(st.floats(0.001, 10.0), st.floats(0.001, 10.0))
def test_a_position_is_lost_beyond_the_margin(own: float, best: float) -> None:
    """A tenth and 0.03 s more than the best peer are no loss; what is lost by far is lost."""
    runs = {OWN: replace(OPTIMAL, to_proof=own), "scip": replace(PEER, to_proof=best)}
    runs["highs"] = replace(PEER, method="highs", to_proof=best + 1)
    assert is_lost(runs, OWN) == (own > 1.1 * best + 0.03)
    assert is_lost(runs, OWN, LOST_BY_FAR) == (own > 2 * best + 0.05)


def test_all_tables_together() -> None:
    """The program prints every table, and says on how many positions Stockbook is slower."""
    text = tables([OPTIMAL, PEER])
    assert summary([OPTIMAL, PEER]) in text and comparison([OPTIMAL, PEER]) in text
    assert "on 0 of 1 positions" in text


def test_the_plot_shows_each_method_with_its_proofs() -> None:
    """One line for each method that proved something, and every method in the legend."""
    runs = [replace(OPTIMAL, instance=f"r1-edges-{n:02}", to_proof=n / 10) for n in range(1, 8)]
    runs += [replace(run, method="scip", status="feasible", to_proof=None) for run in runs]
    root = ElementTree.fromstring(cactus(runs, "a title"))
    lines = [element for element in root.iter() if element.tag.endswith("polyline")]
    texts = {element.text for element in root.iter() if element.tag.endswith("text")}
    assert [len(line.attrib["points"].split()) for line in lines] == [7]
    assert {"a title", "round 1", f"{OWN} (7)", "scip (0)"} <= texts
    games = [replace(run, instance=f"games/sunday-{i:02}") for i, run in enumerate(runs[:7])]
    root = ElementTree.fromstring(cactus([*runs, *games], "a title"))
    panels = [element for element in root.iter() if element.tag.endswith("}g")]
    assert [panel[0].text for panel in panels] == ["round 1", "games"]


def test_the_newest_results_are_those_of_the_last_day(tmp_path: Path) -> None:
    """Only the results of the last day with the longest limit are taken, and none with another label."""
    days = (date(2026, 3, 1), date(2026, 9, 1), date(2026, 5, 1))
    paths = [dated(day, "run", limit) for day in days for limit in (2.0, 20.0, 0.5)]
    for path in (*paths, dated(date(2026, 12, 1), "growth", 20.0)):
        (tmp_path / path.name).touch()
    assert newest("run", tmp_path) == tmp_path / "2026-09-01-run-20s.csv"
    assert newest("nothing", tmp_path) is None


def test_growth_is_a_curve_for_each_family_and_method() -> None:
    """Every number of stamps has its time, or the limit; the plot has a ring for a run without proof."""
    runs = [replace(OPTIMAL, instance=f"growth/holes-1x2-{n:02}", to_proof=n / 10) for n in (2, 3, 12)]
    runs += [replace(row, method="cpsat_plain", status="feasible", to_proof=None) for row in runs[1:]]
    runs.append(replace(OPTIMAL, instance="growth/full-20", to_proof=3.0))
    assert curves(runs)["holes-1x2"] == {
        OWN: {2: (0.2, 20.0), 3: (0.3, 20.0), 12: (1.2, 20.0)},
        "cpsat_plain": {3: (None, 20.0), 12: (None, 20.0)},
    }
    lines = [line.split() for line in table(runs).splitlines()]
    assert lines[:3] == [
        ["holes-1x2", "2", "3", "12"],
        [OWN, "0.20", "0.30", "1.20"],
        ["cpsat_plain", ">20", ">20"],
    ]
    root = ElementTree.fromstring(growth_svg(curves(runs), "a <title>"))
    elements = [(element.tag.rpartition("}")[2], element) for element in root.iter()]
    assert len([tag for tag, _ in elements if tag == "polyline"]) == 3
    rings = [e for tag, e in elements if tag == "circle" and e.attrib["fill"] == "white"]
    assert len(rings) == 1 + 2
    assert {"a <title>", "holes-1x2", "full", OWN} <= {e.text for tag, e in elements if tag == "text"}
