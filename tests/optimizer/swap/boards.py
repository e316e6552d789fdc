"""Swap Phases on small albums, and their values by going through every legal end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from types import SimpleNamespace

import pytest
from hypothesis import strategies as st

from stockbook.models.stampswap.goods import (
    TOKEN,
    ExhibitorGood,
    Good,
    Specialist,
    StampGood,
)
from stockbook.models.stampswap.position import Player, Position, show_phase
from stockbook.optimizer.solver import limits
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.swap.move_samples import MoveSamples
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.boards import Board, boards, contests
from tests.brute import best_by_contest

SIDES = ((4, 4),)
#: A budget that is never used up.
ENDLESS = SearchBudget(SearchLimits(60.0, deterministic=True))


@st.composite
def goods_of(draw: st.DrawFn, board: Board, tiles: int, *, token: bool) -> tuple[Good, ...]:
    """Some tiles of a board as goods, with cards among them."""
    cards: list[Good] = [Specialist(), ExhibitorGood(draw(contests()))]
    # There is one token.
    cards += [TOKEN] * token
    items: list[Good] = [StampGood(tile) for tile in board.tiles[:tiles]]
    items += draw(st.lists(st.sampled_from(cards), max_size=2, unique=True))
    return tuple(draw(st.permutations(items)))


@st.composite
def swap_boards(draw: st.DrawFn, others: int = 1, most: int = 4, tiles: int = 3) -> Position:
    """Positions before the cut on small square albums.

    Parameters
    ----------
    others
        Opponents.
    most
        Goods of each player.
    tiles
        At most so many of them are tiles: all of them may come to one album.
    """
    offered = draw(st.lists(contests(), min_size=1, max_size=2, unique=True))
    players = []
    for number in range(others + 1):
        board = draw(boards(sides=SIDES, placed=(1, 4), new=3, packed=(True,), ways=40))
        goods = draw(goods_of(board, tiles, token=not number))[:most]
        goods += (Specialist(),) * (most - len(goods))
        players.append(
            Player(
                name=f"p{number}" if number else "me",
                album=board.album,
                exhibitors=tuple(draw(st.lists(contests(), max_size=1))),
                collection=goods,
            )
        )
    holder = draw(st.sampled_from(["me", *(player.name for player in players[1:])]))
    return Position(
        round=draw(st.sampled_from([3, 1])),
        contests=tuple(offered),
        me=players[0],
        finale=draw(st.none() | contests()),
        opponents=tuple(players[1:]),
        phase="cut",
        first_player_holder=holder,
    )


def subsets(goods: Sequence[Good]) -> list[tuple[Good, ...]]:
    """Every subset of goods, the empty one too."""
    return [chosen for many in range(len(goods) + 1) for chosen in combinations(goods, many)]


def stamps(position: Position) -> list[Good]:
    """The stamps that a position places, as goods."""
    return [StampGood(tile) for tile in position.place]


def brute_value(position: Position, goods: Sequence[Good]) -> int:
    """The most points of any legal Show Phase with goods, with any open contest or none."""
    show = show_phase(position, goods)
    return max(best_by_contest(show, show.may_enter).values())


def searches_until_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the searches of moves end only when their time is up, by a clock that stands still until then."""
    now = [0.0]
    monkeypatch.setattr(limits, "clock", SimpleNamespace(monotonic=lambda: now[0]))
    run = MoveSamples.run

    def run_until_late(samples: MoveSamples, searches: ValueSearches) -> None:
        run(samples, searches)
        samples.certain = False
        now[0] += samples.budget.left

    monkeypatch.setattr(MoveSamples, "run", run_until_late)
    monkeypatch.setattr(MoveSamples, "update", lambda samples: None)
