"""Effects that score contests in the Show Phase, as an exhibitor does or on top of a contest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeVar

from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects.effect import Effect

_Score = TypeVar("_Score", bound="_Scoring")


@dataclass(frozen=True)
class _Scoring(Effect):
    """A contest brings points."""

    argument: ClassVar[str] = "a contest"
    contest: Contest

    @classmethod
    def read(cls: type[_Score], text: str) -> _Score:
        return cls(Contest.parse(text))

    def __str__(self) -> str:
        return f"{self.word} {self.contest}"


@dataclass(frozen=True)
class ShowEffect(_Scoring):
    """The contest is scored in every Show Phase, as an exhibitor's."""

    word: ClassVar[str] = "show"

    @property
    def every_show(self) -> Contest:
        return self.contest


@dataclass(frozen=True)
class FinalEffect(_Scoring):
    """The contest is scored in the last Show Phase."""

    word: ClassVar[str] = "final"
    of_events: ClassVar[bool] = False

    @property
    def last_show(self) -> Contest:
        return self.contest


@dataclass(frozen=True)
class BonusEffect(_Scoring):
    """A contest with this measure that I enter, and such a Finale, bring so much more."""

    word: ClassVar[str] = "bonus"

    @property
    def bonus(self) -> Contest:
        return self.contest
