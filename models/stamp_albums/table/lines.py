"""The lines of a game of Stamp Albums at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stockbook.models.files.words import counted
from stockbook.models.play.player_names import player_named
from stockbook.models.stamp_albums.cards import CARDS, EXCUSE, PLAIN, STAMPS, parse_card
from stockbook.models.stamp_albums.game import (
    END_TURN,
    Action,
    Buy,
    EndTurn,
    affordable,
    parse_action,
    spendable_cards,
    unseen_cards,
)
from stockbook.models.stamp_albums.state import UNSEEN, Cards, on_offer, with_side
from stockbook.models.stamp_albums.table.game import (
    AlbumsTableGame,
    after_action,
    after_draw,
    revealed,
)

#: The words of lines: for the market, and for a player, where ``buy`` may be left out.
MARKET_LINE, DRAW, SHOW, BUY = "market", "draw", "show", "buy"
PLAYER_WORDS = (DRAW, SHOW, BUY, END_TURN)
#: A card that nobody saw.
UNKNOWN = "?"
_EXAMPLES = "for example buy Huntress with Journey, Castle, or end"


def played(table: AlbumsTableGame, line: str) -> AlbumsTableGame:
    """The game after one line of its record; the given one stays as it is.

    Raises
    ------
    ValueError
        If it cannot be read, or the rules do not allow it at this moment; the message says how to fix it.
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


def my_action(table: AlbumsTableGame, line: str) -> Action:
    """The purchase of mine, or the end of my turn, that a line makes at this moment.

    Raises
    ------
    ValueError
        If the line is not possible, or is neither.
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


def told_next(table: AlbumsTableGame) -> str:
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
        reason = f"the next is {told_next(table)}" if table.drawn else "nothing is drawn now"
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
    _check_told(table)
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
    _check_told(table)
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


def _check_told(table: AlbumsTableGame) -> None:
    # At the end of a game the market need not be filled up.
    if table.drawn and table.turn is not None:
        raise ValueError(f"first tell {told_next(table)}")


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
