"""Making Stamp Albums from its options, and everything that a player sees in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import AnyGame, read_first
from stockbook.models.play.record import GameHistory
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.stamp_albums.cards import ACE, CARDS, PAYS, POINTS
from stockbook.models.stamp_albums.game import Buy, StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_to_dict, read_readings
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView, Cards
from stockbook.models.stampswap.scoring import ScoreLine

NOTHING = "none"


def names(cards: Iterable[int]) -> str:
    """Cards by name."""
    return ", ".join(CARDS[card].name for card in cards) or NOTHING


def face(card: int) -> str:
    """A card's name with its rank and suits, which an Ace has in its name."""
    shown = CARDS[card]
    return shown.name if shown.rank == ACE else f"{shown.name} ({shown.rank} {shown.suits})"


def faces(cards: Iterable[int]) -> str:
    """Cards with rank and suits; a star marks stamps, where other cards lie as well."""
    return ", ".join(face(card) + "*" * bool(POINTS[card]) for card in cards) or NOTHING


def side_rows(view: AlbumsView) -> list[tuple[str, str]]:
    """Everything that a player sees, as labels and words."""
    other = view.other
    return [
        ("hand", faces(view.me.hand)),
        ("market", faces(view.market)),
        ("shop", faces(view.me.shop)),
        ("opponent's shop", faces(other.shop)),
        ("album", _album(view.me.album)),
        ("opponent's album", _album(other.album)),
        ("opponent's hand", _hidden(view)),
        ("draw pile", f"{view.draw} cards, {'no stamps' if view.excuse_seen else 'the Excuse among them'}"),
        ("discards", names(view.discard)),
    ]


def players_points(view: AlbumsView) -> dict[str, list[ScoreLine]]:
    """The stamp points of each player so far, stamp by stamp."""
    albums = {"me": view.me.album, "opponent": view.other.album}
    return {name: album_lines(album) for name, album in albums.items()}


def album_lines(album: Cards) -> list[ScoreLine]:
    """The points of an album, stamp by stamp."""
    return [ScoreLine(CARDS[card].name, POINTS[card]) for card in album]


def _album(album: Cards) -> str:
    points = sum(POINTS[card] for card in album)
    return f"{points}: {faces(album).replace('*', '')}" if album else "0"


def _hidden(view: AlbumsView) -> str:
    known = f", among them {faces(view.other.known)}" if view.other.known else ""
    return f"{view.other_hand} cards{known}"


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
