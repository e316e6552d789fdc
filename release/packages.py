"""Wheel and sdist: built, installed into an empty environment, and tried from another folder."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from stockbook.web.pages import BUNDLE

#: A shipped position by its name, and the points of its best move.
POSITION = ("sunday", 110)
#: The most seconds until the page is served.
PATIENCE = 60
_SCRIPT = re.compile(r'<script type="module" src="/([^"]+)">')
_LINK = re.compile(r"Stockbook is at (http://\S+)")
_HERE = (
    "from importlib.resources import files; import stockbook; "
    "print(stockbook.__version__); print(files('stockbook'))"
)


def built(root: Path, folder: Path) -> list[Path]:
    """Build the wheel and the sdist of a source into a folder.

    Raises
    ------
    subprocess.CalledProcessError
        If that fails.
    """
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, root], check=True, capture_output=True)
    return sorted(folder.iterdir())


def package_faults(package: Path, root: Path, version: str, folder: Path) -> Iterator[str]:
    """Install a wheel or sdist, with the server of the page, and try it; everything that is wrong.

    Parameters
    ----------
    package
        The file of the wheel or sdist.
    root
        The source from which it was built.
    version
        The version that it should have.
    folder
        An empty folder for its environment and all that it writes.
    """
    environment = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    install = [str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*install, f"{package}[web]"], capture_output=True, encoding="utf-8")
    if done.returncode:
        yield f"{package.name}: cannot be installed: {done.stderr.strip()[-500:]}"
        return
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    for fault in tried(scripts, root, version, elsewhere):
        yield f"{package.name}: {fault}"


def tried(scripts: Path, root: Path, version: str, elsewhere: Path) -> Iterator[str]:
    """Try an installed program from a folder that is not the clone; everything that is wrong.

    Parameters
    ----------
    scripts
        The folder with the environment's ``python`` and ``stockbook``.
    root
        The source, whose files it should have.
    version
        The version that it should have.
    elsewhere
        An empty folder.
    """
    python, program = str(scripts / "python"), str(scripts / "stockbook")
    try:
        found, where = _output([python, "-c", _HERE], elsewhere).splitlines()
        home = Path(where)
        if found != version:
            yield f"stockbook.__version__ is {found}, not {version}"
        if not (home / "py.typed").exists():
            yield "py.typed is missing"
        name, best = POSITION
        answer = json.loads(_output([program, "hint", name, "--json"], elsewhere))
        if (answer["best"], answer["proved"]) != (best, True):
            yield f"stockbook hint {name} answers {answer['best']} points, not {best} proved"
        _output([python, "-m", "stockbook.engine.shapes", "schema"], elsewhere)
        yield from _differences("schemas", root / "docs" / "schema", elsewhere / "schema")
        for shipped in (Path("web", "static"), Path("seeds")):
            yield from _differences(str(shipped), root / shipped, home / shipped)
        yield from _page_faults(program, root / "web" / "static", elsewhere)
    except (subprocess.SubprocessError, OSError, ValueError) as error:
        told = (getattr(error, "stderr", None) or str(error)).strip()
        yield f"does not run: {told[-500:]}"


def _output(command: list[str], folder: Path) -> str:
    """The output of a command, run in a folder without the settings of this environment."""
    return subprocess.run(
        command,
        cwd=folder,
        env=_settings(),
        check=True,
        capture_output=True,
        timeout=PATIENCE,
        encoding="utf-8",
    ).stdout


def _settings() -> dict[str, str]:
    return {key: text for key, text in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}


def _differences(what: str, here: Path, there: Path) -> Iterator[str]:
    """The files of one folder that another one lacks or has otherwise."""
    for path in sorted(path for path in here.rglob("*.*") if "__pycache__" not in path.parts):
        other = there / path.relative_to(here)
        if not other.exists() or other.read_bytes() != path.read_bytes():
            yield f"{what}: {path.relative_to(here)} is missing or differs"


def _page_faults(program: str, static: Path, folder: Path) -> Iterator[str]:
    """Everything that is wrong with the served page, whose files are in ``static``, bundled or not."""
    bundled = static / BUNDLE / "main.js"
    main = bundled if bundled.exists() else static / "main.js"
    with _served(program, folder) as link:
        with urlopen(link, timeout=PATIENCE) as page:
            named = _SCRIPT.search(page.read().decode())
        if not named or not named[1].endswith(f"/{main.relative_to(static)}"):
            yield f"stockbook web: the page does not begin with {main.relative_to(static)}"
            return
        with urlopen(f"{link}{named[1]}", timeout=PATIENCE) as script:
            if script.read() != main.read_bytes():
                yield f"stockbook web: {main.relative_to(static)} differs"


@contextmanager
def _served(program: str, folder: Path) -> Iterator[str]:
    """The link of a running server of the page.

    Raises
    ------
    OSError
        If it does not start.
    """
    command = [program, "web", "--no-open", "--processes", "1", "--games", str(folder / "games")]
    with subprocess.Popen(
        command,
        cwd=folder,
        env=_settings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as process:
        try:
            assert process.stdout is not None
            told = process.stdout.readline()
            link = _LINK.search(told)
            if link is None:
                process.terminate()
                raise OSError(f"stockbook web does not start: {told}{process.stdout.read()}")
            yield link[1]
        finally:
            process.terminate()
