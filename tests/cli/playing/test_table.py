"""A game at a real table, asked for line by line: the record that comes of it, and the keys that it takes."""

from __future__ import annotations

import dataclasses
import os
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from stockbook.cli.games.parts import show_position
from stockbook.games.records import table_record
from stockbook.games.stampswap.table import record as stamp_swap
from stockbook.games.stampswap.table.game import TableGame
from stockbook.games.stampswap.table.record import begin, played
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.real_tables import NothingToDecide, TableQuestion, TableRecords, next_question
from stockbook.models.play.record import RULE
from stockbook.models.stampswap.goods import TOKEN, Good
from stockbook.models.stampswap.position import forever_stamps
from tests.cli.running import POSITIONS, run

SHIPPED = POSITIONS.parent / "games" / "at-the-table.txt"
SETUP = "ann ben\nann\nedges 10\nsets theme 9\ncount rare 2\ngroup shape=rectangle 3\nsecond color 4\n"
MATS = "count theme=space 1\n\n\n"
GOODS = "2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1; f; 2x2 br sp 1; 2x2 ye fl -1\n"
#: Keys that a whole game of three may take, with everything for advice on collecting.
MOST_KEYS = 2500
#: The same without the Collect Phases, with the setup.
FEWEST_KEYS = 900
#: Lines that a hint plays: its key, and Enter twice.
ADVISED = ("me cut", "me take", "me place")
HINT = 3


def answers(lines: list[str], game: Any, records: TableRecords[Any] = stamp_swap) -> list[tuple[str, str]]:
    """(line, answer) of the answers that make these lines: without what each question says already.

    The line of an answer that passes a question over is empty.
    """
    found: list[tuple[str, str]] = []
    passed: set[TableQuestion] = set()
    for line in lines:
        while (question := next_question(records, game, passed)) is not None:
            if line.startswith(question.start) or not question.optional:
                break
            passed.add(question)
            found.append(("", ""))
        assert question is not None
        found.append((line, line.removeprefix(question.start)))
        game = records.played(game, line)
    return found


def head_and_lines(shipped: Path = SHIPPED) -> tuple[str, list[str]]:
    """The shipped record's head, with the rule, and its lines but those that say a round's number."""
    text = shipped.read_text("utf-8")
    head, _, below = text.partition(f"\n{RULE}\n")
    return f"{head}\n{RULE}\n", [line for line in below.split("\n") if line and not line.startswith("round")]


def test_a_whole_game_is_asked_for(tmp_path: Path) -> None:
    """The shipped game comes of answers alone, with fewer keys than a table has time for."""
    head, lines = head_and_lines()
    file = tmp_path / "game.txt"
    file.write_text(head)
    game = begin(TomlFile.parse(head.partition(f"\n{RULE}\n")[0], "head"))
    typed = answers(lines, game)
    assert sum(len(answer) + 1 for _, answer in typed) <= MOST_KEYS
    result = run("table", str(file), text="\n".join(answer for _, answer in typed) + "\n")
    assert result.exit_code == 0, result.output
    assert file.read_text() == head + "\n".join(lines) + "\n"
    assert "me         129" in result.stdout


def test_a_game_without_the_collect_phases(tmp_path: Path) -> None:
    """With advice on cuts, choices and Show Phases only, a whole game takes few keys: each hint is three."""
    head, lines = head_and_lines()
    game = begin(TomlFile.parse(head.partition(f"\n{RULE}\n")[0], "head"))
    told = needed(lines, game)
    typed = answers(told, game)
    keys = 0
    for line, answer in typed:
        if line.startswith(ADVISED):
            keys += HINT
        elif not line.startswith("me enter"):  # It is part of the hint for the Show Phase.
            keys += len(answer) + 1
    setup = ["ann ben", "me", *map(str, game.contests), str(game.finale), "count color=purple 1", "", ""]
    keys += sum(len(answer) + 1 for answer in setup)
    assert keys <= FEWEST_KEYS
    file = tmp_path / "game.txt"
    file.write_text(head)
    result = run("table", str(file), text="\n".join(answer for _, answer in typed) + "\nscore\nq\n")
    assert result.exit_code == 0, result.output
    assert file.read_text() == head + "\n".join(told) + "\n"
    assert "me         " in result.stdout


def needed(lines: list[str], game: TableGame) -> list[str]:
    """The lines that advice on cuts, choices and Show Phases needs, of lines that tell everything."""
    found: list[str] = []
    end = game
    for line in lines:
        end = played(end, line)
    for line in lines:
        who, verb, *rest = [*line.split(maxsplit=2), ""]
        before, game = game, played(game, line)
        if line.startswith(("event", "me cut", "me take", "me turn", "me draw", "me place", "me enter")):
            if line.startswith("me place") and game.round == 3:
                found += [f"{seat.name} forever {forever_stamps(seat.album)}" for seat in end.seats[1:]]
            found.append(line)
        elif verb == "collect" and before.phase == "collect" and game.phase == "cut":
            found.append(f"me collect {';'.join(map(short, game.mine.goods))}")
            found += [f"{seat.name} draw first" for seat in game.seats if TOKEN in seat.apart]
        elif verb == "cut":
            seat = next(seat for seat in before.seats if seat.name == who)
            items = [short(good) for good in seat.goods]
            _, *piles = (";".join(items[int(n) - 1] for n in part.split()) for part in rest[0].split("|"))
            found.append(f"{who} cut ?|{'|'.join(piles)}")
        elif verb == "take":
            found.append(line)
    return found


def short(good: Good) -> str:
    """An item with its words cut short."""
    text = str(good).replace("double ", "").replace("(down)", "down").replace("|", "/")
    words = text.replace("(", "").replace(")", "").split()
    if words[0] in ("specialist", "exhibitor"):
        return f"{words[0][:3]} {' '.join(words[1:])}"
    if words[0] in ("forever", "first-player"):
        return words[0][: 1 if words[0] == "forever" else 2]
    return " ".join(word if word[0] in "0123456789-?/" or word == "down" else cut(word) for word in words)


def cut(word: str) -> str:
    """A word cut as short as it may be: blue and brown need two letters."""
    return word[: 2 if word in ("blue", "brown") else 1]


def test_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setup, a hint that Enter plays, a line taken back, faults, and the score so far."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.5)
    file = tmp_path / "game.txt"
    text = f"\n{SETUP}{MATS}\n\n{GOODS}zoe\n1 | 2 | 3\nf | 1 2 3 | 5 6\nundo\n?\n\nscore\nq\n"
    result = run("table", str(file), text=text)
    assert result.exit_code == 0, result.output
    kept = file.read_text().split("\n")
    assert kept[-3] == f"me collect {GOODS.strip()}"
    assert kept[-2].startswith("me cut ")
    for words in ("item 4 is missing", "taken back: me cut f | 1 2 3 | 5 6", "Enter plays it", "place"):
        assert words in result.stdout
    again = run("table", str(file), text="q\n")
    assert "the cut of ann" in again.stdout


def test_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision typed after it is compared with the best one and not played; what is none says so."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.5)
    head, lines = head_and_lines()
    before = [*lines[: lines.index("ben take me 1")], "ben take me 1"]
    file = tmp_path / "game.txt"
    file.write_text(head + "\n".join(before) + "\n")
    result = run("table", str(file), text="why ann 2\nwhy ann 3\nwhy\nwhy ben draw f\nq\n")
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    for words in (
        "your move",
        "pile 2 of ann",
        "there is no pile 3",
        "why, and what my answer would be",
        "write a decision of mine",
    ):
        assert words in said
    assert file.read_text() == head + "\n".join(before) + "\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('game = "stampswap"\n', "this is no record of a game at a real table"),
        ('game = "stamps"\nplayers = 2\nseed = 1\nnames = ["a", "b"]\n---\n', "stockbook play --resume"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str, fault: str) -> None:
    """A file that holds something else stays as it is."""
    file = tmp_path / "other.txt"
    file.write_text(text)
    result = run("table", str(file), text="q\n")
    assert (result.exit_code, file.read_text()) == (2, text)
    assert fault in result.stderr


def test_show_and_score_at_any_line(tmp_path: Path) -> None:
    """Whoever decides, the table can be seen; remarks in the file stay, also when lines are taken back."""
    file = tmp_path / "game.txt"
    lines = (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8").splitlines()
    rule = lines.index(RULE)
    told = [*lines[: rule + 2], "# a remark", *lines[rule + 2 : rule + 5]]
    file.write_text("\n".join(told) + "\n")
    result = run("table", str(file), text="show\nscore\nsave\nundo\nundo\ng 2 3\nq\n")
    assert result.exit_code == 0, result.output
    assert "left to draw" in result.stdout
    saved = f"saved in {file}; to go on: stockbook table {file}"
    assert saved.replace(" ", "") in "".join(result.stdout.split())
    assert file.read_text().splitlines() == [*told[:-2], "ann g 2 3"]


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line for which there is no room is kept in another file, where the game goes on."""
    file = tmp_path / "game.txt"
    lines = (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8").splitlines()
    told = lines[: lines.index(RULE) + 5]
    file.write_text("\n".join(told) + "\n")
    replace = os.replace

    def full(source: str, place: str) -> None:
        if place == str(file) and len(Path(source).read_text().splitlines()) > len(told):
            raise OSError(28, "No space left on device")
        replace(source, place)

    monkeypatch.setattr(os, "replace", full)
    result = run("table", str(file), text="red 2,4\nblue\nq\n")
    assert result.exit_code == 0, result.output
    assert f"{file}: FILE: cannot be written: No space left on device" in result.stderr
    assert result.stdout.count("saved in game-2.txt; to go on: stockbook table game-2.txt") == 1
    assert file.read_text().splitlines() == told
    assert Path("game-2.txt").read_text().splitlines() == [*told, "me red 2,4", "me draw blue"]


def test_what_is_seen_at_every_line() -> None:
    """All shipped games of a real table have a picture after each line, but for the beginning and the end."""
    for path in sorted((POSITIONS.parent / "games").glob("*at-the-table.txt")):
        record = table_record(path.read_text("utf-8"), path.name, None, None)
        assert record is not None
        for state in record.states()[2:-1:3]:
            with redirect_stdout(StringIO()) as shown:
                show_position(record.records.sight(state))
            assert shown.getvalue()


def test_a_setup_that_stops_and_goes_on(tmp_path: Path) -> None:
    """Each answer is kept at once; q and the end of the answers lose none, undo and ? are no answers."""
    file = tmp_path / "game.txt"
    assert run("table", str(file), text="q\n").exit_code == 0
    assert not file.exists() or not file.read_text()
    first = run("table", str(file), text="?\nstamps\nundo\n\nann q\nann\nhelp\nme\n?\nq\n")
    assert first.exit_code == 0
    said = " ".join(first.stdout.split())
    for words in (
        "one of stampswap, pinzetta, stamp-albums, stamps, or how it begins; Enter for stampswap",
        "q stops, every answer is kept",
        "taken back: stamps",
        "'q' stops or asks something here, and is no name",
        "one of me, ann, or how it begins",
        "as docs/notation.md says:",
    ):
        assert words in said
    for command in ("check", "hint", "score", "review", "play --resume", "turn"):
        refused = run(*command.split(), str(file))
        assert refused.exit_code == 2
        assert f"its game has not begun: stockbook table {file}" in " ".join(refused.output.split())
    second = run("table", str(file), text="edges 10\nsets theme 9\ncount rare 2\n")
    assert second.stdout.startswith("contest 1 of 4")
    more = (
        "group shape=rectangle 3\nundo\nundo\ncount rare 3\ngroup shape=rectangle 3\nsecond color 4\n\n\nq\n"
    )
    third = run("table", str(file), text=more)
    assert third.stdout.startswith("contest 4 of 4")
    assert "taken back: count rare 2" in third.stdout
    head = file.read_text()
    assert head.endswith(f"\n{RULE}\n")
    assert 'players = ["me", "ann"]' in head
    assert 'contests = ["edges 10", "sets theme 9", "count rare 3", "group shape=rectangle 3"]' in head


def test_what_is_recorded_and_what_lies_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line is shown in full once it is taken; the items stand with their numbers above a question."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.5)
    head, lines = head_and_lines()
    file = tmp_path / "game.txt"
    file.write_text(head)
    pool = next(line for line in lines if line.startswith("pool"))
    result = run("table", str(file), text=f"nothing\n{pool.removeprefix('pool ')}\n99\n1\nshow\nhelp\nq\n")
    rows = result.stdout.replace("> ", "").splitlines()
    assert "recorded: event nothing" in rows
    collector = next(row for row in rows if row.startswith("recorded:") and "collect" in row)
    assert collector == f"recorded: {collector.split()[1]} collect 1"
    assert sum(row.lstrip().startswith("2  ") for row in rows[: rows.index(collector)]) == 1
    goods = f"me collect {GOODS.strip()}\n"
    cut = run("table", str(file), text=f"undo\nundo\n\n\n{goods}?\n\nq\n")
    rows = cut.stdout.replace("> ", "").splitlines()
    assert rows.count("1  2x3 blue animals 2") == 1
    assert rows.index("1  2x3 blue animals 2") < rows.index("Friday: my cut, such as 1 | 2 3 | 4 5 6")
    assert [row for row in rows if row.startswith("recorded: me cut ")]


def test_piles_on_offer_are_shown(tmp_path: Path) -> None:
    """Before a choice each pile stands with the answer that takes it, and before an entry each contest."""
    head, lines = head_and_lines()
    file = tmp_path / "game.txt"
    for before, shown in (("ben take me 1", "ann 1: "), ("me place", "1  ")):
        last = next(n for n, line in enumerate(lines) if line.startswith(before))
        file.write_text(head + "\n".join(lines[: last + 1]) + "\n")
        result = run("table", str(file), text="q\n")
        assert [row for row in result.stdout.replace("> ", "").splitlines() if row.startswith(shown)], (
            result.stdout
        )


@pytest.mark.parametrize("name", ["", "pinzetta-", "stamps-", "stamp-albums-"])
def test_nothing_to_decide(tmp_path: Path, name: str) -> None:
    """A hint on somebody else's decision names no option of a command; of a file it does."""
    text = (SHIPPED.parent / f"{name}at-the-table.txt").read_text("utf-8")
    record = table_record(text, "", None, None)
    assert record
    reasons = [nothing_to_decide(record.records, state) for state in record.states()]
    number, said = next((number, said) for number, said in enumerate(reasons) if said)
    file = tmp_path / "game.txt"
    file.write_text(str(dataclasses.replace(record, lines=record.lines[:number])))
    shown = " ".join(run("table", str(file), text="?\nq\n").stdout.split())
    if number < len(record.lines):
        assert said in shown
    assert "--at" not in shown
    assert f"{said}: --at N is an earlier line" in " ".join(run("hint", str(file)).stderr.split())


def nothing_to_decide(records: TableRecords[Any], state: Any) -> str:
    """The reason why a moment is no decision of mine; empty if it is, or is not told."""
    try:
        records.position(state)
    except NothingToDecide as error:
        return str(error)
    except ValueError:
        pass
    return ""


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    """With --deck the head names it, also when the setup stops between; events and specialists have names."""
    file, deck = tmp_path / "game.txt", tmp_path / "demo.toml"
    elsewhere = POSITIONS.parent / "decks" / "demo.toml"
    for wrong, reason in ((deck, "there is no such file"), (elsewhere, "copy demo.toml to")):
        refused = run("table", str(file), "--deck", str(wrong))
        assert refused.exit_code == 2
        assert reason in " ".join(refused.stderr.split())
    deck.write_bytes(elsewhere.read_bytes())
    run("table", str(file), "--deck", str(deck), text="\nann ben\nq\n")
    assert file.read_text().endswith('setup = ["", "ann ben"]\ndeck = "demo.toml"\n')
    setup = SETUP.removeprefix("ann ben\n")
    result = run("table", str(file), text=f"{setup}{MATS}busy\n\n\n2x2 bl fl 1; f; spec Clerk\nq\n")
    assert result.exit_code == 0, result.output
    assert 'deck = "demo.toml"' in file.read_text()
    assert "recorded: event busy" in result.stdout
    again = run("table", str(file), "--deck", str(deck))
    assert again.exit_code == 2
    assert 'the game has begun: write deck = "demo.toml" above the line ---' in " ".join(again.stderr.split())
