"""The table of how long new positions take."""

from __future__ import annotations

from benchmarks.tail import line


def test_a_line_has_what_is_proved_in_time() -> None:
    """Median and worst are those of all; what is not proved is in no share."""
    assert line("round 1", [0.1, 0.2, float("inf"), 1.5]).startswith(
        "| round 1 | 4 | 0.850 | inf | inf | inf |"
    )
    assert line("all", [0.1, 0.2, float("inf"), 1.5]).endswith("| 50.0% | 50.0% | 75.0% | 75.0% |")
