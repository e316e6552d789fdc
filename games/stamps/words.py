"""STAMPS in words: moves with what they trap, and what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from stockbook.games.words import Words
from stockbook.models.files.words import counted
from stockbook.models.play.player_names import ME
from stockbook.models.stamps_game.game import StampsGame, StampsMove, StampsPosition, move_refusal
from stockbook.models.stamps_game.grid import advance, place_text, places, points, trapped

if TYPE_CHECKING:
    from stockbook.games.stamps.table import StampsTableGame


class StampsWords(Words[StampsGame, StampsMove, StampsPosition]):
    """A game of STAMPS in words."""

    def question(self, view: StampsPosition) -> str:
        example = StampsMove(view.hand[0], places(view.grid)[0])
        return f"which stamp, and where (row, column), such as {example}"

    def read(self, view: StampsPosition, text: str) -> list[StampsMove]:
        move = self.game.read(text)
        if reason := move_refusal(view, move):
            raise ValueError(reason)
        return [move]

    def say(self, view: StampsPosition, action: StampsMove) -> str:
        return f"{action}  {self._effect(view, view.seat, action)}"

    def tell(self, before: StampsPosition, player: int, action: StampsMove, after: StampsPosition) -> str:
        """The stamp that a player laid, the stamps it trapped, and the stamp that I drew."""
        who = "you lay" if player == before.seat else f"player {player + 1} lays"
        total = points(after.tracks[player], self.game.deck.track)
        told = f"{who} {action.color} at {place_text(action.at)}: {self._effect(before, player, action)}"
        told += f", {counted(total, 'point')} in all"
        if player == before.seat and before.pile:
            rest = list(before.hand)
            rest.remove(action.color)
            drawn = list(after.hand)
            for color in rest:
                drawn.remove(color)
            told += f"; you draw {drawn[0]}"
        return told

    def advised(self, view: StampsPosition, answer: Any) -> list[StampsMove]:
        return [answer.advice[0].move]

    def position(self, view: StampsPosition) -> StampsPosition:
        return view

    def _effect(self, view: StampsPosition, player: int, move: StampsMove) -> str:
        """The stamps that a move traps, and its points."""
        caught = trapped(view.grid, move.at, move.color, self.game.readings)
        before = view.tracks[player]
        printed = self.game.deck.track
        after = advance(before, caught, len(printed), self.game.readings)
        return f"{trapped_text(caught)}, {points_change(points(after, printed) - points(before, printed))}"


def trapped_text(trapped: Mapping[str, int]) -> str:
    """The stamps that a move traps, in words."""
    if not trapped:
        return "traps nothing"
    return "traps " + ", ".join(color if n == 1 else f"{n} {color}" for color, n in trapped.items())


def points_change(gain: int) -> str:
    """``+1 point``, ``-2 points``, ``0 points``."""
    return f"+{counted(gain, 'point')}" if gain > 0 else counted(gain, "point")


def advised_lines(table: StampsTableGame, answer: Any) -> list[str]:
    """The line at a real table that plays the best move."""
    return [f"{ME} {answer.advice[0].move}"]
