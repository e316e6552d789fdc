"""The lines of the Collect Phase in a table's record: the event, the pool, and what each player selects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from stockbook.games.stampswap.table.game import BOX, TableGame, next_round
from stockbook.models.files.words import integer, quoted
from stockbook.models.stampswap.effects import Effect, event_effect
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import TOKEN, Good, Goods, TokenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.reading import MAX_POOL
from stockbook.models.stampswap.typed_items import ALIASES, find_item, parse_item, split_items, split_number


def event_line(game: TableGame, text: str) -> TableGame:
    """The game after a line about the round's event, its effect or the name of its card, before the pool."""
    cards = game.deck.events if game.deck else ()
    return with_event(game, effect_named(text, [(card.name, card.effect) for card in cards]))


def with_event(game: TableGame, effect: Effect) -> TableGame:
    """The game in whose round an event has this effect too."""
    game = next_round(game)
    _before_collecting(game, "the event")
    return replace(game, events=((*game.event, effect),))


def effect_named(text: str, cards: Sequence[tuple[str, Effect]]) -> Effect:
    """The effect of an event that is told in words, or by how the name of its card begins.

    ``cards`` are the event cards of one's own copy. A ``ValueError`` if it is neither, or may be several.
    """
    typed = text.strip().casefold()
    if typed in ALIASES:
        fix = "an event does something, such as reserve 1; nothing where it does nothing"
        raise ValueError(f"{quoted(text.strip())} is the item {ALIASES[typed]}, and no effect: {fix}")
    found = [(name, effect) for name, effect in cards if typed and name.casefold().startswith(typed)]
    found = [each for each in found if each[0].casefold() == typed] or found
    if len({effect for _, effect in found}) > 1:
        raise ValueError(f"{quoted(text.strip())} may be {' or '.join(dict(found))}: write more of it")
    return found[0][1] if found else event_effect(text)


def pool_line(game: TableGame, text: str) -> TableGame:
    """The items that the event cards add to the pool; the token comes last if it is not written."""
    game = next_round(game)
    _before_collecting(game, "the pool")
    pool = tuple(game.told(parse_item(each)) for each in split_items(text))
    if not pool:
        raise ValueError("the pool is empty: write its items, such as pool 2x3 blue animals 2; 2x2 ?")
    if len(pool) >= MAX_POOL:
        raise ValueError(f"{len(pool)} items: a pool has fewer than {MAX_POOL}")
    tokens = sum(isinstance(good, TokenGood) for good in pool)
    if tokens > 1:
        raise ValueError(f"{tokens} first-player tokens: there is one")
    return replace(game, pool=pool if tokens else (*pool, TOKEN), turn=game.first)


def round_line(game: TableGame, text: str) -> TableGame:
    """The number of the round, which may stand before its lines."""
    number = integer(text.strip(), "round", 1, LAST_ROUND)
    game = next_round(game)
    if number != game.round:
        raise ValueError(f"this is round {game.round}, not {number}: {_lacking(game)}")
    return game


def collect_line(game: TableGame, number: int, text: str) -> TableGame:
    """A player selects items: one item, or several where their order does not matter."""
    game = next_round(game) if number == game.me or game.pool is None else game
    seat = game.seats[number]
    late = game.phase == "cut" and game.pool is None and seat.cut is None
    if game.phase != "collect" and not late:
        raise ValueError("the Collect Phase is over: leave it out, or begin the next round with its pool")
    texts = split_items(text)
    if not texts:
        raise ValueError("what? For example: collect 2x3 blue animals 2, or its number in the pool")
    have = len(seat.goods)
    if have + len(texts) > game.selected:
        raise ValueError(f"{seat.name} has {have} items already, and selects {game.selected} in this round")
    if game.turn not in (None, number) and len(texts) == 1:
        assert game.turn is not None
        raise ValueError(f"it is the turn of {game.seats[game.turn].name} to select, not of {seat.name}")
    strict = game.turn is not None and len(texts) == 1
    if game.pool is None:
        found = tuple(game.told(parse_item(each)) for each in texts)
        if TOKEN in found and (found.count(TOKEN) > 1 or rules.token_holder(BOX, game) is not None):
            raise ValueError("the first-player token is taken already: there is one")
        game = changed(game, number, goods=(*seat.goods, *found))
    else:
        picked = dict(pick_places(texts, game.pool, "in the pool"))
        pool = tuple(picked.get(place, good) for place, good in enumerate(game.pool))
        game = rules.select(replace(game, pool=pool), number, tuple(picked))
    turn = rules.clockwise(game, number) if strict else None
    return _collected(replace(game, turn=turn), number)


def look_line(game: TableGame, number: int, text: str) -> TableGame:
    """A look at a face-down item of the pool; its face where it is I who look."""
    if game.phase != "collect" or game.pool is None:
        raise ValueError("there is no pool to look at: items are looked at in the Collect Phase")
    place, good = find_item(text, game.pool, "in the pool")
    if number != game.me:
        return game
    if str(good) == str(game.pool[place]):
        raise ValueError(f"{quoted(text)}: which face? For example: look 3 = 2x3 blue animals 2")
    return replace(game, pool=(*game.pool[:place], good, *game.pool[place + 1 :]))


def pick_items(texts: Sequence[str], goods: Sequence[Good], where: str) -> tuple[Goods, Goods]:
    """The items that texts mean, and those left; a ``ValueError`` if a text means none, or one twice."""
    picked = pick_places(texts, goods, where)
    places = [place for place, _ in picked]
    left = tuple(good for place, good in enumerate(goods) if place not in places)
    return tuple(good for _, good in picked), left


def pick_places(texts: Sequence[str], goods: Sequence[Good], where: str) -> list[tuple[int, Good]]:
    """The place of each item that texts mean, from 0, and the item, with the face that the text tells.

    A ``ValueError`` if a text means none, or one twice.
    """
    left = dict(enumerate(goods))
    found: list[tuple[int, Good]] = []
    for text in texts:
        name, _ = split_number(text.partition("=")[0])
        if name:
            place, good = find_item(text, goods, where)
            if place not in left:
                raise ValueError(f"item {name} is named twice: {good}")
        else:
            within, good = find_item(text, list(left.values()), where)
            place = list(left)[within]
        del left[place]
        found.append((place, good))
    return found


def _collected(game: TableGame, number: int) -> TableGame:
    """The game after a selection: the phase ends when all have their items, or I have in no order."""
    in_order = game.turn is not None
    complete = [len(seat.goods) >= game.selected for seat in game.seats]
    over = all(complete) or (in_order and rules.last_to_select(BOX, game, number))
    if game.pool is not None and (over or not game.pool):
        # The last player to select gets the token that nobody selected.
        known = None if in_order else game.first
        last = number if known is None else (known - 1) % len(game.seats)
        return replace(rules.end_collect(BOX, game, last), pool=None, turn=None)
    if not in_order and complete[game.me]:
        return replace(game, phase="cut", pool=None)
    return game


def _before_collecting(game: TableGame, what: str) -> None:
    """Refuse what stands at the beginning of a round only."""
    if game.phase != "collect" or game.pool is not None or any(seat.goods for seat in game.seats):
        raise ValueError(f"{what} stands before everything else of its round: {_lacking(game)}")


def _lacking(game: TableGame) -> str:
    """The reason why the next round cannot begin yet."""
    if game.phase == "over":
        return "the game is over"
    if game.phase == "show":
        return f"round {game.round} ends when {game.mine.name} has entered a contest"
    return f"round {game.round} goes on"


PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    "collect": collect_line,
    "look": look_line,
}
TABLE_LINES: dict[str, Callable[[TableGame, str], TableGame]] = {
    "event": event_line,
    "pool": pool_line,
    "round": round_line,
}
