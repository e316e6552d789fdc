"""Small albums with a few tiles to place, small enough to go through every legal end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import COLORS, FOOTPRINTS, THEMES, Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Player, Position
from tests.recount import MEASURES

Size = tuple[int, int]

SIDES = ((4, 4), (5, 4), (4, 5), (5, 5), (6, 4), (3, 6), (6, 5))


@dataclass(frozen=True)
class Board:
    """An album and the tiles to place on it."""

    album: Album
    tiles: tuple[Tile, ...]


@st.composite
def boards(
    draw: st.DrawFn,
    sizes: Sequence[Size] = FOOTPRINTS,
    sides: Sequence[Size] = SIDES,
    shown: Sequence[int] = (1, 2, 5),
    placed: tuple[int, int] = (0, 4),
    new: int = 5,
    packed: Sequence[bool] = (False, True),
    ways: int = 400,
) -> Board:
    """Boards on which the tiles may well not find room.

    Parameters
    ----------
    sizes
        What the tiles may be.
    sides
        Width and height of the album.
    shown
        How many different colors and themes a board may have.
    placed
        Least and most tiles in the album, where there is room.
    new
        At most so many tiles to place.
    packed
        Whether the tiles in the album lie close together.
    ways
        At most so many ways to place them, legal or not.
    """
    album = Album((), *draw(st.sampled_from(sides)))
    faces = Faces(draw, draw(st.sampled_from(shown)))
    close = draw(st.sampled_from(packed))
    for size in draw(st.lists(st.sampled_from(sizes), min_size=placed[0], max_size=placed[1])):
        cells = list(album.fits(*size))
        if cells:
            cell = cells[0] if close else draw(st.sampled_from(cells))
            album = album.with_tiles([PlacedTile.at(faces.tile(size), cell)])
    tiles: list[Tile] = []
    found = 1
    for size in draw(st.lists(st.sampled_from(sizes), min_size=3, max_size=new)):
        same = [tile for tile in tiles if (tile.width, tile.height) == size]
        tile = same[0] if same and draw(st.booleans()) else faces.tile(size)
        more = found * (sum(1 for _ in album.fits(*size)) + 1) // (tiles.count(tile) + 1)
        if more <= ways:
            tiles.append(tile)
            found = more
    return Board(album, tuple(tiles))


@st.composite
def small_positions(draw: st.DrawFn, ways: int = 400) -> Position:
    """Show Phases on small albums with everything that can be scored, and often with negative values."""
    board = draw(boards(ways=ways))
    offered = draw(st.lists(contests(), min_size=draw(st.sampled_from([2, 1, 0])), max_size=4, unique=True))
    me = Player(
        album=board.album,
        entered=tuple(contest for contest in offered if draw(st.integers(0, 3)) == 0),
        exhibitors=tuple(draw(st.lists(contests(), max_size=2))),
        specialists=(Specialist(),) * draw(st.integers(0, 2)),
        first_player=draw(st.booleans()),
    )
    return Position(
        round=draw(st.sampled_from([3, 1, 2])),
        contests=tuple(offered),
        me=me,
        place=board.tiles,
        finale=draw(st.none() | contests()),
        forever_others=draw(st.none() | st.lists(st.integers(0, 3), max_size=3).map(tuple)),
    )


def contests() -> st.SearchStrategy[Contest]:
    """Contests of every measure."""
    measures = [Contest.parse(f"{measure} 1").measure for measure in MEASURES]
    return st.builds(Contest, st.sampled_from(measures), payoffs())


class Faces:
    """Draw the stamps of one board: ``shown`` colors and themes in turn, with exceptions."""

    def __init__(self, draw: st.DrawFn, shown: int) -> None:
        self._draw = draw
        self._shown = shown
        self._turn = 0

    def tile(self, size: Size) -> Tile:
        """A tile of this size; half of the 2x4 ones are doubles."""
        if size == (1, 1):
            return Tile.of(Stamp(1, 1))
        if max(size) == 4 and self._draw(st.booleans()):
            return Tile.double(self._stamp((2, 2)), self._stamp((2, 2)), upright=size == (2, 4))
        return Tile.of(self._stamp(size))

    def _stamp(self, size: Size) -> Stamp:
        value = self._draw(st.sampled_from([2, None, -9, 3]))
        if value and self._draw(st.integers(0, 7)) == 7:
            return Stamp(*size, value=value, rare=True)
        self._turn += self._draw(st.sampled_from([1, 1, 1, 1, 0, 2]))
        color = COLORS[self._turn % self._shown]
        theme = THEMES[(self._turn + self._draw(st.sampled_from([0, 0, 0, 1]))) % self._shown]
        return Stamp(*size, color, theme, value)


def payoffs() -> st.SearchStrategy[Payoff]:
    """A few points for each unit, or a table of which each step counts."""
    steps = st.lists(st.sampled_from([1, 3, 0, 7]), min_size=1, max_size=4)
    tables = steps.map(lambda found: tuple(sum(found[:n]) for n in range(len(found) + 1)))
    return st.builds(Payoff, unit=st.integers(1, 5)) | st.builds(Payoff, table=tables)
