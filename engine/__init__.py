"""Questions in, documents out: shared by the command line, a page and other programs."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockbook.engine.advice import (
        Advice,
        NoMove,
        RankedMove,
        advise,
        cut_what_if,
        document,
        explain,
        read,
        what_if,
        worth,
    )
    from stockbook.engine.answering import Reporter, answer
    from stockbook.engine.answers import (
        Advised,
        Answer,
        Checked,
        CheckedDeck,
        Outcome,
        Refusal,
        Scored,
        ScoredGame,
        Shown,
    )
    from stockbook.engine.choices import SearchTime, WishTexts
    from stockbook.engine.client import Engine
    from stockbook.engine.puzzles import CheckedPuzzle, CheckPuzzle
    from stockbook.engine.questions import (
        Check,
        CheckDeck,
        Explain,
        Hint,
        Question,
        Score,
        Show,
        Source,
        WhatIf,
        Worth,
    )
    from stockbook.engine.reviews import Review, Reviewed
    from stockbook.engine.turns import MatchTurn, TableTurn, Turn

__all__ = [
    "Advice",
    "Advised",
    "Answer",
    "Check",
    "CheckDeck",
    "CheckPuzzle",
    "Checked",
    "CheckedDeck",
    "CheckedPuzzle",
    "Engine",
    "Explain",
    "Hint",
    "MatchTurn",
    "NoMove",
    "Outcome",
    "Question",
    "RankedMove",
    "Refusal",
    "Reporter",
    "Review",
    "Reviewed",
    "Score",
    "Scored",
    "ScoredGame",
    "SearchTime",
    "Show",
    "Shown",
    "Source",
    "TableTurn",
    "Turn",
    "WhatIf",
    "WishTexts",
    "Worth",
    "advise",
    "answer",
    "cut_what_if",
    "document",
    "explain",
    "read",
    "what_if",
    "worth",
]

#: Module -> the names that it has, where that is not ``advice``.
_ELSEWHERE = {
    "answering": "Reporter answer",
    "answers": "Advised Answer Checked CheckedDeck Outcome Refusal Scored ScoredGame Shown",
    "choices": "SearchTime WishTexts",
    "client": "Engine",
    "puzzles": "CheckPuzzle CheckedPuzzle",
    "questions": "Check CheckDeck Explain Hint Question Score Show Source WhatIf Worth",
    "reviews": "Review Reviewed",
    "turns": "MatchTurn TableTurn Turn",
}
_MODULES = {name: module for module, names in _ELSEWHERE.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    """The names of modules that load every search, so only when one is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES.get(name, 'advice')}"), name)


def __dir__() -> list[str]:
    return __all__
