"""Stamp Albums in words: cards, purchases, and the turns of both players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stockbook.games.words import Words
from stockbook.models.play.player_names import ME
from stockbook.models.stamp_albums.game import Action, Buy, EndTurn, StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.shown import face, faces, names
from stockbook.models.stamp_albums.state import AlbumsView, Cards

if TYPE_CHECKING:
    from stockbook.games.stamp_albums.table import AlbumsTableGame

#: Where cards for sale lie, as files and answers name it, in words.
PLACES = {"market": "the market", "shop": "my shop", "opponent": "the opponent's shop"}
YOUR_PLACES = {**PLACES, "shop": "your shop"}
THEIR_PLACES = {"market": "the market", "shop": "your shop", "opponent": "their shop"}


class AlbumsWords(Words[StampAlbums, Action, AlbumsView]):
    """A game of Stamp Albums in words."""

    def question(self, view: AlbumsView) -> str:
        what = "your next purchase, or end" if view.turn.bought else "your first purchase"
        return f"{what}, such as buy Huntress with Journey, Castle, Ace of Suns"

    def read(self, view: AlbumsView, text: str) -> list[Action]:
        action = self.game.read(text)
        if reason := self.game.refusal_in(view, action):
            raise ValueError(reason)
        return [action]

    def say(self, view: AlbumsView, action: Action) -> str:
        if isinstance(action, Buy):
            return f"buy {purchase(action, YOUR_PLACES[view.places[action.card]])}"
        return f"{action}  ({'the turn is over' if view.turn.bought else 'nothing can be bought'})"

    def tell(self, before: AlbumsView, player: int, action: Action, after: AlbumsView) -> str:
        return "\n".join(action_lines(before, player, action, after))

    def position(self, view: AlbumsView) -> AlbumsPosition:
        return AlbumsPosition(view, self.game)

    def advised(self, view: AlbumsView, answer: Any) -> Sequence[Action]:
        """The first purchase of the best plan, or the end of the turn."""
        return list(answer.advice[0].plan[:1]) or [EndTurn()]


def purchase(buy: Buy, place: str) -> str:
    """A purchase: the card, where it lies, and the cards that pay for it."""
    return f"{face(buy.card)} from {place} with {names(buy.pay)}"


def action_lines(before: AlbumsView, player: int, action: object, after: AlbumsView) -> list[str]:
    """A line for each thing that a player sees of an action, and of what followed by itself."""
    mine = player == before.player
    who = "you" if mine else "the opponent"
    lines = []
    if isinstance(action, Buy):
        places = YOUR_PLACES if mine else THEIR_PLACES
        verb = "buy" if mine else "buys"
        lines.append(f"{who} {verb} {purchase(action, places[before.places[action.card]])}")
    elif before.turn.bought:
        lines.append(f"{who} {'end your' if mine else 'ends their'} turn")
    elif after.turn.player == player and not after.turn.over:
        shown = before.me.hand if mine else _new(before.discard, after.discard)
        lines.append(
            f"{who} can buy nothing: {names(shown)} {'are' if len(shown) > 1 else 'is'} shown and discarded"
        )
    else:
        lines.append(f"{who} can buy nothing{'' if after.turn.over else ', and the turn is over'}")
    lines += [
        f"{label}: {faces(cards)}"
        for label, cards in (
            ("new in the market", _new(before.market, after.market)),
            ("new in your shop", _new(before.me.shop, after.me.shop)),
            ("new in the opponent's shop", _new(before.other.shop, after.other.shop)),
            ("you draw", _drawn(before, action if mine else None, after)),
        )
        if cards
    ]
    if after.excuse_seen and not before.excuse_seen:
        lines.append("the Excuse turns up: no stamps are left in the draw pile")
    if after.draw > before.draw:
        lines.append("the discards are shuffled into a new draw pile")
    if after.turn.over:
        lines.append(f"the game ends: {after.turn.ended}")
    return lines


def _new(before: Cards, after: Cards) -> Cards:
    return tuple(card for card in after if card not in before)


def _drawn(before: AlbumsView, action: object, after: AlbumsView) -> Cards:
    """Cards that came into my hand from the draw pile."""
    gained = _new(before.me.hand, after.me.hand)
    if isinstance(action, Buy):
        return tuple(card for card in gained if card != action.card)
    return tuple(card for card in gained if card not in after.me.known)


def advised_lines(table: AlbumsTableGame, answer: Any) -> list[str]:
    """The line at a real table of the first purchase of the best plan, or of the end of the turn."""
    return [f"{ME} {(*answer.advice[0].plan, EndTurn())[0]}"]
