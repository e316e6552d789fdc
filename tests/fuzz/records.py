"""Records with random edits: each ends in a fault that names its line, or in a legal game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from string import ascii_lowercase

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.registry import make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.play.record import RULE, GameHistory
from stockbook.models.stampswap.game.actions import Action, Place
from stockbook.models.stampswap.game.state import StampSwapState
from tests.games.stamp_albums.typed import typed_albums
from tests.games.stamps.typed import typed_stamps
from tests.models.pinzetta.typed import typed_pinzetta
from tests.table_records import typed_game

#: Actions of a dealt game.
ACTIONS = 40
#: Characters that are typed by mistake.
TYPED = f"{ascii_lowercase}0123456789;|?=@-() "


@dataclass(frozen=True)
class EditedRecord:
    """A record with an edit."""

    name: str
    text: str


def edited_records(seed: int) -> Iterator[EditedRecord]:
    """Endless records with one to three edits, equal ones for equal seeds."""
    rng = Random(seed)
    while True:
        kind, players = rng.choice(KINDS)
        text = kind(players, seed % 3)
        names = []
        for _ in range(rng.choice((1, 1, 2, 3))):
            name, text = _edited(text, rng)
            names.append(name)
        yield EditedRecord(", ".join(names), text)


def record_faults(record: EditedRecord) -> list[str]:
    """Every reason why an edited record should not have ended as it did."""
    try:
        moment_sheet(record.text, "r")
        moment_tables(record.text, "r")
    except PositionError as error:
        return [f"{record.name}: no place: {fault}" for fault in error.faults if not fault.key]
    except Exception as error:
        return [f"{record.name}: {type(error).__name__}: {error}\n{record.text}"]
    return []


def simply(state: StampSwapState, actions: list[Action], rng: Random) -> Action:
    """A random action, or the first place of a stamp."""
    action = rng.choice(list(actions))
    return actions[0] if isinstance(action, Place) else action


@cache
def _typed(players: int, seed: int) -> str:
    return str(typed_game(players, seed, simply, me=seed % players, rounds=2))


@cache
def _typed_stamps(players: int, seed: int) -> str:
    return str(typed_stamps(players, seed, me=seed % players))


@cache
def _typed_albums(players: int, seed: int) -> str:
    return str(typed_albums(seed, me=seed % players, lazy=0.3))


@cache
def _typed_pinzetta(players: int, seed: int) -> str:
    typed = typed_pinzetta(seed, level=seed % 3 + 1, intro=seed == 2, cards=seed == 0, rounds=seed + 1)
    return str(typed)


@cache
def _dealt(name: str, players: int) -> str:
    rng, history = Random(players), GameHistory(make_game(name, players), players)
    while history.turn is not None and len(history.actions) < ACTIONS:
        history.play(rng.choice(list(history.game.actions(history.state))))
    return str(history.record([f"a{n}" for n in range(players)]))


def _edited(text: str, rng: Random) -> tuple[str, str]:
    """A text with a line dropped, doubled, swapped with another, or mistyped; mostly below the head."""
    lines = text.split("\n")
    first = lines.index(RULE) + 1 if RULE in lines and rng.random() < 0.9 else 0
    one, other = (rng.randrange(first, len(lines)) for _ in range(2))
    kind = rng.choice(("dropped", "doubled", "swapped", "mistyped", "mistyped", "cut short"))
    if kind == "dropped":
        del lines[one]
    elif kind == "doubled":
        lines.insert(one, lines[one])
    elif kind == "swapped":
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == "cut short":
        lines[one] = lines[one][: rng.randrange(len(lines[one]) + 1)]
    elif lines[one]:
        place = rng.randrange(len(lines[one]))
        end = place + rng.randrange(2)
        lines[one] = lines[one][:place] + rng.choice(TYPED) + lines[one][end:]
    return f"{kind} {one + 1}", "\n".join(lines)


#: Makers of records, with a number of players and a seed: of real tables, and of dealt games.
KINDS: tuple[tuple[Callable[[int, int], str], int], ...] = (
    *((_typed, players) for players in (2, 3, 4, 5)),
    *((_typed_stamps, players) for players in (2, 3, 4)),
    (_typed_albums, 2),
    (_typed_pinzetta, 1),
    (lambda players, seed: _dealt("stamps", players), 3),
    (lambda players, seed: _dealt("stamp-albums", players), 2),
)
