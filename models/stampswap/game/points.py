"""The points of a game of Stamp Swap: its Show Phases become positions for the scorer."""

from __future__ import annotations

from stockbook.models.album.album import Album
from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.rules import effect_of, effects
from stockbook.models.stampswap.game.state import Seat, StampSwapTable
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position, forever_stamps
from stockbook.models.stampswap.scoring import ScoreLine, score, total
from stockbook.models.stampswap.specialist import Specialist


def exhibitors(deck: Deck, table: StampSwapTable, seat: Seat) -> tuple[Contest, ...]:
    """The contests that a player's cards and the event score in this Show Phase, besides the one entered."""
    first = deck.attendees.start
    cards = [deck.exhibitors[item - first] for item in seat.cards if item - first < len(deck.exhibitors)]
    held = [*effects(deck, seat.cards), effect_of(deck, table.events)]
    added = [effect.every_show for effect in held]
    added += [effect.last_show for effect in held if table.round == LAST_ROUND]
    return (seat.exhibitor, *cards, *filter(None, added))


def specialists(deck: Deck, seat: Seat) -> tuple[Specialist, ...]:
    """A player's specialists."""
    first = deck.attendees.start + len(deck.exhibitors)
    return tuple(deck.specialists[item - first] for item in seat.cards if item >= first)


def player_of(deck: Deck, pieces: Pieces, table: StampSwapTable, number: int, name: str) -> Player:
    """A player of the game as a player of a position."""
    seat = table.seats[number]
    return Player(
        name=name,
        album=pieces.album(seat.placed),
        entered=tuple(table.contests[contest] for contest in seat.entered),
        exhibitors=exhibitors(deck, table, seat),
        specialists=specialists(deck, seat),
        first_player=seat.token,
    )


def shown(deck: Deck, pieces: Pieces, table: StampSwapTable, contest: int | None) -> int:
    """The points of the player whose turn it is in this Show Phase, without the values of the album's stamps.

    Those values, the specialists, the Finale and the forever stamps score once, at the Final Show.
    """
    seat = table.seat
    me = player_of(deck, pieces, table, table.turn, "me")
    now = Position(
        1, table.contests, Player(album=me.album, exhibitors=me.exhibitors, first_player=seat.token)
    )
    chosen = None if contest is None else table.contests[contest]
    lines = score(now, now.album, chosen, [pieces.tiles[tile] for tile in seat.dropped])
    return total(lines) - _values(now.album)


def final(deck: Deck, pieces: Pieces, table: StampSwapTable) -> tuple[int, ...]:
    """Each player's points if the game ended now: those scored so far, and the Final Show."""
    forever = [forever_stamps(pieces.album(seat.placed)) for seat in table.seats]
    found = []
    for player, seat in enumerate(table.seats):
        # Alone, one competes with the imaginary player, who joins a silent opponent.
        others = (*forever[:player], *forever[player + 1 :]) or (0,)
        found.append(seat.points + total(final_show(deck, pieces, table, player, others)))
    return tuple(found)


def final_show(
    deck: Deck, pieces: Pieces, table: StampSwapTable, player: int, others: tuple[int, ...]
) -> list[ScoreLine]:
    """The lines of a player's Final Show; ``others`` are the numbers of forever stamps of the others."""
    seat = table.seats[player]
    me = Player(album=pieces.album(seat.placed), specialists=specialists(deck, seat))
    end = Position(LAST_ROUND, table.contests, me, (), table.finale, others)
    return score(end, end.album, None)


def rare_values(pieces: Pieces, seat: Seat) -> int:
    """The sum of the values of rare stamps in an album, which breaks ties (rulebook, Final Show)."""
    return sum(pieces.tiles[tile].points for tile, _ in seat.placed if tile in pieces.rare)


def _values(album: Album) -> int:
    return sum(placed.tile.points for placed in album.tiles)
