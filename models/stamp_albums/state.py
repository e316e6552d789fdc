"""What lies on the table in Stamp Albums, what is hidden, and how open questions of its rules are read."""

from __future__ import annotations

from dataclasses import dataclass

#: Cards by number, in rising order unless something else is said.
Cards = tuple[int, ...]

#: A hand is filled up to so many cards, and so many lie in the market.
HAND = 5
MARKET = 5


@dataclass(frozen=True)
class AlbumsReadings:
    """What the rules leave open, with the answers that hold where nothing else is said.

    Parameters
    ----------
    reuse
        A bought card that is no stamp may pay for a later purchase of the same turn.
    surplus
        No change is given: a payment may be too high, and may hold cards that it does not need. If
        false, a card that is not needed cannot be spent.
    reshuffle
        The discard pile is shuffled into a new draw pile when the old one runs out.
    new_hands
        How often in a turn a hand with which nothing can be bought is exchanged for a new one.
    idle_turns
        The game ends after so many turns in a row in which nothing could be bought; 0 for never.
    quiet_turns
        The game ends after so many turns in a row in which no stamp was bought, so that it always ends.
    hand_breaks_ties
        Equal totals are told apart by what the cards in hand would pay.
    """

    reuse: bool = True
    surplus: bool = True
    reshuffle: bool = True
    new_hands: int = 1
    idle_turns: int = 2
    quiet_turns: int = 40
    hand_breaks_ties: bool = True


@dataclass(frozen=True)
class PlayerCards:
    """One player's cards.

    Parameters
    ----------
    hand
        Never a stamp.
    shop
        Stamps face up before the player; either player may buy them.
    album
        Stamps bought.
    known
        Cards of the hand that the other player has seen: bought ones, and payments received.
    """

    hand: Cards = ()
    shop: Cards = ()
    album: Cards = ()
    known: Cards = ()


@dataclass(frozen=True)
class TurnState:
    """Where the game stands besides its cards.

    Parameters
    ----------
    player
        Whose turn it is.
    bought
        Purchases made in this turn.
    barred
        Cards bought in this turn that may not pay in it; none where ``AlbumsReadings.reuse`` holds.
    new_hands
        Hands exchanged in this turn.
    idle
        Turns in a row, up to this one, in which nothing could be bought.
    quiet
        Turns in a row, up to this one, in which no stamp was bought.
    stamped
        Whether a stamp was bought in this turn.
    over
        Whether the game has ended.
    """

    player: int = 0
    bought: int = 0
    barred: Cards = ()
    new_hands: int = 0
    idle: int = 0
    quiet: int = 0
    stamped: bool = False
    over: bool = False


@dataclass(frozen=True)
class AlbumsState:
    """A game at a moment.

    Parameters
    ----------
    sides
        The two players.
    market
        Face up, at most five.
    discard
        The discard pile, face up.
    draw
        The draw pile, its top card first.
    excuse_seen
        Whether the Excuse has turned up: then no stamp is left in the draw pile.
    turn
        Where the game stands.
    """

    sides: tuple[PlayerCards, PlayerCards]
    market: Cards
    discard: Cards
    draw: Cards
    excuse_seen: bool
    turn: TurnState


@dataclass(frozen=True)
class AlbumsView:
    """A game as one player sees it; also what a position file says.

    Parameters
    ----------
    player
        Who looks.
    me
        The player's own cards.
    other
        The opponent's; of the hand only the cards in ``known`` are told, and ``hand`` repeats them.
    other_hand
        Number of cards in the opponent's hand.
    market, discard, excuse_seen, turn
        As in ``AlbumsState``.
    draw
        Number of cards in the draw pile.
    """

    player: int
    me: PlayerCards
    other: PlayerCards
    other_hand: int
    market: Cards
    discard: Cards
    draw: int
    excuse_seen: bool
    turn: TurnState

    @property
    def places(self) -> dict[int, str]:
        """Where each card that is for sale lies, in the words of the files: market, shop, opponent."""
        rows = (("market", self.market), ("shop", self.me.shop), ("opponent", self.other.shop))
        return {card: place for place, cards in rows for card in cards}
