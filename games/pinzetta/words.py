"""A game against Pinzetta in words: items, her reasoning, and the steps that follow by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.games.stampswap.moves import (
    best_choices,
    best_plan,
    compared,
    cut_line,
    free_cell,
    plan_actions,
    read_show,
    same_decision,
    show_lines,
    show_question,
    wants_best,
)
from stockbook.games.words import Words
from stockbook.models.files.words import counted
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.procedure import (
    appraise_piles,
    appraise_row,
    crossed_text,
    exchange_text,
    piles_text,
    taken_text,
)
from stockbook.models.pinzetta.rules import HER, ME, Action, SoloView, TakeHerPile
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import STACKS
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game.actions import Divide, Enter, Place
from stockbook.models.stampswap.swap.cuts import Cut

if TYPE_CHECKING:
    from stockbook.games.pinzetta.table.game import SoloTableGame

NOTHING = "nothing"
QUESTIONS = {
    "cut": "your cut, such as reserve 1 | 2 3 | 4 5 6",
    "choose": "which pile of hers, take 1 or take 2",
    "enter": "your contest, such as enter 1",
}


class PinzettaWords(Words[Pinzetta, Action, SoloView]):
    """Items, decisions and events of a game against Pinzetta, in words."""

    def __init__(self, game: Pinzetta) -> None:
        super().__init__(game)
        self.components = game.components

    def question(self, view: SoloView) -> str:
        table, seat = view.swap.table, view.swap.table.seats[ME]
        if table.phase == "show" and seat.hand:
            return show_question(free_cell(self.components.pieces, seat))
        return QUESTIONS["enter" if table.phase == "show" else table.phase]

    def read(self, view: SoloView, text: str) -> Sequence[Action]:
        table = view.swap.table
        if table.phase == "show":
            return read_show(self.position(view).show_phase(), text, table.seats[ME].entered)
        return [self.game.read(text)]

    def best(self, view: SoloView, text: str) -> Mapping[str, Any] | None:
        if view.swap.table.phase != "show" or not wants_best(text):
            return None
        return best_choices(self.position(view).show_phase(), text)

    def say(self, view: SoloView, action: Action) -> str:
        return f"{action}  ({self.action(view, action)})"

    def tell(self, before: SoloView, player: int, action: Action, after: SoloView) -> str:
        """Her reasoning, or the outcome of an action of mine."""
        return "\n".join(self._lines(before, action, after))

    def position(self, view: SoloView) -> SoloPosition:
        return solo_position_of(self.components, view)

    def deck(self) -> Deck:
        return self.components.deck

    def advised(self, view: SoloView, answer: Any) -> Sequence[Action]:
        table, seat = view.swap.table, view.swap.table.seats[ME]
        if table.phase == "show":
            hand = [self.components.pieces.tiles[item] for item in seat.hand]
            return plan_actions(hand, best_plan(answer), table.contests, seat.entered)
        row = answer.rows[0]
        return [Divide(row.cut) if table.phase == "cut" else TakeHerPile(row.pile)]

    def same_decision(self, before: Action, action: Action) -> bool:
        return same_decision(before, action)

    def compared(self, view: SoloView, actions: Sequence[Action]) -> tuple[Any, Any, Mapping[str, Any]]:
        return compared(self.position(view), actions, self.components.deck)

    def item(self, view: SoloView, item: int) -> str:
        """An item as I see it."""
        if item < 0:
            return f"{STACKS[view.swap.stacks[-1 - item]].replace('-', ' ')}, face down"
        tile = self.components.tile(item)
        if tile is None:
            return self.attendee(item)
        return f"{tile} (down)" if item in view.swap.table.down else str(tile)

    def attendee(self, item: int) -> str:
        """An exhibitor or specialist with its effect."""
        deck = self.components.deck
        number = item - deck.attendees.start
        if number < len(deck.exhibitors):
            return f"exhibitor {deck.exhibitors[number]}"
        return str(deck.specialists[number - len(deck.exhibitors)])

    def items(self, view: SoloView, items: Iterable[int]) -> str:
        """Items in one line."""
        return "; ".join(self.item(view, item) for item in items) or NOTHING

    def tokens(self, view: SoloView, items: Sequence[int]) -> list[int]:
        """The tokens that she counts on items that lie before us."""
        return self.components.tokens(view.her, view.swap.table, items, view.swap.stacks)

    def cut(self, view: SoloView, cut: Cut) -> str:
        """A division of my goods."""
        goods = view.swap.table.seats[ME].goods
        reserve, first, second = (self.items(view, part) for part in cut.parts_of(goods))
        return f"reserve {reserve} | {first} | {second}"

    def action(self, view: SoloView, action: Action) -> str:
        """An action of mine."""
        table = view.swap.table
        match action:
            case Divide(cut):
                return self.cut(view, cut)
            case TakeHerPile(pile):
                return f"take {self.items(view, table.seats[HER].piles[pile])}"
            case Place(item):
                return f"{self.item(view, table.seats[ME].hand[item])} on {str(action).split()[-1]}"
            case Enter(contest):
                return "enter no contest" if contest is None else f"enter {table.contests[contest]}"

    def _lines(self, before: SoloView, action: Action, after: SoloView) -> Iterator[str]:
        """The steps that followed an action of mine, line by line."""
        match action:
            case Divide(cut):
                yield from self._choice(before, cut, after)
                yield from self._exchange(before, after)
            case TakeHerPile(pile):
                yield self._kept(len(before.swap.table.seats[HER].piles[1 - pile]), after)
            case Place():
                yield f"You place {self.action(before, action)}."
            case Enter():
                yield from self._shown(before, after)

    def dealt(self, view: SoloView) -> Iterator[str]:
        """The events at the beginning of a round."""
        table = view.swap.table
        hers, mine = view.her.events[-2:]
        events = self.components.cards.events
        day = DAYS[table.round]
        yield f"{day}: her piles come from the event {events[hers].name}, yours from {events[mine].name}."
        if str(events[mine].effect) != NOTHING:
            yield f"The instruction: {events[mine].effect}."
        if table.seats[ME].apart:
            yield f"You gain, outside the swap: {self.items(view, table.seats[ME].apart)}."

    def _choice(self, before: SoloView, cut: Cut, after: SoloView) -> Iterator[str]:
        """Her appraisal of my piles, the card drawn, the pile taken."""
        table, her = before.swap.table, after.her
        goods = table.seats[ME].goods
        tokens = self.tokens(before, goods)
        appraised = appraise_piles(tokens, cut.piles)
        piles = [[(self.item(before, goods[item]), tokens[item]) for item in pile] for pile in cut.piles]
        yield from piles_text(piles, appraised)
        yield crossed_text(appraised, self.components.cards.decisions[her.decisions[-1]].crossed)
        assert her.taken is not None
        yield taken_text(her.taken, self.items(after, after.swap.table.seats[HER].apart))
        known = len(table.seats[ME].apart) + len(cut.reserve) + len(cut.piles[1 - her.taken])
        gained = after.swap.table.seats[ME].apart[known:]
        if gained:
            yield f"You gain: {self.items(after, gained)}."

    def _exchange(self, before: SoloView, after: SoloView) -> Iterator[str]:
        """Her appraisal of her own piles, and the items exchanged."""
        table = before.swap.table
        left, right = table.seats[HER].piles
        tokens = self.tokens(before, (*left, *right))
        appraised = appraise_row(tokens[: len(left)], tokens[len(left) :])
        exchanged = None
        if after.her.exchanged is not None:
            a, b = after.her.exchanged
            exchanged = self.item(before, left[a]), self.item(before, right[b])
        yield exchange_text(appraised.tokens, exchanged)

    def _kept(self, number: int, after: SoloView) -> str:
        """The items that she keeps, turned up."""
        table = after.swap.table
        hers = table.discarded if self.components.intro else table.seats[HER].cards
        goes = "discards" if self.components.intro else "keeps"
        return f"She {goes} {self.items(after, hers[len(hers) - number :])}."

    def _shown(self, before: SoloView, after: SoloView) -> Iterator[str]:
        """The points of a Show Phase, and what comes next."""
        table, later = before.swap.table, after.swap.table
        points = later.seats[ME].points - table.seats[ME].points
        yield f"{DAYS[table.round]} brings you {counted(points, 'point')}, stamp values not counted."
        if len(after.her.shows) > len(before.her.shows):
            card = self.components.cards.shows[after.her.shows[-1]]
            gain = after.her.points - before.her.points
            yield f"Her show-scoring card lists the {card.type} contest: {counted(gain, 'point')}."
        if later.phase != "over":
            yield from self.dealt(after)


def advised_lines(table: SoloTableGame, answer: Any) -> list[str]:
    """The lines at a real table that play the best move."""
    me = table.mine.name
    if table.phase == "cut":
        return [cut_line(me, answer)]
    if table.phase == "choose":
        return [f"{me} take {answer.rows[0].pile + 1}"]
    return show_lines(table.swap, answer)
