"""The terminal's part of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any


class GameCommands(ABC):
    """The pictures of one game in the terminal."""

    @abstractmethod
    def picture(self, position: Any) -> None:
        """Print a position as a picture."""

    def beside_document(self, position: Any) -> Sequence[str]:
        """The lines on standard error beside the document of a hint, for what a picture would say."""
        return ()
