"""A position in words: contests, cards, goods and opponents, for the terminal and for drawings."""

from __future__ import annotations

from stockbook.models.files.words import counted
from stockbook.models.stampswap.effects.effect import FOREVER
from stockbook.models.stampswap.goods import Goods, tiles_in
from stockbook.models.stampswap.in_force import collected_draws, taken_draws
from stockbook.models.stampswap.position import (
    FOREVER_PER_ROUND,
    LAST_ROUND,
    Player,
    Position,
    forever_stamps,
)

#: What may be missing: a key of the file, and that it is not there.
FOREVER_OTHERS = "forever_others"
NOT_GIVEN = f"{FOREVER_OTHERS} is not given"
DAYS = {1: "Friday", 2: "Saturday", 3: "Sunday"}

#: The phases of a round in words.
PHASE_NAMES = {
    "collect": "Collect Phase",
    "cut": "Swap Phase, the cut",
    "choose": "Swap Phase, my Choose turn",
    "show": "Show Phase",
}


def heading(position: Position) -> str:
    """The day and the round, such as ``Sunday, round 3``."""
    return f"{DAYS[position.round]}, round {position.round}"


def facts(position: Position) -> list[tuple[str, str]]:
    """(label, text) of the contests, my cards and goods, and each opponent; one contest a line."""
    found: list[tuple[str, str]] = []
    for contest in position.contests:
        state = "" if contest in position.open_contests else " (entered)"
        found.append(("" if found else "contests", f"{contest}{state}"))
    if position.finale:
        found.append(("finale", str(position.finale)))
    if position.event:
        found.append(("event", ", ".join(map(str, position.event))))
    if position.deck:
        found.append(("deck", position.deck.name or "one's own copy"))
    found += _cards(position.me)
    found += _goods(position.me)
    if position.pool:
        found.append(("pool", _listed(position.pool)))
    if position.turns_left is not None:
        found.append(("turns left", str(position.turns_left)))
    if position.first_player_holder is not None:
        found.append(("first to choose", position.first_player_holder))
    if position.rivals is not None:
        assumed = bool(position.rivals_assumed)
        rivals = ", ".join(map(str, position.rivals)) or "none"
        found.append(("forever stamps", f"{rivals} (the others, at the end{', assumed' * assumed})"))
    for other in position.opponents:
        known = "album unknown" if other.album is None else counted(len(other.album.stamps), "stamp")
        entered = [f"entered {contest}" for contest in other.entered]
        cards = [f"{what} {words}" for what, words in _cards(other)]
        goods = [f"{what} {words}" for what, words in _goods(other)]
        chosen = ["has chosen"] * other.chosen
        found.append((other.name, "; ".join([known, *entered, *cards, *chosen, *goods])))
    return found


def assumptions(position: Position) -> list[str]:
    """A text for each thing that the points of a position take for granted."""
    if _uncounted(position):
        missing, instead = "and no opponent is listed", "forever stamps count nothing"
    elif position.last and position.rivals_assumed:
        missing = f"nor the album of {_names(position)}"
        instead = f"counted with {FOREVER_PER_ROUND * LAST_ROUND} forever stamps, one a round"
    else:
        return []
    return [f"{NOT_GIVEN}, {missing}: {instead}; what is proved is proved for that"]


def assuming(position: Position) -> str:
    """A few words that limit what is proved to what is assumed; empty where nothing is."""
    if _uncounted(position):
        return ", forever stamps left out"
    assumed = position.last and position.rivals_assumed
    return f" with the forever stamps of {_names(position)} assumed" if assumed else ""


def is_puzzle(position: Position) -> bool:
    """Whether it is a puzzle or an example, with one contest and no ticket, Finale or opponent."""
    more = (*position.contests[1:], *position.me.entered, *position.opponents)
    return not more and position.finale is None


def _uncounted(position: Position) -> bool:
    """Whether I have forever stamps at the end, or may get some, and nothing says what others have."""
    if not position.last or position.rivals is not None or is_puzzle(position):
        return False
    me = position.me
    tiles = (*position.place, *tiles_in((*me.collection, *me.got, *position.pool)))
    seen = forever_stamps(position.album) + sum(stamp.forever for tile in tiles for stamp in tile.stamps)
    draws = [*collected_draws(position), *taken_draws(position)]
    return bool(seen) or FOREVER in draws


def _names(position: Position) -> str:
    return " and ".join(position.rivals_assumed)


def _goods(player: Player) -> list[tuple[str, str]]:
    """(label, text) of a player's goods of this round."""
    piles = [(f"pile {number}", pile) for number, pile in enumerate(player.piles, 1)]
    parts = [("collection", player.collection), ("has", player.got), *piles]
    return [(what, _listed(goods)) for what, goods in parts if goods]


def _listed(goods: Goods) -> str:
    """Goods with their numbers."""
    return ", ".join(f"{number}: {good}" for number, good in enumerate(goods, 1))


def _cards(player: Player) -> list[tuple[str, str]]:
    """(label, text) of a player's exhibitors, specialists and token."""
    cards = []
    if player.exhibitors:
        cards.append(("exhibitors", ", ".join(map(str, player.exhibitors))))
    if player.specialists:
        named = ", ".join(card.words for card in player.specialists if card.name)
        number = len(player.specialists)
        cards.append(("specialists", f"{number}: {named}" if named else str(number)))
    if player.first_player:
        cards.append(("first player", "yes"))
    if player.points is not None:
        cards.append(("score track", str(player.points)))
    return cards
