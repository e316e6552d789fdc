"""Questions in the process that asks: their answers, and what is read for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stockbook.engine import (
    Advised,
    Check,
    CheckDeck,
    Explain,
    Hint,
    Outcome,
    Refusal,
    Reporter,
    Score,
    Scored,
    ScoredGame,
    SearchTime,
    Show,
    Shown,
    Source,
    WhatIf,
    WishTexts,
    Worth,
    answer,
)
from stockbook.engine.answering import answered
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.facts import KeyedWarning
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from tests.cli.running import POSITIONS

GAMES = POSITIONS.parent / "games"
QUICK = SearchTime(0.3, workers=1, deterministic=True)
#: A position whose stamp the deck that it names does not explain, and that deck.
WITH_DECK = """
game = "stampswap"
phase = "show"
round = 3
contests = ["edges 10"]
deck = "mine.toml"
[me]
place = ["2x2 rare 5"]
"""


def text(name: str) -> str:
    """The text of a shipped position."""
    return (POSITIONS / f"{name}.toml").read_text("utf-8")


def test_a_proved_hint() -> None:
    """The advice is an object, and its document that of the command line."""
    found = answer(Hint(Source.of(text("sunday")), search=QUICK))
    assert isinstance(found, Advised)
    assert (found.advice.answer.best, found.document["bound"]) == (110, 110)


def test_points_of_positions_and_of_games() -> None:
    """A position has the points of its lines, a recorded game those of everybody."""
    found = answer(Score(Source.of(text("example-holes"))))
    assert isinstance(found, Scored)
    assert found.document["total"] == 28
    game = answer(Score(Source.of((GAMES / "against-agents.txt").read_text("utf-8"))))
    assert isinstance(game, ScoredGame)
    assert game.sheet.winners


def test_a_position_reads_back() -> None:
    """A shown position reads back as the same one, and is drawn."""
    found = answer(Show(Source.of(text("stamps-example"))))
    assert isinstance(found, Shown)
    again = answer(Show(Source.of(text("stamps-example"))))
    assert isinstance(again, Shown) and again.position == found.position
    assert ElementTree.fromstring(found.drawing).tag.endswith("svg")


def test_a_move_beside_the_best_one() -> None:
    """The points given away; a move that is not legal is refused, however it is written."""
    sunday = Source.of(text("sunday"))
    found = answer(Explain(sunday, "2x2 brown animals 3@i6; forever@h3", search=QUICK))
    assert isinstance(found, Advised)
    assert found.document["difference"] == 10
    for move, possible in (("2x2 brown animals 3@a1", False), ("nothing", True)):
        refused = answer(Explain(sunday, move))
        assert isinstance(refused, Refusal)
        assert ({fault.key for fault in refused.faults}, refused.possible) == ({"--move"}, possible)


def test_wishes_and_what_stamps_are_worth() -> None:
    """Their cost against the best move, and what is lost without each; a question without a wish is wrong."""
    sunday = Source.of(text("sunday"))
    wished = answer(WhatIf(sunday, search=QUICK, wishes=WishTexts(empty=["a12"])))
    assert isinstance(wished, Advised) and wished.advice.impossible
    worth = answer(Worth(sunday, search=QUICK))
    assert isinstance(worth, Advised) and len(worth.document["worth"]) == 8
    assert isinstance(answer(WhatIf(sunday)), Refusal)


def test_faults_are_an_answer() -> None:
    """Wrong input is told in the answer, whatever was asked; checking it finds the same faults."""
    wrong = Source.of(text("sunday").replace("edges 10", "edgez 10"))
    checked = answer(Check(wrong))
    assert not isinstance(checked, Refusal) and checked.error
    for question in (Score(wrong), Show(wrong), Hint(wrong)):
        found = answer(question)
        assert isinstance(found, Refusal)
        assert (found.faults, found.possible) == (checked.error.faults, True)


@pytest.mark.parametrize(
    ("question", "key", "possible"),
    [
        (Hint(Source.of(text("stamps-example")), plans=2), "--plans", True),
        (Hint(Source.of(text("sunday")), opponents="random"), "--opponents", True),
        (Hint(Source.of(text("sunday")), contest="holes"), "--contest", False),
        (Hint(Source.of(text("cut-sunday")), command="place"), "phase", True),
        (Score(Source.of(text("stamps-example")), contest="edges 10"), "--contest", True),
        (Show(Source.of(text("sunday"), at=3)), "--at", True),
    ],
)
def test_options_that_do_not_fit(question: Hint | Score | Show, key: str, possible: bool) -> None:
    """Each is named; a contest that holds my ticket already is a right word, but not possible."""
    found = answer(question)
    assert isinstance(found, Refusal)
    assert ([fault.key for fault in found.faults], found.possible) == ([key], possible)


def test_nothing_is_read_but_the_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that a position names is not opened, even if it is there; its text has to come along."""
    monkeypatch.chdir(tmp_path)
    deck = (POSITIONS.parent / "decks" / "demo.toml").read_text("utf-8")
    Path("mine.toml").write_text(deck, "utf-8")
    alone = answer(Check(Source({"here.toml": WITH_DECK}, "here.toml")))
    assert not isinstance(alone, Refusal) and alone.error
    assert "mine.toml: no file is read here" in str(alone.error)
    both = answer(Check(Source({"here.toml": WITH_DECK, "mine.toml": deck}, "here.toml")))
    assert not isinstance(both, Refusal) and both.error is None


class Heard(Reporter):
    """A reporter that keeps what it hears."""

    def __init__(self) -> None:
        self.warned: list[str] = []
        self.progress: list[Progress] = []
        self.searches = 0
        self.stopping = False

    def warn(self, name: str, warnings: Sequence[KeyedWarning]) -> None:
        self.warned += [f"{name}: {key}" for key, _ in warnings]

    @contextmanager
    def searching(self, time: SearchTime) -> Iterator[SearchLimits]:
        self.searches += 1
        yield time.limits(self.progress.append, lambda: self.stopping)


def test_a_reporter_hears_of_the_search() -> None:
    """It is told the warnings before a search, and each progress."""
    heard = Heard()
    answer(Hint(Source.of(text("sunday")), Goal.NOW, search=SearchTime(2.0, workers=1)), heard)
    assert heard.searches == 1 and all(each.bound is not None for each in heard.progress)
    many = WITH_DECK.replace('deck = "mine.toml"', "").replace('"2x2 rare 5"', ", ".join(['"forever"'] * 16))
    answer(Score(Source.of(many)), heard)
    assert heard.warned


def test_a_reporter_stops_the_search() -> None:
    """The best so far is the answer, and says so; where nothing is known yet there is none."""
    heard = Heard()
    heard.stopping = True
    found = answer(Hint(Source.of(text("friday")), search=SearchTime(60)), heard)
    assert not isinstance(found, Refusal)
    assert found.advice.interrupted and not found.document["proved"]
    with pytest.raises(KeyboardInterrupt):
        answer(Hint(Source.of(text("choose-sunday")), search=SearchTime(60)), heard)


@pytest.mark.parametrize(
    "error", [RuntimeError("can't start new thread"), ImportError("none", name="ortools.sat")]
)
def test_only_a_missing_solver_is_told(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same errors are raised where it is here."""

    def failing(*arguments: object, **options: object) -> None:
        raise error

    monkeypatch.setattr("stockbook.engine.advice.advise", failing)
    with pytest.raises(type(error)):
        answer(Hint(Source.of(text("sunday"))))


def test_only_a_hint_searches() -> None:
    """Checks, scores and positions begin none."""
    heard = Heard()
    sunday = Source.of(text("sunday"))
    for question in (Check(sunday), Score(sunday), Show(sunday)):
        answer(question, heard)
    assert heard.searches == 0


def test_a_fault_of_this_program_is_an_answer_for_other_processes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The report that it names has the question and the position; a limit of the system is no such fault."""

    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("stockbook.engine.advice.advise", broken)
    error: Exception = RuntimeError("no rows")
    document, outcome = answered(Hint(Source.of(text("sunday"))), "request: hint")
    (report,) = tmp_path.iterdir()
    assert (outcome, str(report) in document["faults"][0]["message"]) == (Outcome.BROKEN, True)
    assert "request: hint\n" in report.read_text("utf-8")
    assert 'game = "stampswap"' in report.read_text("utf-8")
    error = MemoryError()
    document, outcome = answered(Hint(Source.of(text("sunday"))), "request: hint")
    assert (outcome, "more memory" in document["faults"][0]["message"]) == (Outcome.WRONG, True)
    assert [*tmp_path.iterdir()] == [report]


def test_every_answer_has_the_same_head() -> None:
    """Game, phase, warnings and what is assumed; of a search the time and the seed too."""
    source = Source.of(text("sunday"))
    move = "2x2 brown animals 3@i6; forever@h3"
    asked = (Check(source), Score(source), Show(source), Hint(source), Explain(source, move))
    found = [answer(question) for question in asked]
    assert {(each.game, each.phase, tuple(each.warnings)) for each in found} == {("stampswap", "show", ())}
    assert all(isinstance(each.assumed, tuple) for each in found)
    assert [each.seed for each in found] == [None, None, None, 0, 0]
    assert [each.seconds is None for each in found] == [True, True, True, False, False]
    record = answer(Score(Source.of((GAMES / "against-agents.txt").read_text("utf-8"))))
    assert (record.game, record.phase, record.seconds) == ("stampswap", None, None)


def test_a_deck_has_an_outcome() -> None:
    """One with faults is wrong, and says which."""
    deck = (POSITIONS.parent / "decks" / "demo.toml").read_text("utf-8")
    assert answer(CheckDeck(Source.of(deck))).outcome is Outcome.ANSWERED
    wrong = answer(CheckDeck(Source.of("stamps = []")))
    assert (wrong.outcome, wrong.document["ok"]) == (Outcome.WRONG, False)
