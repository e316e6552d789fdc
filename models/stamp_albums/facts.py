"""Everything that a player of Stamp Albums sees, in words: for the terminal and for drawings."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.stamp_albums.cards import ACE, CARDS, POINTS
from stockbook.models.stamp_albums.state import AlbumsView, Cards
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
