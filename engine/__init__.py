"""Questions in, documents out: shared by the command line, a page and other programs."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice, NoMove, advise, document
    from stockbook.engine.client import Engine
    from stockbook.engine.explanation import explain
    from stockbook.engine.reading import read
    from stockbook.engine.wishes import cut_what_if, what_if, worth

__all__ = [
    "Advice",
    "Engine",
    "NoMove",
    "advise",
    "cut_what_if",
    "document",
    "explain",
    "read",
    "what_if",
    "worth",
]

#: Name -> the module that has it, where that is not ``advice``.
_ELSEWHERE = {
    "explain": "explanation",
    "read": "reading",
    "Engine": "client",
    "what_if": "wishes",
    "cut_what_if": "wishes",
    "worth": "wishes",
}


def __getattr__(name: str) -> Any:
    """The names of modules that load every search, so only when one is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_ELSEWHERE.get(name, 'advice')}"), name)


def __dir__() -> list[str]:
    return __all__
