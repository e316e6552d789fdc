"""Moments of a game at a real table: the position from my side, and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.real_tables import NothingToDecide
from stockbook.models.stampswap.game.positions import forever_of, points_lines, position_at, rare_of
from stockbook.models.stampswap.goods import StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine
from stockbook.models.stampswap.table.game import BOX, TableGame, after_show


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
    names = [seat.name for seat in game.seats]
    known = {"forever_others": _told_forever(game), "deck": game.deck}
    return position_at(BOX, game, game.me, names, tuple, **known)


def sheet_of_table(game: TableGame) -> ScoreSheet:
    """Everybody's points if the game ended now, as far as they are told."""
    players: dict[str, Sequence[ScoreLine]] = {}
    missing, ties = list(shows_to_come(game)), {}
    # The Show Phase of a player who has entered a contest is over, whatever the others still do.
    for number, seat in enumerate(game.seats):
        game = after_show(game, number) if seat.done else game
    for number, seat in enumerate(game.seats):
        if seat.placed is None:
            missing.append(f"{seat.name} is left out: nobody has told what came onto the album")
            continue
        if seat.points is None:
            reason = "the exhibitor on the mat, or what a card paid, is not told"
            fix = f"write {seat.name} points N, as on the score track"
            missing.append(f"the Show Phases of {seat.name} are not counted: {reason}; {fix}")
        others = _forever_of_others(game, number)
        if others is None:
            missing.append(f"forever stamps of {seat.name} are not counted: the others' are not told")
        players[seat.name] = points_lines(BOX, game, number, others)
        ties[seat.name] = rare_of(BOX, seat)
    return ScoreSheet(players, TIE_BREAK, ties, tuple(missing))


def decision(game: TableGame) -> tuple[bool, str]:
    """Whether it is I who decide now, and words for who decides what."""
    name = "me" if game.turn is None else game.seats[game.turn].name
    others = [seat.name for seat in game.seats if seat is not game.mine]
    match game.phase:
        case "collect" | "choose":
            mine = game.turn in (None, game.me)
            if game.phase == "choose":
                mine = mine and not game.mine.chosen
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


def _told_forever(game: TableGame) -> tuple[int, ...] | None:
    """The final forever stamps of the others where some are told in a line of their own."""
    others = (seat for seat in game.seats if seat is not game.mine)
    return _forever_of_others(game, game.me) if any(seat.forever is not None for seat in others) else None


def _forever_of_others(game: TableGame, number: int) -> tuple[int, ...] | None:
    """The forever stamps of all players but one, clockwise; None where some are not known."""
    found = []
    for seat in (*game.seats[number + 1 :], *game.seats[:number]):
        forever = forever_of(BOX, seat) if seat.forever is None else seat.forever
        if forever is None:
            return None
        found.append(forever)
    return tuple(found)
