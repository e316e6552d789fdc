"""Questions about the setup of a new game at a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from stockbook.models.contests import Contest
from stockbook.models.games.player_names import check_name

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page

Answer = TypeVar("Answer")


def asked(page: Page, question: str, read: Callable[[str], Answer]) -> Answer:
    """The answer to a question, which is asked until it can be read.

    Raises
    ------
    EOFError, OSError
        If the answers end before.
    """
    page.print(question)
    while True:
        try:
            return read(input("> ").strip())
        except ValueError as error:
            page.print(str(error))


def read_names(text: str, me: str, most: int, words: tuple[str, ...]) -> list[str]:
    """The names of the other players, at most so many, none of which is one of these words.

    Raises
    ------
    ValueError
        If a name cannot begin a line, or there are too few or too many.
    """
    names = text.replace(",", " ").split()
    if not 1 <= len(names) <= most:
        raise ValueError(f"{len(names)} others: 1 to {most} play with me")
    told = [me]
    for name in names:
        check_name(name, told, words)
        told.append(name)
    return told


def read_contest(text: str) -> str:
    """A contest as records write it.

    Raises
    ------
    ValueError
        If it is none.
    """
    return str(Contest.parse(text))
