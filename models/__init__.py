"""What the games are: stamps, albums, contests, positions, rules and scores.

>>> from stockbook.models import read_position, score
"""

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.filters import Filter
from stockbook.models.album.notation import parse_cell, parse_placed_tiles, parse_tile
from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import parse_position, read_position
from stockbook.models.stampswap.scoring import ScoreLine, score, total
from stockbook.models.stampswap.writing import position_to_dict, position_to_toml

__all__ = [
    "Album",
    "Contest",
    "Fault",
    "Filter",
    "Payoff",
    "PlacedTile",
    "Player",
    "Position",
    "PositionError",
    "ScoreLine",
    "Stamp",
    "Tile",
    "parse_cell",
    "parse_placed_tiles",
    "parse_position",
    "parse_tile",
    "position_to_dict",
    "position_to_toml",
    "read_position",
    "score",
    "total",
]
