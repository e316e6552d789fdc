"""Requests are answered as the commands of the command line answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockbook.engine.request import COMMANDS, Request
from stockbook.engine.server.worker import Interrupt, answer_request
from stockbook.optimizer.solver.limits import Progress
from tests.cli.commands.test_cut import SMALL as CUT
from tests.cli.running import POSITIONS, SMALL, run
from tests.optimizer.review.games import played, record_of


def shipped(name: str) -> str:
    """The text of a shipped position."""
    return (POSITIONS / f"{name}.toml").read_text("utf-8")


SUNDAY = shipped("sunday")
EASY = (POSITIONS.parent / "puzzles" / "easy-1.toml").read_text("utf-8")
DECK = (POSITIONS.parent / "decks" / "demo.toml").read_text("utf-8")
CHOOSE = """
game = "stampswap"
phase = "choose"
round = 3
contests = ["count color=blue 5"]
[me]
got = ["forever"]
piles = [["2x2 blue space 1"], ["2x2 green space 3"]]
[[opponents]]
name = "left"
album = ""
piles = [["2x2 green space 2"], ["2x2 green space 2", "2x2 blue space 2"]]
"""
COLLECT = """
game = "stampswap"
phase = "collect"
round = 3
contests = ["count color=blue 5"]
pool = ["2x2 blue space 1", "2x2 green space 3"]
[me]
collection = ["3x3 green space 1"]
"""
GAME = str(record_of(played("stamps", ("random", "random")), ("ann", "bob"), 3))
MINE = str(record_of(played("stamps", ("random", "random")), ("me", "greedy"), 0))
SURE = {"deterministic": True, "time": 0.5}
REQUESTS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("hint", SUNDAY, SURE),
    ("hint", shipped("stamps-end"), SURE),
    ("place", SMALL, {**SURE, "goal": "now", "plans": 2, "contest": "edges"}),
    ("cut", CUT, {**SURE, "goal": "now"}),
    ("choose", CHOOSE, {**SURE, "goal": "now", "opponents": "against"}),
    ("collect", COLLECT, SURE),
    ("explain", SUNDAY, {**SURE, "move": "2x2 brown animals 3@i6"}),
    ("whatif", SUNDAY, {**SURE, "leave": 5, "reach": "edges 3", "least": 90}),
    ("whatif", SUNDAY, {**SURE, "workers": 1, "put": "3@k11"}),
    ("hint", SUNDAY, {**SURE, "put": "1@g5"}),
    ("whatif", CUT, {**SURE, "goal": "now", "reserve": 2}),
    ("puzzle check", EASY, {"move": "2x3 brown space canceled@g1"}),
    *(("score", shipped(name), {}) for name in ("example-edges", "pinzetta-show")),
    *(("check", shipped(name), {}) for name in ("sunday", "stamp-albums-refused")),
    *(
        ("show", shipped(name), {})
        for name in ("sunday", "stamps-four", "stamp-albums-chain", "pinzetta-cut")
    ),
    ("review", GAME, {"player": "nobody"}),
    ("turn", MINE, {"move": "1"}),
    ("deck check", DECK, {}),
    ("turn", MINE, {"undo": True}),
    # Refused by typer, by the command, by the reading of the position, by the rules.
    ("hint", SUNDAY, {"time": -1}),
    ("cut", SUNDAY, {}),
    ("hint", shipped("stamp-albums-refused"), {}),
    ("explain", SUNDAY, {"move": "2x2 brown animals 3@a1"}),
    ("explain", SUNDAY, {}),
)


def ask(command: str, text: str | None, **options: object) -> dict[str, Any]:
    """The document of a question without reports."""
    return answered(Request(1, command, text, options), lambda document: None)


def answered(request: Request, tell: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The document of a request to a process that nobody interrupts."""
    return answer_request(request, tell, Interrupt())


def arguments(options: dict[str, Any]) -> list[str]:
    """The options of a request as they are typed."""
    return [f"--{name}" if value is True else f"--{name}={value}" for name, value in options.items()]


@pytest.mark.parametrize(("command", "text", "options"), REQUESTS, ids=lambda value: str(value)[:40])
def test_the_document_is_that_of_the_command(command: str, text: str, options: dict[str, Any]) -> None:
    """Word for word, faults included; a position as ``show --json`` writes it asks the same."""
    typed = run(*command.split(), "-", "--json", *arguments(options), text=text).stdout
    assert ask(command, text, **options) == json.loads(typed)
    shown = ask("show", text)
    if "faults" not in shown and command not in ("show", "cut", "choose", "review", "turn", "deck check"):
        assert ask(command, json.dumps(shown), **options) == json.loads(typed)


def test_every_command_is_tried() -> None:
    """The requests above have each command."""
    assert {command for command, _, _ in REQUESTS} == set(COMMANDS)


@pytest.mark.parametrize("deck", [DECK, {"stamps": []}], ids=["text", "table"])
def test_a_deck_is_sent_as_text_or_table(deck: object) -> None:
    """It is read as the file of a deck is; a fault in it is named."""
    document = ask("score", SMALL, deck=deck)
    if deck == DECK:
        assert document["total"] == json.loads(run("score", "-", "--json", text=SMALL).stdout)["total"]
    else:
        assert {fault["file"] for fault in document["faults"]} == {"deck"}


def test_no_request_opens_a_file(tmp_path: Path) -> None:
    """Neither a deck by its name, nor one that the position names."""
    deck = tmp_path / "copy.toml"
    deck.write_text(DECK, "utf-8")
    assert ask("score", SMALL, deck=str(deck))["faults"][0]["file"] == "deck"
    for name in (str(deck), "copy.toml"):
        assert ask("score", f'deck = "{name}"\n{SMALL}')["faults"][0]["key"] == "deck"


def test_an_option_is_repeated_as_a_list() -> None:
    """The wishes of one kind are several texts."""
    document = ask("whatif", SUNDAY, **SURE, put=["1@g5", "2@k11"])
    assert document["conflict"] == ["put 2@k11"]
    assert ask("whatif", SUNDAY, put=[["1@g5"]])["faults"][0]["key"] == "options.put"


def test_options_that_mean_nothing_are_named() -> None:
    """Not used, and said so; an option that writes a file is none of a request's."""
    document = ask("check", SMALL, svg="album.svg", tme=1, at=None)
    assert document["ok"]
    assert [warning["key"] for warning in document["warnings"]][:2] == ["options.svg", "options.tme"]
    assert not Path("album.svg").exists()


def test_wrong_values_are_faults() -> None:
    """A text that is missing, or a list as an option."""
    assert ask("hint", None)["faults"][0]["key"] == "text"
    assert ask("hint", SMALL, goal=["now"])["faults"][0]["key"] == "options.goal"


def test_a_recorded_game() -> None:
    """It is reviewed, and a moment of it is a position."""
    document = ask("review", GAME, time=0.05, player="ann")
    assert {decision["player"] for decision in document["decisions"]} == {"ann"}
    assert ask("check", GAME, at=5)["game"] == "stamps"


def test_a_review_is_told_as_far_as_it_has_come() -> None:
    """Its reports are its document with the decisions so far, from the first one on."""
    told: list[dict[str, Any]] = []
    options = {"time": 0.05, "after": 1}
    document = answered(Request(1, "review", GAME, options, report_every=0.05), told.append)
    begun, *reports = told
    assert begun == {}
    assert [each["n"] for each in reports[0]["decisions"]] == [2]
    for report in reports:
        assert report["of"] == document["of"] == len(document["decisions"])
        assert report["decisions"] == document["decisions"][: len(report["decisions"])]
        assert {*report, "schema"} == set(document)


def test_reports_never_get_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that has begun says so, and then reports only results that are not worse than before."""

    def search(position: object, limits: Any, **choices: object) -> Any:
        for best, bound in ((None, 9), (3, 9), (2, 9), (4, 10), (5, 8), (6, None), (7, 7)):
            limits.on_progress(Progress(best, bound, f"plan {best}"))
        raise KeyboardInterrupt

    monkeypatch.setattr("stockbook.engine.advice.advise", search)
    told: list[dict[str, Any]] = []
    document = answered(Request(1, "hint", SMALL, report_every=1e-9), told.append)
    assert [(report["best"], report["bound"], report["plan"]) for report in told[1:]] == [
        (3, 9, "plan 3"),
        (5, 8, "plan 5"),
        (7, 7, "plan 7"),
    ]
    assert told[0] == {}
    assert document == {"stopped": True}
