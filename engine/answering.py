"""``answer``: what the command line, programs and batches ask; it answers in the process that asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from stockbook.engine.answers import (
    Advised,
    Answer,
    Checked,
    CheckedDeck,
    Outcome,
    Refusal,
    Scored,
    ScoredGame,
    Shown,
)
from stockbook.engine.choices import (
    DEFAULT_TIME,
    NO_USE,
    Refused,
    SearchTime,
    read_choices,
    read_contest,
    refuse_options,
)
from stockbook.engine.questions import (
    TEXT,
    Check,
    CheckDeck,
    Explain,
    Found,
    Hint,
    Question,
    Score,
    Show,
    WhatIf,
    Worth,
)
from stockbook.games.definition import MoveError, NoMove
from stockbook.games.records import is_record
from stockbook.games.registry import MODULES, definition_of, game_of
from stockbook.games.sources import folder_of, game_in, position_source, read_source, refuse_line
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY
from stockbook.models.files.toml_file import STDIN, TomlFile, read_text, reading_only
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.models.stampswap.facts import KeyedWarning
    from stockbook.optimizer.review.game_review import GameReview
    from stockbook.optimizer.solver.limits import SearchLimits

#: Hears a review as far as it has come.
OnReview: TypeAlias = "Callable[[GameReview], None]"

#: The command for each phase of Stamp Swap.
PHASE_COMMANDS = {"collect": "collect", "cut": "cut", "choose": "choose", "show": "place"}
#: Words about options of a recorded game, and of a move.
SAID = "the record says it: leave it out"
NO_WISH = "no wish: add one such as --put 3@f8, before a cut --keep 2, or ask for --worth"
#: The package that proves, what Python says where a browser has no threads, and what is said where both lack.
SOLVER, NO_THREAD = "ortools", "can't start new thread"
NO_SEARCH = "a search needs OR-Tools, which is not here: ask where Stockbook is installed with it"
WHOLE_GAME = "moves are compared by the whole game: leave it out"


class Reporter:
    """Hears of an answer while it is being found; this one says nothing to anybody."""

    def warn(self, name: str, warnings: Sequence[KeyedWarning]) -> None:
        """Take the warnings about the position of a text."""

    def searching(self, time: SearchTime) -> AbstractContextManager[SearchLimits]:
        """The time in which a search runs, with its limits: who hears its progress, and what stops it."""
        return nullcontext(time.limits())

    def reviewing(self, limits: SearchLimits) -> AbstractContextManager[tuple[SearchLimits, OnReview]]:
        """The time in which a game is reviewed, with its limits and what hears the review so far."""
        return nullcontext((limits, lambda review: None))


SILENT = Reporter()


def answer(question: Question[Found], reporter: Reporter = SILENT) -> Found | Refusal:
    """The answer to a question; a ``Refusal`` with every fault where there is none.

    Nothing is read but the texts of the question. A search ends with the best so far when the reporter stops
    it, or by Ctrl-C in the main thread of a program that leaves that to Python.

    Parameters
    ----------
    question
        The question.
    reporter
        Hears of the answer while it is being found.
    """
    with reading_only(question.source.texts):
        try:
            found: Found = ANSWERS[type(question)](question, reporter)
            return found
        except PositionError as error:
            return Refusal(error.faults, error.more)
        except Refused as refused:
            return Refusal(refused.faults, possible=refused.possible)
        except (ImportError, RuntimeError) as error:
            if _searches_can_run(error):
                raise
            return Refusal((Fault("", "", NO_SEARCH),))


def _searches_can_run(error: ImportError | RuntimeError) -> bool:
    """Whether an error has another cause than that OR-Tools is not here, and perhaps no threads either."""
    lacks_threads = NO_THREAD in str(error)
    lacks_solver = isinstance(error, ImportError) and (error.name or "").partition(".")[0] == SOLVER
    if lacks_threads or lacks_solver:
        try:
            import_module(SOLVER)
        except ImportError:
            return False
    return True


def answered(
    question: Question[Any], asked: str, reporter: Reporter = SILENT
) -> tuple[dict[str, Any], Outcome]:
    """The document of an answer, for another process; a fault of this program is one of it too.

    Its report has ``asked``, the question in a line.
    """
    found: Answer
    try:
        found = answer(question, reporter)
        document = found.document
    except Exception as error:
        from stockbook.engine.choices import limit_of, own_fault

        limit = limit_of(error)
        fault = Fault("", "", limit) if limit else own_fault(error, asked)[0]
        found = Refusal((fault,), broken=not limit)
        document = found.document
    return {VERSION_KEY: SCHEMA, **document}, found.outcome


def _check(question: Check, _: Reporter) -> Checked:
    source = question.source
    text_source = position = error = None
    try:
        text, name = read_text(source.name)
        folder = folder_of(source.name, name)
        if is_record(text):
            from stockbook.games.records import moment_sheet, moment_sight

            # Its lines are checked, also where nobody has anything to decide after the last one.
            played, _sheet = moment_sheet(text, name, source.at, folder)
            text_source = TomlFile({"game": played}, name)
            position = moment_sight(text, name, source.at, folder)
        else:
            refuse_line(name, source.at)
            text_source = position_source(text, name, source.name)
            position = definition_of(game_in(text_source)).read(text_source)
    except PositionError as found:
        error = found
    told = (text_source.game, text_source.phase) if text_source else (None, None)
    game, phase = (word if isinstance(word, str) else None for word in told)
    return Checked((game, phase), position, error)


def _check_deck(question: CheckDeck, _: Reporter) -> CheckedDeck:
    from stockbook.models.stampswap.deck_file import deck_faults, read_deck

    name = question.source.name
    try:
        return CheckedDeck(tuple(Fault(name, key, said) for key, said in deck_faults(read_deck(name))))
    except PositionError as error:
        return CheckedDeck(error.faults)


def _score(question: Score, reporter: Reporter) -> Scored | ScoredGame:
    source, told = question.source, {"--contest": question.contest, "--deck": question.deck}
    text, name = read_text(source.name)
    if is_record(text):
        from stockbook.games.records import moment_sheet

        refuse_options(name, told, SAID)
        return ScoredGame(*moment_sheet(text, name, source.at, folder_of(source.name, name)))
    refuse_line(name, source.at)
    file = position_source(text, name, source.name)
    game = definition_of(game_in(file))
    position = position_of(file, reporter)
    if not game.has_contests:
        refuse_options(name, told, NO_USE)
    position = _with_deck(position, question.deck)
    if question.contest is None:
        return Scored(position, game.score(position))
    return Scored(position, game.score(position, read_contest(name, position, question.contest)))


def _show(question: Show, reporter: Reporter) -> Shown:
    source = question.source
    position = position_of(read_source(source.name, source.at), reporter)
    return Shown(position, game_of(position).tables(position))


def _hint(question: Hint, reporter: Reporter) -> Advised:
    # What every search needs is loaded only here.
    from stockbook.engine.advice import advise

    source = read_source(question.source.name, question.source.at)
    game = definition_of(game_in(source))
    if question.command:
        require_phase(source, question.command)
    position = position_of(source, reporter)
    goal = question.goal or game.default_goal(position)
    time = question.search
    if game.enough_time is not None and time.time <= DEFAULT_TIME:
        time = replace(time, time=min(time.time, game.enough_time))
    with faults_of(source.name, position):
        choices = _choices(question, source.name, position, goal)
        with reporter.searching(time) as limits:
            return Advised(advise(position, goal=goal, limits=limits, **choices))


def _choices(question: Hint, name: str, position: Any, goal: Goal) -> dict[str, Any]:
    """The choices that the search for the best move takes."""
    return read_choices(
        name,
        position,
        game_of(position).search(position, goal).choices,
        plans=question.plans,
        contest=question.contest,
        deck=question.deck,
        opponents=question.opponents,
    )


def _what_if(question: WhatIf, reporter: Reporter) -> Advised:
    from stockbook.engine.advice import what_if

    source, wishes = read_source(question.source.name, question.source.at), question.wishes
    game = definition_of(game_in(source))
    if question.command:
        require_phase(source, question.command)
    if not wishes.given:
        raise Refused([Fault(source.name, "", NO_WISH)])
    position = position_of(source, reporter)
    mine, goal = game.my_side(position), question.goal or game.default_goal(position)
    asked: Sequence[Any]
    if mine is not None and mine.phase == "cut":
        asked = wishes.for_cut(mine.me.collection, source.name)
    else:
        asked = wishes.for_show(mine if mine and mine.phase == "show" else None, source.name)
    with faults_of(source.name, position):
        choices = _choices(question, source.name, position, goal)
        if "contests" in choices and wishes.enter:
            message = "means nothing beside --enter: leave out one of them"
            raise Refused([Fault(source.name, "--contest", message)])
        with reporter.searching(question.search) as limits:
            return Advised(what_if(position, asked, goal=goal, limits=limits, **choices))


def _worth(question: Worth, reporter: Reporter) -> Advised:
    from stockbook.engine.advice import worth

    question.wishes.refuse(question.source.shown_name)
    source = read_source(question.source.name, question.source.at)
    position = position_of(source, reporter)
    mine = game_of(position).my_side(position)
    if mine is None or mine.phase != "show":
        refuse_options(source.name, {"--worth": True}, "is for a Show Phase: leave it out")
    goal = question.goal if question.goal is Goal.GAME else None
    refuse_options(source.name, {"--goal": goal}, "--worth counts the points now: leave it out")
    with faults_of(source.name, position):
        taken = ("plans", "deck")
        choices = read_choices(source.name, position, taken, plans=question.plans, deck=question.deck)
        with reporter.searching(question.search) as limits:
            return Advised(worth(position, limits=limits, **choices))


def _explain(question: Explain, reporter: Reporter) -> Advised:
    from stockbook.engine.advice import explain

    source = read_source(question.source.name, question.source.at)
    game = definition_of(game_in(source))
    if question.goal and question.goal not in game.explained_goals:
        refuse_options(source.name, {"--goal": question.goal}, WHOLE_GAME)
    position = _with_deck(position_of(source, reporter), question.deck)
    with faults_of(source.name, position):
        with refusing_moves(source.name):
            move = game.read_move(position, question.move)
        showing = source.phase == "show"
        choices = read_choices(
            source.name, position, ("contests",) if showing else (), contest=question.contest
        )
        goal = question.goal or game.default_goal(position)
        with reporter.searching(question.search) as limits:
            return Advised(explain(position, move, goal=goal, limits=limits, **choices))


#: Kind of question -> what answers it; the module of a question adds its own.
ANSWERS: dict[type[Question[Any]], Callable[[Any, Reporter], Any]] = {
    Check: _check,
    CheckDeck: _check_deck,
    Score: _score,
    Show: _show,
    Hint: _hint,
    Explain: _explain,
    WhatIf: _what_if,
    Worth: _worth,
}


def position_of(source: TomlFile, reporter: Reporter) -> Any:
    """The position in a file; its warnings are told."""
    position = definition_of(game_in(source)).read(source)
    if warnings := game_of(position).warnings(position):
        reporter.warn(source.name, warnings)
    return position


def require_phase(source: TomlFile, command: str) -> None:
    """Refuse a text that another command answers, and name that one; reading refuses all else."""
    from stockbook.models.stampswap.facts import PHASE_NAMES

    game, phase = source.game, source.phase
    there = PHASE_COMMANDS.get(str(phase))
    if isinstance(game, str) and game in MODULES and not definition_of(game).has_phases:
        key, what, there = "game", f"a position of {game}", "hint"
    elif there in (None, command):
        return
    else:
        key, what = "phase", f"a {PHASE_NAMES[str(phase)]}"
    file = TEXT if source.name == STDIN else source.name
    raise Refused([Fault(file, key, f"this is {what}: stockbook {there} {file}")])


def _with_deck(position: Any, deck: str | None) -> Any:
    """The position with what the deck of this name says of its cards."""
    if deck is None:
        return position
    from stockbook.models.stampswap.deck_file import read_deck

    known, _ = game_of(position).with_deck(position, read_deck(deck))
    return known


@contextmanager
def refusing_moves(name: str) -> Iterator[None]:
    """Refuse a text that is no move, or not legal, with each reason and the name of the position's text."""
    try:
        yield
    except MoveError as error:
        faults = [Fault(name, "--move", reason) for reason in error.reasons]
        raise Refused(faults, possible=error.legal) from None


@contextmanager
def faults_of(name: str, position: Any) -> Iterator[None]:
    """Let errors of a question about a position name its text; one of ours takes the position along."""
    from stockbook.optimizer.placement.search import IllegalMove

    try:
        yield
    except PositionError as error:
        faults = [replace(fault, file=fault.file or name) for fault in error.faults]
        raise PositionError(faults, error.more) from None
    except NoMove as error:
        raise Refused([Fault(name, error.key, str(error))], possible=False) from None
    except IllegalMove as error:
        faults = [Fault(name, "--move", reason) for reason in error.reasons]
        raise Refused(faults, possible=False) from None
    except Refused:
        raise
    except Exception as error:
        note_position(error, position)
        raise


def note_position(error: Exception, position: Any) -> None:
    """Let an unexpected error take the position along, for its report."""
    from stockbook.models.files.toml_table import toml_text

    error.add_note(f"position:\n{toml_text(game_of(position).tables(position))}")
