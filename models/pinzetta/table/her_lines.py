"""The lines of Pinzetta's side in a record: her piles, cards and items."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from stockbook.models.files.words import integer, pick
from stockbook.models.pinzetta.appraisal import appraise
from stockbook.models.pinzetta.card_reading import MAX_BOXES, MAX_CROSSED, MAX_POINTS
from stockbook.models.pinzetta.procedure import AppraisedPiles, appraise_row
from stockbook.models.pinzetta.scoring import HER, ME
from stockbook.models.pinzetta.table.game import HerChoice, SoloTableGame
from stockbook.models.pinzetta.table.lines import read_goods
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import Goods, StampGood, turned_up
from stockbook.models.stampswap.reading import MAX_FOREVER, MAX_GOODS
from stockbook.models.stampswap.table import swapping
from stockbook.models.stampswap.table.game import BOX
from stockbook.models.stampswap.typed_items import parse_item, split_items, split_piles

_INTRO = "in intro mode her points are fixed and her items are discarded: leave it out"
_BOXES = f"such as {HER} boxes 4 2 2 2 2 1 2, the items in each box of her mat"
_POINTS = f"such as {HER} decision 6 4 5 5 2 0 2, for an item in each box of her mat"


def piles_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Her two piles as dealt, before her exchange."""
    if game.phase not in ("collect", "cut", "choose"):
        raise ValueError(
            f"no piles of hers are on offer now: the round of {DAYS[game.swap.round]} was swapped"
        )
    if game.her.piles:
        raise ValueError(f"her piles of round {game.swap.round} are told already")
    parts = split_piles(text)
    if len(parts) != 2:
        raise ValueError(f"{len(parts)} piles: write two with a bar between them: 2x3 ?; forever | 2x4 ?")
    piles = tuple(read_goods(game, part, 1) for part in parts)
    return replace(game, told=replace(game.told, piles=piles))


def decision_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Her decision card: its crossed-out icons when she chooses, at the end its points for each box."""
    if game.phase == "over":
        return _last_card(game, text)
    crossed = integer(text.strip(), "number", 0, MAX_CROSSED)
    cards = game.her.crossed
    if cards and crossed not in cards:
        printed = ", ".join(map(str, sorted(set(cards))))
        raise ValueError(f"no decision card has {crossed} crossed-out icons: they have {printed}")
    return _taken(game, appraised(game).pile_taken(crossed), crossed)


def take_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The pile of mine that she takes, where her decision card is not told."""
    tokens = appraised(game)
    pile = swapping.pile_named(game.offered, ME, text.strip().removeprefix(f"{ME} "))
    cards = game.her.crossed
    if cards and pile not in map(tokens.pile_taken, cards):
        left = f"{tokens.tokens[0]} and {tokens.tokens[1]} tokens"
        raise ValueError(f"she takes the other pile with every decision card: they have {left}")
    return _taken(game, pile, None)


def turn_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The faces of stamps on her mat that were not seen before."""
    items = game.items
    for each in split_items(text):
        face = parse_item(each)
        found = swapping.with_face(items, StampGood(face.tile)) if isinstance(face, StampGood) else None
        if found is None:
            raise ValueError(f"no stamp on her mat can be turned up to be {face}: write one of its size")
        items = found
    return replace(game, items=items)


def got_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Everything that she got in a round in which nobody told the swap."""
    _not_intro(game)
    number = game.scored + (game.phase == "show")
    if number not in game.untold:
        raise ValueError(f"write it after {ME} got: what she got is known from the swap")
    hers = turned_up(read_goods(game, text, 1, 2 * MAX_GOODS))
    untold = tuple(each for each in game.untold if each != number)
    return replace(game, items=(*game.items, *hers), untold=untold)


def show_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The points that her show-scoring card lists for her level, or the type of contest on the card."""
    _not_intro(game)
    shows = game.her.shows
    if len(shows) >= game.scored:
        raise ValueError("she draws a show-scoring card after my Show Phase, one in each round")
    listed = _listed(game)
    word = text.strip()
    if listed and not word.isdigit():
        points = listed[pick(word, listed, "type")]
    else:
        points = integer(word, "number", 0, MAX_POINTS)
    if listed and points not in listed.values():
        printed = ", ".join(f"{kind} {number}" for kind, number in listed.items())
        raise ValueError(
            f"no show-scoring card lists {points} on level {game.her.level}: they list {printed}"
        )
    return replace(game, told=replace(game.told, shows=(*shows, points)))


def boxes_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The items in each box of her mat at the end."""
    _not_intro(game)
    if game.phase != "over":
        raise ValueError("her boxes are counted at the end of the game")
    boxes = _numbers(text, 0, MAX_GOODS, _BOXES)
    _check_boxes(game, len(boxes))
    if game.items_known and sum(boxes) != len(game.items):
        raise ValueError(f"{sum(boxes)} items: {len(game.items)} are on her mat")
    return replace(game, told=replace(game.told, boxes=boxes))


def forever_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The number of her forever stamps."""
    _not_intro(game)
    return replace(game, forever=integer(text.strip(), "number", 0, MAX_FOREVER))


def appraised(game: SoloTableGame) -> AppraisedPiles:
    """My piles as she appraises them.

    Raises
    ------
    ValueError
        If they are not on offer.
    """
    if not game.offered:
        raise ValueError(
            f"she has nothing to choose now: she does once I have cut, such as {ME} cut 1 | 2 3 | 4 5 6"
        )
    left, right = game.offered
    return appraise_row(tokens(game, left), tokens(game, right))


def tokens(game: SoloTableGame, goods: Goods) -> list[int]:
    """Her tokens for each of these items."""
    return [appraise(good, game.her.targets) for good in goods]


def _taken(game: SoloTableGame, pile: int, crossed: int | None) -> SoloTableGame:
    """The game after she has taken a pile of mine."""
    choice = HerChoice(game.offered, pile, crossed)
    taken, kept = game.offered[pile], game.offered[1 - pile]
    swap = rules.paid(BOX, game.swap, game.swap.me, taken, kept)
    swap = changed(swap, swap.me, apart=(*swap.mine.apart, *kept), piles=())
    drawing = tuple(rules.taken_draws(BOX, swap, swap.me))
    told = replace(game.told, got=turned_up(taken))
    return replace(game, swap=swap, told=told, drawing=drawing, choice=choice)


def _last_card(game: SoloTableGame, text: str) -> SoloTableGame:
    """The decision card of the end, whose points may be cut short where her cards are told."""
    _not_intro(game)
    points = _numbers(text, -MAX_POINTS, MAX_POINTS, _POINTS)
    if game.cards:
        cards = {card.points for card in game.cards.decisions if card.points[: len(points)] == points}
        if len(cards) != 1:
            what = "several decision cards begin" if cards else "no decision card begins"
            raise ValueError(f"{what} with {' '.join(map(str, points))}: write its points, {_POINTS}")
        (points,) = cards
    _check_boxes(game, len(points))
    return replace(game, told=replace(game.told, decision=points))


def _check_boxes(game: SoloTableGame, number: int) -> None:
    """Refuse another number of boxes than her mat has, as far as it is told."""
    told = game.told
    known = [len(game.mat.boxes)] if game.mat else [len(each) for each in (told.boxes, told.decision) if each]
    if known and known[0] != number:
        raise ValueError(f"{number} numbers: her mat has {known[0]} boxes")


def _listed(game: SoloTableGame) -> dict[str, int]:
    """The points that each show-scoring card lists in this game, by its type; none if cards are not told."""
    swap = game.swap
    if not (game.cards and swap.deck):
        return {}
    played = (*swap.contests, *([swap.finale] if swap.finale else []))
    found = {}
    for card in game.cards.shows:
        contest = next((each for each in played if each in swap.deck.contests.get(card.type, ())), None)
        if contest:
            found[card.type] = card.listed(contest, game.her.level)
    return found


def _numbers(text: str, low: int, high: int, example: str) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= MAX_BOXES:
        raise ValueError(f"{len(words)} numbers: write some, {example}")
    return tuple(integer(word, "number", low, high) for word in words)


def _not_intro(game: SoloTableGame) -> None:
    if game.her.intro:
        raise ValueError(_INTRO)


HER_LINES: dict[str, Callable[[SoloTableGame, str], SoloTableGame]] = {
    "piles": piles_line,
    "decision": decision_line,
    "take": take_line,
    "turn": turn_line,
    "got": got_line,
    "show": show_line,
    "boxes": boxes_line,
    "forever": forever_line,
}
