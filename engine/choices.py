"""The choices and wishes of a question about the best move: what its options mean for a position."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from stockbook.engine.refused import Refused
from stockbook.games.registry import game_of
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.models.stampswap.goods import Goods
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.cut_wishes import CutWish
    from stockbook.models.stampswap.wishes import Wish

#: Choice of ``advise`` -> its option.
OPTIONS = {"plans": "--plans", "contests": "--contest", "deck": "--deck", "opponents": "--opponents"}
#: Words about an option without a meaning.
NO_USE = "means nothing here: leave it out"

Kind = TypeVar("Kind")


def read_choices(
    name: str,
    position: Any,
    taken: Collection[str],
    *,
    plans: int = 1,
    contest: str | None = None,
    deck: str | None = None,
    opponents: str | None = None,
) -> dict[str, Any]:
    """The choices for ``advise``; those that mean nothing are refused rather than ignored.

    Parameters
    ----------
    name
        The name of the position's text, for faults.
    position
        The position, of any game.
    taken
        The names of the choices that mean something.
    plans, contest, deck, opponents
        The options, as ``Hint`` has them.

    Raises
    ------
    Refused
        With a fault for each that means nothing, or for one that cannot be read.
    PositionError
        If the text of one's own copy has faults.
    """
    told = {"contests": contest, "deck": deck, "opponents": opponents}
    given: dict[str, Any] = {key: text for key, text in told.items() if text is not None}
    given |= {"plans": plans} if plans != 1 else {}
    refuse_options(name, {OPTIONS[key]: value for key, value in given.items() if key not in taken}, NO_USE)
    if contest is not None:
        given["contests"] = [read_contest(name, position, contest)]
    if deck is not None:
        from stockbook.models.stampswap.deck_file import read_deck

        given["deck"] = read_deck(deck)
    if opponents is not None:
        from stockbook.optimizer.swap.backward_induction import OpponentModel

        try:
            given["opponents"] = OpponentModel.parse(opponents)
        except ValueError as error:
            raise Refused([Fault(name, OPTIONS["opponents"], str(error))]) from None
    return given


def read_contest(name: str, position: Any, text: str) -> Any:
    """The contest of a position that a text means.

    Raises
    ------
    Refused
        If it means no contest that may be entered.
    """
    from stockbook.models.stampswap.open_contests import ContestError, pick_contest

    side = game_of(position).my_side(position)
    assert side is not None, "only games with contests take this choice"
    try:
        return pick_contest(side, text)
    except ContestError as error:
        raise Refused([Fault(name, OPTIONS["contests"], str(error))], possible=error.legal) from None


def refuse_options(name: str, options: Mapping[str, object], message: str) -> None:
    """Refuse options that have a value, all of them with one message.

    Raises
    ------
    Refused
        With a fault for each of them; None is no value.
    """
    if unused := [option for option, value in options.items() if value is not None]:
        raise Refused([Fault(name, option, message) for option in unused])


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
        from stockbook.models.stampswap.open_contests import find_contest
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
        from stockbook.models.stampswap.swap.cut_wishes import KeepWish, ReserveWish

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
