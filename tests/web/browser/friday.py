"""A Friday of Stamp Swap that two have played at random, to be reviewed."""

from __future__ import annotations

from tests.optimizer.review.games import played, record_of


def friday() -> str:
    """Its record, up to the end of my first Show Phase."""
    record = record_of(played("stampswap", ("random", "random"), 10), ("me", "random"))
    entered = next(each for each in record.actions if each.player == 0 and each.text.startswith("enter"))
    return "\n".join(str(record).splitlines()[: entered.line]) + "\n"
