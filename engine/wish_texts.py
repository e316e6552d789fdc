"""Wishes about a move, as people write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from stockbook.engine.choices import NO_USE, Refused, refuse_options
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.models.stampswap.goods import Goods
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.cuts import CutWish
    from stockbook.models.stampswap.wishes import Wish

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class WishTexts:
    """The wishes as they were typed, by the words of their options."""

    put: Sequence[str] | None = None
    empty: Sequence[str] | None = None
    leave: Sequence[str] | None = None
    enter: Sequence[str] | None = None
    reach: Sequence[str] | None = None
    least: Sequence[str] | None = None
    keep: Sequence[str] | None = None
    reserve: Sequence[str] | None = None

    @property
    def given(self) -> dict[str, Sequence[str]]:
        """The texts of each option that was given."""
        return {word: texts for word, texts in vars(self).items() if texts}

    def for_show(self, position: Position | None, name: str) -> list[Wish]:
        """The wishes for a Show Phase; None for another position, where they mean nothing.

        Raises
        ------
        Refused
            With a fault for each that cannot be read, or that is for another phase.
        """
        from stockbook.models.stampswap.tickets import find_contest
        from stockbook.models.stampswap.wishes import (
            EmptyWish,
            EnterWish,
            LeastWish,
            LeaveWish,
            PutWish,
            ReachWish,
        )

        readers: dict[str, Callable[[str, Position], Wish]] = {
            "put": PutWish.parse,
            "empty": EmptyWish.parse,
            "leave": LeaveWish.parse,
            "enter": lambda text, position: EnterWish(find_contest(position, text)),
            "reach": ReachWish.parse,
            "least": LeastWish.parse,
        }
        return self._read(readers if position else {}, position, name)

    def for_cut(self, goods: Goods, name: str) -> list[CutWish]:
        """The wishes before a cut of these goods.

        Raises
        ------
        Refused
            With a fault for each that cannot be read, or that is for another phase.
        """
        from stockbook.models.stampswap.swap.cuts import KeepWish, ReserveWish

        readers: dict[str, Callable[[str, Goods], CutWish]] = {
            "keep": KeepWish.parse,
            "reserve": ReserveWish.parse,
        }
        return self._read(readers, goods, name)

    def refuse(self, name: str) -> None:
        """Refuse all wishes, where none means anything.

        Raises
        ------
        Refused
            If there are some.
        """
        self._read({}, None, name)

    def _read(
        self, readers: Mapping[str, Callable[[str, Any], Kind]], position: Any, name: str
    ) -> list[Kind]:
        """Each wish, read as its option says; those without a reader are refused."""
        refuse_options(
            name, {f"--{word}": texts for word, texts in self.given.items() if word not in readers}, NO_USE
        )
        faults: list[Fault] = []
        found: list[Kind] = []
        for word, texts in self.given.items():
            for text in texts:
                try:
                    found.append(readers[word](text, position))
                except ValueError as error:
                    faults.append(Fault(name, f"--{word}", str(error)))
        if faults:
            raise Refused(faults)
        return found
