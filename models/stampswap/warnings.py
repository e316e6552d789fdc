"""Warnings about a position: what a file may say, but what is hardly so at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from stockbook.models.files.words import counted
from stockbook.models.stampswap.box import KeyedGood, KeyedWarning, goods_of, numbered, players_of, too_many
from stockbook.models.stampswap.effects.effect import COLLECTED
from stockbook.models.stampswap.facts import FOREVER_OTHERS, assumptions, is_puzzle
from stockbook.models.stampswap.goods import ExhibitorGood, Good, StampGood
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.specialist import Specialist


def position_warnings(position: Position, hers: Iterable[KeyedGood] = ()) -> list[KeyedWarning]:
    """(key, message) of what contradicts itself in a position, or seems to be forgotten.

    A puzzle or an example, which has one contest and no ticket, Finale or opponent, lacks nothing.
    ``hers`` are the goods of Pinzetta.
    """
    found = [*_pool_twice(position), *_specialists_twice(position), *_turns(position), *_holders(position)]
    # Whoever names a deck by an option may try it on any position; that of the file is held against it.
    found += too_many(replace(position, deck=None), hers)
    if not is_puzzle(position):
        found += [*_tickets(position), *_final_show(position)]
    return found


def _pool_twice(position: Position) -> Iterator[KeyedWarning]:
    """Items of the pool that are mine as well."""
    mine = {_face(good): n for n, good in enumerate(position.me.collection, 1)}
    for n, good in enumerate(position.pool, 1):
        if _face(good) is not None and _face(good) in mine:
            place = f"me.collection[{mine[_face(good)]}]"
            yield f"pool[{n}]", f"{good} is mine too, at {place}: if it is the same one, take it out here"


def _face(good: Good) -> object:
    """The tile or exhibitor, face up or down; None for what looks like others, and for specialists."""
    if isinstance(good, StampGood):
        return good.tile if good.tile.width > 1 else None
    return good.contest if isinstance(good, ExhibitorGood) else None


def _specialists_twice(position: Position) -> Iterator[KeyedWarning]:
    first: dict[str, str] = {}
    for key, name in _specialists(position):
        if name and first.setdefault(name.casefold(), key) != key:
            yield key, f"{name} is at {first[name.casefold()]} too: each specialist is in the box once"


def _specialists(position: Position) -> Iterator[tuple[str, str]]:
    """(key, name) of each specialist in a file."""
    for which, player in players_of(position):
        for n, card in enumerate(player.specialists, 1):
            yield f"{which}.specialists[{n}]", card.name
        yield from _among(goods_of(which, player))
    yield from _among(numbered("pool", position.pool))


def _among(goods: Iterable[KeyedGood]) -> Iterator[tuple[str, str]]:
    for key, good in goods:
        if isinstance(good, Specialist):
            yield key, good.name


def _turns(position: Position) -> Iterator[KeyedWarning]:
    """Items that are not six, or as many as the event says, with those still to come."""
    here, left = len(position.me.collection), position.turns_left
    selected = next((effect.selected for effect in position.event if effect.selected), COLLECTED)
    if left is not None and here + left != selected:
        message = f"{here} collected and {left} to come are {here + left}, and {selected} are selected"
        yield "turns_left", message if position.event else f"{message} unless an event says otherwise"


def _holders(position: Position) -> Iterator[KeyedWarning]:
    """Another holder of the token than the one who is said to choose first; two tokens are a fault."""
    holder = position.first_player_holder
    for which, player in players_of(position):
        if player.first_player and holder not in (None, player.name):
            yield "first_player_holder", f"{holder}, but {which}.first_player says {player.name}"


def _tickets(position: Position) -> Iterator[KeyedWarning]:
    """Fewer tickets of mine than rounds are finished, or more of another player."""
    finished = position.round - 1
    rounds = counted(finished, "finished round")
    if len(position.me.entered) < finished:
        yield "entered", f"{_count(position.me)} of mine after {rounds}: each round takes one"
    for which, player in players_of(position):
        if player is not position.me and len(player.entered) > finished:
            yield f"{which}.entered", f"{_count(player)} after {rounds}"


def _count(player: Player) -> str:
    return counted(len(player.entered) or "no", "ticket")


def _final_show(position: Position) -> Iterator[KeyedWarning]:
    """The Finale and the forever stamps of the others, which count in the last round."""
    if position.last and position.finale is None:
        yield "finale", "missing: it counts in round 3"
    assumed = assumptions(position)
    if position.last and position.rivals is None and not assumed:
        yield FOREVER_OTHERS, "missing, and no opponent is listed: forever stamps do not count"
    for text in assumed:
        yield FOREVER_OTHERS, text.removeprefix(f"{FOREVER_OTHERS} is ")
