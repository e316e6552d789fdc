"""Random games of Stamp Albums and their positions as files, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView, Cards


def random_states(game: StampAlbums, seed: int) -> Iterator[AlbumsState]:
    """The states of a game in which both players take any action, the last one included."""
    rng = Random(seed)
    state = game.start(rng)
    yield state
    while game.turn(state) is not None:
        state = game.apply(state, rng.choice(game.actions(state)), rng)
        yield state


def all_cards(state: AlbumsState) -> list[int]:
    """Every card of a state, wherever it lies."""
    sides = [card for side in state.sides for card in side.hand + side.shop + side.album]
    return [*sides, *state.market, *state.discard, *state.draw]


def view_toml(view: AlbumsView, bought: Cards = ()) -> str:
    """A view as a position file."""
    return "\n".join(
        [
            'game = "stamp-albums"',
            *(f"{key} = {_names(cards)}" for key, cards in (("hand", view.me.hand), ("market", view.market))),
            f"shop = {_names(view.me.shop)}",
            f"album = {_names(view.me.album)}",
            f"discard = {_names(view.discard)}",
            f"draw = {view.draw}",
            f"excuse_seen = {str(view.excuse_seen).lower()}",
            f"bought = {_names(bought)}",
            "[opponent]",
            f"shop = {_names(view.other.shop)}",
            f"album = {_names(view.other.album)}",
            f"hand = {view.other_hand}",
            f"known = {_names(view.other.known)}",
        ]
    )


def _names(cards: Cards) -> str:
    return str([CARDS[card].name for card in cards])
