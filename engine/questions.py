"""The questions about positions that an engine answers, one type for each; others have modules of their own.

They hold texts and values, never an open file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Generic, TypeVar

from stockbook.engine.answers import Advised, Checked, CheckedDeck, Scored, ScoredGame, Shown
from stockbook.engine.choices import SearchTime, WishTexts, Within
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import STDIN
from stockbook.models.play.goal import Goal

Found = TypeVar("Found", covariant=True)

#: The name of a text that is no file.
TEXT = "-"
#: The numbers that options may have.
LINE, PLANS = Within(1), Within(1, 100)


@dataclass(frozen=True)
class Source:
    """The position or recorded game that a question is about.

    Parameters
    ----------
    texts
        All texts that may be read, by their names: that of the position, and those of the files that it or an
        option names. What could not be read is there as its error.
    name
        The name of the position's text, by which faults call it.
    at
        The line of a recorded game; None for its end.
    """

    texts: Mapping[str, str | PositionError]
    name: str = TEXT
    at: Annotated[int | None, LINE] = None

    @property
    def shown_name(self) -> str:
        """The name by which people know the text."""
        return STDIN if self.name == TEXT else self.name

    @classmethod
    def of(cls, text: str, at: int | None = None) -> Source:
        """The source of a text that names no other."""
        return cls({TEXT: text}, at=at)


@dataclass(frozen=True)
class Question(Generic[Found]):
    """A question with the type of its answers, which is a ``Refusal`` where there is none.

    Parameters
    ----------
    source
        The position or recorded game that it is about.
    """

    source: Source


@dataclass(frozen=True)
class Check(Question[Checked]):
    """The question whether a text has faults, and what in it is hardly so at the table."""


@dataclass(frozen=True)
class CheckDeck(Question[CheckedDeck]):
    """The question what is wrong or missing in the text of one's own copy."""


@dataclass(frozen=True)
class Score(Question[Scored | ScoredGame]):
    """The question for the points of a position as it stands, or of a recorded game.

    Parameters
    ----------
    contest
        The text of the contest that counts as entered; None for the one that pays most.
    deck
        The name of the text of one's own copy, among those of the source.
    """

    contest: str | None = None
    deck: str | None = None


@dataclass(frozen=True)
class Show(Question[Shown]):
    """The question for a position as it reads back, and as a drawing."""


@dataclass(frozen=True)
class Explain(Question[Advised]):
    """The question for a move beside the best one.

    Parameters
    ----------
    move
        The move, as people write it.
    goal, contest, deck, search
        As for ``Hint``; the contest is that of the move.
    """

    move: str
    goal: Goal | None = None
    contest: str | None = None
    deck: str | None = None
    search: SearchTime = field(default_factory=SearchTime)


@dataclass(frozen=True)
class Hint(Question[Advised]):
    """The question for the best move.

    Parameters
    ----------
    goal
        The points to maximize; None for the default of the game.
    plans
        Number of plans of a Show Phase, the best ones first.
    contest
        The text of the contest to enter; None to choose among all.
    opponents
        The text that says how the others choose; None for each their own points.
    deck
        As for ``Score``.
    search
        The time of the answer.
    command
        The command of one phase, such as ``place``, which another phase is refused by; None for ``hint``.
    """

    goal: Goal | None = None
    plans: Annotated[int, PLANS] = 1
    contest: str | None = None
    opponents: str | None = None
    deck: str | None = None
    search: SearchTime = field(default_factory=SearchTime)
    command: str | None = None


@dataclass(frozen=True)
class WhatIf(Hint):
    """The question for the best move with wishes, and for what they cost.

    Parameters
    ----------
    wishes
        The wishes; one at least.
    """

    wishes: WishTexts = field(default_factory=WishTexts)


@dataclass(frozen=True)
class Worth(Question[Advised]):
    """The question for what the best Show Phase loses without each stamp and each contest.

    Parameters
    ----------
    goal, plans, deck, search
        As for ``Hint``; the points now are the only goal.
    wishes
        None may be given: they mean nothing here.
    """

    goal: Goal | None = None
    plans: Annotated[int, PLANS] = 1
    deck: str | None = None
    search: SearchTime = field(default_factory=SearchTime)
    wishes: WishTexts = field(default_factory=WishTexts)


def question_with(kind: type[Any], source: Source, options: Mapping[str, Any]) -> Any:
    """The question whose fields, and those of its search and its wishes, have the values of options.

    Options that are fields of none of these are left out.
    """

    def told(part: type[Any]) -> dict[str, Any]:
        return {each.name: options[each.name] for each in fields(part) if each.name in options}

    wishes = WishTexts(**told(WishTexts))
    if kind is Hint and wishes.given:
        return question_with(WhatIf, source, options)
    parts = {"search": SearchTime(**told(SearchTime)), "wishes": wishes}
    own = {each.name for each in fields(kind)}
    return kind(source, **{name: part for name, part in parts.items() if name in own}, **told(kind))
