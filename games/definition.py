"""The definition of a game: how its positions are read, written, drawn, scored and searched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from stockbook.models.play.goal import Goal
from stockbook.models.play.protocol import AnyGame, Seen

if TYPE_CHECKING:
    from stockbook.games.boards import Boards, Decision
    from stockbook.games.scores import AlbumScore, PlayersScore, SoloScore
    from stockbook.games.words import Words
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.play.protocol import AnyGame, ScoreSheet
    from stockbook.models.play.real_tables import TableRecord, TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.stampswap.deck import Deck
    from stockbook.models.stampswap.facts import KeyedWarning
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.arena.agent import Agent, AgentFactory, Agents
    from stockbook.optimizer.review.decisions import ClassLimits, Reviewer, TableReview

#: Width of a drawing that is made of lines of text.
TEXT_WIDTH = 560
#: Determinizations in which a player's points have to be the same, if they do not depend on what is not seen.
SAMPLES = 8
#: The automatic opponent of a game for one player on its score sheet.
OPPONENT = "the opponent"
#: What breaks a tie in a game that says no more than who has won.
TIE_BREAK = "wins ties"


class NoMove(ValueError):
    """There is no move to advise; ``key`` is the place in a position file that says so."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class MoveError(ValueError):
    """The error of a text that is no move, with every reason.

    It is not ``legal`` where it can be read, and the rules do not allow the move that it means.
    """

    def __init__(self, reasons: Sequence[str], *, legal: bool = True) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)
        self.legal = legal


class Search(NamedTuple):
    """A search that knows its position: ``run`` returns the answer, given ``limits`` and the choices.

    ``choices`` are the names of those that it takes. ``in_sight`` is the position with all that is seen,
    where the rest is drawn; None where nothing is drawn.
    """

    run: Callable[..., Any]
    choices: tuple[str, ...] = ()
    in_sight: Position | None = None


class GameDefinition(ABC):
    """One game. What only its searches or drawings need is loaded when they are asked for.

    Where a game does not say it otherwise, its positions are ``Seen``, or have the same attributes: moves are
    then compared by rollouts of an agent, and points are those that do not depend on what is hidden.
    """

    name: ClassVar[str]
    """The ``game`` key of its files."""
    title: ClassVar[str]
    """Its name as it is printed on the box, for people."""
    players: ClassVar[Sequence[int]] = (2,)
    """The numbers of players for whom it is."""
    usual_players: ClassVar[int] = 2
    """The number of players that the page offers first."""
    board: ClassVar[str] = "drawing"
    """The board by which the page shows it; the drawing of a position where it has none of its own."""
    empty: ClassVar[Mapping[str, Any] | None] = None
    """The tables of a position with nothing on its board, as the page begins with; None without a board."""
    settings: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """The options of a new game that the page offers, each with its values, the usual one first."""
    faces: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """The faces of its cards by their names, for a page that draws them."""
    usual_goal: ClassVar[Goal] = Goal.GAME
    """The points that advice maximizes unless told."""
    explained_goals: ClassVar[tuple[Goal, ...]] = tuple(Goal)
    """The goals by which a move is compared with the best one."""
    enough_time: ClassVar[float | None] = None
    """Seconds of a whole hint that are enough unless more than the default is asked for; None for all."""
    class_limits: ClassVar[ClassLimits] = (2.0, 4.0, 8.0)
    """The most points that a good decision gives away, an inaccuracy and a mistake."""
    has_contests: ClassVar[bool] = False
    """Whether a score counts a contest as entered, and a deck may say what its cards do."""
    has_phases: ClassVar[bool] = False
    """Whether its positions have the phases of Stamp Swap, and so the commands for one of them."""
    has_puzzles: ClassVar[bool] = False
    """Whether its positions may be puzzles."""

    def variants(self) -> Mapping[str, GameDefinition]:
        """Games made of this one for records and the arena, by their names; they have no position files."""
        return {}

    @abstractmethod
    def make(self, players: int | None, options: TomlTable) -> AnyGame:
        """Make the game for a number of players; None for the usual number.

        It asks ``options`` for the keys it knows, adds what is wrong to ``options.faults`` (with the key
        ``players`` for a wrong number), and ends with ``options.close({})`` and
        ``options.faults.raise_any()``. The option ``deck`` is the text of the deck file of one's own copy.

        Raises PositionError with every fault.
        """

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        """The tables of the position file of a player's view; ``names`` are those of all players.

        Raises ValueError if files cannot say it.
        """
        return self.tables(Seen(history.game, history.game.view(history.state, player)))

    def score_sheet(self, game: Any, state: Any, names: Sequence[str], /) -> ScoreSheet:
        """Everybody's points if the game ended in a state; ``names`` are those of all players."""
        from stockbook.models.play.protocol import ScoreSheet
        from stockbook.models.stampswap.scoring import ScoreLine

        points, winners = game.score(state), game.winners(state)
        scored = [*names, OPPONENT][: len(points)]
        ties = {}
        if winners and len(winners) < points.count(max(points)):
            ties = {name: int(player in winners) for player, name in enumerate(scored)}
        return ScoreSheet(
            {name: [ScoreLine("points", each)] for name, each in zip(scored, points, strict=True)},
            TIE_BREAK if ties else "",
            ties,
            final=bool(winners) and game.turn(state) is None,
        )

    def to_come(self, state: Any, /) -> Mapping[str, int]:
        """The number of stamps of each size that have not come up yet, as everybody can count."""
        return {}

    def unseen(self, states: Sequence[Any], lines: Sequence[str], /) -> Mapping[str, int]:
        """The number of stamps of each size that have not come up yet at a real table; empty where unknown.

        ``states`` are the game before the first line of the record, and after each of them.
        """
        return {}

    @property
    def table_records(self) -> TableRecords[Any] | None:
        """How games at a real table are recorded; None where they are not."""
        return None

    @abstractmethod
    def read(self, source: TomlFile, /) -> Any:
        """The position in the tables of a file.

        Raises PositionError with every fault.
        """

    def warnings(self, position: Any, /) -> list[KeyedWarning]:
        """The warnings about a position that is hardly possible at the table, each a key and a message."""
        return []

    @abstractmethod
    def tables(self, position: Any, /) -> dict[str, Any]:
        """The tables of a file that reads back equal."""

    def lines(self, position: Any, /) -> Sequence[str]:
        """The position in lines of plain text."""
        from stockbook.models.files.toml_table import toml_text

        return toml_text(self.tables(position)).splitlines()

    def drawing(self, position: Any, /) -> str:
        """The position as an SVG document; of a game without a drawing of its own, its lines."""
        from stockbook.models.drawing.album_svg import SvgPage

        page = SvgPage(TEXT_WIDTH)
        page.title(self.title)
        for line in self.lines(position):
            page.line("", line)
        return page.document(self.title)

    def review_boards(self, position_before: Callable[[Decision], Any]) -> Boards:
        """The decisions of a reviewed game in HTML, given the position before each of them."""
        from stockbook.games.boards import Boards

        return Boards(position_before)

    def my_side(self, position: Any, /) -> Position | None:
        """My side as a position of Stamp Swap; None for another game."""
        return None

    def with_deck(self, position: Any, deck: Deck | None) -> tuple[Any, Deck | None]:
        """The position with what a deck says of its cards, and that deck: the one given, or its own."""
        return position, deck

    def assumptions(self, position: Any, /) -> Sequence[str]:
        """A text for each thing that numbers about a position take for granted, as a picture of it says."""
        return ()

    def assumed(self, position: Any, /) -> Sequence[str]:
        """A text for each thing that documents about a position take for granted, picture or none."""
        return self.assumptions(position)

    def not_counted(self, position: Any, /) -> tuple[str, ...]:
        """A text for each thing that the position only names, so that no answer counts it."""
        return ()

    def score(self, position: Any, /, *entered: Contest | None) -> AlbumScore | SoloScore | PlayersScore:
        """The points so far, with a contest, or none, entered: if it is not given, the one that pays most.

        Points of others that depend on what is not seen are left out.
        """
        from random import Random

        from stockbook.games.scores import PlayersScore

        game = position.game
        names = [f"player {number}" for number in range(1, game.players + 1)]
        states = [game.sample(position.view, Random(seed)) for seed in range(SAMPLES)]
        sheets = [self.score_sheet(game, state, names).players for state in states]
        known = {
            name: lines for name, lines in sheets[0].items() if all(each[name] == lines for each in sheets)
        }
        unknown = (
            f"the points of {name} depend on what is not seen" for name in sheets[0] if name not in known
        )
        return PlayersScore(self.name, known, tuple(unknown))

    def default_goal(self, position: Any) -> Goal:
        """The points that advice about a position maximizes unless told."""
        return self.usual_goal

    def search(self, position: Any, goal: Goal) -> Search:
        """The search for the best move; by default rollouts of an agent.

        Raises NoMove if there is nothing to choose; PositionError if the position lacks something.
        """
        from stockbook.optimizer.rollouts import ranked_actions

        self._actions(position)
        agent = self._player(position.game)
        return Search(lambda limits: ranked_actions(position.game, position.view, agent, limits))

    def read_move(self, position: Any, text: str) -> Any:
        """The move that a text means.

        Raises MoveError if it is none, or not legal.
        """
        try:
            return position.game.read(text)
        except ValueError as error:
            raise MoveError([str(error)]) from None

    def words(self, game: Any, /) -> Words[Any, Any, Any]:
        """The words of a game that is played, given as the protocol has it."""
        from stockbook.games.words import Words

        return Words(game)

    def advised_lines(self, state: Any, answer: Any, /) -> list[str]:
        """The lines at a real table that play the best move of an answer, in a state of its record."""
        from stockbook.models.play.player_names import ME

        return [f"{ME} {answer.rows[0].text}"]

    def compare(self, position: Any, move: Any, goal: Goal) -> Search:
        """The search for a move beside the best one, by default by the lead expected at the end.

        Raises NoMove and PositionError as in ``search``; IllegalMove, here or in the search, if the rules do
        not allow the move.
        """
        from stockbook.optimizer.placement.search import IllegalMove
        from stockbook.optimizer.rollouts import compared_action

        game = position.game
        if move not in self._actions(position):
            raise IllegalMove([f"{game.write(move)} is not possible here"])
        return Search(partial(compared_action, game, position.view, self._player(game), move))

    def what_if(self, position: Any, wishes: Sequence[Any], goal: Goal) -> Search:
        """The search for the best move with all wishes, and for their cost; NoMove where there are none."""
        raise NoMove("game", f"{self.name} knows no wishes")

    def worth(self, position: Any) -> Search:
        """The search for what the best Show Phase loses without each stamp and contest; else NoMove."""
        raise NoMove("game", f"{self.name} has no Show Phase")

    @property
    def agents(self) -> Agents:
        """The agents of the game."""
        from stockbook.optimizer.arena.agent import Agents

        return Agents(self.name, self.own_agents())

    def own_agents(self) -> Mapping[str, AgentFactory]:
        """The factory of each agent, by name, besides ``random``, which every game has."""
        return {}

    @property
    def opponents(self) -> Sequence[str]:
        """The names of the agents that the page offers as opponents, the usual one first."""
        own = self.own_agents()
        return *sorted(own, key=lambda name: (name != "greedy", name != "planner")), "random"

    @property
    def best_agent(self) -> str:
        """The name of the usual opponent in the terminal, who gives hints too: the best agent of the game."""
        known = self.agents.known
        return next(name for name in ("planner", "greedy", "random") if name in known)

    def reviewer(self, game: AnyGame, names: Sequence[str]) -> Reviewer:
        """The reviewer of a game with these players; by default it compares by rollouts of an agent."""
        from stockbook.optimizer.review.decisions import RolloutReviewer

        return RolloutReviewer(game, self._player(game))

    def table_review(self, record: TableRecord, states: Sequence[Any]) -> TableReview:
        """My decisions at a real table, and what compares them.

        The states are ``PlayedTable``s: the game before its first line, and after each of them.
        """
        from stockbook.optimizer.review.decisions import TableReview, TableReviewer, table_decisions

        game, me = states[-1].game, states[-1].me
        reviewer = TableReviewer(self.reviewer(game, record.names), game, me)
        return TableReview(game, reviewer, *table_decisions(record, states, reviewer))

    def _player(self, game: AnyGame) -> Agent[Any, Any]:
        """The agent that plays on in rollouts: ``greedy`` where there is one."""
        known = self.agents.known
        return known["greedy" if "greedy" in known else "random"](game, None)

    def _actions(self, position: Any) -> Sequence[Any]:
        """Every legal action in a position.

        Raises
        ------
        NoMove
            If somebody else decides, or nobody.
        """
        from random import Random

        game: AnyGame = position.game
        state = game.sample(position.view, Random(0))
        turn = game.turn(state)
        if turn is None:
            raise NoMove("", "the game is over: there is nothing to decide")
        if position.player is not None and game.view(state, turn) != position.view:
            raise NoMove("", f"it is the turn of player {turn + 1}: there is nothing to decide")
        return game.actions(state)
