"""What the options of a question mean: choices, the time of a search, or the end without an answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import TYPE_CHECKING, Annotated, Any

from stockbook.games.registry import game_of
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import Progress, SearchLimits


class Refused(Exception):
    """No answer is possible.

    Parameters
    ----------
    faults
        Every reason.
    possible
        Whether the question is wrong, and a right one has an answer; False where the rules leave none.
    """

    def __init__(self, faults: Sequence[Fault], *, possible: bool = True) -> None:
        super().__init__(tuple(faults), possible)
        self.faults = tuple(faults)
        self.possible = possible


#: Seconds unless told.
DEFAULT_TIME = 10.0
#: Seconds of a processor that showing the answer takes, with all that follows the end of the time.
SHOWING = 0.2
#: The least and the most seconds that are left for that: on a busy machine they are more than on an idle one.
LEAST_RESERVE, MOST_RESERVE = 0.5, 3.0
SHORTEST = 0.05
#: Seconds of a processor after which the pace of the machine is known.
MEASURED = 0.05


class Within:
    """The least and the most that a number of an option may be; None for any."""

    def __init__(self, least: float, most: float | None = None) -> None:
        self.least = least
        self.most = most

    def __str__(self) -> str:
        return f"x>={self.least}" if self.most is None else f"{self.least}<=x<={self.most}"

    def has(self, number: float) -> bool:
        """Whether a number is not outside."""
        return not (number < self.least or (self.most is not None and number > self.most))


#: The numbers that options about the time may have.
TIME, WORKERS, SEED = Within(0.1, 86400), Within(1, 64), Within(0, 2**31 - 1)


@dataclass(frozen=True)
class SearchTime:
    """The time of an answer, from the moment when it was asked for, and how its searches go about it.

    Parameters
    ----------
    time
        Seconds for the whole answer, which run from ``started``.
    workers, seed, deterministic
        As in ``SearchLimits``.
    started, worked
        Seconds on the clock, and of a processor, when the question was asked.
    """

    time: Annotated[float, TIME] = DEFAULT_TIME
    workers: Annotated[int | None, WORKERS] = None
    seed: Annotated[int, SEED] = 0
    deterministic: bool = False
    started: float = field(default_factory=monotonic, compare=False)
    worked: float = field(default_factory=process_time, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        # The clock of another process is another one: there the time begins when the question arrives.
        return SearchTime, (self.time, self.workers, self.seed, self.deterministic)

    def limits(
        self,
        on_progress: Callable[[Progress], None] | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> SearchLimits:
        """The limits of a search that starts now."""
        from stockbook.optimizer.solver.limits import SearchLimits

        time = self.time
        if not self.deterministic:
            elapsed = monotonic() - self.started
            slowdown = elapsed / max(process_time() - self.worked, MEASURED)
            reserve = min(max(LEAST_RESERVE, SHOWING * slowdown), MOST_RESERVE)
            time = max(SHORTEST, time - reserve - elapsed)
        return SearchLimits(time, self.workers, self.seed, self.deterministic, on_progress, stop)


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
