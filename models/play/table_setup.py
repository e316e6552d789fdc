"""The setup of a new game at a real table: what the head of its record says, question by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from stockbook.models.contests import Contest
from stockbook.models.files.words import quoted
from stockbook.models.play.player_names import ME, check_name, player_named

#: Kinds of answers: any text, or a contest.
SetupKind: TypeAlias = Literal["text", "contest"]


#: What a person types to ask and to stop; no name of a player, so that nobody is called like that by mistake.
TYPED = ("?", "help", "list", "q", "save", "score", "show", "undo", "why")


@dataclass(frozen=True)
class SetupQuestion:
    """A question about a new game, whose answer belongs to a key of the head.

    ``read`` reads the answer as the head has it, None where the key is left out; it raises ValueError, with a
    message that helps, where it cannot. ``usual`` is the answer that Enter gives, None where there is none,
    and ``choices`` are the answers where they are few. The answer to one that is ``listed`` is the next entry
    of the key's list. ``fixed`` are other keys of the head, which have the same values whatever the answer
    is.
    """

    key: str
    words: str
    read: Callable[[str], Any]
    usual: str | None = None
    choices: tuple[str, ...] = ()
    kind: SetupKind = "text"
    listed: bool = False
    fixed: Mapping[str, Any] = field(default_factory=dict)


def names_question(words: str, most: int, reserved: Sequence[str]) -> SetupQuestion:
    """The question about the names of the others, at most so many, none of which begins a line."""
    return SetupQuestion("players", words, lambda text: read_names(text, most, reserved))


def first_question(words: str, names: Sequence[str], usual: str | None = None) -> SetupQuestion:
    """The question about the player who begins."""
    return SetupQuestion("first", words, lambda text: names[player_named(text, names)], usual, tuple(names))


def read_names(text: str, most: int, reserved: Sequence[str]) -> list[str]:
    """My name and those of the other players, at most so many, none of which is one of the reserved words.

    Raises ValueError if a name cannot begin a line, or there are too few or too many.
    """
    names = text.replace(",", " ").split()
    if not 1 <= len(names) <= most:
        raise ValueError(f"{len(names)} others: 1 to {most} play with me")
    told = [ME]
    for name in names:
        if name.lower() in TYPED:
            raise ValueError(
                f"{quoted(name)} stops or asks something here, and is no name: write another one"
            )
        check_name(name, told, reserved)
        told.append(name)
    return told


def read_contest(text: str) -> str:
    """A contest as records write it.

    Raises ValueError if it is none.
    """
    return str(Contest.parse(text))
