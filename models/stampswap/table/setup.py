"""The questions about a new game of Stamp Swap at a real table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question, read_contest
from stockbook.models.stampswap.game.deck_faults import MOST_PLAYERS
from stockbook.models.stampswap.table.lines import WORDS

#: Contests that take tickets.
CONTESTS = 4
#: An exhibitor that nobody has seen.
UNKNOWN = "?"


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and what lies on the table from the beginning; the questions that what was told leaves."""
    names: list[str] = told.get("players", [])
    if not names:
        yield names_question("the other players, clockwise from me, such as ann ben", MOST_PLAYERS - 1, WORDS)
        return
    if "first" not in told:
        yield first_question("the first player", names)
    yield from contest_questions(told)
    for name in names[len(told.get("mats", ())) :]:
        words = f"the exhibitor on the mat of {name}; Enter if it is not known"
        yield SetupQuestion("mats", words, _mat, UNKNOWN, kind="contest", listed=True)


def contest_questions(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """The contests in play, and the Finale; the questions that what was told leaves."""
    for number in range(len(told.get("contests", ())) + 1, CONTESTS + 1):
        words = f"contest {number} of {CONTESTS}, such as edges 10"
        yield SetupQuestion("contests", words, read_contest, kind="contest", listed=True)
    if "finale" not in told:
        yield SetupQuestion("finale", "the Finale", read_contest, kind="contest")


def _mat(text: str) -> str:
    return read_contest(text) if text != UNKNOWN else UNKNOWN
