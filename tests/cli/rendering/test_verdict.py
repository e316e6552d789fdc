"""Words for a move beside the best one."""

from __future__ import annotations

from math import inf

import pytest

from stockbook.cli.rendering.page import Page
from stockbook.cli.rendering.verdict import show_verdict
from stockbook.optimizer.sampling.intervals import Estimate


@pytest.mark.parametrize(
    ("difference", "lines"),
    [
        (Estimate(0.0), ["your move is a best one"]),
        (Estimate(3.0), ["your move gives away 3 points by the end"]),
        (Estimate(3.0, 2.5, 3.5, 20), ["your move gives away 3.0 points by the end (95 %: 2.5 to 3.5)"]),
        (Estimate(3.0, 2.5, 4.0), ["your move gives away 3 points by the end (2.5 to 4)"]),
        (Estimate(3.0, 2.98, 3.02, 20), ["your move gives away 3.0 points by the end"]),
        (
            Estimate(1.0, -0.5, 2.5, 20),
            [
                "your move is not shown to be worse",
                "it gives away 1.0 points by the end (95 %: -0.5 to 2.5)",
            ],
        ),
        (
            Estimate(-1.0, -2.5, 0.5, 20),
            [
                "your move is not shown to be worse",
                "it brings 1.0 points more by the end (95 %: -0.5 to 2.5)",
            ],
        ),
        (
            Estimate(2.0, -inf, inf),
            ["your move is not shown to be worse", "it gives away 2 points by the end"],
        ),
        (Estimate(2.0, few=True), ["too few samples to compare your move with the best one"]),
    ],
)
def test_the_interval_decides(
    difference: Estimate, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Worse is what is shown to be worse; the interval stands beside the points, wherever it is known."""
    show_verdict(Page(), "your move", difference, when=" by the end", certain=True)
    assert capsys.readouterr().out.splitlines() == lines


def test_estimates_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Without samples and proof a verdict holds as far as is known."""
    show_verdict(Page(), "your cut", Estimate(0.0), certain=False)
    assert capsys.readouterr().out == "your cut is a best one, as far as is known\n"
