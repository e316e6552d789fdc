"""The time of answers: on positions of all games, phases and player counts, none takes longer than it may."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any

from stockbook.games.registry import definition_of, make_game
from stockbook.models.album.album import PlacedTile
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.reading import parse_position
from stockbook.optimizer.stampswap.agents import StampSwapGreedyAgent
from tests.fuzz.process import SEEDS, Run, faults, run

#: Seconds that a whole command may take beside its ``--time``.
SPARE = 0.5
TIMES = (0.3, 1.0, 2.0, 5.0, 10.0)
STAMP_SWAP = "stampswap"
#: The games and their numbers of players; Stamp Swap comes as often as all others.
OTHERS = (("pinzetta", 1), ("stamps", 2), ("stamps", 3), ("stamps", 4), ("stamp-albums", 2))
GAMES = tuple((STAMP_SWAP, players) for players in (2, 3, 4, 5))
#: Seeds of the games that positions are taken from, for each number of players.
SEEDS_OF_GAMES = 2
#: Share of the moments of a phase that are kept after the first of a round.
MORE = 0.3
#: Phase -> the command for it alone.
OWN_COMMAND = {"collect": "collect", "cut": "cut", "choose": "choose", "show": "place"}
#: Phase -> a wish about an item.
WISHES = {"show": "--leave", "cut": "--reserve"}

#: The tables of a position file.
Tables = Mapping[str, Any]


@dataclass(frozen=True)
class Timed:
    """A command with its time in seconds."""

    case: Run
    time: float


def timed_commands(seed: int) -> Iterator[Timed]:
    """Endless commands, equal ones for equal seeds.

    In turn a moment of Stamp Swap, one of another game, a choice with hidden goods, and a shipped position.
    """
    rng = Random(seed)
    shipped = [path.read_text() for path in sorted((SEEDS / "positions").glob("*.toml"))]
    for number in count():
        round_, turn = divmod(number, 4)
        if turn < 3:
            games = OTHERS if turn == 1 else GAMES
            game, players = games[round_ % len(games)]
            by_phase = _moments(game, players, seed % SEEDS_OF_GAMES)
            phase = "choose" if turn == 2 else rng.choice(sorted(by_phase))
            tables = rng.choice([each for each in by_phase[phase] if turn < 2 or _hidden(each)])
            text, name = json.dumps(tables), f"{game}, {players} players"
            questions = [each for each in _questions(tables) if turn < 2 or "now" in each]
            command, *options = rng.choice(questions)
        else:
            text, name, command, options = rng.choice(shipped), "shipped", "hint", []
        time = rng.choice(TIMES)
        arguments = (command, "{dir}/file.toml", *options, "--time", str(time))
        yield Timed(Run(name, arguments, files={"file.toml": text.encode()}), time)


def _hidden(tables: Tables) -> bool:
    """Whether goods of others are hidden from me."""
    return "?" in json.dumps(tables["opponents"])


def _questions(tables: Tables) -> list[tuple[str, ...]]:
    """The commands with a search that a position has an answer for, each with its options."""
    phase = tables.get("phase")
    found: list[tuple[str, ...]] = [("hint",)]
    if phase is not None:
        goals = [(), ("--goal", "now")]
        found = [(command, *goal) for command in ("hint", OWN_COMMAND[phase]) for goal in goals]
        found += [("explain", "--move", move, *goal) for move in _moves(tables) for goal in goals]
    if tables["game"] == STAMP_SWAP and phase in WISHES:
        found.append(("whatif", WISHES[phase], "1"))
    return found


def _moves(tables: Tables) -> list[str]:
    """A move of a position of Stamp Swap in words, which may not be legal."""
    mine, phase = tables["me"], tables["phase"]
    if phase == "collect":
        return ["1"]
    if phase == "cut":
        reserved, *rest = map(str, range(1, len(mine["collection"]) + 1))
        half = len(rest) // 2
        return [f"reserve {reserved} | {' '.join(rest[:half])} | {' '.join(rest[half:])}"]
    if phase == "choose":
        owners = [other["name"] for other in tables.get("opponents", ()) if other.get("piles")]
        return [f"take {owner} 1" for owner in owners[:1]]
    if tables["game"] != STAMP_SWAP:
        return []
    position = parse_position(json.dumps(tables))
    tiles = ((tile, position.me.album.fits(tile.width, tile.height)) for tile in position.place)
    places = [PlacedTile.at(tile, cell) for tile, fits in tiles for cell in [*fits][:1]]
    return [str(each) for each in places[:1]]


@cache
def _moments(name: str, players: int, seed: int) -> dict[str, list[Tables]]:
    """The moments of a game by their phases: Stamp Swap between greedy agents, others at random."""
    game, rng = make_game(name, players), Random(seed)
    agent = StampSwapGreedyAgent(game) if isinstance(game, StampSwap) else None
    history = GameHistory(game, seed)
    names = [f"player{number}" for number in range(1, players + 1)]
    found: dict[str, list[Tables]] = {}
    while (player := history.turn) is not None:
        tables = definition_of(name).position_tables(history, player, names)
        kept = found.setdefault(str(tables.get("phase")), [])
        if not kept or kept[-1].get("round") != tables.get("round") or rng.random() < MORE:
            kept.append(tables)
        view = game.view(history.state, player)
        history.play(agent.act(view, rng) if agent else rng.choice(list(game.actions(history.state))))
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
    """Every reason why a command should not have ended so, and its seconds where they are too many."""
    ended = run(timed.case)
    found = faults(timed.case, ended)
    allowed = timed.time + SPARE
    if ended.seconds > allowed:
        found.append(f"{timed.case.command}: {ended.seconds:.2f} s, not {allowed:.2f} s\n{_text(timed)}")
    return found


def _text(timed: Timed) -> str:
    return timed.case.files["file.toml"].decode()
