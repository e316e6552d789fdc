"""Random wrong inputs for every command: damaged, huge, of the wrong kind; broken streams and targets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from tests.fuzz.process import SEEDS, Run, faults, run

#: Seconds of search for an input that turns out to be right.
TIME = ("--time", "0.3")
#: Command and its fixed options, which a position file follows.
POSITION_COMMANDS: tuple[tuple[str, ...], ...] = (
    *(("check",), ("check", "--json"), ("score",), ("score", "--json")),
    *(("show",), ("show", "--json"), ("show", "--toml"), ("show", "--svg", "{dir}/out.svg")),
    *(("hint", *TIME), ("hint", "--json", *TIME), ("hint", "--goal", "now", *TIME)),
    *(("hint", "--plans", "3", *TIME), ("hint", "--contest", "edges", *TIME), ("place", *TIME)),
    *(("cut", *TIME), ("cut", "--json", *TIME), ("choose", *TIME), ("choose", "--json", *TIME)),
    *(("collect", *TIME), ("collect", "--json", *TIME)),
    *(("whatif", "--put", "1@c3", "--leave", "2", *TIME), ("whatif", "--json", "--reach", "edges 1", *TIME)),
    *(("cut", "--keep", "2", *TIME), ("whatif", "--worth", "--json", *TIME)),
    *(("explain", "--move", "forever@a1", *TIME), ("explain", "--json", "--move", "@@", *TIME)),
    *(("puzzle", "solve", *TIME), ("puzzle", "hint", *TIME), ("puzzle", "check", "--move", "x", *TIME)),
    *(("deck", "check"), ("deck", "show"), ("play", "--resume")),
)
#: Whole command lines that need no position, with words in place of numbers and names.
LINES: tuple[tuple[str, ...], ...] = (
    *((), ("--version",), ("nonsense",), ("hint",), ("hint", "--nonsense"), ("puzzle",), ("deck",)),
    *(("puzzle", "new", "--level", "hardest"), ("puzzle", "new", "--seed", "-1")),
    *(
        ("play", "chess"),
        ("play",),
        ("play", "stamps", "--players", "9"),
        ("play", "stamps", "--seed", "x"),
    ),
    *(("arena", "--game", "chess"), ("arena", "--agents", "nobody,random"), ("arena", "--games", "0")),
    *(("deck", "new", "--out", "{dir}/none/deck.toml"), ("bench", "--jsn")),
)
WORDS = (
    "",
    '"',
    "'''",
    "[",
    "]",
    "{",
    "}",
    "=",
    "\n",
    "\t",
    "\u201c",
    "\u201d",
    "\0",
    "\ufeff",
    "9" * 40,
    "-1",
)
VALUES = (
    *("true", "0", "-1", "7", "1.5", "nan", "inf", "1979-05-27", "''", "'x'", "[]", "[[]]", "[1]", "['']"),
    *("[true]", "[{}]", "{}", "{a = 1}", "'2x3 ?'", "'forever@a1'", "'9x9 blue space 1'", "['edges']"),
)
WRONG_OPTIONS: tuple[tuple[str, ...], ...] = (
    *(("--time", "0"), ("--time", "nan"), ("--time", "x"), ("--plans", "0"), ("--plans", "1e3")),
    *(("--workers", "0"), ("--seed", "-5"), ("--goal", "never"), ("--deck", "{dir}/none.toml")),
    *(("--contest", "\u2603"), ("--json", "--json"), ("--deterministic",), ("--opponents", "evil")),
)


@cache
def shipped() -> list[bytes]:
    """Every file that ships: positions, puzzles, decks, cards."""
    return [path.read_bytes() for path in sorted(SEEDS.rglob("*.toml"))]


def runs(seed: int) -> Iterator[Run]:
    """Endless runs, equal ones for equal seeds."""
    rng = Random(seed)
    kinds = (_damaged, _damaged, _whole, _options, _streams, _targets, _huge, _line, _environment)
    number = 0
    while True:
        yield kinds[number % len(kinds)](rng)
        number += 1


def _on_position(rng: Random, text: bytes, name: str, extra: tuple[str, ...] = ()) -> Run:
    """A command on a text, in a file or on standard input."""
    command = rng.choice(POSITION_COMMANDS)
    if rng.random() < 0.5 and command[0] != "play":
        return Run(name, (*command, "-", *extra), stdin=text)
    return Run(name, (*command, "{dir}/file.toml", *extra), files={"file.toml": text})


def _damaged(rng: Random) -> Run:
    """A shipped file with a few changes: cut short, bytes put in, words or values replaced, lines moved."""
    text = rng.choice(shipped())
    for _ in range(rng.randint(1, 3)):
        match rng.randrange(6):
            case 0:
                text = text[: rng.randrange(len(text) + 1)]
            case 1:
                place = rng.randrange(len(text) + 1)
                text = text[:place] + rng.randbytes(rng.randint(1, 8)) + text[place:]
            case 2:
                place = rng.randrange(len(text) + 1)
                text = text[:place] + rng.choice(WORDS).encode() + text[place:]
            case 3:
                keys = list(re.finditer(rb"(?m)^(\w+ = ).*$", text))
                if keys:
                    each = rng.choice(keys)
                    text = text[: each.end(1)] + rng.choice(VALUES).encode() + text[each.end() :]
            case 4:
                lines = text.splitlines(keepends=True)
                rng.shuffle(lines)
                text = b"".join(lines)
            case 5:
                lines = text.splitlines(keepends=True)
                if lines:
                    del lines[rng.randrange(len(lines))]
                text = b"".join(lines)
    return _on_position(rng, text, "damaged")


def _whole(rng: Random) -> Run:
    """A good file, often of another phase or game than the command is for."""
    return _on_position(rng, rng.choice(shipped()), "whole")


def _options(rng: Random) -> Run:
    """A good file with options that are wrong, or mean nothing for it."""
    return _on_position(rng, rng.choice(shipped()), "options", rng.choice(WRONG_OPTIONS))


def _streams(rng: Random) -> Run:
    """A good file with closed or full standard streams."""
    case = _on_position(rng, rng.choice(shipped()), "streams")
    which = rng.choice(((0,), (1,), (2,), (1, 2), (0, 1, 2)))
    if rng.random() < 0.5:
        return Run(case.name, case.arguments, case.stdin, case.files, closed=which)
    return Run(case.name, case.arguments, case.stdin, case.files, full=tuple({1, 2} & {*which}) or (1, 2))


def _targets(rng: Random) -> Run:
    """Files to write that cannot be written, or hold something already."""
    target = rng.choice(("{dir}/none/out", "{dir}", "/proc/out", "/dev/full", "{dir}/kept", ""))
    position = str(SEEDS / "positions" / "sunday.toml")
    command: tuple[str, ...] = rng.choice(
        (
            ("show", position, "--svg", target),
            ("deck", "new", "--out", target),
            ("puzzle", "new", "--level", "easy", "--kind", "fit", "--time", "2", "--out", target),
            ("puzzle", "sheet", str(SEEDS / "puzzles" / "easy-1.toml"), "--html", target, "--time", "2"),
            ("play", "stamps", "--auto", "random", "--opponent", "random", "--save", target),
            (*("arena", "--game", "stamps", "--agents", "random,random", "--games", "2"), "--plot", target),
        )
    )
    if rng.random() < 0.2:
        command += ("--force",)
    return Run("targets", command, files={"kept": b"the work of an evening\n"})


def _huge(rng: Random) -> Run:
    """Far too much of something."""
    piece = rng.choice((b"[", b"{", b"a = ", b"x\n", b"#", b"[[opponents]]\n", b"'", b"\xff", b"1, ", b"a."))
    head = rng.choice((b"", b'game = "stampswap"\nround = 1\ncontests = ', rng.choice(shipped())))
    return _on_position(rng, head + piece * rng.choice((1000, 30_000, 300_000)), "huge")


def _line(rng: Random) -> Run:
    """A command line without a file, or with one that is not there, or is a folder."""
    if rng.random() < 0.5:
        return Run("line", rng.choice(LINES))
    return Run("line", (*rng.choice(POSITION_COMMANDS), rng.choice(("{dir}", "{dir}/none.toml", ""))))


def _environment(rng: Random) -> Run:
    """A good file in an odd environment: no width, no colors, no locale."""
    case = _on_position(rng, rng.choice(shipped()), "environment")
    odd = rng.choice(
        (
            {"COLUMNS": "0"},
            {"COLUMNS": "1"},
            {"COLUMNS": "x"},
            {"COLUMNS": "9" * 20},
            {"TERM": "dumb"},
            {"FORCE_COLOR": "1"},
            {"LC_ALL": "C"},
        )
    )
    return Run(case.name, case.arguments, case.stdin, case.files, environment=odd)


def input_faults(case: Run) -> list[str]:
    """Every reason why a run should not have ended as it did."""
    return faults(case, run(case))
