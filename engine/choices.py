"""The choices of a question about the best move: what its options mean for a position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from stockbook.engine.refused import Refused
from stockbook.games.registry import game_of
from stockbook.models.files.faults import Fault

#: Choice of ``advise`` -> its option.
OPTIONS = {"plans": "--plans", "contests": "--contest", "deck": "--deck", "opponents": "--opponents"}
#: Words about an option without a meaning.
NO_USE = "means nothing here: leave it out"


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
    from stockbook.models.stampswap.tickets import ContestError, pick_contest

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
