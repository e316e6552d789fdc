"""A game of STAMPS at a real table, as far as one player knows it, and the lines of its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from stockbook.models.files.words import pick
from stockbook.models.play.player_names import player_named
from stockbook.models.stamps_game.deck import HAND
from stockbook.models.stamps_game.game import (
    SQUARE_CELLS,
    StampsGame,
    StampsMove,
    StampsState,
    read_move,
    sorted_hand,
)
from stockbook.models.stamps_game.grid import COLORS, START, UNSEEN, place_refusal

#: The words of lines: for the table, and for a player, where ``lay`` may be left out.
SQUARE, DRAW, LAY = "square", "draw", "lay"
PLAYER_WORDS = (DRAW, LAY)
_EXAMPLES = "for example red 1,3, or draw blue"


@dataclass(frozen=True)
class StampsTableGame:
    """A game at a real table; a line of its record makes the next one.

    Parameters
    ----------
    names
        The names of the players, clockwise.
    me
        The number of the player whose record it is, from 0.
    game
        The game, with the copy and the readings that are played.
    state
        Its state, in which stamps that nobody has told are ``UNSEEN``; the grid is empty before the square.
    """

    names: tuple[str, ...]
    me: int
    game: StampsGame
    state: StampsState

    @property
    def told(self) -> bool:
        """Whether all is told that I see: the square, and my hand."""
        return bool(self.state.grid) and UNSEEN not in self.state.hands[self.me]


def begun(names: Sequence[str], me: int, game: StampsGame, pile: int) -> StampsTableGame:
    """The game before its first line: two stamps in each hand, and so many left to draw."""
    hands = ((UNSEEN,) * HAND,) * game.players
    state = StampsState({}, hands, (UNSEEN,) * pile, (START,) * game.players, game.first)
    return StampsTableGame(tuple(names), me, game, state)


def played(table: StampsTableGame, line: str) -> StampsTableGame:
    """The game after one line of its record; the given one stays as it is.

    Raises
    ------
    ValueError
        If it cannot be read, or the rules do not allow it at this moment; the message says how to fix it.
    """
    first, *rest = line.split(maxsplit=1)
    if first.lower() == SQUARE:
        after = _square(table, "".join(rest))
    else:
        number = player_named(first, table.names)
        if not rest:
            raise ValueError(f"what did {table.names[number]} do? {_EXAMPLES.capitalize()}")
        verb, text = verb_and_text(rest[0])
        after = _draw(table, number, text) if verb == DRAW else _lay(table, number, read_move(text))
    _check_copy(after)
    return after


def verb_and_text(text: str) -> tuple[str, str]:
    """The word of a player's line, and what follows it: a stamp and its place are a lay without that word."""
    word, *rest = text.split(maxsplit=1)
    for verb in PLAYER_WORDS:
        if verb.startswith(word.lower()):
            return verb, "".join(rest)
    return LAY, text


def is_move(text: str) -> bool:
    """Whether a text is a stamp with its place."""
    try:
        read_move(text)
    except ValueError:
        return False
    return True


def my_move(table: StampsTableGame, line: str) -> StampsMove:
    """The move of mine that a line makes at this moment.

    Raises
    ------
    ValueError
        If the line is not possible, or is no move of mine.
    """
    played(table, line)
    first, *rest = line.split(maxsplit=1)
    if first.lower() != SQUARE and player_named(first, table.names) == table.me:
        verb, text = verb_and_text(rest[0])
        if verb == LAY:
            return read_move(text)
    raise ValueError("write a move of mine, a stamp and its place, such as red 1,3")


def _square(table: StampsTableGame, text: str) -> StampsTableGame:
    """The four stamps on the table at the start."""
    if table.state.grid:
        raise ValueError("the square is told already: it lies there before everything else")
    colors = _colors(text)
    if len(colors) != len(SQUARE_CELLS):
        raise ValueError(f"{len(colors)} stamps: write the four, top row first, such as square r b y g")
    grid = dict(zip(SQUARE_CELLS, colors, strict=True))
    return replace(table, state=replace(table.state, grid=grid))


def _draw(table: StampsTableGame, number: int, text: str) -> StampsTableGame:
    """The colors of stamps in a player's hand that were not told; ``?`` for one that nobody saw."""
    colors = [color for color in _colors(text, (UNSEEN,)) if color != UNSEEN]
    if not text.strip():
        raise ValueError(f"what? For example {DRAW} red, or {DRAW} {UNSEEN} where nobody saw it")
    return _told(table, number, colors)


def _lay(table: StampsTableGame, number: int, move: StampsMove) -> StampsTableGame:
    """A stamp that a player lays; the others' draw by themselves, and nobody sees it."""
    state = table.state
    name = table.names[number]
    if not state.grid:
        raise ValueError("the square is not told: write square and its four stamps, such as square r b y g")
    if state.turn is None:
        raise ValueError("the game is over: all stamps are laid")
    if state.turn != number:
        raise ValueError(f"it is the turn of {table.names[state.turn]}, not of {name}")
    hand = state.hands[number]
    if move.color not in hand and UNSEEN not in hand:
        raise ValueError(f"no {move.color} stamp is in {_hand(table, number)}: it has {' and '.join(hand)}")
    if reason := place_refusal(state.grid, move.at):
        raise ValueError(reason)
    if move.color not in hand:
        table = _told(table, number, [move.color])
    return replace(table, state=table.game.apply(table.state, move, Random(0)))


def _told(table: StampsTableGame, number: int, colors: Sequence[str]) -> StampsTableGame:
    """The game in which stamps of a hand that were not told have these colors."""
    hand = list(table.state.hands[number])
    if len(colors) > hand.count(UNSEEN):
        held = " and ".join(hand) or "nothing"
        raise ValueError(f"{_hand(table, number)} is told already: {held}")
    for color in colors:
        hand[hand.index(UNSEEN)] = color
    hands = list(table.state.hands)
    hands[number] = sorted_hand(hand)
    return replace(table, state=replace(table.state, hands=tuple(hands)))


def _hand(table: StampsTableGame, number: int) -> str:
    """The words for a player's hand."""
    return "my hand" if number == table.me else f"the hand of {table.names[number]}"


def _colors(text: str, also: Sequence[str] = ()) -> list[str]:
    """The colors in a text, each of which may be shortened."""
    words = text.translate(str.maketrans("|/,;", "    ")).split()
    return [pick(word, (*COLORS, *also), "color") for word in words]


def _check_copy(table: StampsTableGame) -> None:
    """Check that one's own copy has as many stamps of each color as were told."""
    if table.game.deck.colors_assumed:
        return
    told = Counter(table.state.grid.values())
    for hand in table.state.hands:
        told.update(hand)
    counts = zip(COLORS, table.game.deck.in_play(table.game.players), strict=True)
    for color, number in counts:
        if told[color] > number:
            raise ValueError(f"{told[color]} {color} stamps with this one: your copy has {number}")
