"""What the goods on the table may be, and what each player thinks of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from stockbook.models.album.stamps import Tile
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME, PileShare
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.models.stampswap.swap.show_phase import seen_by
from stockbook.models.stampswap.swap.unseen_tiles import Size, UnseenTiles
from stockbook.optimizer.sampling.intervals import Interval
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.swap.backward_induction import ANYTHING, ChooseSolver, Endings, Opponents, Turn
from stockbook.optimizer.swap.choose_bounds import ChooseBounds
from stockbook.optimizer.swap.game_valuation import GameValuation
from stockbook.optimizer.swap.valuation import QUICK_ORDERS, Valuation, plain_points

#: Faces that a player imagines for what they cannot see; they go by the average.
DREAMS = 3
#: Called with a player, goods, and what is enough to know that they are not worth more.
Want = Callable[[int, Goods, float], None]
#: Where an album is not known: points that a stamp, or an exhibitor, is taken to bring beside its value.
PLAIN_STAMP, PLAIN_EXHIBITOR = 3, 4


@dataclass(frozen=True)
class Determinization:
    """One way the table may be.

    Parameters
    ----------
    real
        What each item is.
    dreams
        What those who do not know an item imagine, ``DREAMS`` times.
    """

    real: Goods
    dreams: tuple[Goods, ...]


def draw_determinization(table: GoodsTable, unseen_tiles: UnseenTiles, rng: Random) -> Determinization:
    """A world as likely as I can know it: my own items that I have not seen are drawn as well."""
    real = _filled(table, table.unknown, unseen_tiles, rng)
    dreams = tuple(
        _filled(table, table.hidden, unseen_tiles, rng) for _ in range(DREAMS if table.hidden else 0)
    )
    return Determinization(real, dreams)


def _filled(table: GoodsTable, items: Items, unseen_tiles: UnseenTiles, rng: Random) -> Goods:
    tiles = dict(
        zip(items, unseen_tiles.draw([_size(table.goods[item].good) for item in items], rng), strict=True)
    )
    return tuple(
        StampGood(tiles[i]) if i in tiles else _known(owned.good) for i, owned in enumerate(table.goods)
    )


def _known(good: Good | None) -> Good:
    assert good is not None
    return good


def _size(good: Good | None) -> Size | None:
    if isinstance(good, UnseenGood):
        return good.width, good.height
    tile: Tile | None = good.tile if isinstance(good, StampGood) else None
    return (tile.width, tile.height) if tile else None


class Seats:
    """The players, each with what goods are worth to them.

    Parameters
    ----------
    position
        From my side.
    seed
        Of the searches.
    whole
        Whether goods are worth what they bring by the end of the game, and not in this Show Phase.
    searched
        Whether their exact worth is searched, so that a first guess may be rougher.

    Attributes
    ----------
    appraisers
        Of each player; None where their album is not known.
    """

    def __init__(
        self, position: Position, seed: int = 0, *, whole: bool = False, searched: bool = False
    ) -> None:
        self.whole = whole
        views = [seen_by(position, player) for player in range(len(position.opponents) + 1)]
        # Of the others' albums very much is asked, and a rough answer will do until it is searched.
        self.appraisers: list[Valuation | None] = [
            None
            if view is None
            else GameValuation(view)
            if whole
            else Valuation(view, seed, QUICK_ORDERS if player == ME else 0, growing=searched)
            for player, view in enumerate(views)
        ]
        self._gains: dict[tuple[int, Good], float] = {}

    def worth(self, player: int, goods: Sequence[Good]) -> float:
        """What goods are worth to a player: exactly if that is known already, else what was found so far.

        Parameters
        ----------
        player
            Clockwise from me, 0.
        goods
            All faces known.
        """
        appraiser = self.appraisers[player]
        return plain_worth(goods) if appraiser is None else appraiser.known(goods).best

    def slack(self, player: int, goods: Sequence[Good]) -> float:
        """How much more than ``worth`` says goods may be worth."""
        appraiser = self.appraisers[player]
        return 0.0 if appraiser is None else appraiser.known(goods).slack

    def gain(self, player: int, good: Good) -> float:
        """What a good by itself brings to a player."""
        asked = player, good
        if asked not in self._gains:
            self._gains[asked] = self.worth(player, (good,)) - self.worth(player, ())
        return self._gains[asked]


def plain_worth(goods: Sequence[Good]) -> float:
    """What goods bring to a player whose album is not known: a plain guess (docs/swap.md)."""
    found = plain_points(goods)
    for good in goods:
        if isinstance(good, StampGood):
            found += PLAIN_STAMP * len(good.tile.stamps)
        elif not plain_points((good,)):
            found += PLAIN_EXHIBITOR
    return found


class Judge:
    """What the players of one world think of what they may get.

    Parameters
    ----------
    seats
        The players.
    table
        The goods.
    world
        What they are.
    whole
        Whether goods are appraised together; False appraises what was a player's own together, and adds
        what the goods of others bring one by one.
    want
        Called with the player and the goods of each value that has to be known better, and with what is
        enough to know that they are not worth more. It goes with ``whole``.

    Attributes
    ----------
    world
        As it was given.
    """

    def __init__(
        self,
        seats: Seats,
        table: GoodsTable,
        world: Determinization,
        *,
        whole: bool,
        want: Want | None = None,
    ) -> None:
        self._seats = seats
        self._table = table
        self.world = world
        self._whole = whole
        self._want = want
        self._views = (world.real, *world.dreams)
        self._seen: dict[tuple[int, Items], float] = {}
        self._worth: dict[tuple[int, int, Items], float] = {}
        self._slacks: dict[tuple[int, Items], float] = {}
        self._asked: dict[tuple[int, int, Items], float] = {}
        self._hidden = [
            frozenset(i for i, owned in enumerate(table.goods) if owned.hidden_from(player))
            for player in range(len(table.got))
        ]

    def chain(self, items: Callable[[int, PileShare], Items], opponents: Opponents) -> ChooseSolver:
        """The Choose turns with what the players think of the items that their share is."""

        def worth(player: int, share: PileShare) -> float:
            return self.seen(player, items(player, share))

        if not self._want:
            return ChooseSolver(worth, opponents)

        def slack(player: int, share: PileShare) -> float:
            return self._slack(player, items(player, share))

        def doubt(player: int, share: PileShare, enough: float) -> None:
            views = self._views_of(player, items(player, share))
            for view in views:
                self._ask(player, view, items(player, share), enough if len(views) == 1 else ANYTHING)

        return ChooseSolver(worth, opponents, slack, doubt)

    def span(self, items: Callable[[int, PileShare], Items], opponents: Opponents, turn: Turn) -> Interval:
        """My points at least and at most, when everyone chooses from a moment on."""

        def worth(player: int, share: PileShare) -> Interval:
            low = self.seen(player, items(player, share))
            return low, low + self._slack(player, items(player, share))

        return ChooseBounds(worth, opponents).of(turn)[ME]

    def points(self, items: Callable[[int, PileShare], Items], endings: Endings) -> float:
        """What endings are worth to me: for the whole game less what the others get, since the one with
        most points wins."""
        return sum(chance * self._points(items, end.shares) for chance, end in endings)

    def _points(self, items: Callable[[int, PileShare], Items], shares: Sequence[PileShare]) -> float:
        own = items(ME, shares[ME])
        self._ask(ME, 0, own)
        mine = self.true(ME, own)
        if not self._seats.whole:
            return mine
        others = list(enumerate(shares))[1:]
        return mine - DENIED * sum(self.true(who, items(who, share)) for who, share in others) / len(others)

    def true(self, player: int, items: Items) -> float:
        """What items are worth to a player in this world."""
        return self._appraised(player, 0, items)

    def seen(self, player: int, items: Items) -> float:
        """What a player thinks that items are worth to them."""
        if self._hidden[player].isdisjoint(items):
            return self.true(player, items)
        asked = player, items
        if asked not in self._seen:
            dreams = range(1, len(self._views))
            self._seen[asked] = sum(self._appraised(player, view, items) for view in dreams) / len(dreams)
        return self._seen[asked]

    def _appraised(self, player: int, view: int, items: Items) -> float:
        """The worth of items in a view: 0 is what is real, the others what this player imagines."""
        if self._whole or self._seats.appraisers[player] is None:
            return self._together(player, view, items)
        goods, hidden, gain = self._table.goods, self._hidden[player], self._seats.gain
        own = tuple(i for i in items if goods[i].owner == player)
        found = self._together(player, view, own)
        for i in items:
            if goods[i].owner != player:
                found += gain(player, self._views[view if i in hidden else 0][i])
        return found

    def _together(self, player: int, view: int, items: Items) -> float:
        asked = player, view, items
        if asked not in self._worth:
            self._worth[asked] = self._seats.worth(player, self._goods(player, view, items))
        return self._worth[asked]

    def _goods(self, player: int, view: int, items: Items) -> Goods:
        hidden = self._hidden[player]
        return tuple(self._views[view if i in hidden else 0][i] for i in items)

    def _views_of(self, player: int, items: Items) -> Sequence[int]:
        """The views whose mean a player goes by."""
        return (0,) if self._hidden[player].isdisjoint(items) else range(1, len(self._views))

    def _slack(self, player: int, items: Items) -> float:
        asked = player, items
        if asked not in self._slacks:
            views = self._views_of(player, items)
            slacks = [self._seats.slack(player, self._goods(player, view, items)) for view in views]
            self._slacks[asked] = sum(slacks) / len(slacks)
        return self._slacks[asked]

    def _ask(self, player: int, view: int, items: Items, enough: float = ANYTHING) -> None:
        asked = player, view, items
        if self._want and enough < self._asked.get(asked, float("inf")):
            self._asked[asked] = enough
            if self._seats.slack(player, goods := self._goods(player, view, items)):
                self._want(player, goods, enough)
