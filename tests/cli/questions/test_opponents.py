"""How opponents choose, as people write it."""

from __future__ import annotations

import pytest

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.cli.questions.opponents import pick_opponents


def test_words_and_probabilities() -> None:
    """A word in any case, or how likely a pick is random."""
    assert pick_opponents(" Selfish ", "file") == pick_opponents("0", "file")
    assert pick_opponents("random", "file") == pick_opponents("1", "file")
    assert pick_opponents("against", "file").against
    assert pick_opponents("0.25", "file").random == 0.25


@pytest.mark.parametrize("text", ["kind", "", "1.5", "nan"])
def test_anything_else_is_refused(text: str) -> None:
    """The message lists what there is."""
    with pytest.raises(Refused, match="write selfish, against, random, or a probability") as caught:
        pick_opponents(text, "file")
    (fault,) = caught.value.faults
    assert (caught.value.code, fault.file, fault.key) == (WRONG_INPUT, "file", "--opponents")
