"""The goods of all players in the Swap Phase, by number, and who knows which faces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from stockbook.models.stampswap.goods import Good, StampGood, TokenGood, UnseenGood
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.choose_turns import ME, ChooseTurns
from stockbook.models.stampswap.swap.cuts import Items


@dataclass(frozen=True)
class OwnedGood:
    """One item of the Swap Phase with its owner.

    Parameters
    ----------
    owner
        The player who has it before the Choose turns, clockwise from me, player 0.
    good
        The item; None where nothing is known of it.
    """

    owner: int
    good: Good | None

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
class GoodsTable:
    """The goods of all players in the Swap Phase.

    Parameters
    ----------
    goods
        Every item; its number is its place here.
    got
        For each player, the items that are theirs for sure.
    piles
        For each player, the two piles on offer, or none.
    """

    goods: tuple[OwnedGood, ...]
    got: tuple[Items, ...]
    piles: tuple[tuple[Items, ...], ...]

    @property
    def unknown(self) -> Items:
        """The items whose faces I do not know."""
        return tuple(item for item, owned in enumerate(self.goods) if owned.unknown)

    @property
    def hidden(self) -> Items:
        """The items whose faces somebody does not know."""
        players = range(len(self.got))
        return tuple(
            item
            for item, owned in enumerate(self.goods)
            if any(owned.hidden_from(player) for player in players)
        )

    def of(self, player: int) -> Items:
        """All items that were a player's before the Choose turns."""
        return tuple(item for item, owned in enumerate(self.goods) if owned.owner == player)


def cut_table(position: Position) -> GoodsTable:
    """The table before the cut, where every item is its owner's.

    An opponent of whom fewer goods are known than I have is assumed to have as many, the others unknown.
    """
    goods: list[OwnedGood] = []
    for number, player in enumerate(_players(position)):
        missing = max(0, len(position.me.collection) - len(player.collection))
        goods += [OwnedGood(number, good) for good in player.collection]
        goods += [OwnedGood(number, None)] * missing
    owners = range(len(position.opponents) + 1)
    got = tuple(tuple(i for i, owned in enumerate(goods) if owned.owner == owner) for owner in owners)
    return GoodsTable(tuple(goods), got, ((),) * len(got))


def choose_table(position: Position) -> GoodsTable:
    """The table of a position in the Choose turns.

    Who has chosen has turned up what is theirs for sure, so of that nothing is hidden that I have seen.
    """
    goods: list[OwnedGood] = []

    def lay(owner: int, added: Iterable[Good]) -> Items:
        first = len(goods)
        goods.extend(OwnedGood(owner, good) for good in added)
        return tuple(range(first, len(goods)))

    players = list(enumerate(_players(position)))
    got = tuple(
        lay(owner, map(_turned_up, player.got) if player.chosen else player.got) for owner, player in players
    )
    piles = tuple(tuple(lay(owner, pile) for pile in player.piles) for owner, player in players)
    return GoodsTable(tuple(goods), got, piles)


def choose_turns_of(position: Position) -> ChooseTurns:
    """The state of the Choose turns in a position of the phase choose, where it is my turn."""
    players = _players(position)
    return ChooseTurns.begin(
        ME, tuple(bool(player.piles) for player in players), tuple(player.chosen for player in players)
    )


def first_chooser(position: Position) -> int:
    """The player who takes the first Choose turn, clockwise from me, player 0.

    It is the one whom the position names; else the one with the first-player token; else me.
    """
    players = _players(position)
    names = ["me", *(player.name for player in position.opponents)]
    if position.first_player_holder is not None:
        return names.index(position.first_player_holder)
    return next((number for number, player in enumerate(players) if _has_token(player)), ME)


def _turned_up(good: Good) -> Good:
    return replace(good, down=False) if isinstance(good, StampGood) else good


def _has_token(player: Player) -> bool:
    return player.first_player or any(isinstance(good, TokenGood) for good in player.collection)


def _players(position: Position) -> Sequence[Player]:
    return (position.me, *position.opponents)
