"""A game in the terminal, and the lines typed in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from stockbook.cli.games.parts import played_parts, show_advice
from stockbook.cli.questions import signals
from stockbook.cli.rendering.page import plain

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice
    from stockbook.engine.play import Match, Step


PROMPT = "> "
#: Lines that the history keeps from one game to the next.
MOST = 1000


def typed_line(page: Page) -> str | None:
    """The next line that is typed; None where nobody is there to type it."""
    keep = editing()
    try:
        text = input(PROMPT).strip()
    except OSError:  # The terminal is gone.
        return None
    except EOFError:
        page.print()
        return None
    keep()
    return text


def typed_why(text: str) -> str | None:
    """The words after ``why``, a decision to be compared with the best; None if a line is another one."""
    word, _, rest = text.partition(" ")
    return rest.strip() if word == "why" else None


@cache
def editing() -> Callable[[], None]:
    """Let lines be edited from now on, with their history; what keeps that after each line is returned.

    Loading ``readline`` may write to the output, so it is left alone where that is no terminal.
    """
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):  # Windows has none.
            import readline

            readline.set_history_length(MOST)
            with suppress(ImportError, OSError):
                from platformdirs import user_state_path

                file = user_state_path("stockbook", ensure_exists=True) / "history"
                with suppress(FileNotFoundError):
                    readline.read_history_file(file)
                return lambda: _kept(readline.write_history_file, str(file))
    return lambda: None


def _kept(write: Callable[[str], None], file: str) -> None:
    """Write the history, if that is possible."""
    with suppress(OSError):
        write(file)


#: Actions that are listed without being asked for.
LISTED = 12
HELP = (
    "a move in words, its number in the list, ? for a hint, which Enter then plays, "
    "why and a move for that move against the best one, why alone for my last one, "
    "list for all moves, q to save and stop"
)


class Session:
    """One game at the terminal: me, or an agent in my place, against agents; each action is kept."""

    def __init__(self, match: Match, page: Page, keep: Callable[[], None]) -> None:
        self._match = match
        self._parts = played_parts(match)
        self._page = page
        self._keep = keep

    def run(self) -> bool:
        """Play to the end; False if I stopped before."""
        match = self._match
        self._take(match.go_on())
        while match.is_mine:
            actions = self._ask()
            if not actions:
                return False
            self._take(match.play(actions))
            self._take(match.go_on())
        show_match(self._page, match)
        return True

    def _take(self, steps: Iterator[Step]) -> None:
        """Keep and print what happens, step by step."""
        for step in steps:
            self._keep()
            show_step(self._page, step)

    def _ask(self) -> Sequence[Any]:
        """My action, or several in order; none when I stop, or nobody is there to answer."""
        page, match = self._page, self._match
        view, actions = match.view, match.actions
        page.print()
        self._parts.view(page, match.words, view)
        page.print()
        if len(actions) <= LISTED and not self._parts.listed(view):
            self._list(view, actions)
        page.print(f"{match.question} (? hint, why, list, q)")
        advised: Sequence[Any] = ()
        while True:
            text = typed_line(page)
            if text is None or text == "q":
                return ()
            offered, advised = advised, ()
            try:
                if text == "?":
                    advised = self._hint(view, actions)
                elif text == "list":
                    self._list(view, actions)
                elif (move := typed_why(text)) is not None:
                    shown(match.why(*((view, match.meant(move, shown)) if move else match.last_decision())))
                elif text:
                    return match.meant(text, shown)
                elif offered:
                    return offered
                else:
                    page.print(HELP)
            except ValueError as error:
                page.print(str(error))

    def _list(self, view: Any, actions: Sequence[Any]) -> None:
        """Every legal action of mine with its number."""
        width = len(str(len(actions)))
        for number, action in enumerate(actions, 1):
            self._page.print(f"{number:{width}}  {self._match.words.say(view, action)}")

    def _hint(self, view: Any, actions: Sequence[Any]) -> Sequence[Any]:
        """Print the advice of the game; its actions, in order."""
        advice, advised = self._match.hint()
        shown(advice)
        number = f"{actions.index(advised[0]) + 1}  " if len(advised) == 1 and advised[0] in actions else ""
        said = "all of this" if len(advised) > 1 else self._match.words.say(view, advised[0])
        self._page.print(f"hint: {number}{said}; Enter plays it")
        return advised


def shown(advice: Advice) -> None:
    """Print an advice, without the options that a command has."""
    show_advice(advice, options=False)


def show_step(page: Page, step: Step) -> None:
    """Print what happened, if there is anything to tell."""
    if step.words:
        page.print("\n".join(map(plain, step.words.split("\n"))))


def show_match(page: Page, match: Match) -> None:
    """Print my view and the decision asked of me, or the score sheet at the end."""
    page.print()
    parts, words = played_parts(match), match.words
    if match.history.turn is None:
        parts.sheet(page, words, match)
    else:
        parts.view(page, words, match.view)
        page.print()
        page.print(match.question)


@contextmanager
def thinking(page: Page, text: str) -> Iterator[None]:
    """Show a text on a terminal meanwhile; erased without escape codes, so that all terminals can.

    A signal becomes a ``KeyboardInterrupt``: a search answers it with its best so far, but the game ends.
    """
    if page.is_terminal:
        page.file.write(text)
        page.file.flush()
    try:
        yield
    finally:
        if page.is_terminal:
            page.file.write(f"\r{' ' * len(text)}\r")
            page.file.flush()
    if signals.exit_code() is not None:
        raise KeyboardInterrupt
