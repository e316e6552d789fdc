"""My decisions in a table's record: what a line means is what the advice on its moment compares."""

from __future__ import annotations

import pytest

from stockbook.models.files.toml_file import TomlFile
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.lines import MyMove, move_of
from stockbook.models.stampswap.table.record import begin, played
from tests.fuzz.records import simply
from tests.table_records import typed_game

DECISIONS = ("me collect", "me cut", "me take", "me place")


def check(game: TableGame, move: MyMove, after: TableGame) -> str:
    """Check that the move is what has happened after its line; its kind."""
    if isinstance(move, int):
        assert game.pool is not None
        if after.phase == "collect":
            assert after.pool == (*game.pool[:move], *game.pool[move + 1 :])
        return "collect"
    if isinstance(move, Cut):
        assert played(game, f"me cut {str(move).removeprefix('reserve ')}") == after
        return "cut"
    if move and isinstance(move[0], int):
        owner, pile = move
        assert isinstance(owner, int) and isinstance(pile, int)
        number = (game.me + owner) % len(game.seats)
        assert played(game, f"me take {number + 1} {pile + 1}") == after
        return "take"
    assert set(after.mine.album.tiles) == {*game.mine.album.tiles, *move}
    assert len(after.mine.album.tiles) == len(game.mine.album.tiles) + len(move)
    return "place"


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (4, 2)])
def test_every_decision_of_a_game(players: int, seed: int) -> None:
    """Items, cuts, piles and places are those of the game after the line."""
    typed = typed_game(players, seed, simply, me=seed % players)
    game = begin(TomlFile(typed.head, "head"))
    kinds = set()
    for line in typed.lines:
        after = played(game, line)
        if line.startswith(DECISIONS):
            kinds.add(check(game, move_of(game, line), after))
        elif line.startswith("me enter"):
            with pytest.raises(ValueError, match="write a decision of mine"):
                move_of(game, line)
        game = after
    assert kinds == {"collect", "cut", "take", "place"}
