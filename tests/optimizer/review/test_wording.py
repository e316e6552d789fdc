"""Words for decisions and their values."""

from __future__ import annotations

from stockbook.optimizer.review.wording import decision_heading, row_value


def test_a_decision_without_a_round_names_none() -> None:
    """The number, the phase and the player are always there."""
    assert decision_heading(12, 1, "place", "ann") == "12, round 1, place, ann"
    assert decision_heading(5, None, "lay", "<b>") == "5, lay, <b>"


def test_a_value_is_as_short_as_it_can_be() -> None:
    """One digit behind the point where it says something; a missing line has no value."""
    assert [row_value(each) for each in (2.0, -0.25, 1.96, 3, None)] == ["2", "-0.2", "2", "3", ""]
