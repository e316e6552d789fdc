"""The goods of all players in the Swap Phase, by number, and who knows which faces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.stampswap.effects import GIFT_POINTS, Effect, gift_points
from stockbook.models.stampswap.goods import (
    Good,
    Goods,
    Specialist,
    StampGood,
    TokenGood,
    UnseenGood,
    turned_up,
)
from stockbook.models.stampswap.in_force import collected_draws
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import ME, ChooseTurns, Items, PileShare

FOREVER_STAMP = StampGood(Tile.of(Stamp(1, 1)))
#: The owner of what nobody has yet.
NOBODY = -1


@dataclass(frozen=True)
class OwnedGood:
    """One item of the Swap Phase with its owner."""

    #: The player who has it before the Choose turns, clockwise from me, player 0; ``NOBODY`` for a stamp that
    #: is drawn if a pile is taken.
    owner: int
    #: The item; None where nothing is known of it.
    good: Good | None
    #: Name of the size of the stack that it is drawn from; empty where it is not drawn.
    stack: str = ""

    @property
    def unknown(self) -> bool:
        """Whether I do not know its face."""
        return self.good is None or isinstance(self.good, UnseenGood)

    def hidden_from(self, player: int) -> bool:
        """Whether a player does not know its face: face down, only its owner does, and I if I saw it."""
        if player == ME:
            return self.unknown
        down = self.unknown or (isinstance(self.good, StampGood) and self.good.down)
        return down and player != self.owner


@dataclass(frozen=True)
class TakenDraw:
    """A stamp that the holder of a specialist draws when a pile of theirs is taken."""

    #: Number of the stamp among the goods.
    item: int
    #: Number of the specialist among the goods; None where it is in play.
    card: int | None = None
    #: The player who has the specialist in play; None where it is among the goods.
    holder: int | None = None


@dataclass(frozen=True)
class GoodsTable:
    """The goods of all players in the Swap Phase."""

    #: Every item; its number is its place here.
    goods: tuple[OwnedGood, ...]
    #: For each player, the items that are theirs for sure.
    got: tuple[Items, ...]
    #: For each player, the two piles on offer, or none.
    piles: tuple[tuple[Items, ...], ...]
    #: For each player, the items still to be cut; none in the Choose turns.
    uncut: tuple[Items, ...] = ()
    #: The stamps that are drawn if piles are taken.
    draws: tuple[TakenDraw, ...] = ()
    #: For each player, the effects of the specialists in play and of the event.
    in_play: tuple[tuple[Effect, ...], ...] = ()

    @cached_property
    def unknown(self) -> Items:
        """The items whose faces I do not know."""
        return tuple(item for item, owned in enumerate(self.goods) if owned.unknown)

    @cached_property
    def hidden(self) -> Items:
        """The items whose faces somebody does not know."""
        players = range(len(self.got))
        return tuple(
            item
            for item, owned in enumerate(self.goods)
            if any(owned.hidden_from(player) for player in players)
        )

    @property
    def known_but_for_draws(self) -> bool:
        """Whether everybody knows the faces of all items that are not drawn from a stack."""
        return all(self.goods[item].stack for item in self.hidden)

    @property
    def common_knowledge(self) -> bool:
        """Whether everybody knows the same faces: all but those of stamps that cards draw."""
        players = range(len(self.got))
        nobody = all(self.goods[item].hidden_from(player) for item in self.hidden for player in players)
        return self.known_but_for_draws and nobody

    @cached_property
    def pays(self) -> bool:
        """Whether any effect may pay for items that are taken."""
        cards = (owned.good for owned in self.goods if isinstance(owned.good, Specialist))
        effects = [
            *(effect for each in self.in_play for effect in each),
            *(card.effect for card in cards if card.effect),
        ]
        return any(effect.gift(GIFT_POINTS) for effect in effects)


class _Laying:
    """A table to which goods are added one by one."""

    def __init__(self) -> None:
        self.goods: list[OwnedGood] = []

    def lay(self, owner: int, added: Iterable[Good | None]) -> Items:
        """Add goods of a player and return their numbers."""
        first = len(self.goods)
        self.goods += [OwnedGood(owner, good) for good in added]
        return tuple(range(first, len(self.goods)))

    def draw(self, owner: int, stack: str) -> int:
        """Add a stamp drawn from a stack and return its number."""
        forever = stack == FOREVER_STAMP.tile.size
        self.goods.append(OwnedGood(owner, FOREVER_STAMP if forever else None, "" if forever else stack))
        return len(self.goods) - 1

    def draws(self, players: Sequence[Player]) -> tuple[TakenDraw, ...]:
        """Add the stamps that specialists bring when a pile is taken."""
        found = []
        for card, owned in list(enumerate(self.goods)):
            if isinstance(owned.good, Specialist) and (stack := _taken_draw(owned.good)):
                found.append(TakenDraw(self.draw(NOBODY, stack), card=card))
        for holder, player in enumerate(players):
            for stack in filter(None, map(_taken_draw, player.specialists)):
                found.append(TakenDraw(self.draw(NOBODY, stack), holder=holder))
        return tuple(found)


def cut_table(position: Position) -> GoodsTable:
    """The table before the cut.

    An opponent of whom fewer goods are known than I have is assumed to have as many, the others unknown. What
    cards have drawn is unknown unless the position says what a player got.
    """
    table, players = _Laying(), position.players
    uncut = tuple(
        table.lay(number, [*player.collection, *[None] * _missing(position, player)])
        for number, player in enumerate(players)
    )
    got = []
    for number, player in enumerate(players):
        stacks = () if player.got else collected_draws(position, number)
        got.append((*table.lay(number, player.got), *(table.draw(number, stack) for stack in stacks)))
    draws = table.draws(players)
    return GoodsTable(tuple(table.goods), tuple(got), ((),) * len(got), uncut, draws, _in_play(position))


def choose_table(position: Position) -> GoodsTable:
    """The table of a position in the Choose turns.

    Who has chosen has turned up what is theirs for sure, so of that nothing is hidden that I have seen.
    """
    table = _Laying()
    players = list(enumerate(position.players))
    got = tuple(
        table.lay(owner, turned_up(player.got) if player.chosen else player.got) for owner, player in players
    )
    piles = tuple(tuple(table.lay(owner, pile) for pile in player.piles) for owner, player in players)
    draws = table.draws(position.players)
    return GoodsTable(tuple(table.goods), got, piles, draws=draws, in_play=_in_play(position))


def choose_turns_of(position: Position) -> ChooseTurns:
    """The state of the Choose turns in a position of the phase choose, where it is my turn."""
    players = position.players
    return ChooseTurns.begin(
        ME, tuple(bool(player.piles) for player in players), tuple(player.chosen for player in players)
    )


def first_chooser(position: Position) -> int:
    """The player who takes the first Choose turn, clockwise from me, player 0.

    It is the one whom the position names; else the one with the first-player token; else me.
    """
    players = position.players
    names = ["me", *(player.name for player in position.opponents)]
    if position.first_player_holder is not None:
        return names.index(position.first_player_holder)
    return next((number for number, player in enumerate(players) if _has_token(player)), ME)


def _missing(position: Position, player: Player) -> int:
    return max(0, len(position.me.collection) - len(player.collection))


def _in_play(position: Position) -> tuple[tuple[Effect, ...], ...]:
    return tuple(
        (*(card.effect for card in player.specialists if card.effect), *position.event)
        for player in position.players
    )


def _taken_draw(card: Specialist) -> str:
    """The stack that a specialist draws from when a pile is taken; empty for none."""
    return card.effect.taken_draw if card.effect else ""


def _has_token(player: Player) -> bool:
    return player.first_player or any(isinstance(good, TokenGood) for good in player.collection)


@dataclass(frozen=True)
class DividedGoods:
    """The goods of a table once everyone has cut."""

    #: The goods of all players.
    table: GoodsTable
    #: For each player, the items that are theirs for sure.
    got: Sequence[Items]
    #: For each player, the two piles, or none.
    piles: Sequence[Sequence[Items]]

    def items(self, player: int, share: PileShare) -> Items:
        """The items that a player has with a share of the piles, with those that are drawn."""
        own = self.piles[player]
        kept = [item for pile in own for item in pile] if share.kept is None else own[share.kept]
        drawn: Items = ()
        if self.table.draws and share.kept is not None:
            acting = self._acting(player, share)
            drawn = tuple(
                draw.item for draw in self.table.draws if draw.holder == player or draw.card in acting
            )
        return tuple(sorted((*self.got[player], *kept, *self._taken(share), *drawn)))

    def given(self, player: int, share: PileShare) -> Items:
        """The items of the pile that was taken from a player."""
        return () if share.kept is None else self.piles[player][1 - share.kept]

    def gifts(self, player: int, share: PileShare, given: Goods) -> int:
        """The points that a player has from effects that pay for the goods that were taken from them."""
        acting = (self.table.goods[item].good for item in sorted(self._acting(player, share)))
        return gifts(self.table.in_play[player], filter(None, acting), given)

    def _taken(self, share: PileShare) -> Items:
        return () if share.taken is None else self.piles[share.taken[0]][share.taken[1]]

    def _acting(self, player: int, share: PileShare) -> set[int]:
        """The items of a player when one of their piles has just been taken."""
        assert share.kept is not None
        taken = self._taken(share) if share.taken_first else ()
        return {*self.got[player], *self.piles[player][share.kept], *taken}


def gifts(in_play: Sequence[Effect], acting: Iterable[Good], given: Sequence[Good]) -> int:
    """The points for goods that are taken: by effects in play, and by the cards among the goods that stay."""
    cards = [good.effect for good in acting if isinstance(good, Specialist) and good.effect]
    effects = (*in_play, *cards)
    return gift_points(effects, list(map(gift_value, given))) if effects else 0


def gift_value(good: Good) -> int:
    """The points of an item for effects that pay for what is taken: a stamp's value, 2 for any other item.

    An unseen stamp counts as one without a value.
    """
    if isinstance(good, UnseenGood):
        return 0
    return good.tile.points if isinstance(good, StampGood) else GIFT_POINTS
