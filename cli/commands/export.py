"""``stockbook export``: the models of a Show Phase for other solvers."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from inspect import Parameter
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import show_phases
from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import command, option, valued
from stockbook.cli.questions.saving import STDOUT, Target
from stockbook.engine.choices import Refused, read_contest
from stockbook.models.files.faults import Fault
from stockbook.optimizer.placement.exports import ModelFormat, exported

FORMAT = "proto for CP-SAT (text), mps for integer programming (free), opb for pseudo-Boolean solvers."
CONTEST = valued("TEXT", "The contest to enter, as for hint.", usual="a model of each")
OUT = valued("FILE", "The file; of several contests FILE-1, FILE-2, ...; - is standard output.")


@command(
    *("file", option("format", Annotated[ModelFormat, valued(None, FORMAT)], Parameter.empty), "at"),
    option("contest", Annotated[str | None, CONTEST]),
    *(option("out", Annotated[str, OUT], STDOUT), "force"),
)
def export(context: typer.Context, given: Mapping[str, Any]) -> int:
    """The model of a Show Phase, for each contest that is open, in a format that other solvers read."""
    file, text, out = given["file"], given["contest"], given["out"]
    (position,) = show_phases([file], given["at"])
    contests = position.may_enter if text is None else (read_contest(file, position, text),)
    paths, (stem, ending) = [out], os.path.splitext(out)
    if len(contests) > 1:
        if out == STDOUT:
            message = f"{len(contests)} contests are open, a model for each: write them with --out FILE"
            raise Refused([Fault(file, "--contest", f"{message}, or choose one")])
        paths = [f"{stem}-{number}{ending}" for number in range(1, len(contests) + 1)]
    targets = [Target(path, "--out", force=given["force"]) for path in paths]
    for target, contest in zip(targets, contests, strict=True):
        target.write(exported(position, contest, given["format"], file))
        if out != STDOUT:
            print(f"{contest or 'no contest'}: written into {target.path}", file=sys.stderr)
    return ANSWERED
