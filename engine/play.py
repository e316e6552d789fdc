"""A game of a person against agents, from one decision to the next, for the terminal and the page."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from stockbook.engine.answering import SILENT, note_position
from stockbook.engine.choices import SearchTime
from stockbook.games.registry import definition_of, game_of, make_agent, words_of
from stockbook.models.files.faults import Faults
from stockbook.models.files.words import quoted
from stockbook.models.play.player_names import ME, names_for
from stockbook.models.play.protocol import AnyGame
from stockbook.models.play.record import GameHistory, Record, replay
from stockbook.optimizer.arena.agent import Agent, AgentName, decision_rng, may_search

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice
    from stockbook.games.words import Words
    from stockbook.models.play.protocol import ScoreSheet
    from stockbook.optimizer.solver.limits import SearchLimits

#: The time in which a search runs, with its limits.
Searching: TypeAlias = Callable[[SearchTime], AbstractContextManager["SearchLimits"]]

#: Seconds that an advice may take.
SECONDS = 5.0
#: Determinizations in which an action has to have the same result, if it is to show nothing hidden.
SAMPLES = 8
NOTHING_TO_UNDO = "no move to take back: others have acted since, or it showed hidden things"


@dataclass(frozen=True)
class Step:
    """One action, mine or another's, and what follows from it without a decision.

    Parameters
    ----------
    player
        Who acted, from 0.
    words
        The action and its results, as far as I may know them.
    """

    player: int
    words: str


class Match:
    """A game of mine against agents.

    Parameters
    ----------
    history
        The game so far.
    names
        The name of each player.
    agents
        The agent of each player; None where I decide.
    me
        My number, from 0, or that of the agent in my place.
    searching
        The time in which an advice is searched for.
    thinking
        The time in which an agent decides, of whom a text tells.
    """

    def __init__(
        self,
        history: GameHistory[Any, Any, Any],
        names: Sequence[str],
        agents: Sequence[Agent[Any, Any] | None],
        me: int,
        searching: Searching = SILENT.searching,
        thinking: Callable[[str], AbstractContextManager[None]] = lambda _: nullcontext(),
    ) -> None:
        self.history = history
        self.names = names
        self.me = me
        self.words: Words[Any, Any, Any] = words_of(history.game)
        self._definition = definition_of(history.game.name)
        self._agents = agents
        self._searching = searching
        self._thinking = thinking

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        return self.history.record(self.names)

    @property
    def view(self) -> Any:
        """All that I may see now."""
        return self.history.game.view(self.history.state, self.me)

    @property
    def is_mine(self) -> bool:
        """Whether I decide next."""
        turn = self.history.turn
        return turn is not None and self._agents[turn] is None

    @property
    def actions(self) -> list[Any]:
        """Each legal action of mine; none if I do not decide next."""
        return list(self.history.game.actions(self.history.state)) if self.is_mine else []

    @property
    def question(self) -> str:
        """The decision asked of me, with an example; empty if there is none."""
        return self.words.question(self.view) if self.is_mine else ""

    @property
    def position(self) -> dict[str, Any] | None:
        """The tables of my position file, at the end too; None where files cannot say it."""
        try:
            return self._definition.position_tables(self.history, self.me, names_for(self.names, self.me))
        except ValueError:
            return None

    @property
    def drawing(self) -> str:
        """My view as it is now, as an SVG document."""
        return self._definition.drawing(self.words.position(self.view))

    @property
    def to_come(self) -> Mapping[str, int]:
        """The number of stamps of each size that have not come up yet, as everybody can count."""
        return self._definition.to_come(self.history.state)

    @property
    def sheet(self) -> ScoreSheet:
        """Everybody's points if the game ended now."""
        game, state = self.history.game, self.history.state
        return self._definition.score_sheet(game, state, names_for(self.names, None))

    @property
    def may_search(self) -> bool:
        """Whether an agent may search before it decides."""
        return any(may_search(agent) for agent in self._agents if agent)

    def meant(self, text: str, show: Callable[[Advice], object] = lambda _: None) -> list[Any]:
        """The legal action that I typed in words or by its number, or several in order.

        Parameters
        ----------
        text
            The line.
        show
            Takes the advice, where the line wants the best to be played.

        Raises
        ------
        ValueError
            If it is none; the message helps.
        """
        actions, view = self.actions, self.view
        if text.isascii() and text.isdigit():
            if len(text) > 6 or not 1 <= int(text) <= len(actions):
                raise ValueError(f"the list has the numbers 1 to {len(actions)}: list shows it")
            return [actions[int(text) - 1]]
        choices = self.words.best(view, text)
        if choices is None:
            found = list(self.words.read(view, text))
        else:
            show(advice := self._advice(view, **choices))
            found = list(self.words.advised(view, advice.answer))
        if found[0] not in actions:
            raise ValueError(f"{quoted(text)} is not possible now: list shows what is")
        return found

    def searches(self, text: str) -> bool:
        """Whether a line that I typed is searched for before it is played."""
        try:
            return self.is_mine and not text.isdigit() and self.words.best(self.view, text) is not None
        except ValueError:
            return False

    def play(self, actions: Iterable[Any]) -> Iterator[Step]:
        """Play actions, one after the other, each with what it showed me."""
        for action in actions:
            before, player = self.view, self.history.turn
            assert player is not None
            self.history.play(action)
            yield Step(player, self.words.tell(before, player, action, self.view))

    def go_on(self) -> Iterator[Step]:
        """Let the agents act until I decide, or the game ends."""
        history = self.history
        while (turn := history.turn) is not None and (agent := self._agents[turn]):
            with self._thinking(f"player {turn + 1} is thinking ..."):
                view = history.game.view(history.state, turn)
                action = agent.act(view, decision_rng(history.seed, len(history.actions)))
            yield from self.play([action])

    @property
    def may_undo(self) -> bool:
        """Whether I may take the last action back: it is mine, and it showed me nothing hidden.

        It showed hidden things if I could see something else after it in another determinization.
        """
        history, me = self.history, self.me
        if not history.actions or history.actions[-1].player != me:
            return False
        game, before, after = history.game, history.states[-2], history.state
        action, view, seen = game.read(history.actions[-1].text), game.view(before, me), game.view(after, me)
        for number in range(SAMPLES):
            rng = Random(number)
            if game.view(game.apply(game.sample(view, rng), action, rng), me) != seen:
                return False
        return True

    def undo(self) -> None:
        """Take the last action back.

        Raises
        ------
        ValueError
            If I may not.
        """
        if not self.may_undo:
            raise ValueError(NOTHING_TO_UNDO)
        record = self.record
        self.history = replay(replace(record, actions=record.actions[:-1]))

    def hint(self) -> tuple[Advice, Sequence[Any]]:
        """The advice on my decision, and its actions.

        Raises
        ------
        ValueError
            If there is none; the message says why.
        """
        view = self.view
        advice = self._advice(view)
        answer = self.words.possible(view, advice.answer)
        return replace(advice, answer=answer), self.words.advised(view, answer)

    def why(self, view: Any, actions: Sequence[Any]) -> Advice:
        """My actions in a view, all of one decision, against the best ones.

        Raises
        ------
        ValueError
            If they are compared with nothing, or not possible.
        """
        from stockbook.engine.advice import explain

        position, move, choices = self.words.compared(view, actions)
        return searched(self._searching, explain, position, move, **choices)

    def last_decision(self) -> tuple[Any, list[Any]]:
        """My view before my last decision, and its actions.

        Raises
        ------
        ValueError
            If I have not decided anything.
        """
        history = self.history
        mine = [number for number, action in enumerate(history.actions) if action.player == self.me]
        if not mine:
            raise ValueError(
                "you have not decided anything yet: why and a move compares it with the best one"
            )
        first = mine.pop()
        actions = [history.game.read(history.actions[first].text)]
        while mine:
            before = history.game.read(history.actions[mine[-1]].text)
            if not self.words.same_decision(before, actions[0]):
                break
            first = mine.pop()
            actions.insert(0, before)
        return history.game.view(history.states[first], self.me), actions

    def _advice(self, view: Any, **choices: Any) -> Advice:
        from stockbook.engine.advice import advise

        position, deck = self.words.position(view), self.words.deck()
        game = game_of(position)
        if deck and "deck" in game.search(position, game.default_goal(position)).choices:
            choices["deck"] = deck
        return searched(self._searching, advise, position, **choices)


def searched(
    searching: Searching, search: Callable[..., Advice], position: Any, *move: Any, **choices: Any
) -> Advice:
    """The advice of a search on a position within the time that it has in a game.

    An unexpected error takes the position along, for the report.
    """
    with searching(SearchTime(SECONDS)) as limits:
        try:
            return search(position, *move, limits=limits, **choices)
        except ValueError:
            raise
        except Exception as error:
            note_position(error, position)
            raise


def agents_of(
    game: AnyGame, names: Sequence[str], me: int, faults: Faults, asked: Collection[str | None] = ()
) -> list[Agent[Any, Any] | None]:
    """The agent that each player's name says; None for the person, whose number ``me`` is.

    An unknown name is a fault, and its player has None too. Agents from outside have to be ``asked`` for.
    """
    found: list[Agent[Any, Any] | None] = []
    for number, name in enumerate(names):
        agent = None
        if number != me or name != ME:
            with faults.at(f"player {number + 1}"):
                agent = make_agent(game, AgentName.parse(name), outside=name in asked)
        found.append(agent)
    return found
