"""Commands answer as before: documents, texts and exit codes of all shipped files."""

from __future__ import annotations

import pytest

from tests.recorded.cases import Case, cases
from tests.recorded.record import recorded

BEFORE = recorded()
CASES = list(cases())


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_answers_are_as_before(case: Case) -> None:
    """The same exit code and words; ``python -m tests.recorded.record`` records what changes on purpose."""
    assert case.answer() == BEFORE[case.name]


def test_every_answer_is_still_asked_for() -> None:
    """No recorded answer has lost its question."""
    assert [case.name for case in CASES] == list(BEFORE)
