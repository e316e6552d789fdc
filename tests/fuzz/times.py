"""The time of answers: on positions of all phases and player counts, none takes longer than it may."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from stockbook.models.games.registry import make_game
from stockbook.models.stampswap.game.positions import position_of
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.writing import position_to_toml
from stockbook.optimizer.stampswap.greedy_agent import StampSwapGreedyAgent
from tests.fuzz.process import SEEDS, Run, faults, run

#: Seconds that a command may take beside its ``--time`` and its start-up.
SPARE = 0.5
#: A question that is answered at once: a hint for it takes the start-up of every hint.
TRIVIAL = b"""game = "stampswap"
phase = "show"
round = 3
contests = ["count all 1"]
[me]
place = ["2x2 rare 1"]
"""
#: Start-ups before each hint, of which the longer counts: beside other processes no two take as long.
START_UPS = 2
TIMES = (0.1, 0.2, 0.5, 1.0, 2.0)
PHASES = ("collect", "cut", "choose", "show")
#: Seeds of the games that positions are taken from, for each number of players.
GAMES = 2
#: Share of the further moments of a phase that are kept.
MORE = 0.3


@dataclass(frozen=True)
class Timed:
    """A hint with its time in seconds."""

    case: Run
    time: float


def timed_hints(seed: int) -> Iterator[Timed]:
    """Endless hints, equal ones for equal seeds: two of three from games, one shipped."""
    rng = Random(seed)
    shipped = [path.read_text() for path in sorted((SEEDS / "positions").glob("*.toml"))]
    number = 0
    while True:
        players, phase = 2 + number % 4, PHASES[number // 4 % 4]
        moments = _moments(players, seed % GAMES)[phase]
        text = rng.choice(shipped) if number % 3 == 2 else position_to_toml(rng.choice(moments))
        time = rng.choice(TIMES)
        goal = rng.choice(((), (), ("--goal", "now")))
        name = f"{phase}, {players} players" if number % 3 < 2 else "shipped"
        arguments = ("hint", "{dir}/file.toml", "--time", str(time), *goal)
        yield Timed(Run(name, arguments, files={"file.toml": text.encode()}), time)
        number += 1


@cache
def _moments(players: int, seed: int) -> dict[str, list[Position]]:
    """The moments of a game between greedy agents, as positions of each phase."""
    game = make_game("stampswap", players)
    assert isinstance(game, StampSwap)
    agent, rng = StampSwapGreedyAgent(game), Random(seed)
    state = game.start(rng)
    found: dict[str, list[Position]] = {phase: [] for phase in PHASES}
    while (player := game.turn(state)) is not None:
        view = game.view(state, player)
        phase = view.table.phase
        position = position_of(game.deck, game.pieces, view)
        new = phase in found and (not found[phase] or found[phase][-1].round < position.round)
        if new or (phase in found and rng.random() < MORE):
            found[phase].append(position)
        state = game.apply(state, agent.act(view, rng), rng)
    return found


@contextmanager
def busy() -> Iterator[None]:
    """Keep one core busy."""
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def time_faults(timed: Timed) -> list[str]:
    """Every reason why a hint should not have ended so, and its seconds where they are too many."""
    trivial = replace(timed.case, files={"file.toml": TRIVIAL})
    start_up = max(run(trivial).seconds for _ in range(START_UPS))
    ended = run(timed.case)
    found = faults(timed.case, ended)
    allowed = timed.time + SPARE + start_up
    if ended.seconds > allowed:
        found.append(f"{timed.case.command}: {ended.seconds:.2f} s, not {allowed:.2f} s\n{_text(timed)}")
    return found


def _text(timed: Timed) -> str:
    return timed.case.files["file.toml"].decode()
