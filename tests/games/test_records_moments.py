"""Moments of recorded games: as they were when the game was played."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.games.records import history_at, moment_sheet, moment_tables, parse_record
from stockbook.games.registry import definition_of, definitions, make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.play.player_names import names_for
from stockbook.models.play.record import GameHistory

#: Moments of a game that are compared.
COMPARED = 5
#: Every game for every number of players.
KINDS = [(name, players) for name, found in definitions() for players in found.players]


def played(name: str, players: int) -> GameHistory:
    """A game played at random."""
    rng = Random(players)
    history = GameHistory(make_game(name, players), players)
    while history.turn is not None and len(history.actions) < 400:
        history.play(rng.choice(list(history.game.actions(history.state))))
    return history


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_any_line_of_any_game(name: str, players: int) -> None:
    """The state at a line is that of the game, its file can be read, and the sheet has the game's score."""
    history = played(name, players)
    text = str(history.record([f"agent {n}" for n in range(players)]))
    record = parse_record(text)
    moments = sorted(Random(1).sample(range(len(history.actions) + 1), min(COMPARED, len(history.actions))))
    for number in moments:
        at = record.actions[number].line - 1 if number < len(record.actions) else None
        assert history_at(record, at).state == history.states[number]
        if history.game.turn(history.states[number]) is not None:
            tables = moment_tables(text, "r.txt", at)
            definition_of(name).read(TomlFile(tables, "r.txt"))
    game, sheet = moment_sheet(text, "r.txt")
    assert game == name
    assert tuple(map(sheet.total, sheet.players)) == tuple(history.game.score(history.state))
    if history.turn is None:
        won = [number for number, each in enumerate(sheet.players) if each in sheet.winners]
        assert tuple(won) == history.game.winners(history.state)


def test_the_side_of_a_moment() -> None:
    """It is mine where I am named, else that of who decides; a moment of another's decision is refused."""
    history = played("stamps", 3)
    anyone = str(history.record(["a", "b", "b"]))
    mine = str(history.record(["me", "b", "b"]))
    lines = [action.line for action in parse_record(mine).actions[:3]]
    assert [other["name"] for other in moment_tables(anyone, "r", lines[0])["opponents"]] == ["player 3", "a"]
    with pytest.raises(PositionError, match=rf"r: line {lines[0]}: it is the turn of player 2, b: --at N"):
        moment_tables(mine, "r", lines[0])
    tables = moment_tables(mine, "r", lines[2])
    assert tables["hand"] == list(history.states[3].hands[0])
    assert names_for(["me", "x", "me"], 1) == ("player 1", "me", "player 3")


def test_a_game_at_a_table_is_no_dealt_one() -> None:
    """Where a dealt game is needed, one fault says what it is."""
    with pytest.raises(PositionError, match="r: players: this is a game at a real table") as caught:
        parse_record('game = "stampswap"\nplayers = ["me", "ann"]\n---\nann collect 1\n', "r")
    assert len(caught.value.faults) == 1


@pytest.mark.parametrize(
    ("at", "fault"),
    [(None, "the game has ended"), (9999, "r: --at: there is no line 9999: the record has")],
)
def test_no_moment(at: int | None, fault: str) -> None:
    """There is nothing to decide at the end, and no moment after the last line."""
    with pytest.raises(PositionError, match=fault):
        moment_tables(str(played("stamps", 2).record(["a", "b"])), "r", at)


def test_her_exchange_comes_again() -> None:
    """Her piles are written as dealt, so that her exchange leads from them to those of the game."""
    module = definition_of("pinzetta")
    for seed in range(4):
        rng, history = Random(seed), GameHistory(make_game("pinzetta"), seed)
        while history.turn is not None and history.state.swap.table.round == 1:
            if history.state.swap.table.phase == "choose":
                solo = solo_position_from(TomlFile(module.position_tables(history, 0, ["me"]), ""))
                piles = history.state.swap.table.seats[1].piles
                assert [len(pile) for pile in solo.her.exchanged] == [len(pile) for pile in piles]
                assert solo.her.places == history.state.her.exchanged
            history.play(rng.choice(list(history.game.actions(history.state))))
