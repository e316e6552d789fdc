"""The questions about a new game at a real table: who plays, and what lies there from the beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stockbook.models.contests import Contest
from stockbook.models.files.toml_text import toml_text
from stockbook.models.games.record import RULE
from stockbook.models.stampswap.game.deck_faults import MOST_PLAYERS
from stockbook.models.stampswap.table.names import player_named
from stockbook.models.stampswap.table.record import GAME, ME, UNKNOWN, check_name

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page

#: Contests that take tickets.
CONTESTS = 4


def asked_head(page: Page) -> str | None:
    """Ask for everything that a record's head says; None if the answers end before."""
    try:
        names = [ME, *_asked(page, "the other players, clockwise from me, such as ann ben", _names)]
        first = _asked(page, "the first player", lambda text: names[player_named(text, names)])
        contests = [
            _asked(page, f"contest {number} of {CONTESTS}, such as edges 10", _contest)
            for number in range(1, CONTESTS + 1)
        ]
        finale = _asked(page, "the Finale", _contest)
        mats = [
            _asked(page, f"the exhibitor on the mat of {name}; Enter if it is not known", _mat)
            for name in names
        ]
    except (EOFError, OSError):
        page.print()
        return None
    tables: dict[str, Any] = {
        "game": GAME, "players": names, "first": first, "contests": contests, "finale": finale, "mats": mats
    }  # fmt: skip
    return f"{toml_text(tables)}\n{RULE}\n"


def _asked(page: Page, question: str, read: Callable[[str], Any]) -> Any:
    """The answer to a question, which is asked until it can be read."""
    page.print(question)
    while True:
        try:
            return read(input("> ").strip())
        except ValueError as error:
            page.print(str(error))


def _names(text: str) -> list[str]:
    names = text.replace(",", " ").split()
    if not 1 <= len(names) < MOST_PLAYERS:
        raise ValueError(f"{len(names)} others: 1 to {MOST_PLAYERS - 1} play with me")
    told = [ME]
    for name in names:
        check_name(name, told)
        told.append(name)
    return names


def _contest(text: str) -> str:
    return str(Contest.parse(text))


def _mat(text: str) -> str:
    return _contest(text) if text not in ("", UNKNOWN) else UNKNOWN
