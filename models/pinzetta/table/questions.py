"""The questions about a game against Pinzetta at a real table, new or going on, with her procedure told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from stockbook.models.album.stamps import SIZES
from stockbook.models.files.words import integer, pick
from stockbook.models.pinzetta.card_file import MAX_CARDS, MAX_CROSSED, parse_target
from stockbook.models.pinzetta.cards import LEVELS
from stockbook.models.pinzetta.procedure import (
    appraise_row,
    crossed_told,
    exchange_told,
    piles_told,
    taken_told,
)
from stockbook.models.pinzetta.scoring import HER, ME
from stockbook.models.pinzetta.table.game import SoloTableGame
from stockbook.models.pinzetta.table.lines import appraised
from stockbook.models.play.real_tables import (
    AnswerKind,
    SetupQuestion,
    TableChoice,
    TableQuestion,
    read_contest,
)
from stockbook.models.stampswap.effects import USUAL_OF_EVENTS
from stockbook.models.stampswap.effects.effect import FOREVER
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.goods import UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.table.questions import (
    CARDS,
    back_of,
    contest_questions,
    listed,
    open_contests,
)

#: The numbers of the players.
MINE, HERS = 0, 1

PLAYERS = (ME, HER)
_MODES = ("no", "yes")


def questions(game: SoloTableGame) -> Iterator[TableQuestion]:
    """The questions that the moment asks, in order; none when the game is over and all is told."""
    for question in _questions(game):
        yield replace(question, words=f"{DAYS[game.swap.round]}: {question.words}")


def _questions(game: SoloTableGame) -> Iterator[TableQuestion]:
    """The questions without the day."""
    if not game.told.intro:
        yield from _scored(game)
    if game.phase == "collect":
        if not game.swap.event:
            cards = game.cards.events if game.cards else ()
            yield TableQuestion(
                "the instruction of my event, such as reserve 1",
                "event ",
                optional=True,
                completions=(*(card.name for card in cards), *USUAL_OF_EVENTS),
            )
        yield from _her_piles(game)
        words = "my items, with ; between them, such as 2x3 bl an 2; 2x2 ye fl 1 (down); f"
        yield TableQuestion(words, f"{ME} collect ", kind="items", player=MINE, completions=CARDS)
    elif game.phase == "cut":
        yield from _drawn(game)
        yield from _her_piles(game)
        yield _cut(game)
    elif game.offered:
        words = "\n".join([*_offered(game), "the crossed-out icons of her decision card"])
        choices = tuple(TableChoice(str(each), str(each)) for each in sorted(set(game.her.crossed)))
        yield TableQuestion(words, f"{HER} decision ", kind=_kind(choices), player=HERS, choices=choices)
    elif game.phase == "choose":
        yield from _choosing(game)
    elif game.phase == "show":
        yield from _showing(game)


def _scored(game: SoloTableGame) -> Iterator[TableQuestion]:
    """The questions about her cards and items after a Show Phase."""
    her = game.told
    if len(her.shows) < game.scored:
        day = DAYS[len(her.shows) + 1]
        words = f"the points that her show-scoring card of {day} lists for level {her.level}"
        yield TableQuestion(words, f"{HER} show ", optional=True, player=HERS)
    if game.phase == "over":
        if not game.her.boxes:
            words = "the items in each box of her mat, such as 4 2 2 2 2 1 2"
            yield TableQuestion(words, f"{HER} boxes ", optional=True, player=HERS)
        if not her.decision:
            words = "the points of her last decision card, such as 6 4 5 5 2 0 2"
            yield TableQuestion(words, f"{HER} decision ", optional=True, player=HERS)


def _her_piles(game: SoloTableGame) -> Iterator[TableQuestion]:
    if not game.her.piles:
        words = "her two piles, such as 2x3 ?; f | 2x2 ye fl 1; 2x4 ?; without them no advice on choosing"
        yield TableQuestion(words, f"{HER} piles ", optional=True, player=HERS)


def _drawn(game: SoloTableGame) -> Iterator[TableQuestion]:
    """The question about the next stamp that a card of mine draws."""
    if game.drawing:
        stack = game.drawing[0]
        words = f"the stamp that my card draws: {stack}; {len(game.drawing)} to tell"
        usual = stack if stack == FOREVER else ""
        yield TableQuestion(
            words,
            f"{ME} draw ",
            not usual,
            usual,
            kind="items",
            player=MINE,
            most=1,
            back=back_of(stack),
        )


def _choosing(game: SoloTableGame) -> Iterator[TableQuestion]:
    """The questions before my choice, with hers told."""
    yield from _drawn(game)
    yield from _her_piles(game)
    told = [*_chosen(game), *_exchanged(game)]
    if game.her.piles:
        words = "\n".join([*told, "I take her pile 1 or 2"])
        piles = enumerate(map(listed, game.her.exchanged), 1)
        choices = tuple(TableChoice(str(number), f"her pile {number}: {pile}") for number, pile in piles)
        yield TableQuestion(words, f"{ME} take ", kind="choice", player=MINE, choices=choices)
    words = "\n".join([*told, "all that I have from the swap, items with ; between them"])
    yield TableQuestion(words, f"{ME} got ", kind="items", player=MINE)


def _showing(game: SoloTableGame) -> Iterator[TableQuestion]:
    mine = game.mine
    unseen = [str(good) for good in mine.hand if isinstance(good, UnseenGood)][:1]
    if unseen:
        words = f"the face of my {unseen[0]}"
        yield TableQuestion(
            words,
            f"{ME} turn ",
            kind="items",
            player=MINE,
            goods=tuple(unseen),
            most=1,
            back=unseen[0],
        )
    hers = [str(good) for good in game.items if isinstance(good, UnseenGood)]
    if hers:
        words, start = f"the face of her {hers[0]}, {len(hers)} to tell", f"{HER} turn "
        yield TableQuestion(
            words,
            start,
            optional=True,
            kind="items",
            player=HERS,
            goods=tuple(hers[:1]),
            most=1,
            back=hers[0],
        )
    if game.swap.round in game.untold:
        words = "all that she got from the swap, items with ; between them"
        yield TableQuestion(words, f"{HER} got ", optional=True, kind="items", player=HERS)
    if game.untold and game.forever is None and game.swap.round == LAST_ROUND:
        words = "the number of her forever stamps"
        yield TableQuestion(words, f"{HER} forever ", optional=True, player=HERS)
    if mine.hand:
        words, hand = "where I place, such as 2x3 bl c4; 1 a1", tuple(map(str, mine.hand))
        yield TableQuestion(words, f"{ME} place ", kind="places", player=MINE, goods=hand)
    choices = open_contests(game.swap, game.swap.me)
    yield TableQuestion(
        "the contest that I enter", f"{ME} enter ", kind="choice", player=MINE, choices=choices
    )


def _cut(game: SoloTableGame) -> TableQuestion:
    """The question about my cut, with her tokens."""
    goods = game.mine.goods
    seen = " ".join(map(str, game.her.tokens_of(goods)))
    words = f"her tokens for my items: {seen}\nmy cut, such as 1 | 2 3 | 4 5 6"
    return TableQuestion(
        words, f"{ME} cut ", kind="cut", player=MINE, goods=tuple(map(str, goods)), most=len(goods)
    )


def _kind(choices: tuple[TableChoice, ...]) -> AnswerKind:
    return "choice" if choices else "text"


def _offered(game: SoloTableGame) -> Iterator[str]:
    """Her tokens for my piles."""
    piles = [
        [(str(good), number) for good, number in zip(pile, game.her.tokens_of(pile), strict=True)]
        for pile in game.offered
    ]
    return piles_told(piles, appraised(game))


def _chosen(game: SoloTableGame) -> Iterator[str]:
    """The pile that she has taken."""
    choice = game.choice
    if choice is None:
        return
    if choice.crossed is not None:
        yield crossed_told(appraise_row(*map(game.her.tokens_of, choice.piles)), choice.crossed)
    yield taken_told(choice.taken, listed(choice.piles[choice.taken]))


def _exchanged(game: SoloTableGame) -> Iterator[str]:
    """Her exchange, and her piles after it."""
    her = game.her
    if not her.piles:
        return
    exchanged = None
    if her.places:
        (a, b), (left, right) = her.places, her.piles
        exchanged = str(left[a]), str(right[b])
    yield exchange_told(her.appraised.tokens, exchanged)
    for number, pile in enumerate(her.exchanged, 1):
        yield f"Her pile {number}: {listed(pile)}."


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Her level, what lies on the table from the beginning, and what is printed on her cards."""
    if "level" not in told:
        words = "her level, 1 to 3"
        yield SetupQuestion(
            "level", words, _level, choices=tuple(map(str, LEVELS)), fixed={"players": [*PLAYERS]}
        )
    if "intro" not in told:
        yield SetupQuestion("intro", "intro mode, yes or no; Enter for no", _intro, _MODES[0], _MODES)
    yield from contest_questions(told)
    if "mat" not in told:
        words = "the exhibitor on my mat, such as count theme=space 1"
        yield SetupQuestion("mat", words, read_contest, kind="contest")
    if "targets" not in told:
        yield SetupQuestion("targets", "the sizes that her mat asks for, such as small-square", _targets)
    if "crossed" not in told:
        words = "the crossed-out icons of her decision cards, such as 0 1 1 2 2 3 3 4; Enter if not known"
        yield SetupQuestion("crossed", words, _crossed, "")


def _level(text: str) -> int:
    return integer(text, "level", LEVELS[0], LEVELS[-1])


def _intro(text: str) -> bool | None:
    return True if pick(text, _MODES, "answer") == "yes" else None


def _targets(text: str) -> list[str]:
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= len(SIZES):
        raise ValueError(f"{len(words)} sizes: write 1 to {len(SIZES)}, such as small-square")
    return [parse_target(word) for word in words]


def _crossed(text: str) -> list[int] | None:
    words = text.replace(",", " ").split()
    if len(words) > MAX_CARDS:
        raise ValueError(f"{len(words)} cards: at most {MAX_CARDS} are possible")
    return [integer(word, "number", 0, MAX_CROSSED) for word in words] or None
