"""Items as they are typed: in full once, later by a number or by how their words begin."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_cell, split_place
from stockbook.models.album.stamps import Tile
from stockbook.models.files.words import quoted, typed
from stockbook.models.stampswap.goods import DOWN, UNSEEN, Good, StampGood, UnseenGood, parse_good

#: Items that begin with a word.
KINDS = ("forever", "first-player", "specialist", "exhibitor", "double")
#: Kinds whose first word may be left out where the item is named again.
_UNSAID = ("specialist", "exhibitor", "double")
#: Words that mean one kind, whatever else begins so.
ALIASES = {"f": "forever", "token": "first-player"}
_CANCELED = "canceled"
_SIZED = re.compile(r"(?:(double|d|do|dou|doub|doubl)\s+)?(\d+x\d+)\s*(.*)", re.IGNORECASE | re.DOTALL)
#: A bar between piles, not one inside the brackets of a double.
_BAR = re.compile(r"\|(?![^(]*\))")
_NUMBERS = re.compile(r"\d+(?:[\s,;]+\d+)*")
#: Words of a face that may be new; fewer are the beginning of an item that is here.
_WHOLE = 3
#: Items that a message lists.
_LISTED = 12


def split_items(text: str) -> list[str]:
    """The items of a list: between semicolons, or numbers between blanks."""
    text = text.strip().strip(";").strip()
    if _NUMBERS.fullmatch(text):
        return re.split(r"[\s,;]+", text)
    return [part.strip() for part in text.split(";") if part.strip()]


def split_piles(text: str) -> list[str]:
    """The piles of a list of items, between bars."""
    return _BAR.split(text)


def parse_item(text: str) -> Good:
    """Read an item as in a position file, in which words may be cut short: ``3x2 bl an 2``, ``2x2 r 5``.

    The halves of a double may have a ``/`` between them: ``4x2 bl an 1 / gr sp -1``. A ``ValueError`` if it
    is none.
    """
    text = typed(text).strip()
    sized = _SIZED.fullmatch(text)
    if sized:
        return parse_good(_sized(*sized.groups()))
    word, _, rest = text.partition(" ")
    word = ALIASES.get(word.lower(), word.lower())
    meant = [kind for kind in KINDS if word and kind.startswith(word)]
    return parse_good(f"{meant[0]} {rest}".strip() if len(meant) == 1 else text)


def find_item(text: str, goods: Sequence[Good], where: str) -> tuple[int, Good]:
    """The place of the item that a text means, and the item, with the face that the text tells of it.

    The text is a number from 1, the beginning of the item's words, both as lists show them, or the face of
    one that lies face down; after a number the face may stand as well: ``3 = 2x3 blue animals 2``. ``where``
    are words for these items. A ``ValueError`` if it means none of them, or several that differ.
    """
    which, _, face = (part.strip() for part in text.partition("="))
    number, words = split_number(which)
    if number and words and not face:
        there = goods[_numbered(number, goods, where)]
        if isinstance(there, UnseenGood) and not _begins(_words(words), _words(str(there))):
            which, face = number, words
    place = _place_of(which, goods, where)
    if not face:
        return place
    seen = parse_item(face)
    if not hides(place[1], seen):
        raise ValueError(f"{place[1]} cannot be {seen}: only a face of its size can lie there")
    return place[0], _face_down(seen)


def hides(good: Good, face: Good) -> bool:
    """Whether an item is one that nobody has turned up, and may have this face."""
    if not (isinstance(good, UnseenGood) and isinstance(face, StampGood)):
        return False
    # A back shows the size, and not which way up the tile is.
    return {good.width, good.height} == {face.tile.width, face.tile.height}


def item_named(text: str, goods: Sequence[Good], where: str) -> int:
    """The place, from 0, of the item that has this number from 1, that begins so, or both.

    A ``ValueError`` if it is none, or several that differ.
    """
    place = begun(text, goods, where)
    if place is None:
        raise ValueError(_absent(text, goods, where))
    return place


def _place_of(text: str, goods: Sequence[Good], where: str) -> tuple[int, Good]:
    place = begun(text, goods, where)
    if place is not None:
        return place, goods[place]
    face = whole_item(text, goods, where)
    for place, good in enumerate(goods):
        if good == face:
            return place, good
    for place, good in enumerate(goods):
        if hides(good, face):
            return place, _face_down(face)
    raise ValueError(f"{face} is not {where}: {_listing(goods, where)}")


def whole_item(text: str, goods: Sequence[Good], where: str) -> Good:
    """The item of a text that is no number or beginning of an item that is there; else a ``ValueError``."""
    try:
        return parse_item(text)
    except ValueError:
        if len(_words(text)) < _WHOLE:
            raise ValueError(_absent(text, goods, where)) from None
        raise


def begun(text: str, goods: Sequence[Good], where: str) -> int | None:
    """The place of the item of a number, a beginning or both; None if none begins so."""
    number, words = split_number(text)
    if number:
        place = _numbered(number, goods, where)
        if words and not _begins(_words(words), _words(str(goods[place]))):
            raise ValueError(f"item {number} is {goods[place]}, not {words}: write its number alone")
        return place
    begin = [ALIASES.get(word, word) for word in _words(text)]
    found = [place for place, good in enumerate(goods) if begin and _begins(begin, _words(str(good)))]
    exact = [place for place in found if _words(str(goods[place])) == begin]
    different = list(dict.fromkeys(str(goods[place]) for place in exact or found))
    if len(different) > 1:
        raise ValueError(f"{quoted(text)} may be {' or '.join(different)}: write more of it, or its number")
    best = exact or found
    return best[0] if best else None


def split_number(text: str) -> tuple[str, str]:
    """A number, and the words after it; one of them may be empty."""
    text = typed(text).strip()
    number, _, words = text.partition(" ")
    return (number, words.strip()) if number.isascii() and number.isdigit() else ("", text)


def _numbered(number: str, goods: Sequence[Good], where: str) -> int:
    """The place of the item that has this number from 1."""
    found = int(number) if len(number) < 4 else 0
    if not 1 <= found <= len(goods):
        raise ValueError(f"there is no item {number}: {_listing(goods, where)}")
    return found - 1


def _sized(double: str | None, size: str, rest: str) -> str:
    """A tile in full words."""
    rest, down = _without_down(rest.replace("/", "|"))
    if "|" in rest:
        inside = rest.strip().removeprefix("(").removesuffix(")")
        halves = " | ".join(_face(half) for half in inside.split("|"))
        return f"double {size} ({halves}){down}"
    if double:
        return f"double {size} {rest}{down}"
    return f"{size} {_face(rest)}{down}".strip()


def _without_down(text: str) -> tuple[str, str]:
    words = text.split()
    if words and words[-1].lower() in (DOWN, "down"):
        return " ".join(words[:-1]), f" {DOWN}"
    return text, ""


def _face(text: str) -> str:
    """The face of a stamp with rare and canceled in full."""
    words = text.lower().split()
    if words and words[0] != UNSEEN and "rare".startswith(words[0]):
        words[0] = "rare"
    if len(words) > 2 and words[-1].isalpha() and _CANCELED.startswith(words[-1]):
        words[-1] = _CANCELED
    return " ".join(words)


def _face_down(good: Good) -> Good:
    return StampGood(good.tile, down=True) if isinstance(good, StampGood) else good


def _words(text: str) -> list[str]:
    return re.sub(r"[()|:/]", " ", typed(text).lower()).split()


def _begins(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins one of an item, in order; a number must be the same."""
    rests = [words, words[1:]] if words[0] in _UNSAID else [words]
    return any(len(typed) <= len(rest) and all(map(_begins_word, typed, rest)) for rest in rests)


def _begins_word(typed: str, word: str) -> bool:
    number = typed.lstrip("+-").isdigit()
    return word == typed if number else word.startswith(typed)


def _absent(text: str, goods: Sequence[Good], where: str) -> str:
    return f"{quoted(text)} is not {where}: {_listing(goods, where)}"


def _listing(goods: Sequence[Good], where: str) -> str:
    shown = ", ".join(f"{number} {good}" for number, good in enumerate(goods[:_LISTED], 1))
    more = ", ..." if len(goods) > _LISTED else ""
    return f"{where} are {shown}{more}" if goods else f"no items are {where}"


#: Words for the stamps that may be named.
_WHERE = "among the stamps to place"


def split_places(text: str) -> list[tuple[str, str]]:
    """Each stamp and its cell in a text with a ``;`` between them; a ``ValueError`` if one is missing."""
    pieces = [piece for piece in text.split(";") if piece.strip()]
    if not pieces:
        raise ValueError("which stamp, and where? For example 1@c4, or 2x3 bl c4; 1 a1")
    return [stamp_and_cell(piece) for piece in pieces]


def stamp_and_cell(text: str) -> tuple[str, str]:
    """A stamp, and the cell of its top left space; a ``ValueError`` if one of them is missing."""
    what, cell = split_place(text)
    if not (what and cell):
        fix = "write a stamp, its number or how it begins, and the cell of its top left space"
        raise ValueError(f"{quoted(text.strip())} has no place: {fix}, such as 1@c4, 1 at c4 or 2x3 bl c4")
    return what, cell


def stamp_named(text: str, hand: Sequence[Tile]) -> int:
    """The place in a hand of the stamp of a number, of a beginning, or of both, as in ``item_named``."""
    return item_named(text, [StampGood(tile) for tile in hand], _WHERE)


def read_placed(text: str, hand: Sequence[Tile], album: Album) -> PlacedTile:
    """The stamp of a hand that a text means, where it says; a ``ValueError`` if it cannot be read.

    A whole stamp that is not in the hand is read as well: whether it may lie there, the rules say.
    """
    what, cell = stamp_and_cell(text)
    goods = [StampGood(tile) for tile in hand]
    at = parse_cell(cell, album.width, album.height)
    place = begun(what, goods, _WHERE)
    if place is not None:
        return PlacedTile.at(hand[place], at)
    whole = whole_item(what, goods, _WHERE)
    if not isinstance(whole, StampGood):
        raise ValueError(f"{whole} cannot be placed: write a stamp with its face")
    return PlacedTile.at(whole.tile, at)
