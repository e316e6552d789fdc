"""The options that say what a move has to look like, for ``whatif``, ``hint``, ``place`` and ``cut``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

import typer

from stockbook.cli.questions.contests import find_contest
from stockbook.cli.questions.failure import WRONG_INPUT, Refused, refuse_options
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.models.stampswap.goods import Goods
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.cut_wishes import CutWish
    from stockbook.models.stampswap.wishes import Wish


Kind = TypeVar("Kind")
#: Makes a wish of its text, for a position.
Reader: TypeAlias = Callable[[str, Any], Kind]
NO_USE = "means nothing here: leave it out"


def _option(metavar: str, text: str) -> Any:
    """An option that may be given several times."""
    return typer.Option(metavar=metavar, help=f"Wish: {text}; may be repeated.", show_default=False)


PutOption = Annotated[list[str] | None, _option("ITEM@CELL", "this item lies there, 3@f8 or 2x3 bl f8")]
EmptyOption = Annotated[list[str] | None, _option("CELLS", "these spaces stay empty, d4-f6")]
LeaveOption = Annotated[list[str] | None, _option("ITEM", "discard this item")]
EnterOption = Annotated[list[str] | None, _option("CONTEST", "enter this contest, or none")]
ReachOption = Annotated[list[str] | None, _option("MEASURE N", "at least N units (not points), 'edges 3'")]
LeastOption = Annotated[list[str] | None, _option("POINTS", "at least so many points now")]
KeepOption = Annotated[list[str] | None, _option("ITEM", "this item is in what I keep for sure")]
ReserveOption = Annotated[list[str] | None, _option("ITEM", "reserve this item")]


@dataclass(frozen=True)
class WishOptions:
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

    def for_show(self, position: Position | None, file: str) -> list[Wish]:
        """The wishes for a Show Phase; None for another position, where they mean nothing.

        Raises
        ------
        Refused
            With a fault for each that cannot be read, or that is for another phase.
        """
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
        return self._read(readers if position else {}, position, file)

    def for_cut(self, goods: Goods, file: str) -> list[CutWish]:
        """The wishes before a cut of these goods.

        Raises
        ------
        Refused
            With a fault for each that cannot be read, or that is for another phase.
        """
        from stockbook.models.stampswap.swap.cut_wishes import KeepWish, ReserveWish

        readers: dict[str, Callable[[str, Goods], CutWish]] = {
            "keep": KeepWish.parse,
            "reserve": ReserveWish.parse,
        }
        return self._read(readers, goods, file)

    def refuse(self, file: str) -> None:
        """Refuse all wishes, where none means anything.

        Raises
        ------
        Refused
            If there are some.
        """
        self._read({}, None, file)

    def _read(
        self, readers: Mapping[str, Callable[[str, Any], Kind]], position: Any, file: str
    ) -> list[Kind]:
        """Each wish, read as its option says; those without a reader are refused."""
        refuse_options(
            file, {f"--{word}": texts for word, texts in self.given.items() if word not in readers}, NO_USE
        )
        faults: list[Fault] = []
        found: list[Kind] = []
        for word, texts in self.given.items():
            for text in texts:
                try:
                    found.append(readers[word](text, position))
                except ValueError as error:
                    faults.append(Fault(file, f"--{word}", str(error)))
        if faults:
            raise Refused(WRONG_INPUT, faults)
        return found
