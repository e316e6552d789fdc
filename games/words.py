"""A game in words: what is asked, the actions that a typed line means, what happened, what advice means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from stockbook.models.play.protocol import Game, Seen

if TYPE_CHECKING:
    from stockbook.models.stampswap.deck import Deck

Action = TypeVar("Action")
View = TypeVar("View")
Played = TypeVar("Played", bound=Game[Any, Any, Any])
#: Determinizations in which another action may look the same to me as the one that was taken.
SAMPLES = 8


class Words(Generic[Played, Action, View]):
    """The words of a game; these are made of what its record would have, and most games have better ones.

    Views are those of the player who is asked and told. A whole number alone always means an entry of the
    list of actions, and ``?``, ``q``, ``list`` and ``why`` are taken: moves are written otherwise.
    """

    def __init__(self, game: Played) -> None:
        self.game = game

    def question(self, view: View) -> str:
        """The decision asked of me and how to write it, in one line: ``your move, such as red 1,5``."""
        state = self.game.sample(view, Random(0))
        return f"your move, such as {self.game.write(self.game.actions(state)[0])}"

    def read(self, view: View, text: str) -> Sequence[Action]:
        """The action that I typed, or several in order, of which all but the first are sure to be legal.

        Raises ValueError if it is none, or not legal now and the reason is known; the message helps.
        """
        return [self.game.read(text)]

    def best(self, view: View, text: str) -> Mapping[str, Any] | None:
        """The choices of the advice that a typed line wants to be played; None for any other line.

        Raises ValueError if there is no such choice.
        """
        return None

    def say(self, view: View, action: Action) -> str:
        """A legal action of mine in one line, as lists and hints name it."""
        return self.game.write(action)

    def tell(self, before: View, player: int, action: Action, after: View) -> str:
        """An action, and all that followed by itself, as far as I see it, in one line or several.

        The views are mine before it and after it; the player may be me. Only what I may know of the action is
        told.
        """
        hidden = player != Seen(self.game, before).player and self._looks_like_another(before, action, after)
        return f"player {player + 1}: {'a move that I do not see' if hidden else self.game.write(action)}"

    def _looks_like_another(self, before: View, action: Action, after: View) -> bool:
        """Whether another action could have left me the same view, so that nothing shows which it was."""
        game, me = self.game, Seen(self.game, before).player
        if me is None:
            return False
        for seed in range(SAMPLES):
            state = game.sample(before, Random(seed))
            others = (each for each in game.actions(state) if each != action)
            if any(game.view(game.apply(state, each, Random(seed)), me) == after for each in others):
                return True
        return False

    def position(self, view: View) -> Any:
        """My view as a position, which advice is about and pictures and drawings show."""
        return Seen(self.game, view)

    def deck(self) -> Deck | None:
        """The cards and tiles of the game, which advice may know; None where they say nothing."""
        return None

    def possible(self, view: View, answer: Any) -> Any:
        """The answer of a search without what I may not do any more."""
        return answer

    def advised(self, view: View, answer: Any) -> Sequence[Action]:
        """The actions that the answer of a search means, in order."""
        return [answer.rows[0].action]

    def same_decision(self, before: Action, action: Action) -> bool:
        """Whether an action of mine goes on with the decision of the one before."""
        return False

    def compared(self, view: View, actions: Sequence[Action]) -> tuple[Any, Any, Mapping[str, Any]]:
        """My actions in a view, all of one decision, as explanations take them: position, move and choices.

        Raises ValueError if they are compared with nothing; the message says why.
        """
        return self.position(view), actions[0], {}
