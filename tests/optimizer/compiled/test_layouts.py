"""Structures as the compiled parts have them, and whether those were compiled from what is there."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.optimizer.compiled.layouts import LAYOUTS, PARTS, form_of, header
from stockbook.optimizer.compiled.web_assembly import Instance

#: Where the structures begin in the memory.
ADDRESS = 64
boards = st.integers(0, 2**192 - 1)
measures = st.fixed_dictionaries(
    {
        **dict.fromkeys(("kind", "certain", "of_new", "spaces"), st.integers(-(2**31), 2**31 - 1)),
        "boards": st.lists(boards, max_size=3).map(tuple),
        "groups": st.lists(
            st.tuples(st.integers(0, 9), st.lists(st.tuples(st.integers(0, 9), boards, boards), max_size=3)),
            max_size=3,
        ),
        "lure": st.lists(st.floats(0, 1), max_size=3).map(tuple),
        "gaps": st.lists(st.tuples(boards, boards), max_size=3),
    }
)


@given(measures)
def test_what_is_told_can_be_read(measure: dict[str, object]) -> None:
    """Numbers, boards, arrays and arrays of arrays, followed by their addresses, are those that were told."""
    memory = bytes(ADDRESS) + LAYOUTS["Measure"].pack(measure, ADDRESS)

    def array(kind: str, many: int, address: int) -> list[tuple[object, ...]]:
        """What lies at an address, each number of it as ``struct`` has it."""
        form = form_of(kind)
        assert address % 8 == 0
        return list(form.iter_unpack(memory[address : address + many * form.size]))

    def board(packed: object) -> int:
        assert isinstance(packed, bytes)
        return int.from_bytes(packed, "little")

    *numbers, a, boards, b, groups, c, lure, d, gaps = LAYOUTS["Measure"].form.unpack_from(memory, ADDRESS)
    assert numbers == [measure[name] for name in ("kind", "certain", "of_new", "spaces")]
    assert tuple(board(each) for (each,) in array("Board", a, boards)) == measure["boards"]
    assert tuple(each for (each,) in array("double", c, lure)) == measure["lure"]
    assert [(board(one), board(other)) for one, other in array("Gap", d, gaps)] == measure["gaps"]
    found = [
        (lying, [(stamps, board(one), board(other)) for stamps, one, other in array("Group", many, at)])
        for lying, many, at in struct.iter_unpack("<iiI", memory[groups : groups + 12 * b])
    ]
    assert found == measure["groups"]


@pytest.mark.parametrize("part", PARTS)
def test_it_was_compiled_from_its_sources(part: str) -> None:
    """Each file has the hash of its sources and constants as they are now: else run ``make wasm``."""
    source = int(Instance(part).call("source")) % 2**64
    assert header(part).endswith(f"#define SOURCE 0x{source:016x}ull")
