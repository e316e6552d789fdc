"""The lines of a record of a real table against Pinzetta: typed short, and checked at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stockbook.games.pinzetta.table import record
from stockbook.games.records import moment_sheet, moment_tables, table_record
from stockbook.models.files.faults import PositionError
from stockbook.models.pinzetta.cards import cards_to_toml
from stockbook.models.play.real_tables import TableQuestion
from tests.models.pinzetta.typed import typed_pinzetta

HEAD = """game = "pinzetta"
players = ["me", "pinzetta"]
level = 2
contests = ["edges 10", "sets theme 9", "count rare 2"]
mat = "count theme=space 1"
"""
CARDS = 'targets = ["small-square"]\ncrossed = [0, 1, 3]\n'
ITEMS = "me collect 2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1 (down); f; 2x2 br sp 1; 2x2 ye fl -1\n"
PILES = "pinz piles 2x3 ?; f | 2x2 r 4; 3x3 ?\n"
CUT = "me cut 1 | 2 3 4 | 5 6\n"
TAKEN = f"{PILES}{ITEMS}{CUT}pinzetta decision 3\n"


def tables(lines: str, head: str = HEAD + CARDS) -> dict:
    """The position after these lines."""
    return moment_tables(f"{head}---\n{lines}", "r")


def fault(lines: str, head: str = HEAD + CARDS) -> str:
    """The fault of these lines."""
    with pytest.raises(PositionError) as caught:
        tables(lines, head)
    return str(caught.value)


def test_her_choice_and_exchange_follow() -> None:
    """Her decision card says which pile she takes: the rest is mine; her piles stay as they were dealt."""
    found = tables(TAKEN)
    assert found["phase"] == "choose"
    assert found["me"]["got"] == ["2x3 blue animals 2", "2x2 rare 5", "3x3 green space 1 (down)", "forever"]
    assert found["pinzetta"]["got"] == ["2x2 brown space 1", "2x2 yellow flowers -1"]
    assert found["pinzetta"]["piles"] == [["2x3 ?", "forever"], ["2x2 rare 4", "3x3 ?"]]
    assert tables(f"{PILES}{ITEMS}{CUT}p take 2x2 br\n") == found


def test_what_the_next_advice_does_not_need() -> None:
    """Her piles, the swap and her items may be left out; her forever stamps are needed on Sunday."""
    assert "piles" not in tables(ITEMS)["pinzetta"]
    got = "me got 2x3 bl an 2; 2x2 r 5; f\n"
    assert tables(got)["me"]["place"] == ["2x3 blue animals 2", "2x2 rare 5", "forever"]
    rounds = "".join(f"me got f\nme place 1 {cell}\nme enter {n}\n" for n, cell in ((1, "a1"), (2, "b1")))
    assert "pinzetta forever 2" in fault(f"{rounds}me got f\n")
    assert tables(f"{rounds}me got f\npinzetta forever 2\n")["pinzetta"]["forever"] == 2
    told = f"me got f\npinz got f; 2x2 r 3\n{rounds}".replace("me got f\nme place 1 a1", "me place 1 a1", 1)
    found = tables(f"{told}me got f\npinz forever 3\n")["pinzetta"]
    assert (found["forever"], found["rare"]) == (3, [3])


def test_intro_mode() -> None:
    """Her points are fixed, her items are discarded, and no cards of hers are asked for."""
    lines = f"{TAKEN}me take 2\nme turn 3x2 bl an 1; 3x3 br sp 1\n"
    head = f"{HEAD}{CARDS}intro = true\n"
    assert tables(lines, head)["pinzetta"]["forever"] == 1
    _, sheet = moment_sheet(f"{head}---\n{lines}", "r")
    assert sheet.total("pinzetta") == 125
    assert "in intro mode her points are fixed" in fault(f"{lines}pinz forever 3\n", head)


def test_questions() -> None:
    """Each moment asks what the rules do not say, and nothing twice; her tokens are told."""
    table = table_record(f"{HEAD}{CARDS}---\n{TAKEN}", "r", None, None)
    assert table is not None
    asked = [[each.start for each in record.questions(state)] for state in table.states()]
    assert asked == [
        ["event ", "pinzetta piles ", "me collect "],
        ["event ", "me collect "],
        ["me cut "],
        ["pinzetta decision "],
        ["me take ", "me got "],
    ]
    words = [next(iter(record.questions(state))).words for state in table.states()]
    assert "her tokens for my items: 1 4 0 1 2 2" in words[2]
    assert "Pile 1, 6 tokens" in words[3]
    assert "Her decision card crosses out 3: 3 and 4 are left." in words[4]
    assert "Her own piles have 1 and 4 tokens: she exchanges 2x3 ? and 2x2 rare 4." in words[4]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("me collect f; f\n", "2 items: write 3 to 10"),
        ("me collect f; f; 2x3 ?\n", "I may look at my items"),
        ("me collect f; f; first\n", "no first-player token"),
        (f"{ITEMS}{ITEMS}", "line 10: my items of round 1 are told already"),
        (f"{ITEMS}me cut 1 | 2 | 3 4 5 6\n", "exactly one item more"),
        (f"{ITEMS}pinz decision 1\n", "she has nothing to choose now"),
        (f"{ITEMS}{CUT}pinz decision 2\n", "no decision card has 2 crossed-out icons: they have 0, 1, 3"),
        (f"{ITEMS}{CUT}me take 1\n", "she chooses first"),
        (f"{ITEMS}{CUT}pinz decision 1\nme take 1\n", "her piles are not told"),
        (f"{ITEMS}{CUT}pinz decision 1\n", "her piles are not told: add them"),
        (f"{PILES}{PILES}", "told already"),
        ("pinz piles f | f | f\n", "3 piles"),
        (f"{TAKEN}me take 3\n", "there is no pile 3"),
        (f"{TAKEN}me take 2\n", "2x3 ? has not been turned up"),
        (f"{TAKEN}me take 1\npinz turn 2x2 bl an 1\n", "no stamp on her mat"),
        ("pinz show 3\n", "she draws a show-scoring card after my Show Phase"),
        ("pinz boxes 1 2\n", "at the end of the game"),
        ("pinz got f\n", "write it after me got"),
        ("event collect 5\n", "a Daily Collection is not selected"),
        ("ann take 1\n", "is no player here"),
        ("me\n", "what did me do?"),
        ("me take 1\n", "no piles are on offer"),
    ],
)
def test_faults(lines: str, words: str) -> None:
    """An impossible line is a fault that says how to fix it."""
    assert words in fault(lines)


@pytest.mark.parametrize(
    ("head", "words"),
    [
        (HEAD.replace('"pinzetta"]', '"ann"]'), 'write players = ["me", "pinzetta"]'),
        (HEAD.replace("level = 2", "level = 4"), "level"),
        (HEAD.replace('mat = "count theme=space 1"\n', ""), 'mat: missing: add mat = "count theme=space 1"'),
        (HEAD + 'cards = "mine.toml"\n', "write the cards as a table [cards]"),
        (HEAD + 'targets = ["blue"]\n', "size"),
    ],
)
def test_faults_of_the_head(head: str, words: str) -> None:
    """The head is checked as a position is."""
    assert words in fault("", head)


def test_her_own_copy(tmp_path: Path) -> None:
    """With the files of her cards and of the deck, names will do, and her mat is scored by itself."""
    typed = typed_pinzetta(1, rounds=1)
    (tmp_path / "hers.toml").write_text(cards_to_toml(typed.game.cards))
    head = HEAD.replace("contests = [", 'contests = ["perfect-corners 4", ') + 'cards = "hers.toml"\n'
    found = moment_tables(f"{head}---\nevent rainy\n{ITEMS}", "r", folder=tmp_path)
    assert found["event"] == "reserve 1"
    assert found["pinzetta"]["crossed"] == list(typed.game.cards.crossed)
    assert found["pinzetta"]["targets"] == ["small-square"]
    assert found["pinzetta"]["boxes"] == [0, 0, 0, 0, 0, 1, 0]
    with pytest.raises(PositionError, match="crossed: her cards say it"):
        moment_tables(f"{head}crossed = [1]\n---\n", "r", folder=tmp_path)
    with pytest.raises(PositionError, match="no show-scoring card lists 3 on level"):
        moment_tables(re.sub(r"pinzetta show .*", "pinzetta show 3", str(typed)), "r")


def test_my_moves() -> None:
    """Cuts, piles and placed stamps are decisions; other lines are none."""
    table = table_record(f"{HEAD}{CARDS}---\n{TAKEN}", "r", None, None)
    assert table is not None
    states = table.states()
    assert str(record.move(states[2], CUT)) == "reserve 1 | 2 3 4 | 5 6"
    assert record.move(states[-1], "me take f") == (1, 0)
    question = TableQuestion("my items", "me collect ")
    assert record.line(states[0], question, "pinz piles f | f") == "pinz piles f | f"
    assert record.line(states[0], question, "f; f; f") == "me collect f; f; f"
    with pytest.raises(ValueError, match="a decision of mine"):
        record.move(states[0], PILES)


def test_stamps_that_cards_draw() -> None:
    """Each is asked for once; a forever stamp has but one face, so Enter will do."""
    table = table_record(
        f"{HEAD}{CARDS}---\nevent collected forever\n{PILES}{ITEMS}me draw f\n", "r", None, None
    )
    assert table is not None
    *_, dealt, drawn = table.states()
    question = next(iter(record.questions(dealt)))
    assert (question.start, question.usual, question.optional) == ("me draw ", "forever", False)
    assert [each.start for each in record.questions(drawn)] == ["me cut "]


def test_halves_may_be_typed_in_any_order() -> None:
    """On equal tokens she takes the half with the leftmost item, whichever was typed first."""
    items = "me collect f; 2x3 bl an 1; 3x3 gr sp 1; 3x3 bl an 4; 2x3 br sp 4\n"
    both = (f"{PILES}{items}me cut 1 | {piles}\npinz decision 0\n" for piles in ("2 3 | 4 5", "4 5 | 2 3"))
    found = [tables(lines) for lines in both]
    assert found[0] == found[1]
    assert found[0]["pinzetta"]["got"] == ["2x3 blue animals 1", "3x3 green space 1"]


def test_the_score_says_what_still_goes_on() -> None:
    """My Show Phase of a round that is not over is told as left out, and counts with the contest."""
    placing = f"{TAKEN}me take 2\nme turn 3x2 bl an 1; 3x3 br sp 1\nme place 3x3 br a1\n"
    _, sheet = moment_sheet(f"{HEAD}{CARDS}---\n{placing}", "r")
    assert sheet.missing[0] == "round 1 goes on: its Show Phases are not counted yet"


def test_the_event_of_the_last_round_holds_to_the_end() -> None:
    """A bonus of my last event is added to a Finale with its measure, as in a game that was dealt."""
    rounds = "".join(f"me got f\nme place 1 {cell}\nme enter {n}\n" for n, cell in ((1, "a1"), (2, "b1")))
    last = "event bonus count size=forever 4\nme got f\nme place 1 c1\nme enter 3\n"
    head = f'{HEAD}{CARDS}finale = "count size=forever 2"\n'
    _, sheet = moment_sheet(f"{head}---\n{rounds}{last}", "r")
    lines = {line.label: line.points for line in sheet.players["me"]}
    assert lines["finale: count size=forever 2"] == 6
    assert lines["event: bonus count size=forever 4"] == 12
