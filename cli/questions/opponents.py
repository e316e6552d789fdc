"""The opponents that an ``--opponents TEXT`` means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.optimizer.swap.backward_induction import OpponentModel

OPTION = "--opponents"


def pick_opponents(text: str, file: str) -> OpponentModel:
    """The way in which the others choose, from ``selfish``, ``against``, ``random`` or a probability.

    Raises
    ------
    Refused
        If it is none of them.
    """
    from stockbook.optimizer.swap.backward_induction import OpponentModel

    word = text.strip().lower()
    named = {
        "selfish": OpponentModel(),
        "against": OpponentModel(against=True),
        "random": OpponentModel(random=1.0),
    }
    if word in named:
        return named[word]
    try:
        return OpponentModel(random=float(word))
    except ValueError:
        message = f"{text!r}: write {', '.join(named)}, or a probability from 0 to 1 of a random pick"
        raise Refused(WRONG_INPUT, [Fault(file, OPTION, message)]) from None
