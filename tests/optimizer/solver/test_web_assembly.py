"""The parts that are compiled to WebAssembly, and a machine where they cannot run."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stockbook.optimizer.solver import web_assembly
from stockbook.optimizer.solver.web_assembly import Instance, NotCompiledError, installed

PART = "stockbook.optimizer.solver", "lagrangian.wasm"


def test_each_instance_has_a_memory_of_its_own() -> None:
    """Two instances of a part do not share memory: what one has written, the other does not read."""
    one, other = Instance(*PART), Instance(*PART)
    address = int(one.call("reserve", 16))
    assert other.call("reserve", 16) == address
    one.write(b"abcdefgh", address)
    assert (one.read(address, 8), other.read(address, 8)) == (b"abcdefgh", bytes(8))
    one.close()


def test_without_an_engine_nothing_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where none is installed, that is told before anything is asked."""
    monkeypatch.setattr(web_assembly, "_engine", lambda: None)
    web_assembly._compiled.cache_clear()  # So that it asks for the engine.
    assert not installed()
    with pytest.raises(NotCompiledError):
        Instance(*PART)
    web_assembly._compiled.cache_clear()


#: Two threads make instances while the interpreter ends.
BUSY = """
import threading, time
from stockbook.optimizer.solver.web_assembly import Instance, NotCompiledError

def make():
    try:
        while True:
            Instance("stockbook.optimizer.solver", "lagrangian.wasm").call("reserve", 16)
    except (NotCompiledError, ValueError):
        pass

for _ in range(2):
    threading.Thread(target=make, daemon=True).start()
time.sleep(0.05)
"""


def test_the_interpreter_ends_while_threads_search() -> None:
    """A process does not crash if it ends while its threads load compiled parts."""
    for _ in range(12):
        subprocess.run([sys.executable, "-c", BUSY], check=True, timeout=60)
