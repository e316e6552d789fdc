"""Every peer against brute force on small boards: ``python -m benchmarks.check_peers [PEER ...]``.

A peer that answers wrongly would make the comparison worthless. Ends with exit code 1 if one does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random

from benchmarks.methods import OWN, PEERS, run
from benchmarks.peers.result import WrongAnswer, left_over
from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.puzzles.dealing import choose, stack
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import discard_faults, score, total

SIDE = 5
CONTESTS = (
    "perfect-corners 4", "edges 10", "surrounded 3", "holes 1x1 2", "holes 1x2 [0, 1, 7]",
    "regions [0, 2, 3, 9]", "group shape=rectangle 3", "group color 3", "group size [0, 0, 5, 6]",
    "group all 2", "second color 4", "most theme 2", "sets theme 9", "count size=small-square 2",
    "count all [0, 0, 0, 4]",
)  # fmt: skip
CASES = 60
LIMIT = 60.0


def positions() -> Iterator[Position]:
    """Small positions with one contest each, and some with all that can be scored."""
    for case in range(CASES):
        rng = Random(f"check {case}")
        tiles = stack(rng)
        album = Album(width=SIDE, height=SIDE)
        for tile in tiles[: int(rng.random() * 3)]:
            cells = list(album.fits(tile.width, tile.height))
            if cells:
                album = album.with_tiles([PlacedTile.at(tile, choose(rng, cells))])
        place = tuple(tiles[10 : 12 + int(rng.random() * 3)])
        contest = Contest.parse(CONTESTS[case % len(CONTESTS)])
        yield Position(1, (contest,), Player(album=album), place)
        if case % 3 == 0:
            open_ = tuple(Contest.parse(text) for text in CONTESTS[case % 7 :: 7])
            me = Player(album=album, exhibitors=(contest,), specialists=(Specialist(),), first_player=True)
            finale = Contest.parse(choose(rng, CONTESTS))
            yield Position(3, open_, me, place, finale, (int(rng.random() * 3),))


def brute_force(position: Position) -> int:
    """The best points over all legal placements and contests."""
    best = -10_000
    for placed in _placements(position.album, position, 0):
        album = position.album.with_tiles(placed)
        left = left_over(position, placed)
        if not discard_faults(album, left):
            for contest in position.may_enter:
                best = max(best, total(score(position, album, contest, left)))
    return best


def _placements(album: Album, position: Position, item: int) -> Iterator[list[PlacedTile]]:
    if item == len(position.place):
        yield []
        return
    tile = position.place[item]
    yield from _placements(album, position, item + 1)
    for cell in album.fits(tile.width, tile.height):
        placed = PlacedTile.at(tile, cell)
        for rest in _placements(album.with_tiles([placed]), position, item + 1):
            yield [placed, *rest]


def main() -> int:
    """Check the given methods, or all; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.check_peers", description=__doc__)
    parser.add_argument("peers", nargs="*", metavar="PEER", help="who is checked [all]")
    methods = parser.parse_args().peers or [OWN, *PEERS]
    wrong = 0
    cases = [(position, brute_force(position)) for position in positions()]
    for method in methods:
        for number, (position, best) in enumerate(cases):
            try:
                result = run(method, position, LIMIT)
            except WrongAnswer as error:
                wrong += 1
                print(f"{method}, case {number}: {error}")
                continue
            if result.status != "optimal" or result.best != best:
                wrong += 1
                print(f"{method}, case {number}: {result.status} {result.best}, brute force {best}")
        print(f"{method}: {len(cases)} positions checked")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
