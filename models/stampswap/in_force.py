"""The effects in force in a position, of specialists and the event: told, or looked up in one's own copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import Effect, Reserves, items_reserved
from stockbook.models.stampswap.goods import SPECIALIST, Goods, Specialist, specialists_in
from stockbook.models.stampswap.position import Player, Position

EVENT = "event"


def effects_in_force(position: Position) -> Iterator[tuple[str, Effect]]:
    """(whose, effect) of all that holds in the Show Phase: my specialists' by their names, the event's."""
    yield from specialists_in_force(position.me)
    for effect in position.event:
        yield EVENT, effect


def specialists_in_force(player: Player) -> Iterator[tuple[str, Effect]]:
    """(name, effect) of each specialist in front of a player whose effect is known."""
    for card in player.specialists:
        if card.effect:
            yield card.name or SPECIALIST, card.effect


def with_bonuses(contest: Contest, effects: Iterable[Effect]) -> Contest:
    """A contest with the payoffs that effects add to its measure."""
    added = [each.bonus.payoff for each in effects if each.bonus and each.bonus.measure == contest.measure]
    return replace(contest, payoff=sum(added, contest.payoff), text="") if added else contest


def reserves_allowed(position: Position, player: int = 0) -> Reserves:
    """The items that a player, clockwise from me, 0, may reserve: one, and what effects add.

    For me it is what the position says, if it does. Effects hold wherever a specialist lies among the goods.
    """
    if position.reserves is not None and not player:
        return Reserves(position.reserves)
    return items_reserved((*_held(position, player), *position.event))


def collected_draws(position: Position, player: int = 0) -> list[str]:
    """The stacks from which a player, clockwise from me, 0, draws a stamp when the Collect Phase ends."""
    effects = (*_held(position, player), *position.event)
    return [effect.collected_draw for effect in effects if effect.collected_draw]


def taken_draws(position: Position) -> list[str]:
    """The stacks from which I may draw a stamp when a pile of mine is taken."""
    return [effect.taken_draw for effect in _held(position, 0) if effect.taken_draw]


def _held(position: Position, player: int) -> list[Effect]:
    """The effects of a player's specialists, in play and among the goods."""
    return [card.effect for card in specialists_of(position.players[player]) if card.effect]


def specialists_of(player: Player) -> tuple[Specialist, ...]:
    """The specialists in front of a player, and those that lie among the player's goods."""
    return (*player.specialists, *specialists_in(player.goods))


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
    cards = (card for player in position.players for card in specialists_of(player))
    everything = (*cards, *specialists_in(position.pool))
    return tuple(dict.fromkeys(each.name for each in everything if each.name and not each.effect))


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
