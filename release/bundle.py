"""The page's modules and styles, bundled for packages: a clone serves them as they are."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path

from stockbook.web.pages import BUNDLE, PAGES

ROOT = Path(__file__).resolve().parents[1]
#: The bundler, which is a tool of development only: the Makefile installs it.
ESBUILD = ROOT / ".venv" / "node" / "node_modules" / "esbuild" / "bin" / "esbuild"


def source(root: Path, folder: Path) -> Path:
    """A copy of what a clone has committed, with its page bundled: what packages are built from.

    Raises
    ------
    OSError, subprocess.CalledProcessError
        If that fails.
    """
    packed = folder / "source.tar"
    subprocess.run(
        ["git", "archive", f"--output={packed}", "HEAD"], cwd=root, check=True, capture_output=True
    )
    with tarfile.open(packed) as files:
        files.extractall(folder / "source", filter="data")
    bundle(folder / "source" / "web" / "static")
    return folder / "source"


def bundle(static: Path) -> None:
    """Bundle the page in a folder of its files: one module for each page, and each style, in its ``bundle``.

    Raises
    ------
    OSError, subprocess.CalledProcessError
        If that fails.
    """
    modules = [page.module for page in PAGES.values()]
    styles = sorted({f"style/{name}.css" for page in PAGES.values() for name in page.styles})
    options = ["--bundle", "--minify", "--format=esm", "--log-level=warning", "--outbase=."]
    command = [str(ESBUILD), *modules, *styles, *options, f"--outdir={BUNDLE}"]
    subprocess.run(command, cwd=static, check=True, capture_output=True)
