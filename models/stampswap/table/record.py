"""Records of games of Stamp Swap at a real table, line by line: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import pick
from stockbook.models.play.player_names import ME, is_line_of_player, player_named, read_first, read_players
from stockbook.models.play.real_tables import TableQuestion
from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question
from stockbook.models.play.table_setup import read_contest as contest_text
from stockbook.models.stampswap.deck_file import MOST_PLAYERS, TYPES, read_named_deck
from stockbook.models.stampswap.facts import has_all_tiles, too_many
from stockbook.models.stampswap.reading import position_to_dict as tables
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.table import collecting, showing, swapping
from stockbook.models.stampswap.table.game import TableGame, TableSeat
from stockbook.models.stampswap.table.game import position_of_table as position
from stockbook.models.stampswap.table.game import sheet_of_table as sheet
from stockbook.models.stampswap.table.game import sight_of_table as sight
from stockbook.models.stampswap.table.questions import answer_line, questions
from stockbook.models.stampswap.tickets import TicketContests
from stockbook.models.stampswap.typed_items import find_item, split_items

__all__ = ["begin", "line", "move", "played", "position", "questions", "setup", "sheet", "sight", "tables"]

PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    **collecting.PLAYER_LINES,
    **swapping.PLAYER_LINES,
    **showing.PLAYER_LINES,
}
TABLE_LINES = collecting.TABLE_LINES
#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (*TABLE_LINES, *PLAYER_LINES)
#: A decision of mine: tiles where they lie; a cut; the owner of a pile, clockwise from me, 0, and which it
#: is, from 0; or the number of an item of the pool, from 0.
MyMove: TypeAlias = tuple[PlacedTile, ...] | Cut | tuple[int, int] | int


def played(game: TableGame, line: str) -> TableGame:
    """The game after one line of its record; the given one stays as it is.

    A ``ValueError`` if it cannot be read, or the rules do not allow it at this moment.
    """
    after = _played(game, line)
    if has_all_tiles(after.deck) and after.phase != "over":
        for _, message in too_many(sight(after)):
            raise ValueError(message)
    return after


def move(game: TableGame, line: str) -> MyMove:
    """The decision of mine that a line makes, to compare it with others; else a ``ValueError``."""
    after = played(game, line)
    if line.partition(" ")[0].lower() not in TABLE_LINES:
        match _parts(game, line):
            case game.me, "collect", text if game.pool is not None and len(split_items(text)) == 1:
                return find_item(text, game.pool, "in the pool")[0]
            case game.me, "cut" | "reserve", text:
                return Cut.of(*swapping.read_cut(game, game.me, text)[0])
            case game.me, "take", text:
                owner, _, pile = text.partition(" ")
                number = player_named(owner, [seat.name for seat in game.seats])
                if piles := game.seats[number].piles:
                    taken = swapping.pile_named(piles, game.seats[number].name, pile.strip())
                    return (number - game.me) % len(game.seats), taken
            case game.me, "place", _:
                return placed_since(game, after)
    raise ValueError(
        "write a decision of mine: an item to collect, a cut, a pile to take, or stamps to place"
    )


def placed_since(before: TableGame, after: TableGame) -> tuple[PlacedTile, ...]:
    """The tiles that I have placed between two moments."""
    there = set(before.mine.album.tiles)
    return tuple(each for each in after.mine.album.tiles if each not in there)


def line_parts(
    line: str, names: Sequence[str], verbs: Sequence[Collection[str]], example: str
) -> tuple[int, str, str]:
    """The number of the player of a line, the action in full, and the words after it.

    ``verbs`` are the words with which the lines of each player go on.
    """
    name, verb, text = [*line.split(maxsplit=2), "", "", ""][:3]
    player = player_named(name, names)
    if not verb:
        raise ValueError(f"what did {names[player]} do? For example: {example}")
    return player, pick(verb, verbs[player], "action"), text.strip()


def _parts(game: TableGame, line: str) -> tuple[int, str, str]:
    names = [seat.name for seat in game.seats]
    return line_parts(line, names, [PLAYER_LINES] * len(names), f"{line.strip()} collect 2x3 bl an 2")


def _played(game: TableGame, line: str) -> TableGame:
    """The game after one line, which may name a tile that one's own copy does not have."""
    words = line.split(maxsplit=1)
    if not words or line.startswith("#"):
        return game
    if words[0].lower() in TABLE_LINES:
        return TABLE_LINES[words[0].lower()](game, line.strip()[len(words[0]) :])
    number, verb, text = _parts(game, line)
    return PLAYER_LINES[verb](game, number, text)


GAME = "stampswap"


def begin(head: TomlFile) -> TableGame:
    """The game before its first line, from the head of its record."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    top.require("game", f'game = "{GAME}"')
    top.require("players", 'players = ["me", "ann", "ben"], clockwise')
    top.require("contests", 'contests = ["edges 10", "sets theme 9"]')
    top.word("game", (GAME,))
    names = read_players(top, 2, MOST_PLAYERS, WORDS)
    deck = read_named_deck(top, head)
    contests, finale = read_contests(top), read_contest(top, "finale")
    mats = _mats(top, len(names))
    starts = read_first(top, names)
    top.close({})
    faults.raise_any()
    seats = tuple(TableSeat.fresh(name, mats[number] if mats else None) for number, name in enumerate(names))
    me = names.index(ME)
    return TableGame(1, "collect", None, starts, contests, finale, seats, me=me, deck=deck)


def line(state: TableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    whole = (
        text.split()[0].lower() in TABLE_LINES
        or not question.start
        or is_line_of_player(text, [seat.name for seat in state.seats], PLAYER_LINES)
    )
    return text if whole else answer_line(question, text)


def read_contests(top: TomlTable) -> tuple[Contest, ...]:
    """The contests that take tickets, as the head of a record has them."""
    tickets = TicketContests()
    for place, text in top.texts("contests", TYPES - 1, least=1):
        with top.faults.at(place):
            tickets.add(text)
    return tickets.contests


def read_contest(top: TomlTable, key: str) -> Contest | None:
    """The contest of a key of the head; None where it is missing."""
    text = top.text(key)
    with top.faults.at(key):
        return None if text is None else Contest.parse(text)
    return None


def _mats(top: TomlTable, players: int) -> list[Contest | None]:
    """The exhibitor on each player's mat; none if they are not told."""
    mats: list[Contest | None] = []
    for place, text in top.texts("mats", MOST_PLAYERS):
        mats.append(None)
        with top.faults.at(place):
            mats[-1] = None if text.strip() == UNKNOWN else Contest.parse(text)
    if mats and len(mats) != players:
        top.faults.add(
            "mats", f'{len(mats)} for {players} players: write one for each, "?" if it is not known'
        )
        return []
    return mats


#: Contests that take tickets.
CONTESTS = 4
#: An exhibitor that nobody has seen.
UNKNOWN = "?"


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and what lies on the table from the beginning; the questions that what was told leaves."""
    names: list[str] = told.get("players", [])
    if not names:
        yield names_question("the other players, clockwise from me, such as ann ben", MOST_PLAYERS - 1, WORDS)
        return
    if "first" not in told:
        yield first_question("the first player", names)
    yield from contest_questions(told)
    for name in names[len(told.get("mats", ())) :]:
        words = f"the exhibitor on the mat of {name}; Enter if it is not known"
        yield SetupQuestion("mats", words, _mat, UNKNOWN, kind="contest", listed=True)


def contest_questions(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """The contests in play, and the Finale; the questions that what was told leaves."""
    for number in range(len(told.get("contests", ())) + 1, CONTESTS + 1):
        words = f"contest {number} of {CONTESTS}, such as edges 10"
        yield SetupQuestion("contests", words, contest_text, kind="contest", listed=True)
    if "finale" not in told:
        yield SetupQuestion("finale", "the Finale", contest_text, kind="contest")


def _mat(text: str) -> str:
    return contest_text(text) if text != UNKNOWN else UNKNOWN
