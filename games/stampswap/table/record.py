"""Records of games of Stamp Swap at a real table, with their questions: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from stockbook.games.stampswap.table import collecting, showing, swapping
from stockbook.games.stampswap.table.game import BOX, TableGame, TableSeat
from stockbook.games.stampswap.table.game import position_of_table as position
from stockbook.games.stampswap.table.game import sheet_of_table as sheet
from stockbook.games.stampswap.table.game import sight_of_table as sight
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import SIZES
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import pick
from stockbook.models.play.player_names import ME, is_line_of_player, player_named, read_first, read_players
from stockbook.models.play.real_tables import (
    SetupQuestion,
    TableChoice,
    TableQuestion,
    first_question,
    names_question,
)
from stockbook.models.play.real_tables import read_contest as contest_text
from stockbook.models.stampswap.deck_file import MOST_PLAYERS, TYPES, read_named_deck
from stockbook.models.stampswap.effects import FOREVER, NOTHING, USUAL_OF_EVENTS, USUAL_OF_SPECIALISTS
from stockbook.models.stampswap.facts import DAYS, has_all_tiles, too_many
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.goods import TOKEN, Goods, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.reading import position_to_dict as tables
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.tickets import TicketContests
from stockbook.models.stampswap.typed_items import find_item, hides, parse_item, split_items

__all__ = ["begin", "line", "move", "played", "position", "questions", "setup", "sheet", "sight", "tables"]

#: An example where the order of the Choose turns is not known.
_WHO = "who took what, such as ann take me 1"

#: Cards as they are often typed; a specialist's name is as one likes.
CARDS = ("exhibitor ", *(f"specialist Attendee: {effect}" for effect in USUAL_OF_SPECIALISTS))


def questions(game: TableGame) -> Iterator[TableQuestion]:
    """The questions that the moment asks, in order; none when the game is over."""
    for question in _questions(game):
        yield replace(question, words=f"{DAYS[game.round]}: {question.words}")


def answer_line(question: TableQuestion, text: str) -> str:
    """The line that an answer completes; a ``ValueError`` if another face is told than that asked for."""
    line = question.start + text
    if question.back:
        asked = parse_item(question.back)
        told = [parse_item(each) for each in split_items(text)]
        if not any(good == asked or hides(asked, good) for good in told):
            reason = f"{asked} is asked for, and {text} is another item"
            raise ValueError(f"{reason}: a whole line tells of that, {line}")
    return line


def back_of(stack: str) -> str:
    """The stamps of a stack as they are seen: forever stamps, or the back of a size."""
    size = next(size for size, name in SIZES.items() if name == stack)
    return stack if stack == FOREVER else f"{size[0]}x{size[1]} ?"


def listed(goods: Goods) -> str:
    """Goods in one line."""
    return "; ".join(map(str, goods))


def open_contests(game: TableGame, player: int) -> tuple[TableChoice, ...]:
    """The contests that do not hold a player's ticket, by their numbers."""
    numbers = [number for number in rules.contests_to_enter(game, player) if number is not None]
    found = (TableChoice(str(number + 1), str(game.contests[number])) for number in numbers)
    return tuple(found) or (TableChoice("none", "none"),)


def _questions(game: TableGame) -> Iterator[TableQuestion]:
    """The questions without the day."""
    if game.phase == "collect":
        yield from _collecting(game, game.round)
    elif game.phase == "cut":
        yield from _cutting(game)
    elif game.phase == "choose":
        if game.turn is None:
            yield TableQuestion(_WHO, "", kind="choice", choices=_takes(game))
        else:
            name = game.seats[game.turn].name
            what = "I take" if game.turn == game.me else f"{name} takes"
            words = f"{what} a pile of whom, and which, such as me 1"
            choices = _piles(game, game.turn)
            yield TableQuestion(words, f"{name} take ", kind="choice", player=game.turn, choices=choices)
    elif game.phase == "show":
        yield from _showing(game)


def _collecting(game: TableGame, number: int) -> Iterator[TableQuestion]:
    me = game.mine.name
    begun = game.phase == "collect" and any(seat.goods for seat in game.seats)
    if not begun and (game.phase != "collect" or game.pool is None):
        event = game.event if game.phase == "collect" else ()
        if NOTHING not in event:
            what = "what else the event does; nothing ends this" if event else "what the event does"
            cards = (card.name for card in game.deck.events) if game.deck else ()
            ways = (*dict.fromkeys(cards), *USUAL_OF_EVENTS)
            yield TableQuestion(f"round {number}: {what}", "event ", optional=True, completions=ways)
        words = f"round {number}: the pool, items with ; between them; without it no advice on collecting"
        yield TableQuestion(words, "pool ", optional=True, kind="items", completions=CARDS)
    if game.turn is not None and game.phase == "collect":
        seat = game.seats[game.turn]
        words = "I collect" if game.turn == game.me else f"{seat.name} collects"
        choices = _numbered(game.pool or ())
        start = f"{seat.name} collect "
        yield TableQuestion(words, start, kind="choice", player=game.turn, choices=choices)
    pool = tuple(map(str, (game.pool or ()) if game.phase == "collect" else ()))
    left = game.selected - len(game.mine.goods) if game.phase == "collect" else None
    words = "what I collected, items with ; between them"
    yield TableQuestion(
        words, f"{me} collect ", kind="items", player=game.me, goods=pool, most=left, completions=CARDS
    )


def _cutting(game: TableGame) -> Iterator[TableQuestion]:
    me = game.mine
    # Before the swap nothing else lies there than what was drawn, and perhaps the token.
    told = len([good for good in me.apart if good != TOKEN])
    draws = [stack for player, stack in rules.collected_draws(BOX, game) if player == game.me]
    for stack in draws[told:][:1]:
        words = f"the stamp that a card draws for me: {stack}"
        yield drawn_question(game.me, me.name, stack, words, optional=True)
    for number, seat in _me_first(game):
        if seat.cut is None:
            mine = number == game.me
            words = "my cut, such as 1 | 2 3 | 4 5 6" if mine else f"the cut of {seat.name}"
            goods = tuple(map(str, seat.goods))
            start = f"{seat.name} cut "
            yield TableQuestion(
                words,
                start,
                not mine,
                kind="cut",
                player=number,
                goods=goods,
                most=game.selected,
                completions=CARDS,
            )
    if rules.token_holder(BOX, game) is None:
        choices = tuple(TableChoice(f"{seat.name} draw first", seat.name) for seat in game.seats)
        words = "who has the first-player token that nobody selected, such as ann draw first"
        yield TableQuestion(words, "", optional=True, kind="choice", choices=choices)
    yield TableQuestion(_WHO, "")


def _showing(game: TableGame) -> Iterator[TableQuestion]:
    yield from unseen_question(game.me, game.mine.name, game.mine.hand, "the face of my")
    yield from show_questions(game)
    for number, seat in _me_first(game):
        if game.round == LAST_ROUND and seat.placed is None and seat.forever is None:
            words = f"the number of forever stamps of {seat.name} at the end"
            yield TableQuestion(words, f"{seat.name} forever ", optional=True, player=number)
    if game.round < LAST_ROUND:
        yield from _collecting(game, game.round + 1)


def drawn_question(player: int, name: str, stack: str, words: str, *, optional: bool) -> TableQuestion:
    """The question about a stamp that a card draws; for a forever stamp Enter will do."""
    usual = FOREVER if stack == FOREVER else ""
    ask = f"{name} draw "
    return TableQuestion(
        words, ask, optional, usual, kind="items", player=player, most=1, back=back_of(stack)
    )


def unseen_question(
    player: int, name: str, goods: Goods, words: str, *, optional: bool = False
) -> Iterator[TableQuestion]:
    """The question about the face of the first of these goods, if one is not seen; ``words`` end with it."""
    unseen = next((str(good) for good in goods if isinstance(good, UnseenGood)), None)
    if unseen:
        ask = f"{name} turn "
        words = f"{words} {unseen}"
        yield TableQuestion(
            words, ask, optional, kind="items", player=player, goods=(unseen,), most=1, back=unseen
        )


def show_questions(game: TableGame) -> Iterator[TableQuestion]:
    """The questions about what is placed and entered by all whose Show Phase is not over, me first."""
    for number, seat in _me_first(game):
        if seat.done:
            continue
        is_me = number == game.me
        hand = tuple(map(str, seat.hand))
        if hand if is_me else seat.placed is not None and (hand or seat.untold):
            told = f"where {seat.name} places, round {game.round}"
            words = "where I place, such as 2x3 bl c4; 1 a1" if is_me else told
            start = f"{seat.name} place "
            yield TableQuestion(words, start, not is_me, kind="places", player=number, goods=hand)
        told = f"the contest that {seat.name} enters, round {game.round}"
        words = "the contest that I enter" if is_me else told
        start, choices = f"{seat.name} enter ", open_contests(game, number)
        yield TableQuestion(words, start, not is_me, kind="choice", player=number, choices=choices)


def _me_first(game: TableGame) -> list[tuple[int, TableSeat]]:
    """The players with their numbers, me before the others."""
    return sorted(enumerate(game.seats), key=lambda each: each[0] != game.me)


def _numbered(goods: Goods) -> tuple[TableChoice, ...]:
    return tuple(TableChoice(str(number), str(good)) for number, good in enumerate(goods, 1))


def _piles(game: TableGame, number: int) -> tuple[TableChoice, ...]:
    """The piles on offer that a player may take."""
    return tuple(
        TableChoice(f"{seat.name} {pile}", f"{seat.name} {pile}: {listed(goods)}")
        for owner, seat in enumerate(game.seats)
        if owner != number
        for pile, goods in enumerate(seat.piles, 1)
    )


def _takes(game: TableGame) -> tuple[TableChoice, ...]:
    """The piles on offer with each player who may take them."""
    return tuple(
        TableChoice(f"{seat.name} take {each.answer}", f"{seat.name} takes {each.said}")
        for number, seat in _me_first(game)
        if not seat.chosen
        for each in _piles(game, number)
    )


PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    **collecting.PLAYER_LINES,
    **swapping.PLAYER_LINES,
    **showing.PLAYER_LINES,
}
TABLE_LINES = collecting.TABLE_LINES
#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (*TABLE_LINES, *PLAYER_LINES)
#: A decision of mine: tiles where they lie; a cut; the owner of a pile, clockwise from me, 0, and which it
#: is, from 0; or the number of an item of the pool, from 0.
MyMove: TypeAlias = tuple[PlacedTile, ...] | Cut | tuple[int, int] | int


def played(game: TableGame, line: str) -> TableGame:
    """The game after one line of its record; the given one stays as it is.

    A ``ValueError`` if it cannot be read, or the rules do not allow it at this moment.
    """
    after = _played(game, line)
    if has_all_tiles(after.deck) and after.phase != "over":
        for _, message in too_many(sight(after)):
            raise ValueError(message)
    return after


def move(game: TableGame, line: str) -> MyMove:
    """The decision of mine that a line makes, to compare it with others; else a ``ValueError``."""
    after = played(game, line)
    if line.partition(" ")[0].lower() not in TABLE_LINES:
        match _parts(game, line):
            case game.me, "collect", text if game.pool is not None and len(split_items(text)) == 1:
                return find_item(text, game.pool, "in the pool")[0]
            case game.me, "cut" | "reserve", text:
                return Cut.of(*swapping.read_cut(game, game.me, text)[0])
            case game.me, "take", text:
                owner, _, pile = text.partition(" ")
                number = player_named(owner, [seat.name for seat in game.seats])
                if piles := game.seats[number].piles:
                    taken = swapping.pile_named(piles, game.seats[number].name, pile.strip())
                    return (number - game.me) % len(game.seats), taken
            case game.me, "place", _:
                return placed_since(game, after)
    raise ValueError(
        "write a decision of mine: an item to collect, a cut, a pile to take, or stamps to place"
    )


def placed_since(before: TableGame, after: TableGame) -> tuple[PlacedTile, ...]:
    """The tiles that I have placed between two moments."""
    there = set(before.mine.album.tiles)
    return tuple(each for each in after.mine.album.tiles if each not in there)


def line_parts(
    line: str, names: Sequence[str], verbs: Sequence[Collection[str]], example: str
) -> tuple[int, str, str]:
    """The number of the player of a line, the action in full, and the words after it.

    ``verbs`` are the words with which the lines of each player go on.
    """
    name, verb, text = [*line.split(maxsplit=2), "", "", ""][:3]
    player = player_named(name, names)
    if not verb:
        raise ValueError(f"what did {names[player]} do? For example: {example}")
    return player, pick(verb, verbs[player], "action"), text.strip()


def _parts(game: TableGame, line: str) -> tuple[int, str, str]:
    names = [seat.name for seat in game.seats]
    return line_parts(line, names, [PLAYER_LINES] * len(names), f"{line.strip()} collect 2x3 bl an 2")


def draws(game: TableGame, line: str) -> Goods:
    """The items that a line tells to be drawn; none for another line."""
    if line.partition(" ")[0].lower() in TABLE_LINES:
        return ()
    _, verb, text = _parts(game, line)
    return tuple(map(parse_item, split_items(text))) if verb == "draw" else ()


def _played(game: TableGame, line: str) -> TableGame:
    """The game after one line, which may name a tile that one's own copy does not have."""
    words = line.split(maxsplit=1)
    if not words or line.startswith("#"):
        return game
    if words[0].lower() in TABLE_LINES:
        return TABLE_LINES[words[0].lower()](game, line.strip()[len(words[0]) :])
    number, verb, text = _parts(game, line)
    return PLAYER_LINES[verb](game, number, text)


GAME = "stampswap"


def begin(head: TomlFile) -> TableGame:
    """The game before its first line, from the head of its record."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    top.require("game", f'game = "{GAME}"')
    top.require("players", 'players = ["me", "ann", "ben"], clockwise')
    top.require("contests", 'contests = ["edges 10", "sets theme 9"]')
    top.word("game", (GAME,))
    names = read_players(top, 2, MOST_PLAYERS, WORDS)
    deck = read_named_deck(top, head)
    contests, finale = read_contests(top), read_contest(top, "finale")
    mats = _mats(top, len(names))
    starts = read_first(top, names)
    top.close({})
    faults.raise_any()
    seats = tuple(TableSeat.fresh(name, mats[number] if mats else None) for number, name in enumerate(names))
    me = names.index(ME)
    return TableGame(1, "collect", None, starts, contests, finale, seats, me=me, deck=deck)


def line(state: TableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    whole = (
        text.split()[0].lower() in TABLE_LINES
        or not question.start
        or is_line_of_player(text, [seat.name for seat in state.seats], PLAYER_LINES)
    )
    return text if whole else answer_line(question, text)


def read_contests(top: TomlTable) -> tuple[Contest, ...]:
    """The contests that take tickets, as the head of a record has them."""
    tickets = TicketContests()
    for place, text in top.texts("contests", TYPES - 1, least=1):
        with top.faults.at(place):
            tickets.add(text)
    return tickets.contests


def read_contest(top: TomlTable, key: str) -> Contest | None:
    """The contest of a key of the head; None where it is missing."""
    text = top.text(key)
    with top.faults.at(key):
        return None if text is None else Contest.parse(text)
    return None


def _mats(top: TomlTable, players: int) -> list[Contest | None]:
    """The exhibitor on each player's mat; none if they are not told."""
    mats: list[Contest | None] = []
    for place, text in top.texts("mats", MOST_PLAYERS):
        mats.append(None)
        with top.faults.at(place):
            mats[-1] = None if text.strip() == UNKNOWN else Contest.parse(text)
    if mats and len(mats) != players:
        top.faults.add(
            "mats", f'{len(mats)} for {players} players: write one for each, "?" if it is not known'
        )
        return []
    return mats


#: Contests that take tickets.
CONTESTS = 4
#: An exhibitor that nobody has seen.
UNKNOWN = "?"


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and what lies on the table from the beginning; the questions that what was told leaves."""
    names: list[str] = told.get("players", [])
    if not names:
        yield names_question("the other players, clockwise from me, such as ann ben", MOST_PLAYERS - 1, WORDS)
        return
    if "first" not in told:
        yield first_question("the first player", names)
    yield from contest_questions(told)
    for name in names[len(told.get("mats", ())) :]:
        words = f"the exhibitor on the mat of {name}; Enter if it is not known"
        yield SetupQuestion("mats", words, _mat, UNKNOWN, kind="contest", listed=True)


def contest_questions(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """The contests in play, and the Finale; the questions that what was told leaves."""
    for number in range(len(told.get("contests", ())) + 1, CONTESTS + 1):
        words = f"contest {number} of {CONTESTS}, such as edges 10"
        yield SetupQuestion("contests", words, contest_text, kind="contest", listed=True)
    if "finale" not in told:
        yield SetupQuestion("finale", "the Finale", contest_text, kind="contest")


def _mat(text: str) -> str:
    return contest_text(text) if text != UNKNOWN else UNKNOWN
