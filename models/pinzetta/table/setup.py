"""The questions about a new game against Pinzetta at a real table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockbook.models.album.stamps import SIZES
from stockbook.models.files.words import integer, pick
from stockbook.models.games.table_setup import SetupQuestion, read_contest
from stockbook.models.pinzetta.card_reading import MAX_CARDS, MAX_CROSSED, parse_target
from stockbook.models.pinzetta.cards import LEVELS
from stockbook.models.pinzetta.scoring import HER, ME
from stockbook.models.stampswap.table.questions import contest_questions

PLAYERS = (ME, HER)
_MODES = ("no", "yes")


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Her level, what lies on the table from the beginning, and what is printed on her cards."""
    if "level" not in told:
        words = "her level, 1 to 3"
        yield SetupQuestion(
            "level", words, _level, choices=tuple(map(str, LEVELS)), fixed={"players": [*PLAYERS]}
        )
    if "intro" not in told:
        yield SetupQuestion("intro", "intro mode, yes or no; Enter for no", _intro, _MODES[0], _MODES)
    yield from contest_questions(told)
    if "mat" not in told:
        words = "the exhibitor on my mat, such as count theme=space 1"
        yield SetupQuestion("mat", words, read_contest, kind="contest")
    if "targets" not in told:
        yield SetupQuestion("targets", "the sizes that her mat asks for, such as small-square", _targets)
    if "crossed" not in told:
        words = "the crossed-out icons of her decision cards, such as 0 1 1 2 2 3 3 4; Enter if not known"
        yield SetupQuestion("crossed", words, _crossed, "")


def _level(text: str) -> int:
    return integer(text, "level", LEVELS[0], LEVELS[-1])


def _intro(text: str) -> bool | None:
    return True if pick(text, _MODES, "answer") == "yes" else None


def _targets(text: str) -> list[str]:
    words = text.replace(",", " ").split()
    if not 1 <= len(words) <= len(SIZES):
        raise ValueError(f"{len(words)} sizes: write 1 to {len(SIZES)}, such as small-square")
    return [parse_target(word) for word in words]


def _crossed(text: str) -> list[int] | None:
    words = text.replace(",", " ").split()
    if len(words) > MAX_CARDS:
        raise ValueError(f"{len(words)} cards: at most {MAX_CARDS} are possible")
    return [integer(word, "number", 0, MAX_CROSSED) for word in words] or None
