"""``stockbook deck``: the tiles and cards of one's own copy."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.options import ForceOption, JsonOption, valued
from stockbook.engine.documents.common import to_json

app = typer.Typer(no_args_is_help=True)

DeckArgument = Annotated[str, typer.Argument(metavar="FILE", help="The deck; - is standard input.")]


@app.command(epilog="Example: stockbook deck new --out my-copy.toml")
def new(
    out: Annotated[str, valued("FILE", "Where to write it; - is standard output.")] = "-",
    force: ForceOption = False,
) -> None:
    """A template with comments, to type one's own copy into."""
    from importlib.resources import files

    from stockbook.cli.questions.saving import Target

    target = Target(out, "--out", force=force)
    target.write(files("stockbook.seeds").joinpath("decks", "template.toml").read_text("utf-8"), "written")


@app.command(epilog="Example: stockbook deck check my-copy.toml")
def check(file: DeckArgument, as_json: JsonOption = False) -> int:
    """Tell what is wrong or missing, and what differs from the numbers in the box."""
    from stockbook.cli.questions.asking import CODES, ask, source_of
    from stockbook.engine.questions import CheckDeck

    found = ask(CheckDeck(source_of(file)))
    if as_json:
        print(to_json(found.document))
    else:
        print("\n".join(map(str, found.faults)) or "complete")
    return CODES[found.outcome]


@app.command(epilog="Example: stockbook deck show my-copy.toml")
def show(file: DeckArgument, as_json: JsonOption = False) -> None:
    """A deck in numbers: sizes, colors, themes, values, cards."""
    from stockbook.models.stampswap.deck_file import deck_summary, read_deck

    deck = read_deck(file)
    if as_json:
        from stockbook.engine.documents.positions import deck_document

        print(to_json(deck_document(deck)))
        return
    print(deck.name or file)
    for what, numbers in deck_summary(deck).items():
        print(f"{what:>12}  {', '.join(f'{number} {name}' for name, number in numbers.items()) or 'none'}")
