"""Records of games against Pinzetta as a player at a table would type them, made from simulated games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stockbook.games.registry import make_game
from stockbook.models.album.album import cell_name
from stockbook.models.files.toml_file import toml_tables
from stockbook.models.files.toml_table import toml_text
from stockbook.models.pinzetta.cards import cards_to_toml
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.rules import HER, ME, Action, SoloState, TakeHerPile
from stockbook.models.play.record import RULE
from stockbook.models.stampswap.deck_file import deck_to_dict
from stockbook.models.stampswap.game.actions import Divide, Enter, Place
from stockbook.models.stampswap.game.views import goods_of

Choose = Callable[[Pinzetta, SoloState, Sequence[Action], Random], Action]


def simply(game: Pinzetta, state: SoloState, actions: Sequence[Action], rng: Random) -> Action:
    """A random action, or the first place of a stamp."""
    action = rng.choice(list(actions))
    return actions[0] if isinstance(action, Place) else action


@dataclass
class TypedPinzetta:
    """A simulated game as the player types it.

    Parameters
    ----------
    game
        The game.
    cards
        Whether the head has her cards and the deck.
    """

    game: Pinzetta
    cards: bool
    head: dict[str, Any] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    #: After so many lines, the position that the player saw before a decision.
    seen: list[tuple[int, SoloPosition]] = field(default_factory=list)
    final: SoloState | None = None

    def __str__(self) -> str:
        """The text of the record."""
        return f"{toml_text(self.head)}\n{RULE}\n" + "\n".join(self.lines) + "\n"


def typed_pinzetta(
    seed: int,
    choose: Choose = simply,
    *,
    level: int = 1,
    intro: bool = False,
    cards: bool = True,
    rounds: int = 3,
) -> TypedPinzetta:
    """Simulate a game, and type all that its player sees; without her cards, what is printed on them."""
    game = make_game("pinzetta", 1, {"level": level, "intro": intro})
    assert isinstance(game, Pinzetta)
    typed, rng = TypedPinzetta(game, cards), Random(seed)
    state = game.start(rng)
    typed.head = _head(typed, state)
    _round(typed, state)
    while game.turn(state) is not None and state.swap.table.round <= rounds:
        typed.seen.append((len(typed.lines), solo_position_of(game.components, game.view(state, ME))))
        action = choose(game, state, game.actions(state), rng)
        after = game.apply(state, action, rng)
        typed.lines.append(f"me {_text(action)}")
        _followed(typed, state, action, after)
        state = after
    typed.final = state
    return typed


def _head(typed: TypedPinzetta, state: SoloState) -> dict[str, Any]:
    game, table = typed.game, state.swap.table
    head = {
        "game": "pinzetta",
        "players": ["me", "pinzetta"],
        "level": game.level,
        "contests": list(map(str, table.contests)),
        "finale": str(table.finale),
        "mat": str(table.seats[ME].exhibitor),
        **({"intro": True} if game.intro else {}),
    }
    if typed.cards:
        return {
            **head,
            "cards": toml_tables(cards_to_toml(game.cards), "cards"),
            "deck": deck_to_dict(game.deck),
        }
    targets = list(game.components.mat(state.her).targets)
    return {**head, "targets": targets, "crossed": list(game.cards.crossed)}


def _goods(typed: TypedPinzetta, state: SoloState, place: Callable[[Any], Sequence[int]]) -> list[str]:
    """Items at a place of the table, as the player sees them."""
    view = typed.game.view(state, ME).swap
    components = typed.game.components
    return list(map(str, goods_of(components.pieces, view, tuple(place(view.table)))))


def _round(typed: TypedPinzetta, state: SoloState) -> None:
    """The lines at the beginning of a round."""
    game = typed.game
    event = game.cards.events[state.her.events[-1]]
    typed.lines.append(f"round {state.swap.table.round}")
    if typed.cards:
        typed.lines.append(f"event {event.name.lower()[:7]}")
    elif str(event.effect) != "nothing":
        typed.lines.append(f"event {event.effect}")
    left, right = (
        "; ".join(_goods(typed, state, lambda table, n=n: table.seats[HER].piles[n])) for n in (0, 1)
    )
    typed.lines.append(f"pinzetta piles {left} | {right}")
    typed.lines.append("me collect " + "; ".join(_goods(typed, state, lambda table: table.seats[ME].goods)))
    for good in _goods(typed, state, lambda table: table.seats[ME].apart):
        typed.lines.append(f"me draw {good}")


def _text(action: Action) -> str:
    match action:
        case Divide(cut):
            return f"cut {str(cut).removeprefix('reserve ')}"
        case TakeHerPile(pile):
            return f"take {pile + 1}"
        case Place(item, cell):
            return f"place {item + 1} {cell_name(cell)}"
        case Enter(contest):
            return f"enter {'none' if contest is None else contest + 1}"


def _followed(typed: TypedPinzetta, before: SoloState, action: Action, after: SoloState) -> None:
    """The lines for what follows from an action."""
    game, her = typed.game, after.her
    table, later = before.swap.table, after.swap.table
    cards = game.cards
    if isinstance(action, Divide):
        typed.lines.append(f"pinzetta decision {cards.decisions[her.decisions[-1]].crossed}")
        assert her.taken is not None
        kept = len(table.seats[ME].apart) + len(action.cut.reserve) + len(action.cut.piles[1 - her.taken])
        drawn = _goods(typed, after, lambda table: table.seats[ME].apart[kept:])
        typed.lines += [f"me draw {good}" for good in drawn]
    elif isinstance(action, TakeHerPile):
        mine, hers = (table.seats[HER].piles[n] for n in (action.pile, 1 - action.pile))
        typed.lines += _turned(typed, before, "me", mine)
        if not game.intro:
            typed.lines += _turned(typed, before, "pinzetta", hers)
    elif isinstance(action, Enter):
        if not game.intro:
            card = cards.shows[her.shows[-1]]
            points = game.components.listed_points(table, her.shows[-1])
            typed.lines.append(f"pinzetta show {card.type if typed.cards else points}")
        if later.phase != "over":
            _round(typed, after)
        elif not game.intro:
            points = " ".join(map(str, cards.decisions[her.decisions[-1]].points))
            if not typed.cards:
                boxes = game.components.mat(her).counts(map(game.components.tile, later.seats[HER].cards))
                typed.lines.append(f"pinzetta boxes {' '.join(map(str, boxes))}")
            typed.lines.append(f"pinzetta decision {points}")


def _turned(typed: TypedPinzetta, before: SoloState, name: str, items: Sequence[int]) -> Iterator[str]:
    """The lines for faces that the player sees now."""
    for item in items:
        tile = typed.game.components.tile(item)
        if item in before.swap.table.down and tile is not None:
            yield f"{name} turn {tile}"
