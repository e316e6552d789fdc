"""Models as questions: what a program asks without files."""

from __future__ import annotations

from stockbook.engine import Export, Exported, Outcome, Refusal, Source, answer
from stockbook.optimizer.placement.exports import ModelFormat
from tests.cli.running import POSITIONS


def asked(name: str, contest: str | None = None) -> Exported | Refusal:
    """The answer about a shipped position."""
    text = (POSITIONS / f"{name}.toml").read_text("utf-8")
    return answer(Export(Source.of(text), ModelFormat.OPB, contest))


def test_every_open_contest_has_a_model() -> None:
    """Or the one that is named; the document has the same files, under the name of the game asked about."""
    found = asked("sunday")
    assert isinstance(found, Exported) and found.outcome is Outcome.ANSWERED
    assert tuple(found.models) == found.position.open_contests
    assert [model["text"] for model in found.document["models"]] == list(found.models.values())
    one = asked("sunday", "sets")
    assert isinstance(one, Exported)
    assert one.models.items() <= found.models.items() and len(one.models) == 1
    solo = asked("pinzetta-show")
    assert isinstance(solo, Exported)
    assert (solo.document["game"], solo.document["phase"]) == ("pinzetta", "show")


def test_the_reason_why_there_is_none() -> None:
    """Another phase or game is wrong; a contest that is entered already is against the rules."""
    for name in ("cut-sunday", "stamp-albums"):
        refused = asked(name)
        assert isinstance(refused, Refusal)
        assert [fault.key for fault in refused.faults] == ["phase"] and refused.possible
    entered = asked("sunday", "holes 1x2")
    assert isinstance(entered, Refusal) and not entered.possible
