"""A position in words, and warnings about what is hardly so at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from stockbook.models.album.stamps import PRINTED_TILES, Tile
from stockbook.models.files.words import counted
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import FOREVER, items_selected
from stockbook.models.stampswap.goods import (
    ExhibitorGood,
    Good,
    Goods,
    Specialist,
    StampGood,
    UnseenGood,
    tiles_in,
)
from stockbook.models.stampswap.in_force import collected_draws, taken_draws
from stockbook.models.stampswap.position import (
    FOREVER_PER_ROUND,
    LAST_ROUND,
    Player,
    Position,
    forever_stamps,
)

#: What may be missing: a key of the file, and that it is not there.
FOREVER_OTHERS = "forever_others"
NOT_GIVEN = f"{FOREVER_OTHERS} is not given"
DAYS = {1: "Friday", 2: "Saturday", 3: "Sunday"}

#: The phases of a round in words.
PHASE_NAMES = {
    "collect": "Collect Phase",
    "cut": "Swap Phase, the cut",
    "choose": "Swap Phase, my Choose turn",
    "show": "Show Phase",
}


def heading(position: Position) -> str:
    """The day and the round, such as ``Sunday, round 3``."""
    return f"{DAYS[position.round]}, round {position.round}"


def facts(position: Position) -> list[tuple[str, str]]:
    """(label, text) of the contests, my cards and goods, and each opponent; one contest a line."""
    found: list[tuple[str, str]] = []
    for contest in position.contests:
        state = "" if contest in position.open_contests else " (entered)"
        found.append(("" if found else "contests", f"{contest}{state}"))
    deck = position.deck and (position.deck.name or "one's own copy")
    found += _told(finale=position.finale, event=", ".join(map(str, position.event)), deck=deck)
    found += [*_cards(position.me), *_goods(position.me)]
    found += _told(
        pool=_listed(position.pool),
        turns_left=position.turns_left,
        first_to_choose=position.first_player_holder,
    )
    if position.rivals is not None:
        assumed = bool(position.rivals_assumed)
        rivals = ", ".join(map(str, position.rivals)) or "none"
        found.append(("forever stamps", f"{rivals} (the others, at the end{', assumed' * assumed})"))
    for other in position.opponents:
        known = "album unknown" if other.album is None else counted(len(other.album.stamps), "stamp")
        entered = [f"entered {contest}" for contest in other.entered]
        cards = [f"{what} {words}" for what, words in _cards(other)]
        goods = [f"{what} {words}" for what, words in _goods(other)]
        chosen = ["has chosen"] * other.chosen
        found.append((other.name, "; ".join([known, *entered, *cards, *chosen, *goods])))
    return found


def assumptions(position: Position) -> list[str]:
    """A text for each thing that the points of a position take for granted."""
    if _uncounted(position):
        missing, instead = "and no opponent is listed", "forever stamps count nothing"
    elif position.last and position.rivals_assumed:
        missing = f"nor the album of {_names(position)}"
        instead = f"counted with {FOREVER_PER_ROUND * LAST_ROUND} forever stamps, one a round"
    else:
        return []
    return [f"{NOT_GIVEN}, {missing}: {instead}; what is proved is proved for that"]


def assuming(position: Position) -> str:
    """A few words that limit what is proved to what is assumed; empty where nothing is."""
    if _uncounted(position):
        return ", forever stamps left out"
    assumed = position.last and position.rivals_assumed
    return f" with the forever stamps of {_names(position)} assumed" if assumed else ""


def is_puzzle(position: Position) -> bool:
    """Whether it is a puzzle or an example, with one contest and no ticket, Finale or opponent."""
    more = (*position.contests[1:], *position.me.entered, *position.opponents)
    return not more and position.finale is None


def _uncounted(position: Position) -> bool:
    """Whether I have forever stamps at the end, or may get some, and nothing says what others have."""
    if not position.last or position.rivals is not None or is_puzzle(position):
        return False
    me = position.me
    tiles = (*position.place, *tiles_in((*me.collection, *me.got, *position.pool)))
    seen = forever_stamps(position.album) + sum(stamp.forever for tile in tiles for stamp in tile.stamps)
    draws = [*collected_draws(position), *taken_draws(position)]
    return bool(seen) or FOREVER in draws


def _names(position: Position) -> str:
    return " and ".join(position.rivals_assumed)


def _goods(player: Player) -> list[tuple[str, str]]:
    """(label, text) of a player's goods of this round."""
    piles = [(f"pile {number}", pile) for number, pile in enumerate(player.piles, 1)]
    parts = [("collection", player.collection), ("has", player.got), *piles]
    return [(what, _listed(goods)) for what, goods in parts if goods]


def _listed(goods: Goods) -> str:
    """Goods with their numbers."""
    return ", ".join(f"{number}: {good}" for number, good in enumerate(goods, 1))


def _cards(player: Player) -> list[tuple[str, str]]:
    """(label, text) of a player's exhibitors, specialists and token."""
    names = ", ".join(card.words for card in player.specialists if card.name)
    number = len(player.specialists)
    return _told(
        exhibitors=", ".join(map(str, player.exhibitors)),
        specialists=(f"{number}: {names}" if names else number) if number else None,
        first_player="yes" if player.first_player else None,
        score_track=player.points,
    )


def _told(**facts: object) -> list[tuple[str, str]]:
    """(label, text) of the facts that are told; a label has blanks."""
    return [(label.replace("_", " "), str(fact)) for label, fact in facts.items() if fact not in (None, "")]


#: The place in the file, as faults have it, and an item or what seems to be wrong there.
KeyedGood = tuple[str, Good]
KeyedWarning = tuple[str, str]


def players_of(position: Position) -> Iterator[tuple[str, Player]]:
    """(key, player) of all players."""
    yield "me", position.me
    for n, player in enumerate(position.opponents, 1):
        yield f"opponents[{n}]", player


def goods_of(key: str, player: Player) -> Iterator[KeyedGood]:
    """(key, item) of all goods of a player."""
    piles = {f"piles[{n}]": pile for n, pile in enumerate(player.piles, 1)}
    for part, goods in {"collection": player.collection, "got": player.got, **piles}.items():
        yield from numbered(f"{key}.{part}", goods)


def numbered(key: str, goods: Goods) -> Iterator[KeyedGood]:
    """(key, item) of the goods in a list."""
    for n, good in enumerate(goods, 1):
        yield f"{key}[{n}]", good


def has_all_tiles(deck: Deck | None) -> bool:
    """Whether there is a deck with as many tiles of each size as the box, so that there are no others."""
    if deck is None:
        return False
    sizes = deck.sizes()
    return all(sizes[size] >= printed for size, printed in PRINTED_TILES.items())


def too_many(position: Position, hers: Iterable[KeyedGood] = ()) -> Iterator[KeyedWarning]:
    """(key, message) of tiles that the box, or the position's deck with all its tiles, does not have.

    ``hers`` are the goods of Pinzetta.
    """
    deck = position.deck if has_all_tiles(position.deck) else None
    left = Counter(deck.tiles if deck else ())
    there = deck.sizes() if deck else PRINTED_TILES
    seen, beyond = Counter[str](), dict[str, str]()
    for key, tile in _tiles(position, hers):
        size = tile.size
        seen[size] += 1
        if seen[size] > there[size]:
            beyond.setdefault(size, key)
        elif deck and isinstance(tile, Tile) and size != FOREVER:
            left[tile] -= 1
            if left[tile] == -1:
                has = deck.tiles.count(tile)
                number = f"has only {has} of" if has else "has no"
                yield key, f"your copy {number} {tile}: correct it here or in the deck"
    for size, key in beyond.items():
        what = f"{size} {'stamps' if size == FOREVER else 'tiles'}"
        fix = "one of them is written twice, or is another one"
        yield key, f"{seen[size]} {what} in all, and the box has {there[size]}: {fix}"
    mine = forever_stamps(position.album) + sum(tile.width == 1 for tile in position.place)
    if position.forever_others and FOREVER not in beyond:
        forever = mine + sum(position.forever_others)
        if forever > there[FOREVER]:
            message = f"{forever} forever stamps with mine, and the box has {there[FOREVER]}"
            yield "forever_others", message


def _tiles(position: Position, hers: Iterable[KeyedGood]) -> Iterator[tuple[str, Tile | UnseenGood]]:
    """(key, tile) of every tile that has left its stack, as far as the position shows it."""
    goods: list[KeyedGood] = []
    for key, player in players_of(position):
        for placed in player.album.tiles if player.album else ():
            yield f"{key}.album", placed.tile
        goods += goods_of(key, player)
    for n, tile in enumerate(position.place, 1):
        yield f"me.place[{n}]", tile
    for key, good in (*goods, *numbered("pool", position.pool), *hers):
        if isinstance(good, StampGood):
            yield key, good.tile
        elif isinstance(good, UnseenGood):
            yield key, good


def position_warnings(position: Position, hers: Iterable[KeyedGood] = ()) -> list[KeyedWarning]:
    """(key, message) of what contradicts itself in a position, or seems to be forgotten.

    A puzzle or an example, which has one contest and no ticket, Finale or opponent, lacks nothing.
    ``hers`` are the goods of Pinzetta.
    """
    found = [*_pool_twice(position), *_specialists_twice(position), *_turns(position), *_holders(position)]
    # Whoever names a deck by an option may try it on any position; that of the file is held against it.
    found += too_many(replace(position, deck=None), hers)
    if not is_puzzle(position):
        found += [*_tickets(position), *_final_show(position)]
    return found


def _pool_twice(position: Position) -> Iterator[KeyedWarning]:
    """Items of the pool that are mine as well."""
    mine = {_face(good): n for n, good in enumerate(position.me.collection, 1)}
    for n, good in enumerate(position.pool, 1):
        if _face(good) is not None and _face(good) in mine:
            place = f"me.collection[{mine[_face(good)]}]"
            yield f"pool[{n}]", f"{good} is mine too, at {place}: if it is the same one, take it out here"


def _face(good: Good) -> object:
    """The tile or exhibitor, face up or down; None for what looks like others, and for specialists."""
    if isinstance(good, StampGood):
        return good.tile if good.tile.width > 1 else None
    return good.contest if isinstance(good, ExhibitorGood) else None


def _specialists_twice(position: Position) -> Iterator[KeyedWarning]:
    first: dict[str, str] = {}
    for key, name in _specialists(position):
        if name and first.setdefault(name.casefold(), key) != key:
            yield key, f"{name} is at {first[name.casefold()]} too: each specialist is in the box once"


def _specialists(position: Position) -> Iterator[tuple[str, str]]:
    """(key, name) of each specialist in a file."""
    goods: list[KeyedGood] = []
    for which, player in players_of(position):
        goods += [*numbered(f"{which}.specialists", player.specialists), *goods_of(which, player)]
    goods += numbered("pool", position.pool)
    return ((key, good.name) for key, good in goods if isinstance(good, Specialist))


def _turns(position: Position) -> Iterator[KeyedWarning]:
    """Items that are not six, or as many as the event says, with those still to come."""
    here, left = len(position.me.collection), position.turns_left
    selected = items_selected(position.event)
    if left is not None and here + left != selected:
        message = f"{here} collected and {left} to come are {here + left}, and {selected} are selected"
        yield "turns_left", message if position.event else f"{message} unless an event says otherwise"


def _holders(position: Position) -> Iterator[KeyedWarning]:
    """Another holder of the token than the one who is said to choose first; two tokens are a fault."""
    holder = position.first_player_holder
    for which, player in players_of(position):
        if player.first_player and holder not in (None, player.name):
            yield "first_player_holder", f"{holder}, but {which}.first_player says {player.name}"


def _tickets(position: Position) -> Iterator[KeyedWarning]:
    """Fewer tickets of mine than rounds are finished, or more of another player."""
    finished = position.round - 1
    rounds = counted(finished, "finished round")
    if len(position.me.entered) < finished:
        yield "entered", f"{_count(position.me)} of mine after {rounds}: each round takes one"
    for which, player in players_of(position):
        if player is not position.me and len(player.entered) > finished:
            yield f"{which}.entered", f"{_count(player)} after {rounds}"


def _count(player: Player) -> str:
    return counted(len(player.entered) or "no", "ticket")


def _final_show(position: Position) -> Iterator[KeyedWarning]:
    """The Finale and the forever stamps of the others, which count in the last round."""
    if position.last and position.finale is None:
        yield "finale", "missing: it counts in round 3"
    assumed = assumptions(position)
    if position.last and position.rivals is None and not assumed:
        yield FOREVER_OTHERS, "missing, and no opponent is listed: forever stamps do not count"
    for text in assumed:
        yield FOREVER_OTHERS, text.removeprefix(f"{FOREVER_OTHERS} is ")
