"""Lines of Stamp Albums at a real table: what they mean, and what is wrong with others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.stamp_albums import table as record
from stockbook.games.stamp_albums.table import AlbumsTableGame
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.real_tables import TableQuestion
from stockbook.models.stamp_albums.game import EndTurn

HEAD = 'game = "stamp-albums"\nplayers = ["me", "ann"]\nfirst = "ann"\n---\n'
START = (
    "market Huntress, 8 WL, Desert, ace w, Cave\n"
    "me draw Journey, Castle, Ace of Suns, End, Painter\n"
    "ann draw Author, ?\n"
    "ann draw ?\n"
)
#: After it ann has bought, and the market is full again.
TURN = START + "ann buy Desert with Pact\nmarket Market\n"


def tables(lines: str, head: str = HEAD) -> dict:
    """The tables of the moment after these lines."""
    return moment_tables(head + lines, "r")


def after(lines: str, **head: object) -> AlbumsTableGame:
    """The game after these lines."""
    setup = {"game": "stamp-albums", "players": ["me", "ann"], "first": "ann", **head}
    state = record.begin(TomlFile(setup, "head"))
    for line in lines.splitlines():
        state = record.played(state, line)
    return state


def fault(lines: str, head: str = HEAD) -> str:
    """The fault of a record."""
    with pytest.raises(PositionError) as caught:
        moment_tables(head + lines, "r")
    return str(caught.value)


def test_a_turn_of_each() -> None:
    """Cards as one types them; of the hand of ann what I saw is known."""
    found = tables(TURN + "ann end\nme draw Pawn WLY\nme mill for end\nmarket Mountain\n")
    assert sorted(found["hand"]) == ["Ace of Suns", "Borderland", "Castle", "Journey", "Mill"]
    assert found["shop"] == ["Painter"]
    assert sorted(found["market"]) == ["Ace of Waves", "Cave", "Huntress", "Market", "Mountain"]
    assert (found["discard"], found["bought"]) == (["Pact", "End"], ["Mill"])
    assert found["opponent"] == {"shop": ["Author"], "known": ["Desert"], "hand": 5}
    assert found["draw"] == 45 - 5 - 10 - 1 - 1 - 1 - 1


def test_a_hand_that_buys_nothing() -> None:
    """It is shown, which exchanges it; of my own, which is known, the end of the turn says it."""
    lines = "market Huntress, Bard, Consul, Sailor, Watchman\nme draw Ace M, Author, Soldier, 9 LK, Painter\n"
    lines += "ann draw ?\n"
    aces = "Ace S, Ace W, Ace L, Ace Y, Ace K"
    state = after(f"{lines}ann show {aces}\nann draw Diplomat\n")
    assert (state.turn, state.state.turn.new_hands) == (1, 1)
    assert len(state.state.discard) == 5
    with pytest.raises(ValueError, match="something can be bought"):
        after(f"{lines}ann show {aces.replace('Ace S', 'Sea')}\n")
    mine = f"{lines}ann buy Sailor for Mill\nmarket Pact\nann end\nme draw {aces[:-7]}\n"
    state = after(mine)
    (question,) = record.questions(state)
    assert (question.words, question.usual) == ("nothing can be bought, or end", "end")
    assert [each.number for each in after(f"{mine}me end\n").drawn] == [5]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("", "r: not told yet: the 5 cards that came to the market: market and their names"),
        ("market Mill", "r: line 5: 1 card told, but 5 cards came: market"),
        ("market Mill, Mill, Cave, Sea, End", "r: line 5: the Mill lies elsewhere already"),
        ("market Mill, Excuse, Cave, Sea, End", "r: line 5: the Excuse is put away by itself"),
        ("market Mill, ?, Cave, Sea, End", "r: line 5: ? is not possible here"),
        ("ann buy Mill with End", "r: line 5: first tell the 5 cards that came to the market"),
        (START + "ann draw ?", "r: line 9: no new cards are to be told for ann: nothing is drawn now"),
        (START + "me buy Cave with Castle", "r: line 9: it is the turn of ann, not of me"),
        (START + "ann buy Cave with Castle", "r: line 9: the Castle lies elsewhere already: each card"),
        (START + "ann buy Cave with Soldier", "r: line 9: the Soldier (5 of wyrms and knots) is a stamp"),
        (START + "ann buy Sea with Pact", "r: line 9: the Sea is not for sale"),
        (START + "ann buy Desert with Sea", "r: line 9: the Sea (Crown of waves) shares no suit"),
        (START + "ann end", "r: line 9: with nothing bought the hand is shown: write ann show and 5 cards"),
        (START + "ann show Sea", "r: line 9: 1 card, but ann holds 5"),
        (START + "ann flies", "r: line 9: write buy CARD with CARD, CARD or end"),
        (START + "ann", "r: line 9: what did ann do? For example"),
        (START + "zoe end", "r: line 9: 'zoe' is no player here"),
        (START + "market Sea", "r: line 9: no new cards are to be told for market: nothing is drawn"),
        (TURN + "ann draw ?", "r: line 11: no new cards are to be told for ann"),
        (TURN, "r: line 10: it is the turn of ann, so there is nothing for me to decide"),
        (TURN + "ann end", "r: line 11: not told yet: what I drew: me draw and the names"),
        (TURN + "ann end\nme draw Sea\nme end", "r: line 13: something can be bought"),
        (TURN + "ann end\nme draw Sea\nme show Sea", "r: line 13: my hand is told already"),
    ],
)
def test_faults_name_the_line_and_the_fix(lines: str, told: str) -> None:
    """A line is checked against the rules at its moment."""
    assert fault(lines).startswith(told), fault(lines)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"me", ', "", 'r: players: none of them is "me"'),
        ('"ann"]', '"ann", "ben"]', "r: players: 3 entries: at most 2 are possible"),
        ('["me", "ann"]', '["me", "end"]', "r: players[2]: 'end' is the word of a line"),
        ('first = "ann"', 'first = "zoe"', "r: first: 'zoe' is no player here"),
        ("---", "[readings]\nreuse = 1\n---", "r: readings.reuse: must be true or false"),
    ],
)
def test_faults_of_the_head(old: str, new: str, told: str) -> None:
    """The setup is checked before the lines."""
    assert told in fault("", HEAD.replace(old, new, 1))


def test_stamps_that_were_not_told() -> None:
    """Where the draw pile has no room for all stamps that nobody told, one was forgotten."""
    state = after(TURN + "ann end\nme draw Sea\n")
    gone = state.state.draw[-9:]
    short = replace(state, state=replace(state.state, draw=gone))
    bought = record.played(short, "me Mill with End")
    with pytest.raises(ValueError, match="that are not told: the draw pile has no room for"):
        record.played(bought, "market Forest")


def test_questions_and_answers() -> None:
    """Each question begins the line that its answer completes; Enter says that no stamp was seen."""
    state = after("")
    told = []
    answers = START.replace("market ", "").replace("me draw ", "").replace("ann draw ", "").splitlines()
    for answer in (*answers, "Desert for Pact", "Market", "end"):
        (question,) = record.questions(state)
        if answer == "?":
            assert question.usual == answer
        told.append(record.line(state, question, answer))
        state = record.played(state, told[-1])
    assert told[:4] == START.splitlines()
    assert told[4:] == ["ann Desert for Pact", "market Market", "ann end"]
    mine = TableQuestion("", "me ")
    for text in ("market Forest", "ann draw ?", "an show Sea, Mill"):
        assert record.line(state, mine, text) == text
    for text in ("Market for Forest", "ace w with end", "end"):
        assert record.line(state, mine, text) == f"me {text}"


def test_my_actions() -> None:
    """A line of mine is the purchase that it makes; others are none."""
    state = after(TURN + "ann end\nme draw Sea\n")
    bought = record.move(state, "me Mill with End")
    assert str(bought) == "buy Mill with End"
    done = record.played(record.played(state, "me Mill with End"), "market Forest")
    assert record.move(done, "me end") == EndTurn()
    with pytest.raises(ValueError, match="write a purchase of mine"):
        record.move(after(TURN + "ann end\n"), "me draw Sea")


def test_a_hand_that_is_shown_in_between() -> None:
    """It is known from then on."""
    state = after(TURN + "ann end\nme draw Sea\nann show Desert, Mountain, Forest, Rite, Island\n")
    assert state.view.other_hand == len(state.view.other.known) == 5
    assert moment_sheet(HEAD + TURN, "r")[1].total("ann") == 0
