"""The site of the documentation: Sphinx reads it, ``make docs`` builds it."""

from __future__ import annotations

import re
from typing import Any

import stockbook

project = "Stockbook"
version = release = stockbook.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_theme = "furo"
html_title = "Stockbook"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False

#: Links to headings, as ``rules.md#points``.
myst_heading_anchors = 3
#: Documents of answers are shortened by ``...``, which no JSON is.
suppress_warnings = ["misc.highlighting_failure"]

nitpicky = True
#: The standard library has pages of its own, whose index would have to be downloaded.
nitpick_ignore_regex = [("py:class", r"(collections\.abc|pathlib)\.\w+|Path")]
#: Aliases of types and names imported for type checkers only: ``api.md`` has all of them.
nitpick_ignore = [
    ("py:class", name)
    for name in (
        *("AbstractContextManager", "AlbumsPosition", "AnyAnswer", "AnyPosition", "Cell"),
        *("GameReview", "Goal", "Goods", "KeyedWarning", "ModelFormat", "Move", "OnReview", "Record"),
        *("ScoreSheet", "SoloPosition", "StampsPosition", "Step"),
        "stockbook.engine.questions.Found",
        "stockbook.games.tables.TableLines",
        "stockbook.optimizer.placement.exports.ModelFormat",
    )
]
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
maximum_signature_line_length = 100
napoleon_google_docstring = False
python_use_unqualified_type_names = True


#: The type of a number with the bounds that it has as an option.
_BOUNDS = re.compile(r"(?:~\w+\.)?Annotated\[([^,\]]+), [^\]]+\]")


def setup(app: Any) -> None:
    """Let signatures be read whose defaults are made anew for each object, and types with bounds."""
    app.connect("autodoc-process-signature", _readable)


def _readable(*event: Any) -> tuple[str | None, str | None]:
    """The signature and what it returns: ``...`` for such a default, and numbers without bounds."""
    *_, signature, returned = event
    return signature and _BOUNDS.sub(r"\1", signature.replace("<factory>", "...")), returned
