"""Positions with a deck: it says what the specialists do that a position only names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import specialists_of
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.specialist import Specialist


def explained(position: Position, deck: Deck) -> Position:
    """The position with this deck instead of its own: cards that are only named have the effects it tells."""
    plain = named(position)

    def told(card: Specialist) -> Specialist:
        return card if card.effect else replace(card, effect=deck.effect_of(card.name))

    return replace(_with_cards(plain, told), deck=deck)


def named(position: Position) -> Position:
    """The position with the name alone of every card whose effect its deck tells."""
    deck = position.deck
    if deck is None:
        return position

    def name(card: Specialist) -> Specialist:
        return replace(card, effect=None) if card.effect == deck.effect_of(card.name) else card

    return _with_cards(position, name)


def unexplained(position: Position) -> tuple[str, ...]:
    """The names of the specialists whose effect nobody has told, each once."""
    players = (position.me, *position.opponents)
    cards: Iterator[Specialist] = (card for player in players for card in specialists_of(player))
    pool = (good for good in position.pool if isinstance(good, Specialist))
    return tuple(dict.fromkeys(each.name for each in (*cards, *pool) if each.name and not each.effect))


def _with_cards(position: Position, change: Callable[[Specialist], Specialist]) -> Position:
    """The position with other specialists, in play and among goods."""

    def goods(found: Goods) -> Goods:
        return tuple(change(good) if isinstance(good, Specialist) else good for good in found)

    def player(found: Player) -> Player:
        return replace(
            found,
            specialists=tuple(map(change, found.specialists)),
            collection=goods(found.collection),
            piles=tuple(map(goods, found.piles)),
            got=goods(found.got),
        )

    opponents = tuple(map(player, position.opponents))
    return replace(position, me=player(position.me), opponents=opponents, pool=goods(position.pool))
