"""Making Stamp Albums from its options, who starts and its readings, for records, the arena and files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import AnyGame, read_first
from stockbook.models.play.record import GameHistory
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.cards import PAYS
from stockbook.models.stamp_albums.facts import album_lines
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_to_dict, read_readings
from stockbook.models.stamp_albums.state import AlbumsState

PLAYERS = 2
#: The words for what breaks a tie.
TIE_BREAK = "valued cards in hand"


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """The game for two, with these readings, and ``first`` for who starts.

    Raises
    ------
    PositionError
        With every fault.
    """
    if players not in (None, PLAYERS):
        options.faults.add("players", f"{players} is not possible: Stamp Albums is a game for 2")
    first = read_first(options, PLAYERS)
    readings = read_readings(options)
    options.faults.raise_any()
    return StampAlbums(readings, first)


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """The tables of the position file of a player's view, with what was bought in this turn."""
    game = history.game
    assert isinstance(game, StampAlbums)
    view = game.view(history.state, player)
    bought: list[int] = []
    for recorded in reversed(history.actions):
        if len(bought) == view.turn.bought:
            break
        action = game.read(recorded.text)
        if isinstance(action, Buy):
            bought.append(action.card)
    return position_to_dict(AlbumsPosition(view, game, tuple(reversed(bought))))


def score_sheet(game: StampAlbums, state: AlbumsState, names: Sequence[str]) -> ScoreSheet:
    """Both players' points if the game ended in a state; hands, shown at the end, break a tie."""
    lines = (album_lines(side.album) for side in state.sides)
    ties: dict[str, int] = {}
    if game.readings.hand_breaks_ties and state.turn.over:
        hands = (sum(PAYS[card] for card in side.hand) for side in state.sides)
        ties = dict(zip(names, hands, strict=True))
    return ScoreSheet(dict(zip(names, lines, strict=True)), TIE_BREAK if ties else "", ties)
