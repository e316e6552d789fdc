"""The documents of the Collect and Swap Phases, also against Pinzetta; all numbers count from 1."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NotRequired, TypeAlias, TypedDict

from stockbook.engine.documents.common import (
    Compared,
    Interval,
    Item,
    Number,
    Row,
    Valued,
    answer_document,
    compared,
    interval_of,
    item_document,
    items_document,
    rounded,
    value_of,
    valued,
)
from stockbook.models.play.goal import AnswerForm, Goal

if TYPE_CHECKING:
    from stockbook.models.pinzetta.position import PinzettaSide
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, ItemRow
    from stockbook.optimizer.swap.answer import (
        ChoiceAdvice,
        ChoiceRow,
        CutAdvice,
        CutRow,
        RowExplanation,
        SwapAdvice,
    )

#: Rounds a value.
_Format: TypeAlias = Callable[[float], float | None]
#: Digits of a probability, and of a value that is a mean.
CHANCE_DIGITS, VALUE_DIGITS = 4, 2


class ItemValue(Item, Valued):
    """The worth of selecting an item."""

    mine: Number
    others: dict[str, Number]


class LookValue(Item, Valued):
    """The worth of looking at an item."""


class Looks(TypedDict, total=False):
    """The items that may be looked at, where there are any."""

    looks: list[LookValue]


class Collect(Looks):
    """Every item of the pool, best first."""

    choices: list[ItemValue]


def collect_document(answer: CollectAdvice, goal: Goal) -> dict[str, Any]:
    """The document of ``collect``: every item of the pool, best first."""
    content = Collect(choices=[_item_row(answer, row) for row in answer.rows])
    if answer.looks:
        content["looks"] = [
            LookValue(**item_document(row.item, row.good), **valued(row.value)) for row in answer.looks
        ]
    return answer_document(content, answer, goal, False)


def _item_row(answer: CollectAdvice, row: ItemRow) -> ItemValue:
    names = [opponent.name for opponent in answer.position.opponents]
    return ItemValue(
        **item_document(row.item, row.good),
        **valued(row.value),
        mine=round(row.mine, VALUE_DIGITS),
        others={name: round(worth, VALUE_DIGITS) for name, worth in zip(names, row.others, strict=True)},
    )


class CutDetails(TypedDict, total=False):
    """The values of a cut among players, and against Pinzetta."""

    taken_by: list[dict[str, Number]]
    gifts: list[Number]
    tokens: list[int]
    pile_tokens: list[int]


class Cut(Interval, CutDetails):
    """A cut: what I reserve, both piles, and the points that it brings; against Pinzetta her tokens too."""

    reserve: list[int]
    piles: list[list[int]]
    kept: Number
    expected: Number | None
    taken: list[Number]


def _cut(
    row: CutRow | SoloCutRow, kept: Number, number: _Format, taken: list[Number], details: CutDetails
) -> Cut:
    return Cut(
        reserve=[item + 1 for item in row.cut.reserve],
        piles=[[item + 1 for item in pile] for pile in row.cut.piles],
        kept=kept,
        expected=value_of(row.expected, number),
        **interval_of(row.expected, number),
        taken=taken,
        **details,
    )


class Gifts(TypedDict, total=False):
    """The gifts that effects pay me for what is taken from me, where they may."""

    gifts: Number


# ``from`` is no name in Python.
Source = TypedDict("Source", {"from": str})


class PileChoice(Source, Valued, Gifts):
    """A pile that I may take, and the points that it brings."""

    pile: int
    items: list[Item]


def _choice(
    owner: str, row: ChoiceRow | SoloPileRow, number: _Format, pile: Iterable[object], gifts: Gifts
) -> PileChoice:
    return {
        "from": owner,
        "pile": row.pile + 1,
        **valued(row.value, number),
        **gifts,
        "items": items_document(pile),
    }


class Proof(TypedDict, total=False):
    """Whether values are estimates; with opponents, whether the first row is proved best."""

    estimated: bool
    best_proved: bool


class HerPiles(TypedDict, total=False):
    """The piles of Pinzetta after her exchange, and her tokens on them."""

    piles: list[list[str]]
    tokens: list[list[int]]
    pile_tokens: list[int]
    swapped: list[str] | None


class Cuts(Proof):
    """Every legal cut, best first."""

    items: list[Item]
    cuts: list[Cut]


class Choices(Proof, HerPiles):
    """Every pile that I may take, best first."""

    choices: list[PileChoice]


def cut_document(advice: CutAdvice, goal: Goal) -> dict[str, Any]:
    """The document of ``cut``."""
    position, cuts = advice.position, []
    for row in advice.rows:
        details = CutDetails(taken_by=[_by_name(position, pile) for pile in row.odds.by])
        if row.gifts is not None:
            details["gifts"] = list(map(whole, row.gifts))
        taken = [round(chance, CHANCE_DIGITS) for chance in row.odds.by_anyone]
        cuts.append(_cut(row, whole(row.kept), whole, taken, details))
    return _swap_document(Cuts(items=items_document(position.me.collection), cuts=cuts), advice, goal)


def choice_document(advice: ChoiceAdvice, goal: Goal) -> dict[str, Any]:
    """The document of ``choose``."""
    choices = []
    for row in advice.rows:
        gifts = Gifts() if row.gifts is None else Gifts(gifts=whole(row.gifts))
        pile = advice.position.opponents[row.owner - 1].piles[row.pile]
        choices.append(_choice(player_name(advice.position, row.owner), row, whole, pile, gifts))
    return _swap_document(Choices(choices=choices), advice, goal)


def player_name(position: Position, player: int) -> str:
    """The name of a player; players count clockwise from me, 0."""
    return position.opponents[player - 1].name if player else "me"


def _by_name(position: Position, pile: Mapping[int, float]) -> dict[str, float]:
    return {
        player_name(position, player): round(chance, CHANCE_DIGITS) for player, chance in sorted(pile.items())
    }


def _swap_document(content: Mapping[str, Any], advice: SwapAdvice, goal: Goal) -> dict[str, Any]:
    content = {**content, **Proof(estimated=not advice.certain, best_proved=advice.best_proved)}
    return answer_document(content, advice, goal)


def whole(value: float) -> float:
    """A rounded value; a whole number where it is one."""
    found = round(value, VALUE_DIGITS)
    return int(found) if found == int(found) else found


def solo_document(advice: SoloAdvice, goal: Goal) -> dict[str, Any]:
    """The document of ``cut`` or ``choose`` against Pinzetta."""
    solo = advice.solo
    found = _solo_cuts(advice) if solo.position.phase == "cut" else _solo_choices(advice)
    content, phase = {**found, **Proof(estimated=not advice.certain)}, solo.position.phase
    return answer_document(content, advice, goal, position=solo, phase=phase)


#: Form of an answer with rows -> its document.
BY_FORM: dict[AnswerForm, Callable[[Any, Goal], dict[str, Any]]] = {
    AnswerForm.CUTS: cut_document,
    AnswerForm.PILES: choice_document,
    AnswerForm.ITEMS: collect_document,
    AnswerForm.SOLO: solo_document,
}


def _solo_cuts(advice: SoloAdvice) -> Cuts:
    solo, cuts = advice.solo, []
    for row in advice.cuts:
        details = CutDetails(tokens=list(solo.tokens), pile_tokens=list(row.appraised.tokens))
        taken = [float(chance) for chance in row.odds]
        cuts.append(_cut(row, row.kept, _solo_format(row.expected), taken, details))
    return Cuts(items=items_document(solo.goods), cuts=cuts)


def _solo_choices(advice: SoloAdvice) -> Choices:
    game, her = advice.solo.game_name, advice.solo.her
    return Choices(
        choices=[
            _choice(game, row, _solo_format(row.value), her.exchanged[row.pile], Gifts())
            for row in advice.piles
        ],
        piles=[list(map(str, pile)) for pile in her.exchanged],
        tokens=[list(tokens) for tokens in her.tokens],
        pile_tokens=list(her.appraised.tokens),
        swapped=swapped_items(her),
    )


def swapped_items(her: PinzettaSide) -> list[str] | None:
    """The items that she exchanges, of the first pile and of the second; None if she exchanges none."""
    if her.places is None:
        return None
    return [str(pile[place]) for pile, place in zip(her.piles, her.places, strict=True)]


def _solo_format(value: Estimate) -> _Format:
    """The format of points against Pinzetta: an exact value is as it is."""
    return rounded if value.samples else lambda exact: exact


class SwapExplanation(Compared, Proof, HerPiles):
    """A cut or a pile against the best one."""

    items: NotRequired[list[Item]]
    move: Cut | PileChoice
    best: Cut | PileChoice


class ItemExplanation(Compared, Looks):
    """An item of the pool against the best one."""

    move: ItemValue
    best: ItemValue


def row_explanation_document(explanation: RowExplanation, goal: Goal) -> dict[str, Any]:
    """The document of a cut, a pile or an item explained: both rows, and the difference of their values."""
    advice = explanation.advice
    document = BY_FORM[advice.form](advice, goal)
    cuts = document.pop("cuts", None)
    found = cuts or document.pop("choices")
    move, best = found[advice.rows.index(explanation.move)], found[0]
    labels = ("kept", "expected") if cuts else ("value", "gifts")
    rows = [Row(label=label, move=move[label], best=best[label]) for label in labels if label in best]
    return {**document, **compared(explanation.difference, rows, whole), "move": move, "best": best}
