"""Moments of a game at a real table: the position from my side, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from stockbook.models.games.real_tables import NothingToDecide
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.effects.effect import NOTHING
from stockbook.models.stampswap.game.positions import final_show_lines
from stockbook.models.stampswap.goods import TOKEN, StampGood
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position, forever_stamps
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine
from stockbook.models.stampswap.table.game import TableGame, TableSeat
from stockbook.models.stampswap.table.rounds import after_show


def position_of_table(game: TableGame) -> Position:
    """The position of a moment, which must be a decision of mine.

    Raises
    ------
    ValueError
        If I have nothing to decide, or something that I need for it is not told; the message says what.
    """
    _check_mine(game)
    return sight_of_table(game)


def sight_of_table(game: TableGame) -> Position:
    """All that I see at a moment, whoever decides; what is not told is left out.

    Raises
    ------
    ValueError
        If the game is over.
    """
    if game.phase == "over":
        raise ValueError("the game is over: score has everybody's points")
    me, *others = (_player(game, seat) for seat in _from_me(game))
    tiles = [good.tile for good in game.mine.hand if isinstance(good, StampGood)]
    collecting = game.phase == "collect"
    return Position(
        round=game.round,
        contests=game.contests,
        me=me,
        place=tuple(tiles),
        finale=game.finale,
        forever_others=_told_forever(game),
        opponents=tuple(others),
        phase=game.phase,
        pool=game.pool or () if collecting else (),
        turns_left=game.selected - len(me.collection) if collecting else None,
        deck=game.deck,
        event=tuple(effect for effect in game.event if effect != NOTHING),
    )


def sheet_of_table(game: TableGame) -> ScoreSheet:
    """Everybody's points if the game ended now, as far as they are told."""
    players: dict[str, Sequence[ScoreLine]] = {}
    missing, ties = list(shows_to_come(game)), {}
    # The Show Phase of a player who has entered a contest is over, whatever the others still do.
    seats = tuple(after_show(game, seat) if seat.done else seat for seat in game.seats)
    game = replace(game, seats=seats)
    for number, seat in enumerate(game.seats):
        player = seat.player
        if player.album is None:
            missing.append(f"{seat.name} is left out: nobody has told what came onto the album")
            continue
        if player.points is None:
            reason = "the exhibitor on the mat, or what a card paid, is not told"
            fix = f"write {seat.name} points N, as on the score track"
            missing.append(f"the Show Phases of {seat.name} are not counted: {reason}; {fix}")
        others = _forever_of_others(game, number)
        if others is None:
            missing.append(f"forever stamps of {seat.name} are not counted: the others' are not told")
        end = end_of_table(game, number, others)
        players[seat.name] = [ScoreLine("Show Phases", player.points or 0), *final_show_lines(end)]
        ties[seat.name] = sum(placed.tile.rare_points for placed in player.album.tiles)
    return ScoreSheet(players, TIE_BREAK, ties, tuple(missing))


def end_of_table(game: TableGame, number: int, others: tuple[int, ...] | None) -> Position:
    """The Final Show from the side of a player, if the game ended now.

    Parameters
    ----------
    game
        The game.
    number
        The number of the player, from 0.
    others
        The forever stamps of the others; None where they are not known.
    """
    return Position(
        LAST_ROUND,
        game.contests,
        replace(game.seats[number].player, name="me"),
        (),
        game.finale,
        others,
        event=game.event if game.round == LAST_ROUND else (),
    )


def decision(game: TableGame) -> tuple[bool, str]:
    """Whether it is I who decide now, and words for who decides what."""
    name = "me" if game.turn is None else game.seats[game.turn].name
    others = [seat.name for seat in game.seats if seat is not game.mine]
    match game.phase:
        case "collect" | "choose":
            mine = game.turn in (None, game.me)
            if game.phase == "choose":
                mine = mine and not game.mine.player.chosen
            return mine, f"it is the turn of {name} to {game.phase}"
        case "cut":
            left = [seat.name for seat in game.seats if seat is not game.mine and seat.cut is None]
            return game.mine.cut is None, f"I have cut, and the cuts of {' and '.join(left)} are not told"
        case "show":
            return not game.mine.done, f"I have entered; {' and '.join(others)} may still place and enter"
    return False, "the game is over"


def require_faces(game: TableGame) -> None:
    """Refuse a Show Phase in which I have a stamp that was not turned up.

    Raises
    ------
    ValueError
        With the stamp.
    """
    unseen = next((good for good in game.mine.hand if not isinstance(good, StampGood)), None)
    if unseen:
        raise ValueError(f"{unseen} has not been turned up: add its face, me turn 2x3 blue animals 2")


def shows_to_come(game: TableGame) -> Iterator[str]:
    """A text for the Show Phases of the round that are not over, and pay nothing yet."""
    left = [seat.name for seat in game.seats if not seat.done]
    if game.phase != "over" and left:
        who = f" of {' and '.join(left)}" if len(left) < len(game.seats) else ""
        yield f"round {game.round} goes on: its Show Phases{who} are not counted yet"


def _check_mine(game: TableGame) -> None:
    mine, who = decision(game)
    if not mine:
        raise NothingToDecide(f"{who}, so there is nothing for me to decide")
    if game.phase == "collect" and game.pool is None:
        example = "pool 2x3 blue animals 2; 2x2 ?; forever"
        raise ValueError(f"the pool of round {game.round} is not told: add it, such as {example}")
    if game.phase == "show":
        require_faces(game)


def _from_me(game: TableGame) -> list[TableSeat]:
    return [*game.seats[game.me :], *game.seats[: game.me]]


def _player(game: TableGame, seat: TableSeat) -> Player:
    """A player as a position has them in the phase of the moment."""
    player = seat.player
    if player.points is not None and player.points < 0:
        player = replace(player, points=None)
    if game.phase in ("collect", "cut"):
        # Before the swap the token lies in front of its player.
        got = tuple(good for good in player.got if good != TOKEN)
        return replace(player, got=got, first_player=TOKEN in player.got, chosen=False)
    return player


def _told_forever(game: TableGame) -> tuple[int, ...] | None:
    """The final forever stamps of the others where some are told in a line of their own."""
    if all(seat.forever is None for seat in _from_me(game)[1:]):
        return None
    return _forever_of_others(game, game.me)


def _forever_of_others(game: TableGame, number: int) -> tuple[int, ...] | None:
    """The forever stamps of all players but one, clockwise; None where some are not known."""
    found = []
    for seat in (*game.seats[number + 1 :], *game.seats[:number]):
        album = seat.player.album
        if seat.forever is None and album is None:
            return None
        found.append(seat.forever if seat.forever is not None else forever_stamps(seat.album))
    return tuple(found)
