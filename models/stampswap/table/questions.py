"""The questions about a game at a real table: about a new one, and about what happened next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from stockbook.models.album.stamps import SIZES
from stockbook.models.play.real_tables import (
    SetupQuestion,
    TableChoice,
    TableQuestion,
    first_question,
    names_question,
    read_contest,
)
from stockbook.models.stampswap.deck_file import MOST_PLAYERS
from stockbook.models.stampswap.effects import USUAL_OF_EVENTS, USUAL_OF_SPECIALISTS
from stockbook.models.stampswap.effects.effect import FOREVER, NOTHING
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.goods import TOKEN, Goods, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.table.game import BOX, TableGame, TableSeat
from stockbook.models.stampswap.table.lines import WORDS
from stockbook.models.stampswap.typed_items import hides, parse_item, split_items

#: An example where the order of the Choose turns is not known.
_WHO = "who took what, such as ann take me 1"

#: Cards as they are often typed; a specialist's name is as one likes.
CARDS = ("exhibitor ", *(f"specialist Attendee: {effect}" for effect in USUAL_OF_SPECIALISTS))


def questions(game: TableGame) -> Iterator[TableQuestion]:
    """The questions that the moment asks, in order; none when the game is over."""
    for question in _questions(game):
        yield replace(question, words=f"{DAYS[game.round]}: {question.words}")


def answer_line(question: TableQuestion, text: str) -> str:
    """The line that an answer completes.

    Raises
    ------
    ValueError
        If a face is asked for, and the answer is that of another item.
    """
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
        words,
        f"{me} collect ",
        kind="items",
        player=game.me,
        goods=pool,
        most=left,
        completions=CARDS,
    )


def _cutting(game: TableGame) -> Iterator[TableQuestion]:
    me = game.mine
    # Before the swap nothing else lies there than what was drawn, and perhaps the token.
    told = len([good for good in me.apart if good != TOKEN])
    draws = [stack for player, stack in rules.collected_draws(BOX, game) if player == game.me]
    for stack in draws[told:][:1]:
        words, usual = f"the stamp that a card draws for me: {stack}", FOREVER if stack == FOREVER else ""
        yield TableQuestion(
            words,
            f"{me.name} draw ",
            True,
            usual,
            kind="items",
            player=game.me,
            most=1,
            back=back_of(stack),
        )
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
    mine = game.mine
    unseen = next((good for good in mine.hand if isinstance(good, UnseenGood)), None)
    if unseen:
        yield TableQuestion(
            f"the face of my {unseen}",
            f"{mine.name} turn ",
            kind="items",
            player=game.me,
            goods=(str(unseen),),
            most=1,
            back=str(unseen),
        )
    for number, seat in _me_first(game):
        if seat.done:
            continue
        is_me = number == game.me
        hand = tuple(map(str, seat.hand))
        if hand if is_me else seat.placed is not None and (hand or seat.untold):
            where = (
                "where I place, such as 2x3 bl c4; 1 a1"
                if is_me
                else f"where {seat.name} places, round {game.round}"
            )
            start = f"{seat.name} place "
            yield TableQuestion(where, start, not is_me, kind="places", player=number, goods=hand)
        words = (
            "the contest that I enter"
            if is_me
            else f"the contest that {seat.name} enters, round {game.round}"
        )
        start, choices = f"{seat.name} enter ", open_contests(game, number)
        yield TableQuestion(words, start, not is_me, kind="choice", player=number, choices=choices)
    for number, seat in _me_first(game):
        if game.round == LAST_ROUND and seat.placed is None and seat.forever is None:
            words = f"the number of forever stamps of {seat.name} at the end"
            yield TableQuestion(words, f"{seat.name} forever ", optional=True, player=number)
    if game.round < LAST_ROUND:
        yield from _collecting(game, game.round + 1)


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
        yield SetupQuestion("contests", words, read_contest, kind="contest", listed=True)
    if "finale" not in told:
        yield SetupQuestion("finale", "the Finale", read_contest, kind="contest")


def _mat(text: str) -> str:
    return read_contest(text) if text != UNKNOWN else UNKNOWN
