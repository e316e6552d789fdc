"""The points of a game of Stamp Swap: its Show Phases become positions for the scorer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.rules import effect_of
from stockbook.models.stampswap.game.state import Seat, StampSwapTable
from stockbook.models.stampswap.in_force import specialists_in_force
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position, forever_stamps
from stockbook.models.stampswap.scoring import VALUES, ScoreLine, score, total, track_score, worth_change
from stockbook.models.stampswap.specialist import Specialist


def exhibitors(deck: Deck, seat: Seat) -> tuple[Contest, ...]:
    """The contests of a player's exhibitors, the one on the mat first."""
    first = deck.attendees.start
    cards = [deck.exhibitors[item - first] for item in seat.cards if item - first < len(deck.exhibitors)]
    return (seat.exhibitor, *cards)


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
        exhibitors=exhibitors(deck, seat),
        specialists=specialists(deck, seat),
        first_player=seat.token,
    )


def shown(deck: Deck, pieces: Pieces, table: StampSwapTable, contest: int | None) -> int:
    """The points of the player whose turn it is in this Show Phase, as ``show_points`` has them."""
    me = player_of(deck, pieces, table, table.turn, "me")
    now = Position(table.round, table.contests, me, event=(effect_of(deck, table.events),))
    chosen = None if contest is None else table.contests[contest]
    return show_points(now, chosen, [pieces.tiles[tile] for tile in table.seat.dropped])


def show_points(now: Position, contest: Contest | None, dropped: Sequence[Tile]) -> int:
    """My points in this Show Phase, without the values of the album's stamps.

    Those values, the specialists, the Finale and the forever stamps score once, at the Final Show.
    """
    marked = track_score(0, score(now, now.album, contest, dropped), dropped)
    assert marked
    # What is discarded, and the token, have the points that specialists give them in this round only.
    passing = Player(album=None, first_player=now.me.first_player)
    return marked.marked + sum(
        worth_change(effect, passing, dropped) for _, effect in specialists_in_force(now.me)
    )


def final(deck: Deck, pieces: Pieces, table: StampSwapTable) -> tuple[int, ...]:
    """Each player's points if the game ended now: those scored so far, and the Final Show."""
    return tuple(map(total, final_lines(deck, pieces, table)))


def final_lines(deck: Deck, pieces: Pieces, table: StampSwapTable) -> list[list[ScoreLine]]:
    """The lines of each player's points if the game ended now."""
    forever = [forever_stamps(pieces.album(seat.placed)) for seat in table.seats]
    found = []
    for player, seat in enumerate(table.seats):
        # Alone, one competes with the imaginary player, who joins a silent opponent.
        others = (*forever[:player], *forever[player + 1 :]) or (0,)
        shows = ScoreLine("Show Phases", seat.points)
        found.append([shows, *final_show(deck, pieces, table, player, others)])
    return found


def final_show(
    deck: Deck, pieces: Pieces, table: StampSwapTable, player: int, others: tuple[int, ...]
) -> list[ScoreLine]:
    """The lines of a player's Final Show; ``others`` are the numbers of forever stamps of the others."""
    me = player_of(deck, pieces, table, player, "me")
    # The event of the last round holds at the Final Show, when it is spent already.
    events = table.events or table.spent[-1:]
    event = (effect_of(deck, events),) if table.round == LAST_ROUND else ()
    return final_show_lines(Position(LAST_ROUND, table.contests, me, (), table.finale, others, event=event))


def final_show_lines(end: Position) -> list[ScoreLine]:
    """The lines of my Final Show, of a position of the last round."""
    end = replace(end, me=replace(end.me, first_player=False))
    lines = score(end, end.album, None)
    # The lines before that of the values are those of the last Show Phase.
    return lines[[line.label for line in lines].index(VALUES) :]


def rare_values(pieces: Pieces, seat: Seat) -> int:
    """The sum of the values of rare stamps in an album, which breaks ties (rulebook, Final Show)."""
    return sum(pieces.tiles[tile].rare_points for tile, _ in seat.placed)
