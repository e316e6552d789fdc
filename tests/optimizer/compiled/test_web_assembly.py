"""The parts that are compiled to WebAssembly, and a machine where they cannot run."""

from __future__ import annotations

import subprocess
import sys

import pytest
import wasmtime

from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.compiled import web_assembly
from stockbook.optimizer.compiled.web_assembly import Instance, NotCompiledError, installed
from stockbook.optimizer.placement.strategies import LAGRANGIAN
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.model_search import new_search
from tests.cli.running import POSITIONS


def refused(*_: object) -> None:
    """A new instance where the system has no memory for it."""
    raise wasmtime.WasmtimeError("mmap failed to reserve 0x104000000 bytes")


PART = "lagrangian"


def test_each_instance_has_a_memory_of_its_own() -> None:
    """Two instances of a part do not share memory: what one has written, the other does not read."""
    one, other = Instance(PART), Instance(PART)
    address = int(one.call("reserve", 16))
    assert other.call("reserve", 16) == address
    one.write(bytes([1, 0, 2, 0]), address)
    assert (one.read("int16_t", address, 2), other.read("int16_t", address, 2)) == (
        [(1,), (2,)],
        [(0,), (0,)],
    )
    one.close()


def test_more_memory_than_there_is_is_told() -> None:
    """A memory that cannot grow any more is no room, as if the part could not run at all."""
    part = Instance(PART)
    with pytest.raises(NotCompiledError):
        for _ in range(3):
            part.call("reserve", 2**31 - 1)
    part.close()


def test_without_an_engine_nothing_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none is installed, that is told before anything is asked."""
    monkeypatch.setattr(web_assembly, "_engine", lambda: None)
    web_assembly._compiled.cache_clear()  # So that it asks for the engine.
    assert not installed()
    with pytest.raises(NotCompiledError):
        Instance(PART)
    web_assembly._compiled.cache_clear()


def test_a_limit_of_address_space_leaves_room() -> None:
    """An instance then reserves no more than it may need: usually it is more than such a limit allows."""
    ran = subprocess.run([sys.executable, "-c", LIMITED], check=True, capture_output=True, text=True)
    assert ran.stdout == "0\n"


def test_where_the_system_has_no_memory_other_searches_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python and CP-SAT find what compiled parts would have found."""
    position = read_position(POSITIONS / "example-holes.toml")
    model = Subproblem(position, position.open_contests[0]).placement_for(LAGRANGIAN).model
    best = new_search(model, {}, lagrangian=True).run().objective
    monkeypatch.setattr(wasmtime, "Instance", refused)
    with pytest.raises(NotCompiledError):
        Instance(PART)
    assert new_search(model, {}, lagrangian=True).run().objective == best


#: An instance in a process that may use 3 GB.
LIMITED = """
import resource
from stockbook.optimizer.compiled.web_assembly import Instance
resource.setrlimit(resource.RLIMIT_AS, (3 * 10**9,) * 2)
print(Instance("lagrangian").call("worked"))
"""
#: Processes, one after the other, that end at random moments while threads of theirs search.
ENDS = """
import os, random, sys, threading, time
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.compiled_search import local_search
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.compiled.web_assembly import Instance
from stockbook.optimizer.swap.bundle import scored_by

position = read_position(sys.argv[1])

def make():
    while True:
        Instance("lagrangian").call("reserve", 16)

def search():
    while True:
        scored = scored_by(position, position.open_contests[0])
        local_search(LocalBoard(position.album), position.place, scored).best_built(random, 16, 1000)

for end in range(int(sys.argv[2])):
    child = os.fork()
    if not child:
        kept = Instance("local_search")
        for work in (make, search, make, search):
            threading.Thread(target=work, daemon=True).start()
        time.sleep(random.Random(end).random() * 0.1)
        break
    status = os.waitpid(child, 0)[1]
    if status:
        sys.exit(f"end {end}: {status}")
"""


def test_the_interpreter_ends_while_threads_search() -> None:
    """Of many processes that end at any moment while threads load compiled parts, search and free them, none
    crashes and none says anything."""
    ran = subprocess.run(
        [sys.executable, "-c", ENDS, str(POSITIONS / "saturday.toml"), "20"],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
