"""A game of Stamp Swap in words: items, and what each action and all that follows it show to one player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from stockbook.games.stampswap.moves import (
    best_choices,
    best_plan,
    compared,
    free_cell,
    plan_actions,
    read_collect,
    read_divide,
    read_show,
    read_take,
    same_decision,
    show_question,
    wants_best,
)
from stockbook.games.words import Words
from stockbook.models.album.album import cell_name
from stockbook.models.files.words import counted
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import NOTHING
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Enter, Look, Place, TakePile
from stockbook.models.stampswap.game.stamp_swap import Season, StampSwap
from stockbook.models.stampswap.game.state import Seat, StampSwapView
from stockbook.models.stampswap.game.views import good_of, goods_of, position_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Items


class StampSwapWords(Words[StampSwap | Season, Action, StampSwapView]):
    """Items, decisions and events of a game of Stamp Swap, or of a season, in words."""

    def question(self, view: StampSwapView) -> str:
        table, me = view.table, view.table.seats[view.player]
        if table.phase == "collect":
            left = rules.collected(self.game.pieces, table) - len(me.goods)
            begins = " ".join(self.item(view, table.pool[0]).split()[:2])
            return f"which item, {left} to select, such as 1 or {begins}"
        if table.phase == "cut":
            return "your cut, such as reserve 1 | 2 3 | 4 5 6"
        if table.phase == "choose":
            return f"which pile, such as take {rules.offers(table, view.player)[0] + 1} 1"
        if me.hand:
            return show_question(free_cell(self.game.pieces, me))
        return f"your contest, such as enter {(rules.contests_to_enter(table, view.player)[0] or 0) + 1}"

    def read(self, view: StampSwapView, text: str) -> Sequence[Action]:
        table = view.table
        if table.phase == "collect":
            return [read_collect(goods_of(self.game.pieces, view, table.pool), text)]
        if table.phase == "cut":
            return [read_divide(self.position(view), text)]
        if table.phase == "choose":
            return [read_take(text, view.player, rules.offers(table, view.player))]
        return read_show(self.position(view), text, table.seats[view.player].entered)

    def best(self, view: StampSwapView, text: str) -> Mapping[str, Any] | None:
        if view.table.phase != "show" or not wants_best(text):
            return None
        return best_choices(self.position(view), text)

    def say(self, view: StampSwapView, action: Action) -> str:
        return f"{action}  ({self.action(view, action)})"

    def tell(self, before: StampSwapView, player: int, action: Action, after: StampSwapView) -> str:
        return "\n".join(self._lines(before, player, action, after))

    def position(self, view: StampSwapView) -> Position:
        names = [name_of(view.player, number) for number in range(len(view.table.seats))]
        position = position_of(self.game.pieces, view, names)
        # Alone, one competes for forever stamps with the imaginary player, who joins a silent opponent.
        return position if position.opponents else replace(position, forever_others=(0,))

    def deck(self) -> Deck:
        return self.game.deck

    def possible(self, view: StampSwapView, answer: Any) -> Any:
        """An item is looked at once."""
        table = view.table
        if table.phase == "collect" and table.seats[view.player].looked:
            return replace(answer, looks=())
        return answer

    def advised(self, view: StampSwapView, answer: Any) -> Sequence[Action]:
        table, me = view.table, view.table.seats[view.player]
        if table.phase == "collect":
            return [Look(answer.looks[0].item)] if answer.looks else [Collect(answer.rows[0].item)]
        if table.phase == "cut":
            return [Divide(answer.rows[0].cut)]
        if table.phase == "choose":
            row = answer.rows[0]
            return [TakePile((view.player + row.owner) % len(table.seats), row.pile)]
        hand = [self.game.pieces.tiles[item] for item in me.hand]
        return plan_actions(hand, best_plan(answer), table.contests, me.entered)

    def same_decision(self, before: Action, action: Action) -> bool:
        return same_decision(before, action)

    def compared(self, view: StampSwapView, actions: Sequence[Action]) -> tuple[Any, Any, Mapping[str, Any]]:
        seats = len(view.table.seats)
        return compared(self.position(view), actions, self.game.deck, lambda n: (n - view.player) % seats)

    def item(self, view: StampSwapView, item: int) -> str:
        """An item as I see it."""
        return str(good_of(self.game.pieces, view, item))

    def items(self, view: StampSwapView, items: Iterable[int]) -> str:
        """Items in one line."""
        return "; ".join(self.item(view, item) for item in items) or "nothing"

    def event(self, view: StampSwapView) -> str:
        """The event in force, with its effect; empty where there is none."""
        if not view.table.events:
            return ""
        card = self.game.deck.events[view.table.events[0]]
        return card.name if card.effect == NOTHING else f"{card.name} ({card.effect})"

    def action(self, view: StampSwapView, action: Action) -> str:
        """An action of mine."""
        table, me = view.table, view.table.seats[view.player]
        match action:
            case Collect(item) | Look(item):
                return self.item(view, table.pool[item])
            case Divide(cut):
                parts = (cut.reserve, *cut.piles)
                return " | ".join(self.items(view, [me.goods[i] for i in part]) for part in parts)
            case TakePile(owner, pile):
                return self.items(view, table.seats[owner].piles[pile])
            case Place(item, cell):
                return f"{self.item(view, me.hand[item])} at {cell_name(cell)}"
            case Enter(contest):
                return "no contest" if contest is None else str(table.contests[contest])

    def _lines(
        self, before: StampSwapView, player: int, action: Action, after: StampSwapView
    ) -> Iterator[str]:
        """An action of a player, and what followed it by itself, line by line."""
        yield self._done(before, player, action, after)
        yield from self._gains(before, player, action, after)
        if (before.table.phase, after.table.phase) == ("cut", "choose"):
            yield from self._cuts(before, after)
        if after.table.phase == "show" != before.table.phase:
            yield from self._hands(after)
        yield from self._discards(before, after)
        if before.table.phase == "show" and before.table.round != after.table.round:
            yield from self._scored(before, after)
            yield self._begun(after)
        elif after.table.phase == "over":
            yield from self._scored(before, after)

    def _done(self, before: StampSwapView, player: int, action: Action, after: StampSwapView) -> str:
        """An action as I see it."""
        table = before.table
        mine = player == before.player
        match action:
            case Collect(item):
                return f"{does(before, player, 'select')} {self.item(before, table.pool[item])}"
            case Look(item):
                # Before and after, the item lies at the same place; only who looked knows its face.
                seen = self.item(after, after.table.pool[item])
                return f"{does(before, player, 'look')} at item {item + 1}, {seen}"
            case Divide():
                return f"you cut: {self.action(before, action)}" if mine else f"{who(before, player)} has cut"
            case TakePile(owner, pile):
                what = self.items(before, table.seats[owner].piles[pile])
                whose = "your pile" if owner == before.player else f"{who(before, owner)}'s pile"
                return f"{does(before, player, 'take')} {whose} {pile + 1}: {what}"
            case Place(item, cell):
                tile = self.item(before, table.seats[player].hand[item])
                return f"{does(before, player, 'place')} {tile} at {cell_name(cell)}"
            case Enter():
                contest = action if mine else Enter(after.table.seats[player].declared)
                if not mine and contest.contest is None:
                    return f"{who(before, player)} has declared a contest"
                return f"{does(before, player, 'declare')} {self.action(before, contest)}"

    def _gains(
        self, before: StampSwapView, player: int, action: Action, after: StampSwapView
    ) -> Iterator[str]:
        """The items that effects and an unselected token bring, and the faces and points of a taken pile."""
        if before.table.phase == "collect" and after.table.phase == "cut":
            for number, new in _added(before, after):
                token = self.game.deck.token in new
                drawn = tuple(item for item in new if item != self.game.deck.token)
                if token:
                    yield f"{does(after, number, 'get')} the token, which nobody selected"
                if drawn:
                    yield f"{does(after, number, 'draw')} {self.items(after, drawn)}"
        if isinstance(action, TakePile) and after.table.phase == "choose":
            seats, owner = before.table.seats, action.owner
            taken, kept = seats[owner].piles[action.pile], seats[owner].piles[1 - action.pile]
            for number, new in _added(before, after):
                if number == owner and new[len(kept) :]:
                    yield f"{does(after, number, 'draw')} {self.items(after, new[len(kept) :])}"
                if number == player and self.items(after, new) != self.items(before, taken):
                    yield f"{does(after, number, 'turn')} up {self.items(after, new)}"
        if isinstance(action, TakePile):
            gift = _points_gained(before, after, action.owner)
            if gift:
                yield f"{does(after, action.owner, 'get')} {counted(gift, 'point')} for it"

    def _cuts(self, before: StampSwapView, after: StampSwapView) -> Iterator[str]:
        """The cuts of the others, which are revealed at the same time."""
        for number, new in _added(before, after):
            if number == after.player:
                continue
            first, second = (self.items(after, pile) for pile in after.table.seats[number].piles)
            yield f"{does(after, number, 'reserve')} {self.items(after, new)} | {first} | {second}"

    def _hands(self, after: StampSwapView) -> Iterator[str]:
        """The stamps and cards with which each player goes into the Show Phase."""
        for number, seat in enumerate(after.table.seats):
            hand = self.items(after, (*seat.hand, *seat.dropped))
            token = ", and the first-player token" * seat.token
            yield f"{who(after, number)} {'have' if number == after.player else 'has'} {hand}{token}"

    def _discards(self, before: StampSwapView, after: StampSwapView) -> Iterator[str]:
        """The stamps for which there is no place."""
        for number, (old, new) in enumerate(zip(before.table.seats, after.table.seats, strict=True)):
            more = new.dropped[len(old.dropped) :]
            if more:
                yield f"{does(after, number, 'discard')} {self.items(after, more)}: no place is left"

    def _scored(self, before: StampSwapView, after: StampSwapView) -> Iterator[str]:
        """The contests that were entered, and the points of all players."""
        for number, (old, new) in enumerate(zip(before.table.seats, after.table.seats, strict=True)):
            tickets = new.entered[len(old.entered) :]
            contest = str(after.table.contests[tickets[0]]) if tickets else "no contest"
            gained = counted(_points_gained(before, after, number), "point")
            yield f"{does(after, number, 'enter')} {contest}: {gained}, {new.points} in all"

    def _begun(self, view: StampSwapView) -> str:
        """The beginning of a round in one line."""
        table = view.table
        first = "you are first" if table.first == view.player else f"{who(view, table.first)} is first"
        event = self.event(view)
        return f"{DAYS[table.round]}, round {table.round}: {first}{f'; event {event}' * bool(event)}"


def who(view: StampSwapView, player: int) -> str:
    """A player as the one who looks calls them."""
    return "you" if player == view.player else f"player {player + 1}"


def name_of(me: int, player: int) -> str:
    """A player as files and score sheets name them."""
    return "me" if player == me else f"player {player + 1}"


def does(view: StampSwapView, player: int, verb: str) -> str:
    """A player and a verb: ``you take``, ``player 2 takes``."""
    return f"{who(view, player)} {verb}{'s' * (player != view.player)}"


def _added(before: StampSwapView, after: StampSwapView) -> Iterator[tuple[int, Items]]:
    """(player, items) that were laid apart since ``before``."""
    seats: Iterable[tuple[Seat, Seat]] = zip(before.table.seats, after.table.seats, strict=True)
    for number, (old, new) in enumerate(seats):
        yield number, new.apart[len(old.apart) :]


def _points_gained(before: StampSwapView, after: StampSwapView, player: int) -> int:
    return after.table.seats[player].points - before.table.seats[player].points
