"""Games at a real table: a simulated one, typed by one of its players, is what that player saw."""

from __future__ import annotations

import pytest

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.stampswap.table.game import position_of_table
from stockbook.games.stampswap.table.record import begin, played
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.record import RULE
from stockbook.models.stampswap.reading import position_from, position_to_dict
from tests.fuzz.records import simply
from tests.table_records import typed_game


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (3, 4), (4, 2), (5, 5)])
def test_a_typed_game_is_what_its_player_saw(players: int, seed: int) -> None:
    """Each decision is the position that the player saw, and the end has everybody's points."""
    typed = typed_game(players, seed, simply, me=seed % players)
    game = begin(TomlFile(typed.head, "head"))
    states = [game]
    for line in typed.lines:
        game = played(game, line)
        states.append(game)
    for number, position in typed.seen:
        assert position_of_table(states[number]) == position
    text = str(typed)
    rule = text.split("\n").index(RULE) + 1
    number, position = typed.seen[len(typed.seen) // 2]
    tables = moment_tables(text, "r", rule + number)
    assert tables == position_to_dict(position)
    assert position_from(TomlFile(tables, "r")) == position
    name, sheet = moment_sheet(text, "r")
    assert (name, sheet.missing) == ("stampswap", ())
    assert tuple(map(sheet.total, typed.names)) == typed.game.score(typed.final)
    won = [n for n, each in enumerate(typed.names) if each in sheet.winners]
    assert tuple(won) == typed.game.winners(typed.final)
