"""Goods: the items that players collect, cut and choose (notation, Other items). ``str`` writes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from stockbook.models.album.notation import parse_size, parse_tile
from stockbook.models.album.stamps import SIZES, Tile
from stockbook.models.contests import Contest
from stockbook.models.files.words import quoted, typed
from stockbook.models.stampswap.effects import Effect, specialist_effect

SPECIALIST = "specialist"


@dataclass(frozen=True)
class Specialist:
    """A specialist card, worth 2 points at the end; ``str`` writes ``specialist Framer: show edges 2``.

    Parameters
    ----------
    name
        Name of the card; empty where it is not told.
    effect
        The effect of the card; None where nobody has told it.
    """

    name: str = ""
    effect: Effect | None = None

    @classmethod
    def parse(cls, text: str) -> Specialist:
        """Read ``Framer: show edges 2`` or ``Framer``, with or without ``specialist`` before it.

        Raises
        ------
        ValueError
            If there is no word, or what stands after the name is no effect.
        """
        words = text.strip().split(maxsplit=1)
        if not words:
            raise ValueError(f"a card without a name is written {SPECIALIST}")
        rest = "".join(words[1:]) if words[0].lower() == SPECIALIST else text.strip()
        name, colon, effect = rest.partition(":")
        if not colon:
            return cls(rest)
        if not name.strip():
            raise ValueError(
                f"{text.strip()!r} has no name before its colon: {SPECIALIST} Framer: show edges 2"
            )
        return cls(name.strip(), specialist_effect(effect))

    def __str__(self) -> str:
        return f"{SPECIALIST} {self.words}".strip()

    @property
    def words(self) -> str:
        """The name of the card, with its effect if it is known."""
        return self.name if self.effect is None else f"{self.name}: {self.effect}"


DOWN = "(down)"
UNSEEN = "?"
#: Words for a stamp that nobody has seen; it is written by its size and ``UNSEEN``.
HIDDEN = (UNSEEN, DOWN, "face-down", "facedown", "face", "down", "hidden", "unknown", "unseen", "stamp")


@dataclass(frozen=True)
class StampGood:
    """A tile among the goods whose face I know.

    Parameters
    ----------
    tile
        The tile.
    down
        Whether it lies face down, so that only its owner and I have seen it.
    """

    tile: Tile
    down: bool = False

    @property
    def rare(self) -> bool:
        """Whether it is gold; a rare tile is never reserved, face down neither (rulebook, Swap Phase)."""
        return any(stamp.rare for stamp in self.tile.stamps)

    def __str__(self) -> str:
        return f"{self.tile} {DOWN}" if self.down else str(self.tile)


@dataclass(frozen=True)
class UnseenGood:
    """A tile among the goods that lies face down and that I have not seen; its back shows the size."""

    width: int
    height: int

    @property
    def size(self) -> str:
        """The name of its size."""
        return SIZES[min(self.width, self.height), max(self.width, self.height)]

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {UNSEEN}"


@dataclass(frozen=True)
class ExhibitorGood:
    """An exhibitor card among the goods, which scores in every Show Phase."""

    contest: Contest

    def __str__(self) -> str:
        return f"exhibitor {self.contest}"


@dataclass(frozen=True)
class TokenGood:
    """The first-player token among the goods."""

    def __str__(self) -> str:
        return "first-player"


Good: TypeAlias = StampGood | UnseenGood | Specialist | ExhibitorGood | TokenGood
Goods: TypeAlias = tuple[Good, ...]
GOOD_TYPES = (StampGood, UnseenGood, Specialist, ExhibitorGood, TokenGood)
TOKEN = TokenGood()


def parse_good(text: str) -> Good:
    """Read a stamp, ``2x3 blue animals 2 (down)``, ``2x3 ?``, ``first-player``, ``exhibitor <contest>``,
    ``specialist NAME`` or ``specialist NAME: <effect>``.

    Raises
    ------
    ValueError
        If it is none of them; the message says how to fix it.
    """
    words = typed(text).split()
    kind = words[0].lower() if words else ""
    meant = _in_other_words(typed(text).lower())
    if meant:
        raise ValueError(f"{quoted(text)}: {meant}")
    rest = text.strip()[len(kind) :].strip()
    if kind == str(TOKEN):
        if rest:
            raise ValueError(f"{quoted(rest)} is too much: the token is just {TOKEN}")
        return TOKEN
    if kind == SPECIALIST:
        return Specialist.parse(text)
    if kind == "exhibitor":
        if not rest:
            raise ValueError("an exhibitor needs what it scores, such as exhibitor count theme=space 1")
        return ExhibitorGood(Contest.parse(rest))
    if kind and words[-1] == UNSEEN:
        if len(words) != 2:
            raise ValueError(f"{quoted(text)}: a tile not seen shows its size only, such as 2x3 {UNSEEN}")
        return UnseenGood(*parse_size(kind))
    if kind and words[-1].lower() == DOWN:
        tile = parse_tile(" ".join(words[:-1]))
        if tile.width == 1:
            raise ValueError("a forever stamp never lies face down: write just forever")
        return StampGood(tile, down=True)
    return StampGood(parse_tile(text))


def _in_other_words(text: str) -> str | None:
    """The way to write an item that was typed in the words of the rulebook; None for any other."""
    words = text.replace(UNSEEN, f" {UNSEEN} ").split()
    if words[:1] in (["first"], ["token"], ["first_player"]):
        return f"the first-player token is written {TOKEN}"
    if words[:1] == ["attendee"]:
        return "an attendee is written specialist NAME, or exhibitor with its contest: exhibitor count rare 1"
    sizes = [word for word in words if word not in HIDDEN]
    if len(sizes) == 1 < len(words) and sizes[0][0].isdigit() and text.split() != [sizes[0], UNSEEN]:
        return f"a stamp that lies face down, and whose face was not seen, is written {sizes[0]} {UNSEEN}"
    return None


def tiles_in(goods: Iterable[Good]) -> tuple[Tile, ...]:
    """The tiles among goods, as far as their faces are known."""
    return tuple(good.tile for good in goods if isinstance(good, StampGood))


def exhibitors_in(goods: Iterable[Good]) -> tuple[Contest, ...]:
    """The contests of the exhibitors among goods."""
    return tuple(good.contest for good in goods if isinstance(good, ExhibitorGood))


def specialists_in(goods: Iterable[Good]) -> tuple[Specialist, ...]:
    """The specialists among goods."""
    return tuple(good for good in goods if isinstance(good, Specialist))


def turned_up(goods: Iterable[Good]) -> Goods:
    """Goods as they lie when everybody has seen their faces."""
    return tuple(replace(good, down=False) if isinstance(good, StampGood) else good for good in goods)


def may_reserve(good: Good) -> bool:
    """Whether an item may be reserved: any but a tile that is known to be rare."""
    return not (isinstance(good, StampGood) and good.rare)
