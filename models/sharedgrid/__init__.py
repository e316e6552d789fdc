"""STAMPS: one grid that all players share, traps, and pieces on tracks."""

from stockbook.models.sharedgrid.game import Move, SharedGrid, State, game_of
from stockbook.models.sharedgrid.position import Opponent, Position
from stockbook.models.sharedgrid.reading import parse_position, position_from, read_position
from stockbook.models.sharedgrid.setup import game_options, make_game

__all__ = [
    "Move",
    "Opponent",
    "Position",
    "SharedGrid",
    "State",
    "game_of",
    "game_options",
    "make_game",
    "parse_position",
    "position_from",
    "read_position",
]
