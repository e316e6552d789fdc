"""Random legal stamps, albums, contests and positions for the tests.

Strategies are cached: checking a new one takes hypothesis longer than drawing from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

from hypothesis import strategies as st

from stockbook.models.album.album import SIDE, Album, Cell, PlacedTile, rectangle
from stockbook.models.album.stamps import COLORS, FOOTPRINTS, MAX_VALUE, THEMES, Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Player, Position
from tests.recount import MEASURES

FOREVER = Tile.of(Stamp(1, 1))
Size = tuple[int, int]

VALUES = (None, *range(-3, 7), -MAX_VALUE, MAX_VALUE)
FACES = {
    (width, height): [
        *(Stamp(width, height, *face) for face in product(COLORS, THEMES, VALUES)),
        *(Stamp(width, height, value=value, rare=True) for value in VALUES if value is not None),
    ]
    for width, height in FOOTPRINTS
    if width > 1
}


@cache
def faces(width: int, height: int) -> st.SearchStrategy[Stamp]:
    """Ordinary, faded, canceled and rare stamps of one size."""
    return st.sampled_from(FACES[width, height])


@cache
def doubles(*, upright: bool) -> st.SearchStrategy[Tile]:
    """Doubles of one orientation."""
    return st.builds(Tile.double, faces(2, 2), faces(2, 2), upright=st.just(upright))


@cache
def tiles_of_size(size: Size) -> st.SearchStrategy[Tile]:
    """Every kind of tile with this width and height."""
    if size == (1, 1):
        return st.just(FOREVER)
    single = faces(*size).map(Tile.of)
    if size in ((4, 2), (2, 4)):
        return single | doubles(upright=size == (2, 4))
    return single


@cache
def tiles() -> st.SearchStrategy[Tile]:
    """Every kind of tile, each size about as often."""
    return st.sampled_from(FOOTPRINTS).flatmap(tiles_of_size)


@st.composite
def albums(draw: st.DrawFn, width: int = SIDE, height: int = SIDE, most: int = 12) -> Album:
    """Albums of any size with up to ``most`` tiles that do not overlap; fewer where no more fit."""
    free = set(rectangle(0, 0, width, height))
    placed = []
    for tile in draw(st.lists(tiles(), max_size=most)):
        places = list(_places(free, tile.width, tile.height))
        if places:
            placed.append(PlacedTile.at(tile, draw(st.sampled_from(places))))
            free.difference_update(placed[-1].cells())
    return Album(tuple(placed), width, height)


def _places(free: set[Cell], width: int, height: int) -> Iterator[Cell]:
    """The spaces from which a rectangle covers only free ones, in reading order."""
    for x, y in sorted(free, key=lambda cell: (cell[1], cell[0])):
        if free.issuperset(rectangle(x, y, width, height)):
            yield x, y


@st.composite
def full_albums(draw: st.DrawFn, width: int = SIDE, height: int = SIDE) -> Album:
    """Albums without an empty space; the tiles come from a seed, so a failing one does not shrink."""
    random = Random(draw(st.integers(0, 2**32)))
    sizes = draw(st.lists(st.sampled_from(FOOTPRINTS), min_size=1, unique=True))
    free = set(rectangle(0, 0, width, height))
    placed = []
    while free:
        x, y = min(free, key=lambda cell: (cell[1], cell[0]))
        fitting = [(w, h) for w, h in sizes if w > 1 and free.issuperset(rectangle(x, y, w, h))]
        tile = Tile.of(random.choice(FACES[random.choice(fitting)])) if fitting else FOREVER
        placed.append(PlacedTile.at(tile, (x, y)))
        free.difference_update(placed[-1].cells())
    return Album(tuple(placed), width, height)


@cache
def payoffs() -> st.SearchStrategy[Payoff]:
    """Points for each unit, or a table that never falls."""
    points = st.integers(0, 12) | st.integers(0, 1000)
    per_unit = st.builds(Payoff, unit=points)
    totals = st.lists(points, min_size=1, max_size=8).map(lambda found: tuple(sorted(found)))
    return per_unit | st.builds(Payoff, table=totals)


@cache
def names() -> st.SearchStrategy[str]:
    """Return names that people may type, in any script."""
    written = st.characters(exclude_categories=["C", "Z"]) | st.just(" ")
    return st.text(written, min_size=1, max_size=12).map(str.strip).filter(bool)


@cache
def contests() -> st.SearchStrategy[Contest]:
    """Contests of every measure, some named, in the standard form or as someone typed them."""
    parsed = st.sampled_from([Contest.parse(f"{measure} 1").measure for measure in MEASURES])
    standard = st.builds(Contest, parsed, payoffs(), st.just("") | names())
    return standard | standard.map(lambda contest: Contest.parse(f"  {contest}".upper()))


@cache
def specialist_cards() -> st.SearchStrategy[Specialist]:
    """Specialists without a name, with one, and with an effect."""
    named = names().filter(lambda name: ":" not in name)
    effects = st.sampled_from(
        ["nothing", "reserve 1", "look", "taken forever", "show edges 2", "final regions 1", "bonus edges 3"]
    ).map(specialist_effect)
    return st.just(Specialist()) | st.builds(Specialist, named, st.none() | effects)


@cache
def players(side: int = SIDE, most: int = 12) -> st.SearchStrategy[Player]:
    """Myself, without tickets and without the token."""
    cards = st.lists(contests(), max_size=2).map(tuple)
    specialists = st.lists(specialist_cards(), max_size=4).map(tuple)
    album = albums(side, side, most)
    points = st.none() | st.integers(0, 200)
    return st.builds(Player, album=album, exhibitors=cards, specialists=specialists, points=points)


@cache
def opponents(side: int = SIDE, most: int = 4) -> st.SearchStrategy[list[Player]]:
    """Up to four others with different names, some with an unknown album."""
    known = st.builds(replace, players(side, most), name=names().filter(lambda name: name != "me"))
    other = known | known.map(lambda player: replace(player, album=None))
    return st.lists(other, max_size=4, unique_by=lambda player: player.name)


_OFFERED = st.lists(contests(), min_size=1, max_size=4, unique=True).map(tuple)
_TICKETS = st.lists(st.integers(0, 3), max_size=3, unique=True)
_FOREVER_OTHERS = st.none() | st.lists(st.integers(0, 15), max_size=4).map(tuple)
_HOLDER = st.none() | st.integers(0, 4)
_PLACE = st.lists(tiles(), max_size=6).map(tuple)
_FINALE = st.none() | contests()


@st.composite
def positions(draw: st.DrawFn, side: int = SIDE, most: int = 12) -> Position:
    """Legal Show Phase positions; everything optional is there or not."""
    offered = draw(_OFFERED)
    holder = draw(_HOLDER)
    everyone = []
    for i, player in enumerate([draw(players(side, most)), *draw(opponents(side, min(most, 4)))]):
        entered = tuple(offered[n] for n in draw(_TICKETS) if n < len(offered))
        everyone.append(replace(player, entered=entered, first_player=i == holder))
    return Position(
        round=draw(st.integers(1, 3)),
        contests=offered,
        me=everyone[0],
        place=draw(_PLACE),
        finale=draw(_FINALE),
        forever_others=draw(_FOREVER_OTHERS),
        opponents=tuple(everyone[1:]),
    )
