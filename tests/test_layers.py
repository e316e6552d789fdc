"""The floors of the program: which imports which, what loads when, and how long a module may be."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from importlib.resources import files
from importlib.util import resolve_name
from pathlib import Path

import pytest

import stockbook

ROOT = Path(__file__).resolve().parent.parent
#: Floor -> the floors it may import from.
FLOORS = {
    "models": {"models"},
    "optimizer": {"models", "optimizer"},
    "games": {"models", "optimizer", "games"},
    "engine": {"models", "optimizer", "games", "engine"},
    "web": {"models", "optimizer", "games", "engine", "web"},
    "cli": {"models", "optimizer", "games", "engine", "web", "cli"},
    "seeds": {"seeds"},
}
MODULES = sorted(path.relative_to(ROOT) for floor in FLOORS for path in (ROOT / floor).rglob("*.py"))
LONGEST = 600
POSITION = str(ROOT / "seeds" / "positions" / "saturday.toml")
#: Imports that cost time, and that reading, scoring and checking do without.
HEAVY = ("ortools", "numpy", "pandas", "rich", "stockbook.optimizer")


def imports(tree: ast.AST, package: str, *, at_run_time: bool) -> Iterator[str]:
    """The modules that a tree imports, anywhere in it; at run time, none for type checking only."""
    for node in ast.iter_child_nodes(tree):
        if at_run_time and isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{module}.{alias.name}" for alias in node.names)
        else:
            yield from imports(node, package, at_run_time=at_run_time)


def modules_imported(path: Path, *, at_run_time: bool) -> list[str]:
    """Return the full names of all that a module of the project imports."""
    package = ".".join(("stockbook", *path.parent.parts))
    return list(imports(ast.parse((ROOT / path).read_text("utf-8")), package, at_run_time=at_run_time))


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_layers_only_look_down(path: Path) -> None:
    """No module imports from a floor above its own, not even for type checking."""
    ours = [
        name.split(".") for name in modules_imported(path, at_run_time=False) if name.startswith("stockbook.")
    ]
    assert {name[1] for name in ours} <= FLOORS[path.parts[0]]


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] != "cli"], ids=str)
def test_no_text_names_a_floor_above(path: Path) -> None:
    """Neither code in a string, nor a message, comment or docstring, names a module of a floor above."""
    above = "|".join(FLOORS.keys() - FLOORS[path.parts[0]] - {"seeds"})
    named = re.compile(rf"\bstockbook\.(?:{above})\b|(?<![\w./])(?:{above})/\w+(?:/|\.py)")
    assert named.findall((ROOT / path).read_text("utf-8")) == []


def name_of(path: Path) -> str:
    """The name by which a module of ours is imported."""
    return ".".join(("stockbook", *path.with_suffix("").parts)).removesuffix(".__init__")


def test_no_imports_in_circles() -> None:
    """At run time no module imports itself by way of others, and no package does; imports inside functions
    count."""
    names = {name_of(path): path for path in MODULES}
    modules: dict[str, set[str]] = {name: set() for name in names}
    packages: dict[str, set[str]] = defaultdict(set)
    for name, path in names.items():
        for found in modules_imported(path, at_run_time=True):
            # ``from package import module`` names the module, ``from module import name`` more than that.
            imported = found if found in names else found.rpartition(".")[0]
            if imported in names and imported != name:
                modules[name].add(imported)
                here, there = path.parent.as_posix(), names[imported].parent.as_posix()
                packages[here].update({there} - {here})
    for graph in (modules, packages):
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("floor", ["models", "optimizer"])
def test_a_floor_has_packages(floor: str) -> None:
    """Few modules lie at the root of a floor; the others are in packages, whose names say what is in them."""
    assert len(list((ROOT / floor).glob("*.py"))) <= 8


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] == "models"], ids=str)
def test_models_do_not_import_the_solver(path: Path) -> None:
    """The models know the games without a solver: none of them imports ortools."""
    assert not [name for name in modules_imported(path, at_run_time=True) if name.startswith("ortools")]


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_holds_one_thing(path: Path) -> None:
    """No module is longer than a reader holds in mind."""
    assert len((ROOT / path).read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] != "cli"], ids=str)
def test_public_names_are_documented(path: Path) -> None:
    """Every module below the command line, and each public class and function in it, says what it is."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    named = [node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    public = [node for node in named if not node.name.startswith("_")]
    assert ast.get_docstring(tree)
    assert [node.name for node in public if not ast.get_docstring(node)] == []


def test_the_version_and_the_types_are_installed() -> None:
    """``stockbook.__version__`` is that of pyproject.toml, and ``py.typed`` is there for type checkers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert stockbook.__version__ == project["version"]
    assert files("stockbook").joinpath("py.typed").is_file()


def test_every_package_is_installed() -> None:
    """pyproject.toml lists each folder with modules, so that a wheel has them all."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    folders = {".".join(("stockbook", *path.parent.parts)) for path in MODULES}
    assert table["package-dir"] == {"stockbook": "."}
    assert table["packages"] == sorted({"stockbook", *folders})


SCORING = (
    "from stockbook.models import read_position, score; "
    "position = read_position(sys.argv[2]); score(position, position.album, None)"
)
COMMAND = "from stockbook.cli.main import main; main()"


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        (SCORING, ("score", POSITION)),
        (COMMAND, ("check", POSITION)),
        (COMMAND, ("score", POSITION, "--json")),
    ],
    ids=["reading and scoring", "check", "score --json"],
)
def test_light_work_loads_nothing_heavy(code: str, arguments: tuple[str, ...]) -> None:
    """Reading, scoring and checking start fast: the solver, numpy and rich stay where they are."""
    program = f"import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); {code}"
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    loaded = done.stderr.split()
    assert (done.returncode, "stockbook.models" in loaded) == (0, True), done.stderr
    assert [name for name in loaded if name in HEAVY] == []
