"""The advice on the Collect and Swap Phases, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import TYPE_CHECKING

from rich.table import Table

from stockbook.cli.rendering.page import STRONG, Page, numbers_table, plain, points
from stockbook.cli.rendering.verdict import TOO_FEW, TOO_SHORT, interval_points, show_as_good, show_verdict
from stockbook.engine.documents.swap import player_name
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.facts import DAYS, assuming
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.stampswap.collect_phase import ItemRow
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, CutAdvice, CutRow

if TYPE_CHECKING:
    from stockbook.cli.games.parts import PrintedAnswer
    from stockbook.models.stampswap.swap.cuts import Items
    from stockbook.optimizer.placement.plan import Plan
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.stampswap.collect_phase import CollectAdvice
    from stockbook.optimizer.swap.answer import RowExplanation, SwapAdvice

#: Items that are listed.
LISTED = 10
#: Cuts that are shown.
SHOWN = 3
BY_THE_END = "what goods bring by the end"


def show_cuts(told: PrintedAnswer[CutAdvice]) -> None:
    """Print the best cuts with their piles side by side, and their points."""
    page, advice = Page(), told.answer
    day = DAYS[advice.position.round]
    for_game = told.goal is Goal.GAME and not advice.position.last
    for place, row in enumerate(advice.rows[:SHOWN]):
        if place:
            page.print()
        name = f"{day}: {row.cut}" if not place else f"cut {place + 1}: {row.cut}"
        page.heading(name)
        page.print(_piles(advice.position, row))
        _points(page, row, advice.plans[place] if place < len(advice.plans) else None, for_game)
    page.print()
    show_as_good(page, [str(row.cut) for row in advice.rows], [row.expected for row in advice.rows])
    left = len(advice.rows) - SHOWN
    if left > 0:
        page.print(f"{left} more cuts{': --json has them all' * told.options}")
    if for_game:
        less = "only the expected ones are less what the others get, and so may be fewer than those for sure"
        page.print(f"points: {BY_THE_END}; {less}")
    page.print(_certainty(advice))


def show_choices(told: PrintedAnswer[ChoiceAdvice]) -> None:
    """Print every pile that I may take, best first."""
    page, advice = Page(), told.answer
    position = advice.position
    best = advice.rows[0]
    owner = plain(player_name(position, best.owner))
    take = TOO_SHORT if best.value.few else f"take pile {best.pile + 1} of {owner}"
    page.heading(f"{DAYS[position.round]}: {take}")
    paid = best.gifts is not None
    table = numbers_table(("pile", "points", *(["of it gifts"] * paid), "what is in it"))
    table.columns[-1].justify = "left"
    names = []
    for row in advice.rows:
        goods = position.opponents[row.owner - 1].piles[row.pile]
        names.append(name := f"{player_name(position, row.owner)} {row.pile + 1}")
        gifts = [] if row.gifts is None else [points(row.gifts)]
        table.add_row(plain(name), _estimate(row.value), *gifts, plain("; ".join(map(str, goods))))
    page.print(table)
    page.print()
    show_as_good(page, names, [row.value for row in advice.rows])
    if told.goal is Goal.GAME and not advice.position.last:
        page.print(f"points: {BY_THE_END}, less what the others get")
    page.print(_certainty(advice))


def show_row_explanation(told: PrintedAnswer[RowExplanation]) -> None:
    """Print my cut, pile or item and the best one, with their values."""
    explanation = told.answer
    if isinstance(explanation.advice, CutAdvice) and isinstance(explanation.move, CutRow):
        _show_cut_explanation(explanation.advice, explanation.move, explanation.difference, told.goal)
    else:
        _show_choice_explanation(explanation)


def _show_choice_explanation(explanation: RowExplanation) -> None:
    page = Page()
    show_verdict(page, "your move", explanation.difference, certain=explanation.certain)
    best = explanation.best
    paid = isinstance(best, ChoiceRow) and best.gifts is not None
    table = numbers_table(("", "value", "95 % or bounds", *(["of it gifts"] * paid), "what"))
    table.columns[-1].justify = "left"
    for label, row in (("your move", explanation.move), ("the best move", explanation.best)):
        assert isinstance(row, CutRow | ChoiceRow | ItemRow)
        sampled = row.value.samples > 0
        ends = interval_points(row.value.ends, " - ", sampled=sampled)
        value = "" if row.value.few else points(row.value.value, sampled=sampled)
        what = _choice(explanation.advice.position, row)
        gifts = [points(row.gifts)] if isinstance(row, ChoiceRow) and row.gifts is not None else []
        table.add_row(label, value, ends, *gifts, plain(what))
    page.print(table)


def _choice(position: Position, row: CutRow | ChoiceRow | ItemRow) -> str:
    """A pile or an item in words."""
    if isinstance(row, ChoiceRow):
        return f"pile {row.pile + 1} of {player_name(position, row.owner)}"
    return f"{row.item + 1}: {row.good}" if isinstance(row, ItemRow) else str(row.cut)


def _show_cut_explanation(advice: CutAdvice, move: CutRow, difference: Estimate, goal: Goal) -> None:
    page = Page()
    best = advice.rows[0]
    show_verdict(page, "your cut", difference, certain=advice.certain)
    for name, row in (("your cut", move), ("the best cut", best)):
        page.print()
        page.heading(f"{name}: {row.cut}")
        page.print(_piles(advice.position, row))
    page.print()
    table = numbers_table(("points", "your cut", "best", "difference"))
    for label, mine, other, sampled in (
        ("for sure", move.kept, best.kept, False),
        ("expected", move.expected.value, best.expected.value, best.expected.samples > 0),
    ):
        change = points(mine - other, sampled=sampled, sign="+") if mine != other else ""
        table.add_row(label, *(points(each, sampled=sampled) for each in (mine, other)), change)
    page.print(table)
    page.print()
    if goal is Goal.GAME and not advice.position.last:
        page.print(f"for sure: {BY_THE_END}; expected: less what the others get")
    page.print(_certainty(advice))


def _piles(position: Position, row: CutRow) -> Table:
    """The reserve and the piles side by side, the chance of each pile above it."""
    goods = position.me.collection
    table = Table.grid(padding=(0, 3))
    heads = ["reserve"]
    for number, (chance, by) in enumerate(zip(row.odds.by_anyone, row.odds.by, strict=True), 1):
        gifts = f", gifts {points(row.gifts[number - 1], sign='+')}" if row.gifts else ""
        heads.append(f"pile {number}, {_taken(position, chance, by)}{gifts}")
    columns = [_items(goods, part) for part in (row.cut.reserve, *row.cut.piles)]
    for _ in heads:
        table.add_column(overflow="fold")
    table.add_row(*map(plain, heads), style=STRONG)
    for line in range(max(map(len, columns))):
        table.add_row(*(column[line] if line < len(column) else "" for column in columns))
    return table


def _items(goods: Goods, items: Items) -> list[str]:
    return [plain(f"{item + 1} {goods[item]}") for item in items]


def _taken(position: Position, chance: float, by: Mapping[int, float]) -> str:
    """The probability that a pile is taken, and by whom."""
    if not by:
        return "stays"
    names = [
        player_name(position, player) if len(by) == 1 else f"{player_name(position, player)} {each:.0%}"
        for player, each in sorted(by.items(), key=lambda entry: -entry[1])
    ]
    return f"taken {chance:.0%}: {', '.join(names)}"


def _points(page: Page, row: CutRow, plan: Plan | None, for_game: bool) -> None:
    """Print the points kept for sure, the points expected, what each counts, and those of the contests."""
    sure = f"{'about ' * (not row.exact)}{points(row.kept)}"
    kept, taken = ("mine alone", "less what others get") if for_game else ("what stays", "with a pile I take")
    expected = "" if row.expected.few else "expected "
    told = f"{expected}{_estimate(row.expected)}{' points' * bool(expected)}"
    page.print(f"for sure {sure} ({kept}), {told} ({taken})")
    if plan:
        contests = [f"{line.label}: {line.points}" for line in plan.lines if line.count is not None]
        page.print(plain(f"with what stays: {'; '.join(contests) or 'no contest'}"))


def _estimate(estimate: Estimate) -> str:
    if estimate.few:
        return TOO_FEW
    if estimate.samples:
        return _with_margin(estimate)
    if estimate.low is None or estimate.high is None:
        return points(estimate.value)
    if estimate.low == -inf:
        return f"about {points(estimate.value)}"
    most = "or more" if estimate.high == inf else f"to {points(estimate.high)}"
    return f"{points(estimate.value)} ({points(estimate.low)} {most})"


def _with_margin(estimate: Estimate) -> str:
    """A mean, and half of the width of its interval where there is one to see."""
    reach = f"{estimate.margin or 0:.1f}"
    return f"{estimate.value:.1f}{f' ± {reach}' * bool(float(reach))}"


def _certainty(advice: SwapAdvice) -> str:
    """A line that tells proved points from estimates."""
    took = "" if advice.seconds is None else f" in {advice.seconds:.2f} s"
    parts = []
    if advice.interrupted:
        parts.append("stopped by Ctrl-C")
    if advice.position.phase == "cut":
        parts.append("what is kept for sure is proved" if advice.proved else "what is kept is not all proved")
    if advice.certain:
        parts.append("the Choose turns are exact")
    elif advice.best_proved:
        parts.append("no other is better than the first")
    else:
        parts.append("the Choose turns are estimates")
    return f"{', '.join(parts)}{plain(assuming(advice.position))}{took}"


def show_collect_advice(told: PrintedAnswer[CollectAdvice]) -> None:
    """Print the best item, and the best few with their values."""
    page, answer = Page(), told.answer
    best = answer.rows[0]
    head = "too little time to tell what is best, so far" if best.value.few else "select"
    page.heading(f"{head} {best.item + 1}: {plain(str(best.good))}")
    page.print()
    names = [plain(opponent.name) for opponent in answer.position.opponents]
    table = numbers_table(("item", "", "value", "95 %", "to me", *(f"to {name}" for name in names)))
    few = best.value.few
    for row in answer.rows[:LISTED]:
        interval = "" if few else row.value.interval(dash=" - ")
        worth = ["" if few else f"{each:.1f}" for each in (row.value.value, row.mine, *row.others)]
        table.add_row(str(row.item + 1), plain(str(row.good)), worth[0], interval, *worth[1:])
    page.print(table)
    page.print()
    show_as_good(page, [str(row.good) for row in answer.rows], [row.value for row in answer.rows])
    if few:
        page.print("too few samples to expect points: the order is that of what is known so far")
    for look in answer.looks[: 0 if few else 1]:
        gain = f"{_with_margin(look.value)} points more"
        page.print(plain(f"look first at {look.item + 1}, {look.good}: {gain}"))
        page.print("counted as the mean over its faces of the best selection then, less the best one now")
        page.print()
    page.print("value: what selecting it brings, others' losses in part included, against selecting nothing")
