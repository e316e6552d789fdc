"""Records of games of STAMPS at a real table: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import integer
from stockbook.models.play.player_names import ME, read_first, read_players
from stockbook.models.play.real_tables import NothingToDecide, TableChoice, TableQuestion
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question
from stockbook.models.stamps_game.deck import HAND, MOST_COLUMNS, MOST_POINTS, MOST_STAMPS, SQUARE
from stockbook.models.stamps_game.game import MAX_PLAYERS, MIN_PLAYERS, NAME, StampsGame, moves, score_sheet
from stockbook.models.stamps_game.grid import COLORS, UNSEEN
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.reading import position_to_dict as tables
from stockbook.models.stamps_game.reading import read_copy, read_readings
from stockbook.models.stamps_game.table import game as lines
from stockbook.models.stamps_game.table.game import StampsTableGame, played
from stockbook.models.stamps_game.table.game import my_move as move

#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (lines.SQUARE, *lines.PLAYER_WORDS, *COLORS)

__all__ = [
    "begin",
    "line",
    "move",
    "played",
    "position",
    "questions",
    "setup",
    "sheet",
    "sight",
    "tables",
]


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and what is printed on one's own copy; the questions that what was told leaves."""
    names: list[str] = told.get("players", [])
    if not names:
        yield names_question("the other players, clockwise from me, such as ann ben", MAX_PLAYERS - 1, WORDS)
        return
    if "first" not in told:
        yield first_question("who starts; Enter if it is me", names, ME)
    if "track" not in told:
        words = "the points under the columns, such as 1 2 3 4 5 6 7 8; Enter assumes these"
        yield SetupQuestion("track", words, _track, "")
    if "pile" not in told and len(names) == MIN_PLAYERS:
        # How many stamps have a sun is not known; without them two players draw fewer.
        words = "the stamps left to draw after dealing; Enter if you have not counted them"
        yield SetupQuestion("pile", words, _pile, "")


def _track(text: str) -> list[int] | None:
    words = text.replace(",", " ").split()
    if len(words) > MOST_COLUMNS:
        raise ValueError(f"{len(words)} columns: at most {MOST_COLUMNS} are possible")
    return [integer(word, "number", -MOST_POINTS, MOST_POINTS) for word in words] or None


def _pile(text: str) -> int | None:
    return integer(text, "number", 0, MOST_STAMPS) if text else None


def begin(head: TomlFile) -> StampsTableGame:
    """The game before its first line."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    top.require("players", 'players = ["me", "ann", "ben"], clockwise')
    top.word("game", (NAME,))
    names = read_players(top, MIN_PLAYERS, MAX_PLAYERS, WORDS)
    starts = read_first(top, names) or 0
    deck = read_copy(top, head)
    pile = top.number("pile", 0, MOST_STAMPS)
    readings = read_readings(top)
    top.close({})
    faults.raise_any()
    game = StampsGame(len(names), deck, readings, starts)
    left = sum(deck.in_play(len(names))) - SQUARE - HAND * len(names)
    if pile not in (None, left) and not deck.colors_assumed:
        faults.add("pile", f"{pile}: of your copy {left} are left to draw after dealing")
        faults.raise_any()
    return lines.begun(names, names.index(ME), game, left if pile is None else pile)


def position(state: StampsTableGame) -> StampsPosition:
    """The position of a moment at which I lay a stamp."""
    seen, turn = sight(state), state.state.turn
    if turn != state.me:
        who = "the game is over" if turn is None else f"it is the turn of {state.names[turn]}"
        raise NothingToDecide(f"{who}, so there is nothing for me to decide")
    if not state.told:
        raise ValueError(f"my stamps are not told: add them, such as {ME} draw red")
    return seen


def sight(state: StampsTableGame) -> StampsPosition:
    """All that I see at a moment; stamps of mine that are not told are left out."""
    game, names, me = state.game, state.names, state.me
    if not state.state.grid:
        raise ValueError("the square is not told: add its four stamps, such as square r b y g")
    view = game.view(state.state, me)
    others = (names[(me + number) % game.players] for number in range(1, game.players))
    named = (replace(each, name=name) for each, name in zip(view.opponents, others, strict=True))
    hand = tuple(each for each in view.hand if each != UNSEEN)
    return replace(view, hand=hand, opponents=tuple(named))


def sheet(state: StampsTableGame) -> ScoreSheet:
    """Everybody's points if the game ended now."""
    return score_sheet(state.game, state.state, state.names)


def questions(state: StampsTableGame) -> Iterator[TableQuestion]:
    """The question about what happened next."""
    now, me = state.state, state.me
    unseen = now.hands[me].count(UNSEEN)
    if not now.grid:
        words = "the four stamps of the square, top row first, such as r b y g"
        yield _colors(words, "square ", SQUARE)
    elif unseen:
        what = "my two stamps, such as r b" if unseen == HAND else "the stamp that I draw"
        yield _colors(what, f"{ME} draw ", unseen)
    elif now.turn is not None:
        who = "I lay" if now.turn == me else f"{state.names[now.turn]} lays"
        words = f"{who} (color, row, column; {len(now.pile)} left to draw)"
        hand = now.hands[now.turn]
        legal = map(str, moves(now.grid, COLORS if UNSEEN in hand else hand))
        choices = tuple(TableChoice(each, each) for each in legal)
        start = f"{state.names[now.turn]} "
        yield TableQuestion(words, start, kind="choice", player=now.turn, choices=choices)


def line(state: StampsTableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    first, *rest = text.split(maxsplit=1)
    whole = first.lower() == lines.SQUARE
    if rest and first.lower() not in lines.PLAYER_WORDS and not lines.is_move(text):
        verb = rest[0].split()[0].lower()
        whole |= verb in lines.PLAYER_WORDS or lines.is_move(rest[0])
    return text if whole else question.start + text


def _colors(words: str, start: str, number: int) -> TableQuestion:
    """A question about so many stamps."""
    return TableQuestion(words, start, kind="pick", goods=COLORS, most=number, between=" ")
