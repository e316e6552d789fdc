"""A game of Stamp Albums at a real table, as far as one player knows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from stockbook.models.stamp_albums.cards import CARDS, PLAIN, STAMPS
from stockbook.models.stamp_albums.game import Action, StampAlbums, unseen_cards
from stockbook.models.stamp_albums.payments import stamps_possible, unseen_deck
from stockbook.models.stamp_albums.state import (
    HAND,
    MARKET,
    UNSEEN,
    AlbumsState,
    AlbumsView,
    Cards,
    fill_hand,
    merged,
    taken,
    untold,
    with_side,
)


@dataclass(frozen=True)
class Drawn:
    """Cards that were drawn and are still to be told.

    Parameters
    ----------
    player
        The player who drew them, from 0; None for the market.
    number
        Number of cards.
    """

    player: int | None
    number: int


@dataclass(frozen=True)
class AlbumsTableGame:
    """A game at a real table; a line of its record makes the next one.

    Parameters
    ----------
    names
        The names of both players.
    me
        The number of the player whose record it is, from 0.
    game
        The game with its readings.
    state
        Its state, in which cards that nobody has told are ``UNSEEN``.
    drawn
        The cards that are to be told next.
    opening
        Whether the first hands are still being told.
    bought
        The cards bought in this turn, in that order.
    """

    names: tuple[str, ...]
    me: int
    game: StampAlbums
    state: AlbumsState
    drawn: tuple[Drawn, ...] = ()
    opening: bool = False
    bought: Cards = ()

    @property
    def told(self) -> bool:
        """Whether all is told that I see."""
        return not self.drawn

    @property
    def view(self) -> AlbumsView:
        """The game as I see it."""
        return self.game.view(self.state, self.me)

    @property
    def turn(self) -> int | None:
        """The player who acts next; None at the end."""
        return self.game.turn(self.state)


class TableChance(Random):
    """Chance at a real table: nobody sees what a shuffle brings."""

    def sample(self, population: Sequence[Any], k: int, **_: Any) -> list[Any]:
        return [UNSEEN] * k


def begun(names: Sequence[str], me: int, game: StampAlbums) -> AlbumsTableGame:
    """The game before its first line: the market and both hands are dealt, and to be told."""
    state = game.dealt(unseen_deck(), TableChance())
    drawn = (Drawn(None, MARKET), *(Drawn(player, HAND) for player in (me, 1 - me)))
    return AlbumsTableGame(tuple(names), me, game, state, drawn, opening=True)


def after_action(table: AlbumsTableGame, action: Action, card: int | None) -> AlbumsTableGame:
    """The game after a legal action, which bought a card or ended a turn, and all that follows by itself."""
    before, player = table.state, table.state.turn.player
    state = table.game.apply(before, action, TableChance())
    table = replace(table, state=state, bought=(*table.bought, card) if card is not None else ())
    if card is not None:
        refilled = state.market.count(UNSEEN)
        return settled(replace(table, drawn=(Drawn(None, refilled),) if refilled else ()))
    if state.turn.over:
        return settled(table)
    drawer = state.turn.player
    held = 0 if drawer == player else len(before.sides[drawer].hand)
    number = len(state.sides[drawer].hand) - held
    return settled(replace(table, drawn=(Drawn(drawer, number),) if number else ()))


def after_draw(table: AlbumsTableGame, drawn: Drawn, cards: Cards) -> AlbumsTableGame:
    """The game in which drawn cards are told: all of them, or those that others see."""
    left = list(table.drawn)
    left.remove(drawn)
    state = table.state
    if drawn.player is None:
        state = replace(state, market=merged(without_unseen(state.market, len(cards)), cards))
    else:
        side = state.sides[drawn.player]
        stamps = tuple(card for card in cards if card in STAMPS)
        hand = merged(without_unseen(side.hand, len(cards)), taken(cards, stamps))
        side = replace(side, hand=hand, shop=merged(side.shop, stamps))
        state = with_side(state, drawn.player, side)
    table = replace(table, state=state, drawn=tuple(left))
    if table.opening and not left:
        first = state.turn.player
        filled = fill_hand(state, first, table.game.readings, TableChance())
        number = len(filled.sides[first].hand) - len(state.sides[first].hand)
        again = (Drawn(first, number),) if number else ()
        table = replace(table, state=filled, drawn=again, opening=False)
    return settled(table)


def revealed(table: AlbumsTableGame, player: int, cards: Cards) -> AlbumsTableGame:
    """The game in which unseen cards of a hand are these."""
    side = table.state.sides[player]
    hand = merged(without_unseen(side.hand, len(cards)), cards)
    return replace(table, state=with_side(table.state, player, replace(side, hand=hand)))


def settled(table: AlbumsTableGame) -> AlbumsTableGame:
    """The game with all that follows from what is told, once no more is to be told.

    When the draw pile is gone, the cards that lie nowhere are those of the other hand.

    Raises
    ------
    ValueError
        If the stamps that nobody has told have no room in the draw pile.
    """
    if table.drawn or table.opening:
        return table
    unseen = unseen_cards(table.view)
    stamps = [card for card in unseen if card in STAMPS]
    if len(stamps) not in stamps_possible(table.view, len(stamps), len(PLAIN.intersection(unseen))):
        missing = ", ".join(CARDS[card].name for card in stamps)
        raise ValueError(f"stamps were drawn that are not told: the draw pile has no room for {missing}")
    left, other = untold(table.state), table.state.sides[1 - table.me]
    if UNSEEN not in table.state.draw and other.hand.count(UNSEEN) == len(left):
        return revealed(table, 1 - table.me, left)
    return table


def without_unseen(cards: Cards, number: int) -> Cards:
    """Cards without so many that nobody has told, which come first."""
    return cards[number:]
