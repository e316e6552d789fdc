"""The end of a game of STAMPS, when the pile is empty: searched through for every deal of the hidden hands.

Everyone is out for their own lead over the best of the others, all hands lie open, and of equal ways a player
takes the one that is worse for me.
"""

from __future__ import annotations

from math import inf, prod

from stockbook.models.stamps_game.position import StampsPosition
from stockbook.optimizer.stamps_game.determinizations import all_deals
from stockbook.optimizer.stamps_game.lookahead import Estimate
from stockbook.optimizer.stamps_game.rollout import Lay, Play
from stockbook.optimizer.stamps_game.tables import Tables, lead

#: Between two players, of so many stamps a search lays one: the others cannot matter any more.
SPARED = 8


def exact_values(position: StampsPosition, tables: Tables, most: int) -> dict[Lay, Estimate] | None:
    """The value of every move, averaged over all deals.

    None when stamps are left to draw, or when a search would lay more than ``most`` stamps.
    """
    if position.pile:
        return None
    deals = all_deals(position)
    root = Play.of(position, tables, deals[0][0])
    if len(deals) * _lays(root) > most:
        return None
    values = dict.fromkeys(root.lays(), 0.0)
    for deal, likely in deals:
        play = Play.of(position, tables, deal)
        for lay in values:
            after = play.copy()
            after.lay(lay)
            values[lay] += likely * _lead(after, position.seat)
    return {lay: Estimate(value) for lay, value in values.items()}


def _lays(play: Play) -> int:
    """How many stamps a search may lay, roughly: each color at each place, but for the last stamp."""
    free = len(play.board.free)
    spared = SPARED if len(play.hands) == 2 else 1
    choices = [min(len({*hand}), left) for hand in play.hands for left in range(len(hand), 0, -1)]
    return prod(colors * (free + 2 * i) for i, colors in enumerate(sorted(choices)[1:])) // spared


def _lead(play: Play, me: int) -> int:
    """My lead at the end."""
    if len(play.hands) == 2:
        return _duel(play, me, -inf, inf)
    return lead(_outcome(play, me), me)


def _duel(play: Play, me: int, low: float, high: float) -> int:
    """My lead with two players, as far as it lies between two limits; what one gains the other loses."""
    if play.over:
        return lead(play.tables.scores(play.tracks), me)
    if _last(play):
        return lead(_best_last(play), me)
    mine = play.turn == me
    best = -(10**9) if mine else 10**9
    worth = play.tables.worth(0)
    for lay in sorted(play.lays(), key=lambda lay: -worth[play.track_after(lay)]):
        after = play.copy()
        after.lay(lay)
        value = _duel(after, me, low, high)
        if mine:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    return best


def _outcome(play: Play, me: int) -> list[int]:
    """The points of all players, each out for their own lead."""
    if play.over:
        return play.tables.scores(play.tracks)
    if _last(play):
        return _best_last(play)
    turn = play.turn
    outcomes = []
    for lay in play.lays():
        after = play.copy()
        after.lay(lay)
        outcomes.append(_outcome(after, me))
    # Equal ways: the worse for me, and then any order that does not depend on the way.
    return max(outcomes, key=lambda scores: (lead(scores, turn), -lead(scores, me), scores))


def _last(play: Play) -> bool:
    """Whether one stamp is left."""
    return sum(map(len, play.hands)) == 1


def _best_last(play: Play) -> list[int]:
    """The points of all players when the last stamp is laid where it brings most."""
    tracks = list(play.tracks)
    worth = play.tables.worth(0)
    tracks[play.turn] = max(map(play.track_after, play.lays()), key=worth.__getitem__)
    return play.tables.scores(tracks)
