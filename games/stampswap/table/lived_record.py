"""The record of rounds that are lived in on the album page, told by their positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from stockbook.games.stampswap.table.game import TableGame, TableSeat, cards_of, next_round
from stockbook.games.stampswap.table.record import GAME, UNKNOWN, WORDS
from stockbook.models.album.album import PlacedTile
from stockbook.models.files.toml_table import toml_text
from stockbook.models.play.player_names import ME, check_name
from stockbook.models.play.record import RULE
from stockbook.models.stampswap.deck_file import deck_to_dict
from stockbook.models.stampswap.goods import TOKEN, ExhibitorGood, Good
from stockbook.models.stampswap.position import Player, Position

#: The remark above the lines of rounds that were over before the record began.
EARLIER = "# What lay there when this record began is told as if it had come in these rounds."


def head_of(position: Position) -> str:
    """The head of the record of a game that is lived in from a position on, up to its rule.

    A ``ValueError`` says what a record lacks.
    """
    if not position.opponents:
        raise ValueError("a record names all players: add the others")
    names = [ME]
    for player in position.opponents:
        name = "-".join(player.name.split())
        check_name(name, names, WORDS)
        names.append(name)
    mats = [_mat(position, player) or UNKNOWN for player in position.players]
    head: dict[str, Any] = {"game": GAME, "players": names, "contests": list(map(str, position.contests))}
    if position.finale:
        head["finale"] = str(position.finale)
    if set(mats) != {UNKNOWN}:
        head["mats"] = mats
    if position.deck:
        head["deck"] = deck_to_dict(position.deck)
    return f"{toml_text(head)}\n{RULE}\n"


def _mat(position: Position, player: Player) -> str | None:
    """The exhibitor on a player's mat; None where the points of earlier rounds would not follow from it."""
    known = position.round == 1 or player.points is not None
    return str(player.exhibitors[0]) if known and player.exhibitors else None


def earlier_lines(game: TableGame, position: Position) -> Iterator[str]:
    """The lines of the rounds before a position, which leave albums, cards and tickets as they lie there.

    ``game`` is the game before its first line. A ``ValueError`` says what a record lacks.
    """
    over = position.round - 1
    if not over:
        if position.album.tiles:
            raise ValueError("on Friday the game begins with empty albums: take off what lies there")
        return
    shares = []
    for seat, player in zip(game.seats, position.players, strict=True):
        mat = [ExhibitorGood(seat.exhibitor)] if seat.exhibitor else []
        goods = [*_without(cards_of(player), mat), *(player.album.tiles if player.album else ())]
        enough = player.album is not None and len(goods) >= over and len(player.entered) == over
        if player is position.me and not enough:
            raise ValueError(f"each round before had a contest and goods: put {over} tickets where they lie")
        if enough:
            parts = [[each] for each in goods[: over - 1]] + [goods[over - 1 :]]
            shares.append((seat.name, player, parts))
    yield EARLIER
    for number in range(over):
        yield f"round {number + 1}"
        for name, player, parts in shares:
            tiles = [each for each in parts[number] if isinstance(each, PlacedTile)]
            cards = [each for each in parts[number] if not isinstance(each, PlacedTile)]
            yield from _got(name, [*(each.tile for each in tiles), *cards])
            if tiles:
                yield f"{name} place {'; '.join(map(str, tiles))}"
            yield f"{name} enter {player.entered[number]}"
    for name, player, _ in shares:
        if player.points is not None:
            yield f"{name} points {player.points}"


def round_lines(game: TableGame, position: Position, move: str, contest: str) -> Iterator[str]:
    """The lines of this round as far as a position shows it, with what I have placed and entered since.

    ``game`` is the game after all lines before; what is still to be done is empty.
    """
    game = next_round(game)
    yield f"round {position.round}"
    yield from (f"event {effect}" for effect in position.event)
    players = list(zip(game.seats, position.players, strict=True))
    seat, me = players[0]
    # What cards have paid in the swap is on the score track, and in no line.
    if me.points not in (None, seat.points):
        yield f"{seat.name} points {me.points}"
    if position.phase == "collect" and not me.collection and position.pool:
        yield f"pool {'; '.join(map(str, position.pool))}"
    elif position.phase == "choose" and not any(player.chosen for player in position.players):
        for seat, player in players:
            if player.piles:
                yield from _cut(seat.name, player)
    elif position.phase != "show":
        for seat, player in players:
            if player.collection:
                yield f"{seat.name} collect {'; '.join(map(str, player.collection))}"
    else:
        cards = _new_cards(seat, me)
        token = [TOKEN] if me.first_player else []
        yield from _got(seat.name, [*position.place, *cards, *token])
        if move:
            yield f"{seat.name} place {move}"
        for other, player in players[1:]:
            yield from _shown(other, player)
        if contest:
            yield f"{seat.name} enter {contest}"


def _shown(seat: TableSeat, player: Player) -> Iterator[str]:
    """The lines of another player's Show Phase, where it is told which contest they enter."""
    entering = player.entering or next(iter(player.entered[len(seat.entered) :]), None)
    if entering is None or player.album is None or seat.placed is None:
        return
    there = Counter(map(str, seat.album.tiles))
    tiles = [each for each in player.album.tiles if not there[str(each)]]
    if tiles:
        yield from _got(seat.name, [*(each.tile for each in tiles), *_new_cards(seat, player)])
        yield f"{seat.name} place {'; '.join(map(str, tiles))}"
    yield f"{seat.name} enter {entering}"


def _cut(name: str, player: Player) -> Iterator[str]:
    """The line of a cut by which these piles lie there; before mine all that I collected."""
    parts = [player.got, *player.piles]
    if player.name == ME:
        yield f"{name} collect {'; '.join(str(good) for part in parts for good in part)}"
    yield f"{name} cut {' | '.join('; '.join(map(str, part)) or UNKNOWN for part in parts)}"


def _got(name: str, goods: Iterable[object]) -> Iterator[str]:
    if told := "; ".join(map(str, goods)):
        yield f"{name} got {told}"


def _new_cards(seat: TableSeat, player: Player) -> list[Good]:
    """The cards of a player that did not lie there before."""
    mat = [ExhibitorGood(seat.exhibitor)] if seat.exhibitor else []
    return _without(cards_of(player), [*mat, *seat.cards])


def _without(cards: Iterable[Good], before: Iterable[Good]) -> list[Good]:
    left = Counter(map(str, before))
    found = []
    for card in cards:
        if left[str(card)]:
            left[str(card)] -= 1
        else:
            found.append(card)
    return found
