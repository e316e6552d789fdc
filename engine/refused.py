"""The end of a question without an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.files.faults import Fault


class Refused(Exception):
    """No answer is possible.

    Parameters
    ----------
    faults
        Every reason.
    possible
        Whether the question is wrong, and a right one has an answer; False where the rules leave none.
    """

    def __init__(self, faults: Sequence[Fault], *, possible: bool = True) -> None:
        super().__init__(tuple(faults), possible)
        self.faults = tuple(faults)
        self.possible = possible
