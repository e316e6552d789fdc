"""Records of Stamp Albums as a player at a table would type them, made from simulated games."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from stockbook.models.files.toml_table import toml_text
from stockbook.models.play.record import RULE
from stockbook.models.stamp_albums.cards import CARDS, STAMPS
from stockbook.models.stamp_albums.game import ENDLESS, Buy, EndTurn, StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.state import HAND, AlbumsReadings, AlbumsState, Cards

NAMES = ("me", "ann")
USUAL = AlbumsReadings()


@dataclass
class TypedAlbums:
    """A simulated game as one of its players types it.

    Parameters
    ----------
    game
        The game.
    me
        The player who types, 0 or 1.
    """

    game: StampAlbums
    me: int
    lines: list[str] = field(default_factory=list)
    #: After so many lines, the state of the game.
    states: list[tuple[int, AlbumsState]] = field(default_factory=list)
    #: After so many lines, the position that the player saw before a decision.
    seen: list[tuple[int, AlbumsPosition]] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by their numbers; mine is me."""
        return NAMES if self.me == 0 else NAMES[::-1]

    @property
    def head(self) -> dict[str, Any]:
        """The head of the record."""
        readings = {key: value for key, value in asdict(self.game.readings).items() if value is not None}
        first = self.names[self.game.first]
        return {"game": "stamp-albums", "players": list(self.names), "first": first, "readings": readings}

    @property
    def final(self) -> AlbumsState:
        """The state at the end."""
        return self.states[-1][1]

    def __str__(self) -> str:
        """The text of the record."""
        return f"{toml_text(self.head)}\n{RULE}\n" + "\n".join(self.lines) + "\n"


def typed_albums(
    seed: int, *, me: int = 0, first: int = 0, readings: AlbumsReadings = USUAL, lazy: float = 0.0
) -> TypedAlbums:
    """Simulate a game at random, and type all that one player of it sees.

    A share ``lazy`` of the turns ends as soon as it may.
    """
    game = StampAlbums(readings, first)
    typed, rng = TypedAlbums(game, me), Random(seed)
    state = game.start(rng)
    _opening(typed, state)
    bought: list[int] = []
    while (player := game.turn(state)) is not None:
        typed.states.append((len(typed.lines), state))
        if player == me:
            typed.seen.append((len(typed.lines), AlbumsPosition(game.view(state, me), game, tuple(bought))))
        actions = game.actions(state)
        ends = actions[-1] == EndTurn() and rng.random() < lazy
        action = actions[-1] if ends else rng.choice(actions)
        after = game.apply(state, action, rng)
        bought = [*bought, action.card] if isinstance(action, Buy) else []
        _acted(typed, state, action, after)
        state = after
    typed.states.append((len(typed.lines), state))
    return typed


def _opening(typed: TypedAlbums, state: AlbumsState) -> None:
    """The market, and what both drew; who starts drew again for each stamp."""
    typed.lines.append(f"market {_names(state.market)}")
    again: Cards = ()
    for player in (typed.me, 1 - typed.me):
        side = state.sides[player]
        more = len(side.hand) + len(side.shop) - HAND
        cards = (*side.shop[:more], *side.hand[: HAND - more]) if more else (*side.shop, *side.hand)
        if player == state.turn.player:
            again = tuple(card for card in side.shop + side.hand if card not in cards)
        _draw(typed, player, cards)
    if again:
        _draw(typed, state.turn.player, again)


def _acted(typed: TypedAlbums, before: AlbumsState, action: Buy | EndTurn, after: AlbumsState) -> None:
    """The lines for an action, and for what it brought."""
    player, name = before.turn.player, typed.names[before.turn.player]
    side = before.sides[player]
    if isinstance(action, Buy):
        typed.lines.append(f"{name} {action}")
        new = tuple(card for card in after.market if card not in before.market)
        if new:
            typed.lines.append(f"market {_names(new)}")
        return
    exchanged = not before.turn.bought and before.turn.new_hands != typed.game.readings.new_hands
    if after.turn.ended == ENDLESS and player == typed.me:
        # That it would never end is seen once the other hand is shown as well.
        typed.lines.append(f"{typed.names[1 - player]} show {_names(before.sides[1 - player].hand)}")
    if exchanged and player != typed.me:
        typed.lines.append(f"{name} show {_names(side.hand)}")
    else:
        typed.lines.append(f"{name} end")
    if after.turn.over:
        return
    drawer = after.turn.player
    old, now = before.sides[drawer], after.sides[drawer]
    held = () if drawer == player else old.hand
    shop = tuple(card for card in now.shop if card not in old.shop)
    cards = (*shop, *(card for card in now.hand if card not in held))
    if cards:
        _draw(typed, drawer, cards)


def _draw(typed: TypedAlbums, player: int, cards: Cards) -> None:
    """The line for cards that a player drew: all of mine, of the other's the stamps."""
    if player != typed.me:
        stamps = tuple(card for card in cards if card in STAMPS)
        text = _names(stamps) if stamps else "?"
    else:
        text = _names(cards)
    typed.lines.append(f"{typed.names[player]} draw {text}")


def _names(cards: Cards) -> str:
    return ", ".join(CARDS[card].name for card in cards)
