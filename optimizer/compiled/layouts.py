"""Constants and layouts of structures that the compiled parts share with Python.

Each is written once, here; ``make wasm`` compiles each part with its ``header``.
"""

from __future__ import annotations

import hashlib
import re
import struct
from array import array
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from stockbook.models.contests.measure import CountKind, ProfileKind

#: The bytes of a board.
BOARD = 24
#: The types in C, and their codes for ``array`` and ``struct``; addresses have 32 bits.
CODES = {
    "int": "i",
    "double": "d",
    "float": "f",
    "int16_t": "h",
    "uint16_t": "H",
    "int64_t": "q",
    "uint64_t": "Q",
    "Address": "I",
    "Board": f"{BOARD}s",
}
#: Arrays begin at multiples of so many bytes.
ALIGNMENT = 8


class LocalRoom(IntEnum):
    """The most that the local search has room for."""

    BITS = 8 * BOARD
    """Bits of a board."""
    TILES = 24
    MEASURES = 16
    """Measures of a search."""
    STAMPS = 2
    """Stamps of a tile."""
    GAPS = 512
    """Gaps of a measure."""
    SHARED = 32
    """Things that stamps of a group may share."""


class ProfileRoom(IntEnum):
    """The most that the profile search has room for."""

    SIDE = 12
    """Spaces along a side of the album."""
    UNITS = 63
    """Units of a measure."""
    TILES = 31
    """Tiles of a set."""
    SIZES = 12
    """Different sizes of tiles."""


class LagrangianRoom(IntEnum):
    """The most that the Lagrangian search has room for."""

    DECISIONS = 4_000
    """Decisions of a solution."""
    ROWS = 65_000
    VALUE = 32_000
    """Value of a variable."""


class Status(IntEnum):
    """What a search answers after some of its work."""

    WAITING = 0
    """There is more to do."""
    DONE = 1
    FULL = 2
    """It has no room to go on."""
    FOUND = 3
    """It has a better solution."""


class Layout:
    """A structure of C: numbers and boards, some of them several times, and arrays that lie behind it.

    Its fields are written as in C; before each array comes its length, ``many_`` and its name.
    """

    def __init__(self, fields: str) -> None:
        #: The type and the name of each field, and how many there are; 0 for an array.
        self.fields: list[tuple[str, str, int]] = []
        self.declarations: list[str] = []
        form = "<"
        for field in fields.split(", "):
            kind, _, declared = field.rpartition(" ")
            name, _, size = declared.strip("*]").partition("[")
            many = 0 if declared.startswith("*") else int(size or 1)
            self.fields.append((kind, name, many))
            self.declarations += [field] if many else [f"int many_{name}", field]
            form += CODES[kind] * many if many else "iI"
        self.form = struct.Struct(form)

    def pack(self, told: dict[str, Any], address: int) -> bytes:
        """The structure at an address, with its arrays behind it."""
        memory = bytearray()
        self.place([told], memory, address)
        return bytes(memory)

    def place(self, several: Sequence[Any], memory: bytearray, address: int) -> int:
        """Add structures to a memory that begins at an address, and return the address of the first.

        Each is a dictionary of its fields, or has them in their order.
        """
        at = len(memory)
        memory += bytes(_aligned(self.form.size * len(several)))
        for number, told in enumerate(several):
            packed: list[Any] = []
            for place, (kind, name, many) in enumerate(self.fields):
                value = told[name] if isinstance(told, dict) else told[place]
                if not many:
                    packed += (len(value), _place(kind, value, memory, address))
                elif many == 1:
                    packed.append(value.to_bytes(BOARD, "little") if kind == "Board" else value)
                elif kind == "Board":
                    packed += [board.to_bytes(BOARD, "little") for board in value]
                    packed += [b""] * (many - len(value))
                else:
                    packed += [*value, *[0] * (many - len(value))]
            self.form.pack_into(memory, at + number * self.form.size, *packed)
        return address + at


def form_of(kind: str) -> struct.Struct:
    """The numbers of a type or of a layout."""
    return LAYOUTS[kind].form if kind in LAYOUTS else struct.Struct(f"<{CODES[kind]}")


def _place(kind: str, told: Sequence[Any], memory: bytearray, address: int) -> int:
    """Add an array to a memory that begins at an address, and return its own."""
    if kind in LAYOUTS:
        return LAYOUTS[kind].place(told, memory, address)
    at = len(memory)
    if kind == "Board":
        memory += b"".join(board.to_bytes(BOARD, "little") for board in told)
    else:
        memory += array(CODES[kind], told).tobytes()
    memory += bytes(_aligned(len(memory)) - len(memory))
    return address + at


def _aligned(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


#: The structures, in an order in which each comes after those that it has.
LAYOUTS = {
    # A place of a tile: the fields of ``Spot``, its stamps as their number.
    "Spot": Layout(
        f"Board cells, Board around, int64_t stamps, Board masks[{LocalRoom.STAMPS}], "
        f"Board borders[{LocalRoom.STAMPS}], Board corners[4]"
    ),
    "Tile": Layout("Spot *spots"),
    "Group": Layout("int stamps, Board cells, Board border"),
    # The groups on the album whose stamps share one thing, and how many stamps that are.
    "Groups": Layout("int lying, Group *groups"),
    "Gap": Layout("Board spaces, Board point"),
    # The fields of ``CompiledCount``.
    "Measure": Layout(
        "int kind, int certain, int of_new, int spaces, Board *boards, Groups *groups, double *lure, "
        "Gap *gaps"
    ),
    # What so many units of a measure pay, what a whole lure does, and what each stamp of each tile shares.
    "Scored": Layout("Address measure, int lure, int64_t *points, int *shared"),
    # ``unit`` is the most that a unit of a measure pays.
    "Task": Layout(
        "Board empty, int stride, int unit, int tight, Address with_gaps, Address *tiles, Scored *scored"
    ),
    # What is told before the task at each run; ``known`` has the number of each tile's place, -1 for none.
    "Run": Layout(f"uint64_t seed, int builds, int moves, int64_t from_known, int known[{LocalRoom.TILES}]"),
    # What units of a kind pay, from 0 on: each alike, or else ``counted``; ``scored`` where they are.
    "Pay": Layout("int scored, int counted, int *pay"),
    # A size of tiles: whether it is a double of two stamps, how many there are, whether they lie in the left
    # half, and what one of them adds to a number that says how many of each size are used.
    "Size": Layout("int width, int height, int half, int number, int left, int step"),
    "Fixed": Layout("int x, int y, int width, int height"),
    # The tiles of a set that is asked for, and the points that it has to exceed.
    "Target": Layout("int used, int cutoff"),
    # ``keeps_ways``: whether the placements can be asked for.
    "Problem": Layout(
        "int keeps_ways, int width, int height, Pay *measures, Size *sizes, Fixed *fixed, Target *targets"
    ),
    # The number of a tile's size, and its first space.
    "Placed": Layout("int size, int place"),
    # Variables of choices come first, choice by choice; then the others.
    "Told": Layout(
        "double constant, double least, double *weight, double *low, double *high, double *limit, "
        "int *row_start, uint16_t *row_variable, float *row_coefficient, int *choice_start, int *need"
    ),
}
#: What each compiled part knows, by the name of its C file.
PARTS: dict[str, tuple[list[type[IntEnum]], tuple[str, ...]]] = {
    "local_search": (
        [LocalRoom, CountKind],
        ("Spot", "Tile", "Group", "Groups", "Gap", "Measure", "Scored", "Task", "Run"),
    ),
    "profile_search": (
        [ProfileRoom, ProfileKind, Status],
        ("Pay", "Size", "Fixed", "Target", "Problem", "Placed"),
    ),
    "lagrangian": ([LagrangianRoom, Status], ("Told",)),
}


def header(part: str) -> str:
    """The constants and structures of a part in C, and a hash of all that it is compiled from."""
    enums, names = PARTS[part]
    lines = [
        "#include <stdint.h>",
        "typedef const void *Address;",
        f"typedef struct {{ uint64_t w[{BOARD // 8}]; }} Board;",
    ]
    for enum in enums:
        lines.append(
            f"enum {{ {', '.join(f'{name} = {each.value}' for name, each in enum.__members__.items())} }};"
        )
    for name in names:
        fields = "; ".join(LAYOUTS[name].declarations)
        lines.append(f"typedef struct __attribute__((packed)) {{ {fields}; }} {name};")
    source = "\n".join(lines) + "".join(map(Path.read_text, _sources(Path(__file__).with_name(f"{part}.c"))))
    lines.append(f"#define SOURCE 0x{hashlib.sha256(source.encode()).hexdigest()[:16]}ull")
    return "\n".join(lines)


def _sources(file: Path) -> list[Path]:
    """A C file and those that it includes."""
    included = re.findall('^#include "(.*)"', file.read_text(), re.MULTILINE)
    return [file, *(each for name in included for each in _sources(file.parent / name))]
