"""Evaluation of goods for one player: the points that they bring in the game, before they are placed.

The weights (weights.toml) are learned from 4000 games between two fast agents: a regression of the difference
of the scores on the goods that each player got (``python -m benchmarks.goods``).
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import MOST_PLAYERS
from stockbook.models.stampswap.effects import NOTHING, STACKS, Effect
from stockbook.models.stampswap.game.dealt_rounds import FOREVER_STACK
from stockbook.models.stampswap.game.state import Pieces, StampSwapTable
from stockbook.models.stampswap.goods import ExhibitorGood, Good, Specialist, TokenGood, tiles_in
from stockbook.models.stampswap.position import (
    FOREVER_PER_ROUND,
    FOREVER_POINTS,
    IMAGINARY_FOREVER,
    LAST_ROUND,
    SPECIALIST_POINTS,
    TOKEN_POINTS,
    Player,
    Position,
    forever_stamps,
)
from stockbook.optimizer.stampswap.prospects import (
    ContestEvaluator,
    Prospects,
    evaluator_of,
    prospects_in_position,
)

#: Numbers of further forever stamps of one player that are considered: 0 to 8.
NUMBERS = 9


@lru_cache(maxsize=4096)
def forever_points(mine: int, others: tuple[int, ...], rounds: float) -> float:
    """The expected points for forever stamps at the end of the game.

    ``mine`` and ``others`` are the numbers of forever stamps so far, ``rounds`` those in which everyone may
    still get some.
    """
    more = _poisson(FOREVER_PER_ROUND * rounds)
    alone = len(others) <= 1
    points = 0.0
    for number, chance in enumerate(more):
        total = mine + number
        if not total:
            continue
        # Probabilities that none, one, two ... others have more: tied players share the better place.
        ahead = [1.0]
        for other in others:
            beaten = sum(likely for extra, likely in enumerate(more) if other + extra > total)
            ahead = _with_player(ahead, beaten)
        if alone:
            ahead = _with_player(ahead, float(total < IMAGINARY_FOREVER))
        points += chance * sum(place * likely for place, likely in zip(FOREVER_POINTS, ahead, strict=False))
    return points


def _poisson(mean: float) -> list[float]:
    """The probabilities of 0, 1, 2 ... by the Poisson distribution."""
    return [math.exp(-mean) * mean**number / math.factorial(number) for number in range(NUMBERS)]


def _with_player(ahead: list[float], chance: float) -> list[float]:
    """The probabilities with one more player, who is ahead with this chance."""
    return [
        (ahead[i] if i < len(ahead) else 0.0) * (1 - chance) + (ahead[i - 1] if i else 0.0) * chance
        for i in range(len(ahead) + 1)
    ]


_WEIGHTS: dict[str, float] = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
#: Weight of a point of the opponents against one of mine, for all of them together.
DENIED = _WEIGHTS["denied"]
#: A difference of points by the end of the game that is not worth more samples, since values are estimates
#: (the indifference zone).
INDIFFERENCE = 0.5


class GoodsEvaluator:
    """Evaluates goods for one player, in points.

    They count for the whole game, or for this Show Phase with all that is certain once owned; ``rivals`` are
    the numbers of forever stamps that the other players have.
    """

    def __init__(
        self,
        prospects: Prospects,
        board: Bitboard,
        *,
        goal: Goal = Goal.GAME,
        rivals: tuple[int, ...] = (),
    ) -> None:
        self._board = board
        last = prospects.round == LAST_ROUND
        for_game = goal is Goal.GAME
        self._rounds = LAST_ROUND + 1 - prospects.round if for_game else 1
        self._rivals = rivals
        self._forever = sum(stamp.size == "forever" for stamp in board.fixed.stamps)
        weighted = [(evaluator, 1.0) for evaluator in prospects.now]
        weighted += [(evaluator, self._rounds - 1.0) for evaluator in prospects.later]
        share = _WEIGHTS["open"] * min(1.0, self._rounds / max(1, len(prospects.open)))
        self._entered = [(prospects.contests[i], share) for i in prospects.open]
        self._to_the_end = for_game or last
        if self._to_the_end:
            weighted += [(evaluator, 1.0) for evaluator in prospects.last if not last]
            finale = prospects.finale
            self._entered += [(finale, 1.0 if last else _WEIGHTS["finale"])] if finale else []
        weighted += self._entered
        weighted = [(evaluator, weight) for evaluator, weight in weighted if weight]
        self._plain = [(each, weight, each.estimate(board)) for each, weight in weighted if not each.spatial]
        self._spatial = [(each, weight) for each, weight in weighted if each.spatial]
        self._forever_before = forever_points(self._forever, rivals, self._rounds - _WEIGHTS["half"])

    def tile(self, tile: Tile) -> float:
        """The value of a tile by itself."""
        return self.tiles((tile,))

    def tiles(self, tiles: Sequence[Tile]) -> float:
        """The value of tiles together, with what they add to contests, exhibitors and forever stamps.

        Their places are not known yet: contests that count stamps see them, those of places get a mean.
        """
        board = self._board
        added = board
        forever = 0
        value = 0.0
        for tile in tiles:
            added = added.put(piece_of(tile, board.grid).at(board.grid.bit((0, 0))))
            placed = sum(weight * _placed_points(evaluator, tile) for evaluator, weight in self._spatial)
            if tile.width == 1:
                forever += 1
                value += _WEIGHTS["forever_placed"] * placed
                continue
            value += tile.points + _WEIGHTS["tile"] + (_WEIGHTS["double"] if tile.is_double else 0)
            value += placed
        if forever:
            mine = self._forever + forever
            after = forever_points(mine, self._rivals, self._rounds - _WEIGHTS["half"])
            value += after - self._forever_before
        added = Bitboard(board.grid, board.empty, added.fixed._replace(corners=board.fixed.corners))
        return value + sum(weight * (each.estimate(added) - before) for each, weight, before in self._plain)

    def exhibitor(self, contest: Contest) -> float:
        """The value of an exhibitor: its estimate for this album, and some units more in each round."""
        each = evaluator_of(contest, self._board.grid).estimate(self._board)
        rounds = self._rounds
        return rounds * each + _WEIGHTS["growth"] * contest.payoff.at(1) * rounds * (rounds + 1) / 2

    def scored_once(self, contest: Contest) -> float:
        """The value of a contest that is scored once, at the end of the game."""
        growth = _WEIGHTS["growth"] * self._rounds * contest.payoff.at(1)
        return evaluator_of(contest, self._board.grid).estimate(self._board) + growth

    def specialist(self, effect: Effect | None = None) -> float:
        """The value of a specialist: its points at the end, and what it scores.

        Where it scores nothing, or its effect is not known, it is a guess for its ability in rounds to come.
        """
        contests = (effect.every_show, effect.last_show, effect.bonus) if effect else ()
        if not effect or not any(contests):
            return SPECIALIST_POINTS + (effect != NOTHING) * _WEIGHTS["ability"] * (self._rounds - 1)
        value = float(SPECIALIST_POINTS)
        value += self.exhibitor(effect.every_show) if effect.every_show else 0
        value += self.scored_once(effect.last_show) if effect.last_show and self._to_the_end else 0
        return value + (self._bonus(effect.bonus) if effect.bonus else 0)

    def _bonus(self, contest: Contest) -> float:
        """The value of a bonus for the contests that may be entered, and for the Finale."""
        chance = sum(weight for each, weight in self._entered if each.contest.measure == contest.measure)
        return chance * self.scored_once(contest) if chance else 0.0


def first_choice(players: int) -> float:
    """The points that a player gains by choosing first rather than another of so many players."""
    return _WEIGHTS[f"first_of_{min(max(players, 2), MOST_PLAYERS)}"]


def _placed_points(evaluator: ContestEvaluator, tile: Tile) -> float:
    """The points that a tile brings to a contest of places, on average."""
    measure = evaluator.contest.measure
    if not any(map(measure.may_count, tile.stamps)):
        return 0.0
    return measure.units_per_stamp * evaluator.contest.payoff.at(2) / 2


class PositionGoodsEvaluator:
    """Evaluates the goods of a position for one player, in points, against having none of them.

    An album that is not known counts as an empty one, but to the others as one with a forever stamp from each
    round before.
    """

    def __init__(self, position: Position, player: Player, *, goal: Goal = Goal.GAME) -> None:
        mine = position.album
        album = player.album or Album((), mine.width, mine.height)
        everyone = (position.me, *position.opponents)
        so_far = FOREVER_PER_ROUND * (position.round - 1)
        rivals = (
            forever_stamps(each.album) if each.album else so_far for each in everyone if each is not player
        )
        prospects = prospects_in_position(position, player)
        self._evaluator = GoodsEvaluator(prospects, Bitboard.of(album), goal=goal, rivals=tuple(rivals))

    def of(self, good: Good) -> float:
        """The value of a good by itself."""
        return self.together((good,))

    def together(self, goods: Sequence[Good]) -> float:
        """The value of goods together; all their faces are known."""
        value = 0.0
        for good in goods:
            if isinstance(good, ExhibitorGood):
                value += self._evaluator.exhibitor(good.contest)
            elif isinstance(good, Specialist):
                value += self._evaluator.specialist(good.effect)
            elif isinstance(good, TokenGood):
                value += TOKEN_POINTS
        return value + self._evaluator.tiles(tiles_in(goods))


#: Points that contests pay for a stamp on average, of a forever stamp, of an exhibitor in each Show Phase,
#: and of a specialist's ability in each round.
STAMP, FOREVER, EXHIBITOR, ABILITY = 2.0, 2.5, 2.0, 1.0


class StaticItemValues:
    """Values of the items of a deck that depend on the round, and on no album."""

    def __init__(self, deck: Deck, pieces: Pieces) -> None:
        self._deck = deck
        self._known = [tile.points + STAMP * len(tile.stamps) for tile in pieces.tiles]
        for item in deck.stacks[FOREVER_STACK]:
            self._known[item] = FOREVER
        stacks = deck.stacks[: len(STACKS)]
        self._unseen = [sum(self._known[i] for i in stack) / max(1, len(stack)) for stack in stacks]

    def of(self, item: int, table: StampSwapTable, stacks: tuple[int, ...]) -> float:
        """The value of an item; a negative number stands for an unseen tile, of which the stack is known."""
        deck = self._deck
        if item < 0:
            return self._unseen[stacks[-1 - item]]
        if item < len(self._known):
            return self._known[item]
        if item == deck.token:
            return TOKEN_POINTS
        rounds = 4 - table.round
        if item - deck.attendees.start < len(deck.exhibitors):
            return EXHIBITOR * rounds
        return SPECIALIST_POINTS + ABILITY * (rounds - 1)
