"""Records of games against Pinzetta at a real table: the functions of ``TableRecords``."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import SIZES
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import pick
from stockbook.models.pinzetta.card_file import MAX_CARDS, MAX_CROSSED, parse_target, read_named_cards
from stockbook.models.pinzetta.cards import LEVELS
from stockbook.models.pinzetta.position import PinzettaSide
from stockbook.models.pinzetta.reading import GAME, too_many_of_both
from stockbook.models.pinzetta.reading import solo_position_to_dict as tables
from stockbook.models.pinzetta.scoring import HER, ME
from stockbook.models.pinzetta.table.game import SoloTableGame
from stockbook.models.pinzetta.table.game import position_of_solo as position
from stockbook.models.pinzetta.table.game import sheet_of_solo as sheet
from stockbook.models.pinzetta.table.game import sight_of_solo as sight
from stockbook.models.pinzetta.table.lines import HER_LINES, MY_LINES, TABLE_LINES
from stockbook.models.pinzetta.table.questions import PLAYERS, questions, setup
from stockbook.models.play.player_names import is_line_of_player, player_named
from stockbook.models.play.real_tables import TableQuestion
from stockbook.models.stampswap.deck_file import read_named_deck
from stockbook.models.stampswap.facts import has_all_tiles
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.table.game import TableGame, TableSeat
from stockbook.models.stampswap.table.questions import answer_line
from stockbook.models.stampswap.table.record import read_contest, read_contests
from stockbook.models.stampswap.table.swapping import pile_named, read_cut

__all__ = ["begin", "line", "move", "played", "position", "questions", "setup", "sheet", "sight", "tables"]

_LINES = (MY_LINES, HER_LINES)
#: Words with which the lines of a player go on.
VERBS = (*MY_LINES, *HER_LINES)

#: Tiles where they lie; a cut; or her seat, 1, and which of her piles it is, from 0.
SoloMove: TypeAlias = tuple[PlacedTile, ...] | Cut | tuple[int, int]


def begin(head: TomlFile) -> SoloTableGame:
    """The game before its first line."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    example = f'players = ["{ME}", "{HER}"]'
    for key in (example, 'contests = ["edges 10", "sets theme 9"]', 'mat = "count theme=space 1"'):
        top.require(key.partition(" ")[0], key)
    top.word("game", (GAME,))
    if [name for _, name in top.texts("players", len(PLAYERS))] != [*PLAYERS] and "players" in top:
        faults.add("players", f"this game is mine against hers: write {example}")
    deck = read_named_deck(top, head)
    contests, finale, mat = read_contests(top), read_contest(top, "finale"), read_contest(top, "mat")
    cards = read_named_cards(top, head)
    targets = tuple(top.parsed("targets", len(SIZES), parse_target))
    crossed = tuple(top.numbers("crossed", MAX_CARDS, 0, MAX_CROSSED))
    for key in ("targets", "crossed"):
        if cards and key in top:
            faults.add(key, "her cards say it: leave it out")
    level = top.number("level", LEVELS[0], LEVELS[-1])
    intro = top.flag("intro")
    top.close({})
    faults.raise_any()
    swap = TableGame(1, "collect", None, None, contests, finale, (TableSeat.fresh(ME, mat),), deck=deck)
    her = PinzettaSide(level=level or LEVELS[0], targets=targets, crossed=crossed, intro=intro)
    game = SoloTableGame(swap, her, cards)
    if not (cards and game.mat):
        return game
    return replace(game, told=replace(her, targets=game.mat.targets, crossed=cards.crossed))


def played(state: SoloTableGame, line: str) -> SoloTableGame:
    """The game after one line; the given one stays as it is."""
    after = _played(state, line)
    if has_all_tiles(after.swap.deck):
        for _, message in too_many_of_both(sight(after)):
            raise ValueError(message)
    return after


def _played(state: SoloTableGame, line: str) -> SoloTableGame:
    """The game after one line, which may name a tile that one's own copy does not have."""
    words = line.split(maxsplit=2)
    if not words or line.startswith("#"):
        return state
    if words[0].lower() in TABLE_LINES:
        return TABLE_LINES[words[0].lower()](state, line.strip()[len(words[0]) :])
    player, verb, text = _parts(line)
    return _LINES[player][verb](state, text)


def line(state: SoloTableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    whole = text.split()[0].lower() in TABLE_LINES or is_line_of_player(text, PLAYERS, VERBS)
    return text if whole else answer_line(question, text)


def move(state: SoloTableGame, line: str) -> SoloMove:
    """The decision of mine that a line makes."""
    after = played(state, line)
    if not line.startswith("#") and line.split()[0].lower() not in TABLE_LINES:
        match _parts(line):
            case 0, "cut" | "reserve", text:
                return Cut.of(*read_cut(state.swap, 0, text)[0])
            case 0, "take", text:
                return 1, pile_named(state.her.exchanged, HER, text)
            case 0, "place", _:
                before = set(state.mine.album.tiles)
                return tuple(each for each in after.mine.album.tiles if each not in before)
    raise ValueError("write a decision of mine: a cut, a pile of hers to take, or stamps to place")


def _parts(line: str) -> tuple[int, str, str]:
    """The number of the player of a line, the action in full, and the words after it."""
    name, verb, text = [*line.split(maxsplit=2), "", ""][:3]
    player = player_named(name, PLAYERS)
    if not verb:
        raise ValueError(f"what did {PLAYERS[player]} do? For example: {ME} cut 1 | 2 3 | 4 5 6")
    return player, pick(verb, _LINES[player], "action"), text.strip()
