"""Which contest an entry of ``entered`` means."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.tickets import TicketContests

WRITTEN = (
    "edges 10",
    "Long Ones: group shape=rectangle 3",
    "sets theme [0, 9, 20]",
    "A: holes 1x1 2",
    "B: holes 1x1 2",
)


@pytest.fixture
def tickets() -> TicketContests:
    """Five contests, two of them alike but for their names."""
    found = TicketContests()
    for text in WRITTEN:
        found.add(text)
    return found


@pytest.mark.parametrize("text", WRITTEN)
def test_a_contest_written_the_same_is_found(tickets: TicketContests, text: str) -> None:
    """The text of the file names its contest."""
    assert str(tickets.find(text)) == text


@pytest.mark.parametrize(
    ("text", "index"),
    [
        (" EDGES   10 ", 0),
        ("group shape=rect 3", 1),
        ("Another Name: edges 10", 0),
        ("long ones", 1),
        ("sets theme [0,9,20]", 2),
        ("b", 4),
    ],
)
def test_a_contest_is_found_by_what_it_says(tickets: TicketContests, text: str, index: int) -> None:
    """Other blanks, a name left out, or the name alone are enough."""
    assert tickets.find(text) == tickets.contests[index]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("edges 11", "is not among the contests: did you mean 'edges 10'?"),
        ("egdes 10", "did you mean 'edges 10'?"),
        ("Long One", "did you mean 'Long Ones'?"),
        ("xyz", "write it as in contests"),
        ("holes 1x1 2", "may be 'A: holes 1x1 2' or 'B: holes 1x1 2'"),
    ],
)
def test_what_is_not_offered_is_refused(tickets: TicketContests, text: str, message: str) -> None:
    """The nearest contest is suggested; what may be two is refused."""
    with pytest.raises(ValueError) as caught:
        tickets.find(text)
    assert message in str(caught.value)


def test_a_faulty_contest_is_one_fault() -> None:
    """Entering a contest that could not be read is no fault of its own."""
    tickets = TicketContests()
    with pytest.raises(ValueError, match="edges"):
        tickets.add("Mine: egdes 10")
    assert [tickets.find(text) for text in ("Mine: egdes 10", "mine", "egdes 10", "edges 10")] == [None] * 4
    with pytest.raises(ValueError, match="not among"):
        tickets.find("sets theme 9")
