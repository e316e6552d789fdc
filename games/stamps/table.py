"""Games of STAMPS at a real table: what one player knows, and the functions of ``TableRecords``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import integer, pick
from stockbook.models.play.player_names import ME, player_named, read_first, read_players
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.real_tables import (
    NothingToDecide,
    SetupQuestion,
    TableChoice,
    TableQuestion,
    first_question,
    names_question,
)
from stockbook.models.stamps_game.deck import HAND, MOST_COLUMNS, MOST_POINTS, MOST_STAMPS, SQUARE
from stockbook.models.stamps_game.game import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    NAME,
    SQUARE_CELLS,
    StampsGame,
    StampsMove,
    StampsPosition,
    StampsState,
    moves,
    read_move,
    score_sheet,
    sorted_hand,
)
from stockbook.models.stamps_game.grid import COLORS, START, UNSEEN, place_refusal
from stockbook.models.stamps_game.reading import position_to_dict, read_copy, read_readings

#: The words of lines: for the table, and for a player, where ``lay`` may be left out.
SQUARE_LINE, DRAW, LAY = "square", "draw", "lay"
PLAYER_WORDS = (DRAW, LAY)
tables = position_to_dict
_EXAMPLES = "for example red 1,3, or draw blue"
#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (SQUARE_LINE, *PLAYER_WORDS, *COLORS)


@dataclass(frozen=True)
class StampsTableGame:
    """A game at a real table; a line of its record makes the next one.

    ``me`` is the player whose record it is. Stamps of the state that nobody has told are ``UNSEEN``, and its
    grid is empty before the square.
    """

    names: tuple[str, ...]
    me: int
    game: StampsGame
    state: StampsState

    @property
    def told(self) -> bool:
        """Whether all is told that I see: the square, and my hand."""
        return bool(self.state.grid) and UNSEEN not in self.state.hands[self.me]


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
    """The game before its first line: two stamps in each hand, and so many left to draw."""
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
    hands = ((UNSEEN,) * HAND,) * game.players
    unseen = (UNSEEN,) * (left if pile is None else pile)
    state = StampsState({}, hands, unseen, (START,) * game.players, game.first)
    return StampsTableGame(tuple(names), names.index(ME), game, state)


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
    if not state.state.grid:
        raise ValueError("the square is not told: add its four stamps, such as square r b y g")
    view = state.game.view(state.state, state.me).named(state.names)
    return replace(view, hand=tuple(each for each in view.hand if each != UNSEEN))


def sheet(state: StampsTableGame) -> ScoreSheet:
    """Everybody's points if the game ended now."""
    return score_sheet(state.game, state.state, state.names)


def questions(state: StampsTableGame) -> Iterator[TableQuestion]:
    """The question about what happened next."""
    now, me = state.state, state.me
    unseen = now.hands[me].count(UNSEEN)
    if not now.grid:
        words = "the four stamps of the square, top row first, such as r b y g"
        yield _colors_question(words, "square ", SQUARE)
    elif unseen:
        what = "my two stamps, such as r b" if unseen == HAND else "the stamp that I draw"
        yield _colors_question(what, f"{ME} draw ", unseen)
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
    whole = first.lower() == SQUARE_LINE
    if rest and first.lower() not in PLAYER_WORDS and not is_move(text):
        verb = rest[0].split()[0].lower()
        whole |= verb in PLAYER_WORDS or is_move(rest[0])
    return text if whole else question.start + text


def _colors_question(words: str, start: str, number: int) -> TableQuestion:
    """A question about so many stamps."""
    return TableQuestion(words, start, kind="pick", goods=COLORS, most=number, between=" ")


def played(table: StampsTableGame, line: str) -> StampsTableGame:
    """The game after one line of its record; the given one stays as it is.

    Raises ValueError if it cannot be read, or the rules do not allow it at this moment; the message says how
    to fix it.
    """
    first, *rest = line.split(maxsplit=1)
    if first.lower() == SQUARE_LINE:
        after = _square(table, "".join(rest))
    else:
        number = player_named(first, table.names)
        if not rest:
            raise ValueError(f"what did {table.names[number]} do? {_EXAMPLES.capitalize()}")
        verb, text = verb_and_text(rest[0])
        after = _draw(table, number, text) if verb == DRAW else _lay(table, number, read_move(text))
    _check_copy(after)
    return after


def verb_and_text(text: str) -> tuple[str, str]:
    """The word of a player's line, and what follows it: a stamp and its place are a lay without that word."""
    word, *rest = text.split(maxsplit=1)
    for verb in PLAYER_WORDS:
        if verb.startswith(word.lower()):
            return verb, "".join(rest)
    return LAY, text


def is_move(text: str) -> bool:
    """Whether a text is a stamp with its place."""
    try:
        read_move(text)
    except ValueError:
        return False
    return True


def move(table: StampsTableGame, line: str) -> StampsMove:
    """The move of mine that a line makes at this moment.

    Raises ValueError if the line is not possible, or is no move of mine.
    """
    played(table, line)
    first, *rest = line.split(maxsplit=1)
    if first.lower() != SQUARE_LINE and player_named(first, table.names) == table.me:
        verb, text = verb_and_text(rest[0])
        if verb == LAY:
            return read_move(text)
    raise ValueError("write a move of mine, a stamp and its place, such as red 1,3")


def _square(table: StampsTableGame, text: str) -> StampsTableGame:
    """The four stamps on the table at the start."""
    if table.state.grid:
        raise ValueError("the square is told already: it lies there before everything else")
    colors = _colors(text)
    if len(colors) != len(SQUARE_CELLS):
        raise ValueError(f"{len(colors)} stamps: write the four, top row first, such as square r b y g")
    grid = dict(zip(SQUARE_CELLS, colors, strict=True))
    return replace(table, state=replace(table.state, grid=grid))


def _draw(table: StampsTableGame, number: int, text: str) -> StampsTableGame:
    """The colors of stamps in a player's hand that were not told; ``?`` for one that nobody saw."""
    colors = [color for color in _colors(text, (UNSEEN,)) if color != UNSEEN]
    if not text.strip():
        raise ValueError(f"what? For example {DRAW} red, or {DRAW} {UNSEEN} where nobody saw it")
    return _told(table, number, colors)


def _lay(table: StampsTableGame, number: int, move: StampsMove) -> StampsTableGame:
    """A stamp that a player lays; the others' draw by themselves, and nobody sees it."""
    state = table.state
    name = table.names[number]
    if not state.grid:
        raise ValueError("the square is not told: write square and its four stamps, such as square r b y g")
    if state.turn is None:
        raise ValueError("the game is over: all stamps are laid")
    if state.turn != number:
        raise ValueError(f"it is the turn of {table.names[state.turn]}, not of {name}")
    hand = state.hands[number]
    if move.color not in hand and UNSEEN not in hand:
        raise ValueError(f"no {move.color} stamp is in {_hand(table, number)}: it has {' and '.join(hand)}")
    if reason := place_refusal(state.grid, move.at):
        raise ValueError(reason)
    if move.color not in hand:
        table = _told(table, number, [move.color])
    return replace(table, state=table.game.apply(table.state, move, Random(0)))


def _told(table: StampsTableGame, number: int, colors: Sequence[str]) -> StampsTableGame:
    """The game in which stamps of a hand that were not told have these colors."""
    hand = list(table.state.hands[number])
    if len(colors) > hand.count(UNSEEN):
        held = " and ".join(hand) or "nothing"
        raise ValueError(f"{_hand(table, number)} is told already: {held}")
    for color in colors:
        hand[hand.index(UNSEEN)] = color
    hands = list(table.state.hands)
    hands[number] = sorted_hand(hand)
    return replace(table, state=replace(table.state, hands=tuple(hands)))


def _hand(table: StampsTableGame, number: int) -> str:
    """The words for a player's hand."""
    return "my hand" if number == table.me else f"the hand of {table.names[number]}"


def _colors(text: str, also: Sequence[str] = ()) -> list[str]:
    """The colors in a text, each of which may be shortened."""
    words = text.translate(str.maketrans("|/,;", "    ")).split()
    return [pick(word, (*COLORS, *also), "color") for word in words]


def _check_copy(table: StampsTableGame) -> None:
    """Check that one's own copy has as many stamps of each color as were told."""
    if table.game.deck.colors_assumed:
        return
    told = Counter(table.state.grid.values())
    for hand in table.state.hands:
        told.update(hand)
    counts = zip(COLORS, table.game.deck.in_play(table.game.players), strict=True)
    for color, number in counts:
        if told[color] > number:
            raise ValueError(f"{told[color]} {color} stamps with this one: your copy has {number}")
