"""The best stamp to lay, and where: every move with its value."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic

from stockbook.models.stamps_game.game import StampsMove, moves
from stockbook.models.stamps_game.grid import COLORS, trapped
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import Track, advance, points
from stockbook.optimizer.stamps_game.board import place_of
from stockbook.optimizer.stamps_game.determinizations import random_deal
from stockbook.optimizer.stamps_game.endgame import exact_values
from stockbook.optimizer.stamps_game.lookahead import Effort, Estimate, Race
from stockbook.optimizer.stamps_game.rollout import Lay, Play
from stockbook.optimizer.stamps_game.tables import Tables

#: Stamps that a search of the end may lay for each second that there is, and where no clock may matter.
END_RATE, END_LAYS = 15_000, 20_000
#: Playouts where no clock may matter.
DETERMINISTIC = 3_000
#: Moves that are looked at until the end, and how exact their values become, in points.
LAST, WIDTH = 3, 0.2


@dataclass(frozen=True)
class Advice:
    """One move with what it brings.

    Parameters
    ----------
    move
        The stamp and its place.
    trapped
        How many stamps of each color it traps; only colors with any.
    gain
        The change of my points if the game ended now.
    track
        My pieces after it.
    value
        What I am expected to be ahead of the best opponent at the end.
    """

    move: StampsMove
    trapped: dict[str, int]
    gain: int
    track: Track
    value: Estimate


@dataclass(frozen=True)
class Answer:
    """Every move of a position, best first.

    Parameters
    ----------
    position
        What was asked.
    advice
        One entry for each color in hand and free place.
    interrupted
        Whether Ctrl-C ended the search.
    """

    position: StampsPosition
    advice: tuple[Advice, ...]
    interrupted: bool = False

    @property
    def exact(self) -> bool:
        """Whether the game was searched to its end."""
        return self.advice[0].value.exact

    @property
    def samples(self) -> int:
        """How often the best move was played out; 0 if it is exact."""
        return self.advice[0].value.samples


def best_moves(position: StampsPosition, *, time: float | None = None, seed: int = 0) -> Answer:
    """Every move of a position whose turn is mine, with its value.

    Once the pile is empty and few stamps are left, every way to deal the hidden hands is searched to the end
    (``endgame``). Before, every move is tried on the same random deals, and played out by a quick policy
    (``lookahead``).

    Parameters
    ----------
    position
        My turn, with a stamp in hand.
    time
        Seconds; None for an answer that does not depend on the clock.
    seed
        Of the random deals.

    Raises
    ------
    KeyboardInterrupt
        By Ctrl-C, if nothing is known yet; later it ends the search.
    """
    deadline = None if time is None else monotonic() + time
    tables = Tables(position)
    found = exact_values(position, tables, END_LAYS if time is None else int(END_RATE * time))
    interrupted = False
    if found is None:
        playouts = DETERMINISTIC if time is None else 10**9
        effort = Effort(playouts, deadline, LAST, WIDTH)
        found, interrupted = _sampled(position, tables, effort, Random(seed))
    entries = [_advice(position, move, found) for move in moves(position.grid, position.hand)]
    entries.sort(key=lambda entry: (-entry.value.mean, -entry.gain))
    return Answer(position, tuple(entries), interrupted)


def _sampled(
    position: StampsPosition, tables: Tables, effort: Effort, rng: Random
) -> tuple[dict[Lay, Estimate], bool]:
    """The value of every move from samples, and whether Ctrl-C ended the search."""
    root = Play.of(position, tables, random_deal(position, rng))
    race = Race(position, root, list(root.lays()))
    interrupted = False
    try:
        race.run(effort, rng)
    except KeyboardInterrupt:
        if race.deals < 2:
            raise
        interrupted = True
    return race.estimates(), interrupted


def _advice(position: StampsPosition, move: StampsMove, values: dict[Lay, Estimate]) -> Advice:
    caught = trapped(position.grid, move.at, move.color, position.readings)
    printed = position.deck.track
    after = advance(position.track, caught, len(printed), position.readings)
    gain = points(after, printed) - points(position.track, printed)
    value = values[place_of(move.at), COLORS.index(move.color)]
    return Advice(move, caught, gain, after, value)
