"""The review of decisions in Stamp Swap, dealt or at a real table: what ``hint`` and ``explain`` say."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, TypeAlias

from stockbook.games.stampswap.table.game import TableGame, next_round, position_of_table
from stockbook.games.stampswap.table.record import PLAYER_LINES, TABLE_LINES, played
from stockbook.games.stampswap.table.showing import in_show
from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.files.words import pick
from stockbook.models.play.goal import Goal
from stockbook.models.play.player_names import ME, player_named
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Look, TakePile
from stockbook.models.stampswap.game.state import Pieces, StampSwapState, StampSwapTable
from stockbook.models.stampswap.game.views import position_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.swap.unseen_tiles import (
    UnseenDeckTiles,
    UnseenTiles,
    seen_tiles,
    unseen_tiles_of,
)
from stockbook.models.stampswap.typed_items import split_items
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.search import explain, plan_rows
from stockbook.optimizer.review.decisions import PLACE, Decision, LeftOut, TableReview, played_out
from stockbook.optimizer.rollouts import Comparison, Row, not_below_0
from stockbook.optimizer.sampling.intervals import Estimate, paired_difference, points_given_away
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.agents import StampSwapOrSeason, quick
from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, best_items
from stockbook.optimizer.stampswap.game_placement import explain_for_game
from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice, CutRow
from stockbook.optimizer.swap.best_moves import best_choices, best_cuts

AnyAdvice: TypeAlias = CollectAdvice | CutAdvice | ChoiceAdvice | SoloAdvice


#: All tiles of a Show Phase where they lie, and the contest that I enter.
Shown: TypeAlias = tuple[tuple[PlacedTile, ...], Contest | None]


class StampSwapReviewer:
    """The comparison of items, cuts, piles and whole Show Phases by the points at the end of the game."""

    def __init__(self, game: StampSwapOrSeason, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._agent = quick(game)

    def moment(self, state: StampSwapState) -> tuple[int, str]:
        return moment_of(state.table)

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the advice for the phase, with the unseen tiles of the game's deck."""
        game, move = self._game, decision.actions[0]
        position = position_of(game.pieces, game.view(decision.states[0], decision.player), self._names)
        unseen = UnseenDeckTiles(game.deck, seen_tiles(position))
        match move:
            case Look():
                return _look(_asking(best_items, position, unseen)(limits=limits), move)
            case Collect(item):
                move = item
            case Divide(cut):
                move = cut
            case TakePile(owner, pile):
                move = (owner - decision.player) % game.players, pile
            case _:
                move = show_phase_of(game.pieces, [state.table for state in decision.states], decision)
        return COMPARED[decision.phase](position, move, unseen, limits)

    def points(self, state: StampSwapState, rng: Random) -> Sequence[float]:
        return played_out(self._game, self._agent, state, rng)


def moment_of(table: StampSwapTable) -> tuple[int, str]:
    """The round and the phase of a table; all of a Show Phase is one decision."""
    return table.round, PLACE if table.phase == "show" else table.phase


def goal_of(position: Position) -> Goal:
    """The goal by which decisions are compared: the points at the end of the game."""
    return Goal.NOW if position.last else Goal.GAME


def show_phase_of(pieces: Pieces, tables: Sequence[StampSwapTable], decision: Decision) -> Shown:
    """The tiles that a player has placed in a Show Phase, and the contest entered then.

    ``tables`` are those before each action, and after the last.
    """
    *_, entered = decision.actions
    assert isinstance(entered, Enter)
    before, after = (tables[number].seats[decision.player].placed for number in (0, -2))
    new = after[len(before) :]
    placed = tuple(PlacedTile.at(pieces.tiles[tile], pieces.grid.cell(bit)) for tile, bit in new)
    return placed, None if entered.contest is None else tables[0].contests[entered.contest]


def item_comparison(position: Position, item: int, unseen: UnseenTiles, limits: SearchLimits) -> Comparison:
    """The selection of an item of the pool, by its number from 0, beside the best one."""
    done = _item_text("collect", item, position.pool[item])
    ask = _asking(best_items, position, unseen)
    return compared(ask, lambda row: _item_text("collect", row.item, row.good), done, limits)


def cut_comparison(position: Position, cut: Cut, unseen: UnseenTiles, limits: SearchLimits) -> Comparison:
    """A cut of my goods beside the best one."""
    ask = partial(_asking(best_cuts, position, unseen), asked=[cut])
    return compared(ask, lambda row: str(row.cut), str(cut), limits)


def pile_comparison(
    position: Position, pile: tuple[int, int], unseen: UnseenTiles, limits: SearchLimits
) -> Comparison:
    """A pile beside the best one: its owner, clockwise from me, 0, and which of the two it is, from 0."""

    def text(owner: int, number: int) -> str:
        return f"take {position.opponents[owner - 1].name} {number + 1}"

    ask = _asking(best_choices, position, unseen)
    return compared(ask, lambda row: text(row.owner, row.pile), text(*pile), limits)


def _asking(search: Callable[..., Any], position: Position, unseen: UnseenTiles) -> Callable[..., Any]:
    """A search in a position, by the points at the end of the game."""
    return partial(search, position, goal=goal_of(position), unseen_tiles=unseen)


def placement_comparison(
    position: Position, shown: Shown, unseen: UnseenTiles, limits: SearchLimits
) -> Comparison:
    """A whole Show Phase beside the best one; in the last round exact where that is proved."""
    placed, contest = shown
    found: Any
    if position.last:
        found = explain(position, placed, contests=[contest], limits=limits)
        move, best = found.move.plans[0], found.best.plans[0]
        lost = Estimate(found.difference)
        if not found.best.proved:
            lost = Estimate(found.difference, found.difference, max(0, found.best.bound - move.points))
        extra: tuple[Row, ...] = ()
    else:
        found = explain_for_game(position, placed, contests=[contest], unseen_tiles=unseen, limits=limits)
        move, best, lost = found.move.plan, found.best.plan, found.difference
        extra = (("expected with the rounds to come", found.move.expected.value, found.best.expected.value),)
    if found.interrupted:
        raise KeyboardInterrupt
    lost = not_below_0(lost)
    best = best if lost.value else move
    return Comparison(_plan_text(move), _plan_text(best), lost, (*plan_rows(move, best), *extra))


def compared(
    ask: Callable[..., AnyAdvice], text: Callable[[Any], str], done: str, limits: SearchLimits
) -> Comparison:
    """A row of an answer beside the best one; by samples, on some that did not choose the best.

    ``ask`` returns the answer within limits, ``text`` the text of the move of a row; ``done`` is that of the
    move that was made. The limits are those of all of it.
    """
    half = replace(limits, time=limits.time / 2)
    advice = _asked(ask, half)
    best = text(advice.rows[0])
    if done != best and advice.rows[0].points:
        if isinstance(advice, CutAdvice):
            ask = partial(ask, asked=[row.cut for row in advice.rows if text(row) in (done, best)])
        advice = _asked(ask, replace(half, seed=limits.seed + 1))
    rows = {text(row): row for row in advice.rows}
    mine, other = rows[done], rows[best]
    lost = not_below_0(points_given_away(other, mine))
    if mine is not other and _unknown(lost, certain=isinstance(advice, CollectAdvice) or advice.certain):
        lost = Estimate(max(0.0, other.value.value - mine.value.value), few=True)
    other = other if lost.value else mine
    lines: list[Row] = [("expected points", mine.value.value, other.value.value)]
    if isinstance(mine, CutRow | SoloCutRow) and isinstance(other, CutRow | SoloCutRow):
        lines.insert(0, ("kept for sure", mine.kept, other.kept))
    return Comparison(done, text(other), lost, tuple(lines))


def _asked(ask: Callable[..., AnyAdvice], limits: SearchLimits) -> AnyAdvice:
    """An answer that no stop has cut short."""
    advice = ask(limits=limits)
    if limits.stopped:
        raise KeyboardInterrupt
    return advice


def _unknown(lost: Estimate, *, certain: bool) -> bool:
    """Whether nothing says how far a difference may be off."""
    if lost.low is None or lost.high is None:
        return lost.few or not certain
    return math.isinf(lost.high)


def _look(advice: CollectAdvice, action: Look) -> Comparison:
    """A look at an item beside the best look; to look at all costs nothing."""
    row = next((row for row in advice.looks if row.item == action.item), None)
    if row is None:
        # Where an item was seen before, looks are not compared.
        text = _item_text("look", action.item, advice.position.pool[action.item])
        return Comparison(text, text, Estimate(0.0))
    best = advice.looks[0]
    lost = Estimate(0.0) if row is best else not_below_0(paired_difference(best.points, row.points))
    move, other = (_item_text("look", each.item, each.good) for each in (row, best if lost.value else row))
    return Comparison(move, other, lost, (("what the look brings", row.value.value, best.value.value),))


def _item_text(verb: str, item: int, good: object) -> str:
    return f"{verb} {item + 1}: {good}"


def _plan_text(plan: Plan) -> str:
    placed = [str(each) for _, each in plan.placed]
    return "; ".join([*placed, f"enter {plan.contest or 'none'}"])


@dataclass(frozen=True)
class PhasedTables:
    """The review of my decisions at a real table, by what I saw; all lines of a Show Phase are one decision.

    Nobody's leads are known, as the game cannot be played on where goods or cards are not told.

    ``phases`` has for each action of a line of mine the phase of the decision that it is, ``verbs`` all
    actions that such a line may have, ``table`` the words with which lines begin that are no player's.
    ``compared`` returns what a move loses, given the state, the phase, the move and the limits, and ``swap``
    my side of a state as a table of Stamp Swap. ``decided`` returns the state in which a decision is made,
    from that before its first line, by its action and the words after it; it raises ValueError where
    something is not told that it is compared by.
    """

    phases: Mapping[str, str]
    verbs: Collection[str]
    table: Collection[str]
    compared: Callable[[Any, str, Any, SearchLimits], Comparison]
    swap: Callable[[Any], TableGame] = lambda game: game
    decided: Callable[[Any, str, str], Any] = lambda game, verb, rest: game

    def moment(self, state: Any) -> tuple[int, str]:
        return self.swap(state).round, PLACE if state.phase == "show" else state.phase

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        (move,) = decision.actions
        return self.compared(decision.states[0], decision.phase, move, limits)

    def points(self, state: Any, rng: Random) -> Sequence[float]:
        return ()

    def review(self, record: TableRecord, states: Sequence[Any]) -> TableReview:
        """My decisions of which all was told that they are compared by, and the others with the reason."""
        me = record.names.index(ME)
        found: list[Decision] = []
        left: list[LeftOut] = []
        shown: int | None = None
        for number, (line, text) in enumerate(record.lines):
            verb, rest = self._mine(record, text)
            if verb == "got":
                left.append(LeftOut(line, "what was cut and chosen in this round is not told"))
            if verb not in self.phases:
                continue
            phase = self.phases[verb]
            first = number
            if phase == PLACE:
                first = number if shown is None else shown
                shown = None if verb == "enter" else first
                if verb != "enter":
                    continue
            try:
                before = self.decided(states[first], verb, rest)
                record.records.position(before)
                if phase == PLACE:
                    move: Any = _shown(self.swap(before), self.swap(states[number]), text)
                else:
                    move = record.records.move(before, text)
            except ValueError as error:
                left.append(LeftOut(record.lines[first][0], str(error)))
                continue
            both = before, states[number + 1]
            round_ = self.swap(before).round
            found.append(Decision(len(found) + 1, first, round_, phase, me, both, (move,)))
        return TableReview(None, self, found, left)

    def _mine(self, record: TableRecord, text: str) -> tuple[str, str]:
        """The action of a line of mine, and the words after it; empty for other lines."""
        name, verb, rest = [*text.split(maxsplit=2), "", "", ""][:3]
        if text.startswith("#") or not verb or name.lower() in self.table:
            return "", ""
        if record.names[player_named(name, record.names)] != ME:
            return "", ""
        return pick(verb, self.verbs, "action"), rest


def unseen_in(in_sight: Position, deck: Deck | None) -> UnseenTiles:
    """The tiles that are not seen in a position: of one's own copy, or by the printed numbers."""
    return UnseenDeckTiles(deck, seen_tiles(in_sight)) if deck else unseen_tiles_of(in_sight)


def _shown(before: TableGame, last: TableGame, line: str) -> Shown:
    """All tiles that I place in a Show Phase, and the contest that I enter.

    Raises ValueError if more came into my hand after the first was placed.
    """
    old = set(before.mine.album.tiles)
    placed = tuple(each for each in last.mine.album.tiles if each not in old)
    last = in_show(last)
    dropped = last.mine.dropped[len(before.mine.dropped) :]
    if len(placed) + len(dropped) + len(last.mine.hand) != len(before.mine.hand):
        raise ValueError("stamps came after the first one was placed")
    after = played(last, line)
    if after.round == last.round and after.phase == last.phase:
        entered = after.mine.declared
    else:
        entered = next(iter(after.mine.entered[len(last.mine.entered) :]), None)
    return placed, None if entered is None else last.contests[entered]


def _decided(game: TableGame, verb: str, rest: str) -> TableGame:
    """The game in which a decision is made, if its line says all that it is compared by.

    Raises ValueError with what is not told.
    """
    cutting = game.phase == "cut"
    seats = (seat for seat in game.seats if seat.untold or (cutting and seat.cut is None))
    untold = " and ".join(seat.name for seat in seats)
    if verb == "collect" and len(split_items(rest)) > 1 and game.pool is not None:
        raise ValueError("several items are collected at once, so their order is not told")
    if verb == "collect" and game.pool is None:
        raise ValueError(f"the pool of round {next_round(game).round} is not told")
    if verb == "take" and untold:
        raise ValueError(f"the piles of {untold} are not told")
    return in_show(game)


def _compared_at_table(game: TableGame, phase: str, move: Any, limits: SearchLimits) -> Comparison:
    """A decision beside the best one by the advice for its phase, as for a game that was dealt."""
    position = position_of_table(game)
    return COMPARED[phase](position, move, unseen_in(position, position.deck), limits)


#: Phase -> the comparison of a decision in it.
COMPARED: Mapping[str, Callable[[Position, Any, UnseenTiles, SearchLimits], Comparison]] = {
    "collect": item_comparison,
    "cut": cut_comparison,
    "choose": pile_comparison,
    PLACE: placement_comparison,
}
TABLES = PhasedTables(
    phases={
        "collect": "collect",
        "cut": "cut",
        "reserve": "cut",
        "take": "choose",
        "place": PLACE,
        "enter": PLACE,
    },
    verbs=PLAYER_LINES,
    table=TABLE_LINES,
    compared=_compared_at_table,
    decided=_decided,
)
