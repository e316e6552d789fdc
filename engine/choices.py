"""The meaning of the options of a question, and the reasons why it may have no answer."""

from __future__ import annotations

import errno
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from stockbook.games.registry import game_of
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.models.stampswap.goods import Goods
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.cuts import CutWish
    from stockbook.models.stampswap.wishes import Wish
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
    """The choices for ``advise``; those that are not among ``taken`` are refused rather than ignored.

    The options are as ``Hint`` has them; ``name`` is that of the position's text. One that cannot be read is
    ``Refused`` too, and the text of one's own copy with faults is a ``PositionError``.
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
    """The contest of a position that a text means, which may be entered; others are refused."""
    from stockbook.models.stampswap.tickets import ContestError, pick_contest

    side = game_of(position).my_side(position)
    assert side is not None, "only games with contests take this choice"
    try:
        return pick_contest(side, text)
    except ContestError as error:
        raise Refused([Fault(name, OPTIONS["contests"], str(error))], possible=error.legal) from None


def refuse_options(name: str, options: Mapping[str, object], message: str) -> None:
    """Refuse options that have a value, each with this message; None is no value."""
    if unused := [option for option, value in options.items() if value is not None]:
        raise Refused([Fault(name, option, message) for option in unused])


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
        """Refuse all wishes, where none means anything."""
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


#: Error of the system -> what it means, and what helps.
LIMITS = {
    errno.EAGAIN: "no more threads or processes can be started: ask for fewer, or raise the limit, ulimit -u",
    errno.ENOMEM: "there is no more memory: end other programs, or raise the limit, ulimit -v",
    errno.EMFILE: "no more files can be opened: raise the limit, ulimit -n",
}
#: Words of errors that have no number of their own, and the number of what they mean.
WORDS = {"can't start new thread": errno.EAGAIN, "failed to map segment": errno.ENOMEM}
#: Words of Python's error where no folder for temporary files can be written, and what helps.
NO_FOLDER = "No usable temporary directory"
TEMPORARY = "no folder for temporary files can be written: free some space, or name another one in TMPDIR"


def limit_of(error: BaseException | None) -> str:
    """The limit of the system that an error comes from, and what helps; empty if it has another cause."""
    if NO_FOLDER in str(error):
        return TEMPORARY
    number = errno.ENOMEM if isinstance(error, MemoryError) else getattr(error, "errno", None)
    number = next((each for words, each in WORDS.items() if words in str(error)), number)
    # Such an error may also come from a stream that takes no more at the moment.
    return "" if number is None or hasattr(error, "characters_written") else LIMITS.get(number, "")


def own_fault(error: Exception, asked: str) -> tuple[Fault, str]:
    """Write down all that is known about an error of ours: its fault, and what a person is told."""
    import platform
    import traceback
    from importlib.metadata import version
    from tempfile import NamedTemporaryFile

    head = f"stockbook {version('stockbook')}, Python {platform.python_version()}, {platform.platform()}"
    text = "\n".join([head, asked, "", *traceback.format_exception(error)])
    message = f"this is a fault of stockbook, not of your file: {str(error) or type(error).__name__}"
    try:
        with NamedTemporaryFile(
            "w", prefix="stockbook-report-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(text)
    except OSError:
        unwritten = Fault("", "", f"{message}; report it with the text on standard error")
        return unwritten, f"{message}\nPlease report it with this text:\n{text}"
    kept = Fault("", "", f"{message}; report it with {file.name}")
    return kept, f"{message}\nPlease report it with this file: {file.name}"
