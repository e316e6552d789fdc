"""Games against Pinzetta in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.table import Table

from stockbook.cli.games.parts import Parts, PrintedAnswer
from stockbook.cli.games.stampswap import StampSwapParts
from stockbook.cli.rendering.page import STRONG, Page, facts_table, lines_table, numbers_table, plain, points
from stockbook.cli.rendering.placement import show_position
from stockbook.cli.rendering.verdict import TOO_FEW, TOO_SHORT, show_verdict
from stockbook.engine.documents.swap import swapped_items
from stockbook.games.pinzetta.words import NOTHING, PinzettaWords
from stockbook.models.files.words import counted
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition, her_facts, her_name
from stockbook.models.pinzetta.procedure import AppraisedPiles, appraise_row
from stockbook.models.pinzetta.rules import HER, ME, SoloView
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.facts import DAYS, heading
from stockbook.models.stampswap.goods import Good
from stockbook.models.stampswap.scoring import total

if TYPE_CHECKING:
    from stockbook.engine.play import Match
    from stockbook.models.stampswap.swap.cuts import Items
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.swap.answer import RowExplanation

#: The first words of the end, by the winners.
WON = {(ME,): "You win", (HER,): "Pinzetta wins", (ME, HER): "A draw"}
#: Cuts that the terminal shows.
SHOWN = 3


class PinzettaParts(Parts):
    """A game against Pinzetta in the terminal; its Show Phases are those of Stamp Swap."""

    prints: ClassVar = {
        **StampSwapParts.prints,
        AnswerForm.SOLO: (__name__, "show_advice"),
        AnswerForm.ROW_EXPLAINED: (__name__, "show_explanation"),
    }

    def position(self, page: Page, position: SoloPosition) -> None:
        """Print my side as in Stamp Swap, then hers."""
        show_position(page, position.position)
        page.print()
        page.heading(her_name(position.her))
        page.print(facts_table(her_facts(position.her), ""))
        for number, pile in enumerate(position.her.piles):
            page.heading(_pile_title("her pile", number, position.her.appraised))
            page.print(_goods(pile, position.her.tokens[number]))

    def view(self, page: Page, words: PinzettaWords, view: SoloView) -> None:
        """Print both sides of the table before my decision."""
        table = view.swap.table
        phase = {"cut": "Swap Phase, you cut", "choose": "Swap Phase, you choose"}.get(
            table.phase, "Show Phase"
        )
        page.heading(f"{DAYS[table.round]}, round {table.round}: {phase}")
        if table.phase == "cut" and not table.seats[ME].placed:
            for line in words.dealt(view):
                page.print(line)
        page.album(words.components.pieces.album(table.seats[ME].placed))
        page.print()
        page.print(_facts_table(words, view))
        page.print()
        if table.phase == "cut":
            _print_goods(page, words, view, "your items", table.seats[ME].goods)
        if table.phase in ("cut", "choose"):
            _print_piles(page, words, view)
        hand = table.seats[ME].hand
        if hand:
            page.heading("to place")
            page.tiles([words.components.pieces.tiles[item] for item in hand])

    def sheet(self, page: Page, words: PinzettaWords, match: Match) -> None:
        """Print both score sheets and the winner."""
        game, state = words.game, match.history.state
        mine, hers = game.lines(state)
        won = game.winners(state)
        page.heading(
            f"{WON[won]}: {counted(total(mine), 'point')} against {total(hers)} on level {game.level}"
        )
        page.album(words.components.pieces.album(state.swap.table.seats[ME].placed))
        page.print()
        tables = lines_table(mine), lines_table(hers)
        for each, title in zip(tables, ("you", "Pinzetta"), strict=True):
            each.title = title
            each.title_style = STRONG
        page.beside(*tables)


PARTS = PinzettaParts()


def show_advice(told: PrintedAnswer[SoloAdvice]) -> None:
    """Print the best cuts with the piles side by side, or both of her piles."""
    page, advice = Page(), told.answer
    solo = advice.solo
    if solo.position.phase == "cut":
        _show_cuts(page, advice)
    else:
        _show_piles(page, advice)
    page.print()
    page.print(_certainty(advice, told.options))


def show_explanation(told: PrintedAnswer[RowExplanation]) -> None:
    """Print my cut or pile and the best one, with their points."""
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow

    page, explanation = Page(), told.answer
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
        table.add_row("kept", points(move.kept), points(best.kept))
    table.add_row("expected", _number(move.value), _number(best.value))
    page.print()
    page.print(table)
    page.print()
    page.print(_certainty(advice))


def _number(value: Estimate) -> str:
    return value.text("") if value.samples else points(value.value)


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
    return counted(points(estimate.value), "point")


def _facts_table(words: PinzettaWords, view: SoloView) -> Table:
    """Contests, my points and cards, her mat and points."""
    table = view.swap.table
    seat, hers = table.seats[ME], table.seats[HER].cards
    rows: list[tuple[str, str]] = []
    for number, contest in enumerate(table.contests):
        entered = " (entered)" if number in seat.entered else ""
        rows.append(("" if number else "contests", f"{number + 1}: {contest}{entered}"))
    rows.append(("finale", str(table.finale)))
    rows.append(("exhibitor", str(seat.exhibitor)))
    if seat.cards:
        rows.append(("cards", words.items(view, seat.cards)))
    if seat.apart:
        rows.append(("kept", words.items(view, seat.apart)))
    rows.append(("points", f"{seat.points} so far, without the values in the album"))
    mat = words.components.mat(view.her)
    sizes = ", ".join(size.replace("-", " ") for size in mat.targets)
    intro = ", intro" * words.components.intro
    rows.append(("Pinzetta", f"level {words.components.level}{intro}, wants {sizes or NOTHING}"))
    if not words.components.intro:
        held = f"{counted(len(hers), 'item')} on her mat"
        forever = f"{words.components.forever(hers)} forever"
        rows.append(("", f"{counted(view.her.points, 'point')} so far, {held}, of these {forever}"))
    return facts_table(rows)


def _print_piles(page: Page, words: PinzettaWords, view: SoloView) -> None:
    """Her two piles with their tokens."""
    left, right = view.swap.table.seats[HER].piles
    appraised = appraise_row(words.tokens(view, left), words.tokens(view, right))
    for number, pile in enumerate((left, right)):
        title = f"her pile {number + 1}: {counted(appraised.tokens[number], 'token')}"
        _print_goods(page, words, view, title, pile)


def _print_goods(page: Page, words: PinzettaWords, view: SoloView, title: str, items: Items) -> None:
    """Items, numbered from 1, with her tokens."""
    page.heading(title)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column(overflow="fold")
    grid.add_column(justify="right")
    for number, (item, seen) in enumerate(zip(items, words.tokens(view, items), strict=True), 1):
        grid.add_row(str(number), plain(words.item(view, item)), counted(seen, "token"))
    page.print(grid)
    page.print()
