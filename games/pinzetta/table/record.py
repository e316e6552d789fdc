"""Records of games against Pinzetta at a real table, line by line: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from stockbook.games.pinzetta.table.game import (
    PLAYERS,
    HerChoice,
    SoloTableGame,
    appraised,
    questions,
    setup,
)
from stockbook.games.pinzetta.table.game import position_of_solo as position
from stockbook.games.pinzetta.table.game import sheet_of_solo as sheet
from stockbook.games.pinzetta.table.game import sight_of_solo as sight
from stockbook.games.stampswap.table import collecting, showing, swapping
from stockbook.games.stampswap.table.game import BOX, TableGame, TableSeat, begin_show
from stockbook.games.stampswap.table.record import (
    answer_line,
    line_parts,
    placed_since,
    read_contest,
    read_contests,
)
from stockbook.games.stampswap.table.swapping import pile_named, read_cut
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import SIZES
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import integer, pick
from stockbook.models.pinzetta.cards import (
    LEVELS,
    MAX_BOXES,
    MAX_CARDS,
    MAX_CROSSED,
    MAX_POINTS,
    not_selected,
    parse_target,
    read_named_cards,
)
from stockbook.models.pinzetta.position import GAME, HER, ME, NO_TOKEN, PinzettaSide, too_many_of_both
from stockbook.models.pinzetta.position import solo_position_to_dict as tables
from stockbook.models.pinzetta.procedure import UNEVEN, my_choice
from stockbook.models.play.player_names import is_line_of_player
from stockbook.models.play.real_tables import TableQuestion
from stockbook.models.stampswap.deck_file import read_named_deck
from stockbook.models.stampswap.facts import DAYS, has_all_tiles
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import TOKEN, Goods, StampGood, UnseenGood, turned_up
from stockbook.models.stampswap.reading import MAX_FOREVER, MAX_GOODS
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.typed_items import parse_item, split_items, split_piles

__all__ = ["begin", "line", "move", "played", "position", "questions", "setup", "sheet", "sight", "tables"]

#: The fewest items that are cut: a reserve and two piles.
FEWEST = 3

_INTRO = "in intro mode her points are fixed and her items are discarded: leave it out"
_BOXES = f"such as {HER} boxes 4 2 2 2 2 1 2, the items in each box of her mat"
_POINTS = f"such as {HER} decision 6 4 5 5 2 0 2, for an item in each box of her mat"


def read_goods(game: SoloTableGame, text: str, least: int, most: int = MAX_GOODS) -> Goods:
    """The items of a text; a ``ValueError`` if it cannot be read, or there are too few or too many."""
    goods = tuple(game.swap.told(parse_item(each)) for each in split_items(text))
    if TOKEN in goods:
        raise ValueError(NO_TOKEN)
    if not least <= len(goods) <= most:
        what = "items with ; between them, such as 2x3 blue animals 2; forever"
        raise ValueError(f"{len(goods)} items: write {least} to {most} {what}")
    return goods


def round_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The number of the round, which may stand before its lines."""
    return replace(game, swap=collecting.round_line(game.swap, text))


def event_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The instruction of my event card, or the name of the card where her cards are told."""
    cards = game.cards.events if game.cards else ()
    effect = collecting.effect_named(text, [(card.name, card.effect) for card in cards])
    return replace(game, swap=collecting.with_event(game.swap, not_selected(effect)))


def collect_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """My Daily Collection, whose faces I may look at."""
    swap = game.swap
    if swap.phase != "collect":
        raise ValueError(f"my items of round {swap.round} are told already: the next ones follow its end")
    goods = read_goods(game, text, FEWEST)
    unseen = next((good for good in goods if isinstance(good, UnseenGood)), None)
    if unseen:
        raise ValueError(f"{unseen}: I may look at my items, so write its face, and (down) behind it")
    swap = replace(changed(swap, swap.me, goods=goods), phase="cut")
    drawing = tuple(stack for _, stack in rules.collected_draws(BOX, swap))
    return replace(game, swap=swap, drawing=drawing)


def draw_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Stamps that my cards bring me outside the swap."""
    goods = read_goods(game, text, 1)
    return replace(game, swap=_mine(swapping.draw_line, game, text), drawing=game.drawing[len(goods) :])


def cut_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """My cut: the reserve and two piles, one of which has exactly one item more."""
    swap = game.swap
    halved = False
    if swap.phase == "cut":
        reserve, left, right = swapping.read_cut(swap, swap.me, text)[0]
        if Cut.of(reserve, left, right) not in sight(game).cuts():
            raise ValueError(UNEVEN)
        halved = len(left) == len(right) and right < left
    swap = _mine(swapping.cut_line, game, text)
    # Of two halves the one with my leftmost item counts as the left one, which she takes on equal tokens.
    if halved:
        swap = changed(swap, swap.me, piles=swap.mine.piles[::-1])
    return replace(game, swap=swap, drawing=())


def take_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """One of her piles after her exchange, which I take; she keeps the other, and all is turned up."""
    swap = game.swap
    if game.phase != "choose":
        raise ValueError("no piles are on offer now: they are once I have cut and she has chosen")
    if game.offered:
        raise ValueError(f"she chooses first: write her decision card, such as {HER} decision 2")
    if not game.her.piles:
        raise ValueError(f"her piles are not told: write {ME} got and all that I have from the swap")
    piles = game.her.exchanged
    number = swapping.pile_named(piles, HER, text.strip())
    mine, hers = my_choice(swap.mine.apart, game.told.got, piles, number)
    swap = begin_show(changed(swap, swap.me, apart=mine))
    told = replace(game.told, piles=(), got=())
    items = game.items if told.intro else (*game.items, *turned_up(hers))
    return replace(game, swap=swap, told=told, items=items, drawing=(), choice=None)


def got_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Everything that I got in this round, where the swap is not told."""
    read_goods(game, text, 1)
    swap = _mine(swapping.got_line, game, text)
    told = replace(game.told, piles=(), got=())
    untold = game.untold if told.intro else (*game.untold, swap.round)
    return replace(game, swap=swap, told=told, untold=untold, drawing=(), choice=None)


def _mine(line: Callable[[TableGame, int, str], TableGame], game: SoloTableGame, text: str) -> TableGame:
    """My side after a line as in Stamp Swap."""
    return line(game.swap, game.swap.me, text)


def _as_there(
    line: Callable[[TableGame, int, str], TableGame],
) -> Callable[[SoloTableGame, str], SoloTableGame]:
    """A line that is the same in Stamp Swap."""
    return lambda game, text: replace(game, swap=_mine(line, game, text))


MY_LINES: dict[str, Callable[[SoloTableGame, str], SoloTableGame]] = {
    "collect": collect_line,
    "draw": draw_line,
    "cut": cut_line,
    "reserve": cut_line,
    "take": take_line,
    "turn": _as_there(swapping.turn_line),
    "got": got_line,
    "place": _as_there(showing.place_line),
    "enter": _as_there(showing.enter_line),
    "points": _as_there(showing.points_line),
}
TABLE_LINES: dict[str, Callable[[SoloTableGame, str], SoloTableGame]] = {
    "event": event_line,
    "round": round_line,
}


def her_piles_line(game: SoloTableGame, text: str) -> SoloTableGame:
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


def her_decision_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Her decision card: its crossed-out icons when she chooses, at the end its points for each box."""
    if game.phase == "over":
        return _last_card(game, text)
    crossed = integer(text.strip(), "number", 0, MAX_CROSSED)
    cards = game.her.crossed
    if cards and crossed not in cards:
        printed = ", ".join(map(str, sorted(set(cards))))
        raise ValueError(f"no decision card has {crossed} crossed-out icons: they have {printed}")
    return _taken(game, appraised(game).pile_taken(crossed), crossed)


def her_take_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The pile of mine that she takes, where her decision card is not told."""
    tokens = appraised(game)
    pile = swapping.pile_named(game.offered, ME, text.strip().removeprefix(f"{ME} "))
    cards = game.her.crossed
    if cards and pile not in map(tokens.pile_taken, cards):
        left = f"{tokens.tokens[0]} and {tokens.tokens[1]} tokens"
        raise ValueError(f"she takes the other pile with every decision card: they have {left}")
    return _taken(game, pile, None)


def her_turn_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The faces of stamps on her mat that were not seen before."""
    items = game.items
    for each in split_items(text):
        face = parse_item(each)
        found = swapping.with_face(items, StampGood(face.tile)) if isinstance(face, StampGood) else None
        if found is None:
            raise ValueError(f"no stamp on her mat can be turned up to be {face}: write one of its size")
        items = found
    return replace(game, items=items)


def her_got_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """Everything that she got in a round in which nobody told the swap."""
    _not_intro(game)
    number = game.scored + (game.phase == "show")
    if number not in game.untold:
        raise ValueError(f"write it after {ME} got: what she got is known from the swap")
    hers = turned_up(read_goods(game, text, 1, 2 * MAX_GOODS))
    untold = tuple(each for each in game.untold if each != number)
    return replace(game, items=(*game.items, *hers), untold=untold)


def her_show_line(game: SoloTableGame, text: str) -> SoloTableGame:
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


def her_boxes_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The items in each box of her mat at the end."""
    _not_intro(game)
    if game.phase != "over":
        raise ValueError("her boxes are counted at the end of the game")
    boxes = _numbers(text, 0, MAX_GOODS, _BOXES)
    _check_boxes(game, len(boxes))
    if game.items_known and sum(boxes) != len(game.items):
        raise ValueError(f"{sum(boxes)} items: {len(game.items)} are on her mat")
    return replace(game, told=replace(game.told, boxes=boxes))


def her_forever_line(game: SoloTableGame, text: str) -> SoloTableGame:
    """The number of her forever stamps."""
    _not_intro(game)
    return replace(game, forever=integer(text.strip(), "number", 0, MAX_FOREVER))


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
    if not (game.cards and game.swap.deck):
        return {}
    contests, level = game.swap.deck.contests, game.her.level
    found = {card.type: card.listed_of(game.played, contests, level) for card in game.cards.shows}
    return {kind: points for kind, points in found.items() if points is not None}


def _numbers(text: str, low: int, high: int, example: str) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= MAX_BOXES:
        raise ValueError(f"{len(words)} numbers: write some, {example}")
    return tuple(integer(word, "number", low, high) for word in words)


def _not_intro(game: SoloTableGame) -> None:
    if game.her.intro:
        raise ValueError(_INTRO)


HER_LINES: dict[str, Callable[[SoloTableGame, str], SoloTableGame]] = {
    "piles": her_piles_line,
    "decision": her_decision_line,
    "take": her_take_line,
    "turn": her_turn_line,
    "got": her_got_line,
    "show": her_show_line,
    "boxes": her_boxes_line,
    "forever": her_forever_line,
}


_LINES = (MY_LINES, HER_LINES)
#: Words with which the lines of a player go on.
VERBS = (*MY_LINES, *HER_LINES)

#: Tiles where they lie; a cut; or her seat, 1, and which of her piles it is, from 0.
SoloMove: TypeAlias = tuple[PlacedTile, ...] | Cut | tuple[int, int]


def begin(head: TomlFile) -> SoloTableGame:
    """The game before its first line."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    example = f'players = ["{ME}", "{HER}"]'
    for key in (example, 'contests = ["edges 10", "sets theme 9"]', 'mat = "count theme=space 1"'):
        top.require(key.partition(" ")[0], key)
    top.word("game", (GAME,))
    if [name for _, name in top.texts("players", len(PLAYERS))] != [*PLAYERS] and "players" in top:
        faults.add("players", f"this game is mine against hers: write {example}")
    deck = read_named_deck(top, head)
    contests, finale, mat = read_contests(top), read_contest(top, "finale"), read_contest(top, "mat")
    cards = read_named_cards(top, head)
    targets = tuple(top.parsed("targets", len(SIZES), parse_target))
    crossed = tuple(top.numbers("crossed", MAX_CARDS, 0, MAX_CROSSED))
    for key in ("targets", "crossed"):
        if cards and key in top:
            faults.add(key, "her cards say it: leave it out")
    level = top.number("level", LEVELS[0], LEVELS[-1])
    intro = top.flag("intro")
    top.close({})
    faults.raise_any()
    swap = TableGame(1, "collect", None, None, contests, finale, (TableSeat.fresh(ME, mat),), deck=deck)
    her = PinzettaSide(level=level or LEVELS[0], targets=targets, crossed=crossed, intro=intro)
    game = SoloTableGame(swap, her, cards)
    if not (cards and game.mat):
        return game
    return replace(game, told=replace(her, targets=game.mat.targets, crossed=cards.crossed))


def played(state: SoloTableGame, line: str) -> SoloTableGame:
    """The game after one line; the given one stays as it is."""
    after = _played(state, line)
    if has_all_tiles(after.swap.deck):
        for _, message in too_many_of_both(sight(after)):
            raise ValueError(message)
    return after


def _played(state: SoloTableGame, line: str) -> SoloTableGame:
    """The game after one line, which may name a tile that one's own copy does not have."""
    words = line.split(maxsplit=2)
    if not words or line.startswith("#"):
        return state
    if words[0].lower() in TABLE_LINES:
        return TABLE_LINES[words[0].lower()](state, line.strip()[len(words[0]) :])
    player, verb, text = _parts(line)
    return _LINES[player][verb](state, text)


def line(state: SoloTableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    whole = text.split()[0].lower() in TABLE_LINES or is_line_of_player(text, PLAYERS, VERBS)
    return text if whole else answer_line(question, text)


def move(state: SoloTableGame, line: str) -> SoloMove:
    """The decision of mine that a line makes."""
    after = played(state, line)
    if not line.startswith("#") and line.split()[0].lower() not in TABLE_LINES:
        match _parts(line):
            case 0, "cut" | "reserve", text:
                return Cut.of(*read_cut(state.swap, 0, text)[0])
            case 0, "take", text:
                return 1, pile_named(state.her.exchanged, HER, text)
            case 0, "place", _:
                return placed_since(state.swap, after.swap)
    raise ValueError("write a decision of mine: a cut, a pile of hers to take, or stamps to place")


def _parts(line: str) -> tuple[int, str, str]:
    return line_parts(line, PLAYERS, _LINES, f"{ME} cut 1 | 2 3 | 4 5 6")
