"""Many files answered by one command, side by side: a line of JSON each, as it ends."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.asking import CODES, FileOptions
from stockbook.cli.questions.failure import ANSWERED, BROKEN, IMPOSSIBLE, INTERRUPTED, WRONG_INPUT
from stockbook.cli.questions.options import chosen_workers, refuse_both
from stockbook.engine.answering import answered
from stockbook.engine.documents.common import faults_document, to_json
from stockbook.models.files.faults import Fault, PositionError

if TYPE_CHECKING:
    from stockbook.engine.batch import AnsweredFiles
    from stockbook.engine.questions import Question

Document: TypeAlias = dict[str, Any]
#: Exit codes, the worst first: that of a batch is the worst of its files.
WORST_FIRST = (INTERRUPTED, BROKEN, WRONG_INPUT, IMPOSSIBLE, ANSWERED)
#: Options that say how a batch is answered, and not what is asked of each file.
OF_THE_BATCH = ("--files-from", "--out", "--dask", "--workers", "--json", "--force")


def answer_file(question: Question[Any]) -> tuple[Document, int]:
    """The document of a question about one file, and its exit code."""
    document, outcome = answered(question, f"question: {type(question).__name__} of {question.source.name}")
    return document, CODES[outcome]


def print_line(document: Document) -> None:
    """Print a document at once."""
    print(to_json(document), flush=True)


def answer_files(
    context: typer.Context,
    options: FileOptions,
    question: Callable[[str], Question[Any]],
    pieces: str = "files",
    tell: Callable[[Document], None] = print_line,
    summarize: Callable[[Sequence[Document]], Document] | None = None,
) -> int:
    """The worst of the exit codes of many files, answered by the command that is running.

    Its options are kept with the answers. ``pieces`` is the name of the files in the line of progress,
    ``tell`` takes each document, and ``summarize`` makes a last one of all others, kept and told as well.

    Raises
    ------
    Refused
        If the answers cannot be kept, or there is no cluster.
    PositionError
        If the file for the answers has others.
    """
    from stockbook.cli.rendering.progress import CountLine
    from stockbook.engine.batch import Batch

    refuse_both(options.workers, options.dask)
    given = _given(context)
    asked = {file: question(file) for file in options.files}
    keys = {file: _key(each) for file, each in asked.items()}
    codes = [ANSWERED]
    with ExitStack() as stack:
        answers = _answers(str(context.info_name), given, options.out)
        stack.callback(answers.close)
        kept = {file: answers.get(file, key or "") for file, key in keys.items()}
        left = {file: each for file, each in asked.items() if kept[file] is None}
        workers = stack.enter_context(chosen_workers(options.workers, options.dask))
        progress = stack.enter_context(CountLine(pieces))
        for document, code in filter(None, kept.values()):
            tell(document)
            codes.append(code)

        def keep(file: str, answer: tuple[Document, int]) -> None:
            document, code = {"file": file} | answer[0] | {"file": file}, answer[1]
            key = keys[file]
            if key and code not in (BROKEN, INTERRUPTED):
                answers.add(key, document, code)
            tell(document)
            codes.append(code)
            progress(len(codes) - 1, len(asked))

        def lose(file: str, reason: str) -> None:
            message = f"the process that worked on it has ended ({reason}); ask again"
            keep(file, (faults_document([Fault(file, "", message)]), BROKEN))

        try:
            with signals.searching() as stop:
                Batch(left, answer_file, keep, lose).run(workers, stop)
        except KeyboardInterrupt:
            codes.append(INTERRUPTED)
        if summarize:
            summary = summarize(answers.documents())
            answers.end(summary)
            tell(summary)
    return min(codes, key=WORST_FIRST.index)


def _given(context: typer.Context) -> dict[str, Any]:
    """The options of the running command that each file is asked with, without dashes; no defaults."""
    found = {}
    for param in context.command.params:
        option = param.opts[0]
        value = context.params.get(str(param.name))
        value = list(value) if isinstance(value, tuple) else value
        usual = value is None or value is False or value == [] or value == param.default
        if option.startswith("--") and option not in OF_THE_BATCH and not usual:
            found[option[2:]] = value
    return found


def _key(question: Question[Any]) -> str | None:
    """A text that tells apart what was read for a question; None where something could not be."""
    texts = list(question.source.texts.values())
    if any(isinstance(text, PositionError) for text in texts):
        return None
    return sha256(json.dumps(texts).encode()).hexdigest()[:16]


def _answers(command: str, given: Mapping[str, Any], out: str | None) -> AnsweredFiles:
    """The answers that the file for them has."""
    from stockbook.cli.questions.saving import holding
    from stockbook.engine.batch import AnsweredFiles

    with holding(str(out), "--out", "answers"):
        return AnsweredFiles(command, given, None if out is None else Path(out))
