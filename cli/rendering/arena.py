"""The arena in the terminal: progress, a table, a drawing."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from stockbook.cli.rendering.page import Page, numbers_table, plain
from stockbook.models.files.words import counted
from stockbook.optimizer.arena.tally import Verdict

if TYPE_CHECKING:
    from stockbook.optimizer.arena.run import Arena
    from stockbook.optimizer.arena.tally import Tally, Wins

#: Number of progress lines where there is no terminal for a bar.
LINES = 10
#: Seconds between two looks at the figures on a terminal.
EVERY = 1.0


class ArenaProgress(Bar):
    """A bar on standard error, gone in the end; where that is no terminal, a line now and then."""

    def __init__(self, arena: Arena) -> None:
        self._terminal = sys.stderr.isatty()
        super().__init__(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not self._terminal,
        )
        self._arena = arena
        self._total = arena.pairs * len(arena.match.seatings)
        self._done = self._total - len(arena.missing)
        self._next = 0.0
        self._games = self.add_task("games", total=self._total, completed=self._done)

    def count(self) -> None:
        """One more game is finished."""
        self._done += 1
        if self._terminal:
            self.update(self._games, completed=self._done)
            if monotonic() >= self._next:
                self._next = monotonic() + EVERY
                self.update(self._games, description=_standing(self._arena.tally))
        elif self._done * LINES // self._total > (self._done - 1) * LINES // self._total:
            done = f"{self._done} of {counted(self._total, 'game')}"
            print(f"{done}: {_standing(self._arena.tally)}", file=sys.stderr, flush=True)


def _standing(tally: Tally) -> str:
    """The result so far, in a few words."""
    if not tally.pairs:
        return "games"
    name = tally.match.agents[0].name
    if tally.wins:
        return f"{name} won {100 * tally.wins.share.value:.0f} %"
    return f"{name} leads by {tally.lead.value:.1f}"


def show_arena(arena: Arena, interrupted: bool) -> None:
    """Print the results of the games."""
    tally = arena.tally
    page = Page()
    first, second = (str(entrant.name) for entrant in arena.match.agents)
    game = arena.match.game
    seats = "alone" if game.players == 1 else counted(game.players, "player")
    page.heading(f"{first} against {second}: {game.name}, {seats}, seed {arena.seed}")
    if interrupted:
        page.print(f"stopped by Ctrl-C: {counted(len(arena.missing), 'game')} not finished")
    if not tally.pairs:
        page.print("no pair of games is complete")
        return
    page.print(f"{counted(tally.games, 'game')} in {counted(len(tally.pairs), 'pair')} of the same deal")
    page.print()
    table = numbers_table(("agent", "mean score", "decisions", "seconds each", "longest"))
    for place, (name, mean) in enumerate(zip((first, second), tally.means, strict=True)):
        decisions, seconds, longest = tally.decision_times(place)
        each = f"{seconds / decisions:.3f}" if decisions else ""
        table.add_row(plain(name), str(mean), str(decisions), each, f"{longest:.3f}")
    page.print(table)
    page.print()
    percent = f", {tally.percent.text(' %')}" if tally.percent else ""
    page.print(f"{first} is ahead by {tally.lead.text(' points')}{percent}")
    if tally.wins:
        page.print(f"{first} won {_won(tally.wins)}; {100 * tally.wins.even:.0f} % is even")
    for name, beaten in zip((first, second), tally.beaten or (), strict=False):
        page.print(f"{name} beat the game {_won(beaten)}")
    page.print(_verdict(tally))
    page.print("intervals are of 95 %, by pairs")


def _won(wins: Wins) -> str:
    drawn = f", {wins.drawn} drawn" if wins.drawn else ""
    return f"{wins.share.percent().text(' %')} of {wins.won + wins.lost} decided games{drawn}"


def _verdict(tally: Tally) -> str:
    first, second = (entrant.name for entrant in tally.match.agents)
    pairs, llr, verdict = tally.tested
    where = f"log-likelihood ratio {llr:.2f} after {pairs} pairs; {tally.test.bound:.2f} decides"
    words = {
        Verdict.BETTER: f"{first} is better than {second}",
        Verdict.NOT_BETTER: f"{first} is not better than {second}",
        Verdict.OPEN: "not decided",
    }
    return f"sequential test: {words[verdict]} ({where})"


def drawing(arena: Arena) -> str:
    """The distributions of both agents' scores as SVG."""
    from stockbook.optimizer.charts import distributions_svg

    tally = arena.tally
    names = [str(entrant.name) for entrant in arena.match.agents]
    title = f"{names[0]} against {names[1]}: {counted(tally.games, 'game')} of {arena.match.game.name}"
    return distributions_svg(title, names, tally.scores)
