"""The parts that are compiled to WebAssembly.

No compiler is needed for them, they go the same way on every machine, and they can touch nothing but their
own memory. That is freed when nobody refers to it any more, and a call that runs does; when the interpreter
ends, nothing is freed, so threads may still search.
"""

from __future__ import annotations

import atexit
import threading
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any

from stockbook.optimizer.compiled.layouts import LAYOUTS, form_of

#: Bytes that a memory reserves, and by which it grows, where the address space of this process is limited.
#: Usually 4 GB are reserved, with which accesses need no check, and a search takes a third less time.
RESERVED, GROWN = 2**26, 2**24


class NotCompiledError(Exception):
    """The error where no engine is installed or has memory, or the part has no room for what is asked."""


class Instance:
    """A compiled part with a memory of its own.

    Its ``lock`` is held while anything runs; it is to be held from writing to reading where several threads
    ask. Raises ``NotCompiledError`` if no engine is installed, or the system has no memory for it.
    """

    def __init__(self, name: str) -> None:
        with _loading:
            parts = _compiled(name)
        if not parts:
            raise NotCompiledError
        import wasmtime

        engine, module = parts
        self.lock = threading.RLock()
        self._store = wasmtime.Store(engine)
        try:
            instance: Any = wasmtime.Instance(self._store, module, [])
        except wasmtime.WasmtimeError as error:
            raise NotCompiledError from error
        self._exports = instance.exports(self._store)
        self._memory = self._exports["memory"]

    def call(self, name: str, *arguments: float) -> float:
        """Call a function, and return what it returns, or else 0.

        Raises ``NotCompiledError`` if the system has no more memory for it.
        """
        import wasmtime

        with self.lock:
            try:
                returned: float | None = self._exports[name](self._store, *arguments)
            except wasmtime.Trap as error:
                if error.trap_code is not wasmtime.TrapCode.UNREACHABLE:
                    raise
                raise NotCompiledError from error
        return returned or 0

    def tell(self, layout: str, **told: Any) -> int:
        """Write a structure, by the name of its layout, behind all that was told, and return its address."""
        with self.lock:
            address = int(self.call("reserve", 0))
            memory = LAYOUTS[layout].pack(told, address)
            self.call("reserve", len(memory))
            self.write(memory, address)
        return address

    def write(self, memory: bytes, address: int) -> None:
        """Write to an address."""
        with self.lock:
            self._memory.write(self._store, memory, address)

    def read(self, kind: str, address: int, many: int) -> list[tuple[int, ...]]:
        """So many numbers of a type, or structures of a layout; each as a tuple of numbers."""
        form = form_of(kind)
        with self.lock:
            memory = self._memory.read(self._store, address, address + form.size * many)
        return list(form.iter_unpack(memory))

    def close(self) -> None:
        """Free the memory: nothing can be asked any more."""
        with self.lock:
            self._store.close()


#: Held while a part is loaded, so that it is loaded once.
_loading = threading.RLock()


def installed() -> bool:
    """Whether compiled parts can run."""
    with _loading:
        return _engine() is not None


@cache
def _engine() -> Any:
    """The engine; None where none is installed, or none can begin."""
    try:
        import wasmtime

        # It ends the process where it cannot start a thread.
        trial = threading.Thread()
        trial.start()
        trial.join()
    except (ImportError, OSError, RuntimeError):  # Not installed, not made for this system, or no thread.
        return None
    config = wasmtime.Config()
    config.parallel_compilation = False  # The parts are small, and a limit of threads ends the process here.
    if _limited():
        config.memory_reservation, config.memory_reservation_for_growth = RESERVED, GROWN
    # What was compiled once stays in the user's cache: the next time takes 12 ms and 8 MB less.
    with suppress(wasmtime.WasmtimeError):  # There may be no place for a cache.
        config.cache = True
    # The end of the interpreter takes away what these are freed by: it is left to the system.
    for kind in (wasmtime.Engine, wasmtime.Module, wasmtime.Store):
        atexit.register(setattr, kind, "__del__", lambda part: None)
    return wasmtime.Engine(config)


def _limited() -> bool:
    """Whether the system limits the address space of this process."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return False
    return resource.getrlimit(resource.RLIMIT_AS)[0] != resource.RLIM_INFINITY


@cache
def _compiled(name: str) -> tuple[Any, Any] | None:
    """The engine and the module that a file of a package was compiled to; None without an engine."""
    engine = _engine()
    if engine is None:
        return None
    import wasmtime

    return engine, wasmtime.Module(engine, files(__package__).joinpath(f"{name}.wasm").read_bytes())
