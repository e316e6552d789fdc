"""A game of Stamp Albums in words: cards, all that a player sees, and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.stamp_albums.cards import ACE, CARDS, PAYS, POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView, Cards

if TYPE_CHECKING:
    from stockbook.models.stampswap.scoring import ScoreLine

NOTHING = "none"
PLAYERS = 2
#: The words for what breaks a tie.
TIE_BREAK = "valued cards in hand"


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
    from stockbook.models.stampswap.scoring import ScoreLine

    return [ScoreLine(CARDS[card].name, POINTS[card]) for card in album]


def _album(album: Cards) -> str:
    points = sum(POINTS[card] for card in album)
    return f"{points}: {faces(album).replace('*', '')}" if album else "0"


def _hidden(view: AlbumsView) -> str:
    known = f", among them {faces(view.other.known)}" if view.other.known else ""
    return f"{view.other_hand} cards{known}"


def score_sheet(game: StampAlbums, state: AlbumsState, names: Sequence[str]) -> ScoreSheet:
    """Both players' points if the game ended in a state; hands, shown at the end, break a tie."""
    lines = (album_lines(side.album) for side in state.sides)
    ties: dict[str, int] = {}
    if game.readings.hand_breaks_ties and state.turn.over:
        hands = (sum(PAYS[card] for card in side.hand) for side in state.sides)
        ties = dict(zip(names, hands, strict=True))
    return ScoreSheet(dict(zip(names, lines, strict=True)), TIE_BREAK if ties else "", ties)
