"""The effects in force for me in a position: those of my specialists, and those of the round's event."""

from __future__ import annotations

from collections.abc import Iterator

from stockbook.models.stampswap.effects.effect import Effect
from stockbook.models.stampswap.effects.reserves import Reserves
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.specialist import WORD, Specialist

EVENT = "event"


def effects_in_force(position: Position) -> Iterator[tuple[str, Effect]]:
    """(whose, effect) of all that holds in the Show Phase: my specialists' by their names, the event's."""
    for card in position.me.specialists:
        if card.effect:
            yield card.name or WORD, card.effect
    for effect in position.event:
        yield EVENT, effect


def reserves_allowed(position: Position, player: int = 0) -> Reserves:
    """The items that a player, clockwise from me, 0, may reserve: one, and what effects add.

    For me it is what the position says, if it does. Effects hold wherever a specialist lies among the goods.
    """
    if position.reserves is not None and not player:
        return Reserves(position.reserves)
    owner = (position.me, *position.opponents)[player]
    held = [card.effect for card in specialists_of(owner) if card.effect]
    return sum((effect.reserves for effect in (*held, *position.event)), Reserves(1))


def specialists_of(player: Player) -> tuple[Specialist, ...]:
    """The specialists in front of a player, and those that lie among the player's goods."""
    goods = (*player.collection, *player.got, *(good for pile in player.piles for good in pile))
    return (*player.specialists, *(good for good in goods if isinstance(good, Specialist)))
