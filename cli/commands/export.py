"""``stockbook export``: the models of a Show Phase for other solvers."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import ask, questions_of
from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import command, field_option, option, valued
from stockbook.cli.questions.saving import STDOUT, Target
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import to_json
from stockbook.engine.exports import Export
from stockbook.models.files.faults import Fault

FORMAT = "proto for CP-SAT (text), mps for integer programming (free), opb for pseudo-Boolean solvers."
NO_CONTEST = "no contest"
OUT = Annotated[
    str, valued("FILE", "The file; of several contests FILE-1, FILE-2, ...; - is standard output.")
]


@command(
    *("file", field_option(Export, "format", None, FORMAT), "at"),
    field_option(Export, "contest", "TEXT", "The contest to enter, as for hint.", "a model of each"),
    *(option("out", OUT, STDOUT), "force", "json"),
)
def export(context: typer.Context, given: Mapping[str, Any]) -> int:
    """The model of a Show Phase, for each contest that is open, in a format that other solvers read."""
    chosen, question = questions_of(Export, given)
    found = ask(question(chosen.one))
    if given["as_json"]:
        print(to_json(found.document))
        return ANSWERED
    out, many = given["out"], len(found.models)
    if out == STDOUT and many > 1:
        message = f"{many} contests are open, a model for each: write them with --out FILE, or choose one"
        raise Refused([Fault(chosen.one, "--contest", message)])
    targets = [Target(path, "--out", force=given["force"]) for path in _paths(out, many)]
    for target, (contest, text) in zip(targets, found.models.items(), strict=True):
        target.write(text)
        if out != STDOUT:
            print(f"{contest or NO_CONTEST}: written into {target.path}", file=sys.stderr)
    return ANSWERED


def _paths(out: str, many: int) -> Sequence[str]:
    """The names of so many files, numbered where they are several."""
    stem, ending = os.path.splitext(out)
    return [out] if many == 1 else [f"{stem}-{number}{ending}" for number in range(1, many + 1)]
