"""A game against Pinzetta at a real table, as far as I know it: position, score sheet, and questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from stockbook.games.stampswap.table.game import (
    BOX,
    TableGame,
    TableSeat,
    require_faces,
    shows_to_come,
    sight_of_table,
)
from stockbook.games.stampswap.table.record import (
    CARDS,
    contest_questions,
    drawn_question,
    listed,
    show_questions,
    unseen_question,
)
from stockbook.models.album.stamps import SIZES
from stockbook.models.contests import Contest
from stockbook.models.files.words import integer, pick
from stockbook.models.pinzetta.cards import LEVELS, MAX_CARDS, MAX_CROSSED, Mat, PinzettaCards, parse_target
from stockbook.models.pinzetta.position import HER, ME, PinzettaSide, SoloPosition, her_rare, her_score
from stockbook.models.pinzetta.procedure import (
    AppraisedPiles,
    appraise_row,
    crossed_text,
    exchange_text,
    piles_text,
    taken_text,
)
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.real_tables import (
    AnswerKind,
    NothingToDecide,
    SetupQuestion,
    TableChoice,
    TableQuestion,
    read_contest,
)
from stockbook.models.stampswap.effects import FOREVER, USUAL_OF_EVENTS
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game.positions import end_position, final_show_lines
from stockbook.models.stampswap.goods import Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine, rare_values
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP


@dataclass(frozen=True)
class HerChoice:
    """Her choice between my piles in this round."""

    #: My piles as I cut them.
    piles: tuple[Goods, ...]
    #: The pile that she took, from 0.
    taken: int
    #: The crossed-out icons of her decision card; None where it is not told.
    crossed: int | None = None


@dataclass(frozen=True)
class SoloTableGame:
    """A game against Pinzetta at a real table, as far as I know it; each line makes the next one."""

    #: My side, as a table of Stamp Swap at which I sit alone; its phase is that of the game. In the Choose
    #: turns my piles are on offer until she has taken one.
    swap: TableGame
    #: Her side as it was told, without what follows from her items.
    told: PinzettaSide
    #: Her cards, of one's own copy; None where they are not told.
    cards: PinzettaCards | None = None
    #: Her items on her mat, from the earlier rounds.
    items: Goods = (FOREVER_STAMP,)
    #: The rounds in which nobody has told what she got.
    untold: tuple[int, ...] = ()
    #: Number of her forever stamps where it is told in a line of its own.
    forever: int | None = None
    #: The stacks from which my cards draw stamps now that are not told yet.
    drawing: tuple[str, ...] = ()
    #: Her choice in this round; None before it and after mine.
    choice: HerChoice | None = None

    @property
    def mine(self) -> TableSeat:
        """My seat."""
        return self.swap.mine

    @property
    def phase(self) -> str:
        """As in ``TableGame``."""
        return self.swap.phase

    @property
    def scored(self) -> int:
        """The number of rounds that have been scored."""
        return LAST_ROUND if self.phase == "over" else self.swap.round - 1

    @property
    def offered(self) -> tuple[Goods, ...]:
        """My piles while she has not taken one; else none."""
        return self.mine.piles if self.phase == "choose" else ()

    @property
    def played(self) -> tuple[Contest, ...]:
        """The contests in play, as far as they are told."""
        return (*self.swap.contests, *([self.swap.finale] if self.swap.finale else []))

    @property
    def mat(self) -> Mat | None:
        """Her mat; None where her cards are not told."""
        return self.cards.mats[self.cards.mat_for(self.played)] if self.cards else None

    @property
    def items_known(self) -> bool:
        """Whether all items on her mat are known, with their faces."""
        return not self.untold and not any(isinstance(good, UnseenGood) for good in self.items)

    @cached_property
    def her(self) -> PinzettaSide:
        """Her side with all that follows from her items."""
        faces = [good.tile if isinstance(good, StampGood) else None for good in self.items]
        found = self.told.with_items(faces, self.mat if self.items_known and not self.told.boxes else None)
        return replace(
            found,
            forever=found.forever if self.forever is None else self.forever,
            decision=found.decision if found.boxes else (),
        )


def appraised(game: SoloTableGame) -> AppraisedPiles:
    """My piles as she appraises them; a ``ValueError`` if they are not on offer."""
    if not game.offered:
        raise ValueError(
            f"she has nothing to choose now: she does once I have cut, such as {ME} cut 1 | 2 3 | 4 5 6"
        )
    return appraise_row(*map(game.her.tokens_of, game.offered))


def position_of_solo(game: SoloTableGame) -> SoloPosition:
    """The position of a decision of mine; a ``ValueError`` says why there is none, or what is not told."""
    _check_mine(game)
    return sight_of_solo(game)


def sight_of_solo(game: SoloTableGame) -> SoloPosition:
    """All that I see at a moment, whoever decides; what is not told is left out."""
    swap = game.swap
    if swap.phase == "collect":
        swap = replace(swap, phase="cut")
    return SoloPosition(sight_of_table(swap), game.her)


def sheet_of_solo(game: SoloTableGame) -> ScoreSheet:
    """My points and hers if the game ended now, as far as they are told."""
    her = game.her
    # In intro mode she has no forever stamps that count.
    end = end_position(BOX, game.swap, game.swap.me, (her.forever_with(()),))
    solo = SoloPosition(end, her)
    lines = {
        ME: [ScoreLine("Show Phases", game.mine.points or 0), *final_show_lines(end)],
        HER: her_score(solo),
    }
    missing = tuple(_missing(game))
    ties = {ME: rare_values(placed.tile for placed in end.album.tiles), HER: her_rare(solo)}
    return ScoreSheet(lines, TIE_BREAK, ties, missing, final=game.phase == "over" and not missing)


def _check_mine(game: SoloTableGame) -> None:
    swap, her = game.swap, game.her
    if game.phase == "over":
        raise NothingToDecide("the game is over, so there is nothing for me to decide")
    if game.phase == "collect":
        example = f"{ME} collect 2x3 bl an 2; 2x2 ?; f"
        raise ValueError(f"my items of round {swap.round} are not told: add them, such as {example}")
    if game.offered:
        raise ValueError(
            f"it is the turn of Pinzetta to choose: add her decision card, such as {HER} decision 2"
        )
    if game.phase == "cut" and not her.crossed:
        raise ValueError(
            "the crossed-out icons of her decision cards are not told: add crossed = [0, 1, 1, 2] to the head"
        )
    if game.phase == "choose" and not her.piles:
        raise ValueError(f"her piles are not told: add them, such as {HER} piles 2x3 ?; f | 2x4 ?; 2x2 r 5")
    if game.phase == "show":
        require_faces(swap)
        if swap.round == LAST_ROUND and game.untold and game.forever is None and not her.intro:
            raise ValueError(f"her forever stamps are not told: add their number, such as {HER} forever 2")


def _missing(game: SoloTableGame) -> list[str]:
    """A text for each part of the points that is not told."""
    her = game.her
    found = list(shows_to_come(game.swap))
    if game.mine.points is None:
        fix = f"write {ME} points N, as on the score track"
        found.append(f"my Show Phases are not counted: what a card paid is not told; {fix}")
    if her.intro:
        return found
    if len(her.shows) < LAST_ROUND:
        found.append(f"her show-scoring cards are not all counted: write {HER} show and the points it lists")
    if not her.boxes:
        found.append(f"her boxes are not counted: write {HER} boxes and the items in each")
    if not game.told.decision:
        found.append(f"her last decision card is not counted: write {HER} decision and its points")
    for day in game.untold:
        found.append(f"rare and forever stamps that she got on {DAYS[day]} are not counted: {HER} got")
    unseen = [str(good) for good in game.items if isinstance(good, UnseenGood)]
    if unseen:
        found.append(f"faces of hers are not told: write {HER} turn and the face of {', '.join(unseen)}")
    return found


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
        yield drawn_question(MINE, ME, stack, words, optional=stack != FOREVER)


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
    yield from unseen_question(MINE, ME, game.mine.hand, "the face of my")
    unseen = sum(isinstance(good, UnseenGood) for good in game.items)
    for each in unseen_question(HERS, HER, game.items, "the face of her", optional=True):
        yield replace(each, words=f"{each.words}, {unseen} to tell")
    if game.swap.round in game.untold:
        words = "all that she got from the swap, items with ; between them"
        yield TableQuestion(words, f"{HER} got ", optional=True, kind="items", player=HERS)
    if game.untold and game.forever is None and game.swap.round == LAST_ROUND:
        words = "the number of her forever stamps"
        yield TableQuestion(words, f"{HER} forever ", optional=True, player=HERS)
    yield from show_questions(game.swap)


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
    return piles_text(piles, appraised(game))


def _chosen(game: SoloTableGame) -> Iterator[str]:
    """The pile that she has taken."""
    choice = game.choice
    if choice is None:
        return
    if choice.crossed is not None:
        yield crossed_text(appraise_row(*map(game.her.tokens_of, choice.piles)), choice.crossed)
    yield taken_text(choice.taken, listed(choice.piles[choice.taken]))


def _exchanged(game: SoloTableGame) -> Iterator[str]:
    """Her exchange, and her piles after it."""
    her = game.her
    if not her.piles:
        return
    exchanged = None
    if her.places:
        (a, b), (left, right) = her.places, her.piles
        exchanged = str(left[a]), str(right[b])
    yield exchange_text(her.appraised.tokens, exchanged)
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
