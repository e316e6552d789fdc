"""Small Swap Phases for two, gone through by plain recursion over cuts, choices and placements.

``python -m tests.optimizer.swap.rounds --rounds 200 --seed 7`` compares more of them with the optimizer than
the tests do. Of the models only positions, goods and the scorer are used; nothing of the optimizer.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from random import Random

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import event_effect
from stockbook.models.stampswap.goods import Good, Goods, Specialist, StampGood, parse_good
from stockbook.models.stampswap.position import Player, Position, seen_by
from tests.optimizer.swap.boards import brute_value

ALBUMS = ("2x2 blue space 1@a1; 2x2 green animals 2@c1", "2x2 green space -1@a1; 2x3 blue flowers 2@c1")
CONTESTS = ("count color=blue 2", "sets color 4", "edges 3", "holes 1x1 2", "count size=forever 1")
STAMPS = (
    "2x2 blue animals 2",
    "2x2 green space -1",
    "2x3 green animals 1",
    "3x2 blue space 0",
    "2x2 rare 5",
    "forever",
)
CARDS = (
    "specialist Archivist: reserve 1",
    "specialist Clerk: reserve 1 stamp",
    "specialist Broker: taken draw small-square",
    "specialist Agent: taken forever",
    "specialist Finder: collected draw small-square",
    "specialist Patron: collected forever",
    "specialist Giver: gift 2",
    "specialist Framer: show count color=green 3",
    "specialist Curator: final sets color 5",
    "specialist Critic: bonus count color=blue 2",
    "specialist Collector: value faded 3",
    "exhibitor count color=green 2",
    "specialist",
)
EVENTS = (
    "gift value",
    "gift 1",
    "nothing",
    "show count theme=space 2",
    "reserve 1",
    "reserve 1 stamp",
    "collected draw small-square",
)
#: The only tile in the stack of small squares, and what is drawn from the open pile.
FACE = parse_good("2x2 blue vehicles 3")
FOREVER = parse_good("forever")
GOODS = 4
ME, OTHER = 0, 1

#: A cut: the reserve and the two piles, as goods.
Parts = tuple[Goods, Goods, Goods]


class OneTile:
    """A stack of one tile, which comes again and again."""

    def draw(self, sizes: Sequence[Size | None], rng: Random) -> list[Tile]:
        assert isinstance(FACE, StampGood)
        return [FACE.tile for _ in sizes]


def random_round(rng: Random) -> Position:
    """Draw a position before the cut: two players with four goods each, and cards that do something."""

    def player(name: str) -> Player:
        goods = [*rng.sample(STAMPS, GOODS - 2), *rng.sample(CARDS, 2)]
        rng.shuffle(goods)
        play = parse_good(rng.choice(CARDS))
        return Player(
            name=name,
            album=Album(parse_placed_tiles(rng.choice(ALBUMS), side=4), 4, 4),
            specialists=(play,) if isinstance(play, Specialist) else (),
            collection=tuple(map(parse_good, goods)),
            got=(FOREVER,) if rng.random() < 0.2 else (),
        )

    return Position(
        round=rng.choice((1, 3)),
        contests=(Contest.parse(rng.choice(CONTESTS)),),
        me=player("me"),
        opponents=(player("other"),),
        phase="cut",
        first_player_holder=rng.choice(("me", "other")),
        forever_others=(1,),
        event=(event_effect(rng.choice(EVENTS)),),
    )


@dataclass(frozen=True)
class BruteRound:
    """All that can happen in a Swap Phase for two in which every drawn tile has the same face."""

    position: Position

    @property
    def players(self) -> tuple[Player, ...]:
        """Me and the other one."""
        return (self.position.me, *self.position.opponents)

    @cached_property
    def _values(self) -> dict[tuple[int, tuple[str, ...]], int]:
        return {}

    def value(self, player: int, goods: Goods) -> int:
        """The most points of any legal Show Phase with these goods."""
        key = player, tuple(sorted(map(str, goods)))
        if key not in self._values:
            view = seen_by(self.position, player)
            assert view is not None
            self._values[key] = brute_value(view, goods)
        return self._values[key]

    def held(self, player: int) -> list[str]:
        """The texts of the effects in force before the cut, those of the event too."""
        mine = self.players[player]
        cards = [good for good in (*mine.specialists, *mine.collection) if isinstance(good, Specialist)]
        return [*map(str, self.position.event), *(str(card.effect) for card in cards if card.effect)]

    def cuts(self, player: int) -> list[tuple[str, Parts]]:
        """Every legal cut with its text, those that reserve most first."""
        goods, texts = self.players[player].collection, self.held(player)
        any_kind = 1 + texts.count("reserve 1")
        most = any_kind + texts.count("reserve 1 stamp")
        found = []
        for places in product(["reserve", "first", "second"], repeat=len(goods)):
            parts = [
                [i for i, at in enumerate(places) if at == part] for part in ("reserve", "first", "second")
            ]
            reserve, first, second = parts
            cards = [i for i in reserve if not isinstance(goods[i], StampGood)]
            legal = 1 <= len(reserve) <= most and len(cards) <= any_kind and first and second
            rare = any("rare" in str(goods[i]) for i in reserve)
            if legal and not rare and first[0] < second[0]:
                found.append((-len(reserve), reserve, len(first), first, parts))
        return [(_text(parts), _goods(goods, parts)) for *_, parts in sorted(found)]

    def gained(self, player: int) -> Goods:
        """The goods that are a player's before the cut: those listed, or else what cards have drawn."""
        if self.players[player].got:
            return self.players[player].got
        found = {"collected draw small-square": FACE, "collected forever": FOREVER}
        return tuple(found[text] for text in self.held(player) if text in found)

    def kept(self, player: int, parts: Parts) -> int:
        """The smaller value of the reserve and either pile, with what is known of what the player got.

        What is paid for the other pile is in it.
        """
        reserve, *piles = parts
        got = self.players[player].got or tuple(good for good in self.gained(player) if good == FOREVER)
        found = []
        for pile, given in (piles, piles[::-1]):
            stays = (*got, *reserve, *pile)
            found.append(self.value(player, stays) + self.paid(player, stays, given))
        return min(found)

    def other_cut(self) -> Parts:
        """The cut that the other one makes: the first that keeps most."""
        return max((parts for _, parts in self.cuts(OTHER)), key=lambda parts: self.kept(OTHER, parts))

    def drawn(self, player: int, acting: Goods) -> Goods:
        """Return the goods drawn when a pile is taken from a player, by cards in play or in ``acting``."""
        found = {"taken draw small-square": FACE, "taken forever": FOREVER}
        cards = [
            card for card in (*self.players[player].specialists, *acting) if isinstance(card, Specialist)
        ]
        return tuple(found[str(card.effect)] for card in cards if str(card.effect) in found)

    def paid(self, player: int, acting: Goods, given: Goods) -> int:
        """Return the points paid when a pile is taken from a player, by cards in play or in ``acting``."""
        cards = [
            card for card in (*self.players[player].specialists, *acting) if isinstance(card, Specialist)
        ]
        texts = [*map(str, self.position.event), *(str(card.effect) for card in cards)]
        values = sum(good.tile.points if isinstance(good, StampGood) else 2 for good in given)
        number = texts.count("gift 1") + 2 * texts.count("gift 2")
        return number * len(given) + values * texts.count("gift value")

    def outcomes(self, first: int, cuts: Sequence[Parts]) -> Iterator[tuple[int, list[tuple[int, int]]]]:
        """For each pile that the first one may take, its number and both values for each answer."""
        second = 1 - first
        sure = [(*self.gained(player), *cuts[player][0]) for player in (ME, OTHER)]
        for pile in (0, 1):
            taken, left = cuts[second][1 + pile], cuts[second][2 - pile]
            ends = []
            for answer in (0, 1):
                given, kept = cuts[first][1 + answer], cuts[first][2 - answer]
                mine = (*sure[first], *taken, *kept)
                theirs = (*sure[second], *left)
                values = {
                    first: self.value(first, (*mine, *self.drawn(first, mine))),
                    second: self.value(second, (*theirs, *given, *self.drawn(second, theirs))),
                }
                values[first] += self.paid(first, mine, given)
                values[second] += self.paid(second, theirs, taken)
                ends.append((values[ME], values[OTHER]))
            yield pile, ends

    def chosen(self, player: int, ends: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """Return the end that is best for a player; on ties the other player chooses the worst one for me."""
        if player == ME:
            return max(ends, key=lambda values: values[ME])
        return min(ends, key=lambda values: (-values[OTHER], values[ME]))

    def expected(self, parts: Parts, other: Parts) -> int:
        """My points with a cut when both choose for themselves."""
        first = ME if self.position.first_player_holder == "me" else OTHER
        answers = [self.chosen(1 - first, ends) for _, ends in self.outcomes(first, (parts, other))]
        return self.chosen(first, answers)[ME]

    def choices(self, parts: Parts, other: Parts) -> list[int]:
        """My points with each pile of the other one, when I choose first."""
        return [self.chosen(OTHER, ends)[ME] for _, ends in self.outcomes(ME, (parts, other))]

    def in_choose(self, parts: Parts, other: Parts) -> Position:
        """The position after these cuts, where I choose first."""
        divided = [
            replace(player, collection=(), got=(*self.gained(number), *cut[0]), piles=(cut[1], cut[2]))
            for number, (player, cut) in enumerate(zip(self.players, (parts, other), strict=True))
        ]
        return replace(
            self.position, phase="choose", first_player_holder=None, me=divided[0], opponents=(divided[1],)
        )


def _text(parts: Sequence[Sequence[int]]) -> str:
    return "reserve " + " | ".join(" ".join(str(item + 1) for item in part) for part in parts)


def _goods(goods: Sequence[Good], parts: Sequence[Sequence[int]]) -> Parts:
    reserve, first, second = (tuple(goods[item] for item in part) for part in parts)
    return reserve, first, second


def main() -> None:
    """Compare as many rounds as asked for."""
    # Here, since nothing above may use the optimizer.
    from tests.optimizer.swap.test_rounds import check_round

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for seed in range(options.seed, options.seed + options.rounds):
        check_round(seed)
        print(f"round {seed} agrees", flush=True)


if __name__ == "__main__":
    main()
