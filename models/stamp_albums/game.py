"""The rules of Stamp Albums: dealing, turns, purchases and its ends (by Roxanne Clark, for the Decktet)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from random import Random
from typing import ClassVar

from stockbook.models.play.protocol import FIRST, Option
from stockbook.models.stamp_albums.cards import (
    ACE_COST,
    CARDS,
    COST,
    EXCUSE,
    IS_ACE,
    PAYS,
    PLAIN,
    POINTS,
    STAMPS,
    SUIT_BITS,
    parse_card,
)
from stockbook.models.stamp_albums.state import (
    HAND,
    MARKET,
    UNSEEN,
    AlbumsReadings,
    AlbumsState,
    AlbumsView,
    Cards,
    PlayerCards,
    TurnState,
    build_deck,
    draw_cards,
    fill_hand,
    merged,
    on_offer,
    sample_hidden,
    stamps_left,
    taken,
    untold,
    with_side,
)

END_TURN = "end"
_BUY = re.compile(r"(?:buy\s+)?(.+?)\s+(?:with|for)\s+(.+)", re.IGNORECASE)


def stamp_reason(card: int) -> str:
    """The reason why a stamp is in no hand and no payment."""
    return f"{_the(card)} is a stamp: stamps in hand go to the shop and never pay"


def _the(card: int) -> str:
    return f"the {CARDS[card].name} ({CARDS[card].described})"


def refusal(card: int, pay: Sequence[int], *, surplus: bool = True) -> str | None:
    """The reason why these cards do not buy that card, wherever it lies; None if they do.

    With ``surplus``, cards that are not needed may be spent (``AlbumsReadings.surplus``).
    """
    if card == EXCUSE:
        return "the Excuse is never for sale"
    for spent in pay:
        if spent in STAMPS:
            return stamp_reason(spent)
        if spent == EXCUSE:
            return "the Excuse never pays: it is discarded when it turns up"
        if pay.count(spent) > 1:
            return f"the {CARDS[spent].name} cannot pay twice"
    lent = suits_of_payment(card, pay)
    for spent in pay:
        if not IS_ACE[spent] and not SUIT_BITS[spent] & lent:
            lacking = f"{_the(spent)} shares no suit with {_the(card)}"
            return f"{lacking}, and no Ace in the payment lends it one"
    paid = sum(PAYS[spent] for spent in pay)
    if paid < COST[card]:
        price = f"{COST[card]}" if COST[card] > ACE_COST else f"{ACE_COST}, and an Ace pays nothing"
        return f"the payment comes to {paid}: the {CARDS[card].name} costs {price}"
    if not surplus:
        idle = unneeded_card(card, pay)
        if idle is not None:
            return f"the {CARDS[idle].name} is not needed in the payment for the {CARDS[card].name}"
    return None


def suits_of_payment(card: int, pay: Collection[int]) -> int:
    """The suits, as bits, that a payment for a card may match: its own and those of the Aces spent."""
    bits = SUIT_BITS[card]
    for spent in pay:
        if IS_ACE[spent]:
            bits |= SUIT_BITS[spent]
    return bits


def unneeded_card(card: int, pay: Sequence[int]) -> int | None:
    """The first card that a payment does not need; None if it needs all."""
    for spent in pay:
        rest = [other for other in pay if other != spent]
        bits = suits_of_payment(card, rest)
        if sum(PAYS[other] for other in rest) >= COST[card] and all(
            IS_ACE[other] or SUIT_BITS[other] & bits for other in rest
        ):
            return spent
    return None


def affordable(card: int, hand: Collection[int]) -> bool:
    """Whether some cards of a hand buy that card."""
    bits = suits_of_payment(card, hand)
    return sum(PAYS[spent] for spent in hand if SUIT_BITS[spent] & bits) >= COST[card]


def affordable_from(card: int, cards: Collection[int], most: int) -> bool:
    """Whether a hand of ``most`` of these cards, or fewer, buys that card."""
    for lending in _subsets([spent for spent in cards if IS_ACE[spent]]):
        bits = suits_of_payment(card, lending)
        paying = sorted((PAYS[spent] for spent in cards if SUIT_BITS[spent] & bits), reverse=True)
        if len(lending) <= most and sum(paying[: most - len(lending)]) >= COST[card]:
            return True
    return False


def payments(card: int, hand: Collection[int], *, surplus: bool = True) -> Iterator[Cards]:
    """Every payment for a card out of a hand, each once."""
    aces = [spent for spent in sorted(hand) if IS_ACE[spent]]
    others = [spent for spent in sorted(hand) if not IS_ACE[spent]]
    for lending in _subsets(aces):
        bits = suits_of_payment(card, lending)
        for spent in _subsets([other for other in others if SUIT_BITS[other] & bits]):
            if sum(PAYS[other] for other in spent) >= COST[card]:
                pay = tuple(sorted(lending + spent))
                if surplus or unneeded_card(card, pay) is None:
                    yield pay


def _subsets(cards: Sequence[int]) -> Iterator[Cards]:
    for size in range(len(cards) + 1):
        yield from combinations(cards, size)


@dataclass(frozen=True)
class Buy:
    """Buying a card with cards of the hand, in rising order, wherever the card is for sale."""

    card: int
    pay: Cards

    def __str__(self) -> str:
        return f"buy {CARDS[self.card].name} with {', '.join(CARDS[spent].name for spent in self.pay)}"


@dataclass(frozen=True)
class EndTurn:
    """Ending the turn; a hand with which nothing could be bought is shown and exchanged first."""

    def __str__(self) -> str:
        return END_TURN


Action = Buy | EndTurn


def parse_action(text: str) -> Action:
    """The action that ``str`` wrote, or a player typed: ``buy Huntress with Journey, Castle, Ace of Suns``.

    Raises ValueError if it is none, names an unknown card, or spends a stamp, which no hand holds.
    """
    words = text.strip()
    if words.lower() == END_TURN:
        return EndTurn()
    found = _BUY.fullmatch(words)
    if not found:
        raise ValueError(f"write buy CARD with CARD, CARD or {END_TURN}")
    pay = sorted(parse_card(name) for name in found[2].split(","))
    for spent in pay:
        if spent in STAMPS:
            raise ValueError(stamp_reason(spent))
    return Buy(parse_card(found[1]), tuple(pay))


ALL_BOUGHT = "all stamps are bought"
STUCK = "no card is left to draw, and neither player can buy a stamp"
ENDLESS = "nothing can be bought, whatever is drawn: the turn would begin again for ever"

NAME = "stamp-albums"


def end_between_turns(state: AlbumsState, readings: AlbumsReadings) -> str:
    """The reason why the game ends before the turn that would begin; empty if it goes on."""
    turn = state.turn
    if 0 < readings.idle_turns <= turn.idle:
        return f"nothing could be bought in {turn.idle} turns in a row"
    if turn.quiet >= readings.quiet_turns:
        return f"no stamp was bought in {turn.quiet} turns in a row"
    return STUCK if _stuck(state, readings) else ""


def begins_again_for_ever(state: AlbumsState, readings: AlbumsReadings) -> bool:
    """Whether the player, who can buy nothing, could begin their turn again for ever.

    Every card that is not in the other hand or for sale comes again and again if the discards are shuffled
    into a new draw pile, in all hands of five; a stamp among them is for sale once it is drawn. Otherwise
    only the draw pile is left. So the turn ends if one of these hands buys something, and never if none does.
    At a real table cards that nobody has told may come too.
    """
    cards = state.draw
    if readings.reshuffle:
        cards += state.discard + state.sides[state.turn.player].hand
    if UNSEEN in cards:
        cards += untold(state)
    plain = [card for card in cards if card in PLAIN and card != EXCUSE]
    offer = (*on_offer(state), *STAMPS.intersection(cards))
    return not any(affordable_from(card, plain, HAND) for card in offer)


def _stuck(state: AlbumsState, readings: AlbumsReadings) -> bool:
    """Whether no card is left to draw, and neither hand can buy a stamp that is left, even with the
    help of cards from the market."""
    if state.draw or (state.discard and readings.reshuffle):
        return False
    market = tuple(card for card in state.market if card in PLAIN)
    for player, side in enumerate(state.sides):
        stamps = [card for card in on_offer(state, player) if card in STAMPS]
        if any(affordable(card, side.hand + market) for card in stamps):
            return False
    return True


@dataclass(frozen=True)
class StampAlbums:
    """The game of Stamp Albums, for two players, with its readings; ``first`` starts, 0 or 1."""

    name: ClassVar[str] = NAME
    players: ClassVar[int] = 2
    readings: AlbumsReadings = field(default_factory=AlbumsReadings)
    first: int = 0

    @property
    def options(self) -> Mapping[str, Option]:
        """Who starts, and the readings; a limit that there is not is left out."""
        found = {FIRST: self.first + 1, **asdict(self.readings)}
        return {key: value for key, value in found.items() if value is not None}

    def start(self, rng: Random) -> AlbumsState:
        """Five cards in the market and in each hand; the stamps of both hands lie in the shops."""
        return self.dealt(build_deck(rng), rng)

    def dealt(self, draw: Cards, rng: Random) -> AlbumsState:
        """The first state, dealt from a draw pile, its top card first."""
        turn = TurnState(player=self.first)
        empty = AlbumsState((PlayerCards(), PlayerCards()), (), (), draw, False, turn)
        market, state = draw_cards(empty, MARKET, self.readings, rng)
        state = replace(state, market=tuple(sorted(market)))
        for player in range(self.players):
            state = fill_hand(state, player, self.readings, rng)
        return fill_hand(state, self.first, self.readings, rng)

    def turn(self, state: AlbumsState) -> int | None:
        return None if state.turn.over else state.turn.player

    def actions(self, state: AlbumsState) -> list[Action]:
        """Every payment for everything on offer; the end of the turn, unless a purchase is still due."""
        hand = spendable_cards(state)
        bought: list[Action] = [
            Buy(card, pay)
            for card in on_offer(state)
            for pay in payments(card, hand, surplus=self.readings.surplus)
        ]
        return [*bought, EndTurn()] if state.turn.bought or not bought else bought

    def refusal(self, state: AlbumsState, action: Action) -> str | None:
        """Why an action is not legal now; None if it is."""
        if state.turn.over:
            return "the game is over"
        if isinstance(action, EndTurn):
            possible = not state.turn.bought and can_buy(state)
            return "something can be bought: buy at least one card" if possible else None
        if action.card not in on_offer(state):
            return f"the {CARDS[action.card].name} is not for sale"
        side = state.sides[state.turn.player]
        for spent in action.pay:
            if spent in STAMPS:
                return stamp_reason(spent)
            if spent not in side.hand:
                return f"the {CARDS[spent].name} is not in hand"
            if spent in state.turn.barred:
                return f"the {CARDS[spent].name} was bought in this turn and cannot pay in it"
        return refusal(action.card, action.pay, surplus=self.readings.surplus)

    def refusal_in(self, view: AlbumsView, action: Action) -> str | None:
        """Why an action of the viewer is not legal now; None if it is."""
        # It does not depend on what is hidden, so any state that looks so will do.
        return self.refusal(self.sample(view, Random(0)), action)

    def apply(self, state: AlbumsState, action: Action, rng: Random) -> AlbumsState:
        if isinstance(action, Buy):
            return self._buy(state, action, rng)
        if state.turn.bought:
            return self._next_turn(state, replace(state.turn, idle=0), rng)
        return self._nothing_bought(state, rng)

    def score(self, state: AlbumsState) -> tuple[int, int]:
        """The values of the stamps in each album."""
        mine, theirs = (sum(POINTS[card] for card in side.album) for side in state.sides)
        return mine, theirs

    def winners(self, state: AlbumsState) -> tuple[int, ...]:
        """The highest total of stamps, then the highest total of valued cards in hand (reading)."""
        totals = [
            (points, sum(PAYS[card] for card in side.hand) if self.readings.hand_breaks_ties else 0)
            for points, side in zip(self.score(state), state.sides, strict=True)
        ]
        return tuple(player for player in range(self.players) if totals[player] == max(totals))

    def view(self, state: AlbumsState, player: int) -> AlbumsView:
        """The game as a player sees it: cards that were seen going into the other hand stay known."""
        other = state.sides[1 - player]
        return AlbumsView(
            player=player,
            me=state.sides[player],
            other=replace(other, hand=other.known),
            other_hand=len(other.hand),
            market=state.market,
            discard=state.discard,
            draw=len(state.draw),
            excuse_seen=state.excuse_seen,
            turn=state.turn,
        )

    def sample(self, view: AlbumsView, rng: Random) -> AlbumsState:
        hand, draw = sample_hidden(view, unseen_cards(view), rng)
        other = replace(view.other, hand=merged(view.other.known, hand))
        sides = (view.me, other) if view.player == 0 else (other, view.me)
        return AlbumsState(sides, view.market, view.discard, draw, view.excuse_seen, view.turn)

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, text: str) -> Action:
        return parse_action(text)

    def _buy(self, state: AlbumsState, action: Buy, rng: Random) -> AlbumsState:
        """Move the bought card into the album or the hand, and the payment to the discards or the seller."""
        player, card = state.turn.player, action.card
        me, other = state.sides[player], state.sides[1 - player]
        stamp = card in STAMPS
        gain: Cards = () if stamp else (card,)
        me = PlayerCards(
            hand=merged(taken(me.hand, action.pay), gain),
            shop=taken(me.shop, (card,)),
            album=merged(me.album, (card,)) if stamp else me.album,
            known=merged(taken(me.known, action.pay), gain),
        )
        discard = state.discard
        if card in other.shop:
            other = PlayerCards(
                hand=merged(other.hand, action.pay),
                shop=taken(other.shop, (card,)),
                album=other.album,
                known=merged(other.known, action.pay),
            )
        else:
            discard = (*discard, *action.pay)
        turn = replace(
            state.turn,
            bought=state.turn.bought + 1,
            barred=state.turn.barred if self.readings.reuse else state.turn.barred + gain,
            stamped=state.turn.stamped or stamp,
        )
        sides = (me, other) if player == 0 else (other, me)
        state = AlbumsState(sides, state.market, discard, state.draw, state.excuse_seen, turn)
        if card in state.market:
            new, state = draw_cards(state, 1, self.readings, rng)
            state = replace(state, market=merged(taken(state.market, (card,)), new))
        return state if stamps_left(state) else _ended(state, ALL_BOUGHT)

    def _nothing_bought(self, state: AlbumsState, rng: Random) -> AlbumsState:
        """Exchange the hand, as often as a turn allows; after that, end the turn.

        Where it could be exchanged without end, the game ends.
        """
        player, turn, most = state.turn.player, state.turn, self.readings.new_hands
        if most is None and begins_again_for_ever(state, self.readings):
            return _ended(state, ENDLESS)
        if most is None or turn.new_hands < most:
            side = state.sides[player]
            turn = replace(turn, new_hands=turn.new_hands + 1)
            state = replace(state, discard=state.discard + side.hand, turn=turn)
            state = with_side(state, player, replace(side, hand=(), known=()))
            return fill_hand(state, player, self.readings, rng)
        return self._next_turn(state, replace(turn, idle=turn.idle + 1), rng)

    def _next_turn(self, state: AlbumsState, done: TurnState, rng: Random) -> AlbumsState:
        quiet = 0 if done.stamped else done.quiet + 1
        turn = TurnState(player=1 - done.player, idle=done.idle, quiet=quiet)
        state = replace(state, turn=turn)
        reason = end_between_turns(state, self.readings)
        return _ended(state, reason) if reason else fill_hand(state, turn.player, self.readings, rng)


def _ended(state: AlbumsState, reason: str) -> AlbumsState:
    return replace(state, turn=replace(state.turn, ended=reason))


def spendable_cards(state: AlbumsState) -> Cards:
    """The cards that the player whose turn it is can pay with."""
    return taken(state.sides[state.turn.player].hand, state.turn.barred)


def can_buy(state: AlbumsState) -> bool:
    """Whether the player whose turn it is can buy anything."""
    hand = spendable_cards(state)
    return any(affordable(card, hand) for card in on_offer(state))


def stamps_to_come(view: AlbumsView) -> bool:
    """Whether the draw pile may hold stamps, for all that a view shows."""
    return not view.excuse_seen and not STAMPS.isdisjoint(unseen_cards(view))


def unseen_cards(view: AlbumsView) -> Cards:
    """The cards that a view does not show, the Excuse only while it is to come."""
    seen = {
        *view.market,
        *view.discard,
        *(card for side in (view.me, view.other) for card in side.hand + side.shop + side.album),
    }
    return tuple(
        card for card in range(len(CARDS)) if card not in seen and (card != EXCUSE or not view.excuse_seen)
    )
