"""Questions in, documents out: shared by the command line, a page and other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice, NoMove, advise, document

__all__ = ["Advice", "NoMove", "advise", "document"]


def __getattr__(name: str) -> Any:
    """The names of ``stockbook.engine.advice``, which loads every search, so only when one is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from stockbook.engine import advice

    return getattr(advice, name)
