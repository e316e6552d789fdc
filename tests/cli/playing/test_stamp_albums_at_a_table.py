"""Stamp Albums at a real table, asked for line by line: the record that comes of it, and its keys."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest

from stockbook.games.stamp_albums import table as record
from stockbook.models.play.real_tables import next_question
from stockbook.models.stamp_albums.cards import ACE, CARDS, DecktetCard, parse_card
from tests.cli.running import run
from tests.games.stamp_albums.test_table_games import states_of
from tests.games.stamp_albums.typed import TypedAlbums, typed_albums

#: Keys that a whole game may take, and one in which the hints play for me.
MOST_KEYS, KEYS_WITH_HINTS = 1000, 700
#: A purchase of mine by its hint: its key, and Enter twice.
HINT = 3


def short(card: DecktetCard) -> str:
    """The shortest text that names a card: how its name begins, or of an Ace its suit."""
    name = card.name.lower()
    if card.rank == ACE:
        return f"a {card.suits.lower()}"
    for end in range(1, len(name)):
        with suppress(ValueError):
            if CARDS[parse_card(name[:end])] == card:
                return name[:end]
    return name


SHORT = {card.name: short(card) for card in CARDS}


def answers(typed: TypedAlbums) -> list[str]:
    """The answers that make the lines of a game, with names as short as they may be."""
    found = []
    for line, state in zip(typed.lines, states_of(typed), strict=False):
        question = next_question(record, state, ())
        assert question is not None
        answer = line.removeprefix(question.start).removeprefix("buy ").replace(" with ", " for ")
        names = "|".join(sorted(SHORT, key=len, reverse=True))
        if answer != "end":
            answer = re.sub(names, lambda found: SHORT[found[0]], answer).replace(", ", ",")
        found.append("" if answer == question.usual else answer)
    return found


def test_a_whole_game_is_asked_for(tmp_path: Path) -> None:
    """A game comes of answers alone, with few keys, and ends with both players' points."""
    typed = typed_albums(3, lazy=0.5, first=1)
    told = answers(typed)
    keys = sum(len(answer) + 1 for answer in told)
    assert keys <= MOST_KEYS
    lines = zip(told, typed.lines, strict=True)
    mine = [answer for answer, line in lines if line.startswith(("me buy", "me end"))]
    assert keys - sum(max(0, len(answer) + 1 - HINT) for answer in mine) <= KEYS_WITH_HINTS
    file = tmp_path / "game.txt"
    result = run("table", str(file), text="stamp-a\nann\nann\n" + "\n".join(told) + "\n")
    assert result.exit_code == 0, result.output
    assert len(file.read_text().split("---\n")[1].splitlines()) == len(typed.lines)
    for name, points in zip(typed.names, typed.game.score(typed.final), strict=True):
        assert f"{name}: {points} point" in result.stdout


def test_a_game_with_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setup, a hint that Enter plays, why, faults that lose nothing, undo, show and score at any line."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.5)
    file = tmp_path / "game.txt"
    setup = "stamp-albums\nann ben\nann\n\n"
    game = (
        "Huntress, Mill\nHuntress, Mill, Desert, Ace W, Cave\nJourney, Castle, Ace S, End, Painter\n\n"
        "Pact\n?\n\nsea\nshow\nwhy\nwhy end\nwhy mill for end\nend\n\nundo\nmarket sea\nshow\nscore\nq\n"
    )
    result = run("table", str(file), text=setup + game)
    assert result.exit_code == 0, result.output
    head, below = file.read_text().split("---\n")
    assert head.startswith('game = "stamp-albums"\nplayers = ["me", "ann"]\nfirst = "me"\n')
    lines = below.splitlines()
    assert lines[1:4] == ["me draw Journey, Castle, Ace S, End, Painter", "ann draw ?", "me draw Pact"]
    words = " ".join(result.stdout.split())
    for said in (
        "2 others: 1 to 1 play with me",
        "2 cards told, but 5 cards came",
        "Enter for ?",
        "Enter plays it",
        "why, and what my answer would be to: I buy",
        "your move: end",
        "your move: buy Mill with End",
        "taken back: me end",
        "no new cards are to be told for market",
    ):
        assert said in words
