"""Write the benchmark's positions: ``python -m benchmarks.generate [--seed N [--out DIR]]``.

Every family in every round, alone, so that its time is its own; mixed positions as a game has them;
and positions that grow by one new stamp after the other. Each file follows from its name and the seed
alone and is written the same on every run. With ``--seed``, 40 fresh positions go to a folder of their own.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.puzzles.dealing import SPACES, choose, faces, shuffled, spot, stack, tiling
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import position_to_toml

#: Seed of the files in ``instances``.
SEED = 1
INSTANCES = Path(__file__).parent / "instances"
#: Family -> (files a round, its contests in turn).
FAMILIES: dict[str, tuple[int, tuple[str, ...]]] = {
    "corners": (3, ("perfect-corners 4",)),
    "surrounded": (3, ("surrounded 3",)),
    "holes-1x1": (3, ("holes 1x1 2",)),
    "holes-1x2": (3, ("holes 1x2 3",)),
    "regions": (3, ("regions 2",)),
    "edges": (2, ("edges 10",)),
    "group-rectangle": (2, ("group shape=rectangle 3",)),
    "group-color": (2, ("group color 3",)),
    "second-color": (2, ("second color 4",)),
    "sets-theme": (2, ("sets theme 9",)),
    "count": (2, ("count color=blue 2", "count size=short-rectangle 2", "count canceled 4")),
}
MIXED = 5
#: Round -> mixed positions among the fresh ones, which have one of each family beside them.
FRESH_MIXED = {1: 2, 2: 2, 3: 3}
#: Contests of mixed positions by the five types of card, one of each type in play.
TYPES = (
    ("perfect-corners 4", "edges 10", "surrounded 3"),
    ("holes 1x1 2", "holes 1x2 3", "regions 2"),
    ("group shape=rectangle 3", "group color 3", "group theme 3", "group size=short-rectangle 4"),
    ("second color 4", "second theme 4", "count faded 5", "count theme=flowers 2"),
    ("sets theme 9", "sets color [0, 8, 18]", "count canceled 4", "count shape=square 1"),
)
EXHIBITORS = ("count theme=space 1", "count color=green 1", "holes 1x1 1", "count rare 2", "edges 3")
#: Round -> stamps placed before and stamps to place, as the files of a round use them in turn.
SIZES = {
    1: ((0, 6),),
    2: ((6, 6), (5, 6), (8, 6), (7, 6)),
    3: ((14, 6), (16, 7), (12, 5), (15, 6), (13, 7), (16, 6)),
}
#: Preferences (contact, holes, corners) by which stamps were placed, and how often at random instead.
STYLES = ((3.0, 0.0, 0.0, 0.3), (2.0, 0.0, 0.0, 0.8), (2.0, 2.0, 0.0, 0.4), (2.0, 0.0, 1.5, 0.4))
#: Family -> the contest of its positions that grow, from the first to the last number of new stamps.
GROWING = {
    "corners": "perfect-corners 4",
    "surrounded": "surrounded 3",
    "holes-1x1": "holes 1x1 2",
    "holes-1x2": "holes 1x2 3",
    "regions": "regions 2",
    "edges": "edges 10",
    "group-color": "group color 3",
}
NEW = range(2, 13)
#: Stamps in the album before.
BEFORE = 6
#: Numbers of stamps that fill an empty album exactly.
FULL = range(20, 31)
FULL_CONTEST = "surrounded 1"


@dataclass(frozen=True)
class Instance:
    """An instance: one file of the benchmark, which follows from its name and the seed."""

    name: str
    position: Position
    seed: int = SEED

    @property
    def text(self) -> str:
        """The file."""
        head = f"# {self.name}: invented for the benchmark, seed {self.seed}. The sizes of the stamps are"
        more = " those of\n# the game; colors, themes, values and doubles are not.\n"
        return head + more + position_to_toml(self.position)


def instances(seed: int = SEED) -> Iterator[Instance]:
    """All instances, in the order of rounds and families."""
    for round_ in (1, 2, 3):
        yield from _of_round(seed, round_, {family: many for family, (many, _) in FAMILIES.items()}, MIXED)


def fresh(seed: int) -> Iterator[Instance]:
    """40 instances of a seed: one of each family in every round, and some mixed ones."""
    for round_, mixed in FRESH_MIXED.items():
        yield from _of_round(seed, round_, dict.fromkeys(FAMILIES, 1), mixed)


def _of_round(seed: int, round_: int, families: dict[str, int], mixed: int) -> Iterator[Instance]:
    """So many instances of each family, then mixed ones."""
    number = 0
    for family, many in families.items():
        contests = FAMILIES[family][1]
        for i in range(many):
            name = f"r{round_}-{family}-{i + 1:02}"
            contest = Contest.parse(contests[(i + round_ - 1) % len(contests)])
            yield Instance(name, _single(Random(f"{seed} {name}"), round_, contest, number), seed)
            number += 1
    for i in range(mixed):
        name = f"r{round_}-mixed-{i + 1:02}"
        yield Instance(name, _mixed(Random(f"{seed} {name}"), round_, i, number), seed)
        number += 1


def growing() -> Iterator[Instance]:
    """Positions of one family that differ in the number of new stamps alone, and full albums."""
    for family, contest in GROWING.items():
        album, place = _stamps(Random(f"{SEED} growth {family}"), BEFORE, NEW[-1])
        for new in NEW:
            position = Position(2, (Contest.parse(contest),), Player(album=album), place[:new])
            yield Instance(f"growth/{family}-{new:02}", position)
    for many in FULL:
        place = _full(Random(f"{SEED} growth full {many}"), many)
        yield Instance(f"growth/full-{many}", Position(1, (Contest.parse(FULL_CONTEST),), place=place))


def _full(rng: Random, many: int) -> tuple[Tile, ...]:
    """A set of stamps, without doubles, that fills the album without a gap."""
    while True:
        found = tiling(rng, len(SPACES) / many)
        if len(found) == many:
            break
    tiles = faces(rng, doubles=False)
    return tuple(shuffled(rng, [tiles[size].pop() for _, size in found]))


def _single(rng: Random, round_: int, contest: Contest, number: int) -> Position:
    """A position with one contest and nothing else to score."""
    album, place = _stamps(rng, *_sizes(round_, number))
    return Position(round_, (contest,), Player(album=album), place)


def _mixed(rng: Random, round_: int, i: int, number: int) -> Position:
    """A position as in a game of three: a ticket on one contest for each round before."""
    album, place = _stamps(rng, *_sizes(round_, number))
    drawn = [Contest.parse(choose(rng, kind)) for kind in shuffled(rng, TYPES)]
    contests, finale = tuple(drawn[:4]), drawn[4]
    exhibitors = [Contest.parse(text) for text in shuffled(rng, EXHIBITORS)[: 1 + i % 2]]
    me = Player(
        album=album,
        entered=tuple(sorted(shuffled(rng, contests)[: round_ - 1], key=contests.index)),
        exhibitors=tuple(exhibitors),
        specialists=(Specialist(),) * (i % 3),
        first_player=i % 2 == 0,
    )
    others = (int(rng.random() * 2 * round_), int(rng.random() * 2 * round_))
    return Position(round_, contests, me, place, finale, others)


def _sizes(round_: int, number: int) -> tuple[int, int]:
    """Stamps placed before and stamps to place of a round's file with this number."""
    return SIZES[round_][number % len(SIZES[round_])]


def _stamps(rng: Random, before: int, new: int) -> tuple[Album, tuple[Tile, ...]]:
    """The album so far and the stamps to place."""
    style = choose(rng, STYLES)
    album = Album()
    tiles = stack(rng)
    while len(album.tiles) < before:
        tile = tiles.pop()
        place = spot(rng, album, tile, style)
        if place:
            album = album.with_tiles([place])
    return album, tuple(tiles[:new])


def main() -> None:
    """Write the files of the benchmark, and remove those that are no longer written; or fresh ones."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.generate", description=__doc__)
    parser.add_argument("--seed", type=int, help="write 40 fresh positions of this seed instead")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where to write those [benchmarks/fresh-SEED]"
    )
    options = parser.parse_args()
    if options.seed is None and options.out:
        parser.error("--out is for fresh positions: name their seed with --seed")
    if options.seed is not None:
        write(options.out or fresh_folder(options.seed), fresh(options.seed))
        return
    written = write(INSTANCES, (*instances(), *growing()))
    for path in INSTANCES.rglob("*.toml"):
        if path not in written:
            path.unlink()


def fresh_folder(seed: int) -> Path:
    """The usual folder of the fresh positions of a seed."""
    return INSTANCES.parent / f"fresh-{seed}"


def write(folder: Path, found: Iterable[Instance]) -> set[Path]:
    """Write the files, and say how many; their paths."""
    written = set()
    for each in found:
        path = folder / f"{each.name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(each.text, encoding="utf-8")
        written.add(path)
    print(f"{len(written)} positions in {folder}")
    return written


if __name__ == "__main__":
    main()
