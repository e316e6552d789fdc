"""A game of Stamp Swap in words: items, and what each action and all that follows it show to one player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stockbook.models.album.album import cell_name
from stockbook.models.files.words import counted
from stockbook.models.stampswap.effects.effect import NOTHING
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Enter, Look, Place, TakePile
from stockbook.models.stampswap.game.season import Season
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import Seat, StampSwapView
from stockbook.models.stampswap.game.views import good_of
from stockbook.models.stampswap.swap.cuts import Items


class StampSwapText:
    """Items and events of a game of Stamp Swap, in words.

    Parameters
    ----------
    game
        The game that is played.
    """

    def __init__(self, game: StampSwap | Season) -> None:
        self._deck = game.deck
        self._pieces = game.pieces

    def item(self, view: StampSwapView, item: int) -> str:
        """An item as I see it."""
        return str(good_of(self._pieces, view, item))

    def items(self, view: StampSwapView, items: Iterable[int]) -> str:
        """Items in one line."""
        return "; ".join(self.item(view, item) for item in items) or "nothing"

    def event(self, view: StampSwapView) -> str:
        """The event in force, with its effect; empty where there is none."""
        if not view.table.events:
            return ""
        card = self._deck.events[view.table.events[0]]
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

    def told(self, before: StampSwapView, player: int, action: Action, after: StampSwapView) -> Iterator[str]:
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
            yield begun(self, after)
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
                token = self._deck.token in new
                drawn = tuple(item for item in new if item != self._deck.token)
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


def begun(text: StampSwapText, view: StampSwapView) -> str:
    """The beginning of a round in one line."""
    table = view.table
    first = "you are first" if table.first == view.player else f"{who(view, table.first)} is first"
    event = text.event(view)
    return f"{DAYS[table.round]}, round {table.round}: {first}{f'; event {event}' * bool(event)}"


def who(view: StampSwapView, player: int) -> str:
    """A player as the one who looks calls them."""
    return "you" if player == view.player else f"player {player + 1}"


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
