"""Records of games of Stamp Albums at a real table: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.player_names import ME, player_named, read_first, read_players
from stockbook.models.play.real_tables import NothingToDecide, TableChoice, TableQuestion
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import END_TURN, NAME, StampAlbums, unseen_cards
from stockbook.models.stamp_albums.reading import AlbumsPosition, read_readings
from stockbook.models.stamp_albums.reading import position_to_dict as tables
from stockbook.models.stamp_albums.shown import PLAYERS, score_sheet
from stockbook.models.stamp_albums.state import UNSEEN, taken
from stockbook.models.stamp_albums.table import lines
from stockbook.models.stamp_albums.table.game import AlbumsTableGame, begun
from stockbook.models.stamp_albums.table.lines import my_action as move
from stockbook.models.stamp_albums.table.lines import played

#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (lines.MARKET_LINE, *lines.PLAYER_WORDS)

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
_BUY = "such as Huntress for Journey, Castle"


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and who starts; the questions that what was told leaves."""
    if "players" not in told:
        yield names_question("the other player, such as ann", PLAYERS - 1, WORDS)
    elif "first" not in told:
        yield first_question("who starts; Enter if it is me", told["players"], ME)


def begin(head: TomlFile) -> AlbumsTableGame:
    """The game before its first line."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    top.require("players", 'players = ["me", "ann"]')
    top.word("game", (NAME,))
    names = read_players(top, PLAYERS, PLAYERS, WORDS)
    starts = read_first(top, names) or 0
    readings = read_readings(top.table("readings"))
    top.close({})
    faults.raise_any()
    return begun(names, names.index(ME), StampAlbums(readings, starts))


def position(state: AlbumsTableGame) -> AlbumsPosition:
    """The position of a moment in my turn."""
    if state.turn is None:
        raise NothingToDecide(f"the game is over ({state.state.turn.ended})")
    if state.drawn:
        raise ValueError(f"not told yet: {lines.told_next(state)}")
    if state.turn != state.me:
        name = state.names[state.turn]
        raise NothingToDecide(f"it is the turn of {name}, so there is nothing for me to decide")
    return AlbumsPosition(state.view, state.game, state.bought)


def sight(state: AlbumsTableGame) -> AlbumsPosition:
    """All that I see at a moment; cards that are still to be told are left out."""
    view = state.view
    mine = replace(view.me, hand=taken(view.me.hand, (UNSEEN,)))
    view = replace(view, me=mine, market=taken(view.market, (UNSEEN,)))
    return AlbumsPosition(view, state.game, state.bought)


def sheet(state: AlbumsTableGame) -> ScoreSheet:
    """Both players' points if the game ended now; a hand that is not told breaks no tie."""
    found = score_sheet(state.game, state.state, state.names)
    if found.ties and any(UNSEEN in side.hand for side in state.state.sides):
        name = state.names[1 - state.me]
        missing = f"what breaks a tie is not counted: the hand of {name} is not told, write {name} show"
        return replace(found, tie_break="", ties={}, missing=(missing,))
    return found


def questions(state: AlbumsTableGame) -> Iterator[TableQuestion]:
    """The question about what happened next; at the end, that about a hand that breaks a tie."""
    other = state.names[1 - state.me]
    if state.turn is None:
        mine, theirs = (sum(state.game.score(state.state)[n::2]) for n in (0, 1))
        if mine == theirs and sheet(state).missing:
            words = f"the hand of {other}, which breaks the tie"
            yield TableQuestion(words, f"{other} {lines.SHOW} ", optional=True)
    elif state.drawn:
        yield _drawn_question(state)
    elif state.turn == state.me:
        nothing = lines.can_buy_nothing(state)
        words = "nothing can be bought" if nothing else f"I buy, {_BUY}"
        usual = END_TURN if nothing else ""
        choices = tuple(TableChoice(str(each), str(each)) for each in state.game.actions(state.state))
        yield TableQuestion(
            f"{words}, or end", f"{ME} ", usual=usual, kind="choice", player=state.me, choices=choices
        )
    else:
        words = f"{other} buys, {_BUY}, or end"
        shows = "" if state.bought else ", or show and the hand, where nothing can be bought"
        yield TableQuestion(f"{words}{shows}", f"{other} ")


def line(state: AlbumsTableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    first, *rest = text.split(maxsplit=1)
    # One of the cards is called Market, and may be bought.
    bought = {"with", "for"}.intersection(text.lower().split())
    if first.lower() == lines.MARKET_LINE and rest and not bought:
        return text
    if rest and rest[0].split()[0].lower() in lines.PLAYER_WORDS and first.lower() not in WORDS:
        try:
            player_named(first, state.names)
        except ValueError:
            pass
        else:
            return text
    return question.start + text


def _drawn_question(state: AlbumsTableGame) -> TableQuestion:
    """The question about cards that were drawn."""
    drawn = state.drawn[0]
    number = drawn.number
    if drawn.player is None:
        example = "such as Huntress, 9 MS, Ace S, Cave, Mill"
        words = (
            "the new card in the market" if number == 1 else f"the {number} cards of the market, {example}"
        )
        return _cards(words, f"{lines.MARKET_LINE} ", state, number)
    name = state.names[drawn.player]
    cards = "card" if number == 1 else f"{number} cards"
    if drawn.player == state.me:
        return _cards(f"the {cards} that I draw, stamps too", f"{ME} {lines.DRAW} ", state, number)
    words = f"the stamps that are seen when {name} draws {number}"
    return TableQuestion(words, f"{name} {lines.DRAW} ", usual=lines.UNKNOWN)


def _cards(words: str, start: str, state: AlbumsTableGame, number: int) -> TableQuestion:
    """A question about so many cards that nobody has seen before."""
    unseen = tuple(sorted(CARDS[card].name for card in unseen_cards(state.view)))
    return TableQuestion(words, start, kind="pick", goods=unseen, most=number, between=", ")
