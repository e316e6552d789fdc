"""The pages of the documentation and their blocks of code.

One rule, told in CONTRIBUTING.md, says which blocks are run: ``console`` and ``python`` are; ``toml`` and
``text`` that begin as a file are read; ``json`` and all other ``text`` are for the eye only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
#: The pages of the site, and the first page that people read.
PAGES = (README, *sorted(DOCS.rglob("*.md")))
#: The languages of blocks.
LANGUAGES = ("console", "python", "toml", "json", "text")


@dataclass(frozen=True)
class Block:
    """A block of code of a page.

    Parameters
    ----------
    page
        Where it stands.
    line
        The line of the page at which it begins, from 1.
    language
        The word behind its fence; empty where it has none.
    text
        What is in it.
    """

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}, line {self.line}"

    @property
    def directive(self) -> bool:
        """Whether it is an instruction for the site, and no code."""
        return self.language.startswith("{")


def blocks(page: Path) -> Iterator[Block]:
    """All blocks of code of a page, in order; indented ones have no language."""
    for token in MarkdownIt().parse(page.read_text("utf-8")):
        if token.type in ("fence", "code_block"):
            line = token.map[0] + 1 if token.map else 1
            yield Block(page, line, token.info.strip(), token.content)
