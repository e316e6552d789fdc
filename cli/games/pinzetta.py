"""The advice against Pinzetta, in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table

from stockbook.cli.rendering.page import STRONG, Page, numbers_table, plain
from stockbook.cli.rendering.placement import show_position
from stockbook.cli.rendering.verdict import TOO_FEW, TOO_SHORT, show_verdict
from stockbook.engine.documents.swap import swapped_items
from stockbook.models.files.words import counted
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition, her_facts, her_name
from stockbook.models.pinzetta.procedure import AppraisedPiles
from stockbook.models.stampswap.facts import heading
from stockbook.models.stampswap.goods import Good
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.swap.explain import RowExplanation

#: Cuts that the terminal shows.
SHOWN = 3


def show_advice(advice: SoloAdvice, options: bool = True) -> None:
    """Print the best cuts with the piles side by side, or both of her piles.

    ``options`` of the command are named only if there are some.
    """
    page = Page()
    solo = advice.solo
    if solo.position.phase == "cut":
        _show_cuts(page, advice)
    else:
        _show_piles(page, advice)
    page.print()
    page.print(_certainty(advice, options))


def show_explanation(explanation: RowExplanation) -> None:
    """Print my cut or pile and the best one, with their points."""
    page = Page()
    advice, move, best = explanation.advice, explanation.move, explanation.best
    assert isinstance(advice, SoloAdvice)
    what = "cut" if advice.cuts else "pile"
    show_verdict(page, f"your {what}", explanation.difference, certain=advice.certain)
    table = numbers_table(("points", f"your {what}", "best"))
    for name, row in ((f"your {what}", move), (f"the best {what}", best)):
        page.print()
        if isinstance(row, SoloCutRow):
            page.heading(f"{name}: {row.cut}")
            page.beside(*(_side(advice.solo, row, number) for number in (0, 1)))
            page.print(plain(_reason(advice.solo, row)))
        elif isinstance(row, SoloPileRow):
            page.heading(f"{name}: {row.pile + 1}")
            page.print(plain(_list(advice.solo.her.exchanged[row.pile])))
    if isinstance(move, SoloCutRow) and isinstance(best, SoloCutRow):
        table.add_row("kept", f"{move.kept:.4g}", f"{best.kept:.4g}")
    table.add_row("expected", _number(move.value), _number(best.value))
    page.print()
    page.print(table)
    page.print()
    page.print(_certainty(advice))


def _number(value: Estimate) -> str:
    return value.text("") if value.samples else f"{value.value:.4g}"


def show_solo(solo: SoloPosition) -> None:
    """Print my side as in Stamp Swap, then hers."""
    show_position(solo.position)
    page = Page()
    page.print()
    _her_facts(page, solo)
    for number, pile in enumerate(solo.her.piles):
        page.heading(_pile_title("her pile", number, solo.her.appraised))
        page.print(_goods(pile, solo.her.tokens[number]))


def _show_cuts(page: Page, advice: SoloAdvice) -> None:
    solo = advice.solo
    page.heading(f"{heading(solo.position)}: cut against Pinzetta")
    page.print(_goods(solo.goods, solo.tokens))
    for place, each in enumerate(advice.cuts[:SHOWN], 1):
        page.print()
        page.heading(f"{place}. {each.cut}: {_points(each.expected)}{' expected' * (not each.expected.few)}")
        page.beside(*(_side(solo, each, number) for number in (0, 1)))
        page.print(plain(_reason(solo, each)))
    page.print()
    number = len(advice.cuts)
    page.print(f"{counted(number, 'cut')} {'is' if number == 1 else 'are'} legal")
    if solo.her.piles:
        page.print(plain(_exchange(solo.her)))


def _certainty(advice: SoloAdvice, options: bool = True) -> str:
    """A line that tells exact points from estimates, with the time taken."""
    took = "" if advice.seconds is None else f" in {advice.seconds:.2f} s"
    stopped = "stopped by Ctrl-C: " if advice.interrupted else ""
    if advice.certain:
        return f"{stopped}all points are exact{took}"
    kept = "what is kept is exact, " if advice.proved and advice.cuts else ""
    means = [each.expected for each in advice.cuts] + [each.value for each in advice.piles]
    if any(mean.samples for mean in means):
        what = "means over samples, with their 95 % intervals"
    else:
        what = f"not proved{', more --time may settle it' * options}"
    return f"{stopped}{kept}points are {what}{took}"


def _side(solo: SoloPosition, each: SoloCutRow, number: int) -> Table:
    """A pile with its tokens and the probability that she takes it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(overflow="fold")
    chance = float(each.odds[number])
    grid.add_row(plain(f"{_pile_title('pile', number, each.appraised)}, taken {chance:.0%}"), style=STRONG)
    for item in each.cut.piles[number]:
        grid.add_row(plain(str(solo.goods[item])))
    return grid


def _reason(solo: SoloPosition, each: SoloCutRow) -> str:
    """The points kept for sure, and the items that probably go."""
    likely = int(each.odds[1] > each.odds[0])
    goes = _list(solo.goods[item] for item in each.cut.piles[likely])
    reserve = _list(solo.goods[item] for item in each.cut.reserve) or "nothing"
    return f"reserves {reserve}, keeps at least {each.kept}; most likely she takes {goes}"


def _show_piles(page: Page, advice: SoloAdvice) -> None:
    solo, her = advice.solo, advice.solo.her
    best = advice.piles[0]
    take = TOO_SHORT if best.value.few else f"take pile {best.pile + 1}, {_points(best.value)}"
    page.heading(f"{heading(solo.position)}: {take}")
    for number, pile in enumerate(her.piles):
        page.heading(_pile_title("her pile", number, her.appraised))
        page.print(_goods(pile, her.tokens[number]))
    page.print(plain(_exchange(her)))
    page.print()
    table = numbers_table(("to take", "points"))
    for each in advice.piles:
        table.add_row(plain(f"pile {each.pile + 1}: {_list(her.exchanged[each.pile])}"), _points(each.value))
    page.print(table)


def _exchange(her: PinzettaSide) -> str:
    items = swapped_items(her)
    first, second = her.appraised.tokens
    head = f"Her piles have {first} and {second} tokens"
    return f"{head}: she exchanges {items[0]} and {items[1]}" if items else f"{head}: she exchanges nothing"


def _her_facts(page: Page, solo: SoloPosition) -> None:
    page.heading(her_name(solo.her))
    grid = Table.grid(padding=(0, 2))
    for what, words in her_facts(solo.her):
        grid.add_row(what, words)
    page.print(grid)


def _goods(goods: Sequence[Good], tokens: Sequence[int]) -> Table:
    """Items, numbered from 1, with her tokens."""
    table = numbers_table(("item", "tokens"))
    for number, (good, seen) in enumerate(zip(goods, tokens, strict=True), 1):
        table.add_row(plain(f"{number}  {good}"), str(seen))
    return table


def _pile_title(what: str, number: int, appraised: AppraisedPiles) -> str:
    return f"{what} {number + 1}: {counted(appraised.tokens[number], 'token')}"


def _list(goods: Iterable[Good]) -> str:
    return ", ".join(map(str, goods))


def _points(estimate: Estimate) -> str:
    if estimate.few:
        return TOO_FEW
    if estimate.samples:
        return estimate.text(" points")
    value = round(estimate.value, 2)
    return counted(int(value), "point") if value == int(value) else f"{value:.2f} points"
