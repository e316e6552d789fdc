"""Games of Stamp Albums at a real table: what one player knows, and the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import counted
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
from stockbook.models.stamp_albums.cards import CARDS, EXCUSE, PLAIN, STAMPS, parse_card
from stockbook.models.stamp_albums.game import (
    END_TURN,
    NAME,
    Action,
    Buy,
    EndTurn,
    StampAlbums,
    affordable,
    parse_action,
    spendable_cards,
    unseen_cards,
)
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_to_dict, read_readings
from stockbook.models.stamp_albums.shown import PLAYERS, score_sheet
from stockbook.models.stamp_albums.state import (
    HAND,
    MARKET,
    UNSEEN,
    AlbumsState,
    AlbumsView,
    Cards,
    fill_hand,
    merged,
    on_offer,
    stamps_possible,
    taken,
    unseen_deck,
    untold,
    with_side,
)

#: The words of lines: for the market, and for a player, where ``buy`` may be left out.
MARKET_LINE, DRAW, SHOW, BUY = "market", "draw", "show", "buy"
PLAYER_WORDS = (DRAW, SHOW, BUY, END_TURN)
#: A card that nobody saw.
UNKNOWN = "?"
_EXAMPLES = "for example buy Huntress with Journey, Castle, or end"
#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (MARKET_LINE, *PLAYER_WORDS)

_BUY = "such as Huntress for Journey, Castle"
tables = position_to_dict


@dataclass(frozen=True)
class Drawn:
    """Cards drawn and still to be told: by a player, from 0, or None for the market, and how many."""

    player: int | None
    number: int


@dataclass(frozen=True)
class AlbumsTableGame:
    """A game at a real table; a line of its record makes the next one.

    ``me`` is the player whose record it is. Cards of the state that nobody has told are ``UNSEEN``; ``drawn``
    are to be told next, ``opening`` while they are the first hands. ``bought`` are the cards bought in this
    turn, in that order.
    """

    names: tuple[str, ...]
    me: int
    game: StampAlbums
    state: AlbumsState
    drawn: tuple[Drawn, ...] = ()
    opening: bool = False
    bought: Cards = ()

    @property
    def told(self) -> bool:
        """Whether all is told that I see."""
        return not self.drawn

    @property
    def view(self) -> AlbumsView:
        """The game as I see it."""
        return self.game.view(self.state, self.me)

    @property
    def turn(self) -> int | None:
        """The player who acts next; None at the end."""
        return self.game.turn(self.state)


class TableChance(Random):
    """Chance at a real table: nobody sees what a shuffle brings."""

    def sample(self, population: Sequence[Any], k: int, **_: Any) -> list[Any]:
        return [UNSEEN] * k


def begun(names: Sequence[str], me: int, game: StampAlbums) -> AlbumsTableGame:
    """The game before its first line: the market and both hands are dealt, and to be told."""
    state = game.dealt(unseen_deck(), TableChance())
    drawn = (Drawn(None, MARKET), *(Drawn(player, HAND) for player in (me, 1 - me)))
    return AlbumsTableGame(tuple(names), me, game, state, drawn, opening=True)


def after_action(table: AlbumsTableGame, action: Action, card: int | None) -> AlbumsTableGame:
    """The game after a legal action, which bought a card or ended a turn, and all that follows by itself."""
    before, player = table.state, table.state.turn.player
    state = table.game.apply(before, action, TableChance())
    table = replace(table, state=state, bought=(*table.bought, card) if card is not None else ())
    if card is not None:
        refilled = state.market.count(UNSEEN)
        return settled(replace(table, drawn=(Drawn(None, refilled),) if refilled else ()))
    if state.turn.over:
        return settled(table)
    drawer = state.turn.player
    held = 0 if drawer == player else len(before.sides[drawer].hand)
    number = len(state.sides[drawer].hand) - held
    return settled(replace(table, drawn=(Drawn(drawer, number),) if number else ()))


def after_draw(table: AlbumsTableGame, drawn: Drawn, cards: Cards) -> AlbumsTableGame:
    """The game in which drawn cards are told: all of them, or those that others see."""
    left = list(table.drawn)
    left.remove(drawn)
    state = table.state
    if drawn.player is None:
        state = replace(state, market=merged(without_unseen(state.market, len(cards)), cards))
    else:
        side = state.sides[drawn.player]
        stamps = tuple(card for card in cards if card in STAMPS)
        hand = merged(without_unseen(side.hand, len(cards)), taken(cards, stamps))
        side = replace(side, hand=hand, shop=merged(side.shop, stamps))
        state = with_side(state, drawn.player, side)
    table = replace(table, state=state, drawn=tuple(left))
    if table.opening and not left:
        first = state.turn.player
        filled = fill_hand(state, first, table.game.readings, TableChance())
        number = len(filled.sides[first].hand) - len(state.sides[first].hand)
        again = (Drawn(first, number),) if number else ()
        table = replace(table, state=filled, drawn=again, opening=False)
    return settled(table)


def revealed(table: AlbumsTableGame, player: int, cards: Cards) -> AlbumsTableGame:
    """The game in which unseen cards of a hand are these."""
    side = table.state.sides[player]
    hand = merged(without_unseen(side.hand, len(cards)), cards)
    return replace(table, state=with_side(table.state, player, replace(side, hand=hand)))


def settled(table: AlbumsTableGame) -> AlbumsTableGame:
    """The game with all that follows from what is told, once no more is to be told.

    When the draw pile is gone, the cards that lie nowhere are those of the other hand.

    Raises ValueError if the stamps that nobody has told have no room in the draw pile.
    """
    if table.drawn or table.opening:
        return table
    unseen = unseen_cards(table.view)
    stamps = [card for card in unseen if card in STAMPS]
    if len(stamps) not in stamps_possible(table.view, len(stamps), len(PLAIN.intersection(unseen))):
        missing = ", ".join(CARDS[card].name for card in stamps)
        raise ValueError(f"stamps were drawn that are not told: the draw pile has no room for {missing}")
    left, other = untold(table.state), table.state.sides[1 - table.me]
    if UNSEEN not in table.state.draw and other.hand.count(UNSEEN) == len(left):
        return revealed(table, 1 - table.me, left)
    return table


def without_unseen(cards: Cards, number: int) -> Cards:
    """Cards without so many that nobody has told, which come first."""
    return cards[number:]


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
        raise ValueError(f"not told yet: {next_cards(state)}")
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
            yield TableQuestion(words, f"{other} {SHOW} ", optional=True)
    elif state.drawn:
        yield _drawn_question(state)
    elif state.turn == state.me:
        nothing = can_buy_nothing(state)
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
    if first.lower() == MARKET_LINE and rest and not bought:
        return text
    if rest and rest[0].split()[0].lower() in PLAYER_WORDS and first.lower() not in WORDS:
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
        return _cards_question(words, f"{MARKET_LINE} ", state, number)
    name = state.names[drawn.player]
    cards = "card" if number == 1 else f"{number} cards"
    if drawn.player == state.me:
        return _cards_question(f"the {cards} that I draw, stamps too", f"{ME} {DRAW} ", state, number)
    words = f"the stamps that are seen when {name} draws {number}"
    return TableQuestion(words, f"{name} {DRAW} ", usual=UNKNOWN)


def _cards_question(words: str, start: str, state: AlbumsTableGame, number: int) -> TableQuestion:
    """A question about so many cards that nobody has seen before."""
    unseen = tuple(sorted(CARDS[card].name for card in unseen_cards(state.view)))
    return TableQuestion(words, start, kind="pick", goods=unseen, most=number, between=", ")


def played(table: AlbumsTableGame, line: str) -> AlbumsTableGame:
    """The game after one line of its record; the given one stays as it is.

    Raises ValueError if it cannot be read, or the rules do not allow it at this moment; the message says how
    to fix it.
    """
    first, *rest = line.split(maxsplit=1)
    if first.lower() == MARKET_LINE:
        return _drawn(table, None, "".join(rest))
    number = player_named(first, table.names)
    if not rest:
        raise ValueError(f"what did {table.names[number]} do? {_EXAMPLES.capitalize()}")
    verb, *text = rest[0].split(maxsplit=1)
    if verb.lower() == DRAW:
        return _drawn(table, number, "".join(text))
    if verb.lower() == SHOW:
        return _shown(table, number, _cards("".join(text)))
    return _acted(table, number, parse_action(rest[0]))


def move(table: AlbumsTableGame, line: str) -> Action:
    """The purchase of mine, or the end of my turn, that a line makes at this moment.

    Raises ValueError if the line is not possible, or is neither.
    """
    played(table, line)
    first, *rest = line.split(maxsplit=1)
    mine = first.lower() != MARKET_LINE and player_named(first, table.names) == table.me
    if mine and rest[0].split()[0].lower() not in (DRAW, SHOW):
        return parse_action(rest[0])
    raise ValueError("write a purchase of mine, such as Huntress with Journey, Castle, or end")


def can_buy_nothing(table: AlbumsTableGame) -> bool:
    """Whether it is known that the player whose turn it is can buy nothing with the present hand."""
    hand = spendable_cards(table.state)
    return UNSEEN not in hand and not any(affordable(card, hand) for card in on_offer(table.state))


def next_cards(table: AlbumsTableGame) -> str:
    """The words for the cards that are to be told before anything else happens."""
    drawn = table.drawn[0]
    if drawn.player is None:
        what = "the card that came" if drawn.number == 1 else f"the {drawn.number} cards that came"
        return f"{what} to the market: {MARKET_LINE} and their names"
    name = table.names[drawn.player]
    return f"what {'I' if drawn.player == table.me else name} drew: {name} {DRAW} and the names"


def _drawn(table: AlbumsTableGame, player: int | None, text: str) -> AlbumsTableGame:
    """Cards that came to the market or into a hand; of the other hand only stamps are seen."""
    who = MARKET_LINE if player is None else table.names[player]
    drawn = next((each for each in table.drawn if each.player == player), None)
    if drawn is None:
        reason = f"the next is {next_cards(table)}" if table.drawn else "nothing is drawn now"
        raise ValueError(f"no new cards are to be told for {who}: {reason}")
    words = [word.strip() for word in text.split(",")]
    cards = _cards(",".join(word for word in words if word != UNKNOWN))
    hidden = words.count(UNKNOWN)
    number = drawn.number
    if not cards and not hidden:
        raise ValueError(f"what? {who} has {counted(number, 'card')} to tell, with a comma between them")
    theirs = player not in (None, table.me)
    if hidden and not theirs:
        raise ValueError(f"{UNKNOWN} is not possible here: I see these cards")
    if len(cards) + hidden > number or (len(cards) < number and not theirs):
        raise ValueError(f"{counted(len(words), 'card')} told, but {counted(number, 'card')} came: {who}")
    _check_unseen(table, cards)
    for card in cards:
        if theirs and card not in STAMPS:
            raise ValueError(f"the {CARDS[card].name} is no stamp: nobody sees it, so write {UNKNOWN}")
    return after_draw(table, drawn, cards)


def _shown(table: AlbumsTableGame, number: int, cards: Cards) -> AlbumsTableGame:
    """A hand that its player shows; one with which nothing can be bought is exchanged at once."""
    _check_complete(table)
    side, name = table.state.sides[number], table.names[number]
    if number == table.me:
        raise ValueError(f"my hand is told already: write {table.names[number]} {END_TURN}")
    known = [card for card in side.hand if card != UNSEEN]
    if len(cards) != len(side.hand):
        raise ValueError(f"{counted(len(cards), 'card')}, but {name} holds {len(side.hand)}")
    for card in known:
        if card not in cards:
            raise ValueError(f"the {CARDS[card].name} is in the hand of {name} as well")
    new = tuple(card for card in cards if card not in known)
    _check_hidden(table, number, new)
    table = revealed(table, number, new)
    if table.turn == number and not table.state.turn.bought:
        return _acted(table, number, EndTurn())
    side = replace(table.state.sides[number], known=tuple(sorted(cards)))
    return replace(table, state=with_side(table.state, number, side))


def _acted(table: AlbumsTableGame, number: int, action: Action) -> AlbumsTableGame:
    """A purchase, or the end of a turn."""
    state, name = table.state, table.names[number]
    if table.turn is None:
        raise ValueError(f"the game is over: {state.turn.ended}")
    _check_complete(table)
    if table.turn != number:
        raise ValueError(f"it is the turn of {table.names[table.turn]}, not of {name}")
    if isinstance(action, Buy):
        hand = state.sides[number].hand
        new = tuple(card for card in action.pay if card not in hand)
        if number != table.me and PLAIN.issuperset(new):
            _check_hidden(table, number, new)
            table = revealed(table, number, new)
    elif _hand_matters(table, number):
        many = counted(len(state.sides[number].hand), "card")
        raise ValueError(f"with nothing bought the hand is shown: write {name} {SHOW} and {many}")
    elif UNSEEN in state.sides[number].hand:
        # The turn ends without a new hand: whether anything could be bought, nobody sees.
        return after_action(table, action, None)
    if reason := table.game.refusal(table.state, action):
        raise ValueError(reason)
    return after_action(table, action, action.card if isinstance(action, Buy) else None)


def _hand_matters(table: AlbumsTableGame, number: int) -> bool:
    """Whether the end of a turn exchanges a hand that nobody has told."""
    turn, most = table.state.turn, table.game.readings.new_hands
    exchanged = not turn.bought and (most is None or turn.new_hands < most)
    return exchanged and UNSEEN in table.state.sides[number].hand


def _check_complete(table: AlbumsTableGame) -> None:
    # At the end of a game the market need not be filled up.
    if table.drawn and table.turn is not None:
        raise ValueError(f"first tell {next_cards(table)}")


def _check_hidden(table: AlbumsTableGame, number: int, cards: Sequence[int]) -> None:
    """Check that cards may be among the unseen ones of a hand."""
    name, hidden = table.names[number], table.state.sides[number].hand.count(UNSEEN)
    _check_unseen(table, cards)
    for card in cards:
        if card not in PLAIN:
            raise ValueError(f"the {CARDS[card].name} is in no hand")
    if len(cards) > hidden:
        names = ", ".join(CARDS[card].name for card in cards)
        raise ValueError(f"{names}: of the hand of {name} only {counted(hidden, 'card')} are not known")


def _check_unseen(table: AlbumsTableGame, cards: Sequence[int]) -> None:
    """Check that cards lie where nobody has seen them, each named once."""
    unseen = unseen_cards(table.view)
    for place, card in enumerate(cards):
        name = CARDS[card].name
        if card == EXCUSE:
            raise ValueError("the Excuse is put away by itself when it turns up: leave it out")
        if card not in unseen or card in cards[:place]:
            raise ValueError(f"the {name} lies elsewhere already: each card exists once")


def _cards(text: str) -> Cards:
    """The cards in a text, with commas between them."""
    return tuple(parse_card(word) for word in text.split(",") if word.strip())
