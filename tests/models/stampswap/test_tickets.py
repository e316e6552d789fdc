"""Which contest an entry of ``entered`` means, and the one that a move enters."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import best_contest, score, total
from stockbook.models.stampswap.tickets import ContestError, TicketContests, pick_contest
from tests.strategies import positions

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


CONTESTS = tuple(
    map(Contest.parse, ("edges 10", "Squares: count shape=square 2", "Edge run: group size 3", "edges 12"))
)
POSITION = Position(round=1, contests=CONTESTS, me=Player(entered=CONTESTS[2:3]))


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("edges 10", 0),
        ("  Edges 10 ", 0),
        ("edges 1", None),
        ("edges 12", 3),
        ("squares", 1),
        ("sq", 1),
        ("count shape=square 2", 1),
        ("Squares: count", 1),
    ],
)
def test_text_name_or_beginning(text: str, index: int | None) -> None:
    """The whole text or name wins; a beginning must fit just one contest."""
    if index is None:
        with pytest.raises(ContestError, match="may be 'edges 10' or 'edges 12'") as caught:
            pick_contest(POSITION, text)
        assert caught.value.legal
    else:
        assert pick_contest(POSITION, text) == CONTESTS[index]


def test_none_is_for_where_none_is_open() -> None:
    """While a contest is open, one must be entered, and the refusal names them."""
    with pytest.raises(
        ContestError, match="'edges 10' or 'Squares: count shape=square 2' or 'edges 12'"
    ) as caught:
        pick_contest(POSITION, "None")
    assert not caught.value.legal
    assert pick_contest(replace(POSITION, me=Player(entered=CONTESTS)), "None") is None


def test_refusals() -> None:
    """Entered before is not legal; unknown is wrong input, with the nearest or all of them."""
    for text, legal, message in (
        ("edge run", False, "'Edge run: group size 3' holds my ticket already"),
        ("sqares", True, "did you mean 'Squares'?"),
        ("xyzzy", True, "they are 'edges 10', 'Squares: count shape=square 2'"),
        ("", True, "not among the contests"),
    ):
        with pytest.raises(ContestError) as caught:
            pick_contest(POSITION, text)
        assert caught.value.legal == legal
        assert message in str(caught.value)


@settings(max_examples=30)
@given(positions())
def test_every_open_contest_can_be_named(position: Position) -> None:
    """Its text means it, even where texts begin alike, unless it says none."""
    for contest in position.open_contests:
        if str(contest).lower() != "none":
            assert pick_contest(position, str(contest)) == contest


@settings(max_examples=30)
@given(positions())
def test_the_best_contest_pays_most(position: Position) -> None:
    """No open contest gives the album more; one is entered although it may give nothing."""
    best = best_contest(position)
    points = {each: total(score(position, position.album, each)) for each in position.may_enter}
    assert points[best] == max(points.values())
    assert best_contest(replace(position, contests=(), me=replace(position.me, entered=()))) is None
