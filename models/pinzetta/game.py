"""The solo game of Stamp Swap, against Pinzetta, in the protocol of all games; its views as positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from random import Random
from typing import Any, ClassVar

from stockbook.models.album.album import SIDE
from stockbook.models.contests import Contest
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.pinzetta import rules as solo_rules
from stockbook.models.pinzetta.cards import LEVELS, PinzettaCards, cards_from, cards_to_toml
from stockbook.models.pinzetta.position import HER as HER_NAME
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition, solo_position_to_dict
from stockbook.models.pinzetta.procedure import even_cuts, exchanged
from stockbook.models.pinzetta.rules import (
    HER,
    ME,
    Action,
    DrawOrders,
    PinzettaState,
    SoloComponents,
    SoloState,
    SoloView,
    TakeHerPile,
    parse_action,
    solo_deck,
    tiles_needed,
)
from stockbook.models.play.protocol import AnyGame, Option, ScoreSheet
from stockbook.models.play.record import GameHistory
from stockbook.models.puzzles.dealing import choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import TYPES, deck_options
from stockbook.models.stampswap.game import dealt_rounds, views
from stockbook.models.stampswap.game.actions import Divide, Enter, Place
from stockbook.models.stampswap.game.dealt_rounds import contests_drawn, show_actions
from stockbook.models.stampswap.game.positions import forever_of, points_lines, rare_of
from stockbook.models.stampswap.game.stamp_swap import made
from stockbook.models.stampswap.game.state import Deal, Seat, StampSwapState, StampSwapTable
from stockbook.models.stampswap.game.views import goods_of, position_of
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine, first_places, total
from stockbook.models.stampswap.swap.cuts import Cut

#: A contest that never scores: her seat needs an exhibitor, and her mat has none.
NO_EXHIBITOR = Contest.parse("count all 0")


@dataclass(frozen=True)
class Pinzetta:
    """The solo game: one player against Pinzetta, who follows a procedure and never decides.

    Raises
    ------
    ValueError
        If there is no such level, a show-scoring card lists a type of contest that the deck lacks, or the
        deck is too small.
    """

    name: ClassVar[str] = "pinzetta"
    players: ClassVar[int] = 1
    #: Tiles and cards, as for Stamp Swap.
    deck: Deck
    #: Pinzetta's mats and cards.
    cards: PinzettaCards
    #: Her level, 1 to 3.
    level: int = 1
    #: Whether it is intro mode: she only swaps, her points are fixed, and her items are discarded.
    intro: bool = False
    #: Columns and rows of my album.
    side: int = SIDE

    def __post_init__(self) -> None:
        if self.level not in LEVELS:
            raise ValueError(f"level {self.level}: there are the levels 1, 2 and 3")
        if len(self.deck.contests) < TYPES:
            raise ValueError(f"contests: {TYPES} types are needed, and there are {len(self.deck.contests)}")
        for card in self.cards.shows:
            if card.type not in self.deck.contests:
                types = ", ".join(map(repr, self.deck.contests))
                raise ValueError(f"a show-scoring card lists {card.type!r}: the deck's contests are {types}")
        if not self.deck.mats:
            raise ValueError("the deck has no mats: one is needed")
        needed, here = tiles_needed(self.components), len(self.deck.tiles) + self.deck.forever
        if here < needed:
            raise ValueError(f"tiles: {needed} may be needed in {LAST_ROUND} rounds, and there are {here}")

    @cached_property
    def components(self) -> SoloComponents:
        """The components in play, without the cards that stay in the box."""
        return SoloComponents(solo_deck(self.deck, self.cards), self.cards, self.level, self.intro, self.side)

    @cached_property
    def options(self) -> Mapping[str, Option]:
        return {
            "level": self.level,
            "intro": self.intro,
            "cards": cards_to_toml(self.cards),
            **deck_options(self.deck, self.side),
        }

    def start(self, rng: Random) -> SoloState:
        """Shuffle everything: stacks, attendees, contests, mats and her cards."""
        deck, cards = self.components.deck, self.cards
        *stacks, forever = deck.stacks
        hers, forever = forever[:1], forever[1:]
        shuffles = (*(tuple(shuffled(rng, stack)) for stack in stacks), forever)
        deal = Deal(shuffles, tuple(shuffled(rng, deck.attendees)), ())
        contests, finale = contests_drawn(deck, rng)
        me, her = Seat(self._my_exhibitor(rng)), Seat(NO_EXHIBITOR, cards=hers)
        table = StampSwapTable(1, "cut", ME, ME, contests, finale, (me, her))
        orders = self._orders(rng, PinzettaState(0))
        mat = cards.mat_for((*contests, finale))
        return solo_rules.begin_round(
            self.components, SoloState(StampSwapState(table, deal), PinzettaState(mat), orders)
        )

    def turn(self, state: SoloState) -> int | None:
        return None if state.swap.table.phase == "over" else ME

    def actions(self, state: SoloState) -> Sequence[Action]:
        table = state.swap.table
        if table.phase == "cut":
            return list(map(Divide, self.cuts(table)))
        if table.phase == "choose":
            return [TakeHerPile(0), TakeHerPile(1)]
        return show_actions(self.components.pieces, table) if table.phase == "show" else []

    def cuts(self, table: StampSwapTable) -> list[Cut]:
        """Every legal cut of my goods."""
        return even_cuts(dealt_rounds.cuts(self.components.pieces, table, ME))

    def apply(self, state: SoloState, action: Action, rng: Random) -> SoloState:
        match action:
            case Divide(made):
                return solo_rules.cut(self.components, state, made)
            case TakeHerPile(pile):
                return solo_rules.take(self.components, state, pile)
            case Place():
                return replace(state, swap=dealt_rounds.place(self.components.pieces, state.swap, action))
            case Enter(contest):
                return solo_rules.enter(self.components, state, contest)

    def lines(self, state: SoloState) -> tuple[list[ScoreLine], list[ScoreLine]]:
        """My points line by line, and hers, if the game ended now."""
        table = state.swap.table
        items = table.seats[HER].cards
        others = () if self.intro else (self.components.forever(items),)
        pieces = self.components.pieces
        mine = points_lines(pieces, table, ME, others or (0,))
        forever = forever_of(pieces, table.seats[ME]) or 0
        return mine, self.components.her_lines(state.her, table, forever)

    def score(self, state: SoloState) -> tuple[int, int]:
        """My points, then hers."""
        mine, hers = self.lines(state)
        return total(mine), total(hers)

    def winners(self, state: SoloState) -> tuple[int, ...]:
        """My number or hers, or both, by ``first_places``."""
        return first_places(self.score(state), self.rare_values(state))

    def rare_values(self, state: SoloState) -> tuple[int, int]:
        """The sums of the values of my rare stamps and of hers; none of hers in intro mode."""
        me, her = state.swap.table.seats
        hers = 0 if self.intro else self.components.her_rare(her.cards)
        return rare_of(self.components.pieces, me), hers

    def view(self, state: SoloState, player: int) -> SoloView:
        return SoloView(views.view_of(self.components.pieces, state.swap.table, player), state.her)

    def sample(self, view: SoloView, rng: Random) -> SoloState:
        swap = views.sample(self.components.pieces, view.swap, rng)
        deal = replace(swap.deal, events=())
        return SoloState(StampSwapState(swap.table, deal), view.her, self._orders(rng, view.her))

    def write(self, action: Action) -> str:
        return str(action)

    def read(self, text: str) -> Action:
        return parse_action(text)

    def _my_exhibitor(self, rng: Random) -> Contest:
        """Draw the exhibitor of my mat: of those without hers on the back, if the deck has them."""
        numbers = shuffled(rng, range(1, len(self.deck.mats) + 1))
        mine = next((number for number in numbers if number in self.cards.my_mats), numbers[0])
        return self.deck.mats[mine - 1]

    def _orders(self, rng: Random, her: PinzettaState) -> DrawOrders:
        """Shuffle her cards that are not drawn yet."""
        cards = self.cards
        shows = [card for card in range(len(cards.shows)) if card not in her.shows]
        events = [card for card in range(len(cards.events)) if card not in her.events]
        return DrawOrders(
            self._decisions(rng, her.decisions), tuple(shuffled(rng, shows)), tuple(shuffled(rng, events))
        )

    def _decisions(self, rng: Random, drawn: tuple[int, ...]) -> tuple[int, ...]:
        """Draw the decision cards still to come.

        All of them are shuffled together for each round; that of the end is one of those left then.
        """
        every = range(len(self.cards.decisions))
        found = [*drawn]
        while len(found) <= LAST_ROUND:
            left = [card for card in every if len(found) < LAST_ROUND or card != found[-1]]
            found.append(choose(rng, left))
        return tuple(found[len(drawn) :])


def solo_position_of(components: SoloComponents, view: SoloView) -> SoloPosition:
    """The position of a view in one of its three phases."""
    pieces, table = components.pieces, view.swap.table
    mine = replace(view.swap, table=replace(table, seats=table.seats[:HER]))
    position = position_of(pieces, mine)
    seat = table.seats[HER]
    got, *piles = (goods_of(pieces, view.swap, items) for items in (seat.apart, *seat.piles))
    # Files have her piles as dealt; exchanging twice brings them back.
    dealt = exchanged(piles, view.her.exchanged) if piles else ()
    me = replace(position.me, chosen=False)
    return SoloPosition(replace(position, me=me), _her_side(components, view, dealt, got))


def _her_side(
    components: SoloComponents, view: SoloView, piles: tuple[Goods, ...], got: Goods
) -> PinzettaSide:
    """Her mat, cards and stamps in a view."""
    table, her, cards = view.swap.table, view.her, components.cards
    items = table.seats[HER].cards
    mat = components.mat(her)
    side = PinzettaSide(
        level=components.level,
        targets=mat.targets,
        crossed=cards.crossed,
        piles=piles,
        got=got,
        intro=components.intro,
        shows=tuple(components.listed_points(table, card) for card in her.shows),
    )
    return side.with_items([components.tile(item) for item in items], mat)


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """A solo game; without ``deck`` and ``cards``, the texts of such files, with the demonstrations.

    A ``PositionError`` has every fault of the options, the deck and the cards.
    """
    if players not in (None, 1):
        options.faults.add("players", f"the solo game is for one player, not {players}")
    level = options.number("level", LEVELS[0], LEVELS[-1]) or LEVELS[0]
    intro = options.flag("intro")
    text = options.text("cards", lines=True)
    if text is None:
        text = files("stockbook.seeds").joinpath("pinzetta", "demo.toml").read_text("utf-8")
    cards = cards_from(TomlFile.parse(text, "cards"))
    return made(options, lambda deck, side: Pinzetta(deck, cards, level, intro, side))


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """The tables of the position file of a player's view; a ``ValueError`` if my album is not 12x12."""
    game = history.game
    assert isinstance(game, Pinzetta)
    view = game.view(history.state, player)
    return solo_position_to_dict(solo_position_of(game.components, view))


def score_sheet(game: AnyGame, state: SoloState, names: Sequence[str]) -> ScoreSheet:
    """My points and hers if the game ended in a state."""
    assert isinstance(game, Pinzetta)
    both = (names[0], HER_NAME)
    lines, rare = game.lines(state), game.rare_values(state)
    return ScoreSheet(dict(zip(both, lines, strict=True)), TIE_BREAK, dict(zip(both, rare, strict=True)))
