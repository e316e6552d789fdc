"""A game against Pinzetta at a real table, as far as I know it: its state, my position, the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from stockbook.models.contests import Contest
from stockbook.models.pinzetta.cards import Mat, PinzettaCards
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition
from stockbook.models.pinzetta.scoring import HER, ME, her_rare, her_score
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.play.real_tables import NothingToDecide
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game.positions import end_position, final_show_lines
from stockbook.models.stampswap.goods import Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine, rare_values
from stockbook.models.stampswap.swap.goods_table import FOREVER_STAMP
from stockbook.models.stampswap.table.game import BOX, TableGame, TableSeat
from stockbook.models.stampswap.table.positions import (
    require_faces,
    shows_to_come,
    sight_of_table,
)


@dataclass(frozen=True)
class HerChoice:
    """Her choice between my piles in this round.

    Parameters
    ----------
    piles
        My piles as I cut them.
    taken
        The pile that she took, from 0.
    crossed
        The crossed-out icons of her decision card; None where it is not told.
    """

    piles: tuple[Goods, ...]
    taken: int
    crossed: int | None = None


@dataclass(frozen=True)
class SoloTableGame:
    """A game against Pinzetta at a real table, as far as I know it; a line of its record makes the next one.

    Parameters
    ----------
    swap
        My side, as a table of Stamp Swap at which I sit alone; its phase is that of the game. In the Choose
        turns my piles are on offer until she has taken one.
    told
        Her side as it was told, without what follows from her items.
    cards
        Her cards, of one's own copy; None where they are not told.
    items
        Her items on her mat, from the earlier rounds.
    untold
        The rounds in which nobody has told what she got.
    forever
        Number of her forever stamps where it is told in a line of its own.
    drawing
        The stacks from which my cards draw stamps now that are not told yet.
    choice
        Her choice in this round; None before it and after mine.
    """

    swap: TableGame
    told: PinzettaSide
    cards: PinzettaCards | None = None
    items: Goods = (FOREVER_STAMP,)
    untold: tuple[int, ...] = ()
    forever: int | None = None
    drawing: tuple[str, ...] = ()
    choice: HerChoice | None = None

    @property
    def mine(self) -> TableSeat:
        """My seat."""
        return self.swap.mine

    @property
    def phase(self) -> str:
        """As in ``TableGame``."""
        return self.swap.phase

    @property
    def scored(self) -> int:
        """The number of rounds that have been scored."""
        return LAST_ROUND if self.phase == "over" else self.swap.round - 1

    @property
    def offered(self) -> tuple[Goods, ...]:
        """My piles while she has not taken one; else none."""
        return self.mine.piles if self.phase == "choose" else ()

    @property
    def played(self) -> tuple[Contest, ...]:
        """The contests in play, as far as they are told."""
        return (*self.swap.contests, *([self.swap.finale] if self.swap.finale else []))

    @property
    def mat(self) -> Mat | None:
        """Her mat; None where her cards are not told."""
        return self.cards.mats[self.cards.mat_for(self.played)] if self.cards else None

    @property
    def items_known(self) -> bool:
        """Whether all items on her mat are known, with their faces."""
        return not self.untold and not any(isinstance(good, UnseenGood) for good in self.items)

    @cached_property
    def her(self) -> PinzettaSide:
        """Her side with all that follows from her items."""
        faces = [good.tile if isinstance(good, StampGood) else None for good in self.items]
        found = self.told.with_items(faces, self.mat if self.items_known and not self.told.boxes else None)
        return replace(
            found,
            forever=found.forever if self.forever is None else self.forever,
            decision=found.decision if found.boxes else (),
        )


def position_of_solo(game: SoloTableGame) -> SoloPosition:
    """The position of a moment, which must be a decision of mine.

    Raises
    ------
    ValueError
        If I have nothing to decide, or something that I need for it is not told; the message says what.
    """
    _check_mine(game)
    return sight_of_solo(game)


def sight_of_solo(game: SoloTableGame) -> SoloPosition:
    """All that I see at a moment, whoever decides; what is not told is left out."""
    swap = game.swap
    if swap.phase == "over":
        # The event of the last round holds to the end.
        swap = replace(swap, phase="show", events=swap.spent[-1:])
    elif swap.phase == "collect":
        swap = replace(swap, phase="cut")
    return SoloPosition(sight_of_table(swap), game.her)


def sheet_of_solo(game: SoloTableGame) -> ScoreSheet:
    """My points and hers if the game ended now, as far as they are told."""
    her = game.her
    # In intro mode she has no forever stamps that count.
    end = end_position(BOX, game.swap, game.swap.me, (her.forever_with(()),))
    solo = SoloPosition(end, her)
    lines = {
        ME: [ScoreLine("Show Phases", game.mine.points or 0), *final_show_lines(end)],
        HER: her_score(solo),
    }
    missing = tuple(_missing(game))
    ties = {ME: rare_values(placed.tile for placed in end.album.tiles), HER: her_rare(solo)}
    return ScoreSheet(lines, TIE_BREAK, ties, missing, final=game.phase == "over" and not missing)


def _check_mine(game: SoloTableGame) -> None:
    swap, her = game.swap, game.her
    if game.phase == "over":
        raise NothingToDecide("the game is over, so there is nothing for me to decide")
    if game.phase == "collect":
        example = f"{ME} collect 2x3 bl an 2; 2x2 ?; f"
        raise ValueError(f"my items of round {swap.round} are not told: add them, such as {example}")
    if game.offered:
        raise ValueError(
            f"it is the turn of {HER} to choose: add her decision card, such as {HER} decision 2"
        )
    if game.phase == "cut" and not her.crossed:
        raise ValueError(
            "the crossed-out icons of her decision cards are not told: add crossed = [0, 1, 1, 2] to the head"
        )
    if game.phase == "choose" and not her.piles:
        raise ValueError(f"her piles are not told: add them, such as {HER} piles 2x3 ?; f | 2x4 ?; 2x2 r 5")
    if game.phase == "show":
        require_faces(swap)
        if swap.round == LAST_ROUND and game.untold and game.forever is None and not her.intro:
            raise ValueError(f"her forever stamps are not told: add their number, such as {HER} forever 2")


def _missing(game: SoloTableGame) -> list[str]:
    """A text for each part of the points that is not told."""
    her = game.her
    found = list(shows_to_come(game.swap))
    if game.mine.points is None:
        fix = f"write {ME} points N, as on the score track"
        found.append(f"my Show Phases are not counted: what a card paid is not told; {fix}")
    if her.intro:
        return found
    if len(her.shows) < LAST_ROUND:
        found.append(f"her show-scoring cards are not all counted: write {HER} show and the points it lists")
    if not her.boxes:
        found.append(f"her boxes are not counted: write {HER} boxes and the items in each")
    if not game.told.decision:
        found.append(f"her last decision card is not counted: write {HER} decision and its points")
    for day in game.untold:
        found.append(f"rare and forever stamps that she got on {DAYS[day]} are not counted: {HER} got")
    unseen = [str(good) for good in game.items if isinstance(good, UnseenGood)]
    if unseen:
        found.append(f"faces of hers are not told: write {HER} turn and the face of {', '.join(unseen)}")
    return found
