"""Questions in, documents out: shared by the command line, a page and other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice, NoMove, advise, document
    from stockbook.engine.explanation import explain

__all__ = ["Advice", "NoMove", "advise", "document", "explain"]


def __getattr__(name: str) -> Any:
    """The names of modules that load every search, so only when one is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from stockbook.engine import advice, explanation

    return getattr(explanation if name == "explain" else advice, name)
