"""The question for the review of a recorded game, and its answer, also as one HTML page."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

from stockbook.engine.answering import ANSWERS, Reporter, answer
from stockbook.engine.answers import Answer, Outcome, Shown
from stockbook.engine.choices import SEED, WORKERS, Refused, Within
from stockbook.engine.questions import Question, Show, Source
from stockbook.games.boards import BEST, STYLE, Boards, Decision, move_label
from stockbook.games.registry import definition_of
from stockbook.games.sources import folder_of
from stockbook.models.drawing.svg import DRAWN, clean, tag
from stockbook.models.files.faults import Fault
from stockbook.models.files.toml_file import read_text
from stockbook.models.files.words import counted
from stockbook.models.play.player_names import ME
from stockbook.models.stampswap.facts import DAYS
from stockbook.optimizer.charts import ChartColors, CoursePoint, course_svg

if TYPE_CHECKING:
    from stockbook.models.play.real_tables import TableRecord
    from stockbook.models.play.record import Record
    from stockbook.optimizer.review.game_review import GameReview


#: The numbers that the options of a review may have.
DECISION_TIME, AFTER = Within(0.05, 3600), Within(0)


@dataclass(frozen=True)
class Reviewed(Answer):
    """The points that each decision of a recorded game gave away, as far as the review has come."""

    review: GameReview
    #: The record, whose positions the page draws.
    source: Source | None = None

    @property
    def game(self) -> str:
        return self.review.record.game

    @property
    def seconds(self) -> float | None:
        return self.review.seconds

    @property
    def seed(self) -> int:
        return self.review.limits.seed

    @property
    def outcome(self) -> Outcome:
        return Outcome.INTERRUPTED if self.review.interrupted else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.review import review_document

        return review_document(self.review)

    @property
    def chart(self) -> str:
        """The course of the leads as an SVG document."""
        from stockbook.optimizer.charts import course_svg

        return course_svg(self.review.title, self.review.names, self.review.course)

    @property
    def page(self) -> str:
        """The review as an HTML document."""

        return review_html(self.document, self.source)


@dataclass(frozen=True)
class Review(Question[Reviewed]):
    """The question for what each decision of a recorded game gave away against the best one.

    Parameters
    ----------
    player
        The player, or the agent, whose decisions are reviewed; None for all.
    time
        Seconds for each decision.
    after
        The number of the last decision that is left out; 0 for none.
    workers, seed
        As in ``SearchTime``.
    """

    player: str | None = None
    time: Annotated[float, DECISION_TIME] = 1.0
    after: Annotated[int, AFTER] = 0
    workers: Annotated[int | None, WORKERS] = None
    seed: Annotated[int, SEED] = 0


def _review(question: Review, reporter: Reporter) -> Reviewed:
    from stockbook.optimizer.review.game_review import review_game
    from stockbook.optimizer.solver.limits import SearchLimits

    record = _record(question.source.name)
    players = None if question.player is None else _numbers(record, question.player)
    limits = SearchLimits(question.time, question.workers, question.seed)
    with reporter.reviewing(limits) as (stoppable, hear):
        found = review_game(
            record,
            definition_of(record.game),
            players,
            limits=stoppable,
            on_decision=hear,
            after=question.after,
        )
    return Reviewed(found, question.source)


def _record(file: str) -> Record | TableRecord:
    """The record in a text, which can be played again."""
    from stockbook.games.records import parse_record, table_record
    from stockbook.models.play.record import replay

    text, name = read_text(file)
    if table := table_record(text, name, None, folder_of(file, name)):
        table.states()
        return table
    record = parse_record(text, name)
    replay(record)
    return record


def _numbers(record: Record | TableRecord, player: str) -> list[int]:
    """The players, from 0, whom a name means: one, or all of an agent, with its time or without."""
    from stockbook.models.play.player_names import ME, names_for
    from stockbook.models.play.real_tables import TableRecord

    shown = names_for(record.names, None)
    ways = (shown, record.names, [agent.rpartition(":")[0] for agent in record.names])
    named = ([number for number, name in enumerate(names) if name == player] for names in ways)
    found = next(filter(None, named), [])
    if not found:
        message = f"no player has this name: the game has {', '.join(dict.fromkeys(record.names))}"
    elif isinstance(record, TableRecord) and player != ME:
        message = f"at a real table only my decisions are known: write --player {ME}, or leave it out"
    else:
        return found
    raise Refused([Fault(record.file, "--player", message)])


ANSWERS[Review] = _review


#: Number of decisions that are shown line by line.
COSTLIEST = 3
#: Most positions that are looked up in a record: each is played up to its line.
_POSITIONS = 60
#: The colors and dashes that the page in the browser has too, by their names in ``_STYLE``.
_CHART = ChartColors(
    paper="var(--card)",
    ink="var(--text)",
    grid="var(--line)",
    lines=(
        ("var(--accent)", "none"),
        ("var(--fresh)", "9 5"),
        ("var(--good)", "2 5"),
        ("var(--lit)", "14 4 2 4"),
        ("var(--text)", "5 3"),
    ),
)
_STYLE = (
    ":root { color-scheme: light dark; --card: #fffefb; --line: #d6d0c2; --edge: #86806f; --text: #2b2622; "
    "--accent: #1d5f8a; --good: #22683f; --fresh: #9a5b00; --lit: #b8860b } "
    "@media screen and (prefers-color-scheme: dark) { :root { --card: #23211d; --line: #3e3a33; "
    "--edge: #857e70; --text: #e4dfd5; --accent: #7cc0ea; --good: #7fce9b; --fresh: #ffb347; "
    "--lit: #ffd75e } } "
    "@page { size: A4; margin: 12mm } "
    "body { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; "
    "line-height: 1.45; color: var(--text); background: var(--card); "
    "max-width: 48rem; margin: 1rem auto; padding: 0 1rem } "
    "h1, h2, h3 { font-family: Georgia, 'Noto Serif', 'DejaVu Serif', serif } "
    "svg { width: 100%; height: auto } "
    "table { border-collapse: collapse; width: 100%; margin: 1em 0 } "
    "th, td { text-align: left; vertical-align: top; padding: 0.2em 0.6em 0.2em 0; "
    "border-bottom: 1px solid var(--line); overflow-wrap: break-word } "
    ".all { table-layout: fixed } .all th { width: 14% } .all th:first-child { width: 18% } "
    ".all :is(th:nth-child(2), th:nth-child(3)) { width: 28% } "
    "tr, section { break-inside: avoid } thead { display: table-header-group } "
    f"{STYLE}"
    # On a phone each decision has its parts below each other.
    "@media (max-width: 34rem) { body { padding: 0 0.5rem } table { font-size: 0.68rem } "
    "th, td { padding-right: 0.3em } .all { font-size: 1rem } .all thead { display: none } "
    ".all :is(tr, td) { display: block } .all tr { border-bottom: 1px solid var(--line); padding: 0.4em 0 } "
    ".all td { border: 0; padding: 0 } .all td:first-child { font-weight: 600 } "
    ".all td:nth-child(3):not(:empty)::before { content: 'The best move: ' } "
    ".all td:nth-child(4)::after { content: ' given away' } } "
    "@media (max-width: 23rem) { th { overflow-wrap: anywhere } } "
    "@media print { body { font-size: 9pt; max-width: none; margin: 0; padding: 0 } }"
)


def review_html(review: Mapping[str, Any], source: Source | None = None) -> str:
    """The document of a reviewed game as an HTML document, with the boards of its record if it is given."""
    definition = definition_of(review["game"])
    title = f"A game of {definition.title}"
    boards = definition.review_boards(_positions_in(source))
    decisions = {each["n"]: each for each in review["decisions"]}
    body = "\n".join(
        [
            tag("h1", clean(title)),
            tag("p", clean(_subtitle(review))),
            *([tag("h2", "The course"), _course(review, definition.title)] if review["course"] else []),
            tag("h2", "Points given away"),
            *(_table(sums) for sums in _sums(review)),
            *([tag("h2", "The costliest decisions")] if review["costliest"] else []),
            *(
                _costly(decisions[each["n"]], each["rows"], boards)
                for each in review["costliest"][:COSTLIEST]
            ),
            tag("h2", "Every decision"),
            _table(_decisions(review, boards), class_="all"),
            *([tag("h2", "Left out"), _table(_left_out(review))] if review["left_out"] else []),
        ]
    )
    return (
        f'<!DOCTYPE html>\n{DRAWN}\n<html lang="en">\n'
        f'<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{clean(title)}</title>\n"
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{boards.definitions()}{body}\n</body>\n</html>\n"
    )


def _positions_in(source: Source | None) -> Callable[[Decision], Any]:
    """A function that returns the position before a decision; None where the record does not tell it."""
    found: dict[int, Any] = {}

    def position_before(decision: Decision) -> Any:
        line = int(decision["line"]) - 1
        if line not in found:
            shown = None
            if source and line > 0 and len(found) < _POSITIONS:
                shown = answer(Show(replace(source, at=line)))
            found[line] = shown.position if isinstance(shown, Shown) else None
        return found[line]

    return position_before


def _subtitle(review: Mapping[str, Any]) -> str:
    stopped = " The review was stopped before the end." if review["interrupted"] else ""
    return f"{review['file']}: {counted(len(review['decisions']), 'decision')} reviewed.{stopped}"


def _course(review: Mapping[str, Any], title: str) -> str:
    names = review["names"]
    course = [
        CoursePoint(each["n"], tuple(each["lead"][name] for name in names)) for each in review["course"]
    ]
    return course_svg(title, names, course, _CHART).partition("\n")[2].strip()


def _sums(review: Mapping[str, Any]) -> Iterator[list[list[str]]]:
    """Points that each player gave away by phase, and the decisions by class."""
    found = review["players"]
    phases = list(dict.fromkeys(phase for each in found for phase in each["by_phase"]))
    kinds = list(found[0]["classes"]) if found else []
    lost = [
        [
            clean(each["player"]),
            clean(str(each["decisions"])),
            _points(each["lost"]),
            f"{each['per_decision']:.2f}",
            *(_points(each["by_phase"].get(phase, 0.0)) for phase in phases),
        ]
        for each in found
    ]
    classes = [
        [clean(each["player"]), *(clean(str(each["classes"][kind])) for kind in kinds)] for each in found
    ]
    yield [
        ["Player", "Decisions", "Points", "A decision", *(clean(phase.capitalize()) for phase in phases)],
        *lost,
    ]
    yield [["Player", *map(clean, kinds)], *classes]


def _costly(decision: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], boards: Boards) -> str:
    heading = f"{_heading(decision)}: {_lost(decision)} given away"
    values = ([clean(each["label"]), *map(_points, (each["move"], each["best"]))] for each in rows)
    table = _table([["", "the move", "the best"], *values]) if rows else ""
    return tag("section", tag("h3", clean(heading)), boards.two(decision), table)


def _decisions(review: Mapping[str, Any], boards: Boards) -> Iterator[list[str]]:
    players = {each["player"] for each in review["decisions"]}
    move = move_label(players.pop() if len(players) == 1 else None)
    yield ["Decision", clean(move), BEST, "Given away", "Class"]
    for each in review["decisions"]:
        yield [
            clean(_heading(each)),
            boards.move(each, each["move"]),
            boards.move(each, each["best"]) if each["lost"] else "",
            clean(_lost(each)),
            clean(f"{each['class']}, unclear" if each.get("unclear") else each["class"]),
        ]


def _heading(decision: Mapping[str, Any]) -> str:
    """The number of a decision, its day, its phase, and who decided where it was not me."""
    player = decision["player"]
    parts = (DAYS.get(decision["round"]), decision["phase"].capitalize(), None if player == ME else player)
    return f"{decision['n']} \u00b7 {', '.join(filter(None, parts))}"


def _points(value: float | None, *, sampled: bool = False) -> str:
    """Points as the page in the browser shows them; nothing where there are none."""
    if value is None:
        return ""
    rounded = math.copysign(math.floor(abs(value) * 10 + 0.5) / 10, value) + 0.0
    text = f"{rounded:.1f}"
    return (text if sampled else text.removesuffix(".0")).replace("-", "\u2212")


def _lost(decision: Mapping[str, Any]) -> str:
    """The points that a decision gave away with their interval, as the page in the browser shows them."""
    lost, low, high = decision["lost"], decision.get("low"), decision.get("high")
    value = _points(lost)
    if low is None or not lost:
        return value
    if high is None:
        return f"{value} (at least {_points(low)})"
    reach = (high - low) / 2
    if abs(low + reach - lost) >= 0.02:
        return f"{value} ({_points(low)} to {_points(high)})"
    return f"{_points(lost, sampled=True)} \u00b1 {_points(reach, sampled=True)}" if reach else value


def _left_out(review: Mapping[str, Any]) -> Iterator[list[str]]:
    yield ["Line", "Reason"]
    for each in review["left_out"]:
        yield [str(int(each["line"])), clean(each["reason"])]


def _table(rows: Iterable[list[str]], **attributes: str) -> str:
    """A table of HTML whose first row is its head."""
    head, *body = rows
    lines = [tag("thead", tag("tr", *(tag("th", each) for each in head)))]
    lines += [tag("tr", *(tag("td", each) for each in row)) for row in body]
    return tag("table", "\n".join(lines), **attributes)
