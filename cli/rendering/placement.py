"""Show Phases, now and for the whole game, and the benchmark, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from stockbook.cli.rendering.page import (
    Page,
    chosen_label,
    facts_table,
    lines_table,
    number,
    numbers_table,
    plain,
)
from stockbook.cli.rendering.verdict import show_as_good, show_verdict
from stockbook.models.contests import Contest
from stockbook.models.files.words import counted
from stockbook.models.stampswap.facts import DAYS, PHASE_NAMES, assuming, facts, heading
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import ScoreLine, TrackScore, total, track_score

if TYPE_CHECKING:
    from stockbook.cli.games.parts import PrintedAnswer
    from stockbook.optimizer.bench import Bench, Growth
    from stockbook.optimizer.placement.plan import PlacementAdvice, Plan
    from stockbook.optimizer.placement.search import Explanation
    from stockbook.optimizer.solver.limits import SearchLimits
    from stockbook.optimizer.stampswap.game_placement import GameExplanation, GamePlacementAnswer, GamePlan
    from stockbook.optimizer.timing import TimedSearch

NO_CONTEST = "no contest"
BY_THE_END = "By the end: without the values of stamps still to come, which no move changes."


def show_placement(told: PrintedAnswer[PlacementAdvice]) -> None:
    """Print the plans with their albums, moves and points, and the contests side by side.

    Where they are fewer than were asked for, the reason is given.
    """
    page, answer = Page(), told.answer
    for place, plan in enumerate(answer.plans, 1):
        if place > 1:
            page.print()
        page.heading(_plan_heading(answer, plan, place))
        page.album(plan.album, [each for _, each in plan.placed])
        page.print()
        page.print(_entering(plan))
        if plan.placed or plan.discarded:
            page.moves(plan.placed, plan.discarded)
        page.print()
        tables = [lines_table(plan.lines)]
        if place == 1:
            tables.append(_contests_table(answer))
        page.beside(*tables)
        show_track(page, plan.track(answer.position.me.points))
    page.print()
    page.print(_certainty(answer, options=told.options))
    if len(answer.plans) < told.plans:
        page.print(_fewer(answer, told.plans))


def show_score(position: Position, lines: Sequence[ScoreLine], entered: Contest | None) -> None:
    """Print the album as it stands, its points, and the points of each contest."""
    page = Page()
    page.heading(f"{DAYS[position.round]}: {counted(total(lines), 'point')} as the album stands")
    page.album(position.album)
    page.print()
    table = numbers_table(("  contests", "units", "points"))
    for contest in position.contests:
        units, points = contest.points(position.album)
        state = "" if contest in position.open_contests else " (entered)"
        label = chosen_label(f"{contest}{state}", contest == entered)
        table.add_row(label, str(units), str(points))
    page.beside(lines_table(lines), table)
    show_track(page, track_score(position.me.points, lines))


def show_track(page: Page, track: TrackScore | None) -> None:
    """Print the points on the score track, where they are known."""
    if track is not None:
        page.print()
        page.print(str(track))


def show_explanation(told: PrintedAnswer[Explanation]) -> None:
    """Print both moves and their points, line by line."""
    page, explanation = Page(), told.answer
    move, best = explanation.move, explanation.best
    mine, other = move.plans[0], best.plans[0]
    page.heading(_difference(explanation))
    page.album(mine.album, [each for _, each in mine.placed])
    for name, plan in (("your move", mine), ("the best move", other)):
        page.print()
        page.heading(f"{name}: {counted(plan.points, 'point')}")
        page.print(_entering(plan))
        page.moves(plan.placed, plan.discarded)
    page.print()
    totals = "total", str(move.best), str(best.best), change(move.best, best.best)
    page.print(_beside(explanation.rows(), totals))
    page.print()
    page.print(f"your move: {_certainty(move, 'no other way to go on')}")
    page.print(f"the best move: {_certainty(best)}")


def _beside(rows: Sequence[tuple[str, int | None, int | None]], totals: Sequence[str]) -> Table:
    """The points of a move and of the best one, line by line."""
    table = numbers_table(("points for", "your move", "best", "difference"), totals)
    for label, mine, best in rows:
        table.add_row(plain(label), number(mine), number(best), change(mine, best))
    return table


def show_bench(bench: Bench, grown: Sequence[Growth]) -> None:
    """Print the points and the effort of each search, the signature, the time, and what has grown."""
    page = Page()
    table = numbers_table(("position", "best", "at most", "conflicts", "branches", "seconds"))
    for row in bench.rows:
        limit = str(row.bound) if row.bound > row.best else "="
        effort = str(row.conflicts), str(row.branches), f"{row.seconds:.2f}"
        table.add_row(row.name, str(row.best), limit, *effort)
    page.print(table)
    page.print()
    page.print(f"signature {bench.signature} in {bench.seconds:.2f} s")
    page.print(f"{bench.rows_built} rows built, {bench.calls} calls of Python functions")
    if grown:
        page.heading("more work than recorded")
        for each in grown:
            page.print(f"  {each}")


def show_timed(rows: Sequence[TimedSearch], limits: SearchLimits) -> None:
    """Print what the search of each file has found, and the seconds until then."""
    page = Page()
    table = numbers_table(("file", "best", "at most", "first, s", "best, s", "proof, s"))
    for row in rows:
        limit = str(row.bound) if row.bound > row.best else "="
        proof = "-" if row.to_proof is None else f"{row.to_proof:.3f}"
        times = f"{row.to_first:.3f}", f"{row.to_best:.3f}", proof
        table.add_row(plain(row.name), str(row.best), limit, *times)
    page.print(table)
    page.print()
    proved = sum(row.to_proof is not None for row in rows)
    workers = counted(limits.threads, "worker")
    page.print(f"{proved} of {counted(len(rows), 'file')} proved, in {limits.time:g} s each with {workers}")


def show_position(page: Page, position: Position) -> None:
    """Print my album, the tiles to place, and all that counts."""
    page.heading(f"{heading(position)}: {PHASE_NAMES[position.phase]}")
    page.album(position.album)
    page.print()
    if position.place:
        page.heading("to place")
        page.tiles(position.place)
        page.print()
    page.print(facts_table(facts(position)))


def _plan_heading(answer: PlacementAdvice, plan: Plan, place: int) -> str:
    if place > 1:
        less = answer.best - plan.points
        behind = f"{counted(less, 'point')} less" if less else "as good as the best"
        return f"plan {place}: {counted(plan.points, 'point')}, {behind}"
    day = DAYS[answer.position.round]
    if answer.proved:
        return f"{day}: {counted(plan.points, 'point')}, proved best{of_choice(answer)}{_assuming(answer)}"
    return f"{day}: {counted(plan.points, 'point')} found, at most {answer.bound} possible"


def _entering(plan: Plan) -> str:
    if plan.contest is None:
        return "enter no contest"
    return f"enter {plain(str(plan.contest))}"


def _contests_table(answer: PlacementAdvice) -> Table:
    """The best points with each contest, and the bound where it is higher."""
    table = numbers_table(("  contests", "best", "at most"))
    for each in answer.by_contest:
        name = NO_CONTEST if each.contest is None else str(each.contest)
        limit = str(each.bound) if each.bound > each.best else "="
        table.add_row(chosen_label(name, each.contest == answer.plans[0].contest), str(each.best), limit)
    return table


def of_choice(answer: PlacementAdvice) -> str:
    """The restriction of the search to wishes, or to a contest; empty where all plans were looked at."""
    if answer.wished:
        return " with these wishes"
    return "" if len(answer.by_contest) >= len(answer.position.may_enter) else " with this contest"


def _certainty(answer: PlacementAdvice, what: str = "no legal move", options: bool = True) -> str:
    took = "" if answer.seconds is None else f" in {answer.seconds:.2f} s"
    if answer.proved:
        return f"proved{took}{_assuming(answer)}: {what}{of_choice(answer)} scores more than {answer.best}"
    stopped = "stopped by Ctrl-C" if answer.interrupted else "not proved"
    more = "; more --time may settle it" if options and not answer.interrupted else ""
    return f"{stopped}{took}: at most {counted(answer.bound, 'point')} possible{more}"


def _assuming(answer: PlacementAdvice) -> str:
    return plain(assuming(answer.position))


def _fewer(answer: PlacementAdvice, asked: int) -> str:
    """The reason why there are fewer plans than were asked for."""
    found = len(answer.plans)
    shown = f"{found} of {asked} plans"
    if answer.complete:
        return f"{shown}: no other move is legal{of_choice(answer)}"
    if not answer.proved:
        return f"{shown}: the next best is looked for once the best is proved"
    return f"{shown}: plan {found + 1} was not proved to be the next best in time"


def _difference(explanation: Explanation) -> str:
    less = explanation.difference
    if explanation.move.proved and explanation.best.proved:
        return f"your move gives away {counted(less, 'point')}" if less else "your move is a best one"
    if less <= 0:
        return "nothing better than your move was found"
    return f"your move is {counted(less, 'point')} behind the best found"


def change(mine: int | None, best: int | None) -> str:
    """The points that a move has more than the best one, with a sign; empty where they are equal."""
    difference = (mine or 0) - (best or 0)
    return f"{difference:+}" if difference else ""


def show_game_placement(told: PrintedAnswer[GamePlacementAnswer]) -> None:
    """Print the plans with their albums, the contests side by side, and the proved points of this Show Phase.

    Where the plans are fewer than were asked for, the reason is given.
    """
    page, answer = Page(), told.answer
    for place, each in enumerate(answer.plans, 1):
        if place > 1:
            page.print()
        day = DAYS[answer.position.round] if place == 1 else f"plan {place}"
        page.heading(f"{day}: {counted(each.plan.points, 'point')} now, {_expected(each)}")
        page.album(each.plan.album, [placed for _, placed in each.plan.placed])
        page.print()
        _move(page, each)
        page.print()
        page.print(lines_table(each.plan.lines))
        show_track(page, each.plan.track(answer.position.me.points))
    table = numbers_table(("enter now", "now", "by the end", "95 %", "samples"))
    names = [
        NO_CONTEST if each.plan.contest is None else str(each.plan.contest) for each in answer.by_contest
    ]
    for name, each in zip(names, answer.by_contest, strict=True):
        expected = each.expected
        known = ("", "") if expected.few else (f"{expected.value:.1f}", expected.interval(dash=" - "))
        table.add_row(plain(name), str(each.plan.points), *known, str(expected.samples))
    page.print()
    page.print(table)
    page.print()
    show_as_good(page, names, [each.expected for each in answer.by_contest])
    page.print(_most_now(answer, told.options))
    page.print(BY_THE_END)
    if len(answer.plans) < told.plans:
        page.print(f"{len(answer.plans)} of {counted(told.plans, 'plan')}: no other was among the candidates")
    if answer.interrupted:
        page.print("Stopped by Ctrl-C: the best so far.")


def show_game_explanation(told: PrintedAnswer[GameExplanation]) -> None:
    """Print both moves, their points now line by line, and those expected by the end in the same samples."""
    from stockbook.optimizer.placement.search import plan_rows

    page, explanation = Page(), told.answer
    move, best = explanation.move, explanation.best
    show_verdict(page, "your move", explanation.difference, when=" by the end", certain=False)
    page.album(move.plan.album, [placed for _, placed in move.plan.placed])
    for name, each in (("your move", move), ("the best move", best)):
        page.print()
        page.heading(f"{name}: {counted(each.plan.points, 'point')} now, {_expected(each)}")
        _move(page, each)
    page.print()
    mean, top = move.expected.value, best.expected.value
    ends = (f"{mean:.1f}", f"{top:.1f}", f"{mean - top:+.1f}" if move is not best else "")
    totals = () if move.expected.few else ("by the end", *ends)
    table = _beside(plan_rows(move.plan, best.plan), totals)
    points = move.plan.points, best.plan.points
    table.add_row("total now", *map(str, points), change(*points))
    page.print(table)
    if not move.expected.few:
        page.print()
        page.print(f"Both in the same {move.expected.samples} samples of the stamps to come.")
        page.print(BY_THE_END)
    if explanation.interrupted:
        page.print("Stopped by Ctrl-C: the best so far.")


def _move(page: Page, plan: GamePlan) -> None:
    """Print the contest to enter, those to keep, and where the stamps go."""
    page.print(_entering(plan.plan))
    if plan.keep:
        page.print(f"keep for later: {plain(', then '.join(map(str, plan.keep)))}")
    page.moves(plan.plan.placed, plan.plan.discarded)


def _most_now(answer: GamePlacementAnswer, options: bool) -> str:
    """The points that this Show Phase alone can bring, and whether the best plan brings them."""
    exact = answer.exact
    sure = ", proved" if exact.proved else f" found, at most {exact.bound} possible"
    where = " (as here)"
    if answer.plans[0].plan.points < exact.best:
        where = " (--goal now shows the plan)" if options else " by another plan"
    return f"Most points now{of_choice(exact)}: {exact.best}{sure}{where}"


def _expected(plan: GamePlan) -> str:
    """The points expected by the end, with their interval."""
    expected = plan.expected
    if expected.low is None or expected.few:
        return "too few samples for those by the end"
    interval = expected.interval()
    return f"{expected.value:.1f}{f' (95 %: {interval})' * bool(interval)} by the end"
