"""The commands whose answers are recorded: every shipped file with every question that it answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.cli.running import run

ROOT = Path(__file__).parents[2]
SEEDS = ROOT / "seeds"
#: Options of a search that finds the same wherever it runs, and soon.
SEARCH = ("--deterministic", "--time", "0.3")
#: The same for each decision of a review, and for puzzles, which are proved.
REVIEW = ("--deterministic", "--time", "0.05")
PROOF = ("--deterministic", "--time", "60")
#: Commands whose answers take a second and more.
COSTLY = ("whatif", "cut", "choose", "puzzle solve", "puzzle hint", "review")
#: Seconds, versions and paths differ from run to run.
_VARYING = (
    (re.compile(r"\d+\.\d+ s\b"), "TIME s"),
    (re.compile(r'"seconds": [\d.]+'), '"seconds": null'),
)
#: Files with a fault of their own, or commands that do not fit them.
WRONG = {
    "empty": "",
    "unknown game": 'game = "chess"\n',
    "many faults": 'game = "stampswap"\nphase = "show"\nround = 4\n[me]\nplace = ["2x2 blu"]\n',
    "no actions": 'game = "stamps"\n---\n',
}


@dataclass(frozen=True)
class Case:
    """A command: its name in the record, its arguments, and its standard input, empty for none."""

    name: str
    arguments: tuple[str, ...]
    text: str = ""

    def answer(self) -> dict[str, str | int]:
        """Its exit code and what it prints, without what differs from run to run."""
        done = run(*self.arguments, text=self.text or None)
        printed = done.stdout.replace(f"{ROOT}/", "")
        for pattern, word in _VARYING:
            printed = pattern.sub(word, printed)
        return {"name": self.name, "code": done.exit_code, "printed": printed}


def cases() -> Iterator[Case]:
    """All cases, in a fixed order."""
    for path in sorted((SEEDS / "positions").glob("*.toml")):
        yield from _named(path, _position_questions(path.read_text("utf-8")))
    for path in sorted((SEEDS / "games").glob("*.txt")):
        plain = [("check",), ("score",), ("show",), ("turn",), ("hint", *SEARCH)]
        yield from _named(path, [*plain, ("review", *REVIEW)])
    for path in sorted((SEEDS / "puzzles").glob("*.toml")):
        yield from _named(path, [("puzzle solve", *PROOF), ("puzzle hint", *PROOF)])
    for path in sorted((SEEDS / "decks").glob("*.toml")):
        yield from _named(path, [("deck check",)])
    for name, text in WRONG.items():
        for command in ("check", "hint", "score", "show"):
            yield Case(f"{command} ({name})", (command, "-", "--json"), text or "\n")


def _named(path: Path, questions: list[tuple[str, ...]]) -> Iterator[Case]:
    """Each question about a file, as text and as JSON."""
    for command, *options in questions:
        # As text too, where an answer is quick.
        for form in (("--json",),) if command in COSTLY else ((), ("--json",)):
            words = (*options, *form)
            name = " ".join((command, path.relative_to(SEEDS).as_posix(), *words))
            yield Case(name, (*command.split(), str(path), *words))


def _position_questions(text: str) -> list[tuple[str, ...]]:
    """The commands for a position, by what its file says of its game and phase."""
    found: list[tuple[str, ...]] = [("check",), ("show",), ("show", "--toml"), ("score",), ("hint", *SEARCH)]
    if 'game = "stampswap"' not in text:
        return found
    if 'phase = "show"' in text:
        now = ("--goal", "now", *SEARCH)
        found += [("place", "--plans", "2", *now), ("whatif", "--leave", "1", *now)]
        found += [("whatif", "--worth", *now), ("whatif", "--empty", "a12", *SEARCH)]
    if 'phase = "cut"' in text:
        found += [("cut", "--goal", "now", *SEARCH), ("whatif", "--reserve", "1", *SEARCH)]
    if 'phase = "choose"' in text:
        found.append(("choose", "--goal", "now", *SEARCH))
    return found
