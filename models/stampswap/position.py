"""Positions of Stamp Swap: the contests, my album, my stamps to place or goods, and the other players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import ClassVar

from stockbook.models.album.album import Album, svg_of
from stockbook.models.album.stamps import Filter, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import Effect
from stockbook.models.stampswap.goods import (
    GOOD_TYPES,
    TOKEN,
    Good,
    Goods,
    Specialist,
    UnseenGood,
    exhibitors_in,
    specialists_in,
    tiles_in,
)

PHASES = ("collect", "cut", "choose", "show")
LAST_ROUND = 3
#: Points per place for the most forever stamps at the Final Show.
FOREVER_POINTS = (10, 6, 3)
#: Forever stamps of the imaginary player who joins a game of two.
IMAGINARY_FOREVER = 3
#: Forever stamps that a player gets in each round, on average: a pool has one for each player (reading).
FOREVER_PER_ROUND = 1
TOKEN_POINTS = 2
SPECIALIST_POINTS = 2
FOREVER = Filter("size", "forever")


@dataclass(frozen=True)
class Player:
    """Everything that lies before one player: album, cards, token and the goods of the round.

    Parameters
    ----------
    name
        Name of the player; mine is ``me``.
    album
        The player's album; None when it is not known.
    entered
        Contests that hold the player's ticket.
    exhibitors
        Contests that the player's exhibitors score in every Show Phase, the one on the mat included.
    specialists
        The player's specialist cards.
    first_player
        Whether the player holds the first-player token.
    collection
        The player's goods before the cut; of an opponent, those that are known.
    piles
        The player's two piles while on offer in the Choose turns; none after one was taken.
    got
        Goods of this round that are the player's for sure, in the Choose turns.
    chosen
        Whether the player's Choose turn is over.
    points
        The player's points on the score track before this Show Phase; None when not given.
    entering
        The contest that an opponent enters in this Show Phase; None when not given.

    Raises
    ------
    TypeError
        If a text stands where a contest should: ``Contest.parse`` reads it.
    """

    name: str = "me"
    album: Album | None = field(default_factory=Album)
    entered: tuple[Contest, ...] = ()
    exhibitors: tuple[Contest, ...] = ()
    specialists: tuple[Specialist, ...] = ()
    first_player: bool = False
    collection: Goods = ()
    piles: tuple[Goods, ...] = ()
    got: Goods = ()
    chosen: bool = False
    points: int | None = None
    entering: Contest | None = None

    @property
    def goods(self) -> Goods:
        """All goods of the round, wherever they lie."""
        return (*self.collection, *self.got, *(good for pile in self.piles for good in pile))

    def __post_init__(self) -> None:
        for name in ("entered", "exhibitors"):
            _fix(self, name, Contest, "Contest.parse('edges 10')")
        for name in ("collection", "got"):
            _fix(self, name, GOOD_TYPES, "parse_good('2x3 ?')")
        if self.piles and (len(self.piles) != 2 or not all(self.piles)):
            raise ValueError("Expected two piles of at least one item each, or none.")
        _fix(self, "specialists", Specialist, "Specialist('Clerk')")


@dataclass(frozen=True)
class Position:
    """A position of Stamp Swap from my side of the table, in one of the four phases of a round.

    Parameters
    ----------
    round
        1 Friday, 2 Saturday, 3 Sunday.
    contests
        The contests that take tickets.
    me
        My album, cards and goods; the album is always known.
    place
        The tiles that I have to place in the Show Phase, in the order of the file.
    finale
        The contest of the Final Show.
    forever_others
        Number of final forever stamps of each opponent; None when not given.
    opponents
        The other players, clockwise.
    phase
        One of ``PHASES``.
    deck
        One's own copy, which says what the cards do that a position only names; None when not given.
    event
        The effects of this round's event.
    first_player_holder
        Name of the player who takes the first Choose turn, ``me`` or an opponent; None when not given.
    reserves
        Number of items that I may reserve in my cut; None for one, and what effects add.
    pool
        Items that can still be selected in the Collect Phase.
    turns_left
        Number of items that I will still select; None when not given.

    Raises
    ------
    TypeError
        If a text stands where a contest or a tile should: ``Contest.parse`` and ``parse_tile`` read it.
    ValueError
        If there is no such round or phase, my album is missing, or I have entered what is no contest.
    """

    game_name: ClassVar[str] = "stampswap"

    round: int
    contests: tuple[Contest, ...]
    me: Player = field(default_factory=Player)
    place: tuple[Tile, ...] = ()
    finale: Contest | None = None
    forever_others: tuple[int, ...] | None = None
    opponents: tuple[Player, ...] = ()
    phase: str = "show"
    first_player_holder: str | None = None
    reserves: int | None = None
    pool: Goods = ()
    turns_left: int | None = None
    deck: Deck | None = field(default=None, hash=False)
    event: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        _fix(self, "contests", Contest, "Contest.parse('edges 10')")
        _fix(self, "place", Tile, "parse_tile('2x3 blue animals 2')")
        _fix(self, "opponents", Player, "Player(name='left')")
        _fix(self, "pool", GOOD_TYPES, "parse_good('2x3 ?')")
        _fix(self, "event", Effect, "event_effect('reserve 1')")
        if not 1 <= self.round <= LAST_ROUND:
            raise ValueError(f"Expected a round from 1 to {LAST_ROUND}, not {self.round}.")
        if self.phase not in PHASES:
            raise ValueError(f"Expected one of the phases {', '.join(PHASES)}, not {self.phase!r}.")
        if self.me.album is None:
            raise ValueError("Expected my own album to be known.")
        for contest in self.me.entered:
            if self.me.entered.count(contest) > self.contests.count(contest):
                raise ValueError(f"Expected {str(contest)!r} among the contests, as often as it is entered.")

    @property
    def album(self) -> Album:
        """My album."""
        assert self.me.album is not None
        return self.me.album

    @property
    def players(self) -> tuple[Player, ...]:
        """All players clockwise, me first."""
        return (self.me, *self.opponents)

    @property
    def open_contests(self) -> tuple[Contest, ...]:
        """The contests that do not hold my ticket yet; two equal contests take a ticket each."""
        found, entered = [], list(self.me.entered)
        for contest in self.contests:
            if contest in entered:
                entered.remove(contest)
            else:
                found.append(contest)
        return tuple(found)

    @property
    def may_enter(self) -> tuple[Contest | None, ...]:
        """The open contests, of which I enter one in a Show Phase; just None where none is open."""
        return self.open_contests or (None,)

    @property
    def last(self) -> bool:
        """Whether this is the last round, after which the Final Show follows."""
        return self.round == LAST_ROUND

    @property
    def rivals(self) -> tuple[int, ...] | None:
        """Number of final forever stamps of each player I compete with, the imaginary one included.

        They are given, or counted in the opponents' albums; where an album is not known, one for each round
        is assumed. None when neither they nor any opponents are given.
        """
        others = self.forever_others
        if others is None:
            if not self.opponents:
                return None
            assumed = FOREVER_PER_ROUND * LAST_ROUND
            albums = [opponent.album for opponent in self.opponents]
            others = tuple(assumed if album is None else forever_stamps(album) for album in albums)
        return (*others, IMAGINARY_FOREVER) if len(others) == 1 else others

    @property
    def rivals_assumed(self) -> tuple[str, ...]:
        """The names of the opponents whose number of forever stamps in ``rivals`` is assumed."""
        if self.forever_others is not None:
            return ()
        return tuple(opponent.name for opponent in self.opponents if opponent.album is None)

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows."""
        return svg_of(self)


def _fix(value: Player | Position, name: str, kind: type | tuple[type, ...], example: str) -> None:
    """Make a field the tuple that its type promises, and refuse entries of another kind."""
    entries = tuple(getattr(value, name))
    for entry in entries:
        if not isinstance(entry, kind):
            raise TypeError(f"Expected {name} such as {example}, not {entry!r}.")
    object.__setattr__(value, name, entries)


def forever_stamps(album: Album) -> int:
    """The number of forever stamps in an album."""
    return sum(FOREVER.matches(placed.stamp) for placed in album.stamps)


def forever_payoff(rivals: tuple[int, ...]) -> Payoff:
    """The payoff of 0, 1, 2, ... forever stamps at the Final Show against these rivals.

    Most 10, second 6, third 3, at least one needed; tied players all score their place and the
    next place is skipped (rulebook, Final Show), so the place is 1 plus those who have more.
    """
    totals = [0]
    for mine in range(1, max(rivals, default=0) + 2):
        place = sum(rival > mine for rival in rivals)
        totals.append(FOREVER_POINTS[place] if place < len(FOREVER_POINTS) else 0)
    return Payoff(table=tuple(totals))


def show_phase(position: Position, goods: Iterable[Good]) -> Position:
    """The Show Phase of this round after I have got these goods, and no others.

    Stamps are still to be placed; exhibitors, specialists and the token lie with my other cards.

    Raises
    ------
    ValueError
        If a tile among them has not been seen.
    """
    goods = tuple(goods)
    unseen = [str(good) for good in goods if isinstance(good, UnseenGood)]
    if unseen:
        raise ValueError(f"Expected known faces, not {', '.join(unseen)}.")
    me = position.me
    mine = replace(
        me,
        exhibitors=(*me.exhibitors, *exhibitors_in(goods)),
        specialists=(*me.specialists, *specialists_in(goods)),
        first_player=me.first_player or TOKEN in goods,
        collection=(),
        piles=(),
        got=(),
        chosen=False,
    )
    return replace(
        position,
        phase="show",
        me=mine,
        place=tiles_in(goods),
        opponents=tuple(map(_without_goods, position.opponents)),
        first_player_holder=None,
        reserves=None,
        pool=(),
        turns_left=None,
    )


def seen_by(position: Position, player: int) -> Position | None:
    """The position from another player's side, clockwise from me, player 0; None if the album is unknown.

    The final forever stamps of the others are known to them only as far as albums show.
    """
    if player == 0:
        return position
    players = position.players
    if players[player].album is None:
        return None
    others = (*players[player + 1 :], *players[:player])
    return replace(position, me=players[player], opponents=others, forever_others=None, reserves=None)


def _without_goods(player: Player) -> Player:
    return replace(player, collection=(), piles=(), got=(), chosen=False)
