"""Words for decisions and their values, the same in the terminal and on a page."""

from __future__ import annotations


def decision_heading(number: int, round_: int | None, phase: str | None, player: str) -> str:
    """The number, the round, the phase and the player of a decision."""
    told = "" if round_ is None else f"round {round_}, "
    return f"{number}, {told}{phase}, {player}"


def row_value(value: float | None) -> str:
    """A value of a row; nothing where the line is missing."""
    return "" if value is None else f"{value:.1f}".removesuffix(".0")
