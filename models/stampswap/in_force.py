"""The effects in force for me in a position: those of my specialists, and those of the round's event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects.effect import Effect
from stockbook.models.stampswap.effects.reserves import Reserves
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.specialist import WORD, Specialist

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
            yield card.name or WORD, card.effect


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
    owner = (position.me, *position.opponents)[player]
    held = [card.effect for card in specialists_of(owner) if card.effect]
    return sum((effect.reserves for effect in (*held, *position.event)), Reserves(1))


def collected_draws(position: Position, player: int = 0) -> list[str]:
    """The stacks from which a player, clockwise from me, 0, draws a stamp when the Collect Phase ends."""
    owner = (position.me, *position.opponents)[player]
    held = [card.effect for card in specialists_of(owner) if card.effect]
    return [effect.collected_draw for effect in (*held, *position.event) if effect.collected_draw]


def taken_draws(position: Position) -> list[str]:
    """The stacks from which I may draw a stamp when a pile of mine is taken."""
    held = [card.effect for card in specialists_of(position.me) if card.effect]
    return [effect.taken_draw for effect in held if effect.taken_draw]


def specialists_of(player: Player) -> tuple[Specialist, ...]:
    """The specialists in front of a player, and those that lie among the player's goods."""
    goods = (*player.collection, *player.got, *(good for pile in player.piles for good in pile))
    return (*player.specialists, *(good for good in goods if isinstance(good, Specialist)))
